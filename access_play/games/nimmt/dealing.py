"""The deal of a round, and deals that fit what a seat knows."""

from __future__ import annotations

import random
from collections.abc import Sequence

from access_play.games.core import RoundPlan
from access_play.games.nimmt.cards import ALL, BIT, HAND, HIGHEST, numbers, set_of
from access_play.games.nimmt.state import NOWHERE, NimmtState, NimmtView


def deal(seats: int, rng: random.Random, plan: RoundPlan | None) -> NimmtState:
    """Ten cards each, one opened as the first pile; what is left is the stock."""
    cards = list(range(1, HIGHEST + 1))
    chance = rng.random
    cards.sort(key=lambda _: chance())
    hands = [set_of(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
    top = cards[HAND * seats]
    stock = cards[HAND * seats + 1 :]
    return NimmtState(hands, [top], [BIT[top]], stock, [0] * seats, plan.first if plan else 0)


def guess(view: NimmtView, rng: random.Random) -> NimmtState:
    """Draw what the view does not show at random: other hands, cards under the tops, the stock."""
    piles = _seen_piles(view)
    hidden = numbers(ALL & ~view.hand & ~sum(piles))
    rng.shuffle(hidden)
    stock = _draw(hidden, view.stock)
    hands = [
        view.hand if seat == view.seat else set_of(_draw(hidden, count))
        for seat, count in enumerate(view.counts)
    ]
    _cover(piles, view.sizes, hidden, rng)
    return NimmtState(
        hands,
        list(view.tops),
        piles,
        stock,
        list(view.bulls),
        view.to_act,
        view.turns,
        view.on,
        view.base,
        view.used,
        view.giving,
    )


def _seen_piles(view: NimmtView) -> list[int]:
    """The tops, and under one of them the top it had before the turn."""
    piles = [BIT[top] for top in view.tops]
    if view.on != NOWHERE:
        piles[view.on] |= BIT[view.base]
    return piles


def _cover(piles: list[int], sizes: Sequence[int], cards: list[int], rng: random.Random) -> None:
    """Put cards under the tops: as many as the sizes say, anywhere where they say nothing."""
    for pile, size in enumerate(sizes):
        piles[pile] |= set_of(_draw(cards, size - piles[pile].bit_count()))
    for number in cards:
        piles[rng.randrange(len(piles))] |= BIT[number]


def _draw(cards: list[int], count: int) -> list[int]:
    """Draw from the end of the cards."""
    rest = len(cards) - count
    drawn = cards[rest:]
    del cards[rest:]
    return drawn
