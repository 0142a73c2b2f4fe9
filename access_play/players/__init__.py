"""Computer players, by game and level."""

from __future__ import annotations

from typing import Final

from access_play.games.core import AnyGame
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.nimmt.game import ElevenNimmt
from access_play.games.rows.game import RowsGame
from access_play.players import gagnant, nimmt, rows
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


__all__ = ["LEVELS", "Chooser", "at_random", "chooser"]
