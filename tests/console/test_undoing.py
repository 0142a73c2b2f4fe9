"""Taking back at the table: at once against computer players, by consent among people."""

from __future__ import annotations

import asyncio

import pytest

from access_play.console.outputs import Outputs
from access_play.console.session import Manner, Session
from access_play.games import GAMES
from access_play.speech import open_mouth
from access_play.table.journal import Header
from access_play.table.match import Match
from tests.console.talk import SHELF, Script, Talk, talk


def together(*lines: str) -> Talk:
    """Ana and Bob at one machine, Chloé played by the computer."""
    game = GAMES["elfer-raus"].create(3, {})
    header = Header.of(game, "11", ("Ana", "Bob", "Chloé"), (0, 1), "normal")
    console, kept = Script(lines), list[str]()
    session = Session(header, SHELF, Outputs(console, open_mouth("none")), Manner("en"), kept.append)
    asyncio.run(session.run())
    return Talk(console.said, session, kept)


def test_alone_against_computers_a_play_is_taken_back_with_all_that_followed() -> None:
    said = talk(["b11 g11 done", "undo", "undo", "undo", "undo", "b11 g11 done"]).said
    assert said[2] == [
        "Taken back: all is as it was before your last play.",
        "You can go on: blue 10, green 10; or say done.",
    ]
    assert said[3][1] == "Go on: blue 10, green 11."
    assert said[4][1] == "Your turn: blue 11, green 11."
    assert said[5] == ["There is nothing to take back."]
    assert said[6] == said[1]


@pytest.mark.parametrize(("name", "line"), [("11-nimmt", "take 1"), ("onze-gagnant", "draw")])
def test_in_french_and_where_cards_were_seen(name: str, line: str) -> None:
    said = talk([line, "annuler"], name=name, code="fr").said
    assert said[2][0] == "Repris\u00a0: tout est comme avant votre dernier coup."
    assert said[2][1] == said[0][-1]


def test_the_journal_leads_to_the_same_position() -> None:
    played = talk(["b11 g11 done", "undo", "b10", "done", "undo"])
    match = played.session.match
    again = Match(match.game, match.seed, lambda event: None, lambda line: None)
    again.restore(played.kept)
    assert again.position() == match.position()
    assert again.events == match.events


def test_the_others_are_asked_and_all_must_agree() -> None:
    said = together("", "b11 g11 done", "undo", "no", "undo", "yes", "").said
    assert said[3][0] == "Bob, may Ana take the last play back: yes or no?"
    assert said[4][0] == "Very well, nothing was done."
    assert said[6][0] == "Ana takes the last play back; all is as before it."
    assert said[6][-1] == "Ana, take the machine and press Enter."
    assert "You can go on: blue 10, green 10; or say done." in said[7]


def test_another_line_is_no_consent() -> None:
    talked = together("", "b11 g11 done", "undo", "score", "yes")
    assert not any(line.startswith("rewind") for line in talked.kept)


def test_nothing_hidden_is_told_when_a_play_is_taken_back_between_two_people() -> None:
    said = together("", "b11 g11 done", "undo", "yes").said
    assert said[4][0] == "Ana takes the last play back; all is as before it."
    assert not any("You can go on" in line for line in said[4])
