"""Why a play is refused, and that it changes nothing."""

from __future__ import annotations

import pytest

from access_play.games.core import NotUnderstood
from access_play.games.gagnant.reasons import GagnantReason as Why
from tests.games.gagnant.table import THREE, TWO, gagnant, make, position, refused

BONUS = gagnant(2, bonus=True)
DILEMMA = gagnant(2, dilemma=True)
BOXES = gagnant(2, boxes=2)


@pytest.mark.parametrize("play", ["+", "goal -", "line 2", "goal 2", "r8+"])
def test_a_turn_begins_with_a_draw(play: str) -> None:
    assert refused(TWO, position(TWO), play) is Why.MUST_DRAW


def test_ways_of_drawing() -> None:
    assert refused(TWO, position(TWO), "draw 1") is Why.NO_SUCH_DRAW
    assert refused(TWO, position(TWO), "draw open") is Why.NO_SUCH_DRAW
    assert refused(TWO, position(TWO), "draw bonus") is Why.NO_BONUS_CARDS
    assert refused(BOXES, position(BOXES), "draw") is Why.CHOOSE_A_BACK
    assert refused(BOXES, position(BOXES, stock="o8+,o5+"), "draw 1") is Why.STOCK_EMPTY
    assert refused(DILEMMA, position(DILEMMA, revealed="r8+"), "draw") is Why.CHOOSE_OPEN_OR_HIDDEN
    assert refused(DILEMMA, position(DILEMMA, revealed="r8+", stock=""), "draw hidden") is Why.STOCK_EMPTY


def test_drawing_in_mid_turn() -> None:
    state = position(TWO, top="r4=")
    make(TWO, state, "draw")
    assert refused(TWO, state, "draw") is Why.ALREADY_DRAWN
    game = gagnant(2, boxes=2, bonus=True)
    state = position(game, top="r2d", bonus="bonus_wild.1")
    make(game, state, "draw 1")
    assert refused(game, state, "draw bonus") is Why.ALREADY_DRAWN
    assert refused(game, state, "+") is Why.MUST_DRAW


def test_sides() -> None:
    state = position(TWO, top="r6x")
    make(TWO, state, "draw")
    assert refused(TWO, state, "goal +") is Why.NOT_A_GOAL_CARD
    assert refused(TWO, state, "r6x") is Why.CHOOSE_A_SIDE
    state = position(TWO, "start//+r4=,+r1=,+y4=", "start//-y1=", top="b1=")
    make(TWO, state, "draw")
    assert refused(TWO, state, "goal +") is Why.NO_NEUTRAL_LEFT


def test_lines() -> None:
    state = position(THREE, "start", "", top="r9g")
    make(THREE, state, "draw")
    assert refused(THREE, state, "line 1") is Why.ANOTHER_LINE
    assert refused(THREE, state, "+") is Why.CHOOSE_A_LINE
    assert refused(THREE, state, "goal 2") is Why.CHOOSE_A_LINE
    state = position(THREE, "start", "", top="discard.1")
    make(THREE, state, "draw")
    assert refused(THREE, state, "line 2") is Why.NO_CARD_THERE
    state = position(TWO, top="turn.1")
    make(TWO, state, "draw")
    assert refused(TWO, state, "goal 1") is Why.NO_GOAL_MODIFIER


def test_cards() -> None:
    state = position(TWO, "start,r8+//+r4=,+r1=", "start,y8+", top="r7r", protected="r8+")
    make(TWO, state, "draw")
    assert TWO.to_act(state) == 1
    state = position(TWO, "start,r8+,r5+//+r4=,+r1=", "start,y8+", top="r7r", protected="r8+")
    make(TWO, state, "draw")
    assert refused(TWO, state, "y8+") is Why.NOT_IN_THIS_LINE
    assert refused(TWO, state, "r8+") is Why.PROTECTED
    assert refused(TWO, state, "r1=") is Why.GOAL_MODIFIER_STAYS
    assert refused(TWO, state, "+") is Why.CHOOSE_A_CARD
    state = position(TWO, "start", "start,y8+//+y4=,+y1=", top="discard.1")
    make(TWO, state, "draw", "line 2")
    assert refused(TWO, state, "y4=") is Why.GOAL_MODIFIER_STAYS
    assert refused(TWO, state, "interdiction.2") is Why.NOT_IN_THIS_LINE


def test_of_the_two_and_on_minus_first() -> None:
    state = position(TWO, top="r2d,r8+,y8+")
    make(TWO, state, "draw")
    assert refused(TWO, state, "b8+") is Why.NOT_OF_THE_TWO
    make(TWO, state, "r8+")
    assert refused(TWO, state, "r8+") is Why.CHANCE_DECIDES
    state = position(BONUS, "start,r8+/r3-,b2d", bonus="bonus_swap_sides.1")
    make(BONUS, state, "draw bonus")
    assert refused(BONUS, state, "r8+") is Why.ON_MINUS_FIRST
    assert refused(BONUS, state, "line 2") is Why.CHOOSE_A_CARD


def test_after_the_end() -> None:
    state = position(TWO, "r8+,b2d", "", stock="b3-")
    make(TWO, state, "draw")
    assert refused(TWO, state, "draw") is Why.GAME_OVER


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Draw",
        "draw 3",
        "++",
        "goal",
        "line",
        "line 0",
        "line 3",
        "line 02",
        "goal 3",
        "r99+",
        "back",
        "back 999",
    ],
)
def test_what_is_no_play_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        TWO.read_play(text)
