"""The games of the house, by the name they are typed with."""

from __future__ import annotations

from typing import Final

from access_play.games.core import AnyGame
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.nimmt.game import ElevenNimmt
from access_play.games.rows.game import Atout11, ElferRaus

GAMES: Final[dict[str, type[AnyGame]]] = {
    game.name: game for game in (ElferRaus, Atout11, ElevenNimmt, OnzeGagnant)
}
