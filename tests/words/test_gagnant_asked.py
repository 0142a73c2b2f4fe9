"""What can be asked at a table of Onze Gagnant, inside a question too, and how a step is taken back there."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from access_play.games.core import Value
from access_play.words.base import LINE_LIMIT, Verbosity
from tests.games.gagnant.table import gagnant, position
from tests.words.gagnant_table import Table
from tests.words.speaking import LANGUAGES

V, COOP, SOLO = gagnant(3), gagnant(3, mode="coop"), gagnant(1, mode="solo")
MINE = "start,r8+,r4=/b3-/+g4=,-g1="
"""Result 9, goal 10: a modifier covers another."""


def table(*lines: str, code: str = "en", top: str = "r6x", **at: str) -> Table:
    return Table(V, position(V, *(lines or (MINE,)), top=top, **at), code=code)  # type: ignore[arg-type]


def spaced(said: Sequence[str]) -> list[str]:
    """Without the difference between blanks."""
    return [line.replace("\u00a0", " ").replace("\u202f", " ") for line in said]


# facts


def test_a_line_is_told_card_by_card() -> None:
    assert table(protected="r8+").type("line") == [
        "You have 9, your goal is 10, 1 short, blocked by an interdiction.",
        "On plus: interdiction, red 8, red 4.",
        "On minus: blue 3.",
        "You: goal 10, 11 minus green 1, 1 covered.",
        "Red line: 2 numbers of its colour.",
        "Protected: red 8.",
    ]


def test_a_line_is_told_in_french() -> None:
    assert spaced(table(code="fr", protected="r8+").type("ligne")) == [
        "Vous avez 9, votre objectif est 10, il manque 1, une interdiction bloque.",
        "Côté plus : interdiction, 8 rouge, 4 rouge.",
        "Côté moins : 3 bleu.",
        "Vous : objectif 10, 11 moins 1 vert, 1 recouvert.",
        "Ligne rouge : 2 chiffres de sa couleur.",
        "Sous protection : 8 rouge.",
    ]


@pytest.mark.parametrize("asked", ["line bob", "line Bob", "line b", "line 2", "line yellow", "LINE BOB"])
def test_the_line_of_another_is_asked_for_by_name_number_or_colour(asked: str) -> None:
    assert table(MINE, "y8+").type(asked)[0] == "Bob has 8, goal 11, 3 short."


def test_who_asks_for_a_line_nobody_has_hears_which_there_are() -> None:
    assert table().type("line zoe") == ["Whose line? There is: Ana, Bob, Chloé."]
    coop = Table(COOP, position(COOP))
    assert coop.type("line zoe") == ["Whose line? There is: red line, yellow line, green line, blue line."]


def test_the_lines_of_a_seat_that_runs_two_are_both_told() -> None:
    said = Table(COOP, position(COOP, "r8+", "y5+")).type("line")
    assert said[0] == "The red line has 8, its goal is 11, 3 short."
    assert "The yellow line has 5, its goal is 11, 6 short." in said
    assert not any("green" in line for line in said)


def test_goals_and_results_are_told_with_what_they_are_made_of() -> None:
    asked = table(MINE, "y8+//+b4=", "/g9g/")
    assert asked.type("goal") == [
        "You: goal 10, 11 minus green 1, 1 covered.",
        "Bob: goal 15, 11 plus blue 4.",
        "Chloé: goal 11.",
    ]
    assert asked.type("result") == [
        "You: result 9, 12 on plus, 3 on minus.",
        "Bob: result 8, 8 on plus, 0 on minus.",
        "Chloé: result minus 9, 0 on plus, 9 on minus.",
    ]


def test_the_score_is_how_the_lines_stand() -> None:
    assert table(MINE, "y8+").type("score")[:2] == [
        "You have 9, your goal is 10, 1 short, blocked by an interdiction.",
        "Bob has 8, goal 11, 3 short.",
    ]


def test_the_table_is_one_sentence_a_line() -> None:
    assert table(MINE, "y8+").type("table") == [
        "You: result 9, goal 10, 1 short, blocked by an interdiction. "
        "Plus: interdiction, red 8, red 4. Minus: blue 3. Goal: minus green 1.",
        "Bob: result 8, goal 11, 3 short. Plus: yellow 8. Minus: nothing.",
        "Chloé: result 0, goal 11, 11 short, blocked by an interdiction. Plus: interdiction. Minus: nothing.",
    ]


def test_a_line_with_too_many_cards_for_a_sentence_is_told_without_them() -> None:
    many = "start,r8+,r4=,r9g,r7g,r7r,b8+/b3-,y3-,g3-,b2d,y2d/+g4="
    said = table(many).type("table")[0]
    assert (
        said
        == "You have 30, your goal is 15, 15 too many, with the colour bonus, blocked by an interdiction."
    )


def test_the_discard_is_told_from_its_last_card_on() -> None:
    asked = table("start", stock="r6x,y5+", discard="b3-,turn.1,y9g")
    said = asked.type("discard")
    assert said[:3] == ["Discard: 52 cards, the last one Gift, yellow 9.", "Turn.", "Minus, blue 3."]
    assert len(said) == 8
    assert table("start").type("discard") == ["The discard is empty."]


def test_nobody_holds_a_hand() -> None:
    asked = table("start", top="r2d,b4=,y5+")
    assert asked.type("hand") == ["Nobody holds cards here: each card is drawn and played at once."]
    asked.type("draw")
    assert asked.type("hand") == ["Nobody holds cards here. Drawn: Modifier, blue 4; Plus, yellow 5."]
    asked.type("b4")
    assert asked.type("hand") == ["Nobody holds cards here. Being played: Modifier, blue 4."]


@pytest.mark.parametrize(
    ("top", "typed", "first"),
    [
        ("r6x", "", "Each turn: draw a card and play it as its kind says."),
        ("r6x", "draw", "Exchange: goes to either side of your line; then swap a card with another player."),
        (
            "r6x",
            "draw|+",
            "Exchange: goes to either side of your line; then swap a card with another player.",
        ),
        ("r4=", "draw", "Modifier: goes to either side of your line, or to the right of your goal card."),
        ("r9g", "draw", "Gift: goes to another player’s line, to the side you choose."),
        ("r2d,b4=,g5+", "draw", "Draw two: goes to your minus side; then draw two cards and play one."),
        (
            "turn.1",
            "draw",
            "Turn: the plus and minus sides of any line trade signs; then this card is discarded.",
        ),
    ],
)
def test_the_rules_of_the_moment_are_those_of_the_card(top: str, typed: str, first: str) -> None:
    asked = table("start,r8+", "start,y8+", top=top)
    asked.type(*typed.split("|"))
    said = asked.type("rules")
    assert said[0] == first
    assert said[-2:] == [
        "A line at its goal wins unless an interdiction lies in it.",
        "Rules contents: the sections; rules 3 reads one, rules card finds a word.",
    ]


def test_a_bonus_card_has_its_rule_of_the_moment() -> None:
    game = gagnant(3, bonus=True)
    asked = Table(game, position(game, "r8+/b3-", bonus="bonus_protect.1"))
    asked.type("bonus")
    assert asked.type("rules")[0] == "The bonus card is played at once, one choice at a time."


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_can_be_asked_inside_every_question_and_changes_nothing(code: str) -> None:
    words = {
        "en": "hand table line goal result discard stock counts score turn who legal rules help last why",
        "fr": "main table ligne objectif résultat défausse stock comptes score tour qui coups règles aide",
    }[code]
    asked = table("start,r8+/r3-", "start,y5+//+b4=", code=code)
    for step in ("draw", "+", "r8", "bob"):
        asked.type(step)
        before = asked.match.position()
        for word in words.split():
            said = asked.type(word)
            assert said
            assert all(3 <= len(line) <= LINE_LIMIT for line in said), said
            assert all(announcement.cells for announcement in asked.kept)
        assert asked.match.position() == before
        assert not asked.type("")[0].startswith(("I do not", "Je ne"))


def test_help_begins_with_how_to_play_and_the_words_of_this_game() -> None:
    said = table().type("help")
    assert said[0] == "Draw by typing draw; then answer each question by its number or its word."
    assert "Line: your line card by card; line Bob: that of Bob." in said
    assert len(said) <= 20
    assert any("undo" in line for line in table().type("help more"))


@pytest.mark.parametrize(
    ("values", "seats", "said"),
    [
        ({"boxes": 2}, 2, "Backs: 54 of box 1, 54 of box 2."),
        ({"bonus": True}, 2, "Bonus cards: 2 cards."),
        ({"dilemma": True}, 2, "Open card: "),
        ({"boxes": 2, "dilemma": True}, 2, "The first card of the pile has the back of box "),
        ({}, 4, "Neutral cards aside: 4 cards."),
    ],
)
def test_the_stock_is_told_with_all_that_is_known_of_it(
    values: dict[str, Value], seats: int, said: str
) -> None:
    told = Table(gagnant(seats, first=1, **values)).type("stock")
    assert any(line.startswith(said) for line in told), told


# what if


def test_a_choice_is_foretold_by_number_and_by_word() -> None:
    asked = table("start,r8+", top="r4=")
    asked.type("draw")
    assert asked.type("what if 2") == ["You would have 4, goal 11, 7 short, blocked by an interdiction."]
    assert asked.type("what if goal +") == ["You would have 8, goal 15, 7 short, blocked by an interdiction."]
    assert asked.type("what if 9") == ["I do not understand “9”. You can play: " + SIDES + "; or type help."]


SIDES = "plus, minus, goal plus, goal minus"


def test_a_choice_that_touches_two_lines_foretells_both() -> None:
    asked = table("start,r8+", "start,y3-", top="r6x")
    asked.type("draw", "+", "interdiction", "bob")
    assert asked.type("what if y3") == [
        "You would have 17, goal 11, 6 too many.",
        "Bob would have 0, goal 11, 11 short, blocked by an interdiction.",
    ]


def test_a_win_is_foretold_first_whoever_wins() -> None:
    asked = table("r8+,b3-", top="r4=")
    asked.type("draw")
    assert asked.type("what if +")[0] == "You would have 15, goal 11, 4 too many."
    asked = table("r8+", "y8+", top="r9g")
    asked.type("draw", "bob")
    assert asked.type("what if -") == ["Bob would have minus 1, goal 11, 12 short."]
    asked = table("r5+", top="b6x")
    asked.type("draw")
    assert asked.type("what if +") == ["You would win.", "You would have 11, goal 11, at the goal."]


def test_what_hidden_cards_decide_is_not_foretold() -> None:
    said = set()
    for top in ("r6x", "b9g", "turn.1"):
        asked = table("start", top=top)
        said.add("|".join(asked.type("what if draw")))
    assert said == {"Nothing more can be said of that."}


def test_a_foretold_choice_is_not_made() -> None:
    asked = table("start,r8+", top="r4=")
    asked.type("draw")
    before = asked.match.position()
    asked.type("what if", "what if 3", "what if -")
    assert asked.match.position() == before
    assert len(asked.journal) == 1


def test_what_if_alone_numbers_the_choices() -> None:
    asked = table("start,r8+", "start,y5+", top="r4=")
    asked.type("draw", "what if", "4")
    assert asked.played() == ["draw", "goal -"]


def test_what_if_alone_takes_a_single_choice_too() -> None:
    assert table().type("what if") == ["1: draw.", "Nothing more can be said of that."]


def test_foretelling_in_solo_speaks_of_lines() -> None:
    asked = Table(SOLO, position(SOLO, top="r9g"), code="fr")
    asked.type("pioche", "bleue")
    assert spaced(asked.type("si plus")) == [
        "La ligne bleue aurait 9, objectif 11, il manque 2, une interdiction bloque."
    ]


# taking back


@pytest.mark.parametrize("word", ["undo", "take back", "Undo", "TAKE BACK"])
def test_a_step_is_taken_back_and_the_question_comes_again(word: str) -> None:
    asked = table("start,r8+", "start,y5+", top="r6x")
    asked.type("draw", "+")
    assert asked.type(word) == ["Taken back.", "Where does the red 6 go? 1: plus; 2: minus."]
    asked.type("2")
    assert asked.played() == ["draw", "+", "back", "-"]


@pytest.mark.parametrize("word", ["annuler", "reprendre", "annule", "undo", "take back"])
def test_a_step_is_taken_back_in_french(word: str) -> None:
    asked = table("start,r8+", "start,y5+", top="r6x", code="fr")
    asked.type("p", "+")
    assert spaced(asked.type(word)) == ["C’est repris.", "Où va le 6 rouge ? 1 : plus ; 2 : moins."]


@pytest.mark.parametrize(("code", "word"), [("en", "undo"), ("fr", "annuler")])
def test_what_cannot_be_taken_back_is_said_clearly(code: str, word: str) -> None:
    answer = {
        "en": "There is nothing to take back.",
        "fr": "Il n’y a rien à reprendre.",
    }[code]
    asked = table("start,r8+", "start,y5+", top="r6x", code=code)
    assert spaced(asked.type(word)) == [answer]
    assert asked.kept[-1].kind == "error"


def test_another_at_the_machine_hears_what_is_taken_back_if_the_step_was_heard() -> None:
    asked = Table(V, position(V, "start,r8+", "start,y5+", top="r6x"), humans=(0, 1))
    asked.type("draw", "+", "r8")
    asked.type("undo")
    assert (asked.kept[0].screen, asked.kept[0].seat) == ("Taken back.", 0)
    asked.type("undo")
    assert (asked.kept[0].screen, asked.kept[0].seat) == ("Ana takes the last step back.", None)


def test_a_number_of_a_list_before_the_step_back_means_the_new_question() -> None:
    asked = table("start,r8+", "start,y5+", top="r6x")
    asked.type("draw", "+", "legal", "undo", "2")
    assert asked.played() == ["draw", "+", "back", "-"]


# the rest


def test_a_question_can_be_heard_again() -> None:
    asked = table("start,r8+", "start,y5+", top="r6x")
    asked.type("draw")
    assert asked.type("") == ["Where does the red 6 go? 1: plus; 2: minus."]
    assert asked.type("again") == ["Where does the red 6 go? 1: plus; 2: minus."]


def test_whoever_takes_the_machine_hears_no_hand_since_there_is_none() -> None:
    asked = table("start,r8+", "start,y5+", top="r6x")
    asked.type("draw")
    asked.script.printed.clear()
    asked.understanding.remind(0, with_hand=True)
    assert asked.script.printed == ["Where does the red 6 go? 1: plus; 2: minus."]


def test_the_language_can_change_in_the_middle_of_a_turn() -> None:
    asked = table("start,r8+", "start,y5+", top="r6x")
    asked.type("draw", "language fr")
    assert spaced(asked.type("")) == ["Où va le 6 rouge ? 1 : plus ; 2 : moins."]
    asked.type("moins")
    assert asked.played()[-1] == "-"


def test_whoever_wants_to_hear_little_hears_little() -> None:
    asked = Table(V, position(V, "start,r8+", top="r4="), verbosity=Verbosity.BRIEF)
    assert asked.type("draw", "-") == [
        "You: Modifier, red 4.",
        "Where does the red 4 go? 1: plus; 2: minus; 3: goal plus; 4: goal minus.",
        "You: red 4 on minus, 4 of 11.",
    ]


def test_questions_are_urgent_and_private() -> None:
    asked = table("start,r8+", top="r4=")
    asked.type("draw")
    question = asked.kept[-1]
    assert (question.priority.name, question.private, question.seat) == ("URGENT", True, 0)


def test_a_game_against_others_tells_its_end_once() -> None:
    asked = table("r5+", top="b6x")
    asked.type("draw", "+")
    assert [said.kind for said in asked.kept][-2:] == ["won", "match-ended"]


def test_a_failed_game_together_ends_with_its_success_and_nothing_harsher() -> None:
    state = position(SOLO, "r8+", "y8+", "g8+", "b8+", stock="b3-")
    asked = Table(SOLO, state)
    assert asked.type("draw")[-1].startswith("No line is at its goal: missed this time")
