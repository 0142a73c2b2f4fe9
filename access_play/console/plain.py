"""Lines in, lines out: for pipes, for ``--plain``, and for terminals that edit the line themselves."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from typing import BinaryIO

from access_play.console.base import OutputClosed, clean
from access_play.console.lines import reader_of
from access_play.console.screen import Screen
from access_play.console.unhurried import Unhurried

_COMMENT = re.compile(r"(?:^| )#.*")


class PlainConsole:
    """Reads lines of any bytes, one when asked, and writes whole lines. There is no prompt."""

    def __init__(self, screen: Screen, stdin: BinaryIO | None) -> None:
        self.on_key: Callable[[], None] = _nothing
        self._screen = screen
        self._lines = reader_of(stdin) if stdin else None
        self._interactive = self._lines is not None and self._lines.is_terminal
        self._unhurried = Unhurried(screen.sight, screen.print)

    @property
    def interactive(self) -> bool:
        """Whether a person types in real time."""
        return self._interactive

    def announce(self, text: str, *, urgent: bool = False) -> None:
        """Put out one line, in one write."""
        line = clean(text)
        if line and self._interactive and self._screen.is_terminal:
            self._unhurried.give(line)
        elif line:
            self._screen.print(line)

    @property
    def idle(self) -> bool:
        return self._unhurried.idle

    def scroll(self, lines: int) -> None:
        """Put out empty lines, in one write."""
        self._unhurried.hurry()
        self._screen.write("\n" * lines)

    async def read_line(self) -> str | None:
        """Return the next line without its comment, None at the end of input.

        In a script ``#`` at the start of a word begins a comment, and a line that is
        nothing but a comment does not count.
        """
        while self._lines and (raw := await self._lines.next()) is not None:
            self._unhurried.hurry()
            line = " ".join(clean(raw).split())  # typed no-break spaces are blanks
            said = line if self._interactive else _COMMENT.sub("", line)
            if said or not line:
                return said
        return None

    def close(self) -> None:
        """Print what waits; the terminal was never changed."""
        with contextlib.suppress(OutputClosed):
            self._unhurried.hurry()


def _nothing() -> None:
    """A pipe has no keys."""
