"""A finished play is taken back, whatever came of it, and a match that is read back goes the same way."""

from __future__ import annotations

import random

import pytest

from access_play.games import GAMES
from access_play.table.events import PlayTakenBack
from access_play.table.match import Match
from access_play.table.undoing import NothingToTakeBack
from tests.all_games import random_play


def match_of(name: str, lines: list[str]) -> Match:
    return Match(GAMES[name].create(3, {}), "again", lambda event: None, lines.append)


def play_on(match: Match, rng: random.Random) -> None:
    match.play(match.to_act, [random_play(match.game, match._state, rng)])


@pytest.mark.parametrize("name", GAMES)
def test_any_game_goes_on_after_any_play_taken_back(name: str) -> None:
    """Over rounds too; the journal leads to the same events, totals and position."""
    rng, lines = random.Random(name), list[str]()
    match = match_of(name, lines)
    match.start()
    before: dict[int, str] = {}
    rewound = 0
    for _ in range(400):
        if match.over:
            break
        seat, place = match.to_act, match.place
        before[place] = match.position()
        play_on(match, rng)
        if rng.random() < 0.2 and match.decided([seat]) == seat and not match.over:
            match.rewind(seat)
            rewound += 1
            assert match.to_act == seat
            assert match.position() == before[match.place]
            assert isinstance(match.events[-2], PlayTakenBack)
            assert match.events[-1].asks
    assert rewound > 5
    again = match_of(name, [])
    again.restore(lines)
    assert (again.events, again.totals, again.plays) == (match.events, match.totals, match.plays)
    assert again.over or again.position() == match.position()


@pytest.mark.parametrize("name", GAMES)
def test_all_plays_of_a_match_can_be_taken_back_one_by_one(name: str) -> None:
    match, rng = match_of(name, []), random.Random(1)
    match.start()
    first = match.position()
    for _ in range(60):
        if not match.over:
            play_on(match, rng)
    while (seat := match.decided(range(3))) is not None:
        match.rewind(seat)
    assert match.position() == first
    assert match.place == 0
    with pytest.raises(NothingToTakeBack):
        match.rewind(0)


def test_the_same_play_brings_the_same_cards_after_it_was_taken_back() -> None:
    """Nobody can take back until the cards are kinder."""
    match, rng = match_of("onze-gagnant", []), random.Random(2)
    match.start()
    while len(match.results) == 0 and match.plays < 200:
        seat, place = match.to_act, match.place
        play = random_play(match.game, match._state, rng)
        match.play(seat, [play])
        after = None if match.over else match.position()
        if match.decided([seat]) is not None and match._decisions[-1].place == place:
            match.rewind(seat)
            match.play(seat, [play])
            assert match.over or match.position() == after


@pytest.mark.parametrize("line", ["rewind 0", "rewind", "rewind x", "rewind 7", "rewind -1"])
def test_a_journal_that_takes_back_what_was_not_played_is_damaged(line: str) -> None:
    lines: list[str] = []
    match_of("elfer-raus", lines).start()
    with pytest.raises(ValueError, match="rewind"):
        match_of("elfer-raus", []).restore([lines[0], line])
