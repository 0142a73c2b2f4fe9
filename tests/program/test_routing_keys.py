"""Plays chosen by the routing keys: the real program, its terminal, and a BrlAPI server of ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from access_play.words.announcement import Mark
from tests.braille.fakebrlapi import FakeBrlapi
from tests.program.fingertips import playing


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
    with playing(tmp_path, display=display, settings='routing = "play"') as reader:
        reader.terminal.until("Your turn")
        reader.terminal.press("legal\r")
        reader.display.wait(lambda display: display.cells.endswith("⣀"))
        reader.begins("1 ", Mark("b", "11"))
        reader.display.press("LNDN")
        reader.begins("2 ")
        reader.display.press("ROUTE", 19)
        reader.terminal.until("You lay the green 11.")
