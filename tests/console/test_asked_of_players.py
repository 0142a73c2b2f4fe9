"""Facts that can be asked of one player, and those of the course of the game."""

from __future__ import annotations

import itertools

import pytest

from tests.console.talk import talk

FACTS = {
    "elfer-raus": (
        ["Ana: 20 cards."],
        ["Ana: 0 points."],
        ["Ana: nothing on the table."],
        ["Stock: 20 cards."],
        ["From now on: Player 1, Ana, and Bob."],
    ),
    "atout-11": (
        ["Ana: 19 cards."],
        ["Ana: 0 points."],
        ["Ana has laid blue 11."],
        ["Stock: 20 cards."],
        ["From now on: Player 1, Bob, and Ana."],
    ),
    "11-nimmt": (
        ["Ana: 10 cards."],
        ["Ana: 0 points."],
        ["Ana: nothing on the table."],
        ["Stock: 69 cards."],
        ["From now on: Player 1, Ana, and Bob."],
    ),
    "onze-gagnant": (
        ["Ana: 1 card in the line."],
        ["Ana has 0, goal 11, 11 short, blocked by an interdiction."],
        [
            "Ana has 0, goal 11, 11 short, blocked by an interdiction.",
            "On plus: interdiction.",
            "On minus: nothing.",
            "Yellow line: 0 numbers of its colour.",
        ],
        ["Stock: 54 cards.", "Discard: 0 cards.", "Neutral cards aside: 4 cards."],
        ["From now on: Player 1, Ana, and Bob."],
    ),
}


@pytest.mark.parametrize("name", FACTS)
def test_facts_of_one_player(name: str) -> None:
    asked = ["counts ana", "score ana", "table ana", "stock", "order"]
    assert tuple(talk(asked, name=name).said[1:-1]) == FACTS[name]


def test_the_cards_that_a_player_has_laid_stand_on_a_line_a_colour() -> None:
    assert talk(["b11", "b10", "g11", "table me", "table bob"]).said[4:6] == [
        ["You have laid blue 10, 11.", "You have laid green 11."],
        ["Bob has laid yellow 11."],
    ]


def test_options_are_those_that_were_changed_or_all_of_them() -> None:
    changed = talk(["options", "options all"], values={"draw_max": 3, "multi": "single"}).said
    assert changed[1] == ["Cards in a turn: one only.", "Cards drawn when stuck: up to three."]
    assert len(changed[2]) == 20
    assert talk(["options"]).said[1] == ["No option is changed."]


def test_how_long_one_has_played_is_told_in_minutes_of_the_table_s_clock() -> None:
    minutes = itertools.chain([0.0, 59.0, 60.0, 119.0], itertools.count(7500.0))
    said = talk(["time"] * 4, clock=lambda: next(minutes)).said[1:-1]
    assert said == [
        ["0 minutes played."],
        ["1 minute played."],
        ["1 minute played."],
        ["125 minutes played."],
    ]


def test_what_if_is_two_words_and_what_is_none_of_its_own() -> None:
    whole = talk(["what if b11"]).said[1]
    assert talk(["if b11"]).said[1] == talk(["what   if  b11"]).said[1] == whole
    assert talk(["et si b11"], code="fr").said[1] == talk(["si b11"], code="fr").said[1]
