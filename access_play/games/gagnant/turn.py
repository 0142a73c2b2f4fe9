"""From a play to the next decision: steps with a single choice are made at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from access_play.games.core import OVER, Play, Tell
from access_play.games.gagnant import actions, bonuses, drawing, placing
from access_play.games.gagnant.choices import choices
from access_play.games.gagnant.events import TurnCame, TurnGoesOn
from access_play.games.gagnant.lines import Line
from access_play.games.gagnant.pack import NOTHING
from access_play.games.gagnant.placing import side_of
from access_play.games.gagnant.setting import Setting
from access_play.games.gagnant.state import (
    CARD,
    DRAW_BONUS,
    GOAL,
    GOAL_MINUS,
    GOAL_PLUS,
    LINE,
    MINUS,
    PLUS,
    GagnantState,
    Step,
    side_in,
)

Effect = Callable[[Setting, GagnantState, Play, Tell | None], Step]
"""Carries out a play and returns the step that follows."""

_EFFECTS: Final[dict[Step, Effect]] = {
    Step.DRAW: drawing.draw,
    Step.DRAW_TWO: drawing.draw_one_of_two,
    Step.CHOOSE: drawing.choose,
    Step.SIDE: placing.place,
    Step.REPLACED: placing.replace,
    Step.GIVE_LINE: placing.choose_receiver,
    Step.GIVE_SIDE: placing.give,
    Step.OWN_CARD: actions.choose_own,
    Step.THEIR_LINE: actions.choose_partner,
    Step.THEIR_CARD: actions.exchange,
    Step.DISCARD_LINE: actions.choose_discard_line,
    Step.DISCARD_CARD: actions.discard,
    Step.TURN: actions.turn,
    Step.COLOURS_LINE: bonuses.swap_colours,
    Step.MINUS_CARD: bonuses.choose_minus,
    Step.SWAP_WITH: bonuses.swap_sides,
    Step.PROTECTED: bonuses.protect,
    Step.RETURN: drawing.put_back,
}


def make(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> None:
    """Make a play, then all that leaves no choice, until a choice is to be made or the game is over."""
    _carry_out(setting, state, play, tell)
    while state.seat != OVER:
        state.can = choices(setting, state)
        if len(state.can) > 1 or state.step is Step.DRAW:
            break
        if state.can:
            _carry_out(setting, state, state.can[0], tell)
        else:
            skip = bonuses.skip if state.step in bonuses.SKIPPED else actions.skip
            state.step = skip(setting, state, tell)
            _pass_on(setting, state, tell)
    else:
        state.can = ()
    if tell and state.seat >= 0:
        tell(turn_came(setting, state) if state.step is Step.DRAW else turn_goes_on(setting, state))


def _carry_out(setting: Setting, state: GagnantState, play: Play, tell: Tell | None) -> None:
    state.step = _EFFECTS[state.step](setting, state, play, tell)
    _pass_on(setting, state, tell)


def _pass_on(setting: Setting, state: GagnantState, tell: Tell | None) -> None:
    if state.step is Step.DONE:
        drawing.finish(setting, state, tell)


# what is asked


def turn_came(setting: Setting, state: GagnantState) -> TurnCame:
    return TurnCame(
        state.seat,
        setting.name(state, state.line),
        setting.standing(state, state.line),
        tuple(drawing.SOURCES[play] for play in state.can),
        None if state.revealed == NOTHING else setting.pack.faces[state.revealed],
        plays=state.can,
    )


def turn_goes_on(setting: Setting, state: GagnantState) -> TurnGoesOn:
    can = state.can
    laid = [play - CARD for play in can if play >= CARD and state.step is not Step.CHOOSE]
    return TurnGoesOn(
        state.seat,
        setting.name(state, state.line),
        state.step,
        None if state.hand == NOTHING else setting.pack.faces[state.hand],
        sides=tuple(side for play in can if play in (PLUS, MINUS) and (side := side_in(play))),
        goal_sides=tuple(side for play in can if play in (GOAL_PLUS, GOAL_MINUS) and (side := side_in(play))),
        lines=tuple(setting.name(state, play - LINE) for play in can if LINE <= play < GOAL),
        goals=tuple(setting.name(state, play - GOAL) for play in can if GOAL <= play < CARD),
        cards=setting.cards(play - CARD for play in can if play >= CARD),
        places=tuple(side_of(_asked_of(state), card) for card in laid),
        sources=tuple(drawing.SOURCES[play] for play in can if play <= DRAW_BONUS),
        target=None if state.target == NOTHING else setting.name(state, state.target),
        plays=can,
    )


def _asked_of(state: GagnantState) -> Line:
    """The line of which a card is chosen."""
    return state.lines[state.line if state.target == NOTHING else state.target]
