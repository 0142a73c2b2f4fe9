"""Reading back, wishes and mishaps at a display, in the real program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from access_play.braille.brailler import Brailler
from access_play.resources import folder
from access_play.words.announcement import Mark, Piece
from tests.braille.fakebrlapi import FakeBrlapi
from tests.braille.vdisplay import Brltty, VirtualDisplay
from tests.console.pseudo import Session
from tests.program.fingertips import ENGLISH, GAME, WAITING, Reader, playing, terminal

TURN = ("you: ", Mark("b", "11"), " ", Mark("g", "11"))
CONTRACTED = Brailler("en", tables=folder("tables"), grade=2)


@pytest.fixture
def display() -> Iterator[FakeBrlapi]:
    with FakeBrlapi(20) as server:
        yield server


@pytest.fixture
def reader(tmp_path: Path, display: FakeBrlapi) -> Iterator[Reader]:
    """Somebody whose turn it is."""
    with playing(tmp_path, display=display) as somebody:
        somebody.feels(*TURN)
        somebody.terminal.until("Your turn")
        yield somebody


def test_the_keys_go_back_through_the_game_and_home(reader: Reader) -> None:
    press = reader.display.press
    press("TOP")
    reader.begins("Elfer Raus!")
    press("LNDN")
    reader.begins("round 1")
    press("LNDN")
    reader.begins("20: ", Mark("r", ""), Mark("", "1"))
    begun = reader.display.cells
    press("FWINRT")
    reader.display.wait(lambda display: display.cells != begun)
    press("FWINLT")
    reader.display.wait(lambda display: display.cells == begun)
    press("HOME")
    reader.feels(*TURN)
    press("LNUP")
    reader.begins("Bob ", Mark("y", "11"))


def test_news_waits_with_a_sign_while_somebody_reads_back(tmp_path: Path, display: FakeBrlapi) -> None:
    with playing(tmp_path, display=display, settings="pace = 1") as reader:
        reader.terminal.until("Your turn")
        reader.terminal.press("b11 g11 done\r")
        reader.feels("you ", Mark("g", "11"))
        display.press("LNUP")
        waits(reader, "you ", Mark("b", "11"))
        read = len(display.writes)
        reader.terminal.until("Your turn")
        assert len(display.writes) == read
        display.press("HOME")
        reader.begins("you: ")


def waits(reader: Reader, *pieces: Piece) -> None:
    """Wait until the display shows this, with the sign that something waits."""
    reader.display.wait_cells(ENGLISH.cells(pieces).ljust(19, "⠀") + WAITING)


def test_news_is_shown_at_once_where_it_shall(reader: Reader) -> None:
    reader.terminal.press("braille show\r")
    reader.begins("New lines are shown")
    reader.display.press("TOP")
    reader.begins("Elfer Raus!")
    reader.terminal.press("turn\r")
    reader.begins("your turn")


def test_another_display_in_mid_game(reader: Reader) -> None:
    reader.display.press("TOP")
    reader.display.press("LNDN")
    reader.display.press("LNDN")
    reader.begins("20: ")
    reader.display.resize(80)
    reader.display.wait(lambda display: len(display.cells) > 70)
    reader.display.resize(20)
    reader.display.wait(lambda display: len(display.cells) == 20)


def test_braille_changes_by_word_and_stays_so_in_another_language(reader: Reader) -> None:
    reader.terminal.press("braille contracted\r")
    reader.display.wait_cells(CONTRACTED.cells(["Contracted braille."]))
    reader.terminal.press("language fr\r")
    french = Brailler("fr", tables=folder("tables"), grade=2)
    reader.display.wait_cells(french.cells(["français"]))
    reader.terminal.press("braille huit\r")
    eight = Brailler("fr", tables=folder("tables"), eight_dots=True)
    reader.display.wait_cells(eight.cells(["Braille à huit"]))


def test_the_display_is_left_to_the_terminal_and_taken_again(reader: Reader) -> None:
    reader.terminal.press("braille off\r")
    reader.terminal.until("To take it back: braille on.")
    reader.display.wait(lambda display: not display.in_tty)
    reader.terminal.press("braille on\r")
    reader.feels("The display shows", "")


def test_a_server_that_dies_is_told_and_found_again(tmp_path: Path) -> None:
    first = FakeBrlapi(20)
    with playing(tmp_path, display=first) as reader:
        reader.feels(*TURN)
        first.close()
        ask_until(reader.terminal, "No braille display: BRLTTY does not run.")
        with FakeBrlapi(20, host=first.host) as second:
            second.wait(lambda server: bool(server.cells))
            reader.terminal.press("score\r")
            Reader(reader.terminal, second).begins("Player 1")


@pytest.mark.parametrize(
    ("mishap", "told"),
    [
        (lambda: FakeBrlapi(refusing=True), "No braille display: BRLTTY refuses this user."),
        (lambda: FakeBrlapi(silent=True), "No braille display: BRLTTY does not answer."),
        (lambda: FakeBrlapi(0), "BRLTTY has no braille display yet."),
    ],
)
def test_a_display_that_cannot_be_had_is_told_once(
    tmp_path: Path, mishap: Callable[[], FakeBrlapi], told: str
) -> None:
    with mishap() as server, terminal(tmp_path, host=server.host) as session:
        ask_until(session, told)
        session.press("turn\rquit\r")
        assert session.wait() == 0
        assert session.output.decode().count(told) == 1


def test_without_a_server_the_game_says_so_and_goes_on(tmp_path: Path) -> None:
    with FakeBrlapi(20) as gone:
        pass
    with terminal(tmp_path, host=gone.host) as session:
        ask_until(session, "No braille display: BRLTTY does not run.")
        session.press("b11\r")
        session.until("You lay the blue 11.")


def ask_until(session: Session, told: str) -> None:
    """Type something harmless until what is wrong has been told."""
    session.until("Your turn")
    while told not in session.output.decode():
        session.press("turn\r")
        session.until("It is your turn.")
        session.listen()


def test_a_real_brltty_routes_to_a_card(tmp_path: Path) -> None:
    with (
        VirtualDisplay(20) as device,
        Brltty(device) as brltty,
        terminal(tmp_path, host=brltty.host) as session,
    ):
        device.wait_cells(ENGLISH.cells(TURN))
        session.until("Your turn")
        at = ENGLISH.cells(TURN).index(ENGLISH.cells([Mark("g", "11")]))
        device.press(f"ROUTE {at}")
        session.until("Green 11? Touch it again, or press Enter, to play it.")
        device.press("ROUTE 1")
        session.until("You lay the green 11.")
        session.press("quit\r")
        assert session.wait() == 0


def test_the_next_person_finds_nothing_of_the_last_hand_on_the_display(
    tmp_path: Path, display: FakeBrlapi
) -> None:
    words = [*GAME, "--humans", "2", "--names", "Eve,Max"]
    with playing(tmp_path, *words, display=display) as reader:
        told = reader.terminal.until(", take the machine and press Enter.").decode()
        next_one = "Eve" if "Eve, take" in told else "Max"
        reader.feels(f"{next_one}: Enter")
        reader.terminal.press("\r")
        reader.display.wait(lambda display: display.cells.endswith(WAITING))
        display.press("TOP")
        reader.begins(f"{next_one}: Enter")
