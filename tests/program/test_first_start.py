"""The very first start at a pseudo-terminal: five questions at most, each answered by Enter, asked once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from access_play.speech.sinks import SINK_VARIABLE
from tests.braille.fakebrlapi import FakeBrlapi
from tests.console.pseudo import Session
from tests.console.talk import SHELF
from tests.program.conftest import Run
from tests.program.test_terminal import ROOT, environ
from tests.program.test_terminal_questions import prompted
from tests.program.test_who_speaks import settings

ASKED = {
    "en": ("Who speaks?", "Do you read braille?", "How much should be said?", "Learn the words first"),
    "fr": ("Qui parle", "Lisez-vous le braille", "Quel niveau de détail", "Apprendre d’abord les mots"),
}
LESSON = {"en": "Lesson 1 of 6", "fr": "Leçon 1 sur 6"}
WISH = {"en": "your hand.", "fr": "votre main."}


def session_of(home: Path, *words: str, **more: str) -> Session:
    file = home / "XDG_CONFIG_HOME/access-play/settings.toml"
    if not file.exists():
        file.parent.mkdir(parents=True)
        file.write_text("rate = 600\n", encoding="utf-8")
    silent = {SINK_VARIABLE: f"wav:{home / 'heard.wav'}"}
    return Session([sys.executable, "-m", "access_play", *words], environ(home, **silent, **more), cwd=ROOT)


@pytest.mark.parametrize(("code", "speaker", "speech"), [("en", "", "pyttsx3"), ("fr", "3", "none")])
def test_enter_alone_leads_to_the_first_lesson_and_nothing_is_asked_twice(
    tmp_path: Path, code: str, speaker: str, speech: str
) -> None:
    with session_of(tmp_path, "--lang", code) as session:
        for at, asked in enumerate(ASKED[code]):
            prompted(session, asked)
            session.press("\r" if at else f"{speaker}\r")
        prompted(session, "Elfer Raus!")
        session.press("\r")
        prompted(session, WISH[code])
        session.press("\x03")
        assert session.wait() == 130
        assert session.restored
    text = session.output.decode()
    before, _, _ = text.partition(LESSON[code])
    assert before.count("Enter alone" if code == "en" else "Entrée seule") == 5
    assert "\x1b" not in text
    kept = {"speech": speech, "braille": "off", "verbosity": "normal", "asked": True, "lang": code}
    assert settings(tmp_path) == {"rate": 600, **kept}
    assert not list(tmp_path.glob("**/*.game"))
    with session_of(tmp_path) as again:
        prompted(again, "Which game?" if code == "en" else "Quel jeu")
        again.press("\x04")
        assert again.wait() == 0
    assert not any(asked.encode() in again.output for asked in ASKED[code])


def test_the_answers_count_at_once_and_whoever_plays_at_once_is_asked_for_a_game(tmp_path: Path) -> None:
    with session_of(tmp_path, "--lang", "en") as session:
        for asked, answer in (
            ("Who speaks?", "3\r"),
            ("braille?", "as cells\r"),
            ("said?", "full\r"),
            ("or play?", "play\r"),
            ("Which game?", "\r"),
        ):
            prompted(session, asked)
            session.press(answer)
        session.until("How many players")
        session.press("\x04")
        assert session.wait() == 0
    assert settings(tmp_path)["braille"] == "terminal"
    assert settings(tmp_path)["verbosity"] == "full"
    assert "⠠⠓⠕⠺⠀⠍⠁⠝⠽" in session.output.decode()


@pytest.mark.parametrize("at", range(4))
def test_it_can_be_left_at_every_question_and_is_asked_again(tmp_path: Path, at: int) -> None:
    with session_of(tmp_path, "--lang", "en") as session:
        for asked in ASKED["en"][:at]:
            prompted(session, asked)
            session.press("3\r" if asked.startswith("Who") else "\r")
        prompted(session, ASKED["en"][at])
        session.press("quit\r")
        assert session.wait() == 0
    assert ("asked" in settings(tmp_path)) == (at == 3)


def test_it_is_asked_again_at_wish_and_never_at_a_pipe(run: Run, tmp_path: Path) -> None:
    assert "braille?" not in run("--lang", "en", lines=("quit",)).out
    ended = run("settings", "ask", "--lang", "en", lines=("2", "", "1"))
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.splitlines()[-1] == "This is kept. To be asked again: access-play settings ask"
    kept = {"speech": "none", "braille": "off", "verbosity": "brief", "asked": True, "lang": "en"}
    assert settings(tmp_path / "home") == kept


def test_a_display_that_answers_is_what_enter_alone_takes_and_shows_the_next_question(tmp_path: Path) -> None:
    with (
        FakeBrlapi(40) as server,
        session_of(tmp_path, "--lang", "en", BRLAPI_HOST=server.host, BRLAPI_AUTH="none") as session,
    ):
        prompted(session, "Who speaks?")
        session.press("3\r")
        prompted(session, "Enter alone: on my braille display")
        session.press("\r")
        server.wait_cells(SHELF.cells("en")(("Enter alone: normal.",)))
        prompted(session, "said?")
        session.press("\r")
        prompted(session, "or play?")
        session.press("tutorial\r")
        prompted(session, "Learn with which game?")
        session.press("quit\r")
        assert session.wait() == 0
    assert settings(tmp_path)["braille"] == "display"
