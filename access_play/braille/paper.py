"""Braille pages for an embosser: what stands where. :mod:`access_play.braille.files` writes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from access_play.braille.line import Line
from access_play.braille.louis import BLANK
from access_play.braille.windows import windows

_GUIDE: Final = "\u2810"
"""Dot 5, repeated between an entry of the contents and its page."""

NARROWEST_PAPER: Final = 12
LOWEST_PAPER: Final = 4
"""A heading with its blank line, a line of text and a number."""

AROUND_HEADING: Final = 2
"""Lines that a heading below level 1 takes, if it is short: a blank one and its own."""

NEWLINES: Final = {"crlf": "\r\n", "lf": "\n"}
"""How a line can end in a BRF file."""

Page = tuple[str, ...]
"""Rows of Unicode braille from the top, without the blanks at their ends."""
Number = Callable[[int], str]
"""Writes the number of a page in cells."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper in cells and lines, and what an embosser wants to read."""

    width: int = 40
    height: int = 25
    numbers: bool = True
    """Pages are numbered at the right of the last line, which holds nothing else."""
    newline: str = "\r\n"
    closing_newline: bool = True
    """The last line of a page ends like the others before the form feed; some embossers then feed twice."""

    def __post_init__(self) -> None:
        if self.width < NARROWEST_PAPER or self.height < LOWEST_PAPER:
            raise ValueError(f"{self.width} cells by {self.height} lines is no page")

    @property
    def rows(self) -> int:
        """How many lines of a page hold text."""
        return self.height - self.numbers


FRENCH_PAPER: Final = Paper(width=30)


def paper_for(language: str, width: int = 0, height: int = 0, newline: str = "") -> Paper:
    """The paper that is common where the language is spoken, but for what is wished otherwise.

    ``newline`` is one of NEWLINES; 0 and "" leave the usual.
    """
    usual = FRENCH_PAPER if language == "fr" else Paper()
    return replace(
        usual,
        width=width or usual.width,
        height=height or usual.height,
        newline=NEWLINES[newline] if newline else usual.newline,
    )


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading: level 1 in the middle of its line, others at the fifth cell."""

    line: Line
    level: int = 1


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph: ``first`` and ``rest`` are the blanks before the first and the other lines."""

    line: Line
    first: int = 2
    rest: int = 0


@dataclass(frozen=True, slots=True)
class NewPage:
    """What follows begins a page, unless so many lines are free that it keeps together here."""

    unless: int | None = None


Block = Heading | Paragraph | NewPage


@dataclass(slots=True)
class Layout:
    """Pages being filled from top to bottom, without their numbers; the last is open."""

    paper: Paper
    pages: list[list[str]] = field(default_factory=lambda: [[]])

    @property
    def room(self) -> int:
        return self.paper.rows - len(self.pages[-1])

    def feed(self) -> None:
        """Begin a page, unless the last one is still empty."""
        if self.pages[-1]:
            self.pages.append([])

    def put(self, block: Block) -> None:
        """Lay out what comes next."""
        if isinstance(block, Heading):
            self.heading(block)
        elif isinstance(block, NewPage):
            if block.unless is None or self.room < block.unless:
                self.feed()
        else:
            self.add(_rows(block.line, self.paper.width, block.first, block.rest))

    def add(self, rows: Iterable[str]) -> None:
        for row in rows:
            if not self.room:
                self.pages.append([])
            self.pages[-1].append(row.rstrip(BLANK))

    def heading(self, heading: Heading) -> None:
        """Add a heading with blank lines around it, never as the last of its page."""
        rows = _heading(heading, self.paper.width)
        after = [""] if heading.level == 1 else []
        if self.room < 1 + len(rows) + len(after) + 1:
            self.feed()
        before = [""] if self.pages[-1] and self.pages[-1][-1] else []
        self.add([*before, *rows, *after])


def _rows(line: Line, width: int, first: int, rest: int) -> list[str]:
    """Cut a paragraph into rows with their blanks in front."""
    cut = windows(line, width - rest, width - first)
    return [BLANK * (rest if n else first) + line.cells[start:end] for n, (start, end) in enumerate(cut)]


def _heading(heading: Heading, width: int) -> list[str]:
    if heading.level > 1:
        return _rows(heading.line, width, first=4, rest=4)
    rows = _rows(heading.line, width - 6, first=0, rest=0)
    return [BLANK * ((width - len(row)) // 2) + row for row in rows]


def _laid(blocks: Iterable[Block], paper: Paper) -> tuple[list[list[str]], list[int]]:
    """Lay out blocks; return the pages, and the page of each heading counted from 0."""
    layout = Layout(paper)
    places: list[int] = []
    for block in blocks:
        layout.put(block)
        if isinstance(block, Heading):
            places.append(len(layout.pages) - 1)
    return layout.pages, places


def pages(
    blocks: Iterable[Block], paper: Paper, number: Number, *, contents: Heading | None = None
) -> list[Page]:
    """Lay out headings and paragraphs, with a table of contents first if it has a heading."""
    blocks = list(blocks)
    body, places = _laid(blocks, paper)
    front: list[list[str]] = []
    if contents is not None:
        headings = [block for block in blocks if isinstance(block, Heading)]
        front = _contents(contents, headings, places, paper, number)
    return numbered([*front, *body], paper, number)


def _contents(
    title: Heading, headings: Sequence[Heading], places: Sequence[int], paper: Paper, number: Number
) -> list[list[str]]:
    """Lay out the contents; they count as pages themselves, so their length is found first."""
    length = 1
    while True:
        layout = Layout(paper)
        layout.heading(title)
        for heading, place in zip(headings, places, strict=True):
            layout.add(_entry(heading, number(length + place + 1), paper.width))
        if len(layout.pages) <= length:
            return layout.pages + [[] for _ in range(length - len(layout.pages))]
        length = len(layout.pages)


def _entry(heading: Heading, page: str, width: int) -> list[str]:
    """An entry of the contents: the heading, dots that guide the finger, the page at the right."""
    first = min(2 * (heading.level - 1), width // 4 - 2)
    *rows, last = _rows(heading.line, width - len(page) - 1, first, first + 2)
    gap = width - len(last) - len(page)
    guide = BLANK + _GUIDE * (gap - 2) + BLANK if gap > 3 else BLANK * gap
    return [*rows, last + guide + page]


def numbered(laid: Iterable[Sequence[str]], paper: Paper, number: Number, first: int = 1) -> list[Page]:
    """Give pages their numbers, from ``first`` on, if the paper has any."""
    if not paper.numbers:
        return [tuple(rows) for rows in laid]
    done = []
    for count, rows in enumerate(laid, first):
        filled = [*rows, *[""] * (paper.rows - len(rows))]
        done.append((*filled, number(count).rjust(paper.width, BLANK)))
    return done
