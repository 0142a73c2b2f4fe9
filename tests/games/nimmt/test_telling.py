"""What is told of each change, and to whom."""

from __future__ import annotations

import random

from access_play.games.core import seen
from access_play.games.nimmt.cards import OxCard
from access_play.games.nimmt.events import (
    Begins,
    BullMissed,
    BullMoved,
    BullWon,
    CardLaid,
    Fit,
    GiverAwaited,
    HandDealt,
    NoPileLeft,
    PilesOpened,
    PileTaken,
    RoundStopped,
    TurnCame,
    TurnGoesOn,
)
from access_play.games.nimmt.game import TURNS_EACH
from tests.games.nimmt.table import BOOK, make, position

TWO, THREE, FOUR = BOOK[2], BOOK[3], BOOK[4]
CARD = TWO.card


def test_the_deal_is_told_hands_first() -> None:
    state = TWO.deal(random.Random(4))
    told = list(TWO.opening(state))
    assert [type(event) for event in told] == [HandDealt, HandDealt, PilesOpened, Begins, TurnCame]
    assert told[2] == PilesOpened(0, (CARD(state.tops[0]),), 1, 79)
    assert all(seen(event, 1) is None for event in told if event.seat == 0 and event.personal)


def test_a_card_is_told_with_the_pile_it_went_on_and_what_is_left() -> None:
    state = position([[60, 3], [11, 62, 77, 71, 63, 99]], [[50], [54], [70]])
    assert make(TWO, state, "60>2") == [
        CardLaid(0, OxCard(60, 3), 2, OxCard(54, 1), 1),
        TurnCame(1, (Fit(2, CARD(60), (CARD(62), CARD(63))), Fit(3, CARD(70), (CARD(71), CARD(77)))), 3),
    ]


def test_what_fits_is_told_in_the_order_in_which_it_can_lie() -> None:
    state = position([[60, 3], [2, 98, 100, 40]], [[50, 54], [96]])
    (_, turn) = make(TWO, state, "60>1")
    assert turn == TurnCame(1, (Fit(2, CARD(96), (CARD(98), CARD(100), CARD(2))),), 2)


def test_a_turn_that_must_take_says_so() -> None:
    state = position([[60, 3], [2, 40]], [[54]])
    (_, turn) = make(TWO, state, "60>1")
    assert isinstance(turn, TurnCame)
    assert turn.must_take
    assert turn == TurnCame(1, (), 1)


def test_a_turn_that_goes_on_says_what_else_can_be_laid() -> None:
    state = position([[56, 58, 59, 3], [2, 40]], [[54]], bulls=[1, 0])
    told = make(TWO, state, "56>1", "done")
    assert told[1] == TurnGoesOn(0, (Fit(1, CARD(56), (CARD(58), CARD(59))),))
    assert told[2] == TurnCame(1, (), 1)


def test_the_cards_under_the_top_are_told_to_the_taker_alone() -> None:
    state = position([[20], [1]], [[55, 53, 60], [70]])
    (taken, won, opened, _) = make(TWO, state, "take 1")
    assert taken == PileTaken(0, 1, CARD(60), 3, 4, (OxCard(53, 1), OxCard(55, 7)))
    assert seen(taken, 1) == PileTaken(0, 1, CARD(60), 3, 4, None)
    assert won == BullWon(0, 1, 9)
    assert opened == PilesOpened(0, TWO.cards(state.tops[1:]), 2, 92)


def test_a_bull_that_moves_is_told_with_its_giver() -> None:
    state = position([[20], [1], [2]], [[52, 53, 54]], bulls=[2, 5, 3])
    assert make(THREE, state, "take 1")[1] == BullMoved(0, 1, 3)


def test_the_taker_alone_is_asked_who_gives() -> None:
    state = position([[20], [1], [2], [3]], [[52, 53, 54]], bulls=[2, 2, 3, 3])
    told = make(FOUR, state, "take 1", "give 4")
    assert told[1] == GiverAwaited(0, (2, 3))
    assert seen(told[1], 2) is None
    assert told[2] == BullMoved(0, 3, 3)
    assert isinstance(told[3], PilesOpened)


def test_a_bull_that_nobody_can_give_is_told() -> None:
    state = position([[20], [1], [2]], [[52, 53, 54]], bulls=[4, 3, 3])
    assert make(THREE, state, "take 1")[1] == BullMissed(0)


def test_an_empty_table_is_told_and_the_card_that_starts_a_pile() -> None:
    state = position([[20, 21, 22], [1, 5]], [[54]], stock=[])
    told = make(TWO, state, "take 1", "5>1")
    assert told[1] == NoPileLeft(0)
    turn = told[2]
    assert isinstance(turn, TurnCame)
    (fit,) = turn.fits
    assert (fit.pile, fit.top, len(fit.cards)) == (1, None, 96)
    assert told[3] == CardLaid(1, CARD(5), 1, None, 95)


def test_taking_from_several_piles_with_an_empty_stock_opens_nothing() -> None:
    state = position([[20], [1]], [[54], [70]], stock=[])
    assert [type(event) for event in make(TWO, state, "take 1")] == [PileTaken, TurnCame]


def test_the_last_card_is_told_and_no_turn_after_it() -> None:
    state = position([[56], [1]], [[54]])
    assert make(TWO, state, "56>1") == [CardLaid(0, CARD(56), 1, CARD(54), 0)]


def test_a_round_without_an_end_is_stopped_and_told() -> None:
    state = position([[20], [1]], [[54]], turn=1)
    state.turns = 2 * TURNS_EACH - 1
    told = make(TWO, state, "take 1")
    assert told[-1] == RoundStopped(1, 100)
    assert (state.seat, TWO.winner(state), TWO.score(state)) == (-1, None, (3, 2))


def test_nothing_is_built_when_nobody_listens() -> None:
    state, quiet = (position([[56, 58, 20], [1]], [[54], [50, 51, 52]], bulls=[1, 0]) for _ in range(2))
    make(TWO, state, "56>1", "58>1", "take 2")
    for text in ("56>1", "58>1", "take 2"):
        TWO.play(quiet, TWO.read_play(text))
    assert TWO.write(state) == TWO.write(quiet)
