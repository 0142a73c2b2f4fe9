"""A game that is left and gone on with after every play is the game played in one sitting."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest

from access_play.console import saves
from access_play.console.outputs import Outputs
from access_play.console.session import Manner, Session
from access_play.games import GAMES
from access_play.speech import open_mouth
from access_play.table.journal import Header
from access_play.words.announcement import Announcement
from access_play.words.presenter import kind_of
from tests.console.talk import SHELF, Script
from tests.program.conftest import Run
from tests.program.test_kept import kept

TURN = ["legal", "1", "legal", "1", "done"]


def sitting(save: saves.SaveFile, header: Header, before: tuple[str, ...], lines: list[str]) -> list[str]:
    """Play some lines; what happened, as told: not the questions, which are said anew at each return."""
    told: list[Announcement] = []
    outputs = Outputs(Script(lines), open_mouth("none"), [told.append])
    session = Session(header, SHELF, outputs, Manner("fr"), save.record)
    session.restore(before)
    asyncio.run(session.run())
    save.close()
    again = {"answer", "notice", "error", *(kind_of(event) for event in session.match.events if event.asks)}
    return [each.screen for each in told if each.kind not in again]


@pytest.mark.parametrize("humans", [(0,), (0, 1)])
@pytest.mark.parametrize("name", GAMES)
def test_left_after_every_turn_it_is_the_same_game(
    name: str, humans: tuple[int, ...], tmp_path: Path
) -> None:
    header = Header.of(GAMES[name].create(3, {}), "sittings", ("Ana", "Bob", "Chloé"), humans, "easy")
    turn = TURN if len(humans) == 1 else ["", *TURN]
    at_once = saves.create(tmp_path, "whole", header)
    told = sitting(at_once, header, (), turn * 12)
    often = saves.create(tmp_path, "often", header)
    parts = sitting(often, header, (), [])
    for _ in range(12):
        record, save = saves.go_on(often.path)
        parts += sitting(save, record.header, record.lines, turn)
    assert len(told) > 12
    assert parts == told
    assert often.path.read_bytes() == at_once.path.read_bytes()


def test_gone_on_with_in_another_language_by_other_ways_out(run: Run, tmp_path: Path) -> None:
    run("play", "11-nimmt", "--seed", "9", "--lang", "fr", lines=("legal", "1", "quit"))
    before = kept(tmp_path / "home").read_bytes()
    log, paper = tmp_path / "log.json", tmp_path / "said.brf"
    words = ("--lang", "en", "--announcements", str(log), "--braille", str(paper), "--verbosity", "full")
    ended = run("resume", "11-nimmt-1", *words, lines=("hand", "quit"))
    assert (ended.status, ended.err) == (0, "")
    announced = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert {each["speech"][0][0] for each in announced} == {"en"}
    assert ended.out.splitlines() == [each["screen"] for each in announced]
    assert paper.read_bytes().isascii()
    assert paper.stat().st_size > 50
    assert kept(tmp_path / "home").read_bytes() == before


def test_a_name_may_be_begun_and_the_last_played_goes_without(run: Run) -> None:
    for name in ("elfer-raus", "atout-11", "atout-11"):
        run("play", name, "--seed", "1", "--lang", "en", lines=("quit",))
    listed = run("saves", "--lang", "en").out.splitlines()
    assert [line.partition(":")[0] for line in listed] == ["elfer-raus-1", "atout-11-1", "atout-11-2"]
    for words, title in (
        ((), "Atout 11"),
        (("elf",), "Elfer Raus!"),
        (("elfer-raus-1.game",), "Elfer Raus!"),
    ):
        assert run("resume", *words, "--lang", "en", lines=("quit",)).out.startswith(title)
    several = run("resume", "atout", "--lang", "en")
    assert (several.status, several.out) == (2, "")
    assert "atout-11-1" in several.err
    assert "atout-11-2" in several.err


def test_a_finished_game_says_how_it_ended(run: Run, tmp_path: Path) -> None:
    run("play", "onze-gagnant", "--seed", "1", "--autoplay", "--lang", "en")
    before = kept(tmp_path / "home").read_bytes()
    again = run("resume", "onze-gagnant-1", "--lang", "en", lines=("hand", "1"))
    assert (again.status, again.err) == (0, "")
    assert re.search(r"\bwins\b", again.out)
    assert kept(tmp_path / "home").read_bytes() == before
    assert run("resume", "--lang", "en").status == 2


@pytest.mark.parametrize("name", ["../escape", "/etc/passwd", "a/b", "", ".", "é\u2028"])
def test_a_name_leads_nowhere_but_to_the_kept_games(run: Run, name: str, tmp_path: Path) -> None:
    run("play", "elfer-raus", "--seed", "1", lines=("quit",))
    (tmp_path / "home/XDG_DATA_HOME/access-play/escape.game").write_bytes(b"not yours\n")
    ended = run("resume", name, "--lang", "en")
    assert (ended.status, ended.out, len(ended.err.splitlines())) == (2, "", 1)
    assert "elfer-raus-1" in ended.err
