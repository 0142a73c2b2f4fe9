"""speech-dispatcher as it is: a server of our own, espeak-ng behind it, and ears for what it plays."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from access_play.speech import Mouth, Trouble, TroubleKind, talker
from tests.program.test_terminal import environ
from tests.speech.conftest import OpenMouth
from tests.speech.dispatcher import SpeechDispatcher
from tests.speech.lab import Lab, laboratory, loud_seconds
from tests.speech.sound import announce, english, spoken_by_espeak, wait_until

LONG = "Red one, red two, red three, red four, red five, red six, red seven, red eight, red nine, red ten"
SENTENCE = "you draw the blue four"
EIGHTIES = "80 80 80 80"
"""Half as long again in French as in English."""
AT_ONCE = 0.5
"""Seconds within which say and cut return, on the busiest machine."""


@pytest.fixture(scope="module")
def lab() -> Iterator[Lab]:
    with laboratory() as lab:
        yield lab


@pytest.fixture(scope="module")
def dispatcher(lab: Lab) -> Iterator[SpeechDispatcher]:
    dispatcher = SpeechDispatcher(lab)
    yield dispatcher
    dispatcher.kill()


@pytest.fixture
def server(dispatcher: SpeechDispatcher, monkeypatch: pytest.MonkeyPatch) -> SpeechDispatcher:
    monkeypatch.setenv("SPEECHD_ADDRESS", dispatcher.address)
    return dispatcher


@pytest.fixture
def expected(tmp_path: Path) -> Callable[..., float]:
    """Say how long the eighties are heard in a voice."""

    def seconds(voice: str, rate: int) -> float:
        return loud_seconds(spoken_by_espeak(voice, EIGHTIES, tmp_path, rate))

    return seconds


def heard(mouth: Mouth, lab: Lab, *parts: tuple[str, str]) -> float:
    """Say something and return how long it was heard."""
    lab.quiet()
    mark = len(lab.blocks)
    mouth.say(announce(*parts))
    assert mouth.wait(30)
    lab.quiet()
    return lab.seconds(mark)


def test_sentences_are_heard_to_their_end_each_in_its_language(
    server: SpeechDispatcher, lab: Lab, opened: OpenMouth, expected: Callable[..., float]
) -> None:
    mouth = opened("speechd", rate=310)
    french, line = expected("fr", 310), expected("en-us", 310)
    assert french > 1.5 * line
    both = heard(mouth, lab, ("fr", EIGHTIES), ("en", EIGHTIES))
    assert both == pytest.approx(french + line, rel=0.2)
    assert heard(mouth, lab, ("en", EIGHTIES)) == pytest.approx(line, rel=0.25)
    assert mouth.trouble() is None


def test_a_key_silences_the_server_and_what_comes_after_is_heard(
    server: SpeechDispatcher, lab: Lab, opened: OpenMouth
) -> None:
    mouth = opened("speechd")
    lab.quiet()
    mark = len(lab.blocks)
    mouth.say(english(LONG))
    mouth.say(english(f"never heard, {LONG}"))
    lab.wait_for_sound(mark)
    pressed = time.monotonic()
    mouth.cut()
    assert time.monotonic() - pressed < AT_ONCE
    assert mouth.wait(10)
    lab.quiet()
    assert lab.last_loud() - pressed < 2 * AT_ONCE
    assert heard(mouth, lab, ("en", SENTENCE)) > 0.3


def test_rate_volume_pitch_and_voice_are_heard(
    server: SpeechDispatcher, lab: Lab, opened: OpenMouth, expected: Callable[..., float]
) -> None:
    mouth = opened("speechd", rate=400)
    fast = heard(mouth, lab, ("en", SENTENCE))
    loud, mark = lab.loudest(), len(lab.blocks)
    mouth.set(rate=230, volume=20, pitch=80, voices={"fr": "French (France)", "en": "celestine"})
    assert heard(mouth, lab, ("en", SENTENCE)) > 1.3 * fast
    assert lab.loudest(mark) < 0.7 * loud
    assert mouth.trouble() == Trouble(TroubleKind.VOICE_MISSING, "celestine")
    assert heard(mouth, lab, ("fr", EIGHTIES)) == pytest.approx(expected("fr", 230), rel=0.2)
    assert heard(mouth, lab, ("en", EIGHTIES)) == pytest.approx(expected("en-us", 230), rel=0.2)
    assert mouth.trouble() is None


def test_a_server_killed_in_mid_sentence_is_told_once_and_heard_again_when_it_is_back(
    server: SpeechDispatcher, lab: Lab, opened: OpenMouth, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talker, "AGAIN_S", 0.2)
    mouth = opened("speechd")
    mark = len(lab.blocks)
    mouth.say(english(LONG))
    lab.wait_for_sound(mark)
    server.kill()
    wait_until(lambda: mouth.off is not None)
    longest = 0.0
    for _ in range(8):
        began = time.monotonic()
        mouth.say(english("nobody hears this"))
        mouth.cut()
        longest = max(longest, time.monotonic() - began)
        mouth.wait(0.05)
        time.sleep(0.05)
    assert longest < AT_ONCE
    trouble = mouth.trouble()
    assert trouble is not None
    assert trouble.kind is TroubleKind.NO_SERVER
    server.start()
    wait_until(lambda: again(mouth))
    assert heard(mouth, lab, ("en", SENTENCE)) > 0.3
    assert mouth.trouble() is None


def test_a_whole_game_is_played_through_the_server(
    server: SpeechDispatcher, lab: Lab, tmp_path: Path
) -> None:
    words = "play elfer-raus --autoplay --option match=rounds-1 --players 2 --names A,B --lang en".split()
    words += "--rate 449 --verbosity brief".split()
    lab.quiet()
    mark = len(lab.blocks)
    done = subprocess.run(
        [sys.executable, "-m", "access_play", *words, "--speech", "speechd"],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={"PATH": "/usr/bin:/bin", **environ(tmp_path, SPEECHD_ADDRESS=server.address)},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "No voice" not in done.stdout
    assert lab.seconds(mark) > 1.0


def test_prismatoid_speaks_through_the_server_or_is_told_to_be_missing(
    server: SpeechDispatcher, lab: Lab, opened: OpenMouth
) -> None:
    mouth = opened("screenreader")
    if importlib.util.find_spec("prism") is None:
        wait_until(lambda: mouth.off is not None)
        assert mouth.trouble() == Trouble(TroubleKind.NO_PACKAGE, "prismatoid")
        return
    assert heard(mouth, lab, ("en", SENTENCE)) > 0.3
    mark = len(lab.blocks)
    mouth.say(english(LONG))
    lab.wait_for_sound(mark)
    pressed = time.monotonic()
    mouth.cut()
    assert mouth.wait(10)
    lab.quiet()
    assert lab.last_loud() - pressed < 2 * AT_ONCE
    assert mouth.trouble() is None


def again(mouth: Mouth) -> bool:
    """Say something until it can be heard."""
    if mouth.off:
        mouth.say(english("here again"))
    return mouth.off is None
