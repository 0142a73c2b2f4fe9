"""The computer players of 11 nimmt!: they play by the rules, and the better ones win."""

from __future__ import annotations

import random

import pytest

from access_play.games.core import OVER
from access_play.games.nimmt.cards import set_of
from access_play.games.nimmt.game import TURNS_EACH, ElevenNimmt
from access_play.games.nimmt.state import NimmtState
from access_play.players.base import Chooser
from access_play.players.nimmt import careless, chains, hunter, shrewd, turns_to_go
from tests.games.nimmt.table import BOOK, position

FOUR = BOOK[4]


def finish(game: ElevenNimmt, state: NimmtState, choosers: list[Chooser], rng: random.Random) -> NimmtState:
    """Play a round out; every choice must be legal."""
    while (seat := game.to_act(state)) != OVER:
        view = game.view(state, seat)
        play = choosers[seat](game, view, rng)
        assert play in view.legal
        game.play(state, play)
    return state


def chosen(chooser: Chooser, state: NimmtState, game: ElevenNimmt = FOUR) -> str:
    return game.write_play(chooser(game, game.view(state, state.seat), random.Random(1)))


@pytest.mark.parametrize("chooser", [careless, hunter, shrewd])
@pytest.mark.parametrize("seats", ElevenNimmt.players)
@pytest.mark.parametrize("pile_size", ["open", "hidden"])
def test_rounds_come_to_an_end(chooser: Chooser, seats: int, pile_size: str) -> None:
    game = ElevenNimmt.create(seats, {"pile_size": pile_size})
    state = finish(game, game.deal(random.Random(seats)), [chooser] * seats, random.Random(1))
    assert game.winner(state) is not None
    assert state.turns < TURNS_EACH * seats


@pytest.mark.parametrize(("better", "worse"), [(hunter, careless), (shrewd, careless), (shrewd, hunter)])
def test_the_better_player_keeps_fewer_ox_heads(better: Chooser, worse: Chooser) -> None:
    """One of the better against three: over the same deals it pays less than they do on average."""
    own = others = 0
    for deal in range(40):
        rng = random.Random(deal)
        choosers = [worse] * 4
        choosers[deal % 4] = better
        points = [heads or 0 for heads in FOUR.score(finish(FOUR, FOUR.deal(rng), choosers, rng))]
        own += points.pop(deal % 4)
        others += sum(points)
    assert own < 0.8 * others / 3


def test_a_pile_that_brings_a_bull_is_taken_early() -> None:
    hand = [5, 22, 23, 24, 41, 42, 43, 66, 67, 95]
    state = position([hand, [1], [2], [3]], [[70, 74, 90], [52]])
    assert chosen(hunter, state) == chosen(shrewd, state) == "take 1"


def test_a_chain_is_shed_card_by_card_where_most_of_it_fits() -> None:
    state = position([[5, 22, 23, 24, 60], [1, 90, 91], [2, 92], [3, 93]], [[55], [20]], bulls=[1, 0, 0, 0])
    for text in ("22>2", "23>2"):
        assert chosen(hunter, state) == chosen(shrewd, state) == text
        FOUR.play(state, FOUR.read_play(text))


def test_the_last_cards_are_laid_before_anything_else() -> None:
    state = position([[56, 58], [1], [2], [3]], [[50, 51, 52, 55]], bulls=[1, 0, 0, 0])
    assert chosen(shrewd, state) == "56>1"


def test_the_bull_is_taken_from_who_holds_fewest_cards() -> None:
    state = position([[20], [1, 6], [2], [3, 4, 5]], [[52, 53, 54]], bulls=[1, 3, 3, 3])
    FOUR.play(state, FOUR.read_play("take 1"))
    assert chosen(hunter, state) == chosen(shrewd, state) == "give 3"


def test_a_hand_takes_a_card_a_turn_or_a_chain_for_each_bull() -> None:
    hand = set_of((1, 3, 99, 50, 54, 70))
    assert chains(hand) == 3
    assert [turns_to_go(hand, bulls) for bulls in (0, 1, 2)] == [6, 3, 2]
    assert turns_to_go(0, 2) == 0
