"""Announcements into cells: words by the language's own table, cards by the card-mark tables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

from access_play.braille.line import Line, Placed
from access_play.braille.louis import BLANK, Binding, Table, binding
from access_play.braille.system import Missing
from access_play.words.announcement import Choice, Mark, Piece

GRADES: Final = {
    ("fr", 1): "fr-bfu-comp6.utb",
    ("fr", 2): "fr-bfu-g2.ctb",
    ("en", 1): "en-ueb-g1.ctb",
    ("en", 2): "en-ueb-g2.ctb",
}
EIGHT_DOTS: Final = {"fr": "fr-bfu-comp8.utb", "en": "en-us-comp8-ext.utb"}
"""Computer braille, which has no contractions."""

DIGITS: Final = ("antoine", "sign", "bare")
"""Ways to write the number of a card: French digits with dot 6; number sign and a to j; a to j alone.
With the last two, French sentences have the number sign too."""

_FRENCH_SIGNS: Final = {"+": "\u2820\u2816", "-": "\u2820\u2824", "=": "\u2820\u2836"}
"""Plus, minus and equals with the mathematical sign of the French code. liblouis may leave it
out between blanks, where the bare cells are other signs, or "celui" contracted."""
_SIGNS: Final = re.compile(r"(?<!\S)([-+=]+)(?![^\s,])|(?<=/)(?=-\d)")
"""Signs that stand alone; a number below zero behind a stroke, which is a number of its own."""

_APART: Final = "\u2824"
_SIGN: Final = "\u283c"


@dataclass(frozen=True, slots=True)
class Style:
    """How a reader wants braille: contracted in grade 2, in six or eight dots, with digits of DIGITS.

    Eight dots have no contractions. Without ``digits`` numbers are as the language writes them.
    """

    grade: int = 1
    dots: int = 6
    digits: str = ""


class Brailler:
    """Translates for one reader: a language, a grade, a style of digits on the cards.

    ``tables`` is the folder of the card-mark tables. ``digits`` is one of DIGITS; without it
    the language's own style. When something is missing, ``missing`` says what and every
    translation is empty.
    """

    def __init__(
        self,
        language: str,
        *,
        tables: Path,
        grade: int = 1,
        eight_dots: bool = False,
        digits: str | None = None,
        louis: Binding | Missing | None = None,
    ) -> None:
        louis = louis or binding()
        self._signs = _FRENCH_SIGNS if language == "fr" and not eight_dots else {}
        name = EIGHT_DOTS.get(language) if eight_dots else GRADES.get((language, grade))
        self.missing: Missing | None = None
        if isinstance(louis, Missing):
            self.missing = louis
        elif name is None:
            self.missing = Missing.NO_TABLE
        else:
            signed = language == "fr" and not eight_dots and digits in ("sign", "bare")
            sign = ("litdigits6Dots.uti", name, tables / "access-play-number-sign.uti")
            self._words = Table(louis, *(sign if signed else (name,)))
            self._marks = Table(louis, tables / f"access-play-marks-{digits or language}.utb")
            if not (self._words.usable() and self._marks.usable()):
                self.missing = Missing.NO_TABLE

    @property
    def available(self) -> bool:
        return self.missing is None

    def cells(self, pieces: Sequence[Piece]) -> str:
        """Translate words and cards into one line of Unicode braille."""
        return self.line(pieces).cells

    def line(self, pieces: Sequence[Piece]) -> Line:
        """Translate words and cards, and remember where each card stands and each choice begins."""
        if not self.available:
            return Line("")
        cells, placed = self._laid(pieces)
        choices = [(at, piece) for at, piece in enumerate(pieces) if isinstance(piece, Choice)]
        begun = [(len(self._laid(pieces[:at])[0]), choice) for at, choice in choices]
        return Line(cells.rstrip(BLANK), tuple(placed), tuple(begun))

    def _laid(self, pieces: Sequence[Piece]) -> tuple[str, list[Placed]]:
        """The cells, blanks at the end too, and where the cards are in them."""
        cells = ""
        placed: list[Placed] = []
        for piece in _runs(pieces):
            if isinstance(piece, str):
                cells = _joined(cells, self._run(piece))
            else:
                start = len(cells)
                cells += self.mark(piece)
                placed.append(Placed(piece, start, len(cells)))
        return cells, placed

    def mark(self, mark: Mark) -> str:
        """Translate the marks of one card, left then right, as they stand on its edges.

        Two numbers side by side are held apart by a hyphen, unless the second has a number sign.
        """
        left, right = self.edges(mark)
        touching = mark.left[-1:].isdigit() and mark.right[:1].isdigit()
        return left + _APART + right if touching and right[:1] not in ("", _SIGN) else left + right

    def edges(self, mark: Mark) -> tuple[str, str]:
        """Translate the marks of one card, the left edge and the right edge apart."""
        if not self.available:
            return "", ""
        return self._marks.cells(mark.left), self._marks.cells(mark.right)

    def text(self, cells: str) -> str:
        """Translate cells of words back into words."""
        return self._words.text(cells) if self.available else ""

    def _run(self, text: str) -> str:
        """Translate words between two cards, with a blank where the text has some at either end."""
        if text.isspace():
            return BLANK
        if text == "-":  # of a run of cards: r5-8
            return self._words.cells(text)
        before = BLANK if text[:1].isspace() else ""
        after = BLANK if text[-1:].isspace() else ""
        return before + self._words_and_signs(text.strip()) + after

    def _words_and_signs(self, text: str) -> str:
        """Translate words by the table, and in French the signs between them by the code."""
        parts = _SIGNS.split(text) if self._signs else [text]
        if len(parts) == 1:
            return self._words.cells(text)
        words = [self._run(part) if part else "" for part in parts[::2]]
        signs = ["".join(self._signs[sign] for sign in part or "") for part in parts[1::2]]
        return "".join(each for pair in zip(words, [*signs, ""], strict=True) for each in pair)


def _runs(pieces: Sequence[Piece]) -> Iterator[str | Mark]:
    """Join neighbouring texts, so that what stands in two pieces is translated whole; leave out choices."""
    said = [piece for piece in pieces if not isinstance(piece, Choice)]
    for is_text, group in groupby(said, lambda piece: isinstance(piece, str)):
        if is_text:
            yield "".join(str(piece) for piece in group)
        else:
            yield from group


def _joined(cells: str, more: str) -> str:
    """Append, without doubling a blank and without starting a line with one."""
    return cells + (more.lstrip(BLANK) if not cells or cells.endswith(BLANK) else more)
