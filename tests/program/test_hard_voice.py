"""The voice in hard times, at a real terminal: whatever becomes of it, the game goes on."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from access_play.speech.espeak import LIBRARY_VARIABLE
from access_play.speech.sinks import SINK_VARIABLE
from tests.console.pseudo import Session
from tests.program.test_terminal import ROOT, environ
from tests.speech.lab import laboratory
from tests.speech.sound import Ear, spoken_by_espeak, stretches, wait_until, workers

GAME = ["play", "elfer-raus", "--players", "3", "--seed", "11", "--lang", "en", "--speech", "pyttsx3"]
RATE = 400
FAREWELL = "The game is kept. To go on: access-play resume"
KEYS_A_SECOND = 30


class Table:
    """A game at a terminal of its own, and an ear for it."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self.folder = folder
        self.transcript = folder / "transcript.txt"
        self.temporary = folder / "tmp"
        self.temporary.mkdir(parents=True)
        settings = folder / "XDG_CONFIG_HOME" / "access-play" / "settings.toml"
        settings.parent.mkdir(parents=True)
        settings.write_text("pace = 0\n", encoding="utf-8")
        self.ear = Ear(folder / "heard.wav")
        command = [sys.executable, "-m", "access_play", *GAME, "--rate", str(RATE)]
        command += ["--transcript", str(self.transcript), *words]
        own = {
            SINK_VARIABLE: f"wav:{self.ear.path}",
            "TMPDIR": str(self.temporary),
            "XDG_RUNTIME_DIR": str(folder),
        }
        self.session = Session(
            command, environ(folder, **{**own, **environment}), cwd=ROOT, columns=200, rows=400
        )

    def reach_my_turn(self) -> None:
        """Silence all that is said before with a key; then the turn is being said."""
        self.session.until("Round 1.")
        while b"Your turn" not in self.session.output:
            self.session.press("x\x7f")
            time.sleep(0.1)
            self.session.listen()

    def type(self, line: str, answer: str) -> None:
        self.session.press(f"{line}\r")
        self.session.until(answer)

    def until_told(self, text: str) -> None:
        """Go on with the game until something was told."""

        def told() -> bool:
            self.session.listen()
            if text.encode() not in self.session.output:
                self.session.press("\r")
                time.sleep(0.2)
            return text.encode() in self.session.output

        wait_until(told)

    def leave(self) -> None:
        """Quit; nothing of the voice is left, and nothing but the game's own lines was ever shown."""
        self.session.press("quit\r")
        assert self.session.wait() == 0
        self.is_tidy()

    def is_tidy(self) -> None:
        assert self.workers() == []
        assert list(self.temporary.iterdir()) == []
        shown = [row for row in self.session.looks if row.strip() and not row.startswith(":")]
        assert shown == self.transcript.read_text(encoding="utf-8").splitlines()

    def told(self, text: str) -> int:
        """Return how often a text was shown."""
        return self.session.output.count(text.encode())

    def workers(self) -> list[int]:
        return workers(self.session.process.pid)


Sit = Callable[..., Table]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Sit down at a table in a folder of its own."""
    tables: list[Table] = []

    def down(*words: str, folder: str = "home", **environment: str) -> Table:
        tables.append(Table(tmp_path / folder, *words, **environment))
        return tables[-1]

    yield down
    for table in tables:
        table.session.__exit__(None, None, None)


def farewell(folder: Path) -> float:
    """Return how long the last sentence is heard."""
    return sum(end - start for start, end in stretches(spoken_by_espeak("en-us", FAREWELL, folder, RATE)))


def test_a_sound_device_pulled_in_mid_sentence_is_told_and_heard_again_when_it_is_back(sit: Sit) -> None:
    with laboratory() as lab:
        table = sit(**lab.environment, **{SINK_VARIABLE: "alsa"})
        table.reach_my_turn()
        lab.wait_for_sound(0)
        lab.pull()
        table.type("table", "green not open.")
        table.until_told("No voice: no sound device answers.")
        table.type("score", "Bob: 0 points.")
        lab.plug()
        mark = len(lab.blocks)

        def heard_again() -> bool:
            table.type("score", "Bob: 0 points.")
            time.sleep(0.7)
            return lab.seconds(mark) > 0

        wait_until(heard_again)
        lab.quiet()
        table.leave()
    assert table.told("No voice") == 1


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_dies_or_hangs_in_a_game_is_replaced(sit: Sit, how: signal.Signals) -> None:
    table = sit()
    table.reach_my_turn()
    table.ear.wait_for(0.3)
    (victim,) = table.workers()
    os.kill(victim, how)
    struck = time.monotonic()
    table.type("table", "green not open.")
    wait_until(lambda: table.ear.seconds(struck) > 0.5)
    assert victim not in table.workers()
    table.leave()
    assert table.ear.seconds(struck) > farewell(table.folder)
    assert table.told("voice") == 0


def test_an_unknown_voice_is_told_once_and_the_nearest_one_speaks(sit: Sit) -> None:
    table = sit("--voice", "celestine")
    table.reach_my_turn()
    table.ear.wait_for(0.3)
    table.until_told("The voice celestine is not here; the nearest one speaks.")
    table.type("score", "Bob: 0 points.")
    table.leave()
    assert table.told("celestine") == 1


def test_without_espeak_a_terminal_game_goes_on(sit: Sit) -> None:
    table = sit(**{LIBRARY_VARIABLE: "none"})
    table.reach_my_turn()
    table.until_told("apt install espeak-ng")
    table.type("score", "Bob: 0 points.")
    table.leave()
    assert table.told("apt install espeak-ng") == 1


def test_an_interruption_reaches_the_game_while_it_speaks(sit: Sit) -> None:
    table = sit()
    table.reach_my_turn()
    table.type("hand", "Green 2")
    wait_until(lambda: len(table.workers()) == 1 and table.ear.seconds() > 0.3)
    pressed = time.monotonic()
    table.session.press("\x03")
    assert table.session.wait() == 130
    assert table.session.restored
    table.is_tidy()
    assert table.ear.seconds(pressed) == pytest.approx(farewell(table.folder), abs=0.3)


def test_two_games_at_once_under_heavy_typing_lose_no_key_and_no_last_word(sit: Sit) -> None:
    """Each has one voice at most, and its own; every line typed is answered."""
    tables = [sit(folder="one"), sit(folder="two")]
    for table in tables:
        table.reach_my_turn()
        table.ear.wait_for(0.2)
    voices = [set(table.workers()) for table in tables]
    lines = ["hand", "score", "table", "legal"] * 5
    for line in lines:
        for key in f"{line}\r":
            for table in tables:
                table.session.press(key)
            time.sleep(1 / KEYS_A_SECOND)
        for table, voice in zip(tables, voices, strict=True):
            table.session.listen()
            voice.update(table.workers())
    typed = time.monotonic()
    for table in tables:
        table.session.press("quit\r")
    for table, voice in zip(tables, voices, strict=True):
        assert table.session.wait() == 0
        table.is_tidy()
        assert len(voice) == 1
        said = table.transcript.read_text(encoding="utf-8").splitlines()
        firsts = (
            "20 cards.",
            "Player 1: 0 points.",
            "Red not open; yellow 11; blue not open; green not open.",
            "1: blue 11.",
        )
        assert [line for line in said if line in firsts] == [*firsts] * 5
        assert table.ear.seconds(typed) == pytest.approx(farewell(table.folder), abs=0.3)
