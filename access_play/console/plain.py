"""Lines in, lines out: for pipes, for ``--plain``, and for terminals that edit the line themselves."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import BinaryIO

from access_play.console.base import clean
from access_play.console.lines import reader_of
from access_play.console.screen import Screen

_COMMENT = re.compile(r"(?:^| )#.*")


class PlainConsole:
    """Reads lines of any bytes, one when asked, and writes whole lines. There is no prompt."""

    def __init__(self, screen: Screen, stdin: BinaryIO | None) -> None:
        self.on_key: Callable[[], None] = _nothing
        self._screen = screen
        self._lines = reader_of(stdin) if stdin else None
        self._interactive = self._lines is not None and self._lines.is_terminal

    @property
    def interactive(self) -> bool:
        """Whether a person types in real time."""
        return self._interactive

    def announce(self, text: str, *, urgent: bool = False) -> None:
        """Put out one line, in one write."""
        line = clean(text)
        if line:
            self._screen.print(line)

    def scroll(self, lines: int) -> None:
        """Put out empty lines, in one write."""
        self._screen.write("\n" * lines)

    async def read_line(self) -> str | None:
        """Return the next line without its comment, None at the end of input.

        In a script ``#`` at the start of a word begins a comment, and a line that is
        nothing but a comment does not count.
        """
        while self._lines and (raw := await self._lines.next()) is not None:
            line = " ".join(clean(raw).split())  # typed no-break spaces are blanks
            said = line if self._interactive else _COMMENT.sub("", line)
            if said or not line:
                return said
        return None

    def close(self) -> None:
        """Nothing to give back: the terminal was never changed."""


def _nothing() -> None:
    """A pipe has no keys."""
