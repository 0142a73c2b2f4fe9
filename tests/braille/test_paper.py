"""Pages for an embosser: what stands where, and the files byte by byte."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from access_play.braille.files import (
    from_ascii,
    to_ascii,
)
from access_play.braille.line import Line
from access_play.braille.louis import BLANK
from access_play.braille.paper import FRENCH_PAPER, Block, Heading, NewPage, Page, Paper, Paragraph, pages

SIX_DOTS = "".join(chr(0x2800 + n) for n in range(64))


def number(n: int) -> str:
    return from_ascii("#" + str(n).translate(str.maketrans("1234567890", "ABCDEFGHIJ")))


def line(text: str) -> Line:
    return Line(from_ascii(text))


def read(page: Page) -> list[str]:
    return [to_ascii(row) for row in page]


def book(chapters: int, length: int = 30) -> list[Block]:
    blocks: list[Block] = []
    for n in range(chapters):
        blocks += [Heading(line(f"CHAPTER {'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n % 26]}"), level=1 + n % 2)]
        blocks += [Paragraph(line("WORDS OF THE GAME " * length))] * 2
    return blocks


# --- layout -----------------------------------------------------------------


def test_paragraph_begins_at_the_third_cell_and_goes_on_at_the_first() -> None:
    (page,) = pages([Paragraph(line("AAA BBB CCC DDD"))], Paper(12, 5, numbers=False), number)
    assert read(page) == ["  AAA BBB", "CCC DDD"]


def test_paragraph_may_hang() -> None:
    (page,) = pages(
        [Paragraph(line("AAA BBB CCC DDD EEE"), first=0, rest=2)], Paper(12, 5, numbers=False), number
    )
    assert read(page) == ["AAA BBB CCC", "  DDD EEE"]


def test_headings_stand_in_the_middle_or_at_the_fifth_cell() -> None:
    blocks: list[Block] = [
        Heading(line("RULES")),
        Paragraph(line("AAA")),
        Heading(line("MORE"), level=2),
        Paragraph(line("BBB")),
    ]
    (page,) = pages(blocks, Paper(15, 9, numbers=False), number)
    assert read(page) == ["     RULES", "", "  AAA", "", "    MORE", "  BBB"]


def test_page_number_is_at_the_right_of_the_last_line() -> None:
    first, second = pages([Paragraph(line("AAA " * 15), first=0)], Paper(12, 5), number)
    assert read(first) == ["AAA AAA AAA"] * 4 + ["          #A"]
    assert read(second) == ["AAA AAA AAA", "", "", "", "          #B"]


@pytest.mark.parametrize("paper", [Paper(), FRENCH_PAPER, Paper(20, 10), Paper(16, 6, numbers=False)])
def test_no_page_is_too_wide_or_too_high_and_no_word_is_lost(paper: Paper) -> None:
    blocks = book(6)
    laid = pages(blocks, paper, number)
    assert all(len(page) <= paper.height for page in laid)
    assert all(len(row) <= paper.width for page in laid for row in page)
    rows = [row for page in laid for row in page[: paper.rows]]
    printed = [word for row in rows for word in row.split(BLANK) if word]
    assert printed == [
        word
        for block in blocks
        if not isinstance(block, NewPage)
        for word in block.line.cells.split(BLANK)
        if word
    ]


@pytest.mark.parametrize("height", range(5, 15))
def test_no_heading_is_the_last_of_its_page(height: int) -> None:
    paper = Paper(20, height, numbers=False)
    for page in pages(book(9, length=3), paper, number):
        last = [row for row in read(page) if row.strip()][-1]
        assert "CHAPTER" not in last


def test_numbered_pages_are_full_height_and_count_up() -> None:
    laid = pages(book(5), Paper(), number)
    assert {len(page) for page in laid} == {25}
    assert [page[-1].strip(BLANK) for page in laid] == [number(n + 1) for n in range(len(laid))]


@pytest.mark.parametrize("chapters", [1, 4, 60])
@pytest.mark.parametrize("paper", [Paper(), FRENCH_PAPER])
def test_contents_name_the_page_where_each_heading_is(chapters: int, paper: Paper) -> None:
    blocks = book(chapters, length=12)
    laid = pages(blocks, paper, number, contents=Heading(line("CONTENTS")))
    rows = [row for page in laid for row in read(page)[: paper.rows]]
    entries = [row for row in rows if "CHAPTER" in row and "#" in row]
    assert len(entries) == chapters
    for entry in entries:
        name = entry.split('"')[0].strip()
        page = entry.split("#")[1].translate(str.maketrans("ABCDEFGHIJ", "1234567890"))
        assert any(row.strip() == name for row in read(laid[int(page) - 1]))
        assert len(entry) == paper.width


def test_contents_entry_guides_the_finger_to_the_page() -> None:
    blocks: list[Block] = [Heading(line("DRAW"), level=2), Paragraph(line("A"))]
    first, *_ = pages(blocks, Paper(20, 9), number, contents=Heading(line("CONTENTS")))
    assert read(first)[2] == "  DRAW " + '"' * 10 + " #B"


def test_a_long_heading_wraps_in_the_contents() -> None:
    blocks: list[Block] = [Heading(line("LAYING SEVERAL CARDS IN ONE TURN")), Paragraph(line("A"))]
    first, *_ = pages(blocks, Paper(20, 9), number, contents=Heading(line("CONTENTS")))
    assert read(first)[2:5] == ["LAYING SEVERAL", "  CARDS IN ONE", '  TURN """""""""" #B']


@pytest.mark.parametrize(("unless", "first"), [(None, 2), (2, 4), (3, 2)])
def test_what_keeps_together_begins_a_page_where_it_does_not_fit(unless: int | None, first: int) -> None:
    blocks: list[Block] = [Paragraph(line("AA"))] * 2
    blocks += [NewPage(unless), *[Paragraph(line("BB"))] * 3]
    laid = pages(blocks, Paper(12, 4, numbers=False), number)
    assert len(laid[0]) == first
    assert sum(map(len, laid)) == 5


def test_a_page_begun_is_not_begun_again() -> None:
    blocks: list[Block] = [NewPage(), Paragraph(line("AA")), NewPage(), NewPage(9), Paragraph(line("BB"))]
    assert len(pages(blocks, Paper(12, 4), number)) == 2


def test_nothing_to_print_is_one_page() -> None:
    assert pages([], Paper(12, 4), number) == [("", "", "", number(1).rjust(12, BLANK))]


@pytest.mark.parametrize(("width", "height"), [(11, 25), (40, 3), (0, 0)])
def test_paper_too_small_for_a_page_is_refused(width: int, height: int) -> None:
    with pytest.raises(ValueError, match="no page"):
        Paper(width, height)


@given(
    st.lists(st.text(alphabet=SIX_DOTS[:40], max_size=100), max_size=8),
    st.integers(12, 40),
    st.integers(4, 30),
)
@example(["\u2801\u2800" * 9] * 120, 12, 4)
@settings(max_examples=60, deadline=None)
def test_any_text_fits_any_paper(texts: list[str], width: int, height: int) -> None:
    blocks: list[Block] = [
        Heading(Line(t), n % 3 + 1) if n % 2 else Paragraph(Line(t)) for n, t in enumerate(texts)
    ]
    paper = Paper(width, height)
    laid = pages(blocks, paper, number, contents=Heading(Line("⠁⠃")))
    assert all(len(page) == height and all(len(row) <= width for row in page) for page in laid)


def test_pages_never_begin_with_the_blank_line_of_a_heading() -> None:
    for height in range(4, 12):
        laid = pages(book(6, length=2), Paper(20, height, numbers=False), number)
        assert all(page[0] for page in laid)
