"""Cutting and panning: nothing lost, nothing twice, no card in two halves."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_play.braille.brailler import Brailler
from access_play.braille.line import Line, Placed
from access_play.braille.louis import BLANK
from access_play.braille.windows import Arrival, Reader, Window, windows
from access_play.games import GAMES
from access_play.words.announcement import Mark, Piece
from tests.words.speaking import brailler as brailler_of

from .heard import wordings

WIDTHS = (12, 14, 18, 20, 32, 40, 80)


def words(text: str) -> Line:
    """A line of cells, written in letters: a blank for a blank, any cell for the rest."""
    return Line("".join(BLANK if c == " " else chr(0x2801 + ord(c) % 26) for c in text))


def shown(line: Line, width: int) -> list[str]:
    return [line.cells[start:end] for start, end in windows(line, width)]


def random_line(brailler: Brailler, rng: random.Random) -> Line:
    """Words, numbers and cards as a game would mix them, some without blanks between."""
    said: list[Piece] = []
    for _ in range(rng.randint(1, 20)):
        card = Mark(rng.choice("rbvgo"), str(rng.randint(1, 20)))
        number, gap = str(rng.randint(1, 999)), rng.choice(["", " ", ", "])
        words_: list[Piece] = [card, number, "Anticonstitutionnellement", "pose", "é"]
        said += [rng.choice(words_), gap]
    return brailler.line(said)


def test_words_stay_whole_and_fill_the_window() -> None:
    assert shown(words("aaa bbb ccc"), 7) == [words("aaa bbb").cells, words("ccc").cells]
    assert shown(words("aaa bbbb"), 7) == [words("aaa").cells, words("bbbb").cells]
    assert shown(words("aaa"), 12) == [words("aaa").cells]


def test_an_empty_line_is_one_empty_window() -> None:
    assert windows(Line(""), 12) == ((0, 0),)
    assert windows(Line(BLANK * 30), 12) == ((0, 0),)


def test_a_word_wider_than_the_display_is_cut() -> None:
    assert [len(part) for part in shown(words("a" * 30), 12)] == [12, 12, 6]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("digits", [None, "bare"])
def test_panning_shows_every_cell_once_and_no_half_card(
    request: pytest.FixtureRequest, width: int, language: str, digits: str | None
) -> None:
    brailler = Brailler(language, tables=request.getfixturevalue("tables"), digits=digits)
    for seed in range(25):
        line = random_line(brailler, random.Random(seed))
        check(line, windows(line, width), width)


def check(line: Line, cut: tuple[Window, ...], width: int) -> None:
    """No window is too wide, every cell with dots stands in one of them, and no card in two."""
    shown, end = "", 0
    for start, after in cut:
        assert end <= start <= after <= start + width, (line, cut)
        shown, end = shown + line.cells[start:after], after
    assert shown.replace(BLANK, "") == line.cells.replace(BLANK, ""), (line, cut)
    cuts = {start for start, _ in cut} | {after for _, after in cut}
    for card in line.marks:
        assert cuts.isdisjoint(range(card.start + 1, card.end)), (line, cut)


NUMBERS = {"fr": re.compile("⠠[⠤⠖]?[⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼]+"), "en": re.compile("⠼[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]+")}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", ["fr", "en"])
def test_every_line_of_a_game_is_cut_well_at_every_width(code: str, name: str) -> None:
    for pieces in wordings(name, code):
        line = brailler_of(code).line(pieces)
        numbers = [found.span() for found in NUMBERS[code].finditer(line.cells)]
        inside = {cell for start, end in numbers for cell in range(start + 1, end)}
        for width in WIDTHS:
            cut = windows(line, width)
            check(line, cut, width)
            assert inside.isdisjoint(start for start, _ in cut), (line, cut)


@pytest.mark.parametrize("name", GAMES)
def test_panning_through_a_game_reads_every_line_once(name: str) -> None:
    """To the right from the first line to the last, with nothing but that key."""
    lines = [brailler_of("fr").line(pieces) for pieces in wordings(name, "fr")[:400]]
    reader = Reader(20, arrival=Arrival.ON_KEY)
    for line in lines:
        reader.say(line)
    read = base(reader)
    while reader.right():
        read += base(reader)
    assert read.replace(BLANK, "") == "".join(line.cells for line in lines).replace(BLANK, "")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_number_is_cut(language: str, request: pytest.FixtureRequest) -> None:
    brailler = Brailler(language, tables=request.getfixturevalue("tables"))
    for before in range(15):
        line = brailler.line(["k" * before + "123,5" + "z" * 20])
        number = brailler.cells(["123,5"])
        assert len(line.cells) > 20
        assert any(number in part for part in shown(line, 12))


def test_a_blank_inside_a_card_is_no_place_to_cut() -> None:
    card = Mark("r", "1 2")
    line = Line("⠁⠁⠁⠁⠀⠗⠡⠀⠣", (Placed(card, 5, 9),))
    assert shown(line, 7) == ["⠁⠁⠁⠁", "⠗⠡⠀⠣"]


@given(st.text(alphabet=BLANK + "⠁⠗⠠⠼⠡⠨", max_size=120), st.integers(1, 80))
@settings(max_examples=200, deadline=None)
def test_any_cells_at_any_width(cells: str, width: int) -> None:
    parts = shown(Line(cells), width)
    assert "".join(parts).replace(BLANK, "") == cells.replace(BLANK, "")
    assert all(len(part) <= width for part in parts)


def test_a_window_without_cells_is_refused() -> None:
    for width, first in ((0, None), (-3, None), (12, 0)):
        with pytest.raises(ValueError, match="at least one cell"):
            windows(words("aaa"), width, first)


# --- the reader -------------------------------------------------------------

LONG = words("aaaaaaaa bbbbbbbb cccccccc")
SHORT = words("dddd")
OTHER = words("eeee")


def base(reader: Reader) -> str:
    """What the reader shows, without the sign of waiting lines."""
    return "".join(chr(ord(c) & ~0xC0) for c in reader.cells).rstrip(BLANK)


def waits(reader: Reader) -> bool:
    """The sign is up: dots 7 and 8 under the very last cell."""
    return len(reader.cells) == reader.width and ord(reader.cells[-1]) & 0xC0 == 0xC0


def part(letter: str) -> str:
    return words(letter * 8).cells


def test_before_the_first_line_nothing_is_shown_and_no_key_harms() -> None:
    reader = Reader(12)
    assert [reader.left(), reader.right(), reader.up(), reader.down()] == [False] * 4
    assert not reader.newest()
    assert not reader.oldest()
    assert (reader.cells, reader.touched(0), reader.waiting) == ("", "", 0)


def test_the_last_line_stays_until_a_key_or_another_line() -> None:
    reader = Reader(12)
    reader.say(SHORT)
    assert reader.cells == SHORT.cells
    reader.say(OTHER)
    assert reader.cells == OTHER.cells


def test_panning_right_goes_through_the_line_and_stops_at_the_end() -> None:
    reader = Reader(12)
    reader.say(LONG)
    seen = [base(reader)]
    while reader.right():
        seen.append(base(reader))
    assert seen == [part("a"), part("b"), part("c")]


def test_panning_crosses_lines_both_ways() -> None:
    reader = Reader(12)
    reader.say(LONG)
    reader.say(SHORT)
    assert reader.left()
    assert base(reader) == part("c")
    assert reader.left()
    assert base(reader) == part("b")
    assert reader.right()
    assert reader.right()
    assert base(reader) == SHORT.cells


def test_lines_up_and_down_begin_at_their_start() -> None:
    reader = Reader(12)
    for line in (LONG, SHORT, OTHER):
        reader.say(line)
    reader.up()
    assert base(reader) == SHORT.cells
    reader.up()
    assert base(reader) == part("a")
    assert not reader.up()
    reader.down()
    assert base(reader) == SHORT.cells
    reader.oldest()
    assert base(reader) == part("a")
    reader.newest()
    assert base(reader) == OTHER.cells


def test_new_lines_wait_with_a_sign_while_the_reader_is_back() -> None:
    reader = Reader(12)
    reader.say(LONG)
    reader.say(SHORT)
    reader.up()
    assert waits(reader)
    reader.say(OTHER)
    assert (base(reader), reader.waiting) == (part("a"), 2)
    reader.newest()
    assert (base(reader), waits(reader)) == (OTHER.cells, False)
    reader.say(SHORT)
    assert base(reader) == SHORT.cells


def test_new_lines_wait_in_the_middle_of_a_line_and_not_at_its_end() -> None:
    reader = Reader(12)
    reader.say(LONG)
    reader.right()
    reader.say(SHORT)
    assert base(reader) == part("b")
    assert waits(reader)
    reader.right()
    reader.right()
    assert base(reader) == SHORT.cells
    reader.say(OTHER)
    assert base(reader) == OTHER.cells


def test_at_once_shows_the_newest_whatever_is_read() -> None:
    reader = Reader(12, arrival=Arrival.AT_ONCE)
    for line in (LONG, SHORT):
        reader.say(line)
    reader.up()
    reader.say(OTHER)
    assert reader.cells == OTHER.cells


def test_on_key_never_moves_by_itself() -> None:
    reader = Reader(12, arrival=Arrival.ON_KEY)
    for line in (SHORT, OTHER, LONG):
        reader.say(line)
    assert (base(reader), reader.waiting) == (SHORT.cells, 2)
    reader.right()
    assert (base(reader), reader.waiting) == (OTHER.cells, 1)


def test_the_sign_covers_no_cell_of_a_full_window() -> None:
    reader = Reader(12, arrival=Arrival.ON_KEY)
    full = words("abcdefghijkl")
    reader.say(full)
    reader.say(SHORT)
    assert (base(reader), waits(reader)) == (full.cells, True)


def test_resize_keeps_the_place() -> None:
    reader = Reader(12)
    reader.say(LONG)
    reader.right()
    reader.resize(20)
    assert base(reader) == part("a") + BLANK + part("b")
    reader.right()
    reader.resize(12)
    assert base(reader) == part("c")
    reader.resize(40)
    assert base(reader) == LONG.cells


def test_old_lines_are_forgotten_and_the_reader_stays_on_theirs() -> None:
    reader = Reader(12, keep=3)
    for line in (SHORT, OTHER, LONG):
        reader.say(line)
    reader.up()
    reader.say(SHORT)
    assert base(reader) == OTHER.cells
    reader.say(SHORT)
    assert base(reader) == part("a")
    assert reader.waiting == 2


def test_a_routing_key_finds_the_card_or_the_word(french: Brailler) -> None:
    reader = Reader(12)
    reader.say(french.line(["Main : ", Mark("r", "11"), " ", Mark("b", "2"), " puis fin"]))
    assert reader.touched(0) == french.cells(["Main"])
    assert reader.touched(8) == Mark("r", "11")
    assert reader.touched(5) == ""
    assert reader.touched(60) == ""
    reader.right()
    assert reader.touched(0) == Mark("b", "2")
    assert reader.touched(3) == french.cells(["puis"])


def test_of_an_answer_the_first_line_stays_and_the_rest_waits() -> None:
    reader = Reader(20)
    for text in ("aaa", "bbb"):
        reader.say(words(text))
    reader.up()
    reader.attend()
    for text in ("ccc", "ddd", "eee"):
        reader.say(words(text), answer=True)
    reader.say(words("fff"))
    assert (reader.line, reader.waiting) == (words("ccc"), 3)
    reader.attend()
    reader.say(words("ggg"), answer=True)
    assert (reader.line, reader.waiting) == (words("ggg"), 0)


def test_an_answer_is_shown_even_where_every_line_waits_for_a_key() -> None:
    reader = Reader(20, arrival=Arrival.ON_KEY)
    for text in ("aaa", "bbb"):
        reader.say(words(text))
    assert reader.line == words("aaa")
    reader.attend()
    reader.say(words("ccc"), answer=True)
    assert reader.line == words("ccc")


def test_whoever_takes_the_display_reads_nothing_of_before() -> None:
    reader = Reader(20)
    for text in ("aaa", "bbb"):
        reader.say(words(text))
    reader.up()
    reader.forget()
    assert (reader.cells, reader.waiting, reader.touched(0), reader.up(), reader.left()) == (
        "",
        0,
        "",
        False,
        False,
    )
    reader.say(words("ccc"))
    assert (reader.line, reader.oldest(), reader.line) == (words("ccc"), True, words("ccc"))
