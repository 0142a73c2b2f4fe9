"""Saved games as files: appended to at each play, so that a kill at any byte loses one play at most."""

from __future__ import annotations

import contextlib
import fcntl
import os
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Final

from access_play.games import GAMES
from access_play.table import journal
from access_play.table.journal import Damaged, Header, Journal, Record
from access_play.table.match import FINISHED

SUFFIX: Final = ".game"
TRANSCRIPT: Final = ".txt"
"""The ending of the game as it was said, beside its save."""


class InUse(OSError):
    """Another program plays this game."""


class SaveFile:
    """One journal on disk, open for appending and locked against other programs.

    Lines that the disk does not take wait in memory; each later line tries them again first.
    """

    def __init__(self, path: Path, file: FileIO, writer: Journal) -> None:
        self.path = path
        self._file = file
        self._journal = writer
        self._waiting = b""

    @property
    def name(self) -> str:
        return self.path.stem

    def head(self, header: Header) -> None:
        self._append(self._journal.head(header))

    def record(self, line: str) -> None:
        """Append a line, and what waits before it; raises OSError."""
        self._append(self._journal.line(line))

    def _append(self, text: str) -> None:
        """Write what waits, all of it or nothing: a torn line would hide those after it."""
        self._waiting += text.encode()
        good = os.fstat(self._file.fileno()).st_size
        written = 0
        try:
            while written < len(self._waiting):
                written += self._file.write(self._waiting[written:])
        except OSError:
            with contextlib.suppress(OSError):
                self._file.truncate(good)
            raise
        self._waiting = b""

    def rename(self, name: str) -> None:
        """Go on under another name, with the transcript beside it; raises OSError, FileExistsError."""
        wished = self.path.with_name(f"{name}{SUFFIX}")
        if wished == self.path:
            return
        if wished.exists():
            raise FileExistsError(str(wished))
        self.path.rename(wished)
        with contextlib.suppress(FileNotFoundError):
            self.path.with_suffix(TRANSCRIPT).rename(wished.with_suffix(TRANSCRIPT))
        self.path = wished

    def close(self) -> None:
        """Put everything safely on the disk."""
        if not self._file.closed:
            try:
                os.fsync(self._file.fileno())
            finally:
                self._file.close()


def _locked(path: Path) -> FileIO:
    """Open a file there is for appending, against other programs; raises OSError, InUse among them."""
    file = open(path, "ab", buffering=0, opener=_existing)  # noqa: SIM115
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as busy:
        file.close()
        raise InUse(str(path)) from busy
    return file


def _existing(path: str, flags: int) -> int:
    return os.open(path, flags & ~os.O_CREAT)


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
        break
    save = SaveFile(path, _locked(path), Journal())
    try:
        save.head(header)
    except OSError:
        with contextlib.suppress(OSError):
            save.close()
        path.unlink()
        raise
    return save


def read(path: Path) -> Record:
    """Read a saved game; raises OSError, journal.Damaged or journal.TooNew."""
    record = journal.read(path.read_bytes().decode("utf-8", "replace"))
    if not _fits(record.header):
        raise Damaged(1, 0)
    return record


def _fits(header: Header) -> bool:
    """Whether the game is one of ours, names and people those of the seats.

    A checksum says nothing of who wrote it.
    """
    options = isinstance(header.options, dict) and header.options.values()
    words = [header.game, header.level, *header.names, *(options or [None])]
    seats = range(len(header.names))
    return (
        all(isinstance(word, str) for word in words)
        and header.game in GAMES
        and header.seats == len(seats)
        and all(human in seats for human in header.humans)
    )


def go_on(path: Path) -> tuple[Record, SaveFile]:
    """Open a saved game to go on with; a torn last line is cut off. Raises as :func:`read`, and InUse."""
    file = _locked(path)
    try:
        record = read(path)
        good = len(record.text.encode())
        if path.stat().st_size > good:
            file.truncate(good)
    except BaseException:
        file.close()
        raise
    return record, SaveFile(path, file, record.journal)


@dataclass(frozen=True, slots=True)
class Kept:
    """One saved game as it is listed; ``wrong`` is why it cannot be read."""

    name: str
    game: str = ""
    plays: int = 0
    over: bool = False
    wrong: Exception | None = None


def kept(folder: Path) -> list[Kept]:
    """The saved games, the latest last."""
    return [_kept(path) for path in sorted(folder.glob(f"*{SUFFIX}"), key=_age)]


def _age(path: Path) -> tuple[int, str]:
    with contextlib.suppress(OSError):
        return path.stat().st_mtime_ns, path.name
    return 0, path.name


def _kept(path: Path) -> Kept:
    try:
        record = read(path)
    except (OSError, Damaged, journal.TooNew) as wrong:
        return Kept(path.stem, wrong=wrong)
    plays = sum(line.startswith("play ") for line in record.lines)
    return Kept(path.stem, record.header.game, plays, FINISHED in record.lines[-1:])
