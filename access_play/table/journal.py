"""A match in writing: what was chosen, each deal, each play.

Every line ends in a checksum over all lines so far, so that a line torn by a kill or
changed by a fault is known for what it is, wherever it stands. The text is for the table
alone: it holds every hand.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from access_play.games import GAMES
from access_play.games.core import AnyGame, Seat, read_options, written

FORMAT: Final = "access-play-journal"
VERSION: Final = 1


class Damaged(ValueError):
    """A journal that cannot be read on; ``line`` (from 1) is the first bad one, ``good`` come before."""

    def __init__(self, line: int, good: int) -> None:
        super().__init__(f"line {line}")
        self.line = line
        self.good = good


class TooNew(ValueError):
    """A journal written by a later version."""


@dataclass(frozen=True, slots=True)
class Header:
    """What was chosen before the first deal. ``humans`` are the seats that people hold."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: str
    names: tuple[str, ...]
    humans: tuple[Seat, ...]
    level: str

    def make_game(self) -> AnyGame:
        """Make the game; raises KeyError or ValueError for what this version does not have."""
        kind = GAMES[self.game]
        return kind.create(self.seats, read_options(kind.options, self.options))

    @classmethod
    def of(
        cls, game: AnyGame, seed: str, names: tuple[str, ...], humans: tuple[Seat, ...], level: str
    ) -> Header:
        options = {name: written(value) for name, value in game.values().items()}
        return cls(game.name, game.seats, options, seed, names, humans, level)


class Journal:
    """Writes lines one by one; what it returns is to be appended to the file as it is."""

    def __init__(self) -> None:
        self._sum = 0

    def head(self, header: Header) -> str:
        fields = {
            "format": FORMAT,
            "version": VERSION,
            "game": header.game,
            "seats": header.seats,
            "options": dict(header.options),
            "seed": header.seed,
            "names": header.names,
            "humans": header.humans,
            "level": header.level,
        }
        return self.line(json.dumps(fields, ensure_ascii=False))

    def line(self, text: str) -> str:
        self._sum = zlib.crc32(text.encode(), self._sum)
        return f"{text} #{self._sum:08x}\n"


@dataclass(frozen=True, slots=True)
class Record:
    """A journal that was read: its header, its lines, and the text that is good to go on from."""

    header: Header
    lines: tuple[str, ...]
    text: str
    journal: Journal


def read(text: str) -> Record:
    """Read a journal. A last line without its end is dropped: that play was being written.

    Raises Damaged where a checksum does not fit, TooNew for a later version.
    """
    journal = Journal()
    lines: list[str] = []
    *whole, _ = text.split("\n")
    for at, line in enumerate(whole, start=1):
        content = line.rpartition(" #")[0]
        if journal.line(content) != f"{line}\n":
            raise Damaged(at, len(lines))
        lines.append(content)
    if not lines:
        raise Damaged(1, 0)
    return Record(_header(lines[0]), tuple(lines[1:]), "".join(f"{line}\n" for line in whole), journal)


def _header(line: str) -> Header:
    try:
        fields: dict[str, Any] = json.loads(line)
        if fields["format"] != FORMAT:
            raise Damaged(1, 0)
        if fields["version"] > VERSION:
            raise TooNew(str(fields["version"]))
        return Header(
            fields["game"],
            fields["seats"],
            fields["options"],
            fields["seed"],
            tuple(fields["names"]),
            tuple(fields["humans"]),
            fields["level"],
        )
    except (KeyError, TypeError, json.JSONDecodeError) as wrong:
        raise Damaged(1, 0) from wrong


def for_seat(events: Iterable[object]) -> str:
    """What a seat was told, one event a line: the save that may be sent to that seat."""
    return "".join(f"{event}\n" for event in events)
