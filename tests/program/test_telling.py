"""The commands that only tell: short lines, one language, files that are what they are said to be."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from access_play import app
from access_play.games import GAMES
from tests.program.conftest import Run
from tests.program.test_terminal import environ

CODES = ("fr", "en")
COMMANDS = (
    "play",
    "tutorial",
    "practise",
    "resume",
    "saves",
    "replay",
    "rules",
    "cards",
    "settings",
    "doctor",
    "report",
)
PAPER = ("--grade", "--paper-width", "--paper-height", "--paper-newline")
WAYS_OUT = ("--speech", "--voice", "--rate", "--volume", "--braille", "--cells", *PAPER, "--verbosity")
PLAY = ("--players", "--humans", "--names", "--bots", "--autoplay", "--preset", "--option", "--seed")
FILES = ("--plain", "--transcript", "--announcements")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_has_a_line_for_each_option(run: Run, command: str) -> None:
    french, english = (run(command, "--help", "--lang", code) for code in CODES)
    printed = ("--preset", "--option", "--format", *PAPER)
    options = {
        "play": (*PLAY, *WAYS_OUT, *FILES),
        "resume": (*WAYS_OUT, *FILES),
        "rules": (*printed, "--search"),
        "tutorial": WAYS_OUT,
        "practise": ("--level", "--count", "--seed", *WAYS_OUT),
        "cards": printed,
    }.get(command, ())
    for ended in (french, english):
        assert (ended.status, ended.err) == (0, "")
        lines = ended.out.splitlines()
        assert all(3 <= len(line) <= 160 for line in lines)
        for option in (*options, "--help", "--lang"):
            assert sum(bool(re.search(rf"{option}\b", line)) for line in lines) == 1, option
    assert len(french.out.splitlines()) == len(english.out.splitlines())
    assert not set(french.out.splitlines()) & set(english.out.splitlines())


def test_the_doctor_is_the_same_list_in_both_languages(run: Run) -> None:
    french, english = (run("doctor", "--lang", code) for code in CODES)
    for ended in (french, english):
        assert (ended.status, ended.err) == (0, "")
        assert all(3 <= len(line) <= 400 for line in ended.out.splitlines())
        assert "settings.toml" in ended.out
        assert "saves" in ended.out
    pairs = list(zip(french.out.splitlines(), english.out.splitlines(), strict=True))
    assert pairs[0][0] == pairs[0][1]
    assert all(one != other for one, other in pairs[1:])


# settings


def test_every_setting_that_is_shown_is_toml_and_can_be_set_to_what_it_is(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = run("settings").out
    for name, folder in environ(tmp_path / "home").items():
        monkeypatch.setenv(name, folder)
    for name, value in tomllib.loads(shown).items():
        if isinstance(value, dict) or value == "":
            continue
        word = str(value).casefold() if isinstance(value, bool) else str(value)
        assert app.run(["settings", "set", name, word]) == 0
    assert run("settings", "show").out == shown
    where = Path(run("settings", "where").out.rstrip("\n"))
    assert tomllib.loads(where.read_text(encoding="utf-8")).items() <= tomllib.loads(shown).items()


def test_settings_hold_for_the_game_that_follows(run: Run) -> None:
    run("settings", "set", "level", "easy")
    run("settings", "set", "cells", "14")
    run("settings", "set", "braille", "terminal")
    ended = run("play", "onze-gagnant", "--seed", "1", "--lang", "fr", lines=("quitter",))
    cells = [line for line in ended.out.splitlines() if "\u2800" <= line[0] <= "\u28ff"]
    assert cells
    assert max(map(len, cells)) <= 14


# rules


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_are_read_written_in_braille_and_in_pef(run: Run, name: str) -> None:
    for code in CODES:
        text = run("rules", name, "--lang", code)
        assert (text.status, text.err) == (0, "")
        lines = text.out.splitlines()
        assert lines[0].startswith("1. ")
        assert all(3 <= len(line) <= 160 for line in lines)
        brf = run("rules", name, "--lang", code, "--format", "brf", "--grade", "2").out
        assert brf.isascii()
        assert brf.count("\f") >= 1
        assert not set(brf) - {"\r", "\n", "\f"} - {chr(code) for code in range(0x20, 0x60)}
    root = ElementTree.fromstring(run("rules", name, "--format", "pef", "--lang", "fr").out)  # noqa: S314
    assert root.tag.endswith("pef")
    rows = [row.text or "" for row in root.iter() if row.tag.endswith("row")]
    assert any(rows)
    assert all("\u2800" <= cell <= "\u28ff" for row in rows for cell in row)


@pytest.mark.parametrize("code", CODES)
def test_a_contracted_rulebook_is_another_and_no_longer(run: Run, code: str) -> None:
    plain, contracted = (
        run("rules", "elfer-raus", "--lang", code, "--format", "brf", "--grade", grade).out for grade in "12"
    )
    assert plain != contracted
    assert len(contracted) <= len(plain)
    run("settings", "set", "grade", "2")
    assert run("rules", "elfer-raus", "--lang", code, "--format", "brf").out == contracted


@pytest.mark.parametrize("name", GAMES)
def test_each_named_set_of_rules_has_its_own_book(run: Run, name: str) -> None:
    books = {preset: run("rules", name, "--preset", preset, "--lang", "en") for preset in GAMES[name].presets}
    assert all((book.status, book.err) == (0, "") for book in books.values())
    assert len({book.out for book in books.values()}) == len(books)


# cards


@pytest.mark.parametrize(
    ("name", "two_marks"), [("elfer-raus", 80), ("atout-11", 80), ("11-nimmt", 100), ("onze-gagnant", 56)]
)
@pytest.mark.parametrize("code", CODES)
def test_the_cards_are_read_written_in_braille_and_in_pef(
    run: Run, name: str, two_marks: int, code: str
) -> None:
    text = run("cards", name, "--lang", code)
    assert (text.status, text.err) == (0, "")
    assert all(3 <= len(line) <= 160 for line in text.out.splitlines())
    brf = run("cards", name, "--lang", code, "--format", "brf").out
    labels = [row for row in re.split(r"[\r\n\f]+", brf) if re.fullmatch(r"\S+ {3}\S+", row)]
    assert len(labels) == two_marks
    assert max(map(len, labels)) <= 10
    root = ElementTree.fromstring(run("cards", name, "--format", "pef", "--lang", code).out)  # noqa: S314
    rows = [row.text or "" for row in root.iter() if row.tag.endswith("row")]
    assert sum(bool(re.fullmatch(r"[^\u2800]+\u2800{3}[^\u2800]+", row)) for row in rows) == two_marks


# paper


@pytest.mark.parametrize("command", ["rules", "cards"])
def test_the_paper_is_as_settled_or_as_asked(run: Run, command: str) -> None:
    def printed(*words: str) -> tuple[int, int, bool]:
        brf = run(command, "atout-11", "--format", "brf", "--lang", "en", *words).out.removesuffix("\f")
        pages = [page.splitlines() for page in brf.split("\f")]
        assert len({len(page) for page in pages}) == 1
        return max(len(row) for page in pages for row in page), len(pages[0]), "\r" in brf

    assert printed() == (40, 25, True)
    run("settings", "set", "paper_width", "32")
    run("settings", "set", "paper_height", "27")
    run("settings", "set", "paper_newline", "lf")
    assert printed() == (32, 27, False)
    assert printed("--paper-width", "30", "--paper-height", "20", "--paper-newline", "crlf") == (30, 20, True)


@pytest.mark.parametrize(
    "words", [("--paper-width", "11"), ("--paper-height", "101"), ("--paper-newline", "cr")]
)
def test_paper_that_there_cannot_be_is_refused(run: Run, words: tuple[str, str]) -> None:
    for command in ("rules", "cards", "play"):
        ended = run(command, "atout-11", "--lang", "en", *words)
        assert (ended.status, ended.out) == (2, "")
        assert words[1] in ended.err


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("code", "width"), [("fr", 30), ("en", 40)])
def test_a_game_on_paper_fits_the_page(run: Run, name: str, code: str, width: int, tmp_path: Path) -> None:
    words = ("--seed", "1", "--autoplay", "--players", "2", "--lang", code, "--verbosity", "full")
    ended = run("play", name, *words, "--braille", "said.brf")
    assert (ended.status, ended.err) == (0, "")
    paper = (tmp_path / "said.brf").read_bytes().decode("ascii")
    pages = paper.removesuffix("\f").split("\f")
    assert len(pages) > 1
    for page in pages:
        rows = page.removesuffix("\r\n").split("\r\n")
        assert len(rows) <= 25
        assert max(map(len, rows)) <= width
    assert len(paper.split()) > len(ended.out.splitlines())
