"""Cards that go to a line: laid beside the goal or behind it, given, or in place of another."""

from __future__ import annotations

from access_play.games.core import Play, Tell
from access_play.games.gagnant.cards import Kind, Side
from access_play.games.gagnant.ending import after_change
from access_play.games.gagnant.events import CardPlaced, CardReplaced, GoalModified
from access_play.games.gagnant.lines import Line, bare
from access_play.games.gagnant.pack import NOTHING
from access_play.games.gagnant.setting import Setting
from access_play.games.gagnant.state import (
    CARD,
    GOAL_MINUS,
    GOAL_PLUS,
    LINE,
    PLUS,
    GagnantState,
    Step,
)


def place(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    """Lay the card in hand in one's own line; its action follows."""
    card = state.hand
    if play in (GOAL_PLUS, GOAL_MINUS):
        return _modify_goal(setting, state, play == GOAL_PLUS, tell)
    _lay(setting, state, state.line, play == PLUS, tell)
    kind = setting.pack.kinds[card]
    following = Step.DONE
    if kind is Kind.EXCHANGE:
        following = Step.OWN_CARD
    elif kind is Kind.DRAW_TWO:
        following = Step.DRAW_TWO
    return after_change(setting, state, following, tell)


def replace(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    """Put the card in hand in the place of an own one, which is discarded."""
    card, replaced = state.hand, play - CARD
    line = state.lines[state.line]
    side = side_of(line, replaced)
    state.lines[state.line] = substitute(line, replaced, card)
    state.discard.append(replaced)
    state.hand = NOTHING
    if tell:
        name, standing = setting.name(state, state.line), setting.standing(state, state.line)
        faces = setting.pack.faces
        tell(CardReplaced(state.seat, name, faces[card], faces[replaced], side, standing))
    return after_change(setting, state, Step.DONE, tell)


def choose_receiver(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    state.target = play - LINE
    return Step.GIVE_SIDE


def give(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    """Lay the card in hand in the chosen line of another."""
    _lay(setting, state, state.target, play == PLUS, tell)
    state.target = NOTHING
    return after_change(setting, state, Step.DONE, tell)


def _lay(setting: Setting, state: GagnantState, at: int, plus: bool, tell: Tell | None) -> None:
    card, line = state.hand, state.lines[at]
    if plus:
        state.lines[at] = line._replace(plus=(*line.plus, card))
    else:
        state.lines[at] = line._replace(minus=(*line.minus, card))
    state.hand = NOTHING
    if tell:
        face, side = setting.pack.faces[card], Side.PLUS if plus else Side.MINUS
        tell(CardPlaced(state.seat, setting.name(state, at), face, side, setting.standing(state, at)))


def _modify_goal(setting: Setting, state: GagnantState, plus: bool, tell: Tell | None) -> Step:
    card, at = state.hand, state.line
    line = state.lines[at]
    state.lines[at] = line._replace(behind=(*line.behind, card if plus else ~card))
    state.hand = NOTHING
    if tell:
        face, sign = setting.pack.faces[card], Side.PLUS if plus else Side.MINUS
        tell(GoalModified(state.seat, setting.name(state, at), face, sign, setting.standing(state, at)))
    return after_change(setting, state, Step.DONE, tell)


# cards of a line


def side_of(line: Line, card: int) -> Side:
    """Where a card of the line lies."""
    if card in line.plus:
        return Side.PLUS
    return Side.MINUS if card in line.minus else Side.GOAL


def substitute(line: Line, card: int, other: int) -> Line:
    """Put a card in the exact place of another; behind the goal the neutral card keeps its sign."""
    if card in line.plus:
        return line._replace(plus=tuple(other if each == card else each for each in line.plus))
    if card in line.minus:
        return line._replace(minus=tuple(other if each == card else each for each in line.minus))
    modifier = other if line.behind[-1] >= 0 else ~other
    return line._replace(behind=(*line.behind[:-1], modifier))


def without(line: Line, card: int) -> Line:
    """The line without a card; a covered goal modifier counts again."""
    if line.behind and card == bare(line.behind[-1]):
        return line._replace(behind=line.behind[:-1])
    return line._replace(
        plus=tuple(each for each in line.plus if each != card),
        minus=tuple(each for each in line.minus if each != card),
    )
