"""What cards do beside being laid: exchange, discard, turn."""

from __future__ import annotations

from access_play.games.core import Play, Tell
from access_play.games.gagnant.cards import Kind, Side
from access_play.games.gagnant.ending import after_change
from access_play.games.gagnant.events import (
    ActionSkipped,
    CardDiscarded,
    CardsExchanged,
    GoalTurned,
    SignsTurned,
)
from access_play.games.gagnant.pack import NOTHING
from access_play.games.gagnant.placing import side_of, substitute, without
from access_play.games.gagnant.setting import Setting
from access_play.games.gagnant.state import CARD, GOAL, LINE, GagnantState, Step

SKIPPED = {
    Step.OWN_CARD: Kind.EXCHANGE,
    Step.DISCARD_LINE: Kind.DISCARD,
    Step.DRAW_TWO: Kind.DRAW_TWO,
}
"""Steps that may have no choice, and the kind whose action is skipped then."""


def skip(setting: Setting, state: GagnantState, tell: Tell | None) -> Step:
    """Leave out an action that cannot be carried out."""
    if tell:
        tell(ActionSkipped(state.seat, SKIPPED[state.step]))
    return Step.DONE


# exchange


def choose_own(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    state.mine = play - CARD
    return Step.THEIR_LINE


def choose_partner(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    state.target = play - LINE
    return Step.THEIR_CARD


def exchange(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    """Two cards of two lines take each other's exact place."""
    mine, theirs, at, other = state.mine, play - CARD, state.line, state.target
    state.lines[at] = substitute(state.lines[at], mine, theirs)
    state.lines[other] = substitute(state.lines[other], theirs, mine)
    state.mine = state.target = NOTHING
    if tell:
        faces = setting.pack.faces
        event = CardsExchanged(
            state.seat,
            setting.name(state, at),
            faces[mine],
            setting.name(state, other),
            faces[theirs],
            setting.standing(state, at),
            setting.standing(state, other),
        )
        tell(event)
    return after_change(setting, state, Step.DONE, tell)


# discard


def choose_discard_line(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    state.target = play - LINE
    return Step.DISCARD_CARD


def discard(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    card, at = play - CARD, state.target
    line = state.lines[at]
    state.lines[at] = without(line, card)
    state.discard.append(card)
    state.target = NOTHING
    if tell:
        name, standing = setting.name(state, at), setting.standing(state, at)
        tell(CardDiscarded(state.seat, name, setting.pack.faces[card], side_of(line, card), standing))
    return after_change(setting, state, Step.DONE, tell)


# turn


def turn(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> Step:
    """Turn a line's ``+/-`` card by half, or flip the neutral card of its goal modifier."""
    if play >= GOAL:
        _turn_goal(setting, state, play - GOAL, tell)
    else:
        _turn_signs(setting, state, play - LINE, tell)
    return after_change(setting, state, Step.DONE, tell)


def _turn_signs(setting: Setting, state: GagnantState, at: int, tell: Tell | None) -> None:
    line = state.lines[at]
    state.lines[at] = line._replace(plus=line.minus, minus=line.plus)
    if tell:
        tell(SignsTurned(state.seat, setting.name(state, at), setting.standing(state, at)))


def _turn_goal(setting: Setting, state: GagnantState, at: int, tell: Tell | None) -> None:
    line = state.lines[at]
    turned = ~line.behind[-1]
    state.lines[at] = line._replace(behind=(*line.behind[:-1], turned))
    if tell:
        sign = Side.PLUS if turned >= 0 else Side.MINUS
        tell(GoalTurned(state.seat, setting.name(state, at), sign, setting.standing(state, at)))
