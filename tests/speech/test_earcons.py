"""Short sounds before the words, for those who want them."""

from __future__ import annotations

import array
from pathlib import Path

import pytest

from access_play.speech.earcons import EARCONS, earcon_of, sound
from access_play.words.announcement import Announcement, Priority
from tests.speech.conftest import OpenMouth
from tests.speech.sound import RATE, announce, english, samples


def announcement(kind: str, priority: Priority = Priority.NORMAL) -> Announcement:
    return Announcement(kind, "red", (("en", "red"),), ("red",), priority)


@pytest.mark.parametrize("name", EARCONS)
def test_each_is_short_not_loud_and_does_not_click(name: str) -> None:
    heard = array.array("h", sound(name, RATE))
    assert 0.05 < len(heard) / RATE < 0.5
    assert 4000 < max(heard) < 10000
    assert abs(heard[0]) < 100
    assert abs(heard[-1]) < 100


def test_the_volume_of_the_voice_is_theirs_too() -> None:
    half, full = (max(array.array("h", sound("turn", RATE, volume))) for volume in (50, 100))
    assert half == pytest.approx(full / 2, rel=0.05)


def test_they_belong_to_what_is_urgent_wrong_or_final() -> None:
    assert earcon_of(announcement("turn-came", Priority.URGENT)) == "turn"
    assert earcon_of(announcement("error")) == "error"
    assert earcon_of(announcement("match-ended")) == "end"
    assert earcon_of(announcement("card-laid")) == ""


def test_they_go_before_the_words_and_only_if_wanted(opened: OpenMouth, tmp_path: Path) -> None:
    lengths = []
    for wanted in (False, True):
        path = tmp_path / f"{wanted}.wav"
        mouth = opened(str(path), earcons=wanted)
        mouth.say(announcement("error"))
        assert mouth.close()
        lengths.append(len(samples(path)))
    assert lengths[1] - lengths[0] == pytest.approx(len(sound("error", RATE)) / 2, abs=0.01 * RATE)


def test_the_live_voice_plays_them_too(opened: OpenMouth) -> None:
    mouth = opened(earcons=True)
    mouth.say(english("your turn", Priority.URGENT))
    mouth.say(announce(("fr", "rouge onze")))
    assert mouth.wait(30)
    assert mouth.trouble() is None
