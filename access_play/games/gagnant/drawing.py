"""Cards that leave the stock, and those that go back."""

from __future__ import annotations

from typing import Final

from access_play.games.core import CHANCE, Play, Tell
from access_play.games.gagnant.bonuses import draw_bonus
from access_play.games.gagnant.cards import Source
from access_play.games.gagnant.choices import pile_of
from access_play.games.gagnant.ending import when_empty
from access_play.games.gagnant.events import (
    CardChosen,
    CardDrawn,
    CardRevealed,
    CardSpent,
    ReturnedToStock,
    StockEmpty,
)
from access_play.games.gagnant.hand import begin
from access_play.games.gagnant.pack import NOTHING
from access_play.games.gagnant.setting import Setting
from access_play.games.gagnant.state import (
    BACK,
    CARD,
    DRAW,
    DRAW_1,
    DRAW_2,
    DRAW_BONUS,
    DRAW_HIDDEN,
    DRAW_OPEN,
    GagnantState,
    Step,
)

SOURCES: Final = {
    DRAW: Source.STOCK,
    DRAW_1: Source.BOX_1,
    DRAW_2: Source.BOX_2,
    DRAW_OPEN: Source.OPEN,
    DRAW_HIDDEN: Source.HIDDEN,
    DRAW_BONUS: Source.BONUS,
}


def draw(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    """Begin a turn: draw a card and start to play it."""
    if play == DRAW_BONUS:
        return draw_bonus(setting, state, tell)
    return begin(setting, state, _take(setting, state, play, tell))


def draw_one_of_two(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    """Draw for a DRAW_TWO; with a single card left in the stock that one is played."""
    card = _take(setting, state, play, tell, pair=True)
    if len(state.pair) == 2:
        return Step.CHOOSE
    if state.stock:
        return Step.DRAW_TWO
    state.pair = ()
    return begin(setting, state, card)


def choose(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    """Play one of two cards; the other goes back when the turn is done."""
    card = play - CARD
    other = state.pair[0] if card == state.pair[1] else state.pair[1]
    state.pair = ()
    state.held += (other,)
    if tell:
        faces = setting.pack.faces
        tell(CardChosen(state.seat, faces[card], faces[other]))
    return begin(setting, state, card)


def _take(setting: Setting, state: GagnantState, play: Play, tell: Tell | None, pair: bool = False) -> int:
    """Take a card from the stock; an open one is replaced at once from the pile."""
    if play == DRAW_OPEN:
        card, state.revealed = state.revealed, NOTHING
    else:
        card = state.piles[1 if play == DRAW_2 else 0].pop()
    if pair:
        state.pair += (card,)
    if tell:
        name, face = setting.name(state, state.line), setting.pack.faces[card]
        tell(CardDrawn(state.seat, name, face, SOURCES[play], state.stock))
    _reveal(setting, state, tell)
    if tell and state.empty:
        tell(StockEmpty(state.seat))
    return card


def _reveal(setting: Setting, state: GagnantState, tell: Tell | None) -> None:
    """Lay the first card of the pile open where the dilemma wants one."""
    if not setting.rules.dilemma or state.revealed >= 0 or not state.piles[0]:
        return
    state.revealed = state.piles[0].pop()
    if tell:
        face = setting.pack.faces[state.revealed]
        tell(CardRevealed(setting.owners[state.line], face, state.stock))


def finish(setting: Setting, state: GagnantState, tell: Tell | None) -> None:
    """The card is played out: what must go back goes back, then the turn passes."""
    if state.hand != NOTHING:
        _spend(setting, state, tell)
    if state.held:
        state.step, state.seat = Step.RETURN, CHANCE
    elif state.empty:
        when_empty(setting, state, tell)
    else:
        state.line = (state.line + 1) % len(state.lines)
        state.step, state.seat = Step.DRAW, setting.owners[state.line]


def _spend(setting: Setting, state: GagnantState, tell: Tell | None) -> None:
    """A card that was not laid goes to the discard."""
    state.discard.append(state.hand)
    if tell:
        tell(CardSpent(state.seat, setting.pack.faces[state.hand]))
    state.hand = NOTHING


def put_back(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    """Shuffle a held card into its pile, at the place that chance gave."""
    *held, card = state.held
    state.held = tuple(held)
    state.piles[pile_of(setting.pack, state, card)].insert(play - BACK, card)
    state.seat = setting.owners[state.line]
    if tell:
        tell(ReturnedToStock(state.seat, setting.pack.faces[card], state.stock))
    _reveal(setting, state, tell)
    return Step.DONE
