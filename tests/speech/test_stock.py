"""A driver of pyttsx3's own, as other systems have: silenced by killing it, a spare at hand.

The driver for espeak stands in for the others; the player it starts is a script that keeps time.
"""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from access_play.speech import Mouth, TroubleKind
from access_play.speech.engines import DRIVER_VARIABLE
from access_play.words.announcement import Priority
from tests.speech.conftest import OpenMouth
from tests.speech.sound import announce, english, wait_until, workers

PLAYER = """#!/bin/sh
echo start >> "$LOG"
sleep "$(awk "BEGIN { print ($(stat -c %s "$1") - 44) / 44100 }")"
echo end >> "$LOG"
"""
LONG = "Red one, red two, red three, red four, red five, red six, red seven, red eight, red nine, red ten"


class Player:
    """What the player program was asked to do."""

    def __init__(self, log: Path) -> None:
        self.log = log

    def count(self, what: str) -> int:
        return self.log.read_text().split().count(what) if self.log.exists() else 0


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    script = tmp_path / "aplay"
    script.write_text(PLAYER)
    script.chmod(0o755)
    log = tmp_path / "played.txt"
    monkeypatch.setenv("LOG", str(log))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv(DRIVER_VARIABLE, "espeak")
    return Player(log)


@pytest.fixture
def mouth(player: Player, opened: OpenMouth) -> Mouth:
    return opened()


def test_every_part_is_played_to_its_end(mouth: Mouth, player: Player) -> None:
    mouth.say(announce(("fr", "rouge onze"), ("en", "Michael")))
    mouth.say(english("your turn"))
    assert mouth.wait(30)
    assert (player.count("start"), player.count("end")) == (3, 3)
    assert mouth.trouble() is None


def test_a_key_ends_the_player_too(mouth: Mouth, player: Player) -> None:
    mouth.say(english(LONG))
    wait_until(lambda: player.count("start") == 1)
    mouth.cut()
    assert mouth.idle()
    mouth.say(english("red"))
    assert mouth.wait(30)
    time.sleep(0.3)
    assert (player.count("start"), player.count("end")) == (2, 1)


def test_what_something_urgent_cut_is_said_again(mouth: Mouth, player: Player) -> None:
    mouth.say(english("Ana lays the red 12 and the red 13"))
    wait_until(lambda: player.count("start") == 1)
    mouth.say(english("stop", Priority.URGENT))
    assert mouth.wait(30)
    assert (player.count("start"), player.count("end")) == (3, 2)


def test_a_spare_worker_stands_by_and_both_end(mouth: Mouth) -> None:
    wait_until(lambda: len(workers()) == 2)
    mouth.say(english("red"))
    assert mouth.close(30)
    assert workers() == []


def test_a_spare_that_dies_is_replaced(mouth: Mouth) -> None:
    wait_until(lambda: len(workers()) == 2)
    first = workers()
    os.kill(max(first), signal.SIGKILL)
    wait_until(lambda: len(workers()) == 2 and workers() != first)
    assert mouth.trouble() is None


def test_a_voice_that_is_not_listed_is_told(player: Player, opened: OpenMouth) -> None:
    mouth = opened(voices={"fr": "celestine"})
    mouth.say(announce(("fr", "rouge onze")))
    assert mouth.wait(30)
    trouble = mouth.trouble()
    assert trouble is not None
    assert trouble.kind is TroubleKind.VOICE_MISSING
    assert player.count("end") == 1


def test_a_driver_that_is_not_here_is_told(
    player: Player, monkeypatch: pytest.MonkeyPatch, opened: OpenMouth
) -> None:
    monkeypatch.setenv(DRIVER_VARIABLE, "sapi5")
    mouth = opened()
    wait_until(lambda: mouth.off is not None)
    trouble = mouth.trouble()
    assert trouble is not None
    assert trouble.kind is TroubleKind.NO_LIBRARY
