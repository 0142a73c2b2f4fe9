"""Who has won: after each change of the lines, and when the stock is empty."""

from __future__ import annotations

from collections.abc import Sequence

from access_play.games.core import OVER, Tell
from access_play.games.gagnant.events import LineStands, NobodyWon, SuccessTold, Won
from access_play.games.gagnant.lines import ELEVEN, distance, is_valid, result
from access_play.games.gagnant.pack import NOTHING
from access_play.games.gagnant.setting import Setting
from access_play.games.gagnant.state import GagnantState, Step


def after_change(setting: Setting, state: GagnantState, following: Step, tell: Tell | None) -> Step:
    """The lines have changed: OVER if that wins the game, else the step that follows."""
    if setting.rules.together:
        valid = count_valid(setting, state)
        if valid < len(state.lines):
            return following
        end(state, state.line)
        if tell:
            tell(SuccessTold(setting.owners[state.line], valid, len(state.lines)))
        return Step.OVER
    line = _first_valid(setting, state)
    if line == NOTHING:
        return following
    _win(setting, state, line, tell, by_nearness=False)
    return Step.OVER


def when_empty(setting: Setting, state: GagnantState, tell: Tell | None) -> None:
    """The last card is played: the nearest wins, or the lines that are valid are counted."""
    if tell:
        for line, owner in enumerate(setting.owners):
            tell(LineStands(owner, setting.name(state, line), setting.standing(state, line)))
    if setting.rules.together:
        _tell_success(setting, state, tell)
        return
    best = nearest(setting, state)
    if len(best) == 1:
        _win(setting, state, best[0], tell, by_nearness=True)
        return
    if tell:
        tell(NobodyWon(setting.owners[best[0]], tuple(setting.name(state, line) for line in best)))
    end(state, NOTHING)


def end(state: GagnantState, won: int) -> None:
    state.seat, state.step, state.won = OVER, Step.OVER, won


def count_valid(setting: Setting, state: GagnantState) -> int:
    pack, void = setting.pack, state.empty
    return sum(1 for line in state.lines if is_valid(pack, line, void))


def nearest(setting: Setting, state: GagnantState) -> Sequence[int]:
    """The lines nearest to their goals, of these the ones nearest to 11; several are tied."""
    pack = setting.pack
    places = [(distance(pack, line), abs(result(pack, line) - ELEVEN)) for line in state.lines]
    return [line for line, place in enumerate(places) if place == min(places)]


def _first_valid(setting: Setting, state: GagnantState) -> int:
    """The valid line that wins: the active one first, then clockwise."""
    pack, lines, void = setting.pack, state.lines, state.empty
    for line in state.clockwise:
        if is_valid(pack, lines[line], void):
            return line
    return NOTHING


def _win(setting: Setting, state: GagnantState, line: int, tell: Tell | None, by_nearness: bool) -> None:
    if tell:
        owner = setting.owners[line]
        tell(Won(owner, setting.name(state, line), setting.standing(state, line), by_nearness))
    end(state, line)


def _tell_success(setting: Setting, state: GagnantState, tell: Tell | None) -> None:
    valid = count_valid(setting, state)
    if tell:
        tell(SuccessTold(setting.owners[state.line], valid, len(state.lines)))
    end(state, state.line if valid == len(state.lines) else NOTHING)
