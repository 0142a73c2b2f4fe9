"""The one line being typed, as the terminal shows it: written once, then changed as little as possible.

Only text, blanks, backspaces, carriage returns and newlines are written, and the colours of
cards for who wishes them; they take no room. A letter costs one byte, an announcement one
write. A line too long for the terminal is shown through a window of one row that follows the
cursor.
"""

from __future__ import annotations

from collections.abc import Sequence

from prompt_toolkit.utils import get_cwidth

from access_play.console.screen import Screen


class DrawnLine:
    """What stands on the terminal's last row: the prompt, a piece of the text, the cursor in it."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._prompt = ""
        self._shown = ""
        self._cursor = 0  # in the piece shown
        self._start = 0  # of the piece, in the text
        self.is_open = False

    def open(self, prompt: str) -> None:
        """Begin a line."""
        self._prompt, self._shown, self._cursor, self._start = prompt, "", 0, 0
        self.is_open = True
        self._screen.write(prompt)

    def close(self) -> None:
        """Leave the line as it stands and go to the next row, together with what is written there.

        A reader that follows the cursor would call that row blank if it were empty for a moment.
        """
        if self.is_open:
            self.is_open = False
            self._screen.owe("\n")

    def withdraw(self) -> None:
        """Take back a prompt behind which nothing was typed; leave a line with text as it stands."""
        if self._shown:
            self.close()
        elif self.is_open:
            self.is_open = False
            width = get_cwidth(self._prompt)
            self._screen.write("\b" * width + " " * width + "\b" * width)

    def update(self, text: str, cursor: int) -> None:
        """Make the line match the text, writing no more than the difference."""
        if self._wrapped():
            self._screen.write("\n" + self._anew(text, cursor))
            return
        piece, at = self._piece(text, cursor)
        written = self._difference(piece)
        here = self._cursor if piece == self._shown else len(piece)
        self._shown, self._cursor = piece, at
        self._screen.write(written + _move(here, at, piece))

    def above(self, announcement: str, text: str, cursor: int) -> None:
        """Put the announcement where the line was, and the line under it."""
        occupied, rows = get_cwidth(self._prompt + self._shown), self._screen.rows(announcement)
        start = "\n" if self._wrapped() else "\r" if occupied else ""
        if start == "\r":
            rows[0] += " " * max(0, occupied - get_cwidth(rows[0]))
        # One write: a reader that speaks each write must not cut the line in two.
        self._screen.write(f"{start}{self._screen.painted(rows)}\n{self._anew(text, cursor)}")

    def again(self, text: str, cursor: int) -> None:
        """Write the whole line where the cursor is, after something else used the terminal."""
        self._screen.write(self._anew(text, cursor))

    def _anew(self, text: str, cursor: int) -> str:
        self._shown, self._cursor = self._piece(text, cursor)
        return self._prompt + self._shown + _move(len(self._shown), self._cursor, self._shown)

    def _wrapped(self) -> bool:
        """Whether the terminal became too narrow for what it shows: backspaces stop at the edge."""
        return get_cwidth(self._prompt + self._shown) >= self._screen.columns

    def _difference(self, piece: str) -> str:
        if piece == self._shown:
            return ""
        keep = _common(self._shown, piece)
        left_over = max(0, get_cwidth(self._shown) - get_cwidth(piece))
        wiped = " " * left_over + "\b" * left_over
        return _move(self._cursor, keep, self._shown) + piece[keep:] + wiped

    def _piece(self, text: str, cursor: int) -> tuple[str, int]:
        """Return the part of the text that the row has room for, and the cursor in it."""
        before = self._screen.fit(text[:cursor])
        text, cursor = before + self._screen.fit(text[cursor:]), len(before)
        room = max(2, self._screen.columns - 1 - get_cwidth(self._prompt))
        self._start = self._window(text, cursor, room)
        end = self._start
        while end < len(text) and get_cwidth(text[self._start : end + 1]) <= room:
            end += 1
        return text[self._start : end], cursor - self._start

    def _window(self, text: str, cursor: int, room: int) -> int:
        """Where the piece begins: where it began, or with the cursor in its middle."""
        if get_cwidth(text) <= room:
            return 0
        start = self._start
        if (start < cursor or start == 0) and get_cwidth(text[start:cursor]) <= room:
            return start
        start = cursor
        while start > 0 and get_cwidth(text[start - 1 : cursor]) <= room // 2:
            start -= 1
        return start


def _move(start: int, end: int, text: str) -> str:
    """Carry the cursor along the text: backspaces one way, the text itself the other."""
    if end < start:
        return "\b" * get_cwidth(text[end:start])
    return text[start:end]


def common_start(words: Sequence[str]) -> str:
    """The letters all the words begin with."""
    first, last = min(words), max(words)
    same = 0
    while same < min(len(first), len(last)) and first[same] == last[same]:
        same += 1
    return first[:same]


def _common(old: str, new: str) -> int:
    """How much stands at the start of both, never parting a letter from its accent."""
    keep = len(common_start((old, new)))
    while keep and any(get_cwidth(letter) == 0 for letter in old[keep : keep + 1] + new[keep : keep + 1]):
        keep -= 1
    return keep
