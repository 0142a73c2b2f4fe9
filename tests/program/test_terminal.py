"""The real game at a real pseudo-terminal, byte for byte."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.console.pseudo import Session

ROOT = Path(__file__).parents[2]
GAME = ["play", "elfer-raus", "--players", "3", "--seed", "11", "--lang", "en", "--speech", "none"]


def environ(home: Path, **more: str) -> dict[str, str]:
    folders = {name: str(home / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    return {"HOME": str(home), "PYTHONPATH": str(ROOT), **folders, **more}


def play(home: Path, *more: str, **how: int) -> Session:
    log = str(home / "writes")
    command = [sys.executable, str(Path(__file__).with_name("logged.py")), log, *GAME, *more]
    return Session(command, environ(home), **how)  # type: ignore[arg-type]


def writes(home: Path) -> list[str]:
    return [json.loads(line) for line in (home / "writes").read_text(encoding="utf-8").splitlines()]


def test_a_letter_costs_one_byte_and_nothing_but_text_is_written(tmp_path: Path) -> None:
    with play(tmp_path) as session:
        session.until("Your turn")
        session.until(": ")
        for letter in "hand":
            before = len(session.output)
            session.press(letter)
            session.until(letter)
            assert session.output[before:] == letter.encode()
        session.press("\r")
        session.until("cards.")
        session.press("zz\x7f\x7fquit\r")
        assert session.wait() == 0
        assert session.restored
    text = session.output.decode()
    assert "\x1b" not in text
    assert all(letter.isprintable() or letter in "\r\n\b" for letter in text)
    assert "Traceback" not in text


def test_an_announcement_is_one_write_and_leaves_the_half_typed_line(tmp_path: Path) -> None:
    with play(tmp_path) as session:
        session.until("Your turn")
        session.press("b11 g11 done\rsco")
        session.until("You lay")
        session.until("Your turn")
        session.press("re\r")
        session.until("Ana: 0 points.")
        session.press("quit\r")
        assert session.wait() == 0
    announced = [text for text in writes(tmp_path) if "Your turn" in text or " lays the " in text]
    assert announced
    for text in announced:
        assert len([line for line in text.split("\n") if line.strip().endswith(".")]) == 1, text
    while_typing = [text for text in announced if text.startswith("\r")]
    assert any(text.endswith("\n: sco") for text in while_typing), while_typing


def test_interrupted_it_ends_with_130_and_the_terminal_as_it_was(tmp_path: Path) -> None:
    with play(tmp_path) as session:
        session.until("Your turn")
        session.press("han\x03")
        assert session.wait() == 130
        assert session.restored
        assert b"The game is kept." in session.output


def test_the_terminal_says_what_a_pipe_says(tmp_path: Path) -> None:
    lines = ["help", "legal", "1", "done", "table", "r99", "why", "counts", "last 3", "quit"]
    (tmp_path / "pipe").mkdir()
    piped = subprocess.run(
        [sys.executable, "-m", "access_play", *GAME],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", **environ(tmp_path / "pipe")},
    )
    said = piped.stdout.splitlines()
    with play(tmp_path, columns=200, rows=300) as session:
        for line in lines:
            session.until(": ")
            wait_for_quiet(session)
            session.press(f"{line}\r")
            session.until(line)
        assert session.wait() == 0
        shown = [row for row in session.looks if row.strip() and not row.startswith(":")]
    assert shown == said


def wait_for_quiet(session: Session) -> None:
    """Wait until the table waits for the player: nothing was written for a while."""
    quiet = 0
    while quiet < 60 and session.process.poll() is None:
        before = len(session.output)
        session.listen()
        quiet = 0 if len(session.output) > before else quiet + 1


@pytest.mark.parametrize("code", ["en", "fr"])
def test_a_whole_round_at_forty_columns(tmp_path: Path, code: str) -> None:
    """A screen of forty columns: the terminal wraps, and nothing is drawn over."""
    words = ["--autoplay", "--option", "match=rounds-1", "--lang", code]
    (tmp_path / "XDG_CONFIG_HOME" / "access-play").mkdir(parents=True)
    (tmp_path / "XDG_CONFIG_HOME" / "access-play" / "settings.toml").write_text(
        "pace = 0\n", encoding="utf-8"
    )
    with play(tmp_path, *words, columns=40, rows=400) as session:
        assert session.wait() == 0
    assert b"\x1b" not in session.output
    last = {"en": "points.", "fr": "points."}[code]
    assert session.looks[-1].strip().endswith(last) or session.looks[-2].strip().endswith(last)
