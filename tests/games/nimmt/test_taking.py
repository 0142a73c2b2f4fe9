"""Taking a pile: its cards, its bull, the piles that open."""

from __future__ import annotations

import pytest

from access_play.games.nimmt.cards import numbers
from access_play.games.nimmt.game import ElevenNimmt
from tests.games.nimmt.table import BOOK, legal, make, position

TWO, THREE, FOUR = BOOK[2], BOOK[3], BOOK[4]


def test_a_pile_may_be_taken_by_choice_too() -> None:
    state = position([[56], [1]], [[54]])
    assert legal(TWO, state) == ["56>1", "take 1"]


def test_all_its_cards_go_to_the_hand_and_the_turn_ends() -> None:
    state = position([[20], [1]], [[50, 54], [70]])
    make(TWO, state, "take 1")
    assert (numbers(state.hands[0]), state.seat, state.turns) == ([20, 50, 54], 1, 1)


def test_two_cards_of_the_stock_open_new_piles_behind_the_others() -> None:
    state = position([[20], [1]], [[50, 54], [70], [80]])
    drawn = state.stock[-2:]
    make(TWO, state, "take 2")
    assert state.tops == [54, 80, drawn[1], drawn[0]]
    assert [numbers(pile) for pile in state.piles[2:]] == [[drawn[1]], [drawn[0]]]


@pytest.mark.parametrize(
    ("size", "bull_at", "bulls"), [(2, 3, 0), (3, 3, 1), (5, 3, 1), (3, 4, 0), (4, 4, 1)]
)
def test_a_pile_brings_a_bull_from_the_threshold_on(size: int, bull_at: int, bulls: int) -> None:
    game = ElevenNimmt.create(2, {"bull_at": bull_at})
    state = position([[20], [1]], [range(50, 50 + size)])
    make(game, state, "take 1")
    assert state.bulls == [bulls, 0]


@pytest.mark.parametrize(
    ("stock", "tops"), [([7, 8, 9], [70, 9, 8]), ([7, 8], [70, 8, 7]), ([7], [70, 7]), ([], [70])]
)
def test_a_short_stock_opens_what_is_left(stock: list[int], tops: list[int]) -> None:
    state = position([[20], [1]], [[54], [70]], stock=stock)
    make(TWO, state, "take 1")
    assert state.tops == tops


def test_where_no_pile_is_left_any_card_starts_one() -> None:
    state = position([[20], [1, 5, 90]], [[54]], stock=[])
    make(TWO, state, "take 1")
    assert state.tops == []
    assert set(legal(TWO, state)) == {f"{number}>1" for number in numbers(state.hands[1])}
    make(TWO, state, "90>1")
    assert (state.tops, state.piles, state.seat) == ([90], [1 << 90], 0)


def test_a_bull_adds_cards_within_ten_of_the_one_that_starts_a_pile() -> None:
    state = position([[20], [1]], [[54]], stock=[], bulls=[0, 1])
    make(TWO, state, "take 1", "95>1")
    assert set(legal(TWO, state)) == {
        *(f"{number}>1" for number in (96, 97, 98, 99, 100, 1, 2, 3, 4, 5)),
        "done",
    }
    make(TWO, state, "1>1")
    assert set(legal(TWO, state)) == {"2>1", "3>1", "4>1", "5>1", "done"}


def test_when_all_bulls_are_out_the_one_with_most_gives() -> None:
    state = position([[20], [1], [2]], [[52, 53, 54]], bulls=[2, 5, 3])
    make(THREE, state, "take 1")
    assert (state.bulls, state.seat) == ([3, 4, 3], 1)


def test_tied_with_the_taker_the_single_other_gives() -> None:
    state = position([[20], [1], [2]], [[52, 53, 54]], bulls=[4, 2, 4])
    make(THREE, state, "take 1")
    assert (state.bulls, state.seat) == ([5, 2, 3], 1)


def test_among_several_tied_others_the_taker_chooses() -> None:
    state = position([[20], [1], [2], [3]], [[52, 53, 54]], bulls=[1, 3, 3, 3])
    make(FOUR, state, "take 1")
    assert (state.seat, legal(FOUR, state), len(state.tops)) == (0, ["give 2", "give 3", "give 4"], 0)
    make(FOUR, state, "give 3")
    assert (state.bulls, state.seat, len(state.tops)) == ([2, 3, 2, 3], 1, 2)


def test_the_taker_who_is_tied_too_chooses_among_the_others() -> None:
    state = position([[20], [1], [2], [4], [5]], [[52, 53, 54]], bulls=[2, 2, 2, 2, 2], turn=3)
    make(BOOK[5], state, "take 1")
    assert legal(BOOK[5], state) == ["give 1", "give 2", "give 3", "give 5"]


def test_nothing_happens_when_the_taker_alone_has_most() -> None:
    state = position([[20], [1], [2]], [[52, 53, 54]], bulls=[4, 3, 3])
    make(THREE, state, "take 1")
    assert (state.bulls, state.seat, len(state.tops)) == ([4, 3, 3], 1, 2)


def test_bulls_are_kept_when_they_are_used() -> None:
    state = position([[56, 57, 20], [1]], [[54]], bulls=[1, 0])
    make(TWO, state, "56>1", "57>1")
    assert state.bulls == [1, 0]
