"""One line is one line, whatever the text."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_play.console.base import KEPT_BLANKS, clean


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Ana lays 12.", "Ana lays 12."),
        ("  two\n lines\r\n", "two lines"),
        ("a\tb\x0bc\u2028d", "a b c d"),
        ("\x1b[1;31mred\x1b[0m \x1b]0;title\x07twelve", "red twelve"),
        ("bell\x07 null\x00 delete\x7f", "bell null delete"),
        ("a \x00 b", "a b"),
        ("turned\u202e round\u200b", "turned round"),
        ("Score\u00a0: 7\u202f!", "Score\u00a0: 7\u202f!"),
        ("Score \u00a0 : 7", "Score\u00a0: 7"),
        ("half \ud83d a pair", "half a pair"),
        ("\u2803\u2801", "\u2803\u2801"),
    ],
)
def test_known_texts(text: str, line: str) -> None:
    assert clean(text) == line


@settings(deadline=None)
@given(st.text() | st.text(alphabet=" \u00a0\t\x1b[0mab"))
def test_any_text_makes_one_line(text: str) -> None:
    line = clean(text)
    assert all(letter.isprintable() or letter in KEPT_BLANKS for letter in line)
    assert not any(a.isspace() and b.isspace() for a, b in pairwise(line))
    assert line == line.strip() == clean(line)
