"""What the seat to act may choose at each step.

No choice at all means that the step's action cannot be carried out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final

from access_play.games.core import Play
from access_play.games.gagnant.cards import Kind
from access_play.games.gagnant.lines import Line
from access_play.games.gagnant.pack import Pack
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
    GOAL,
    GOAL_MINUS,
    GOAL_PLUS,
    LINE,
    MINUS,
    PLUS,
    GagnantState,
    Step,
)

_NOTHING: Final[tuple[Play, ...]] = ()
_EITHER: Final = (PLUS, MINUS)
_ANYWHERE: Final = (PLUS, MINUS, GOAL_PLUS, GOAL_MINUS)
_SIDES: Final = {Kind.PLUS: (PLUS,), Kind.MINUS: (MINUS,), Kind.DRAW_TWO: (MINUS,)}


def choices(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    """Every play of the step, in a steady order."""
    return _CHOICES[state.step](setting, state)


# cards and lines that can be chosen


def movable(pack: Pack, state: GagnantState, line: Line) -> list[int]:
    """Cards on plus and minus that are not protected; of two that look alike on a side, the first."""
    protected = state.protected
    return _each_look(pack, line.plus, protected) + _each_look(pack, line.minus, protected)


def discardable(pack: Pack, state: GagnantState, line: Line) -> list[int]:
    """What a DISCARD may take from a line: the movable cards and the top goal modifier."""
    found, top = movable(pack, state, line), line.top
    if top is not None and top not in state.protected:
        found.append(top)
    return found


def neutrals_left(setting: Setting, state: GagnantState) -> int:
    """How many neutral cards lie aside."""
    return setting.pack.neutrals - sum(len(line.behind) for line in state.lines)


def _each_look(pack: Pack, cards: tuple[int, ...], protected: Collection[int]) -> list[int]:
    looks: dict[int, int] = {}
    for card in cards:
        if card not in protected:
            looks.setdefault(pack.looks[card], card)
    return list(looks.values())


def _can_move(state: GagnantState, line: Line) -> bool:
    if not state.protected:
        return bool(line.plus or line.minus)
    return not state.protected.issuperset(line.plus + line.minus)


def _of_cards(cards: Iterable[int]) -> tuple[Play, ...]:
    return tuple(CARD + card for card in cards)


# step by step


def _to_begin(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    sources = _to_draw(setting, state)
    return (*sources, DRAW_BONUS) if state.bonus and state.line not in state.used else sources


def _to_draw(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    piles = state.piles
    if setting.rules.dilemma:
        hidden = (DRAW_HIDDEN,) if piles[0] else _NOTHING
        return (DRAW_OPEN, *hidden) if state.revealed >= 0 else hidden
    if len(piles) > 1:
        return tuple(play for play, pile in zip((DRAW_1, DRAW_2), piles, strict=True) if pile)
    return (DRAW,) if piles[0] else _NOTHING


def _of_the_two(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    """Either card; between two that look alike on both sides there is nothing to choose."""
    pack, (first, second) = setting.pack, state.pair
    alike = pack.looks[first] == pack.looks[second] and pack.backs[first] == pack.backs[second]
    return _of_cards(state.pair[:1] if alike else state.pair)


def _side(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    kind = setting.pack.kinds[state.hand]
    if kind is Kind.GOAL and neutrals_left(setting, state):
        return _ANYWHERE
    return _SIDES.get(kind, _EITHER)


def _own_movable(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    return _of_cards(movable(setting.pack, state, state.lines[state.line]))


def _other_line(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    return tuple(LINE + line for line in state.clockwise[1:])


def _given_side(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    return _EITHER


def _exchange_with(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    return tuple(LINE + line for line in state.clockwise[1:] if _can_move(state, state.lines[line]))


def _own_card(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    """One's own card of an exchange; none when nobody else has a card for it."""
    if not _exchange_with(setting, state):
        return _NOTHING
    return _own_movable(setting, state)


def _their_card(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    return _of_cards(movable(setting.pack, state, state.lines[state.target]))


def _discard_line(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    lines = state.lines
    return tuple(
        LINE + line
        for line in state.clockwise
        if _can_move(state, lines[line]) or discardable(setting.pack, state, lines[line])
    )


def _discard_card(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    return _of_cards(discardable(setting.pack, state, state.lines[state.target]))


def _turn(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    order = state.clockwise
    goals = tuple(GOAL + line for line in order if state.lines[line].behind)
    return tuple(LINE + line for line in order) + goals


def _minus_card(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    """A card of one's minus side, if there is another to swap it with."""
    if not _swap_with(setting, state):
        return _NOTHING
    return _of_cards(_each_look(setting.pack, state.lines[state.line].minus, state.protected))


def _swap_with(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    line = state.lines[state.line]
    found = _each_look(setting.pack, line.plus, state.protected)
    if line.top is not None and line.top not in state.protected:
        found.append(line.top)
    return _of_cards(found)


def _to_protect(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    return _of_cards(discardable(setting.pack, state, state.lines[state.line]))


def _places_in_stock(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    pile = state.piles[pile_of(setting.pack, state, state.held[-1])]
    return tuple(range(BACK, BACK + len(pile) + 1))


def _none(setting: Setting, state: GagnantState) -> tuple[Play, ...]:
    return _NOTHING


def pile_of(pack: Pack, state: GagnantState, card: int) -> int:
    """The pile a stock card belongs to."""
    return pack.backs[card] if len(state.piles) > 1 else 0


_CHOICES: Final[dict[Step, Callable[[Setting, GagnantState], tuple[Play, ...]]]] = {
    Step.DRAW: _to_begin,
    Step.DRAW_TWO: _to_draw,
    Step.CHOOSE: _of_the_two,
    Step.SIDE: _side,
    Step.REPLACED: _own_movable,
    Step.GIVE_LINE: _other_line,
    Step.GIVE_SIDE: _given_side,
    Step.OWN_CARD: _own_card,
    Step.THEIR_LINE: _exchange_with,
    Step.THEIR_CARD: _their_card,
    Step.DISCARD_LINE: _discard_line,
    Step.DISCARD_CARD: _discard_card,
    Step.TURN: _turn,
    Step.COLOURS_LINE: _other_line,
    Step.MINUS_CARD: _minus_card,
    Step.SWAP_WITH: _swap_with,
    Step.PROTECTED: _to_protect,
    Step.RETURN: _places_in_stock,
    Step.DONE: _none,
    Step.OVER: _none,
}
