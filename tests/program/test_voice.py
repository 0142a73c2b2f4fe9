"""The program by ear: every announcement audible, in the voice of its language, cut at a key."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from access_play.speech.espeak import LIBRARY_VARIABLE
from access_play.speech.sinks import SINK_VARIABLE
from access_play.speech.spoken import for_ear
from tests.console.pseudo import Session
from tests.program.test_terminal import ROOT, environ
from tests.speech.sound import Ear, samples, spoken_by_espeak, stretches, trimmed, wait_until

LINES = "hand\nlegal\n1\nscore\nquit\n"
GAME = ["play", "elfer-raus", "--players", "3", "--seed", "11", "--rate", "300"]
PAUSE = 0.3
"""Seconds of silence between two announcements in a sound file."""


def run(home: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "access_play", *GAME, *words],
        input=LINES,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", **environ(home, **more)},
    )


@pytest.mark.parametrize(("code", "voice", "other"), [("fr", "fr", "en-us"), ("en", "en-us", "fr")])
def test_every_announcement_is_in_the_sound_file_in_its_voice(
    code: str, voice: str, other: str, tmp_path: Path
) -> None:
    wav, log = tmp_path / "said.wav", tmp_path / "said.json"
    done = run(tmp_path, "--lang", code, "--speech", str(wav), "--announcements", str(log))
    assert (done.returncode, done.stderr) == (0, "")
    said = [json.loads(line)["speech"] for line in log.read_text(encoding="utf-8").splitlines()]
    assert len(said) == len(done.stdout.splitlines())
    texts = [for_ear(language, text) for parts in said for language, text in parts]
    expected = [len(trimmed(spoken_by_espeak(voice, text, tmp_path, 300))) for text in texts]
    others = [len(trimmed(spoken_by_espeak(other, text, tmp_path, 300))) for text in texts]
    sound = samples(wav)
    heard = stretches(sound, gap=PAUSE - 0.02)
    assert len(heard) == len(texts)
    lengths = [(end - start) * 22050 for start, end in heard]
    assert sum(lengths) == pytest.approx(sum(expected), rel=0.04)
    off = sum(abs(length - right) for length, right in zip(lengths, expected, strict=True))
    off_other = sum(abs(length - wrong) for length, wrong in zip(lengths, others, strict=True))
    assert off < off_other / 3


def test_without_espeak_the_game_goes_on_and_says_how_to_get_it(tmp_path: Path) -> None:
    wav = tmp_path / "said.wav"
    done = run(tmp_path, "--lang", "fr", "--speech", str(wav), **{LIBRARY_VARIABLE: "none"})
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("apt install espeak-ng") == 1
    assert "La partie est gardée." in done.stdout


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("fr", "Pas de voix : prismatoid manque. Pour l’avoir : pip install prismatoid."),
        ("en", "No voice: prismatoid is missing. Get it with: pip install prismatoid."),
    ],
)
def test_without_the_package_for_screen_readers_it_is_told_once_how_to_get_it(
    code: str, sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "prism.py").write_text("raise ModuleNotFoundError(__name__)\n")
    path = f"{tmp_path}:{ROOT}"
    done = run(tmp_path, "--lang", code, "--speech", "screenreader", PYTHONPATH=path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.replace("\u202f", " ").replace("\xa0", " ").count(sentence) == 1


def test_at_a_terminal_a_key_silences_the_voice_and_the_last_sentence_is_whole(tmp_path: Path) -> None:
    heard = Ear(tmp_path / "heard.wav")
    command = [
        sys.executable,
        "-m",
        "access_play",
        *GAME,
        "--rate",
        "200",
        "--lang",
        "en",
        "--speech",
        "pyttsx3",
    ]
    with Session(command, environ(tmp_path, **{SINK_VARIABLE: f"wav:{heard.path}"}), cwd=ROOT) as session:
        session.until("Your turn")
        heard.wait_for(0.4)
        pressed = time.monotonic()
        session.press("h")
        time.sleep(0.6)
        assert heard.seconds(since=pressed) <= 0.1
        session.press("\x7fquit\r")
        assert session.wait() == 0
    assert b"ALSA" not in session.output
    reference = stretches(
        spoken_by_espeak("en-us", "The game is kept. To go on: access-play resume", tmp_path)
    )
    whole = sum(end - start for start, end in reference)
    assert heard.seconds(since=pressed + 0.6) == pytest.approx(whole, abs=0.25)


def test_without_a_sound_device_the_game_goes_on_and_says_so_once(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "access_play", *GAME, "--lang", "en", "--speech", "pyttsx3"]
    config = tmp_path / "asound.conf"
    config.write_text("", encoding="utf-8")
    with Session(command, environ(tmp_path, ALSA_CONFIG_PATH=str(config)), cwd=ROOT) as session:
        session.until("Your turn")
        session.press("table\r")
        session.until("green not open.")
        wait_until(lambda: listened(session, b"no sound device"), 30)
        session.press("quit\r")
        assert session.wait() == 0
    assert session.output.count(b"no sound device") == 1
    assert b"ALSA" not in session.output


def listened(session: Session, text: bytes) -> bool:
    session.listen()
    if text not in session.output:
        session.press("\r")
        time.sleep(0.2)
    return text in session.output
