"""Each kind of card, and each ruling about it."""

from __future__ import annotations

import pytest

from access_play.games.gagnant.cards import Kind
from access_play.games.gagnant.events import ActionSkipped
from access_play.games.gagnant.state import Step
from tests.games.gagnant.table import (
    FOUR,
    THREE,
    TWO,
    gagnant,
    kinds,
    legal,
    make,
    names,
    only,
    position,
    shows,
)


def test_a_turn_begins_with_a_draw() -> None:
    assert legal(TWO, position(TWO)) == ["draw"]


def test_plus_goes_on_plus_at_once_and_the_turn_passes() -> None:
    state = position(THREE, top="r8+")
    make(THREE, state, "draw")
    assert (shows(THREE, state, 0), state.line, state.step) == ("start,r8+", 1, Step.DRAW)


def test_minus_goes_on_minus_at_once() -> None:
    state = position(TWO, top="r3-")
    make(TWO, state, "draw")
    assert shows(TWO, state, 0) == "start/r3-"


def test_goal_goes_on_a_side_or_behind_the_goal() -> None:
    state = position(TWO, top="r4=")
    make(TWO, state, "draw")
    assert legal(TWO, state) == ["+", "-", "goal +", "goal -"]


@pytest.mark.parametrize(
    ("play", "line", "result", "goal"),
    [
        ("+", "start,r4=", 4, 11),
        ("-", "start/r4=", -4, 11),
        ("goal +", "start//+r4=", 0, 15),
        ("goal -", "start//-r4=", 0, 7),
    ],
)
def test_where_a_goal_card_goes_decides_what_it_does(play: str, line: str, result: int, goal: int) -> None:
    state = position(TWO, top="r4=")
    make(TWO, state, "draw", play)
    standing = TWO.standing(state, 0)
    assert (shows(TWO, state, 0), standing.result, standing.goal) == (line, result, goal)


def test_a_second_goal_modifier_covers_the_first() -> None:
    state = position(TWO, "start//+r4=", top="b1=")
    make(TWO, state, "draw", "goal -")
    assert shows(TWO, state, 0) == "start//+r4=,-b1="
    assert TWO.standing(state, 0).goal == 10


def test_without_a_neutral_card_no_goal_modifier() -> None:
    state = position(TWO, "start//+r4=,+r1=,+y4=", "start//-y1=", top="b1=")
    assert TWO.neutrals(state) == 0
    make(TWO, state, "draw")
    assert legal(TWO, state) == ["+", "-"]


def test_a_card_counts_by_the_side_it_lies_on() -> None:
    state = position(TWO, "r3-,r2d/r8+")
    assert TWO.standing(state, 0).result == 5 - 8


# exchange


def test_exchange_takes_the_exact_places() -> None:
    state = position(TWO, "start,r8+,r5+", "y8+,start,y5+", top="r6x")
    make(TWO, state, "draw", "-", "r8+", "interdiction.3")
    assert shows(TWO, state, 0) == "start,interdiction.3,r5+/r6x"
    assert shows(TWO, state, 1) == "y8+,r8+,y5+"


def test_exchange_may_give_away_the_card_just_laid() -> None:
    state = position(TWO, "", "/y3-", top="r6x")
    make(TWO, state, "draw", "+")
    assert (shows(TWO, state, 0), shows(TWO, state, 1)) == ("y3-", "/r6x")


def test_exchange_never_touches_goal_modifiers() -> None:
    state = position(TWO, "start//+r4=", "start//+y4=", top="r6x")
    make(TWO, state, "draw", "+")
    assert legal(TWO, state) == ["interdiction.2", "r6x"]
    make(TWO, state, "r6x")
    assert shows(TWO, state, 1) == "r6x//+y4="


def test_exchange_asks_for_card_then_line_then_card() -> None:
    state = position(THREE, "start", "y8+,start", "g8+,start", top="r6x")
    make(THREE, state, "draw", "+", "r6x")
    assert legal(THREE, state) == ["line 2", "line 3"]
    make(THREE, state, "line 3")
    assert legal(THREE, state) == ["g8+", "interdiction.4"]


def test_exchange_passes_over_lines_without_a_card() -> None:
    state = position(THREE, "start", "", "g8+,start", top="r6x")
    make(THREE, state, "draw", "+", "r6x")
    assert legal(THREE, state) == ["g8+", "interdiction.4"]


def test_exchange_is_skipped_when_nobody_else_has_a_card() -> None:
    state = position(TWO, "start", "//+y4=", top="r6x")
    told = make(TWO, state, "draw", "+")
    assert only(told, ActionSkipped).action is Kind.EXCHANGE
    assert (shows(TWO, state, 0), state.line) == ("start,r6x", 1)


# gift and interdiction


def test_gift_goes_to_another_line_on_either_side() -> None:
    state = position(THREE, top="r9g")
    make(THREE, state, "draw")
    assert legal(THREE, state) == ["line 2", "line 3"]
    make(THREE, state, "line 3")
    assert legal(THREE, state) == ["+", "-"]
    make(THREE, state, "-")
    assert (shows(THREE, state, 0), shows(THREE, state, 2)) == ("start", "start/r9g")


def test_the_drawn_interdiction_is_given_and_blocks() -> None:
    state = position(TWO, "", "y8+", top="interdiction.1")
    make(TWO, state, "draw", "+")
    assert shows(TWO, state, 1) == "y8+,interdiction.1"
    assert TWO.standing(state, 1).blocked


# replace


def test_replace_takes_the_place_of_an_own_card() -> None:
    state = position(TWO, "start,r8+/r3-/+r4=", top="r7r")
    make(TWO, state, "draw")
    assert legal(TWO, state) == ["interdiction.2", "r8+", "r3-"]
    make(TWO, state, "r3-")
    assert shows(TWO, state, 0) == "start,r8+/r7r/+r4="
    assert names(TWO, state.discard)[-1] == "r3-"


def test_replace_must_replace_the_only_card() -> None:
    state = position(TWO, top="r7r")
    make(TWO, state, "draw")
    assert (shows(TWO, state, 0), TWO.standing(state, 0).blocked) == ("r7r", False)


def test_replace_is_a_plain_card_where_there_is_none() -> None:
    state = position(TWO, "//+r4=", top="r7r")
    make(TWO, state, "draw")
    assert legal(TWO, state) == ["+", "-"]
    make(TWO, state, "-")
    assert shows(TWO, state, 0) == "/r7r/+r4="


def test_replace_is_a_plain_card_where_all_are_protected() -> None:
    state = position(TWO, "r8+", top="r7r", protected="r8+")
    make(TWO, state, "draw", "+")
    assert shows(TWO, state, 0) == "r8+,r7r"


# discard


def test_discard_takes_any_card_or_top_modifier_of_any_line() -> None:
    state = position(THREE, "", "start,y8+/y3-/+y4=,-y1=", top="discard.1")
    make(THREE, state, "draw")
    assert legal(THREE, state) == ["line 2", "line 3"]
    make(THREE, state, "line 2")
    assert legal(THREE, state) == ["interdiction.3", "y8+", "y3-", "y1="]
    make(THREE, state, "y1=")
    assert THREE.standing(state, 1).goal == 15
    assert shows(THREE, state, 1) == "start,y8+/y3-/+y4="
    assert names(THREE, state.discard)[-2:] == ["y1=", "discard.1"]


def test_discard_frees_the_neutral_card() -> None:
    state = position(TWO, "//+r4=", "", top="discard.1")
    make(TWO, state, "draw")
    assert TWO.neutrals(state) == 4


def test_discard_takes_no_protected_card() -> None:
    state = position(TWO, "r8+//+r4=", "", top="discard.1", protected="r8+")
    make(TWO, state, "draw")
    assert shows(TWO, state, 0) == "r8+"


def test_discard_is_skipped_when_no_line_has_a_card() -> None:
    state = position(TWO, "", "", top="discard.1")
    told = make(TWO, state, "draw")
    assert only(told, ActionSkipped).action is Kind.DISCARD
    assert names(TWO, state.discard)[-1] == "discard.1"


# turn


def test_turn_swaps_the_sides_of_any_line() -> None:
    state = position(THREE, "start,r8+", "start/y3-", top="turn.1")
    make(THREE, state, "draw")
    assert legal(THREE, state) == ["line 1", "line 2", "line 3"]
    make(THREE, state, "line 2")
    assert shows(THREE, state, 1) == "y3-/start"
    assert names(THREE, state.discard)[-1] == "turn.1"


def test_turn_may_flip_the_neutral_card_of_the_top_modifier() -> None:
    state = position(TWO, "start", "start//+y4=,+y1=", top="turn.1")
    make(TWO, state, "draw")
    assert legal(TWO, state) == ["line 1", "line 2", "goal 2"]
    make(TWO, state, "goal 2")
    assert (shows(TWO, state, 1), TWO.standing(state, 1).goal) == ("start//+y4=,-y1=", 10)


# draw two


def test_draw_two_plays_one_and_shuffles_the_other_back() -> None:
    state = position(TWO, top="r2d,r8+,y8+")
    before = state.stock
    make(TWO, state, "draw")
    assert (shows(TWO, state, 0), legal(TWO, state)) == ("start/r2d", ["r8+", "y8+"])
    make(TWO, state, "y8+")
    assert shows(TWO, state, 0) == "start,y8+/r2d"
    assert legal(TWO, state) == [f"back {place}" for place in range(before - 2)]
    make(TWO, state, "back 5")
    assert state.piles[0][5] == TWO.pack.named["r8+"]
    assert (state.stock, state.line) == (before - 2, 1)


def test_between_two_cards_that_look_alike_there_is_nothing_to_choose() -> None:
    state = position(TWO, top="r2d,turn.1,turn.2")
    make(TWO, state, "draw")
    assert (state.step, len(state.held)) == (Step.TURN, 1)


def test_draw_two_brings_another_draw_two() -> None:
    state = position(TWO, top="r2d,y2d,r8+,g5+,b5+")
    make(TWO, state, "draw", "y2d")
    assert legal(TWO, state) == ["g5+", "b5+"]
    make(TWO, state, "g5+")
    assert names(TWO, state.held) == ["r8+", "b5+"]
    make(TWO, state, "back 0", "back 0")
    assert names(TWO, state.piles[0][:2]) == ["r8+", "b5+"]
    assert shows(TWO, state, 0) == "start,g5+/r2d,y2d"


def test_draw_two_with_one_card_left_plays_it() -> None:
    state = position(TWO, "r8+", "y8+", stock="r2d,r1=")
    told = make(TWO, state, "draw")
    assert kinds(told).count("StockEmpty") == 1
    assert state.step is Step.SIDE
    make(TWO, state, "-")
    assert (shows(TWO, state, 0), state.step) == ("r8+/r2d,r1=", Step.OVER)


def test_draw_two_with_no_card_left_is_skipped_and_the_game_ends() -> None:
    state = position(TWO, "r8+", "y5+", stock="r2d")
    told = make(TWO, state, "draw")
    assert only(told, ActionSkipped).action is Kind.DRAW_TWO
    assert state.step is Step.OVER


def test_two_cards_drawn_and_one_going_back_do_not_empty_the_stock() -> None:
    state = position(TWO, "start,r5+", stock="r2d,r8+,y8+")
    told = make(TWO, state, "draw", "r8+")
    assert "StockEmpty" not in kinds(told)
    assert (state.won, state.line) == (-1, 1)
    assert names(TWO, state.piles[0]) == ["y8+"]


def test_four_lines_of_one_box_take_its_four_colours() -> None:
    state = position(FOUR)
    assert [FOUR.line_name(state, line).colour.letter for line in range(4)] == ["r", "y", "g", "b"]


def test_eight_lines_share_the_colours_of_two_boxes() -> None:
    for seats, of_first in ((5, 3), (6, 3), (7, 4), (8, 4)):
        game = gagnant(seats)
        state = position(game)
        letters = [game.line_name(state, line).colour.letter for line in range(seats)]
        assert len(set(letters)) == seats
        assert sum(letter in "rygb" for letter in letters) == of_first
