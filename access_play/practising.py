"""The command that practises the marks on the cards: shown in cells only, told by the player."""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
from dataclasses import replace
from typing import Final

from access_play.asking import Asking
from access_play.choosing import find_game, make_game
from access_play.console.session import LAST_WORDS
from access_play.console.shelf import Shelf
from access_play.games import GAMES
from access_play.games.core import AnyGame
from access_play.room import Room, in_room
from access_play.settings import Settings
from access_play.status import FAILURE, FINE, USAGE, complain
from access_play.ways import Unusable, ways_of
from access_play.words import practice, program
from access_play.words.commands import Command
from access_play.words.games import game_title
from access_play.words.language import Language, folded, spellings
from access_play.words.levels import Level
from access_play.words.practice import Asked

MOST: Final = 1000
"""Marks that can be asked for in one go; 0 has no end."""


def practise(asked: argparse.Namespace, settings: Settings, shelf: Shelf, t: Language) -> int:
    """Ask for marks; their cells stand in the terminal unless a display is asked for."""
    try:
        game = make_game(t, find_game(t, asked.game or next(iter(GAMES))), None, asked.preset, asked.option)
        ways = ways_of(asked, settings, t)
        if not 0 <= asked.count <= MOST:
            raise Unusable(program.out_of_range(t, "--count", asked.count, 0, MOST))
    except Unusable as wrong:
        complain(str(wrong))
        return USAGE
    missing = shelf.brailler(t.code).missing
    if missing:
        complain(program.braille_trouble(t, missing).text)
        return FAILURE
    if ways.braille == "off":
        ways = replace(ways, braille="terminal")

    def practise_there(room: Room) -> int:
        seed = secrets.token_hex(8) if asked.seed is None else asked.seed
        going = Practice(Asking(room.outputs, room.t, shelf), game, Level(asked.level), asked.count, seed)
        asyncio.run(going.run())
        room.outputs.close(LAST_WORDS)
        return FINE

    return in_room(ways, shelf, t, practise_there)


class Practice:
    """Asks for one mark after the other, ``count`` of them or, for 0, until the player leaves."""

    def __init__(self, asking: Asking, game: AnyGame, level: Level, count: int, seed: str) -> None:
        self.asking = asking
        self.game = game
        self.level = level
        self.count = count
        self.good = 0
        self.told = 0
        """How many marks were answered, or skipped."""
        self._rng = random.Random(seed)
        self._last: Asked | None = None
        self._known: dict[tuple[str, Level], list[Asked]] = {}
        if not self._every(level):
            self.level = Level.CARDS

    @property
    def t(self) -> Language:
        return self.asking.t

    async def run(self) -> None:
        asking = self.asking
        levels = [level for level in Level if self._every(level)]
        asking.tell(practice.welcome(self.t, game_title(self.t, self.game.name), levels))
        while not self.count or self.told < self.count:
            mark = self._next()
            if not await self._answered(mark):
                break
        asking.tell(practice.result(self.t, self.good, self.told))

    def _every(self, level: Level) -> list[Asked]:
        known = self._known
        if (self.t.code, level) not in known:
            known[self.t.code, level] = practice.asked(self.t, self.asking.shelf.english, self.game, level)
        return known[self.t.code, level]

    def _next(self) -> Asked:
        """Any mark but the last one."""
        every = [each for each in self._every(self.level) if each != self._last]
        self._last = self._rng.choice(every)
        return self._last

    async def _answered(self, mark: Asked) -> bool:
        """Ask for a mark until it is told or skipped; False when the player leaves."""
        asking, level = self.asking, self.level
        self._ask(mark)
        while (line := await asking.outputs.console.read_line()) is not None:
            asking.outputs.mouth.flush()
            if self._settles(mark, line):
                return True
            command = asking.command(line)
            if command and command.command is Command.QUIT:
                return False
            if self._changes_level(line) and self.level is not level:
                return True
            self._ask(mark)
        return False

    def _settles(self, mark: Asked, line: str) -> bool:
        """Say whether an answer is right, if it is one; whether the next mark is due."""
        t, tell = self.t, self.asking.tell
        meant = practice.meant(line, self._every(self.level))
        if mark in meant and len(meant) > 1:
            tell(practice.several(t))
            return False
        skips = not meant and _skips(t, self.asking.shelf.english, line)
        if meant or skips:
            judged = practice.skipped if skips else practice.right if mark in meant else practice.wrong
            tell(judged(t, mark))
            self.good += mark in meant
            self.told += 1
            return True
        if line.strip() and not self._knows(line):
            tell(practice.no_answer(t, self._every(self.level)[0]))
        return False

    def _knows(self, line: str) -> bool:
        """Whether a line is a word rather than an answer."""
        level = practice.level_meant(self.t, self.asking.shelf.english, line)
        return level is not None or self.asking.command(line) is not None

    def _changes_level(self, line: str) -> bool:
        level = practice.level_meant(self.t, self.asking.shelf.english, line)
        if level is None:
            return False
        if self._every(level):
            self.level = level
        else:
            self.asking.tell(practice.no_level(self.t))
        return True

    def _ask(self, mark: Asked) -> None:
        self.asking.tell(practice.question(self.t, mark.mark, self.told + 1, self.count))


def _skips(t: Language, english: Language, line: str) -> bool:
    return any(folded(line).strip() in spellings(practice.skip_words(each)) for each in (t, english))
