"""The bonus extension: six kinds of cards, one for each line."""

from __future__ import annotations

import random

import pytest

from access_play.games.gagnant.cards import Bonus, Side
from access_play.games.gagnant.events import ActionSkipped, BonusDrawn, SidesSwapped
from access_play.games.gagnant.reasons import GagnantReason
from tests.games.gagnant.table import gagnant, kinds, legal, make, names, only, position, refused, shows

TWO, THREE = gagnant(2, bonus=True), gagnant(3, bonus=True)
WILD = "bonus_wild.1"


@pytest.mark.parametrize(
    ("seats", "mode", "count"),
    [(2, "versus", 2), (8, "versus", 8), (1, "solo", 4), (2, "coop", 4), (3, "coop", 4)],
)
def test_as_many_bonus_cards_as_lines_are_drawn(seats: int, mode: str, count: int) -> None:
    game = gagnant(seats, bonus=True, mode=mode)
    state = game.deal(random.Random(1))
    assert len(state.bonus) == len(set(state.bonus)) == len(state.lines) == count
    assert [game.bonus(card) for card in state.bonus]


def test_a_bonus_card_may_be_drawn_instead_once_a_game() -> None:
    state = position(TWO, bonus=f"{WILD},bonus_negative.1")
    assert legal(TWO, state) == ["draw", "draw bonus"]
    told = make(TWO, state, "draw bonus", "+")
    drawn = only(told, BonusDrawn)
    assert (drawn.seat, drawn.bonus, drawn.left) == (0, Bonus.WILD, 1)
    make(TWO, state, "draw bonus")
    assert (state.line, state.used, legal(TWO, state)) == (0, frozenset({0, 1}), ["draw"])
    assert refused(TWO, state, "draw bonus") is GagnantReason.BONUS_USED


def test_swapped_colours_change_the_colour_bonus_and_nothing_else() -> None:
    state = position(THREE, "start,y8+,y1=", "r8+", top="y4=", bonus="bonus_swap_colours.1")
    make(THREE, state, "draw bonus")
    assert legal(THREE, state) == ["line 2", "line 3"]
    make(THREE, state, "line 2")
    assert [THREE.line_name(state, line).colour.letter for line in range(3)] == ["y", "r", "g"]
    assert [THREE.standing(state, line).colours for line in range(3)] == [2, 1, 0]
    assert shows(THREE, state, 0) == "start,y8+,y1="


def test_swapped_colours_can_win_for_either() -> None:
    state = position(TWO, "y8+,y1=,y4=", "start", bonus="bonus_swap_colours.1")
    make(TWO, state, "draw bonus")
    assert TWO.winner(state) == 0
    state = position(TWO, "start", "r8+,r1=,r4=", bonus="bonus_swap_colours.1")
    make(TWO, state, "draw bonus")
    assert TWO.winner(state) == 1


def test_a_card_of_minus_is_swapped_with_one_of_plus() -> None:
    state = position(TWO, "start,r8+/r3-,b2d", bonus="bonus_swap_sides.1")
    make(TWO, state, "draw bonus")
    assert legal(TWO, state) == ["r3-", "b2d"]
    make(TWO, state, "b2d")
    assert legal(TWO, state) == ["interdiction.2", "r8+"]
    make(TWO, state, "r8+")
    assert shows(TWO, state, 0) == "start,b2d/r3-,r8+"


def test_or_with_the_card_behind_the_goal_whose_sign_stays() -> None:
    state = position(TWO, "start/r3-,b2d/-r4=", bonus="bonus_swap_sides.1")
    told = make(TWO, state, "draw bonus", "r3-", "r4=")
    assert shows(TWO, state, 0) == "start/r4=,b2d/-r3-"
    assert (only(told, SidesSwapped).side, TWO.standing(state, 0).goal) == (Side.GOAL, 8)


@pytest.mark.parametrize("line", ["start,r8+", "/r3-", ""])
def test_without_two_cards_to_swap_the_bonus_has_no_effect(line: str) -> None:
    state = position(TWO, line, bonus="bonus_swap_sides.1")
    told = make(TWO, state, "draw bonus")
    assert only(told, ActionSkipped).action is Bonus.SWAP_SIDES
    assert (shows(TWO, state, 0), state.line) == (line, 1)


def test_a_wild_card_is_a_zero_in_the_colour_of_whoever_has_it() -> None:
    state = position(TWO, "start,r8+,r1=", "start,y5+,y1=", top="g6x", bonus=WILD)
    make(TWO, state, "draw bonus")
    assert legal(TWO, state) == ["+", "-"]
    make(TWO, state, "-")
    standing = TWO.standing(state, 0)
    assert (standing.result, standing.colours) == (9, 3)
    state = position(TWO, f"start,r8+,r1=,{WILD}", "start,y5+,y1=", top="g6x")
    make(TWO, state, "draw", "-", WILD, "interdiction.3")
    assert [TWO.standing(state, line).colours for line in range(2)] == [2, 3]


def test_a_wild_card_can_be_replaced_and_discarded() -> None:
    state = position(TWO, WILD, "start", top="r7r")
    make(TWO, state, "draw")
    assert (shows(TWO, state, 0), names(TWO, state.discard)[-1]) == ("r7r", WILD)


def test_a_protected_card_stays() -> None:
    state = position(TWO, "start,r8+", "start,y8+", top="y7r,b6x", bonus="bonus_protect.1")
    make(TWO, state, "draw bonus")
    assert legal(TWO, state) == ["interdiction.2", "r8+"]
    make(TWO, state, "r8+")
    assert names(TWO, sorted(state.protected)) == ["r8+"]
    make(TWO, state, "draw", "y8+")
    make(TWO, state, "draw", "+")
    assert legal(TWO, state) == ["interdiction.2", "b6x"]
    assert refused(TWO, state, "r8+") is GagnantReason.PROTECTED


def test_a_protected_card_can_be_neither_discarded_nor_swapped() -> None:
    state = position(TWO, "r8+", "start", top="discard.1", protected="r8+", bonus="bonus_swap_sides.1")
    make(TWO, state, "draw")
    assert (shows(TWO, state, 0), shows(TWO, state, 1)) == ("r8+", "")
    state = position(TWO, "start,r8+/r3-", protected="r8+,r3-", bonus="bonus_swap_sides.1")
    told = make(TWO, state, "draw bonus")
    assert only(told, ActionSkipped).action is Bonus.SWAP_SIDES


def test_the_signs_of_a_protected_line_can_be_turned() -> None:
    state = position(TWO, "start,r8+", top="turn.1", protected="r8+")
    make(TWO, state, "draw", "line 1")
    assert shows(TWO, state, 0) == "/start,r8+"


def test_a_goal_modifier_can_be_protected() -> None:
    state = position(TWO, "r8+//+r4=", "", top="y8+,discard.1", bonus="bonus_protect.1")
    make(TWO, state, "draw bonus", "r4=", "draw", "draw", "line 1")
    assert shows(TWO, state, 0) == "//+r4="


def test_without_a_card_to_protect_the_bonus_has_no_effect() -> None:
    state = position(TWO, "", bonus="bonus_protect.1")
    told = make(TWO, state, "draw bonus")
    assert only(told, ActionSkipped).action is Bonus.PROTECT


def test_the_last_discard_is_taken_and_played_by_its_rules() -> None:
    state = position(TWO, "start", discard="y8+,r4=", bonus="bonus_retake.1")
    told = make(TWO, state, "draw bonus")
    assert "DiscardTaken" in kinds(told)
    assert legal(TWO, state) == ["+", "-", "goal +", "goal -"]
    make(TWO, state, "goal -")
    assert (shows(TWO, state, 0), names(TWO, state.discard)[-1]) == ("start//-r4=", "y8+")


def test_a_discarded_interdiction_is_given_away() -> None:
    state = position(THREE, "", discard="interdiction.2", bonus="bonus_retake.1")
    make(THREE, state, "draw bonus", "line 3", "-")
    assert shows(THREE, state, 2) == "start/interdiction.2"


def test_a_turn_card_taken_back_is_played_and_discarded_again() -> None:
    state = position(TWO, "start,r8+", discard="turn.1", bonus="bonus_retake.1")
    make(TWO, state, "draw bonus", "line 1")
    assert (shows(TWO, state, 0), names(TWO, state.discard)) == ("/start,r8+", ["turn.1"])


def test_an_empty_discard_has_no_effect() -> None:
    state = position(TWO, bonus="bonus_retake.1")
    told = make(TWO, state, "draw bonus")
    assert (only(told, ActionSkipped).action, state.line) == (Bonus.RETAKE, 1)


def test_the_goal_becomes_minus_eleven() -> None:
    state = position(TWO, "start//+r4=", bonus="bonus_negative.1")
    make(TWO, state, "draw bonus")
    assert (TWO.standing(state, 0).goal, state.line) == (-7, 1)
    state = position(TWO, "/r8+,r3-", bonus="bonus_negative.1")
    make(TWO, state, "draw bonus")
    assert TWO.winner(state) == 0


def test_used_bonus_cards_do_not_go_to_the_discard() -> None:
    state = position(TWO, bonus="bonus_negative.1,bonus_retake.1")
    make(TWO, state, "draw bonus", "draw bonus")
    assert (state.discard, names(TWO, state.spent)) == ([], ["bonus_negative.1", "bonus_retake.1"])
