"""How plays of Onze Gagnant may be typed, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from access_play.console.shelf import Shelf
from access_play.games.gagnant.cards import Kind
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.gagnant.state import CARD
from access_play.resources import folder
from access_play.words.base import GameWords
from access_play.words.commands import read_command
from access_play.words.language import spellings
from tests.games.gagnant.table import gagnant, position
from tests.words.gagnant_table import Table
from tests.words.speaking import LANGUAGES, language, presenter

V, BOXES, DILEMMA, BONUS = gagnant(3), gagnant(2, boxes=2), gagnant(2, dilemma=True), gagnant(2, bonus=True)


def typed(table: Table, line: str) -> str:
    """The play that a line makes; the last of the journal."""
    before = len(table.journal)
    table.type(line)
    played = [each for each in table.played() if not each.startswith(("back", "over"))]
    return played[-1] if len(table.journal) > before else "nothing"


def at(game: OnzeGagnant, code: str, *lines: str, top: str = "", plays: str = "", **more: str) -> Table:
    """A table with some plays made, written as journals write them, apart by commas."""
    table = Table(game, position(game, *lines, top=top, **more), code=code)  # type: ignore[arg-type]
    for play in filter(None, plays.split(",")):
        table.match.play(0, [game.read_play(play)])
    return table


DRAWS = {
    "en": {"draw": "draw", "d": "draw", "DRAW": "draw", "1": "draw", "draw a card": "draw"},
    "fr": {
        "pioche": "draw",
        "piocher": "draw",
        "p": "draw",
        "1": "draw",
        "draw": "draw",
        "pioche une carte": "draw",
    },
}
BOX_DRAWS = {
    "en": {"box 1": "draw 1", "box 2": "draw 2", "draw 2": "draw 2", "draw box 2": "nothing", "2": "draw 2"},
    "fr": {"boîte 1": "draw 1", "boite 2": "draw 2", "pioche 2": "draw 2", "draw 1": "draw 1", "2": "draw 2"},
}
DILEMMA_DRAWS = {
    "en": {
        "open": "draw open",
        "the open card": "draw open",
        "hidden": "draw hidden",
        "draw hidden": "draw hidden",
    },
    "fr": {
        "visible": "draw open",
        "la carte visible": "draw open",
        "cachée": "draw hidden",
        "cachee": "draw hidden",
        "open": "draw open",
    },
}
BONUS_DRAWS = {
    "en": {"bonus": "draw bonus", "draw bonus": "draw bonus", "draw": "draw"},
    "fr": {"bonus": "draw bonus", "une carte bonus": "draw bonus", "pioche bonus": "draw bonus", "p": "draw"},
}
SIDES = {
    "en": {
        "+": "+",
        "plus": "+",
        "PLUS": "+",
        "-": "-",
        "minus": "-",
        "−": "-",
        "goal +": "goal +",
        "goal plus": "goal +",
        "goal-": "goal -",
        "goal -": "goal -",
        "+ goal": "goal +",
        "3": "goal +",
        "4": "goal -",
    },
    "fr": {
        "+": "+",
        "plus": "+",
        "moins": "-",
        "-": "-",
        "but -": "goal -",
        "but+": "goal +",
        "objectif plus": "goal +",
        "Objectif moins": "goal -",
        "l’objectif plus": "goal +",
        "goal +": "goal +",
        "minus": "-",
        "2": "-",
    },
}
LINES = {
    "en": {
        "bob": "line 2",
        "Bob": "line 2",
        "b": "line 2",
        "chloé": "line 3",
        "chloe": "line 3",
        "chl": "line 3",
        "me": "line 1",
        "my line": "line 1",
        "ana": "line 1",
        "goal bob": "goal 2",
        "goal of Bob": "goal 2",
        "bob goal": "goal 2",
        "my goal": "goal 1",
        "2": "line 2",
        "5": "goal 2",
    },
    "fr": {
        "bob": "line 2",
        "CHLOÉ": "line 3",
        "moi": "line 1",
        "ma ligne": "line 1",
        "votre ligne": "line 1",
        "me": "line 1",
        "but bob": "goal 2",
        "objectif Bob": "goal 2",
        "l'objectif de Bob": "goal 2",
        "mon objectif": "goal 1",
        "goal bob": "goal 2",
        "4": "goal 1",
    },
}
CARDS = {
    "en": {
        "r8": "r8+",
        "8r": "r8+",
        "red 8": "r8+",
        "8 red": "r8+",
        "the red eight": "r8+",
        "r8+": "r8+",
        "red 8 plus": "r8+",
        "8": "r8+",
        "b3": "b3-",
        "blue": "b3-",
        "b3-": "b3-",
        "y4=": "y4=",
        "y4 modifier": "y4=",
        "y4r": "y4r",
        "yellow 4 replace": "y4r",
        "interdiction": "interdiction.2",
        "int": "interdiction.2",
        "1": "interdiction.2",
    },
    "fr": {
        "r8": "r8+",
        "8 rouge": "r8+",
        "le 8 rouge": "r8+",
        "le huit rouge": "r8+",
        "red 8": "r8+",
        "b3": "b3-",
        "3 bleu": "b3-",
        "bleu": "b3-",
        "j4 modificateur": "y4=",
        "4 jaune remplacement": "y4r",
        "y4r": "y4r",
        "l’interdiction": "interdiction.2",
        "int": "interdiction.2",
    },
}
BOX_CARDS = {
    "en": {"v5": "v5+", "violet 5": "v5+", "pink 5": "p5+", "p5": "p5+", "t5": "t5+", "turquoise 5": "t5+"},
    "fr": {
        "vi5": "v5+",
        "5 violet": "v5+",
        "v5": "g5+",
        "5 rose": "p5+",
        "ro5": "p5+",
        "5 turquoise": "t5+",
        "o5": "o5+",
    },
}


def cases(*tables: dict[str, dict[str, str]]) -> list[tuple[str, str, str]]:
    return [
        (code, line, play) for table in tables for code in LANGUAGES for line, play in table[code].items()
    ]


@pytest.mark.parametrize(("code", "line", "play"), cases(DRAWS))
def test_a_draw_is_typed(code: str, line: str, play: str) -> None:
    assert typed(at(V, code, top="r6x"), line) == play


@pytest.mark.parametrize(("code", "line", "play"), cases(BOX_DRAWS))
def test_a_draw_from_a_box_is_typed(code: str, line: str, play: str) -> None:
    assert typed(at(BOXES, code, top="r6x,o6x"), line) == play


@pytest.mark.parametrize(("code", "line", "play"), cases(DILEMMA_DRAWS))
def test_a_draw_in_the_dilemma_is_typed(code: str, line: str, play: str) -> None:
    assert typed(at(DILEMMA, code, revealed="r6x", top="b6x"), line) == play


@pytest.mark.parametrize(("code", "line", "play"), cases(BONUS_DRAWS))
def test_a_bonus_is_typed(code: str, line: str, play: str) -> None:
    assert typed(at(BONUS, code, bonus="bonus_wild.1", top="b6x"), line) == play


@pytest.mark.parametrize(("code", "line", "play"), cases(SIDES))
def test_a_side_is_typed(code: str, line: str, play: str) -> None:
    assert typed(at(V, code, top="r4=", plays="draw"), line) == play


@pytest.mark.parametrize(("code", "line", "play"), cases(LINES))
def test_a_line_is_typed(code: str, line: str, play: str) -> None:
    lines = ("r8+//+g4=", "r5+//+b4=", "g5+")
    assert typed(at(V, code, *lines, top="turn.1", plays="draw"), line) == play


@pytest.mark.parametrize(("code", "line", "play"), cases(CARDS))
def test_a_card_is_typed(code: str, line: str, play: str) -> None:
    table = at(V, code, "start,r8+,y4=,y4r/b3-", top="g7r", plays="draw")
    assert typed(table, line) == play


@pytest.mark.parametrize(("code", "line", "play"), cases(BOX_CARDS))
def test_a_card_of_the_second_box_is_typed(code: str, line: str, play: str) -> None:
    table = at(BOXES, code, "v5+,p5+,t5+,o5+,g5+", top="g7r", plays="draw 1")
    assert typed(table, line) == play


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "+ r8 bob y5"),
        ("en", "plus, red 8, Bob, yellow 5"),
        ("en", "plus 8 bob 5"),
        ("en", "PLUS THE RED EIGHT BOB THE YELLOW FIVE"),
        ("fr", "+ r8 bob j5"),
        ("fr", "plus, 8 rouge, Bob, 5 jaune"),
        ("fr", "plus le huit rouge bob le cinq jaune"),
    ],
)
def test_several_steps_are_typed_in_one_line(code: str, line: str) -> None:
    table = at(V, code, "start,r8+", "start,y5+", top="r6x", plays="draw")
    table.type(line)
    assert table.played() == ["draw", "+", "r8+", "line 2", "y5+"]


def test_of_several_steps_all_are_made_or_none() -> None:
    table = at(V, "en", "start,r8+", "start,y5+", top="r6x", plays="draw")
    said = table.type("+ r8 me y5")
    assert said == ["Your line: it must be another line. 1: plus; 2: minus."]
    assert table.played() == ["draw"]


def test_steps_that_go_beyond_the_turn_are_refused_together() -> None:
    table = at(V, "en", "start", "start", top="r9g", plays="draw")
    assert table.type("bob + +") == ["Your turn would end before this: plus. Nothing was played."]
    assert table.played() == ["draw"]


def test_a_step_that_fits_several_choices_is_asked_for_by_itself() -> None:
    table = at(V, "en", "start,r8+", "start,y5+/interdiction.1", top="r6x", plays="draw")
    said = table.type("+ r8 bob interdiction")
    assert said == ["“interdiction” fits several choices there: type one step at a time. Nothing was played."]
    assert table.played() == ["draw"]


@pytest.mark.parametrize("rest", ["+", "r8", "bob", "draw"])
def test_what_follows_a_draw_cannot_be_tried_so_that_nothing_is_learnt(rest: str) -> None:
    """Whatever lies on top of the stock, the answer is the same."""
    answers = set()
    for top in ("r4=", "b9g", "discard.1", "r2d"):
        table = at(V, "en", "start", top=top)
        answers.add("|".join(table.type(f"draw {rest}")))
        assert table.played() == []
    assert len(answers) == 1
    assert "Nobody knows yet what follows this: draw." in answers.pop()


def test_a_number_means_the_list_last_said() -> None:
    table = at(V, "en", "b8+,r4=,r4r", top="b7r", plays="draw")
    assert table.type("red 4") == [
        "Several fit, type a number:",
        "1: Modifier, red 4 on plus.",
        "2: Replace, red 4 on plus.",
    ]
    assert typed(table, "2") == "r4r"


def test_after_a_reminder_a_number_means_the_question_again() -> None:
    table = at(V, "en", "b8+,r4=,r4r", top="b7r", plays="draw")
    table.type("red 4", "")
    assert typed(table, "1") == "b8+"


def test_lines_of_solo_are_called_by_the_colour_they_have_now() -> None:
    solo = gagnant(1, mode="solo", bonus=True)
    table = Table(solo, position(solo, "start", "start//+b4=", bonus="bonus_swap_colours.1", top="turn.1"))
    table.type("bonus", "green")
    assert table.type("draw")[-1].startswith("Turn which signs? 1: yellow line; 2: red line; 3: blue line")
    assert typed(table, "red") == "line 3"


ASKED = {Kind.DISCARD, Kind.TURN}
"""Kinds that are called like something that can be asked for: an article before them makes them cards."""


def words_of_plays(words: GameWords) -> Iterator[str]:
    for play in words.plays():
        if play < CARD or words.game.card(play - CARD).kind not in ASKED:
            yield from words.spellings(play)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_of_the_game_is_taken_for_a_command(code: str) -> None:
    t, english = language(code), Shelf(folder("locales"), folder("tables")).english
    words = presenter(gagnant(2, boxes=2, bonus=True), t, 0).words
    facts = [word for fact in words.facts() for word in spellings(fact.words)]
    for word in {*words_of_plays(words), *facts}:
        command = read_command(word, t, english)
        assert command is None or command.cut, word
        assert command is None or word not in facts, word


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_fact_hides_a_play(code: str) -> None:
    words = presenter(gagnant(2, boxes=2, bonus=True), language(code), 0).words
    facts = {word for fact in words.facts() for word in spellings(fact.words)}
    assert not facts & set(words_of_plays(words))


@pytest.mark.parametrize(
    ("code", "line", "play"),
    [
        ("en", "the Discard card", "discard.1"),
        ("en", "the turn", "turn.1"),
        ("fr", "la carte Défausse", "discard.1"),
        ("fr", "pivot", "turn.1"),
    ],
)
def test_cards_called_like_a_question_are_chosen_with_their_article(code: str, line: str, play: str) -> None:
    table = at(V, code, top="r2d,discard.1,turn.1", plays="draw")
    assert table.type("discard" if code == "en" else "défausse")[0].startswith(("The discard", "La défausse"))
    assert typed(table, line) == play


def test_a_name_that_begins_a_command_is_a_name() -> None:
    """In French "ann" begins the word that takes a step back."""
    game = gagnant(2)
    table = Table(game, position(game, top="turn.1"), code="fr", names=("Bob", "Ann"))
    table.type("p", "ann")
    assert table.played() == ["draw", "line 2"]
