"""Options, heads, who begins, how long a match lasts, who wins."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from access_play.games.core import RoundPlan, RoundResult, UnknownOption, UnknownValue, read_options
from access_play.games.nimmt.game import ElevenNimmt
from access_play.games.nimmt.heads import OX_HEADS
from tests.games.nimmt.table import BOOK


def chosen(seats: int, **texts: str) -> ElevenNimmt:
    return ElevenNimmt.create(seats, read_options(ElevenNimmt.options, texts))


def results(*points: tuple[int, ...], first: int = 0) -> list[RoundResult]:
    return [RoundResult(each, first, None) for each in points]


def begins(game: ElevenNimmt, played: list[RoundResult]) -> int:
    plan = game.next_round(played, random.Random(1))
    assert plan is not None
    assert plan.seating == tuple(range(game.seats))
    return plan.first


def test_the_defaults_are_those_of_the_book() -> None:
    assert dict(BOOK[4].values()) == {
        "ox_heads": "1-3-5-7",
        "start_by": "total",
        "pile_size": "open",
        "bull_at": 3,
        "first": "lot",
        "rounds": "players",
    }
    assert ElevenNimmt.presets == {"book": {}}


def test_every_value_offered_is_accepted() -> None:
    for option in ElevenNimmt.options:
        for value in option.values:
            assert ElevenNimmt.create(7, {option.name: value}).values()[option.name] == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("bull_at", "5"),
        ("first", "8"),
        ("rounds", "0"),
        ("rounds", "100"),
        ("pile_size", "shut"),
        ("first", "0"),
    ],
)
def test_what_is_not_offered_is_refused(name: str, text: str) -> None:
    with pytest.raises(UnknownValue):
        chosen(7, **{name: text})


def test_an_unknown_option_and_an_empty_seat_are_refused() -> None:
    with pytest.raises(UnknownOption):
        chosen(2, direction="clockwise")
    with pytest.raises(UnknownValue, match="3"):
        chosen(2, first="3")


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_two_to_seven_play(seats: int) -> None:
    with pytest.raises(ValueError, match="cannot play"):
        ElevenNimmt.create(seats, {})


@pytest.mark.parametrize(
    ("name", "total", "counts"),
    [("1-3-5-7", 158, {1: 81, 3: 10, 5: 8, 7: 1}), ("6nimmt", 167, {1: 72, 2: 9, 3: 10, 5: 8, 7: 1})],
)
def test_the_ox_heads_of_both_tables(name: str, total: int, counts: dict[int, int]) -> None:
    table = OX_HEADS[name]
    assert len(table) == 101
    assert sum(table) == total
    assert Counter(table[1:]) == counts
    assert [number for number in range(1, 101) if table[number] == 5] == [11, 22, 33, 44, 66, 77, 88, 99]
    assert [number for number in range(1, 101) if table[number] == 3] == list(range(10, 101, 10))
    assert table[55] == 7
    assert [number for number in range(1, 101) if table[number] == 2] in (
        [],
        [*range(5, 55, 10), *range(65, 105, 10)],
    )


@pytest.mark.parametrize(("seats", "stock"), [(2, 79), (3, 69), (4, 59), (5, 49), (6, 39), (7, 29)])
def test_ten_cards_each_one_pile_and_the_rest_is_the_stock(seats: int, stock: int) -> None:
    state = BOOK[seats].deal(random.Random(seats), RoundPlan(tuple(range(seats)), 1))
    assert [hand.bit_count() for hand in state.hands] == [10] * seats
    assert (len(state.tops), len(state.stock), state.seat, sum(state.bulls)) == (1, stock, 1, 0)


def test_the_first_to_begin_is_drawn_by_lot() -> None:
    drawn = {BOOK[7].next_round([], random.Random(seed)) for seed in range(60)}
    assert {plan.first for plan in drawn if plan} == set(range(7))


def test_the_first_to_begin_may_be_chosen() -> None:
    assert begins(chosen(4, first="3"), []) == 2


def test_most_minus_points_begin_the_next_round() -> None:
    played = results((0, 30, 9, 8), (5, 0, 9, 19))
    assert begins(BOOK[4], played) == 1
    assert begins(chosen(4, start_by="round"), played) == 3


@pytest.mark.parametrize(("last", "following"), [(0, 1), (1, 3), (2, 3), (3, 1)])
def test_tied_the_nearest_after_the_last_to_begin_does(last: int, following: int) -> None:
    assert begins(BOOK[4], results((0, 9, 2, 9), first=last)) == following


def test_there_are_as_many_rounds_as_players_unless_chosen() -> None:
    played = results(*[(1, 0, 2)] * 3)
    assert BOOK[3].next_round(played[:2], random.Random(1)) is not None
    assert BOOK[3].next_round(played, random.Random(1)) is None
    assert chosen(3, rounds="1").next_round(played[:1], random.Random(1)) is None
    assert chosen(3, rounds="4 rounds").next_round(played, random.Random(1)) is not None


def test_fewest_minus_points_win_and_a_tie_is_shared() -> None:
    assert BOOK[3].winners(results((4, 0, 9), (1, 6, 9))) == (0,)
    assert BOOK[3].winners(results((4, 0, 9), (2, 6, 9))) == (0, 1)
