"""A game that was played is heard again, from any seat once it is over."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from access_play.games import GAMES
from tests.console.pseudo import Session
from tests.program.conftest import Run
from tests.program.test_terminal import environ

SAVED = "home/XDG_DATA_HOME/access-play/saves"
F5 = "\x1b[15~"


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_is_heard_as_it_was_said(run: Run, name: str) -> None:
    played = run("play", name, "--autoplay", "--seed", "4", "--lang", "fr")
    heard = run("replay", "--lang", "fr")
    assert (heard.status, heard.err) == (0, "")
    assert heard.out == played.out


def test_every_seat_of_a_finished_game_hears_its_own_hand_and_no_other(run: Run) -> None:
    names = ("--players", "3", "--names", "Zoé,Ana,Bob")
    run("play", "elfer-raus", "--autoplay", "--seed", "4", "--lang", "en", *names)
    told = {seat: run("replay", "--seat", seat, "--lang", "en").out for seat in ("zoe", "2", "Bob")}
    hands = {seat: re.findall(r"You have \d+ cards: .*", text) for seat, text in told.items()}
    dealt = [line for found in hands.values() for line in found]
    assert len(dealt) == len(set(dealt)) >= 3
    assert "You have" not in run("replay", "--lang", "en").out


def test_a_game_that_goes_on_shows_no_other_hand(run: Run) -> None:
    words = ("--players", "3", "--names", "Eve,Ana,Bob", "--lang", "en")
    played = run("play", "atout-11", "--seed", "4", *words, lines=("legal", "1", "quit"))
    own = run("replay", "--lang", "en")
    assert own.status == 0
    said = played.out.splitlines()
    assert [line for line in own.out.splitlines() if line in said] == own.out.splitlines()[:-1]
    for seat in ("Ana", "3"):
        refused = run("replay", "--seat", seat, "--lang", "en")
        assert (refused.status, refused.out) == (2, "")
        assert refused.err == "This game is not over: it can be heard again from the seat of Eve only.\n"
    assert run("replay", "--seat", "Eve", "--lang", "en").out == own.out


def test_of_two_people_nobody_is_heard_before_the_end(run: Run) -> None:
    words = ("--players", "3", "--humans", "2", "--lang", "en")
    run("play", "elfer-raus", "--seed", "4", *words, lines=("", "legal", "quit"))
    assert "You have" not in run("replay", "--lang", "en").out
    assert run("replay", "--seat", "1", "--lang", "en").err == (
        "This game is not over: it can be heard again without --seat only.\n"
    )


def test_a_file_anywhere_can_be_heard(run: Run, tmp_path: Path) -> None:
    played = run("play", "onze-gagnant", "--autoplay", "--seed", "4", "--lang", "en")
    (kept,) = (tmp_path / SAVED).iterdir()
    kept.rename(tmp_path / "elsewhere.game")
    assert run("replay", str(tmp_path / "elsewhere.game"), "--lang", "en").out == played.out
    assert run("replay", "nowhere", "--lang", "en").status == 2
    assert run("replay", "--seat", "Eve", str(tmp_path / "elsewhere.game"), "--lang", "en").status == 2


def test_a_damaged_or_newer_game_is_told_in_one_sentence(run: Run, tmp_path: Path) -> None:
    run("play", "elfer-raus", "--autoplay", "--seed", "4", "--lang", "en")
    (kept,) = (tmp_path / SAVED).iterdir()
    whole = kept.read_text(encoding="utf-8")
    kept.write_text(whole.replace("play", "plax", 1), encoding="utf-8")
    ended = run("replay", "--lang", "en")
    assert (ended.status, ended.out) == (1, "")
    assert ended.err.startswith("The game elfer-raus-1 is damaged at line ")


def test_facts_are_answered_while_it_is_heard_but_nothing_can_be_played(run: Run, tmp_path: Path) -> None:
    run("play", "elfer-raus", "--seed", "11", "--players", "3", "--lang", "en", lines=("b11", "done", "quit"))
    command = [sys.executable, "-m", "access_play", "replay", "--speech", "none", "--lang", "en"]
    with Session(command, environ(tmp_path / "home")) as heard:
        heard.until("Bob lays the yellow 11.")
        heard.press("g11\r")
        heard.until("This game is only heard again: nothing can be played.")
        heard.press("undo\r")
        heard.until("This game is only heard again: nothing can be played.")
        heard.press("counts\r")
        heard.until("Ana: 20 cards")
        heard.press(F5)
        heard.until("Blue 4, 9")
        assert heard.wait() == 0
    assert "Traceback" not in heard.output.decode()
