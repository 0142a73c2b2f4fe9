"""pyttsx3 with our driver, used as anybody would use pyttsx3."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import pyttsx3

from access_play.speech import driver
from access_play.speech.engines import Engine
from access_play.speech.espeak import Espeak
from tests.speech.sound import Ear, samples, stretches, wait_until

LONG = "Red one, red two, red three, red four, red five, red six, red seven, red eight, red nine, red ten"

Heard = list[tuple[str, object]]


@pytest.fixture
def engine() -> Iterator[pyttsx3.Engine]:
    driver.install()
    engine = pyttsx3.init(driver.NAME)
    engine.setProperty("rate", 400)
    yield engine
    pyttsx3._activeEngines.clear()


@pytest.fixture
def finished(engine: pyttsx3.Engine) -> Heard:
    heard: Heard = []
    engine.connect("finished-utterance", lambda name, completed: heard.append((name, completed)))
    engine.connect("error", lambda name, exception: heard.append(("error", type(exception))))
    return heard


def test_several_texts_are_all_spoken_and_named(engine: pyttsx3.Engine, finished: Heard, ear: Ear) -> None:
    for text in ("red", "blue", "green"):
        engine.say(text, text)
    engine.runAndWait()
    assert finished == [("red", True), ("blue", True), ("green", True)]
    assert ear.seconds() > 0.2


def test_the_loop_can_be_run_again_and_again(engine: pyttsx3.Engine, finished: Heard) -> None:
    for _ in range(3):
        engine.say("red")
        engine.runAndWait()
    engine.runAndWait()
    assert len(finished) == 3


def test_it_is_stopped_from_another_thread_at_once(engine: pyttsx3.Engine, finished: Heard, ear: Ear) -> None:
    def stop() -> None:
        ear.wait_for(0.2)
        engine.stop()

    stopper = threading.Thread(target=stop)
    engine.say(LONG, "long")
    stopper.start()
    engine.runAndWait()
    stopper.join()
    assert finished == [("long", False)]
    engine.say("red", "after")
    engine.runAndWait()
    assert finished[-1] == ("after", True)


def test_it_speaks_in_the_loop_of_somebody_else(engine: pyttsx3.Engine, finished: Heard, ear: Ear) -> None:
    engine.startLoop(False)
    engine.say("red", "red")
    engine.say("blue", "blue")
    wait_until(lambda: engine.iterate() is None and len(finished) == 2)
    engine.endLoop()
    assert finished == [("red", True), ("blue", True)]
    assert ear.seconds() > 0.1


def test_a_file_holds_the_text(engine: pyttsx3.Engine, tmp_path: Path, ear: Ear) -> None:
    path = tmp_path / "text.wav"
    engine.save_to_file("red eleven", str(path))
    engine.runAndWait()
    assert stretches(samples(path))
    assert ear.seconds() == 0


def test_properties_are_set_read_and_refused(engine: pyttsx3.Engine, finished: Heard) -> None:
    for name, value in (("rate", 300), ("volume", 0.5), ("pitch", 70), ("voice", "fr")):
        engine.setProperty(name, value)
        engine.runAndWait()
        assert engine.getProperty(name) == value
    engine.setProperty("voice", "celestine")
    engine.setProperty("colour", "red")
    engine.runAndWait()
    assert finished == [("error", ValueError), ("error", KeyError)]
    assert engine.getProperty("voice") == "fr"
    assert any(voice.languages == ["fr-fr"] for voice in engine.getProperty("voices"))


def test_half_the_volume_is_half_as_loud(engine: pyttsx3.Engine, ear: Ear) -> None:
    engine.say("red eleven")
    engine.runAndWait()
    loud = max(samples(ear.path))
    before = len(samples(ear.path))
    engine.setProperty("volume", 0.5)
    engine.say("red eleven")
    engine.runAndWait()
    assert max(samples(ear.path)[before:]) == pytest.approx(loud / 2, rel=0.2)


@pytest.mark.parametrize("text", ["20 cards.", "Player 1: 0 points.", "red 11", ""])
def test_no_silence_stands_before_the_first_sound(text: str) -> None:
    made = bytearray()

    def take(part: bytes) -> bool:
        made.extend(part)
        return True

    assert Espeak().speak(text, take)
    assert any(made[:2]) == bool(text)
    assert len(made) % 2 == 0


def test_an_engine_out_of_the_box_fits_the_worker() -> None:
    driver.install()
    engine: Engine = pyttsx3.init(driver.NAME)
    began = time.monotonic()
    engine.runAndWait()
    assert time.monotonic() - began < 5
