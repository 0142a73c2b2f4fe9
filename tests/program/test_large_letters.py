"""The game for eyes that need large letters: few columns, and colours that can be read."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.console.pseudo import Session
from tests.program.conftest import Run
from tests.program.test_terminal import GAME, environ

LINES = ("help", "rules", "table", "hand", "zzz", "legal", "quit")
COLOUR = re.compile(r"\x1b\[1;38;2;\d+;\d+;\d+m(\w+)\x1b\[22;39m")


def play(home: Path, *more: str, columns: int = 40, **environment: str) -> Session:
    command = [sys.executable, "-m", "access_play", *GAME, *more]
    return Session(command, environ(home, **environment), columns=columns, rows=300)


def typed(session: Session) -> str:
    """Type the lines, each once the one before is answered; return all that was shown."""
    session.until("Your turn")
    for line in LINES:
        session.press(f"{line}\r")
        session.until(f"{line}\r\n")
    assert session.wait() == 0
    return session.output.decode().replace("\r\n", "\n")


def whole(run: Run, *more: str) -> list[str]:
    return run(*GAME, *more, lines=LINES).out.splitlines()


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_no_word_is_cut_at_forty_columns(run: Run, tmp_path: Path, plain: tuple[str, ...]) -> None:
    with play(tmp_path, *plain) as session:
        text = typed(session)
    rows = [row for row in text.split("\n") if row and not row.startswith(":")]
    assert max(map(len, rows)) <= 40
    said = " ".join(whole(run))
    for row in rows:
        assert row.strip() in said or row in LINES, row


def test_lines_are_cut_for_the_width_that_the_window_has_now(tmp_path: Path) -> None:
    with play(tmp_path, columns=120) as session:
        session.until("Your turn")
        session.until(": ")
        session.resize(30)
        session.press("help\r")
        assert max(map(len, session.until("Help more").decode().split("\r\n"))) <= 30
        session.press("width 24\rrules\rquit\r")
        session.until("24 columns.")
        session.wait()
    assert max(map(len, session.output.decode().partition("24 columns.")[2].split("\r\n"))) <= 24


def test_a_pipe_cuts_lines_only_where_it_is_asked_to(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    ended = run(*GAME, "--width", "40", "--transcript", str(kept), lines=LINES)
    assert max(map(len, ended.out.splitlines())) <= 40
    assert kept.read_text(encoding="utf-8").splitlines() == whole(run)
    assert max(map(len, whole(run))) > 80


def test_a_settled_width_counts_at_a_terminal_alone(run: Run, tmp_path: Path) -> None:
    settings = tmp_path / "home" / "XDG_CONFIG_HOME" / "access-play" / "settings.toml"
    settings.parent.mkdir(parents=True)
    settings.write_text("width = 30\n", encoding="utf-8")
    rules = [sys.executable, "-m", "access_play", "rules", "elfer-raus", "--lang", "en"]
    with Session(rules, environ(tmp_path / "home"), rows=200) as session:
        assert session.wait() == 0
    rows = session.output.decode().split("\r\n")
    assert 20 < max(map(len, rows)) <= 30
    assert " ".join(rows).split() == run(*rules[3:]).out.split()
    assert max(map(len, run(*GAME, lines=("rules", "quit")).out.splitlines())) > 80


def test_colours_are_shown_at_a_terminal_alone(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    more = ("--colour", "--transcript", str(kept))
    with play(tmp_path, *more, columns=200) as session:
        text = typed(session)
    assert {"red", "yellow", "Red"} <= set(COLOUR.findall(text))
    assert "\x1b" not in COLOUR.sub(r"\1", text)
    assert "\x1b" not in kept.read_text(encoding="utf-8")
    assert COLOUR.sub(r"\1", text).split("\n")[0] == whole(run)[0]
    assert "\x1b" not in run(*GAME, *more, lines=LINES).out


def test_no_color_is_heeded_and_told(tmp_path: Path) -> None:
    with play(tmp_path, "--colour", NO_COLOR="1", columns=200) as session:
        session.until("Your turn")
        session.press("colour\rquit\r")
        session.until("Colours on, but NO_COLOR or TERM forbids them here.")
        session.wait()
    assert b"\x1b" not in session.output


def test_a_game_with_a_pause_after_each_line_is_printed_to_its_end(run: Run, tmp_path: Path) -> None:
    settings = tmp_path / "XDG_CONFIG_HOME" / "access-play" / "settings.toml"
    settings.parent.mkdir(parents=True)
    settings.write_text("pace = 0\npause = 0.01\n", encoding="utf-8")
    game = ("--autoplay", "--option", "match=rounds-1")
    with play(tmp_path, *game, columns=200) as session:
        assert session.wait() == 0
    rows = session.output.decode().replace("\r\n", "\n").replace(": \r", "").split("\n")
    assert [row.rstrip() for row in rows if row.strip("\b :")] == run(*GAME, *game).out.splitlines()
