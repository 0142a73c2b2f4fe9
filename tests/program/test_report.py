"""A report can be sent to anybody, an opponent too: whatever was private is left out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from access_play.games import GAMES
from access_play.reporting import public
from tests.console.talk import SHELF, talk
from tests.program.conftest import Run

WORDS = ("hand", "h", "legal", "if", "what 11", "why", "r1", "56", "zebra", "score", "table", "last", "rules")
CODES = ("en", "fr")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_was_private_is_told(name: str, code: str) -> None:
    lines = [line for turn in range(12) for line in (*WORDS, "legal", "1", "legal", str(1 + turn % 3))]
    session = talk(lines, name=name, code=code).session
    heard = session.listening.heard(0)
    told = list(public(SHELF.language(code), heard))
    open_lines = {each.screen for each in heard if not each.private}
    private = {each.screen for each in heard if each.private} - open_lines
    assert len(private) > 5
    assert not private & set(told)
    assert [line for line in told if not line.startswith("(")] == [
        each.screen for each in heard if not each.private
    ]
    counts = [int(line.split()[0].lstrip("(")) for line in told if line.startswith("(")]
    assert sum(counts) == sum(each.private for each in heard)


@pytest.mark.parametrize("name", GAMES)
def test_what_depends_on_a_hand_is_private_though_it_names_no_card(name: str) -> None:
    """That one must draw, or which rule forbade a play, tells what is not in the hand."""
    said = talk(["rules", "r1", "1>1", "why", "legal"], name=name, seats=2)
    private = {each.screen for each in said.session.listening.heard(0) if each.private}
    assert set(said.said[1][:-1]) <= private
    assert set(said.said[4]) <= private


@pytest.mark.parametrize("code", CODES)
def test_in_a_game_and_outside_one_file_is_written_and_named(run: Run, tmp_path: Path, code: str) -> None:
    lines = ("hand", "legal", "1", "legal", "1", "zebra", "report", "quit")
    kept = tmp_path / "kept.json"
    words = ("play", "elfer-raus", "--seed", "17", "--lang", code, "--announcements", str(kept))
    assert run(*words, lines=lines).status == 0
    assert run("report", "--lang", code).status == 0
    heard = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    private = {each["screen"] for each in heard if each["private"]}
    private -= {each["screen"] for each in heard if not each["private"]}
    assert private
    here, outside = sorted((tmp_path / "home").glob("**/reports/*.txt"), key=lambda path: len(path.name))
    assert any(str(here) in each["screen"] for each in heard)
    for path in (here, outside):
        text = path.read_text(encoding="utf-8")
        assert not private & set(text.splitlines())
        assert "17" not in re.findall(r"\bseed\b.*", text)
        assert str(tmp_path / "home") not in text
        assert text.startswith("Report of access-play" if code == "en" else "Rapport, access-play")
        assert "Elfer Raus!, 4" in text


def test_settings_that_were_changed_are_told_and_a_report_needs_no_game(run: Run, tmp_path: Path) -> None:
    run("settings", "set", "rate", "300")
    ended = run("report", "--lang", "en")
    assert (ended.status, ended.err) == (0, "")
    (path,) = (tmp_path / "home").glob("**/reports/*.txt")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert "rate = 300" in lines
    assert lines[-1] == "No game."
    assert run("report", "nothing", "--lang", "en").status == 2


def test_where_nothing_can_be_written_the_game_goes_on(run: Run, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home/XDG_DATA_HOME").write_text("a file", encoding="utf-8")
    ended = run("play", "elfer-raus", "--lang", "en", lines=("report", "score", "quit"))
    assert ended.status == 0
    assert "reports cannot be written" in ended.out
    assert run("report", "--lang", "en").status == 1
