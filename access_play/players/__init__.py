"""Computer players, by game and level."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from access_play.games.core import AnyGame, View
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.nimmt.game import ElevenNimmt
from access_play.games.rows.game import RowsGame
from access_play.players import gagnant, gagnant_advice, nimmt, nimmt_advice, rows, rows_advice
from access_play.players.advice import Advice
from access_play.players.base import Chooser, at_random

LEVELS: Final = ("easy", "normal", "hard")

_CHOOSERS: Final[dict[type, dict[str, Chooser]]] = {
    RowsGame: {"easy": at_random, "normal": rows.wavering, "hard": rows.restrained},
    ElevenNimmt: {"easy": nimmt.careless, "normal": nimmt.hunter, "hard": nimmt.shrewd},
    OnzeGagnant: {"easy": at_random, "normal": gagnant.hopeful, "hard": gagnant.watchful},
}


def chooser(game: AnyGame, level: str) -> Chooser:
    """The player of a level: easy plays with little thought, hard as well as we know how."""
    family = next(family for family in _CHOOSERS if isinstance(game, family))
    return _CHOOSERS[family][level]


def advice(game: AnyGame, view: View, rng: random.Random) -> list[Advice]:
    """What the seat of the view might play, the best first, and what is true of each play."""
    family = next(family for family in _ADVISERS if isinstance(game, family))
    return _ADVISERS[family](game, view, rng)


def _rows_advice(game: RowsGame, view: Any, rng: random.Random) -> list[Advice]:
    plays = rows_advice.rank(game, view, rows.restrained(game, view, rng))
    return [rows_advice.advise(game, view, play) for play in plays[:ADVISED]]


def _nimmt_advice(game: ElevenNimmt, view: Any, rng: random.Random) -> list[Advice]:
    plays = nimmt.rank(game, view)
    return [nimmt_advice.advise(game, view, play) for play in plays[:ADVISED]]


def _gagnant_advice(game: OnzeGagnant, view: Any, rng: random.Random) -> list[Advice]:
    plays = gagnant.rank(game, view, rng, gagnant.judge_of(game))
    return [gagnant_advice.advise(game, view, play) for play in plays[:ADVISED]]


ADVISED: Final = 3
"""So many plays are compared at most."""

_ADVISERS: Final[dict[type, Callable[[Any, Any, random.Random], list[Advice]]]] = {
    RowsGame: _rows_advice,
    ElevenNimmt: _nimmt_advice,
    OnzeGagnant: _gagnant_advice,
}

__all__ = ["LEVELS", "Advice", "Chooser", "advice", "at_random", "chooser"]
