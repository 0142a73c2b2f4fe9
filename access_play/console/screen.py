"""Standard output, made safe: what cannot be encoded is replaced, what cannot be written ends quietly."""

from __future__ import annotations

import codecs
import contextlib
import os
import unicodedata
from collections.abc import Sequence
from typing import Final, TextIO

from access_play.console.base import OutputClosed
from access_play.console.sight import Sight, forbids_colour

USUAL_COLUMNS: Final = 80

_PLAIN_SIGNS: Final = {
    "\u00a0": " ",
    "\u202f": " ",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "…": "...",
    "–": "-",
    "—": "-",
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
    "Æ": "AE",
}


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """Stand in for letters an encoding lacks: the letter without its accent, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(map(_plain_letter, letters)), error.end


def _plain_letter(letter: str) -> str:
    if letter in _PLAIN_SIGNS:
        return _PLAIN_SIGNS[letter]
    return unicodedata.normalize("NFD", letter).encode("ascii", "ignore").decode() or "?"


codecs.register_error("access-play-nearest", _nearest)


def is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and not stream.closed and stream.isatty()


class Screen:
    """The stream that players read, as ``sight`` wishes.

    ``columns`` fixes the width where there is no terminal to ask.
    """

    def __init__(self, stream: TextIO | None, columns: int | None = None, sight: Sight | None = None) -> None:
        self.sight = sight or Sight()
        self._stream = stream
        self._columns = columns
        self._owed = ""
        self._encoding = getattr(stream, "encoding", None) or "utf-8"

    @property
    def columns(self) -> int:
        """The width of the terminal now; 80 when it cannot be known."""
        if self._columns or self._stream is None:
            return self._columns or USUAL_COLUMNS
        try:
            return os.get_terminal_size(self._stream.fileno()).columns or USUAL_COLUMNS
        except (OSError, ValueError):
            return USUAL_COLUMNS

    @property
    def is_terminal(self) -> bool:
        return is_terminal(self._stream)

    @property
    def shows_colours(self) -> bool:
        """Whether colours can be shown: at a terminal, and where the environment has nothing against it."""
        return self.is_terminal and not forbids_colour(os.environ)

    def rows(self, line: str) -> list[str]:
        """Return a line as the rows of whole words that it is printed in."""
        known = self._columns or self.is_terminal
        return self.sight.rows(self.fit(line), self.columns if known else None)

    def painted(self, rows: Sequence[str]) -> str:
        """Return rows as they are written, their colours in colour if that is wished."""
        text = "\n".join(rows)
        return self.sight.paint(text) if self.shows_colours else text

    def print(self, line: str) -> None:
        """Print a line, in one write."""
        self.write(self.painted(self.rows(line)) + "\n")

    def fit(self, text: str) -> str:
        """Return the text as it will come out in the stream's encoding."""
        return text.encode(self._encoding, "access-play-nearest").decode(self._encoding)

    def write(self, text: str) -> None:
        """Write at once and in one piece: a reader that speaks each write must not cut a line in two."""
        text, self._owed = self._owed + text, ""
        if not text:
            return
        if self._stream is None:
            raise OutputClosed
        try:
            self._stream.write(self.fit(text))
            self._stream.flush()
        except (OSError, ValueError) as error:
            self._let_go()
            raise OutputClosed from error

    def owe(self, text: str) -> None:
        """Write a text in one piece with the next; nothing at all if that is never written."""
        self._owed += text

    def settle(self) -> None:
        """Write what is owed, alone."""
        self.write("")

    def _let_go(self) -> None:
        """Send what is left nowhere, or the interpreter complains about it when it ends."""
        stream, self._stream = self._stream, None
        if stream is None:
            return
        with contextlib.suppress(OSError, ValueError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
