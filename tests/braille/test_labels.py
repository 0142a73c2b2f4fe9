"""Labels for real packs: every card has its marks, no two cards share them, a key tells their meaning."""

from __future__ import annotations

from collections import Counter

import pytest

from access_play.braille.brailler import DIGITS, Brailler
from access_play.games import GAMES
from access_play.games.core import AnyGame
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.gagnant.pack import pack_of
from access_play.games.rows.game import RowsGame
from access_play.resources import folder
from access_play.words import labels
from access_play.words.announcement import Mark
from access_play.words.language import load
from tests.all_games import choices, made

CODES = ("fr", "en")
ANTOINE = "⠡ ⠣ ⠩ ⠹ ⠱ ⠫ ⠻ ⠳ ⠪ ⠡⠼ ⠡⠡ ⠡⠣ ⠡⠩ ⠡⠹ ⠡⠱ ⠡⠫ ⠡⠻ ⠡⠳ ⠡⠪ ⠣⠼".split()
SIGNED = "⠼⠁ ⠼⠃ ⠼⠉ ⠼⠙ ⠼⠑ ⠼⠋ ⠼⠛ ⠼⠓ ⠼⠊ ⠼⠁⠚ ⠼⠁⠁ ⠼⠁⠃ ⠼⠁⠉ ⠼⠁⠙ ⠼⠁⠑ ⠼⠁⠋ ⠼⠁⠛ ⠼⠁⠓ ⠼⠁⠊ ⠼⠃⠚".split()


def packs(name: str) -> list[AnyGame]:
    """The game with every preset and option, for a few seats and for many."""
    return [
        game for seats in (GAMES[name].players[0], GAMES[name].players[-1]) for game in choices(name, seats)
    ]


def marks(code: str, game: AnyGame) -> Counter[Mark]:
    found: Counter[Mark] = Counter()
    for group in labels.groups(load(code, folder("locales")), game):
        for label in group.labels:
            assert label.mark not in found, label
            found[label.mark] = label.copies
    return found


def cards_in(game: AnyGame) -> int:
    """How many cards the box holds, counted from the rules and not from the labels."""
    if isinstance(game, RowsGame):
        return game.rules.colours * game.rules.highest + (8 if game.rules.actions else 0)
    if isinstance(game, OnzeGagnant):
        pack = pack_of(game.rules.boxes)
        start = 3 * len(pack.colours)
        return pack.stock + start + pack.neutrals + (len(pack.bonuses) if game.rules.bonus else 0)
    return 110


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_every_card_of_every_pack_has_marks(name: str, code: str) -> None:
    for game in packs(name):
        assert marks(code, game).total() == cards_in(game), game


@pytest.mark.parametrize("digits", [None, *DIGITS])
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_no_two_cards_of_a_pack_share_their_marks(name: str, code: str, digits: str | None) -> None:
    brailler = Brailler(code, tables=folder("tables"), digits=digits)
    for game in packs(name):
        edges = [brailler.edges(mark) for mark in marks(code, game)]
        assert len(set(edges)) == len(edges)
        assert all(left or right for left, right in edges)
        assert all(len(left) + len(right) <= 7 for left, right in edges)


@pytest.mark.parametrize(("code", "letters", "numbers"), [("fr", "⠗⠕⠃⠧", ANTOINE), ("en", "⠗⠕⠃⠛", SIGNED)])
def test_atout_11_has_the_marks_of_its_rules(code: str, letters: str, numbers: list[str]) -> None:
    brailler = Brailler(code, tables=folder("tables"))
    game = GAMES["atout-11"].create(4, {})
    edges = [brailler.edges(mark) for mark in marks(code, game)]
    assert edges == [(letter, number) for letter in letters for number in numbers]


@pytest.mark.parametrize(("code", "yellow"), [("fr", "⠚"), ("en", "⠽")])
def test_atout_11_with_yellow(code: str, yellow: str) -> None:
    brailler = Brailler(code, tables=folder("tables"))
    game = GAMES["atout-11"].create(4, {"colour4": "yellow"})
    assert [brailler.edges(mark)[0] for mark in marks(code, game)][20:40] == [yellow] * 20


def test_ox_cards_are_marked_with_number_and_heads(french: Brailler) -> None:
    (label,) = (
        label
        for group in labels.groups(load("fr", folder("locales")), GAMES["11-nimmt"].create(4, {}))
        for label in group.labels
        if label.name == "55"
    )
    assert french.edges(label.mark) == ("⠱⠱", "⠻")


def test_the_pack_follows_the_options() -> None:
    small = made(GAMES["elfer-raus"], 4, {"max": 10, "colours": 3})
    other = made(GAMES["11-nimmt"], 4, {"ox_heads": "6nimmt"})
    assert small is not None
    assert other is not None
    assert marks("en", small).total() == 30
    assert Mark("5", "2") in marks("en", other)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_the_key_tells_every_letter_and_sign_once_in_its_place(name: str, code: str) -> None:
    """Letters of the colours, then of the kinds; nothing on a card is left unexplained."""
    t = load(code, folder("locales"))
    for game in packs(name):
        told = [
            piece.left for said in labels.key(t, game) for piece in said.braille if isinstance(piece, Mark)
        ]
        for mark in marks(code, game):
            if mark.left in told or mark.left.isdecimal():
                continue
            assert any(mark.left == colour + kind for colour in told for kind in told), mark


def test_lines_to_read_name_the_card_and_its_marks() -> None:
    english = load("en", folder("locales"))
    game = GAMES["onze-gagnant"].create(4, {})
    lines = [labels.line(english, label) for group in labels.groups(english, game) for label in group.labels]
    assert "Exchange, red 6: rx 6" in lines
    assert "Discard, 4 times: di" in lines
