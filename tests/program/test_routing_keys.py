"""A game played at a braille display: the real program, its terminal, and a BrlAPI server of ours."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_play.braille.brailler import Brailler
from access_play.resources import folder
from access_play.words.announcement import Mark
from tests.braille.fakebrlapi import FakeBrlapi
from tests.console.pseudo import Session
from tests.program.test_terminal import ROOT, environ

GAME = ["elfer-raus", "--players", "3", "--seed", "11", "--lang", "en", "--speech", "none"]
ENGLISH = Brailler("en", tables=folder("tables"))


class Reader:
    """Somebody with a keyboard and a braille display."""

    def __init__(self, terminal: Session, display: FakeBrlapi) -> None:
        self.terminal = terminal
        self.display = display

    def feels(self, *pieces: str | Mark) -> None:
        """Wait until the display shows this, and nothing waits behind it."""
        self.display.wait_cells(ENGLISH.cells(pieces))

    def begins(self, *pieces: str | Mark) -> None:
        """Wait until what the display shows begins with this."""
        cells = ENGLISH.cells(pieces)
        self.display.wait(lambda display: display.cells.startswith(cells))

    def touches(self, *pieces: str | Mark) -> None:
        """Press the routing key over the first cell of this."""
        cells = ENGLISH.cells(pieces)
        self.display.wait(lambda display: cells in display.cells)
        self.display.press("ROUTE", self.display.cells.index(cells))


@contextlib.contextmanager
def playing(home: Path, *words: str, display: FakeBrlapi, settings: str = "") -> Iterator[Reader]:
    config = home / "XDG_CONFIG_HOME" / "access-play"
    config.mkdir(parents=True)
    (config / "settings.toml").write_text(f"pace = 0\n{settings}", encoding="utf-8")
    command = [sys.executable, "-m", "access_play", "play", *(words or GAME), "--braille", "display"]
    with Session(command, environ(home, BRLAPI_HOST=display.host), cwd=ROOT) as terminal:
        yield Reader(terminal, display)


@pytest.fixture
def display() -> Iterator[FakeBrlapi]:
    with FakeBrlapi(20) as server:
        yield server


def test_a_card_touched_twice_is_played(tmp_path: Path, display: FakeBrlapi) -> None:
    with playing(tmp_path, display=display) as reader:
        reader.terminal.until("Your turn")
        reader.terminal.press("sco")
        reader.begins("you: ")
        reader.touches(Mark("b", "11"))
        reader.terminal.until("Blue 11? Touch it again, or press Enter, to play it.")
        reader.touches(Mark("b", "11"))
        reader.terminal.until("You lay the blue 11.")
        assert reader.terminal.looks[-1] == ": sco"


def test_enter_plays_what_was_touched_and_anything_else_drops_it(tmp_path: Path, display: FakeBrlapi) -> None:
    with playing(tmp_path, display=display) as reader:
        reader.terminal.until("Your turn")
        reader.begins("you: ")
        reader.touches(Mark("b", "11"))
        reader.terminal.until("Blue 11? Touch it again, or press Enter, to play it.")
        reader.terminal.press("turn\r\r")
        reader.terminal.until("It is your turn.")
        reader.terminal.until("Your turn")
        reader.touches(Mark("b", "11"))
        reader.terminal.until("Blue 11? Touch it again, or press Enter, to play it.")
        reader.terminal.press("\r")
        reader.terminal.until("You lay the blue 11.")


def test_a_card_of_the_hand_is_refused_as_the_typed_one(tmp_path: Path, display: FakeBrlapi) -> None:
    with playing(tmp_path, display=display) as reader:
        reader.terminal.until("Your turn")
        reader.terminal.press("hand\r")
        reader.display.wait(lambda display: display.cells.endswith("⣀"))
        reader.display.press("LNDN")
        reader.begins(Mark("r", ""), Mark("", "1"), " ", Mark("", "6"))
        reader.touches(Mark("", "9"))
        reader.terminal.until("The red 9 must wait: its row opens with the red 11.")
        reader.terminal.press("r9\r")
        reader.terminal.until("The red 9 must wait: its row opens with the red 11.")


def test_a_choice_in_a_list_is_played_at_once_where_the_settings_say_so(
    tmp_path: Path, display: FakeBrlapi
) -> None:
    with playing(tmp_path, display=display, settings='routing = "play"\n') as reader:
        reader.terminal.until("Your turn")
        reader.terminal.press("legal\r")
        reader.display.wait(lambda display: display.cells.endswith("⣀"))
        reader.begins("1 ", Mark("b", "11"))
        reader.display.press("LNDN")
        reader.begins("2 ")
        reader.display.press("ROUTE", 19)
        reader.terminal.until("You lay the green 11.")
