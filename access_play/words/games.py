"""Which words go with which game."""

from __future__ import annotations

from access_play.games.core import AnyGame
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.nimmt.game import ElevenNimmt
from access_play.games.rows.game import RowsGame
from access_play.words.base import GameWords, Listener
from access_play.words.gagnant import GagnantWords
from access_play.words.language import Language
from access_play.words.nimmt import NimmtWords
from access_play.words.rows import RowsWords

WORDS: dict[type, type[GameWords]] = {
    RowsGame: RowsWords,
    ElevenNimmt: NimmtWords,
    OnzeGagnant: GagnantWords,
}


def words_for(game: AnyGame, listener: Listener) -> GameWords:
    """The words of the game's family for a listener."""
    family = next(family for family in WORDS if isinstance(game, family))
    return WORDS[family](game, listener)


def game_title(t: Language, name: str) -> str:
    """The name of a game as it is said."""
    return {
        # Translators: the name of a game
        "elfer-raus": t.p_("game", "Elfer Raus!"),
        # Translators: the name of a game
        "atout-11": t.p_("game", "Atout 11"),
        # Translators: the name of a game
        "11-nimmt": t.p_("game", "11 nimmt!"),
        # Translators: the name of a game
        "onze-gagnant": t.p_("game", "Onze Gagnant"),
    }[name]
