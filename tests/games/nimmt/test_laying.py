"""Which cards fit, and how many a turn may lay."""

from __future__ import annotations

import pytest

from access_play.games.core import OVER
from access_play.games.nimmt.cards import ALL, FITS, numbers
from tests.games.nimmt.table import BOOK, legal, make, position

TWO = BOOK[2]


@pytest.mark.parametrize(
    ("top", "fitting"),
    [
        (54, range(55, 65)),
        (96, [*range(1, 7), *range(97, 101)]),
        (90, range(91, 101)),
        (91, [1, *range(92, 101)]),
        (99, [*range(1, 10), 100]),
        (100, range(1, 11)),
        (1, range(2, 12)),
    ],
)
def test_the_ten_cards_above_a_top_fit_and_no_others(top: int, fitting: range | list[int]) -> None:
    assert numbers(FITS[top]) == list(fitting)
    hand = [number for number in numbers(ALL) if number != top and number != 50]
    state = position([hand, [50]], [[top]], stock=[])
    assert legal(TWO, state) == [*(f"{number}>1" for number in fitting if number != 50), "take 1"]


def test_a_card_that_fits_several_piles_may_go_on_each() -> None:
    state = position([[58, 70], [1]], [[54], [50], [80]])
    assert legal(TWO, state) == ["58>1", "58>2", "take 1", "take 2", "take 3"]


def test_without_a_bull_a_turn_lays_one_card() -> None:
    state = position([[56, 59, 20], [1]], [[54]])
    make(TWO, state, "56>1")
    assert (state.seat, state.tops, numbers(state.piles[0])) == (1, [56], [54, 56])


def test_with_a_bull_several_cards_go_on_one_pile() -> None:
    state = position([[56, 59, 60, 64, 20], [1]], [[54]], bulls=[1, 0])
    make(TWO, state, "56>1", "59>1", "60>1", "64>1")
    assert (state.seat, state.tops, numbers(state.hands[0])) == (1, [64], [20])


def test_all_cards_of_a_turn_lie_within_ten_of_the_top_before_it() -> None:
    state = position([[60, 64, 65, 66, 20], [1]], [[54]], bulls=[1, 0])
    make(TWO, state, "60>1")
    assert legal(TWO, state) == ["64>1", "done"]


def test_cards_of_a_turn_ascend() -> None:
    state = position([[56, 60, 63, 20], [1]], [[54]], bulls=[1, 0])
    make(TWO, state, "60>1")
    assert legal(TWO, state) == ["63>1", "done"]


def test_cards_of_a_turn_ascend_past_a_hundred() -> None:
    state = position([[98, 99, 2, 6, 7, 50], [30]], [[96]], bulls=[1, 0])
    make(TWO, state, "98>1", "99>1", "2>1")
    assert legal(TWO, state) == ["6>1", "done"]
    make(TWO, state, "6>1")
    assert (state.seat, state.tops) == (1, [6])


def test_one_bull_allows_one_pile() -> None:
    state = position([[56, 57, 71, 72, 20], [1]], [[54], [70]], bulls=[1, 0])
    make(TWO, state, "56>1")
    assert legal(TWO, state) == ["57>1", "done"]


def test_two_bulls_allow_two_piles_but_none_of_them_twice() -> None:
    state = position([[56, 57, 71, 72, 31, 20], [1]], [[54], [70], [30]], bulls=[2, 0])
    make(TWO, state, "56>1")
    assert legal(TWO, state) == ["57>1", "71>2", "72>2", "31>3", "done"]
    make(TWO, state, "71>2")
    assert legal(TWO, state) == ["72>2", "done"]


def test_each_pile_of_a_turn_has_its_own_reach() -> None:
    state = position([[64, 75, 80, 81, 20], [1]], [[54], [70]], bulls=[2, 0])
    make(TWO, state, "64>1", "75>2")
    assert legal(TWO, state) == ["80>2", "done"]


def test_the_turn_ends_by_itself_when_nothing_more_can_be_laid() -> None:
    state = position([[56, 20], [1]], [[54]], bulls=[1, 0])
    make(TWO, state, "56>1")
    assert (state.seat, state.turns) == (1, 1)


def test_the_turn_may_end_after_any_card_but_not_before() -> None:
    state = position([[56, 57, 58, 20], [1]], [[54]], bulls=[1, 0])
    assert "done" not in legal(TWO, state)
    make(TWO, state, "56>1", "done")
    assert (state.seat, state.tops) == (1, [56])


def test_nothing_is_taken_once_a_card_is_laid() -> None:
    state = position([[56, 57, 20], [1]], [[54], [90]], bulls=[1, 0])
    make(TWO, state, "56>1")
    assert not [play for play in legal(TWO, state) if play.startswith("take")]


def test_a_new_turn_may_use_every_pile_again() -> None:
    state = position([[56, 57, 20], [90, 1]], [[54], [89, 88]], bulls=[1, 0])
    make(TWO, state, "56>1", "done", "90>2")
    assert legal(TWO, state) == ["57>1", "take 1", "take 2"]


def test_an_empty_hand_ends_the_round_at_once() -> None:
    state = position([[56], [1, 10]], [[54]])
    make(TWO, state, "56>1")
    assert (TWO.to_act(state), TWO.winner(state), TWO.legal(state)) == (OVER, 0, [])
    assert TWO.score(state) == (0, 1 + 3)


def test_a_hand_may_be_emptied_in_the_middle_of_a_turn_with_bulls_to_spare() -> None:
    state = position([[56, 71], [1]], [[54], [70], [2]], bulls=[3, 0])
    make(TWO, state, "56>1", "71>2")
    assert (TWO.to_act(state), TWO.winner(state)) == (OVER, 0)
