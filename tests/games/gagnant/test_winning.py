"""Who wins, and when: goals, interdictions, the colour bonus, the empty stock."""

from __future__ import annotations

import pytest

from access_play.games.core import OVER
from access_play.games.gagnant import lines
from access_play.games.gagnant.events import LineStands, NobodyWon, StockEmpty, Won
from tests.games.gagnant.table import THREE, TWO, gagnant, kinds, make, names, only, position, shows


def test_the_goal_wins_at_once() -> None:
    state = position(TWO, "r8+/r2d", top="r5+")
    told = make(TWO, state, "draw")
    won = only(told, Won)
    assert (won.seat, won.standing.result, won.standing.missing, won.nearest) == (0, 11, 0, False)
    assert (TWO.to_act(state), TWO.winner(state), TWO.score(state)) == (OVER, 0, (0, 1))
    assert TWO.legal(state) == ()


def test_a_visible_interdiction_keeps_from_winning() -> None:
    state = position(TWO, "r8+,start/r2d", top="r5+")
    make(TWO, state, "draw")
    assert (TWO.standing(state, 0).distance, TWO.standing(state, 0).valid, state.line) == (0, False, 1)


def test_losing_the_interdiction_wins() -> None:
    state = position(TWO, "r8+,start/y5+,r2d", top="discard.1")
    make(TWO, state, "draw", "line 1", "y5+")
    assert TWO.to_act(state) == 1
    state = position(TWO, "r8+,start,r5+/r2d", top="discard.1")
    make(TWO, state, "draw", "line 1", "interdiction.2")
    assert TWO.winner(state) == 0


def test_a_goal_that_moves_to_the_result_wins() -> None:
    state = position(TWO, "r8+,g7g", top="r4=")
    make(TWO, state, "draw", "goal +")
    assert TWO.winner(state) == 0


def test_an_exchange_can_win_for_the_partner() -> None:
    state = position(THREE, "start", "y5+,b3-", top="y6x")
    make(THREE, state, "draw", "+", "y6x", "line 2", "b3-")
    assert (shows(THREE, state, 1), THREE.winner(state)) == ("y5+,y6x", 1)


def test_a_win_stops_the_turn_where_it_is() -> None:
    state = position(THREE, "start", "y8+", "y4=", top="y2d,g7g,b8+")
    make(THREE, state, "draw", "g7g", "line 3", "+")
    assert (THREE.winner(state), names(THREE, state.held)) == (2, ["b8+"])


def test_a_gift_can_win_for_its_receiver() -> None:
    state = position(THREE, "start", "y4=", "g8+", top="r7g")
    make(THREE, state, "draw", "line 2", "+")
    assert THREE.winner(state) == 1


def test_the_placement_wins_before_the_action() -> None:
    state = position(TWO, "r5+", "y8+", top="r6x")
    told = make(TWO, state, "draw", "+")
    assert TWO.winner(state) == 0
    assert "CardsExchanged" not in kinds(told)
    state = position(TWO, "r8+,r5+", "", top="r2d,y8+,b8+")
    told = make(TWO, state, "draw")
    assert TWO.winner(state) == 0
    assert kinds(told).count("CardDrawn") == 1


def test_of_two_lines_valid_at_once_the_active_one_wins() -> None:
    lines_of = ("r8+,y1=", "b9g,b8+,y2d")
    state = position(TWO, *lines_of, top="g6x")
    make(TWO, state, "draw", "-", "y1=", "b9g")
    assert [TWO.standing(state, line).valid for line in range(2)] == [True, True]
    assert TWO.winner(state) == 0
    state = position(TWO, *lines_of[::-1], top="g6x", turn=1)
    make(TWO, state, "draw", "-", "y1=", "b9g")
    assert TWO.winner(state) == 1


@pytest.mark.parametrize("turn", range(3))
def test_then_the_first_clockwise_wins(turn: int) -> None:
    at_goal = ("r8+,r3-,start", "y8+,y3-,start", "g8+,g3-,start")
    state = position(THREE, *at_goal, stock="b1=", turn=turn)
    make(THREE, state, "draw", "goal +")
    assert THREE.winner(state) == (turn + 1) % 3
    state = position(THREE, *at_goal, stock="interdiction.1", turn=turn)
    make(THREE, state, "draw", f"line {(turn + 2) % 3 + 1}", "+")
    assert THREE.winner(state) == turn


# the colour bonus


@pytest.mark.parametrize(
    ("line", "missing", "valid"),
    [
        ("r8+,r4=/r3-", 2, True),
        ("r8+,r4=,y4=/r3-", -2, True),
        ("r8+,r4=,y1=/r3-", 1, True),
        ("r8+,r1=/r3-", 5, False),
        ("r8+,r4=,y5+/r3-", -3, False),
        ("r8+,y4=/r3-", 2, False),
        ("r8+,r4=,start/r3-", 2, False),
    ],
)
def test_three_numbers_of_ones_colour_allow_two_off(line: str, missing: int, valid: bool) -> None:
    state = position(TWO, line, "")
    standing = TWO.standing(state, 0)
    assert (standing.missing, standing.valid) == (missing, valid)
    assert lines.is_valid(TWO.pack, state.lines[0], void=False) is valid
    assert lines.distance(TWO.pack, state.lines[0]) == standing.distance


def test_the_colour_bonus_wins() -> None:
    state = position(TWO, "r8+,r4=", "", top="r3-")
    told = make(TWO, state, "draw")
    assert (TWO.winner(state), only(told, Won).standing.missing) == (0, 2)


def test_the_colour_bonus_counts_the_visible_goal_modifier_alone() -> None:
    state = position(TWO, "r8+/r3-/+r4=", "")
    assert TWO.standing(state, 0).colours == 3
    state = position(TWO, "r8+/r3-/+r4=,+y4=", "")
    assert TWO.standing(state, 0).colours == 2


def test_six_numbers_bring_one_bonus_alone() -> None:
    state = position(TWO, "r8+,r5+,r1=/r2d,r3-,r6x", "")
    standing = TWO.standing(state, 0)
    assert (standing.colours, standing.missing, standing.distance) == (6, 8, 6)


# the empty stock


def test_the_last_card_voids_the_interdictions() -> None:
    state = position(TWO, "r8+,start/r2d", stock="r5+")
    told = make(TWO, state, "draw")
    assert kinds(told)[:2] == ["CardDrawn", "StockEmpty"]
    assert TWO.winner(state) == 0
    assert not only(told, Won).nearest


def test_a_blocked_line_at_its_goal_wins_when_the_last_card_is_placed_elsewhere() -> None:
    state = position(TWO, "r8+", "y8+,y5+,start/y2d", stock="r1=")
    make(TWO, state, "draw", "-")
    assert TWO.winner(state) == 1


def test_the_nearest_wins_when_the_stock_is_empty() -> None:
    state = position(THREE, "r8+", "y8+,y4=,start", "g8+", stock="r3-")
    told = make(THREE, state, "draw")
    won = only(told, Won)
    assert (won.seat, won.nearest, won.standing.missing, won.standing.blocked) == (1, True, -1, False)
    stands = [event for event in told if isinstance(event, LineStands)]
    assert [(event.seat, event.standing.result) for event in stands] == [(0, 5), (1, 12), (2, 8)]


def test_the_colour_bonus_brings_two_nearer_at_the_end() -> None:
    state = position(TWO, "r5+,r1=", "y8+", stock="r2d")
    make(TWO, state, "draw")
    # red has 4, seven off, five with its colours; yellow has 8, three off
    assert TWO.winner(state) == 1
    state = position(TWO, "r8+,r1=", "y5+,y2d", stock="r2d")
    make(TWO, state, "draw")
    # red has 7, four off, two with its colours; yellow has 7, four off
    assert TWO.winner(state) == 0


def test_equally_near_the_one_nearest_to_eleven_wins() -> None:
    state = position(TWO, "r8+,g8+//+g4=", "y8+,b1=", stock="r3-")
    make(TWO, state, "draw")
    # 13 of 15 and 9 of 11 are two off, and two from eleven
    assert (state.won, TWO.winner(state)) == (-1, None)
    state = position(TWO, "r8+,g8+,g3-//+g4=", "y8+,b1=", stock="r3-")
    make(TWO, state, "draw")
    # 16 of 15 is one off, 9 of 11 two
    assert TWO.winner(state) == 0
    state = position(TWO, "g8+,r8+//+g4=", "y8+,b5+", stock="r2d")
    make(TWO, state, "draw")
    # 14 of 15 and 13 of 11
    assert TWO.winner(state) == 0
    state = position(TWO, "g8+,r8+,b1=//+g4=", "y8+,b4=", stock="r3-")
    make(TWO, state, "draw")
    # 14 of 15 and 12 of 11 are one off: 12 is nearer to eleven
    assert TWO.winner(state) == 1


def test_still_tied_nobody_wins() -> None:
    state = position(TWO, "r8+,g5+", "y8+,b2d", stock="r3-")
    told = make(TWO, state, "draw")
    # both have 10
    tied = only(told, NobodyWon)
    assert [name.number for name in tied.lines] == [0, 1]
    assert (TWO.winner(state), TWO.score(state)) == (None, (1, 1))


def test_the_stock_is_told_empty_once() -> None:
    state = position(TWO, "", "", stock="r8+,y8+")
    told = make(TWO, state, "draw")
    assert "StockEmpty" not in kinds(told)
    told = make(TWO, state, "draw")
    assert only(told, StockEmpty).seat == 1
    assert shows(TWO, state, 1) == "y8+"


# interdictions under a goal modifier


def test_an_interdiction_behind_the_goal_blocks_until_it_is_covered() -> None:
    game = gagnant(2, bonus=True)
    state = position(game, "g7g,r8+/start/+g4=", top="y8+,r1=", bonus="bonus_swap_sides.1")
    make(game, state, "draw bonus", "g4=")
    assert shows(game, state, 0) == "g7g,r8+/g4=/+start"
    standing = game.standing(state, 0)
    assert (standing.result, standing.goal, standing.blocked) == (11, 11, True)
    make(game, state, "draw", "draw", "goal -")
    assert not game.standing(state, 0).blocked
