"""A line longer than the display, cut into windows and panned through.

Pure functions and a small class without threads, files or devices: the same for a display
of 12 to 80 cells and for cells printed in the terminal.
"""

from __future__ import annotations

import enum
import re
from collections import deque
from typing import Final

from access_play.braille.line import Line
from access_play.braille.louis import BLANK
from access_play.words.announcement import Choice, Mark

NARROWEST: Final = 12
WIDEST: Final = 80

Touch = Choice | Mark | str
"""What lies under a routing key: a play, a card, or the cells of a word."""
Window = tuple[int, int]
"""The first cell of the line that a window shows, and the one after the last."""

_ANTOINE = "⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼"
_LETTERS = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚"
_NUMBER: Final = re.compile(rf"⠼[{_LETTERS}]+(?:[⠂⠲][{_LETTERS}]+)*|⠠?[⠤⠖]?[{_ANTOINE}]+(?:⠂[{_ANTOINE}]+)*")
"""A number with its sign: number sign and a to j, or French digits. Some accented letters look
like the latter, and are kept whole for nothing."""
_LEANING: Final = "⠠⠨⠰⠘⠸⠼"
"""Signs that say something of the next cell."""
_WAITING: Final = 0xC0
"""Dots 7 and 8, raised under the last cell of the display: newer lines wait."""


def windows(line: Line, width: int, first: int | None = None) -> tuple[Window, ...]:
    """Cut at blanks into windows of at most ``width`` cells; at least one, be it empty.

    ``first`` is the width of the first window, if it is another, as on paper.
    Every cell with dots is in exactly one window. A word wider than the display is cut, but
    not through a card or a number, unless that alone is wider.
    """
    if width < 1 or (first is not None and first < 1):
        raise ValueError("a window has at least one cell")
    cells = line.cells.rstrip(BLANK)
    whole = _whole(line)
    cut: list[Window] = []
    start = _next(cells, 0)
    while start < len(cells):
        end = _end(cells, start, width if cut or first is None else first, whole)
        cut.append((start, end))
        start = _next(cells, end)
    return tuple(cut) or ((0, 0),)


def _whole(line: Line) -> frozenset[int]:
    """Return the places in a line where it must not be cut."""
    numbers = (found.span() for found in _NUMBER.finditer(line.cells))
    cards = ((placed.start, placed.end) for placed in line.marks)
    inside = {cell for start, end in (*numbers, *cards) for cell in range(start + 1, end)}
    leaning = {cell + 1 for cell, dots in enumerate(line.cells) if dots in _LEANING}
    return frozenset(inside | leaning)


def _next(cells: str, start: int) -> int:
    """Return the first cell with dots from ``start`` on."""
    while start < len(cells) and cells[start] == BLANK:
        start += 1
    return start


def _end(cells: str, start: int, width: int, whole: frozenset[int]) -> int:
    """Return where a window from ``start`` ends: at the last blank that it reaches, if any."""
    limit = start + width
    if limit >= len(cells):
        return len(cells)
    for end in range(limit, start, -1):
        if cells[end] == BLANK and end not in whole:
            return start + len(cells[start:end].rstrip(BLANK))
    return next((end for end in range(limit, start, -1) if end not in whole), limit)


class Arrival(enum.Enum):
    """What a new line does to the display."""

    AT_ONCE = "show"
    """It is shown, whatever is being read."""
    AFTER_READING = "wait"
    """It waits while the reader has gone back or is in the middle of a line."""
    ON_KEY = "key"
    """It waits for the key that goes on; only the very first is shown by itself."""


class Routing(enum.Enum):
    """What a routing key on a card does."""

    ASK = "ask"
    """The play is told; the key again, or Enter, makes it."""
    PLAY = "play"
    """The play is made."""
    OFF = "off"


class Reader:
    """The lines that were said, and the window under the fingers.

    ``keep`` lines are remembered. Lines that wait are announced by dots 7 and 8 under the
    last cell of the display.
    """

    def __init__(self, width: int, *, arrival: Arrival = Arrival.AFTER_READING, keep: int = 500) -> None:
        self.width = width
        self.arrival = arrival
        self._lines: deque[Line] = deque(maxlen=keep)
        self._at = 0
        self._window = 0
        self._reading = False
        self._attending = False
        self._answered = False
        self._cut: tuple[Window, ...] = ((0, 0),)

    # what is shown

    @property
    def line(self) -> Line:
        """The line being read; an empty one before the first is said."""
        return self._lines[self._at] if self._lines else Line("")

    @property
    def waiting(self) -> int:
        """How many lines were said after the one being read."""
        return max(len(self._lines) - 1 - self._at, 0)

    @property
    def cells(self) -> str:
        """What the display shows: ``width`` cells at most, exactly ``width`` when lines wait."""
        start, end = self._cut[self._window]
        shown = self.line.cells[start:end]
        if not self.waiting:
            return shown
        shown = shown.ljust(self.width, BLANK)
        return shown[:-1] + chr(ord(shown[-1]) | _WAITING)

    def touched(self, cell: int) -> Touch:
        """Return what is under a routing key, counted from 0: a choice, a card, or the cells of a word.

        On a blank, or beyond the end, "".
        """
        start, end = self._cut[self._window]
        place = start + cell
        shown = start <= place < end
        if choice := self.line.choice_at(place if shown else len(self.line.cells)):
            return choice
        if not shown or self.line.cells[place] == BLANK:
            return ""
        card = self.line.card_at(place)
        if card is not None:
            return card
        cells = self.line.cells
        return cells[cells.rfind(BLANK, 0, place) + 1 :].partition(BLANK)[0]

    # what arrives

    def attend(self) -> None:
        """The reader has asked for something: go home, and show the next line whatever was being read."""
        self.newest()
        self._attending, self._answered = True, False

    def say(self, line: Line, *, answer: bool = False) -> None:
        """Take a new line; show it, or let it wait. Of an answer in several lines the first stays."""
        further = answer and self._answered and self.arrival is not Arrival.AT_ONCE
        held = bool(self._lines) and not self._attending and (further or self._held())
        self._attending, self._answered = False, answer
        self._reading = self._reading or further
        if len(self._lines) == self._lines.maxlen:
            self._forget_oldest()
        self._lines.append(line)
        if not held:
            self.newest()

    def forget(self) -> None:
        """Forget every line: somebody else reads from now on."""
        self._lines.clear()
        self._at = self._window = 0
        self._cut = ((0, 0),)
        self._reading = self._answered = False

    def _held(self) -> bool:
        if self.arrival is Arrival.AT_ONCE:
            return False
        return self._reading or self.arrival is Arrival.ON_KEY

    def _forget_oldest(self) -> None:
        """Make room; a reader still on the oldest line is moved to the next."""
        self._lines.popleft()
        if self._at:
            self._at -= 1
        else:
            self._go(0)

    def resize(self, width: int) -> None:
        """Cut anew for another display; what stood first in the window stays in it."""
        start = self._cut[self._window][0]
        self.width = width
        self._cut = windows(self.line, width)
        self._window = max(sum(first <= start for first, _ in self._cut) - 1, 0)

    # the reader's keys; each says whether there was anywhere to go

    def right(self) -> bool:
        """Go to the next window, or to the next line."""
        if self._window + 1 < len(self._cut):
            self._window += 1
            self._mind()
            return True
        return self.down()

    def left(self) -> bool:
        """Go to the window before, or to the end of the line before."""
        if self._window:
            self._window -= 1
            self._mind()
            return True
        return self.up() and self._to_last_window()

    def up(self) -> bool:
        """Go to the line before."""
        return self._at > 0 and self._go(self._at - 1)

    def down(self) -> bool:
        """Go to the next line."""
        return self.waiting > 0 and self._go(self._at + 1)

    def oldest(self) -> bool:
        """Go to the first line remembered."""
        return bool(self._lines) and self._go(0)

    def newest(self) -> bool:
        """Go home: to the start of the last line, and follow what comes."""
        if not self._lines:
            return False
        self._go(len(self._lines) - 1)
        self._reading = False
        return True

    def _go(self, line: int) -> bool:
        self._at = line
        self._window = 0
        self._cut = windows(self.line, self.width)
        self._mind()
        return True

    def _to_last_window(self) -> bool:
        self._window = len(self._cut) - 1
        return True

    def _mind(self) -> None:
        """Note whether anything is left to read after this window."""
        self._reading = bool(self.waiting) or self._window + 1 < len(self._cut)
