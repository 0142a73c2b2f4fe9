"""What is kept of a game beside its plays: its name, what was said, and what the settings mean."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from access_play.settings import NAMES
from tests.program.conftest import Run

SAVED = "home/XDG_DATA_HOME/access-play/saves"
GAME = ("play", "elfer-raus", "--seed", "11", "--players", "3", "--lang", "en")


def test_a_game_is_given_a_name_and_gone_on_with_by_it(run: Run, tmp_path: Path) -> None:
    named = run(*GAME, lines=("save Été avec Zoé!", "b11", "save", "quit"))
    assert "Kept as ete-avec-zoe. To go on later: access-play resume ete-avec-zoe" in named.out
    assert [path.name for path in (tmp_path / SAVED).iterdir()] == ["ete-avec-zoe.game"]
    hand = run("resume", "ete", "--lang", "en", lines=("hand", "quit")).out
    assert "Blue 4, 9, 10, 19." in hand


def test_a_name_that_is_taken_or_no_name_is_refused(run: Run, tmp_path: Path) -> None:
    run(*GAME, lines=("save mine", "quit"))
    again = run(*GAME, lines=("save mine", "save !?", "save ../../etc", "quit")).out.splitlines()
    assert "Another game is kept as mine. Choose another name." in again
    assert "After that word comes: a-z, 0-9, -." in again
    assert sorted(path.name for path in (tmp_path / SAVED).iterdir()) == ["etc.game", "mine.game"]


@pytest.mark.parametrize(("code", "word", "line"), [("en", "saves", "1 play."), ("fr", "parties", "1 coup.")])
def test_the_kept_games_are_listed_in_the_game(run: Run, code: str, word: str, line: str) -> None:
    for seed in "1234":
        run("play", "onze-gagnant", "--seed", seed, "--lang", code, "--players", "2", lines=("quit",))
    run(*GAME, lines=("save mine", "b11", "quit"))
    said = run("resume", "mine", "--lang", code, lines=(word, "quit")).out.splitlines()
    listed = [each for each in said if ": Onze Gagnant" in each.replace("\u00a0", "")]
    assert len(listed) == 4
    assert any(each.startswith("mine") and "Elfer Raus!" in each for each in said)


def test_every_game_is_kept_as_it_was_said_where_that_is_settled(run: Run, tmp_path: Path) -> None:
    run("settings", "set", "transcripts", "on")
    first = run(*GAME, lines=("save mine", "b11", "quit")).out
    second = run("resume", "mine", "--lang", "en", lines=("hand", "quit")).out
    kept = (tmp_path / SAVED / "mine.txt").read_text(encoding="utf-8")
    assert kept == first + second


def test_going_on_adds_to_the_transcript(run: Run, tmp_path: Path) -> None:
    said = str(tmp_path / "said.txt")
    first = run(*GAME, "--transcript", said, lines=("b11", "quit")).out
    second = run("resume", "--lang", "en", "--transcript", said, lines=("quit",)).out
    assert Path(said).read_text(encoding="utf-8") == first + second


def test_one_file_is_not_asked_to_keep_two_things(run: Run, tmp_path: Path) -> None:
    for one, other in (("--transcript", "--announcements"), ("--braille", "--transcript")):
        ended = run(*GAME, one, "said.brf", other, f"{tmp_path}/./said.brf")
        assert ended.status == 2
        assert ended.err == f"The file {tmp_path}/said.brf cannot keep two things. Name two files.\n"
    assert not (tmp_path / "said.brf").exists()


def test_every_setting_says_what_it_is_for_in_both_languages(run: Run) -> None:
    shown = {code: run("settings", "--lang", code).out for code in ("en", "fr")}
    for text in shown.values():
        assert tuple(tomllib.loads(text)) == NAMES
    for english, french in zip(*(text.splitlines() for text in shown.values()), strict=True):
        assert english.partition(" # ")[0] == french.partition(" # ")[0]
        assert len(english.partition(" # ")[2]) > 10
        assert english.partition(" # ")[2] != french.partition(" # ")[2]
