"""The command that teaches: six lessons at a table where nothing is kept."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator
from typing import Final

from access_play.arguments import make_parser
from access_play.choosing import find_game, header_of
from access_play.console.coach import Coach, Lesson
from access_play.console.session import LAST_WORDS
from access_play.console.shelf import Shelf
from access_play.games import GAMES
from access_play.room import Room, in_room
from access_play.settings import Settings
from access_play.status import FINE, USAGE, command, complain
from access_play.table.journal import Header
from access_play.ways import Unusable, ways_of
from access_play.words.language import Language
from access_play.words.lessons import Lessons

SEEDS: Final = {
    "elfer-raus": "lesson 1",
    "atout-11": "lesson 6",
    "11-nimmt": "lesson 8",
    "onze-gagnant": "lesson 2",
}
"""Games in which a card comes first, and at the end a draw, a pile to take or the word "done"."""


def tutorial(asked: argparse.Namespace, settings: Settings, shelf: Shelf, t: Language) -> int:
    """Teach a game, the first one unless another is named."""
    try:
        game = find_game(t, asked.game or next(iter(GAMES))).name
        ways = ways_of(asked, settings, t)
    except Unusable as wrong:
        complain(str(wrong))
        return USAGE

    def lessons(room: Room) -> int:
        teach(room, game, settings)
        room.outputs.close(LAST_WORDS)
        return FINE

    return in_room(ways, shelf, t, lessons)


def teach(room: Room, game: str, settings: Settings) -> bool:
    """Go through the lessons, in further games where one ends before them; False when the player leaves."""
    coach = Coach()
    for header in games(room.t, game, settings):
        lesson = Lesson(header, room.shelf, room.outputs, room.manner, coach)
        room.sit_down(lesson)
        coach.welcome()
        asyncio.run(lesson.run())
        room.speak(coach.t)
        if coach.over or lesson.left:
            break
        coach.tell(Lessons(coach.t).new_game())
    room.keys.session = None
    lessons = Lessons(coach.t)
    coach.tell(lessons.ends(command(), game) if coach.over else lessons.left(command()))
    return coach.over


def games(t: Language, game: str, settings: Settings) -> Iterator[Header]:
    """One seeded game after the other, against two easy players."""
    parser, number = make_parser(t), 0
    while True:
        asked = parser.read(
            ["play", game, "--players", "3", "--bots", "easy", "--seed", f"{SEEDS[game]} {number}"]
        )
        yield header_of(asked, settings, t)
        number += 1
