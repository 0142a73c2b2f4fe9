"""Braille lines read back into words, by liblouis and not by us."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from access_play.braille.brailler import Brailler
from access_play.braille.line import Line
from access_play.braille.louis import BLANK, Binding, Table, binding
from access_play.resources import folder
from access_play.words.announcement import Choice, Mark, Piece


class Readback:
    """Reads the lines of one language and grade: cards by the mark table, the rest by the words'."""

    def __init__(self, language: str, grade: int = 1) -> None:
        louis = binding()
        assert isinstance(louis, Binding)
        self.brailler = Brailler(language, tables=folder("tables"), grade=grade)
        self._marks = lru_cache(None)(
            Table(louis, folder("tables") / f"access-play-marks-{language}.utb").text
        )
        self._text = lru_cache(None)(self.brailler.text)

    def words(self, line: Line) -> str:
        """Return what the line says: cards as letter and number, apostrophes straight."""
        said, at = "", 0
        for placed in line.marks:
            said += self._between(line, at, placed.start)
            said += self._marks(line.cells[placed.start : placed.end])
            at = placed.end
        return (said + self._between(line, at, len(line.cells))).strip()

    def _between(self, line: Line, start: int, end: int) -> str:
        """Return what stands between two cards, with a blank at either end where the cells have one.

        What touches a card is read beside a number, as the finger reads it: a semicolon alone
        would be a contraction.
        """
        cells = line.cells[start:end]
        one = self.brailler.cells(["1"])
        before = one if start and cells and not cells.startswith(BLANK) else ""
        after = one if end < len(line.cells) and cells and not cells.endswith(BLANK) else ""
        inner = straight(self._text(before + cells.strip(BLANK) + after))
        words = inner[bool(before) : len(inner) - bool(after)]
        return " " * cells.startswith(BLANK) + words + " " * (bool(words) and cells.endswith(BLANK))


def straight(text: str) -> str:
    return text.replace("’", "'")


def _text(piece: Piece) -> str:
    if isinstance(piece, Choice):
        return ""
    return piece.left + piece.right if isinstance(piece, Mark) else piece


def plain(pieces: Sequence[Piece]) -> str:
    """Return what a line of braille wording must say when it is read back."""
    text = "".join(_text(piece) for piece in pieces)
    return straight(" ".join(text.split()))
