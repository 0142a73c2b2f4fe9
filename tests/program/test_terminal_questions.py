"""The questions before a game, and the ways to leave, at a real pseudo-terminal."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from tests.console.pseudo import Session
from tests.program.test_kept import kept
from tests.program.test_terminal import ROOT, environ


def session_of(home: Path, *words: str) -> Session:
    """The program with a quick table and no voice."""
    folder = home / "XDG_CONFIG_HOME/access-play"
    folder.mkdir(parents=True)
    settled = 'pace = 0\nspeech = "none"\nlang = "fr"\nasked = true\n'
    (folder / "settings.toml").write_text(settled, encoding="utf-8")
    return Session([sys.executable, "-m", "access_play", *words], environ(home), cwd=ROOT)


def prompted(session: Session, text: str) -> None:
    """Wait until the text was said and the line is open."""
    session.until(text)
    while not session.output.endswith(b"\n: "):
        session.listen()


def test_questions_then_a_game_on_one_line(tmp_path: Path) -> None:
    with session_of(tmp_path) as session:
        for asked, answer in (
            ("Quel jeu", "atout\r"),
            ("combien", "3\r"),
            ("règles", "\r"),
            ("ordinateur", "facile\r"),
            ("À vous", "main\r"),
            ("20 cartes.", "quitter\r"),
        ):
            prompted(session, asked)
            session.press(answer)
        assert session.wait() == 0
        assert session.restored
    assert b"\x1b" not in session.output
    assert kept(tmp_path).name == "atout-11-1.game"


@pytest.mark.parametrize(("key", "status"), [("\x03", 130), ("\x04", 0), ("quitter\r", 0)])
def test_the_questions_can_be_left_at_a_terminal(tmp_path: Path, key: str, status: int) -> None:
    with session_of(tmp_path) as session:
        prompted(session, "Quel jeu")
        session.press("2\r")
        prompted(session, "combien")
        session.press(key)
        assert session.wait() == status
        assert session.restored
    assert b"Traceback" not in session.output
    assert not list(tmp_path.glob("**/*.game"))


@pytest.mark.parametrize(
    ("end", "status"), [(signal.SIGTERM, 128 + signal.SIGTERM), (signal.SIGINT, 130), ("\x04", 0)]
)
def test_however_it_ends_the_game_is_kept_and_the_terminal_as_it_was(
    tmp_path: Path, end: signal.Signals | str, status: int
) -> None:
    with session_of(tmp_path, "play", "onze-gagnant", "--seed", "1") as session:
        prompted(session, "À vous")
        session.press("la")
        session.until("la")
        if isinstance(end, str):
            session.press("\x7f\x7f" + end)
        else:
            session.process.send_signal(end)
        assert session.wait() == status
        assert session.restored
    assert b"Traceback" not in session.output
    assert kept(tmp_path).read_text(encoding="utf-8").endswith("\n")


def test_two_people_take_the_machine_in_turn(tmp_path: Path) -> None:
    words = ("--players", "2", "--humans", "2", "--names", "Ana,Zoé", "--seed", "4")
    with session_of(tmp_path, "play", "elfer-raus", *words) as session:
        for asked, line in (
            ("prenez la machine", "score\r"),
            ("0 point.", "\r"),
            ("20 cartes.", "coups\r"),
            ("1\u00a0: 11 jaune.", "1\r"),
            ("prenez la machine", "quitter\r"),
        ):
            prompted(session, asked)
            session.press(line)
        assert session.wait() == 0
    text = session.output.decode()
    before, _, after = text.partition("prenez la machine")
    assert "cartes" not in before
    assert "score" in after
    assert "\x1b" not in text
