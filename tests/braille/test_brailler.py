"""Words and cards to cells, by the real liblouis."""

from __future__ import annotations

import subprocess
import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_play.braille.brailler import Brailler
from access_play.braille.louis import BLANK
from access_play.resources import folder
from access_play.words.announcement import Mark, Piece

FRENCH = {
    "Bleu 12 posé par Ana. Score : 45.": "⠨⠃⠇⠑⠥⠀⠠⠡⠣⠀⠏⠕⠎⠿⠀⠏⠁⠗⠀⠨⠁⠝⠁⠲⠀⠨⠎⠉⠕⠗⠑⠀⠒⠀⠠⠹⠱⠲",
    "rouge 11": "⠗⠕⠥⠛⠑⠀⠠⠡⠡",
    "Septembre 2008": "⠨⠎⠑⠏⠞⠑⠍⠃⠗⠑⠀⠠⠣⠼⠼⠳",
    "Le 7 juin 2001": "⠨⠇⠑⠀⠠⠻⠀⠚⠥⠊⠝⠀⠠⠣⠼⠼⠡",
}
ENGLISH = ("Blue 12 played by Ana. Score: 45.", "Your turn.", "Bob's hand: 7 cards (UNO, Zoë).", "OK?")


def cli(table: str, text: str) -> str:
    """Translate with liblouis's own program, in the display of Unicode cells."""
    command = ["lou_translate", "--forward", f"unicode.dis,{table}"]
    done = subprocess.run(command, input=text, capture_output=True, encoding="utf-8", timeout=30, check=True)
    return done.stdout.rstrip("\n").replace(" ", BLANK)


def printable(text: str) -> str:
    """The cells of text are one line of Unicode braille without runs of blanks."""
    assert all(0x2800 <= ord(c) < 0x2840 for c in text), ascii(text)
    assert BLANK * 2 not in text
    assert text == text.strip(BLANK)
    return text


@pytest.mark.parametrize(("text", "cells"), FRENCH.items())
def test_french_words_are_the_official_code(french: Brailler, text: str, cells: str) -> None:
    assert french.cells([text]) == cells


@pytest.mark.parametrize("text", ENGLISH)
@pytest.mark.parametrize(("grade", "table"), [(1, "en-ueb-g1.ctb"), (2, "en-ueb-g2.ctb")])
def test_english_words_are_what_liblouis_says(tables: Path, text: str, grade: int, table: str) -> None:
    assert Brailler("en", tables=tables, grade=grade).cells([text]) == cli(table, text)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_contractions_are_shorter(tables: Path, language: str) -> None:
    text = "Ana prend toute la pile rouge, and with the other cards"
    one, two = (Brailler(language, tables=tables, grade=g).cells([text]) for g in (1, 2))
    assert len(two) < len(one)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_eight_dots_need_no_sign_for_capitals(tables: Path, language: str) -> None:
    cells = Brailler(language, tables=tables, eight_dots=True).cells(["Ana"])
    assert cells == "⡁⠝⠁"


def test_cards_stand_among_words_where_the_text_has_blanks(french: Brailler, english: Brailler) -> None:
    pieces: list[Piece] = ["Ana pose ", Mark("r", "11"), ", ", Mark("b", "20"), "."]
    assert french.cells(pieces) == "⠨⠁⠝⠁⠀⠏⠕⠎⠑⠀⠗⠡⠡⠂⠀⠃⠣⠼⠲"
    assert english.cells(["(", Mark("b", "2"), ")"]) == "⠐⠣⠃⠼⠃⠐⠜"


def test_a_card_has_the_same_cells_in_every_hand(english: Brailler) -> None:
    hand: list[Piece] = [Mark("R", "11"), " ", Mark("B", "4"), " ", Mark("Y", "7")]
    assert english.cells(hand) == "⠗⠼⠁⠁⠀⠃⠼⠙⠀⠽⠼⠛"


def test_neighbouring_texts_are_translated_as_one(english: Brailler) -> None:
    assert english.cells(["4", "5", " po", "ints"]) == english.cells(["45 points"])


def test_line_tells_which_cells_are_which_card(french: Brailler) -> None:
    line = french.line([" ", Mark("r", "11"), "  ", Mark("b", "2"), " fin "])
    assert [line.cells[p.start : p.end] for p in line.marks] == ["⠗⠡⠡", "⠃⠣"]
    assert [line.mark_at(cell) for cell in (0, 2, 3, 4, 6)] == [
        Mark("r", "11"),
        Mark("r", "11"),
        None,
        Mark("b", "2"),
        None,
    ]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("stranger", ["\U0001f600", "♥", "日", "\ud800", "\ue000", "\uffff"])
def test_unknown_characters_show_as_a_question_mark(tables: Path, language: str, stranger: str) -> None:
    for grade in (1, 2):
        brailler = Brailler(language, tables=tables, grade=grade)
        assert brailler.cells([stranger]) == brailler.cells(["?"]) != ""
        assert brailler.cells([f"Ana{stranger} 2"]) == brailler.cells(["Ana? 2"])


def test_a_foreign_accent_leaves_its_letter(french: Brailler) -> None:
    assert french.cells(["Řehoř"]) == french.cells(["Rehor"])
    assert french.cells(["№ 2"]) == french.cells(["No 2"])
    assert french.cells(["x\ufe0f"]) == french.cells(["x"])


@pytest.mark.parametrize("blank", ["\u00a0", "\u202f", "\t", "\n", "\u2009", "\u3000", " \u00a0 "])
def test_every_blank_is_one_blank_cell(french: Brailler, english: Brailler, blank: str) -> None:
    assert french.cells([f"Score{blank}: 45"]) == french.cells(["Score : 45"])
    assert english.cells([f"Score{blank}45"]) == english.cells(["Score 45"])


@pytest.mark.parametrize("hidden", ["\0", "\x1b", "\x7f", "\u200b", "\u200d", "\ufeff", "\u202e"])
def test_control_characters_vanish_and_cut_nothing(french: Brailler, english: Brailler, hidden: str) -> None:
    for brailler in (french, english):
        assert brailler.cells([f"Bleu{hidden} 12"]) == brailler.cells(["Bleu 12"])


def test_letters_in_two_parts_are_composed(french: Brailler, english: Brailler) -> None:
    for brailler in (french, english):
        assert brailler.cells(["pose\u0301"]) == brailler.cells(["posé"])


def test_nothing_to_say_is_no_cells(french: Brailler) -> None:
    assert [french.cells(p) for p in ([], [""], [" \0"], [Mark("", "")])] == ["", "", "", ""]


@given(st.lists(st.text() | st.builds(Mark, st.text(max_size=3), st.text(max_size=3)), max_size=4))
@settings(max_examples=150, deadline=None)
def test_whatever_is_said_comes_out_as_one_line_of_cells(pieces: list[Piece]) -> None:
    for language in ("fr", "en"):
        printable(Brailler(language, tables=folder("tables")).cells(pieces))


def test_eight_threads_at_once_get_their_own_cells(tables: Path) -> None:
    settings_ = [("fr", 1), ("fr", 2), ("en", 1), ("en", 2)]
    braillers = [Brailler(language, tables=tables, grade=grade) for language, grade in settings_]
    texts = [f"Ana pose {n} cartes, Bob {n * 7}." for n in range(1500)]
    expected = [[brailler.cells([text]) for text in texts] for brailler in braillers]
    wrong: list[str] = []

    def work(offset: int) -> None:
        fresh = Brailler(*settings_[offset % 4][:1], tables=tables, grade=settings_[offset % 4][1])
        for text, cells in zip(texts, expected[offset % 4], strict=True):
            if fresh.cells([text]) != cells:
                wrong.append(text)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


@pytest.mark.parametrize("grade", [1, 2])
def test_french_numbers_can_have_the_number_sign_in_sentences_too(tables: Path, grade: int) -> None:
    signed = Brailler("fr", tables=tables, grade=grade, digits="sign")
    assert signed.cells(["12 cartes ou 3"]).split("⠀")[::3] == ["⠼⠁⠃", "⠼⠉"]
    assert signed.mark(Mark("r", "12")) == "⠗⠼⠁⠃"
    assert signed.cells(["Ana pose."]) == Brailler("fr", tables=tables, grade=grade).cells(["Ana pose."])


def test_eight_dots_keep_their_own_numbers(tables: Path) -> None:
    plain, signed = (Brailler("fr", tables=tables, eight_dots=True, digits=each) for each in (None, "sign"))
    assert signed.cells(["12 cartes"]) == plain.cells(["12 cartes"]) == "⠡⠣⠀⠉⠁⠗⠞⠑⠎"
