"""The card-mark tables, by liblouis's own checkers and through the brailler."""

from __future__ import annotations

import subprocess
from itertools import product
from pathlib import Path

import pytest

from access_play.braille.brailler import DIGITS, Brailler
from access_play.resources import folder
from access_play.words.announcement import Mark

FOLDER = folder("tables")
TABLES = sorted(path.name for path in FOLDER.glob("*.utb"))
CHECKS = sorted(path.name for path in FOLDER.glob("*.yaml"))
COLOURS = {"fr": "rojbv", "en": "roybg", "de": "roybg"}
NUMBERS = range(1, 21)


def run(*command: str) -> str:
    """Run in the folder of tables; return all output; fail with it unless the status is 0."""
    done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, timeout=30)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_a_table_for_each_language_and_each_style_of_digits() -> None:
    wanted = {f"access-play-marks-{name}.utb" for name in (*COLOURS, *DIGITS)}
    assert wanted == set(TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_table_has_no_errors_and_says_what_it_is(name: str) -> None:
    assert "No errors found" in run("lou_checktable", name)
    text = (FOLDER / name).read_text(encoding="utf-8")
    for key in ("#-index-name:", "#-display-name:", "#+type:", "#+dots:6"):
        assert key in text


@pytest.mark.parametrize("name", CHECKS)
def test_yaml_checks_pass(name: str) -> None:
    assert "0 failures" in run("lou_checkyaml", name)


def test_every_language_has_its_yaml_check() -> None:
    assert {f"access-play-marks-{language}.yaml" for language in COLOURS} <= set(CHECKS)


@pytest.mark.parametrize("digits", [None, *DIGITS])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_two_cards_of_a_pack_share_a_mark(tables: Path, language: str, digits: str | None) -> None:
    brailler = Brailler(language, tables=tables, digits=digits)
    pack = [Mark(c, str(n)) for c, n in product(COLOURS[language], NUMBERS)]
    assert len({brailler.mark(card) for card in pack}) == 100


def test_french_marks_are_the_letter_and_antoine_digits(french: Brailler) -> None:
    antoine = dict(zip("1234567890", "⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼", strict=True))
    letters = dict(zip("rojbv", "⠗⠕⠚⠃⠧", strict=True))
    for colour, number in product("rojbv", NUMBERS):
        digits = "".join(antoine[d] for d in str(number))
        assert french.mark(Mark(colour, str(number))) == letters[colour] + digits


def test_english_marks_are_the_letter_the_sign_and_a_to_j(english: Brailler) -> None:
    plain = dict(zip("1234567890", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚", strict=True))
    letters = dict(zip("roybg", "⠗⠕⠽⠃⠛", strict=True))
    for colour, number in product("roybg", NUMBERS):
        digits = "".join(plain[d] for d in str(number))
        assert english.mark(Mark(colour, str(number))) == letters[colour] + "⠼" + digits


def test_bare_marks_have_neither_sign_nor_dot_6(tables: Path) -> None:
    bare = Brailler("en", tables=tables, digits="bare")
    assert bare.mark(Mark("b", "20")) == "⠃⠃⠚"
    assert bare.mark(Mark("g", "7")) == "⠛⠛"


@pytest.mark.parametrize("digits", DIGITS)
def test_two_numbers_of_a_mark_never_run_together(tables: Path, digits: str) -> None:
    brailler = Brailler("fr", tables=tables, digits=digits)
    pairs = [("5", "67"), ("56", "7"), ("567", ""), ("", "567")]
    assert len({brailler.mark(Mark(*pair)) for pair in pairs}) == 3


def test_a_capital_marks_as_its_small_letter(french: Brailler) -> None:
    assert french.mark(Mark("R", "11")) == french.mark(Mark("r", "11")) == "⠗⠡⠡"


def test_arithmetic_signs_and_blanks_in_marks(french: Brailler) -> None:
    assert french.mark(Mark("+", "5")) == "⠖⠱"
    assert french.mark(Mark("=", "11")) == "⠶⠡⠡"
