"""Where a card is, a row, the order of the hand and of the words, in whole sentences."""

from __future__ import annotations

import pytest

from access_play.words.language import Language
from tests.console.talk import talk

TURN = ["b11", "b10", "g11", "done"]


def told(
    asked: str, *, after: list[str] | None = None, name: str = "elfer-raus", code: str = "en"
) -> list[str]:
    before = after or []
    return talk([*before, asked], name=name, code=code).said[len(before) + 1]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("what y11", ["Yellow 11: on the table, laid by Bob 5 cards ago."]),
        ("where yellow 11", ["Yellow 11: on the table, laid by Bob 5 cards ago."]),
        ("what ten yellow", ["Yellow 10: on the table, laid by Ana 1 card ago."]),
        ("what b12", ["Blue 12: on the table, just laid by Bob."]),
        ("what b11", ["Blue 11: on the table, laid by you 4 cards ago."]),
        ("what r3", ["Red 3: in another hand or in the stock.", "8 cards must lie before it."]),
        ("what b9", ["Blue 9: in your hand.", "It fits on the table now."]),
        ("what r1", ["Red 1: in your hand.", "10 cards must lie before it."]),
        ("what zed", ["Name one card of this game after it."]),
        ("what", ["Name one card of this game after it."]),
        ("row red", ["Red: not open.", "You hold: 1, 6, 9, 15, 18."]),
        ("row b", ["Blue: 10 to 12.", "You hold: 4, 9, 19."]),
        ("row", ["Red: not open.", "Yellow: 10, 11.", "Blue: 10 to 12.", "Green: 11."]),
        ("row 3", ["Which row? There is: red, yellow, blue, green."]),
    ],
)
def test_a_card_and_a_row_of_the_row_games(asked: str, answer: list[str]) -> None:
    assert told(asked, after=TURN) == answer


def test_a_card_of_11_nimmt_is_followed_to_where_it_was_seen_last() -> None:
    opened = told("what 57", name="11-nimmt")
    assert opened == ["57: on top of pile 1.", "57 bears 1 ox head."]
    assert told("what 62", name="11-nimmt")[:2] == ["62: in your hand.", "It fits on pile 1, on 57."]
    after = ["59", "40"]
    assert told("what 57", name="11-nimmt", after=after)[0] == "57: taken in a pile by Bob."
    assert told("what 94", name="11-nimmt", after=after)[0] == "94: in pile 2, under its top."
    assert told("what 3", name="11-nimmt", after=after)[0] == "3: on top of pile 2, laid by Bob."
    assert told("what 2", name="11-nimmt", after=after)[0] == "2: in another hand or in the stock."
    assert told("what fifty-seven", name="11-nimmt") == opened
    assert told("what 101", name="11-nimmt") == ["The cards are numbered 1 to 100."]
    assert told("row 1", name="11-nimmt") == told("pile 1", name="11-nimmt")


def test_a_card_of_onze_gagnant_and_what_its_kind_does() -> None:
    modifier = "Modifier: goes to either side of your line, or to the right of your goal card."
    replace = [
        "Replace: takes the place of a card in your line, which is discarded.",
        "Replace: with no card to replace it goes to either side.",
    ]
    stock = "Replace, blue 4: still in the stock."
    places = {"": "still in the stock", "draw": "being played", "draw|1": "on plus, you"}
    for typed, place in places.items():
        after = typed.split("|") if typed else []
        answer = told("what b4", name="onze-gagnant", after=after)
        assert answer == [f"Modifier, blue 4: {place}.", stock, modifier, *replace]
    stop = told("what stop", name="onze-gagnant")
    assert stop[:2] == ["Interdiction: still in the stock.", "Interdiction: on plus, you."]
    assert told("what exchange", name="onze-gagnant")[0].startswith("Exchange: goes to either side")
    assert told("row ana", name="onze-gagnant") == told("line ana", name="onze-gagnant")


def test_a_hand_by_number_once_or_from_now_on() -> None:
    by_colour = told("hand")
    by_number = told("hand number")
    assert by_number == [
        "20 cards.",
        "1 red; 2 green; 3 yellow; 4 blue, green.",
        "6 red; 7 yellow; 8 green; 9 red, blue.",
        "10 blue, green; 11 blue, green; 15 red.",
        "16 yellow; 17 green; 18 red; 19 blue.",
        "20 yellow.",
    ]
    assert told("hand", after=["hand number"]) == by_colour
    assert talk(["sort number", "hand", "hand colour", "sort colour", "hand"]).said[1:-1] == [
        ["Your hand by number."],
        by_number,
        by_colour,
        ["Your hand by colour."],
        by_colour,
    ]
    assert told("sort zed") == ["After that word comes: colour, number."]
    for name in ("11-nimmt", "onze-gagnant"):
        assert told("sort number", name=name) == ["Cards of this game have one order only."]


@pytest.mark.parametrize(
    ("name", "typed", "player_first", "card_first"),
    [
        ("elfer-raus", ["b11"], "You lay the blue 11.", "Blue 11, you."),
        ("elfer-raus", TURN, "Ana lays the yellow 10.", "Yellow 10, Ana."),
        ("11-nimmt", ["59"], "You lay 59 on 57.", "59 on 57, you."),
        ("11-nimmt", ["59"], "Ana lays 68 on 59.", "68 on 59, Ana."),
        (
            "onze-gagnant",
            ["draw", "1"],
            "You lay the blue 4 on plus: result 4, goal 11.",
            "Blue 4 on plus, you: result 4, goal 11.",
        ),
        (
            "onze-gagnant",
            ["draw", "1"],
            "Ana lays the red 8 on plus: result 8, goal 11.",
            "Red 8 on plus, Ana: result 8, goal 11.",
        ),
    ],
)
def test_the_card_or_the_player_comes_first(
    name: str, typed: list[str], player_first: str, card_first: str
) -> None:
    usual = [line for answer in talk(typed, name=name).said for line in answer]
    worded = [line for answer in talk(["wording card", *typed], name=name).said for line in answer]
    again = talk(["wording card", "wording player", *typed], name=name).said
    assert player_first in usual
    assert card_first in worded
    assert player_first in [line for answer in again for line in answer]


def test_the_order_of_hand_and_words_is_kept_for_the_next_time() -> None:
    kept: list[tuple[str, str]] = []

    def keep(t: Language, name: str, word: str) -> str:
        kept.append((name, word))
        return "" if word != "card" else "the disk is full"

    session = talk([]).session
    session.understanding.wishes.keep = keep
    for line in ("sort number", "sort colour", "wording player", "wording card"):
        session.understanding.heed(0, line)
    assert kept == [("sort", "number"), ("sort", "colour"), ("wording", "player"), ("wording", "card")]
    told = [each.screen for each in session.listening.heard(0)]
    assert told[-2] == "The card first, then who lays it."
    assert told[-1].endswith("the disk is full.")


def test_all_of_it_in_french() -> None:
    asked = ["quoi r12", "main numéro", "tri numéro", "rangée bleu", "tournure carte", "b11", "quoi b11"]
    said = talk(asked, code="fr").said[1:-1]
    assert said[0] == [
        "12 rouge\u00a0: dans une autre main ou dans la pioche.",
        "1 carte doit être posée avant elle.",
    ]
    assert said[1][:2] == ["20 cartes.", "1 rouge\u202f; 2 vert\u202f; 3 jaune."]
    assert said[2:6] == [
        ["Votre main par numéro."],
        ["Bleu\u00a0: fermée.", "Vous avez\u00a0: 4, 9 à 11, 19."],
        ["La carte d’abord, puis qui la pose."],
        ["11 bleu, vous.", "Continuez\u00a0: 10 bleu, 11 vert."],
    ]
    assert said[6] == ["11 bleu\u00a0: sur la table, vous venez de la poser."]
