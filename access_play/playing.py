"""The commands that play: from what was asked to a table."""

from __future__ import annotations

import argparse
import asyncio
import contextlib

from access_play.arguments import make_parser
from access_play.choosing import header_of
from access_play.console import saves
from access_play.console.session import LAST_WORDS
from access_play.console.shelf import Shelf
from access_play.keeping import kept_name, why_not
from access_play.room import Room, in_room
from access_play.settings import Settings, saves_path
from access_play.status import FAILURE, FINE, USAGE, complain
from access_play.table.journal import Damaged, TooNew
from access_play.ways import Unusable, at_terminal, ways_of
from access_play.words.language import Language


def play(asked: argparse.Namespace, settings: Settings, shelf: Shelf, t: Language) -> int:
    """A new game."""
    try:
        header = header_of(asked, settings, t)
        ways = ways_of(asked, settings, t)
    except Unusable as wrong:
        complain(str(wrong))
        return USAGE

    def start(room: Room) -> int:
        return room.play(header if room.t is t else header_of(asked, settings, room.t))

    return in_room(ways, shelf, t, start)


def resume(asked: argparse.Namespace, settings: Settings, shelf: Shelf, t: Language) -> int:
    """Go on with a saved game: the one named, or the one last played."""
    try:
        name = kept_name(t, asked.name)
        ways = ways_of(asked, settings, t)
    except Unusable as wrong:
        complain(str(wrong))
        return USAGE
    try:
        record, save = saves.go_on(saves_path() / f"{name}{saves.SUFFIX}")
    except (TooNew, Damaged, OSError) as wrong:
        complain(why_not(t, name, wrong))
        return FAILURE
    with contextlib.closing(save):
        return in_room(ways, shelf, t, lambda room: room.play(record.header, save, record.lines), on=True)


def ask_and_play(asked: argparse.Namespace, settings: Settings, shelf: Shelf, t: Language) -> int:
    """A few questions, then a game."""
    from access_play.asking import Asking

    parser = make_parser(t)
    unasked = parser.read(["play"])
    unasked.lang = asked.lang
    ways = ways_of(unasked, settings, t)

    def start(room: Room) -> int:
        if not settings.asked and at_terminal():
            from access_play.beginning import begins

            if not begins(room, settings):
                return FINE
        asking = Asking(room.outputs, room.t, shelf)
        words = asyncio.run(asking.ask(settings.level))
        if words is None:
            room.outputs.close(LAST_WORDS)
            return FINE
        room.speak(asking.t)
        return room.play(header_of(parser.read(words), settings, room.t))

    return in_room(ways, shelf, t, start)
