"""The very first start: who speaks, braille or not, how much is said, and whether to learn first.

Each answer is kept as a setting; Enter alone takes what is sensible here.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from access_play import lasting
from access_play.arguments import make_parser
from access_play.asking import Asking
from access_play.braille.display import display_answers
from access_play.console.session import LAST_WORDS
from access_play.console.shelf import Shelf
from access_play.games import GAMES
from access_play.room import Room, in_room
from access_play.settings import Settings
from access_play.status import FINE, command
from access_play.teaching import teach
from access_play.ways import ways_of
from access_play.words import beginning, voicing
from access_play.words.base import Verbosity
from access_play.words.games import game_title
from access_play.words.language import Language
from access_play.words.program import alike

LEARN, PLAY = "tutorial", "play"
WITHIN: Final = 1.0
"""Seconds in which a braille display must answer to be what Enter alone chooses."""


def ask_again(asked: argparse.Namespace, settings: Settings, shelf: Shelf, t: Language) -> int:
    """``settings ask``: the questions of the first start, without lessons and game."""
    unasked = make_parser(t).read(["play"])
    unasked.lang = asked.lang
    ways = replace(ways_of(unasked, settings, t), unsettled=True)

    def settle(room: Room) -> int:
        if Beginning(room).settles():
            room.outputs.close(LAST_WORDS)
        return FINE

    return in_room(ways, shelf, t, settle)


def begins(room: Room, settings: Settings) -> bool:
    """Settle what was never settled, and teach whoever wants that; False when the player leaves."""
    first = Beginning(room)
    return first.settles() and first.learns(settings)


class Beginning:
    """Asks in one room, and has it heed the answers at once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asking = Asking(room.outputs, room.t, room.shelf)

    def settles(self) -> bool:
        """Ask for braille and detail, and keep the answers; False when the player leaves."""
        answers = asyncio.run(self._ask())
        self.room.speak(self.asking.t)
        if answers is None:
            self.room.outputs.close(LAST_WORDS)
            return False
        where, detail = answers
        self.room.ways = replace(self.room.ways, verbosity=Verbosity(detail))
        t = self.asking.t
        reasons = [lasting.keep(t, name, word) for name, word in self._kept(where, detail).items()]
        reason = next(filter(None, reasons), "")
        said = voicing.not_kept(t, reason) if reason else alike(beginning.asked_once(t, command()))
        self.asking.tell(said)
        return True

    def _kept(self, where: str, detail: str) -> Mapping[str, str]:
        return {"lang": self.asking.t.code, "braille": where, "verbosity": detail, "asked": "true"}

    async def _ask(self) -> tuple[str, str] | None:
        """Where braille goes, which is only asked where there is some, and how much is said."""
        where: str | None = self.room.ways.braille
        if not self.room.shelf.brailler(self.asking.t.code).missing and "." not in self.room.ways.braille:
            where = await self._where()
        if where is None:
            return None
        self.room.braille_goes(where)
        levels = list(beginning.details(self.asking.t))
        detail = await self.asking.choose(
            lambda t: (beginning.how_much(t), list(beginning.details(t).values())),
            levels,
            levels.index(self.room.ways.verbosity.value),
        )
        return None if detail is None else (where, detail)

    async def _where(self) -> str | None:
        places = list(beginning.braille_places(self.asking.t))
        usual = "display" if display_answers(WITHIN) else self.room.ways.braille
        return await self.asking.choose(
            lambda t: (beginning.where_braille(t), list(beginning.braille_places(t).values())),
            places,
            places.index(usual),
        )

    def learns(self, settings: Settings) -> bool:
        """Teach whoever wants to learn first; False when the player leaves."""
        game = asyncio.run(self._game_to_learn())
        self.room.speak(self.asking.t)
        if game is None:
            self.room.outputs.close(LAST_WORDS)
            return False
        if not game:
            return True
        if teach(self.room, game, settings):
            return True
        self.room.outputs.close(LAST_WORDS)
        return False

    async def _game_to_learn(self) -> str | None:
        """The game to learn, "" for none; None when the player leaves."""
        chosen = await self.asking.choose(
            lambda t: (beginning.learn_or_play(t), beginning.learn_and_play(t)), (LEARN, PLAY), 0
        )
        if chosen != LEARN:
            return None if chosen is None else ""
        return await self.asking.choose(
            lambda t: (beginning.which_to_learn(t), [game_title(t, name) for name in GAMES]), list(GAMES), 0
        )
