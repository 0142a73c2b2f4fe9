"""Speaking into a sound file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from access_play.speech import Trouble, TroubleKind
from access_play.speech.espeak import LIBRARY_VARIABLE
from tests.speech.conftest import OpenMouth
from tests.speech.sound import (
    QUICK,
    announce,
    english,
    samples,
    spoken_by_espeak,
    stretches,
    trimmed,
    wait_until,
    workers,
)

TEXTS = ["Ana lays red 12", "your turn", "you draw the blue 4"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.wav"


def test_everything_is_there_in_order_and_apart(opened: OpenMouth, path: Path, tmp_path: Path) -> None:
    mouth = opened(str(path))
    for text in TEXTS:
        mouth.say(english(text))
        mouth.cut()
        mouth.flush()
    assert mouth.close()
    found = stretches(samples(path), gap=0.25)
    wanted = [len(trimmed(spoken_by_espeak("en-us", text, tmp_path, QUICK))) / 22050 for text in TEXTS]
    assert [end - start for start, end in found] == pytest.approx(wanted, abs=0.05)
    assert mouth.trouble() is None


def test_each_part_is_in_the_voice_of_its_language(opened: OpenMouth, path: Path, tmp_path: Path) -> None:
    mouth = opened(str(path))
    mouth.say(announce(("fr", "l'as est rouge")))
    assert mouth.close()
    assert trimmed(samples(path)) == trimmed(spoken_by_espeak("fr", "l'as est rouge", tmp_path, QUICK))


def test_nobody_waits_for_it(opened: OpenMouth, path: Path) -> None:
    mouth = opened(str(path), rate=80)
    for number in range(60):
        mouth.say(english(f"announcement number {number}, spoken very slowly indeed"))
    assert mouth.idle()
    assert mouth.wait(0)
    began = time.monotonic()
    assert mouth.close()
    assert len(samples(path)) / 22050 > 10 * (time.monotonic() - began)


def test_a_file_there_before_is_replaced(opened: OpenMouth, path: Path) -> None:
    path.write_bytes(b"something else, much longer than a header of a sound file is" * 1000)
    mouth = opened(str(path))
    mouth.say(english("yes"))
    assert mouth.close()
    assert len(stretches(samples(path))) == 1
    assert path.stat().st_size < 40_000


def test_without_a_word_it_is_still_a_sound_file(opened: OpenMouth, path: Path) -> None:
    mouth = opened(str(path))
    assert mouth.close()
    assert len(samples(path)) == 0


def test_the_tuning_changes_between_two_announcements(opened: OpenMouth, path: Path) -> None:
    mouth = opened(str(path))
    mouth.say(english("you draw the blue 4"))
    mouth.set(rate=200)
    mouth.say(english("you draw the blue 4"))
    assert mouth.close()
    quick, slow = (end - start for start, end in stretches(samples(path), gap=0.25))
    assert slow > 1.4 * quick


def test_a_path_that_cannot_be_written_is_told(opened: OpenMouth, tmp_path: Path) -> None:
    wrong = str(tmp_path / "no such folder" / "game.wav")
    mouth = opened(wrong)
    mouth.say(english("nobody hears this"))
    assert mouth.trouble() == Trouble(TroubleKind.UNWRITABLE, wrong)
    assert mouth.trouble() is None
    assert not mouth.close()


def test_a_full_disk_is_told(opened: OpenMouth, tmp_path: Path) -> None:
    full = tmp_path / "full.wav"
    full.symlink_to("/dev/full")
    mouth = opened(str(full))
    mouth.say(english("nobody hears this"))
    assert not mouth.close()
    assert mouth.trouble() == Trouble(TroubleKind.UNWRITABLE, str(full))


def test_a_missing_library_is_told(opened: OpenMouth, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LIBRARY_VARIABLE, "none")
    mouth = opened(str(path))
    mouth.say(english("nobody hears this"))
    assert not mouth.close()
    trouble = mouth.trouble()
    assert trouble is not None
    assert trouble.kind is TroubleKind.NO_LIBRARY


def test_a_killed_worker_leaves_a_sound_file(opened: OpenMouth, path: Path) -> None:
    mouth = opened(str(path))
    for number in range(2000):
        mouth.say(english(f"announcement number {number}"))
    wait_until(lambda: path.exists() and path.stat().st_size > 100_000)
    os.kill(workers()[0], signal.SIGKILL)
    assert not mouth.close()
    assert len(samples(path)) > 40_000
    trouble = mouth.trouble()
    assert trouble is not None
    assert trouble.kind is TroubleKind.DIES


def test_what_a_killed_game_had_said_is_finished_in_the_sound_file(path: Path) -> None:
    game = (
        "import sys, time\n"
        "from access_play.speech import open_mouth\n"
        "from tests.speech.sound import english\n"
        "mouth = open_mouth(sys.argv[1], rate=400)\n"
        "for number in range(60): mouth.say(english(f'announcement number {number}'))\n"
        "time.sleep(60)\n"
    )
    root = Path(__file__).parents[2]
    with subprocess.Popen([sys.executable, "-c", game, str(path)], cwd=root) as process:
        wait_until(lambda: path.exists() and path.stat().st_size > 100_000)
        process.kill()
    wait_until(lambda: len(stretches(samples(path), gap=0.25)) == 60)
