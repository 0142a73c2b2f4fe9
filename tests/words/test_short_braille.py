"""Braille says the same in fewer words: what is met most fits a display of twenty cells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from access_play.games import GAMES
from access_play.games.core import WATCHER
from access_play.table.match import Match
from access_play.words.announcement import Announcement
from tests.braille.back import plain
from tests.braille.heard import played
from tests.words.speaking import LANGUAGES, brailler, language, presenter

TWENTY = 20
MATCHES = 14
"""How many matches of each game are listened to, with every number of players."""
FREQUENT = {
    "card-laid", "card-revealed", "line-laid", "piles-opened", "turn-passed", "round-began", "round-ended",
    "match-ended", "begins", "opens", "bull-won",
}  # fmt: skip
"""What is told in one window, whoever of up to seven players does it."""
ROW = {"en": "(Red|Yellow|Orange|Blue|Green): ", "fr": "(Rouge|Jaune|Orange|Bleu|Vert)\u00a0: "}


@cache
def announced(name: str, code: str) -> tuple[Announcement, ...]:
    return tuple(_announced(name, code))


def _announced(name: str, code: str) -> Iterator[Announcement]:
    for number, (game, events, _) in enumerate(played(name)[:MATCHES]):
        for seat in (number % game.seats, WATCHER) if game.seats < 8 else ():
            speaker = presenter(game, language(code), seat)
            yield from filter(None, map(speaker.event, events))


LISTED = {"turn-goes-on"}
"""Braille lists choices, so that each can be touched, where a sentence may only count them."""


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_braille_takes_fewer_signs_than_the_sentence(name: str, code: str) -> None:
    for said in announced(name, code):
        assert len(plain(said.braille)) < len(said.screen) or said.kind in LISTED, said


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_most_fits_twenty_cells(name: str, code: str) -> None:
    met = set()
    for said in announced(name, code):
        if said.kind in FREQUENT:
            met.add(said.kind)
            assert len(said.cells) <= TWENTY, said
    assert len(met) > 1


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", ["elfer-raus", "atout-11"])
def test_a_card_laid_is_a_name_and_a_mark(name: str, code: str) -> None:
    """ "Ana b12"."""
    laid = [plain(said.braille) for said in announced(name, code) if said.kind == "card-laid"]
    assert len(laid) > 500
    for words in laid:
        assert re.fullmatch(r"\w+ [a-z]\d+", words)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), [("elfer-raus", 6), ("elfer-raus", 2), ("atout-11", 3)])
def test_a_hand_takes_no_cell_but_its_letters_its_figures_and_one_between(
    name: str, seats: int, code: str
) -> None:
    """So that each colour fits twenty cells wherever its figures let it."""
    match = Match(GAMES[name].create(seats, {}), "hand", lambda event: None, lambda line: None)
    match.start()
    for seat in range(seats):
        lines = presenter(match.game, language(code), seat).words.hand(match.view(seat))
        assert len(lines) > 2
        for said in lines[1:]:
            line = brailler(code).line(said.braille)
            (letter, *numbers), cells = line.marks, len(line.cells)
            assert (letter.mark.right, letter.end) == ("", 1)
            assert cells == 1 + sum(card.end - card.start for card in numbers) + len(numbers) - 1


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", ["elfer-raus", "atout-11"])
def test_each_row_of_the_table_fits_twenty_cells(name: str, code: str) -> None:
    for _, _, facts in played(name)[:MATCHES]:
        rows = [said for said in facts[code] if re.match(ROW[code], said.text)]
        assert len(rows) >= 3
        for said in rows:
            assert len(brailler(code).cells(said.braille)) <= TWENTY, said
