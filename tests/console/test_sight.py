"""Colours that stand out from any background, beside the words and never in their place."""

from __future__ import annotations

import os
import pty
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import pytest

from access_play.console.drawing import DrawnLine
from access_play.console.screen import Screen
from access_play.console.sight import HUES, Sight
from access_play.games.gagnant.cards import Colour
from access_play.resources import folder
from access_play.words.hues import colour_words
from access_play.words.language import load
from tests.console.talk import SHELF, talk

BLACK, WHITE = (0, 0, 0), (255, 255, 255)
RED, GREEN, END = "\x1b[1;38;2;233;18;28m", "\x1b[1;38;2;0;137;23m", "\x1b[22;39m"


def luminance(colour: tuple[int, int, int]) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = (part / 255 for part in colour)
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_reckoned_as_the_guidelines_do() -> None:
    assert contrast(BLACK, WHITE) == pytest.approx(21)
    assert contrast((0x76, 0x76, 0x76), WHITE) == pytest.approx(4.54, abs=0.005)


@pytest.mark.parametrize("colour", Colour)
def test_every_colour_can_be_read_on_black_and_on_white(colour: Colour) -> None:
    assert contrast(HUES[colour], BLACK) >= 4.5
    assert contrast(HUES[colour], WHITE) >= 4.5


@pytest.mark.parametrize(
    ("code", "colour", "known"),
    [
        ("en", Colour.RED, {"red"}),
        ("fr", Colour.GREEN, {"vert", "verte", "vertes"}),
        ("fr", Colour.RED, {"rouge", "rouges"}),
        ("fr", Colour.ORANGE, {"orange", "oranges"}),
        ("fr", Colour.VIOLET, {"violet", "violette"}),
    ],
)
def test_the_words_for_a_colour(code: str, colour: Colour, known: set[str]) -> None:
    words = colour_words(load(code, folder("locales")))
    assert {word for word, meant in words.items() if meant is colour} == known


@pytest.fixture
def terminal() -> Iterator[TextIO]:
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, "w", encoding="utf-8") as stream:
        yield stream
    os.close(ours)


def painted(stream: TextIO | None, line: str) -> str:
    screen = Screen(stream, sight=Sight(colour=True, words=SHELF.colour_words))
    return screen.painted(screen.rows(line))


def test_a_word_for_a_colour_has_it_at_a_terminal(terminal: TextIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert painted(terminal, "Red: 9 to 13.") == f"{RED}Red{END}: 9 to 13."
    assert painted(terminal, "La ligne verte.") == f"La ligne {GREEN}verte{END}."
    assert painted(terminal, "Fred covered it; it is scared.") == "Fred covered it; it is scared."


def test_no_color_wins(terminal: TextIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert painted(terminal, "Red: 9 to 13.") == "Red: 9 to 13."
    monkeypatch.setenv("NO_COLOR", "")
    assert painted(terminal, "Red: 9 to 13.") != "Red: 9 to 13."


def test_a_file_has_no_colours(tmp_path: Path) -> None:
    with (tmp_path / "said").open("w", encoding="utf-8") as file:
        assert painted(file, "Red: 9 to 13.") == "Red: 9 to 13."


def test_colours_take_no_room_on_the_line(terminal: TextIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    written: list[str] = []
    screen = Screen(terminal, 20, Sight(colour=True, words=SHELF.colour_words))
    monkeypatch.setattr(screen, "write", written.append)
    line = DrawnLine(screen)
    line.open(": ")
    line.update("play 12", 7)
    line.above("Red 4.", "play 12", 7)
    line.above("Ana lays the red 12 and the red 13.", "play 12", 7)
    assert written[2:] == [
        f"\r{RED}Red{END} 4.   \n: play 12",
        f"\rAna lays the {RED}red{END} 12\nand the {RED}red{END} 13.\n: play 12",
    ]


def test_width_and_colour_are_words_of_the_table() -> None:
    said = talk(["width", "width 40", "width 3", "colour", "colour on", "colour maybe", "quit"]).said
    assert [lines[0] for lines in said[1:4]] == [
        "Lines as wide as the screen.",
        "Lines of 40 columns.",
        "After that word comes: 0, 20 - 200.",
    ]
    assert said[4] == ["Colours off."]
