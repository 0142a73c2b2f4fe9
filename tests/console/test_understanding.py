"""What is typed at the table, and what is answered, in whole sentences."""

from __future__ import annotations

import pytest

from access_play.games import GAMES
from tests.console.talk import talk

CARDS = (
    "You have 20 cards: red 1, 6, 9, 15, 18; yellow 3, 7, 16, 20; blue 4, 9 to 11, 19; "
    "green 2, 4, 8, 10, 11, 17."
)


def test_the_table_opens_with_what_a_player_needs() -> None:
    assert talk([]).said[0] == [
        "Elfer Raus!, with Ana and Bob.",
        "Round 1.",
        CARDS,
        "Bob opens with the yellow 11.",
        "Bob lays the yellow 11.",
        "Your turn: blue 11, green 11.",
    ]


@pytest.mark.parametrize(
    "typed",
    [
        "b11",
        "11b",
        "B11",
        "blue 11",
        "11 blue",
        "Blue  11",
        "the blue 11",
        "blue eleven",
        "ELEVEN BLUE",
        "blue",
        "b",
    ],
)
def test_any_spelling_with_one_legal_reading_is_taken(typed: str) -> None:
    assert talk([typed]).said[1] == ["You lay the blue 11.", "Go on: blue 10, green 11."]


@pytest.mark.parametrize(
    "typed", ["b11", "le bleu 11", "BLEU ONZE", "onze bleu", "blue 11", "bleu", "le 11 bleu"]
)
def test_in_french_the_english_words_stay(typed: str) -> None:
    assert talk([typed], code="fr").said[1][0] == "Vous posez le 11 bleu."


@pytest.mark.parametrize("typed", ["rouge un", "le un rouge", "rouge 1", "un rouge"])
def test_the_number_one_in_french_is_no_article(typed: str) -> None:
    assert talk([typed], code="fr").said[1] == [
        "Le 1 rouge doit attendre\u00a0: sa rangée s’ouvre avec le 11 rouge."
    ]


def test_several_readings_are_listed_by_number() -> None:
    listed, chosen = talk(["11", "2"]).said[1:3]
    assert listed == ["Several fit, type a number:", "1: blue 11.", "2: green 11."]
    assert chosen[0] == "You lay the green 11."


def test_a_number_is_one_of_the_list_last_said() -> None:
    listed, laid = talk(["legal", "2"]).said[1:3]
    assert listed == ["1: blue 11.", "2: green 11."]
    assert laid[0] == "You lay the green 11."


def test_a_long_list_says_how_to_hear_the_rest_of_it() -> None:
    asked = ["legal", "legal 20", "legal 99", "legal", "21"]
    said = talk([*["take 1"] * 7, *asked], name="11-nimmt", seats=2, values={"rounds": 1}).said[8:]
    assert [len(lines) for lines in said[:4]] == [20, 5, 20, 20]
    assert said[0][18:] == ["19: take pile 4, 50 (2 cards).", "5 more choices: type legal 20."]
    assert said[1][:2] == ["20: take pile 5, 68 (2 cards).", "21: take pile 6, 72."]
    assert said[2] == said[0]
    assert said[4][0] == "You take pile 6: 72; you have 22 cards."


def test_a_number_of_an_old_list_is_refused_and_the_list_said_again() -> None:
    said = talk(["legal", "b11", "2"]).said
    assert said[3] == ["That list is old; here is the new one.", "1: blue 10.", "2: green 11."]


def test_several_cards_in_one_line_are_laid_all_or_none() -> None:
    assert talk(["b11 b10 b9 g11 done"]).said[1][:4] == [
        "You lay the blue 11.",
        "You lay the blue 10.",
        "You lay the blue 9.",
        "You lay the green 11.",
    ]
    assert talk(["b11-9 g11 done"]).said == talk(["b11 b10 b9 g11 done"]).said
    refused, table = talk(["b11 b9", "table"]).said[1:3]
    assert refused == ["The blue 9 does not fit: its row wants blue 11."]
    assert table == ["Red not open; yellow 11; blue not open; green not open."]


def test_a_refusal_says_what_is_wrong_and_what_would_be_right_and_why() -> None:
    said = talk(["r1", "why", "y12", "b4", "why", "draw", "done"]).said[1:]
    assert said == [
        ["The red 1 must wait: its row opens with the red 11."],
        ["Rule: only its 11 opens a row."],
        ["You do not hold the yellow 12."],
        ["The blue 4 must wait: its row opens with the blue 11."],
        ["Rule: only its 11 opens a row."],
        ["You can lay a card, so you must: blue 11, green 11."],
        ["First lay blue 11, green 11."],
        said[-1],
    ]


def test_what_means_nothing_is_said_back_with_what_can_be_played() -> None:
    assert talk(["zebra"]).said[1] == [
        "I do not understand “zebra”. You can play: blue 11, green 11; or type help."
    ]
    long = talk(["x" * 9_000]).said[1]
    assert len(long) == 1
    assert len(long[0]) <= 160


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_no_answer_is_longer_than_twenty_lines_and_each_fact_is_there(name: str, code: str) -> None:
    facts = [
        "help",
        "help more",
        "hand",
        "table",
        "legal",
        "turn",
        "score",
        "counts",
        "who",
        "last",
        "last 99",
    ]
    facts += [
        "again",
        "back",
        "why",
        "rules",
        "save",
        "hush",
        "zebra",
        "",
        "detail",
        "language",
        "rate",
        "speech",
    ]
    said = talk(facts, name=name, code=code).said[1:]
    assert len(said) == len(facts) + 1
    for typed, answer in zip(facts, said, strict=False):
        assert 1 <= len(answer) <= 20, typed
        assert all(len(line) >= 3 and "  " not in line and line.strip() == line for line in answer), typed


def test_facts_can_be_asked_with_a_beginning_and_a_slash() -> None:
    whole = talk(["score"]).said[1]
    assert whole == ["Player 1: 0 points.", "Ana: 0 points.", "Bob: 0 points."]
    assert talk(["sco"]).said[1] == talk(["/score"]).said[1] == talk(["SCORE"]).said[1] == whole


def test_again_back_and_last() -> None:
    said = talk(["again", "back", "back", "last 2"]).said[1:]
    assert said[0] == ["Your turn: blue 11, green 11."]
    assert said[1] == ["Bob lays the yellow 11."]
    assert said[2] == ["Bob opens with the yellow 11."]
    assert said[3] == ["Bob lays the yellow 11.", "Your turn: blue 11, green 11."]


def test_enter_alone_says_what_is_asked() -> None:
    assert talk([""]).said[1] == ["Your turn: blue 11, green 11."]


def test_detail_and_language_change_in_mid_game() -> None:
    said = talk(["detail brief", "langue fr", "language fr", "b11", "détail complet", "table"]).said[1:]
    assert said[0] == ["Detail changed."]
    assert said[2] == ["Français."]
    assert said[3] == ["11 bleu.", "Continuez\u00a0: 10 bleu, 11 vert."]
    assert said[4] == ["Détail changé."]
    assert said[5] == ["Rouge fermée\u202f; jaune 11\u202f; bleu 11\u202f; vert fermée."]


def test_who_score_counts_and_turn() -> None:
    said = talk(["who", "turn", "counts"]).said[1:]
    assert said[0] == ["Order of play: Player 1, Ana, and Bob."]
    assert said[1] == ["It is your turn."]
    assert said[2] == ["You: 20 cards.", "Ana: 20 cards.", "Bob: 19 cards.", "Stock: 20 cards."]
