"""Whatever is typed and announced, the terminal shows the line as it is, and only adds rows."""

from __future__ import annotations

import io

import pyte
from hypothesis import given, settings
from hypothesis import strategies as st
from prompt_toolkit.utils import get_cwidth

from access_play.console.drawing import DrawnLine, common_start
from access_play.console.screen import Screen

COLUMNS = 20
PROMPT = ": "

lines = st.text(alphabet="abé 日", max_size=45).flatmap(
    lambda text: st.tuples(st.just(text), st.integers(0, len(text)))
)
announcements = st.text(alphabet="xyz", min_size=3, max_size=COLUMNS - 1)


class Paper:
    """A terminal fed with what is written, and a line on it."""

    def __init__(self) -> None:
        self.stream = io.StringIO()
        self.screen = pyte.Screen(COLUMNS, 40)
        self.feed = pyte.Stream(self.screen)
        self.line = DrawnLine(Screen(self.stream, COLUMNS))
        self.line.open(PROMPT)

    def look(self) -> tuple[str, str, int]:
        """Return the row above the cursor, the cursor's row, and its column."""
        self.feed.feed(self.stream.getvalue().replace("\n", "\r\n"))
        self.stream.seek(0)
        self.stream.truncate()
        # pyte keeps an empty cell behind a wide letter; its display leaves that out
        rows = [row.rstrip() for row in self.screen.display]
        return rows[self.screen.cursor.y - 1], rows[self.screen.cursor.y], self.screen.cursor.x


def fits(text: str, cursor: int, row: str, column: int) -> bool:
    """Whether a row shows the prompt and a piece of the text with the cursor where it belongs."""
    if get_cwidth(text) < COLUMNS - len(PROMPT):
        return row == (PROMPT + text).rstrip() and column == len(PROMPT) + get_cwidth(text[:cursor])
    piece = row.removeprefix(PROMPT.rstrip()).removeprefix(" ")
    starts = (start for start in range(len(text)) if text.startswith(piece, start))
    return any(get_cwidth(text[start:cursor]) == column - len(PROMPT) for start in starts)


@settings(deadline=None, max_examples=60)
@given(st.lists(st.tuples(lines, st.none() | announcements), max_size=12))
def test_the_row_shows_the_text_and_the_cursor(steps: list[tuple[tuple[str, int], str | None]]) -> None:
    paper = Paper()
    for (text, cursor), announcement in steps:
        if announcement is None:
            paper.line.update(text, cursor)
        else:
            paper.line.above(announcement, text, cursor)
        above, row, column = paper.look()
        assert fits(text, cursor, row, column)
        assert announcement in (None, above)


@settings(deadline=None)
@given(lines, lines)
def test_only_text_blanks_and_backspaces_are_written_while_typing(
    first: tuple[str, int], second: tuple[str, int]
) -> None:
    stream = io.StringIO()
    line = DrawnLine(Screen(stream, COLUMNS))
    line.update(*first)
    line.update(*second)
    assert set(stream.getvalue()) <= set(first[0] + second[0] + " \b")


def test_the_common_start_of_words() -> None:
    assert common_start(["rouge", "rouler", "rose"]) == "ro"
    assert common_start(["vert"]) == "vert"
    assert common_start(["", "vert"]) == ""
