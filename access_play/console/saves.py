"""Saved games as files: appended to at each play, so that a kill at any byte loses one play at most."""

from __future__ import annotations

import fcntl
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from access_play.table import journal
from access_play.table.journal import Header, Journal, Record
from access_play.table.match import FINISHED

SUFFIX: Final = ".game"


class InUse(OSError):
    """Another program plays this game."""


class SaveFile:
    """One journal on disk, open for appending and locked against other programs."""

    def __init__(self, path: Path, writer: Journal) -> None:
        self.path = path
        self._journal = writer
        self._file = path.open("a", encoding="utf-8", newline="\n")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as busy:
            self._file.close()
            raise InUse(str(path)) from busy

    @property
    def name(self) -> str:
        return self.path.stem

    def head(self, header: Header) -> None:
        self._append(self._journal.head(header))

    def record(self, line: str) -> None:
        self._append(self._journal.line(line))

    def _append(self, text: str) -> None:
        self._file.write(text)
        self._file.flush()

    def close(self) -> None:
        """Put everything safely on the disk."""
        if not self._file.closed:
            try:
                self._file.flush()
                os.fsync(self._file.fileno())
            finally:
                self._file.close()


def create(folder: Path, game: str, header: Header) -> SaveFile:
    """Begin a new file, ``elfer-raus-3.game``; raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / f"{game}-{number}{SUFFIX}"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
            continue
        save = SaveFile(path, Journal())
        save.head(header)
        return save


def read(path: Path) -> Record:
    """Read a saved game; raises OSError, journal.Damaged or journal.TooNew."""
    return journal.read(path.read_bytes().decode("utf-8", "replace"))


def go_on(path: Path) -> tuple[Record, SaveFile]:
    """Open a saved game to go on with; a torn last line is cut off. Raises as :func:`read`, and InUse."""
    record = read(path)
    save = SaveFile(path, record.journal)
    good = len(record.text.encode())
    if path.stat().st_size > good:
        os.truncate(path, good)
    return record, save


@dataclass(frozen=True, slots=True)
class Kept:
    """One saved game as it is listed."""

    name: str
    game: str
    plays: int
    over: bool


def kept(folder: Path) -> list[Kept]:
    """The saved games that can be read, the latest last."""
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: (path.stat().st_mtime_ns, path.name)):
        try:
            record = read(path)
        except (OSError, ValueError):
            continue
        plays = sum(line.startswith("play ") for line in record.lines)
        found.append(Kept(path.stem, record.header.game, plays, FINISHED in record.lines[-1:]))
    return found
