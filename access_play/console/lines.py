"""Lines out of any bytes, without holding up the event loop."""

from __future__ import annotations

import asyncio
import codecs
import contextlib
import functools
import os
from typing import BinaryIO, Final

LONGEST: Final = 10_000
"""Bytes of one line that are looked at; the rest of it is read and dropped."""
_CHUNK: Final = 65_536


class LineReader:
    """Reads one line when asked, and keeps what came with it for the next time."""

    def __init__(self, stdin: BinaryIO) -> None:
        self._stdin = stdin
        self._fd = _descriptor(stdin)
        self._pending = bytearray()
        self._first = True

    @property
    def is_terminal(self) -> bool:
        """Whether a person types in real time."""
        return self._fd is not None and os.isatty(self._fd)

    async def next(self) -> str | None:
        """Return the next line, at most LONGEST bytes of it, None at the end of input."""
        while (end := self._pending.find(b"\n")) < 0:
            del self._pending[LONGEST:]
            more = await self._read()
            if not more:
                return self._take(len(self._pending)) if self._pending else None
            self._pending += more
        return self._take(end + 1)

    def _take(self, size: int) -> str:
        line = bytes(self._pending[:size]).removesuffix(b"\n")
        del self._pending[:size]
        if self._first:
            line = line.removeprefix(codecs.BOM_UTF8)  # some editors put it before a script
        self._first = False
        return line[:LONGEST].decode("utf-8", "replace")

    async def _read(self) -> bytes:
        """Return more input, b"" at its end."""
        if self._fd is None:
            return self._stdin.read(_CHUNK)
        await _readable(self._fd)
        try:
            return os.read(self._fd, _CHUNK)
        except OSError:  # the terminal is gone
            return b""


@functools.cache
def reader_of(stdin: BinaryIO) -> LineReader:
    """Return the one reader of a stream: what it read ahead belongs to whoever reads next."""
    return LineReader(stdin)


def _descriptor(stdin: BinaryIO) -> int | None:
    with contextlib.suppress(OSError, ValueError):
        return stdin.fileno()
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
