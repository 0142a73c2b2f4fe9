"""A line of cells that knows which of its cells are cards."""

from __future__ import annotations

from dataclasses import dataclass

from access_play.words.announcement import Mark


@dataclass(frozen=True, slots=True)
class Placed:
    """A card in a line: its cells are ``line.cells[start:end]``."""

    mark: Mark
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Line:
    """Unicode braille, one character a cell, and the cards in it from left to right."""

    cells: str
    marks: tuple[Placed, ...] = ()

    def mark_at(self, cell: int) -> Mark | None:
        """Return the card that has the cell, counted from 0."""
        return next((placed.mark for placed in self.marks if placed.start <= cell < placed.end), None)
