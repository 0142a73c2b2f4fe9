"""The command that has a game heard again."""

from __future__ import annotations

import argparse
from pathlib import Path

from access_play.console import saves
from access_play.console.shelf import Shelf
from access_play.games.core import Seat
from access_play.keeping import kept_name, why_not
from access_play.room import in_room
from access_play.settings import Settings, saves_path
from access_play.status import FAILURE, USAGE, complain
from access_play.table.journal import Damaged, Record, TooNew
from access_play.table.match import FINISHED
from access_play.ways import Unusable, ways_of
from access_play.words import program
from access_play.words.language import Language, folded


def replay(asked: argparse.Namespace, settings: Settings, shelf: Shelf, t: Language) -> int:
    """Hear again a game that was played, from the seat asked for."""
    try:
        ways = ways_of(asked, settings, t)
        path = Path(asked.name or "")
        if not path.is_file():
            path = saves_path() / f"{kept_name(t, asked.name, over=True)}{saves.SUFFIX}"
        record = saves.read(path)
        seat = heard_from(t, record, asked.seat)
    except Unusable as wrong:
        complain(str(wrong))
        return USAGE
    except (TooNew, Damaged, OSError) as wrong:
        complain(why_not(t, path.stem, wrong))
        return FAILURE
    return in_room(ways, shelf, t, lambda room: room.replay(path.stem, record, seat))


def heard_from(t: Language, record: Record, asked: str | None) -> Seat | None:
    """The seat a game is heard from; raises Unusable for one that may not be heard yet.

    While it is not over only what its one player was told can be heard, or what was open.
    """
    header = record.header
    alone = header.humans[0] if len(header.humans) == 1 else None
    if asked is None:
        return alone
    names = [folded(name) for name in header.names]
    numbers = [str(seat + 1) for seat in range(header.seats)]
    word = folded(asked).strip()
    found = next((known.index(word) for known in (names, numbers) if word in known), None)
    if found is None:
        raise Unusable(program.unknown_word(t, asked, header.names))
    if FINISHED not in record.lines[-1:] and found != alone:
        raise Unusable(program.only_from(t, [header.names[alone]] if alone is not None else []))
    return found
