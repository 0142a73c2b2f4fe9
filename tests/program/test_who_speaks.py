"""The one question of the very first run, at a pseudo-terminal: who speaks?"""

from __future__ import annotations

import sys
import time
import tomllib
from pathlib import Path

import pytest

from access_play.speech.espeak import LIBRARY_VARIABLE
from access_play.speech.sinks import SINK_VARIABLE
from tests.console.pseudo import Session
from tests.program.conftest import Run
from tests.program.test_terminal import ROOT, environ
from tests.program.test_terminal_questions import prompted
from tests.speech.sound import Ear

ASKED = {"en": "Who speaks?", "fr": "Qui parle"}
TURN = {"en": "Your turn", "fr": "À vous"}


def session_of(home: Path, code: str, *words: str, **more: str) -> Session:
    command = ["play", "elfer-raus", "--players", "2", "--seed", "4", "--rate", "600", "--lang", code, *words]
    heard = {SINK_VARIABLE: f"wav:{home / 'heard.wav'}"}
    return Session([sys.executable, "-m", "access_play", *command], environ(home, **heard, **more), cwd=ROOT)


def settings(home: Path) -> dict[str, object]:
    path = home / "XDG_CONFIG_HOME/access-play/settings.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@pytest.mark.parametrize(
    ("code", "answer", "speech"),
    [
        ("en", "", "pyttsx3"),
        ("en", "2", "none"),
        ("fr", "mon lecteur d’écran", "none"),
        ("fr", "3", "none"),
    ],
)
def test_who_speaks_is_asked_once_and_kept(tmp_path: Path, code: str, answer: str, speech: str) -> None:
    heard = Ear(tmp_path / "heard.wav")
    with session_of(tmp_path, code) as session:
        session.until(ASKED[code])
        heard.wait_for(0.2)
        prompted(session, "1")
        answered = time.monotonic()
        session.press(f"{answer}\r")
        session.until(TURN[code])
        if speech == "pyttsx3":
            before = heard.seconds()
            heard.wait_for(before + 0.2)
        session.press("quit\r")
        assert session.wait() == 0
    after = heard.seconds(since=answered + 0.3)
    assert after > 0.2 if speech == "pyttsx3" else after == 0
    assert settings(tmp_path) == {"speech": speech}
    with session_of(tmp_path, code) as session:
        session.until(TURN[code])
        session.press("quit\r")
        assert session.wait() == 0
    assert ASKED[code].encode() not in session.output


def test_at_the_question_one_can_change_the_language_and_leave(tmp_path: Path) -> None:
    with session_of(tmp_path, "en") as session:
        prompted(session, "Who speaks?")
        session.press("langue fr\r")
        prompted(session, "Qui parle")
        session.press("quitter\r")
        assert session.wait() == 0
    assert settings(tmp_path) == {}
    assert not list(tmp_path.glob("**/*.game"))


def test_the_game_goes_on_in_the_language_and_though_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "XDG_CONFIG_HOME").write_text("a file", encoding="utf-8")
    with session_of(tmp_path, "en") as session:
        prompted(session, "Who speaks?")
        session.press("langue fr\r")
        prompted(session, "Qui parle")
        session.press("personne\r")
        session.until("n’est pas gardé")
        session.until("À vous")
        session.press("quitter\r")
        assert session.wait() == 0


@pytest.mark.parametrize(("words", "more"), [(("--speech", "none"), {}), ((), {"ACCESSIBLE": "1"})])
def test_it_is_not_asked_where_it_was_said(
    tmp_path: Path, words: tuple[str, ...], more: dict[str, str]
) -> None:
    with session_of(tmp_path, "en", *words, **more) as session:
        session.until("Your turn")
        session.press("quit\r")
        assert session.wait() == 0
    assert b"Who speaks?" not in session.output
    assert settings(tmp_path) == {}


@pytest.mark.parametrize(("answer", "told"), [("2", False), ("1", True)])
def test_what_the_own_voice_lacks_is_told_to_who_wants_it(tmp_path: Path, answer: str, told: bool) -> None:
    words = ["play", "elfer-raus", "--players", "2", "--seed", "4", "--lang", "en"]
    mute = environ(tmp_path, **{LIBRARY_VARIABLE: str(tmp_path / "no-library.so")})
    with Session([sys.executable, "-m", "access_play", *words], mute, cwd=ROOT) as session:
        prompted(session, "Who speaks?")
        session.press(f"{answer}\r")
        session.until("Your turn")
        for _ in range(3):
            session.press("score\r")
            session.until("Ana: 0 points.")
        session.press("quit\r")
        assert session.wait() == 0
    assert (b"No voice" in session.output) == told


def test_it_is_not_asked_at_a_pipe(run: Run) -> None:
    assert "Who speaks?" not in run("play", "elfer-raus", "--lang", "en", lines=("quit",)).out


def test_what_is_changed_in_a_game_is_there_in_the_next(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "home/XDG_CONFIG_HOME/access-play/settings.toml"
    file.parent.mkdir(parents=True)
    file.write_text("# mine\nrate = 150\n", encoding="utf-8")
    words = ("play", "elfer-raus", "--seed", "1", "--lang", "en", "--speech", str(tmp_path / "said.wav"))
    changed = ("rate 300", "slower", "pitch 20", "volume 70", "voice fr-be", "sounds on", "quit")
    assert run(*words, lines=changed).status == 0
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# mine\n")
    assert tomllib.loads(text) == {
        "rate": 275,
        "pitch": 20,
        "volume": 70,
        "voices": {"fr": "roa/fr-BE"},
        "sounds": True,
    }
    said = run(*words, lines=("rate", "pitch", "volume", "voice", "quit")).out
    for line in ("275 words a minute.", "Pitch 20 of 100.", "Volume 70 of 100.", "French: French (Belgium)."):
        assert line in said.splitlines()


def test_a_file_that_takes_nothing_is_told_once_and_the_change_counts(run: Run, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home/XDG_CONFIG_HOME").write_text("a file", encoding="utf-8")
    said = run("play", "elfer-raus", "--lang", "fr", lines=("débit 300", "vite", "débit", "quit")).out
    assert said.count("n’est pas gardé") == 1
    assert said.splitlines().count("325 mots par minute.") == 2
