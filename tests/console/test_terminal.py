"""The line at a real pseudo-terminal."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.console.pseudo import Session

DRIVER = Path(__file__).with_name("driver.py")
ROOT = DRIVER.parents[2]


class Play(Session):
    """The driver at a terminal, and the pipe that tells it what to announce."""

    def __init__(self, log: Path, environ: dict[str, str]) -> None:
        self.log = log
        reading, self.control = os.pipe()
        super().__init__(
            [sys.executable, str(DRIVER), str(log)],
            {"CONTROL": str(reading), "PYTHONPATH": str(ROOT), **environ},
            pass_fds=[reading],
        )
        os.close(reading)

    def tell(self, text: str) -> None:
        os.write(self.control, text.encode() + b"\n")

    @property
    def writes(self) -> list[str]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@pytest.fixture
def environ() -> dict[str, str]:
    return {}


@pytest.fixture
def play(tmp_path: Path, environ: dict[str, str]) -> Iterator[Play]:
    with Play(tmp_path / "writes", environ) as session:
        yield session
        os.close(session.control)


def test_a_whole_conversation_byte_for_byte(play: Play) -> None:
    play.until(": ")
    for letter in "rx":
        play.press(letter)
        assert play.until(letter) == letter.encode()
    play.press("\x7f")
    assert play.until("\b \b") == b"\b \b"
    play.press("2\x1b[D1\x1b[C")
    play.until("12\b2")
    play.tell("Ana draws.")
    play.until(": r12")
    play.press("\x1b[15~\r")
    play.until("Got: r12.\r\n: ")
    play.press("\x1b[A\r")
    play.until("Got: r12.\r\n: ")
    play.press("\x04")
    assert play.wait() == 0
    assert play.looks == [
        "Ana draws.",
        "Hand: red 4.",
        ": r12",
        "Got: r12.",
        ": r12",
        "Got: r12.",
        ":",
        "Goodbye.",
        "",
    ]
    assert b"\x1b" not in play.output
    assert play.restored


def test_an_announcement_is_one_write_and_keeps_the_line(play: Play) -> None:
    play.until(": ")
    play.press("r1")
    play.until("r1")
    play.tell("Ana draws.")
    play.until(": r1")
    play.tell("Bo draws.")
    play.until(": r1")
    assert play.writes[-2:] == ["\rAna draws.\n: r1", "\rBo draws.\n: r1"]
    assert play.looks == ["Ana draws.", "Bo draws.", ": r1"]


def test_ctrl_c_ends_with_its_status_and_gives_the_terminal_back(play: Play) -> None:
    play.until(": ")
    play.press("r1\x03")
    assert play.wait() == 130
    assert play.output == b": r1\r\n"
    assert play.restored


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)]
)
def test_a_signal_gives_the_terminal_back(play: Play, number: signal.Signals, status: int) -> None:
    play.until(": ")
    play.press("r1")
    play.until("r1")
    play.process.send_signal(number)
    assert play.wait() == status
    assert play.output == b": r1\r\n"
    assert play.restored


def test_a_failure_gives_the_terminal_back(play: Play) -> None:
    play.until(": ")
    play.tell("raise")
    play.until("The driver was told to fail.")
    assert play.wait() == 1
    assert play.restored


def test_ctrl_z_shows_the_line_again(play: Play) -> None:
    # The session has no shell to come back to, so the stop itself is void.
    play.until(": ")
    play.press("r1\x1a")
    play.until("r1: r1")
    play.press("2\r")
    play.until("Got: r12.")


def test_a_pasted_script_runs_line_by_line(play: Play) -> None:
    play.until(": ")
    play.press("r1\nr2\rr3\r\x04")
    assert play.wait() == 0
    assert play.looks[:6] == [": r1", "Got: r1.", ": r2", "Got: r2.", ": r3", "Got: r3."]


def test_a_terminal_made_narrower_shows_announcement_and_line_whole(play: Play) -> None:
    play.until(": ")
    play.press("abcdefghijklmnopqrstuvwxyz")
    play.until("z")
    play.resize(20)
    play.tell("Ana draws.")
    written = play.until(": stuvwxyz")
    assert written == b"\r\nAna draws.\r\n: stuvwxyz"
    play.press("0\r")
    play.until("Got:")
    play.until("abcdefghijklmnopqrstuvwxyz0.")


@pytest.mark.parametrize("environ", [{"LANG": "fr_FR.ISO-8859-1", "PYTHONIOENCODING": "latin-1"}])
def test_a_latin_1_terminal_gets_what_it_can_show(play: Play) -> None:
    play.until(": ")
    play.tell("Zoé joue l’œuf ⠗.")
    assert b"\rZo\xe9 joue l'oeuf ?.\r\n: " in play.until("oeuf ?.\r\n: ")


@pytest.mark.parametrize("environ", [{"TERM": "dumb"}, {"ACCESSIBLE": "1"}, {"ACCESS_PLAY_PLAIN": "yes"}])
def test_plain_lines_at_a_terminal(play: Play) -> None:
    play.tell("Ana draws.")
    play.until("Ana draws.\r\n")
    play.press("r12\n# 1\n")
    play.until("Got: # 1.")
    play.press("\x04")
    play.until("Goodbye.")
    assert play.wait() == 0
    assert play.writes == ["Ana draws.\n", "Got: r12.\n", "Got: # 1.\n", "Goodbye.\n"]
    assert play.restored
