"""A line of cells that knows which of its cells are cards, and which name a play."""

from __future__ import annotations

from dataclasses import dataclass

from access_play.words.announcement import Choice, Mark


@dataclass(frozen=True, slots=True)
class Placed:
    """A card in a line: its cells are ``line.cells[start:end]``."""

    mark: Mark
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Line:
    """Unicode braille, one character a cell, and the cards in it from left to right.

    ``choices`` are the plays it names, each with the cell from which on it does.
    """

    cells: str
    marks: tuple[Placed, ...] = ()
    choices: tuple[tuple[int, Choice], ...] = ()

    def mark_at(self, cell: int) -> Mark | None:
        """Return the card that has the cell, counted from 0."""
        return next((placed.mark for placed in self.marks if placed.start <= cell < placed.end), None)

    def card_at(self, cell: int) -> Mark | None:
        """Return the card that has the cell, with the colour that stands once before several numbers."""
        mark = self.mark_at(cell)
        if mark is None or mark.left or not mark.right.isdigit():
            return mark
        before = [placed.mark for placed in self.marks if placed.start <= cell and placed.mark.left]
        return Mark(before[-1].left, mark.right) if before and not before[-1].right else mark

    def choice_at(self, cell: int) -> Choice | None:
        """Return the choice that has the cell; where the whole line is one, the cells after its end too."""
        if not 0 <= cell < len(self.cells) and [start for start, _ in self.choices] != [0]:
            return None
        return next((choice for start, choice in reversed(self.choices) if start <= cell), None)
