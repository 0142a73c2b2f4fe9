"""Lines in, lines out: for pipes, for ``--plain``, and for terminals that edit the line themselves."""

from __future__ import annotations

import asyncio
import codecs
import contextlib
import os
import re
from collections.abc import Callable
from typing import BinaryIO, Final

from access_play.console.base import clean
from access_play.console.screen import Screen

LONGEST: Final = 10_000
"""Bytes of one line that are looked at; the rest of it is read and dropped."""
_CHUNK: Final = 65_536
_COMMENT = re.compile(r"(?:^| )#.*")


class PlainConsole:
    """Reads lines of any bytes, one when asked, and writes whole lines. There is no prompt."""

    def __init__(self, screen: Screen, stdin: BinaryIO | None) -> None:
        self.on_key: Callable[[], None] = _nothing
        self._screen = screen
        self._stdin = stdin
        self._fd = _descriptor(stdin)
        self._interactive = self._fd is not None and os.isatty(self._fd)
        self._pending = bytearray()
        self._first = True

    @property
    def interactive(self) -> bool:
        """Whether a person types in real time."""
        return self._interactive

    def announce(self, text: str, *, urgent: bool = False) -> None:
        """Put out one line, in one write."""
        line = clean(text)
        if line:
            self._screen.write(line + "\n")

    async def read_line(self) -> str | None:
        """Return the next line without its comment, None at the end of input.

        In a script ``#`` at the start of a word begins a comment, and a line that is
        nothing but a comment does not count.
        """
        while (raw := await self._next_line()) is not None:
            line = clean(raw.decode("utf-8", "replace"))
            said = line if self._interactive else _COMMENT.sub("", line)
            if said or not line:
                return said
        return None

    def close(self) -> None:
        """Nothing to give back: the terminal was never changed."""

    async def _next_line(self) -> bytes | None:
        """Take the next line out of what was read, at most LONGEST bytes of it."""
        while (end := self._pending.find(b"\n")) < 0:
            del self._pending[LONGEST:]
            more = await self._read()
            if not more:
                return self._last_line()
            self._pending += more
        line = bytes(self._pending[:end])
        del self._pending[: end + 1]
        return self._begun(line)

    def _last_line(self) -> bytes | None:
        line, self._pending = bytes(self._pending), bytearray()
        return self._begun(line) if line else None

    def _begun(self, line: bytes) -> bytes:
        """Drop the mark some editors put before the first line of a script."""
        if self._first:
            line = line.removeprefix(codecs.BOM_UTF8)
        self._first = False
        return line[:LONGEST]

    async def _read(self) -> bytes:
        """Return more input, b"" at its end, without holding up the event loop."""
        if self._stdin is None:
            return b""
        if self._fd is None:
            return self._stdin.read(_CHUNK)
        await _readable(self._fd)
        try:
            return os.read(self._fd, _CHUNK)
        except OSError:  # the terminal is gone
            return b""


def _descriptor(stdin: BinaryIO | None) -> int | None:
    with contextlib.suppress(OSError, ValueError):
        return stdin.fileno() if stdin else None
    return None


async def _readable(fd: int) -> None:
    """Wait until a read does not block; files never do, and cannot be watched."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    try:
        loop.add_reader(fd, ready.set)
    except (OSError, NotImplementedError):
        return
    try:
        await ready.wait()
    finally:
        loop.remove_reader(fd)


def _nothing() -> None:
    """A pipe has no keys."""
