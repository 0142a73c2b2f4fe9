"""Lines cut into rows: whole words, no row left over that need not be."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_play.console.wrapping import SHORT, columns, wrapped
from access_play.games import GAMES
from access_play.words.commands import Command, command_words
from tests.console.talk import SHELF, talk

GOLDEN = sorted(Path(__file__).parents[1].glob("golden/*.txt"))
words = st.text(alphabet="aé.日\u00a0", min_size=1, max_size=30)


@given(st.lists(words, min_size=1, max_size=30).map(" ".join), st.integers(20, 200))
def test_every_word_is_kept_whole_and_in_its_place(line: str, width: int) -> None:
    rows = wrapped(line, width)
    assert " ".join(rows) == line
    assert all(columns(row) <= width or " " not in row for row in rows)


def test_a_line_that_fits_stays_one_row() -> None:
    assert wrapped("Ana lays the red 12.", 20) == ["Ana lays the red 12."]


def test_no_short_word_is_left_over() -> None:
    assert wrapped("You lay the yellow 11 on it.", 25) == ["You lay the yellow", "11 on it."]


def test_a_no_break_blank_holds_two_words_together() -> None:
    assert wrapped("Voulez-vous rejouer\u00a0?", 20) == ["Voulez-vous", "rejouer\u00a0?"]


def test_braille_is_cut_at_empty_cells() -> None:
    assert wrapped("⠁⠝⠁⠀⠇⠁⠽⠎⠀⠗⠼⠁⠃⠀⠛⠼⠁⠁", 14) == ["⠁⠝⠁⠀⠇⠁⠽⠎", "⠗⠼⠁⠃⠀⠛⠼⠁⠁"]


def test_wide_letters_take_two_columns() -> None:
    assert columns("é日e\u0301") == 4


@pytest.mark.parametrize("width", [20, 26, 40, 60, 80])
def test_no_line_of_a_whole_game_leaves_a_short_row(width: int) -> None:
    lines = {line.strip() for path in GOLDEN for line in path.read_text(encoding="utf-8").splitlines()}
    cut = [rows for rows in (wrapped(line, width) for line in lines) if len(rows) > 1]
    assert cut
    for rows in cut:
        assert max(map(len, rows)) <= width, rows
        assert min(map(len, rows)) >= (SHORT if width >= 30 else 3), rows


@pytest.mark.parametrize("code", ["en", "fr"])
def test_no_answer_to_any_word_leaves_a_short_row_at_forty_columns(code: str) -> None:
    known = command_words(SHELF.language(code))
    asked = [words.partition("|")[0] for command, words in known.items() if command is not Command.QUIT]
    for name in GAMES:
        for lines in talk([*asked, *(f"help {word}" for word in asked)], name=name, code=code).said:
            for rows in (wrapped(line, 40) for line in lines):
                assert max(map(columns, rows)) <= 40, rows
                assert min(map(len, rows)) >= (SHORT if len(rows) > 1 else 3), rows
