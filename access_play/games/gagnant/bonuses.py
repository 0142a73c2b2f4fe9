"""The six kinds of bonus cards."""

from __future__ import annotations

from typing import Final

from access_play.games.core import Play, Tell
from access_play.games.gagnant.cards import Bonus
from access_play.games.gagnant.ending import after_change
from access_play.games.gagnant.events import (
    ActionSkipped,
    BonusDrawn,
    CardProtected,
    ColoursSwapped,
    DiscardTaken,
    GoalNegated,
    SidesSwapped,
)
from access_play.games.gagnant.hand import begin
from access_play.games.gagnant.pack import NOTHING
from access_play.games.gagnant.placing import side_of, substitute
from access_play.games.gagnant.setting import Setting
from access_play.games.gagnant.state import CARD, LINE, GagnantState, Step

SKIPPED: Final = {Step.MINUS_CARD: Bonus.SWAP_SIDES, Step.PROTECTED: Bonus.PROTECT}
"""Steps that may have no choice, and the bonus that has no effect then."""

_FIRST: Final = {
    Bonus.SWAP_COLOURS: Step.COLOURS_LINE,
    Bonus.SWAP_SIDES: Step.MINUS_CARD,
    Bonus.PROTECT: Step.PROTECTED,
}


def draw_bonus(setting: Setting, state: GagnantState, tell: Tell | None) -> Step:
    """Draw the bonus card of the line and start to play it."""
    card = state.bonus.pop()
    bonus = setting.pack.bonuses[card]
    state.used |= {state.line}
    if tell:
        tell(BonusDrawn(state.seat, setting.name(state, state.line), bonus, len(state.bonus)))
    if bonus is Bonus.WILD:
        return begin(setting, state, card)
    state.spent.append(card)
    if bonus is Bonus.RETAKE:
        return _retake(setting, state, tell)
    if bonus is Bonus.NEGATIVE:
        return _negate(setting, state, tell)
    return _FIRST[bonus]


def skip(setting: Setting, state: GagnantState, tell: Tell | None) -> Step:
    """Leave out a bonus that has no effect."""
    if tell:
        tell(ActionSkipped(state.seat, SKIPPED[state.step]))
    return Step.DONE


def _retake(setting: Setting, state: GagnantState, tell: Tell | None) -> Step:
    """Play the last card of the discard."""
    if not state.discard:
        if tell:
            tell(ActionSkipped(state.seat, Bonus.RETAKE))
        return Step.DONE
    card = state.discard.pop()
    if tell:
        tell(DiscardTaken(state.seat, setting.name(state, state.line), setting.pack.faces[card]))
    return begin(setting, state, card)


def _negate(setting: Setting, state: GagnantState, tell: Tell | None) -> Step:
    at = state.line
    state.lines[at] = state.lines[at]._replace(negative=True)
    if tell:
        tell(GoalNegated(state.seat, setting.name(state, at), setting.standing(state, at)))
    return after_change(setting, state, Step.DONE, tell)


def swap_colours(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    at, other = state.line, play - LINE
    mine, theirs = state.lines[at], state.lines[other]
    state.lines[at] = mine._replace(colour=theirs.colour)
    state.lines[other] = theirs._replace(colour=mine.colour)
    if tell:
        event = ColoursSwapped(
            state.seat,
            setting.name(state, at),
            setting.name(state, other),
            setting.standing(state, at),
            setting.standing(state, other),
        )
        tell(event)
    return after_change(setting, state, Step.DONE, tell)


def choose_minus(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    state.mine = play - CARD
    return Step.SWAP_WITH


def swap_sides(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    """Swap a card of one's minus side with one of one's plus side or behind one's goal."""
    mine, other, at = state.mine, play - CARD, state.line
    line = state.lines[at]
    side = side_of(line, other)
    held = substitute(line, mine, NOTHING)
    state.lines[at] = substitute(substitute(held, other, mine), NOTHING, other)
    state.mine = NOTHING
    if tell:
        faces, name, standing = setting.pack.faces, setting.name(state, at), setting.standing(state, at)
        tell(SidesSwapped(state.seat, name, faces[mine], faces[other], side, standing))
    return after_change(setting, state, Step.DONE, tell)


def protect(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    card = play - CARD
    state.protected |= {card}
    if tell:
        tell(CardProtected(state.seat, setting.name(state, state.line), setting.pack.faces[card]))
    return Step.DONE
