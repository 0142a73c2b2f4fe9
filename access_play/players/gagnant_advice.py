"""What speaks for a play of Onze Gagnant: how the table can stand at the end of the turn."""

from __future__ import annotations

import random

from access_play.games.core import OVER, Play
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.gagnant.state import GagnantState, GagnantView, Step
from access_play.players.advice import Advice, Why
from access_play.players.gagnant import judge_of


def advise(game: OnzeGagnant, view: GagnantView, play: Play) -> Advice:
    """What can be said for the play."""
    if len(view.legal) == 1:
        return Advice(play, Why.ONLY)
    before = game.guess(view, random.Random(0))
    after = _best_end(game, before, play)
    if after is None:
        return Advice(play, Why.CHANCE)
    if after.seat == OVER and not game.rules.together and game.winner(after) == view.seat:
        return Advice(play, Why.WINS)
    return _of_own_line(game, before, after, play) or _of_others(game, before, after, play)


def _best_end(game: OnzeGagnant, state: GagnantState, play: Play) -> GagnantState | None:
    """The table at the end of the turn that the play begins best; None where hidden cards decide."""
    after = state.copy()
    game.play(after, play)
    if after.stock != state.stock or len(after.bonus) != len(state.bonus):
        return None  # which card was drawn nobody could know
    if after.seat != state.seat or after.line != state.line or after.step is Step.DRAW:
        return after
    ends = [_best_end(game, after, following) for following in game.legal(after)]
    known = [end for end in ends if end is not None]
    if not known:
        return None
    return max(known, key=lambda end: judge_of(game)(game, end, state.seat))


def _of_own_line(game: OnzeGagnant, before: GagnantState, after: GagnantState, play: Play) -> Advice | None:
    """How the line that has the turn fares; None where the play does not help it."""
    was, now = game.standing(before, before.line), game.standing(after, before.line)
    if was.blocked and not now.blocked:
        return Advice(play, Why.FREES, now.distance)
    if now.distance < was.distance:
        return Advice(play, Why.NEARER, now.distance)
    return None


def _of_others(game: OnzeGagnant, before: GagnantState, after: GagnantState, play: Play) -> Advice:
    """How the others' lines are hindered, else where the own line would be."""
    for line in range(len(before.lines)) if not game.rules.together else ():
        was, now = game.standing(before, line), game.standing(after, line)
        seat = game.line_name(before, line).seat
        if seat == before.seat:
            continue
        if now.blocked and not was.blocked:
            return Advice(play, Why.BLOCKS, seat=seat, line=line)
        if now.distance > was.distance:
            return Advice(play, Why.HINDERS, now.distance, seat=seat, line=line)
    return Advice(play, Why.STANDS, game.standing(after, before.line).distance)
