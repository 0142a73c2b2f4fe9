"""The live voice, by ear: a real engine in a real worker, played into a recording."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from access_play.speech import Mouth, Trouble, TroubleKind
from access_play.speech.espeak import LIBRARY_VARIABLE
from access_play.speech.sinks import SINK_VARIABLE
from access_play.words.announcement import Priority
from tests.speech.conftest import OpenMouth
from tests.speech.sound import (
    QUICK,
    Ear,
    announce,
    english,
    samples,
    spoken_by_espeak,
    stretches,
    trimmed,
    wait_until,
    workers,
)

LONG = "Red one, red two, red three, red four, red five, red six, red seven, red eight, red nine, red ten"


def test_every_announcement_is_heard_in_its_order(mouth: Mouth, ear: Ear, tmp_path: Path) -> None:
    texts = ["Ana lays red 12", "your turn", "you draw the blue 4"]
    for text in texts:
        mouth.say(english(text))
    assert mouth.wait(30)
    heard = ear.heard()
    lengths = [_length(spoken_by_espeak("en-us", text, tmp_path, QUICK)) for text in texts]
    assert [end - start for start, end in heard] == pytest.approx(lengths, abs=0.1)
    assert mouth.trouble() is None


def test_each_part_is_heard_in_the_voice_of_its_language(mouth: Mouth, ear: Ear, tmp_path: Path) -> None:
    mouth.say(announce(("fr", "rouge 11 pour Paul")))
    mouth.wait(30)
    heard = trimmed(samples(ear.path))
    assert heard == trimmed(spoken_by_espeak("fr", "rouge 11 pour Paul", tmp_path, QUICK))
    assert heard != trimmed(spoken_by_espeak("en-us", "rouge 11 pour Paul", tmp_path, QUICK))


def test_both_languages_follow_without_a_gap(mouth: Mouth, ear: Ear) -> None:
    mouth.say(announce(("fr", "Rouge onze joué par"), ("en", "Michael")))
    mouth.wait(30)
    assert len(ear.heard()) == 1


def test_a_key_silences_the_voice_at_once(mouth: Mouth, ear: Ear) -> None:
    delays = []
    for number in range(1, 4):
        before = ear.seconds()
        mouth.say(english(LONG))
        mouth.say(english(f"never heard {number}"))
        ear.wait_for(before + 0.3)
        cut_at = time.monotonic()
        mouth.cut()
        assert mouth.wait(10)
        delays.append(ear.heard()[-1][1] - cut_at)
    assert min(delays) < 0.1
    assert max(delays) < 1.0


def test_a_key_leaves_what_is_urgent_and_not_begun(mouth: Mouth, ear: Ear, tmp_path: Path) -> None:
    mouth.say(english(LONG, Priority.URGENT))
    mouth.say(english("Ana lays red 12"))
    mouth.say(english("one minute left", Priority.URGENT))
    ear.wait_for(0.2)
    cut_at = time.monotonic()
    mouth.cut()
    assert mouth.wait(30)
    assert ear.seconds(cut_at) == pytest.approx(_length_of("one minute left", tmp_path), abs=0.2)


def test_a_command_drops_everything(mouth: Mouth, ear: Ear) -> None:
    mouth.say(english(LONG))
    mouth.say(english("one minute left", Priority.URGENT))
    ear.wait_for(0.1)
    mouth.flush()
    assert mouth.wait(10)
    assert ear.seconds() < 2.0


def test_what_is_urgent_goes_first_and_what_it_cut_is_said_again(
    mouth: Mouth, ear: Ear, tmp_path: Path
) -> None:
    interrupted = "Ana lays the red 12 and then the red 13"
    mouth.say(english(interrupted))
    ear.wait_for(0.2)
    cut_at = time.monotonic()
    mouth.say(english("stop", Priority.URGENT))
    assert mouth.wait(30)
    both = _length_of("stop", tmp_path) + _length_of(interrupted, tmp_path)
    assert ear.seconds(cut_at) == pytest.approx(both, abs=0.2)
    assert _last_heard(ear) == pytest.approx(_length_of(interrupted, tmp_path), abs=0.1)


def test_the_last_sentence_is_heard_whole_before_the_end(mouth: Mouth, ear: Ear, tmp_path: Path) -> None:
    text = "The game is over, the winner is Ana with 300 points"
    mouth.say(english(text))
    assert mouth.close(30)
    assert _last_heard(ear) == pytest.approx(_length_of(text, tmp_path), abs=0.1)
    assert workers() == []


def test_a_long_queue_still_ends_with_its_last_sentence(mouth: Mouth, ear: Ear, tmp_path: Path) -> None:
    for number in range(8):
        mouth.say(english(f"{number} {LONG}"))
    mouth.say(english("Ana wins the game"))
    ear.wait_for(0.1)
    mouth.cut()
    for number in range(8):
        mouth.say(english(f"{number} {LONG}"))
    mouth.say(english("Ana wins the game"))
    assert not mouth.close(8)
    assert _last_heard(ear) == pytest.approx(_length_of("Ana wins the game", tmp_path), abs=0.1)


def test_a_killed_worker_is_replaced_and_the_sentence_said_once_more(
    mouth: Mouth, ear: Ear, tmp_path: Path
) -> None:
    text = "The winner of this round is Ana with 40 points"
    mouth.say(english(text))
    ear.wait_for(0.3)
    killed_at = time.monotonic()
    os.kill(workers()[0], signal.SIGKILL)
    assert mouth.wait(30)
    assert ear.seconds(killed_at) == pytest.approx(_length_of(text, tmp_path), abs=0.2)
    assert mouth.trouble() is None


def test_a_stopped_worker_does_not_stop_the_game(mouth: Mouth, ear: Ear, tmp_path: Path) -> None:
    mouth.say(english(LONG))
    ear.wait_for(0.2)
    os.kill(workers()[0], signal.SIGSTOP)
    mouth.say(english("your turn", Priority.URGENT))
    mouth.cut()
    mouth.flush()
    mouth.say(english("you draw the blue 4"))
    assert mouth.wait(30)
    assert _last_heard(ear) == pytest.approx(_length_of("you draw the blue 4", tmp_path), abs=0.1)


def test_a_worker_that_dies_again_and_again_is_given_up(mouth: Mouth) -> None:
    for number in range(4):
        mouth.say(english(f"{number} {LONG}"))
        wait_until(lambda: bool(workers()))
        victim = workers()[0]
        os.kill(victim, signal.SIGKILL)
        while victim in workers():
            time.sleep(0.01)
    assert mouth.wait(10)
    wait_until(lambda: mouth.off is not None)
    assert mouth.trouble() == mouth.off == Trouble(TroubleKind.DIES)
    assert mouth.trouble() is None


def test_speech_that_went_off_can_be_tried_again(
    opened: OpenMouth, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LIBRARY_VARIABLE, "none")
    mouth = opened()
    wait_until(lambda: mouth.off is not None)
    monkeypatch.setenv(LIBRARY_VARIABLE, "system")
    mouth.retry()
    mouth.say(english("here again"))
    assert mouth.wait(30)
    assert mouth.off is None
    assert len(ear.heard()) == 1


@pytest.mark.parametrize(
    ("variable", "value", "kind"),
    [
        (LIBRARY_VARIABLE, "none", TroubleKind.NO_LIBRARY),
        (LIBRARY_VARIABLE, "/nowhere/libespeak-ng.so", TroubleKind.NO_LIBRARY),
        (SINK_VARIABLE, "alsa:no_such_device", TroubleKind.NO_DEVICE),
        (SINK_VARIABLE, "wav:/nowhere/heard.wav", TroubleKind.UNWRITABLE),
    ],
)
def test_what_is_missing_is_told_once_and_stops_nobody(
    opened: OpenMouth,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    variable: str,
    value: str,
    kind: TroubleKind,
) -> None:
    monkeypatch.setenv(variable, value)
    mouth = opened()
    mouth.say(english("nobody hears this"))
    assert mouth.wait(30)
    trouble = mouth.trouble()
    assert trouble is not None
    assert trouble.kind is kind
    assert mouth.trouble() is None
    mouth.say(english("nor this"))
    mouth.cut()
    assert mouth.idle()
    assert not mouth.close(1)
    assert capfd.readouterr() == ("", "")


def test_a_missing_voice_is_told_and_the_nearest_speaks(opened: OpenMouth, ear: Ear, tmp_path: Path) -> None:
    mouth = opened(voices={"fr": "celestine"})
    for _ in range(2):
        mouth.say(announce(("fr", "bonjour")))
        mouth.wait(30)
    assert mouth.trouble() == Trouble(TroubleKind.VOICE_MISSING, "celestine")
    assert mouth.trouble() is None
    heard = samples(ear.path)
    assert trimmed(heard[: len(heard) // 2]) == trimmed(spoken_by_espeak("fr", "bonjour", tmp_path, QUICK))


def test_a_language_without_any_voice_is_told_and_still_spoken(mouth: Mouth, ear: Ear) -> None:
    mouth.say(announce(("tlh", "nuqneH")))
    mouth.wait(30)
    assert mouth.trouble() == Trouble(TroubleKind.VOICE_MISSING, "tlh")
    assert ear.seconds() > 0


def test_the_voice_is_tuned_from_the_next_word_on(mouth: Mouth, ear: Ear) -> None:
    mouth.say(english("you draw the blue 4"))
    ear.wait_for(0.1)
    mouth.set(rate=200, voice="en-us+f2")
    mouth.say(english("you draw the blue four"))
    assert mouth.wait(30)
    quick, slow = (end - start for start, end in ear.heard())
    assert slow > 1.4 * quick
    assert (mouth.rate, mouth.volume, mouth.pitch) == (200, 100, 50)
    assert mouth.chosen_voices == {"en": "en-us+f2"}


def test_figures_out_of_range_are_clipped(mouth: Mouth) -> None:
    mouth.set(rate=9000, volume=-3, pitch=101)
    assert (mouth.rate, mouth.volume, mouth.pitch) == (600, 0, 100)


def test_the_voices_of_the_machine_are_known_once_a_word_was_said(mouth: Mouth) -> None:
    mouth.say(english("red"))
    assert mouth.wait(30)
    languages = {voice.language.partition("-")[0] for voice in mouth.voices()}
    assert {"fr", "en", "de"} <= languages


def test_a_mouth_that_says_nothing_has_nothing_to_wait_for(opened: OpenMouth) -> None:
    mouth = opened("none")
    mouth.say(english(LONG))
    assert mouth.idle()
    assert mouth.close()
    assert mouth.trouble() is None


def test_another_engine_is_no_known_one(opened: OpenMouth) -> None:
    with pytest.raises(ValueError, match="festival"):
        opened("festival")


def _length(sound: object) -> float:
    [*_, (_, end)] = stretches(sound)  # type: ignore[arg-type]
    return end - stretches(sound)[0][0]  # type: ignore[arg-type]


def _length_of(text: str, folder: Path) -> float:
    return _length(spoken_by_espeak("en-us", text, folder, QUICK))


def _last_heard(ear: Ear) -> float:
    start, end = ear.heard()[-1]
    return end - start
