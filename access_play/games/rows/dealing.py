"""The deal of a round, and deals that fit what a seat knows."""

from __future__ import annotations

import random
from collections.abc import Sequence

from access_play.games.core import RoundPlan, Seat
from access_play.games.rows.cards import BIT, indices, set_of
from access_play.games.rows.pack import Pack
from access_play.games.rows.rules import Rules
from access_play.games.rows.state import RowsState, RowsView


def deal(pack: Pack, rules: Rules, seats: int, rng: random.Random, plan: RoundPlan | None) -> RowsState:
    """Shuffle and deal until the round can begin, as the rules say for a deal without a start card."""
    order = turn_order(plan.seating if plan else range(seats), plan.first if plan else 0, rules.step)
    redeals = 0
    while True:
        hands, stock = _shuffle(pack, rng, seats, order)
        state = _begin(pack, seats, order, hands, stock)
        if pack.laid_out or state.opening:
            break
        if rules.no_eleven == "draw_until":
            _draw_until_open(pack, state, order)
            break
        redeals += 1
    state.redeals = redeals
    return state


def turn_order(seating: Sequence[Seat], first: Seat, step: int) -> list[Seat]:
    """The seats in the order of play, the first one first.

    >>> turn_order((0, 1, 2, 3), 1, -1)
    [1, 0, 3, 2]
    """
    at = seating.index(first)
    return [seating[(at + step * turn) % len(seating)] for turn in range(len(seating))]


def _shuffle(pack: Pack, rng: random.Random, seats: int, order: list[Seat]) -> tuple[list[int], list[int]]:
    """Deal equal hands; what is left is the stock, drawn from its end."""
    cards = list(pack.dealt)
    chance = rng.random
    cards.sort(key=lambda _: chance())
    hands, taken = [0] * seats, 0
    for seat in order:
        hands[seat] = set_of(cards[taken : taken + pack.hand])
        taken += pack.hand
    return hands, cards[taken:]


def _begin(pack: Pack, seats: int, order: list[Seat], hands: list[int], stock: list[int]) -> RowsState:
    after, before = neighbours(order, seats)
    seat, opening = order[0], 0
    for card in () if pack.laid_out else pack.openers():
        holder = next((seat for seat in order if hands[seat] & BIT[card]), None)
        if holder is not None:
            seat, opening = holder, _choice(pack, hands[holder], card)
            break
    return RowsState(
        hands,
        stock,
        after,
        before,
        seat,
        unlaid=pack.cards,
        playable=pack.playable,
        opening=opening,
        start=pack.start,
    )


def _choice(pack: Pack, hand: int, card: int) -> int:
    """The cards the opener may open with: the start card, or a neighbour of it where there is a choice."""
    row = next(row for row in pack.rows if row & BIT[card])
    starts = 0
    for number in pack.start_numbers:
        starts |= pack.starts[number]
    return row & starts & hand


def _draw_until_open(pack: Pack, state: RowsState, order: list[Seat]) -> None:
    """Draw in turn until somebody holds a start card; that seat opens with it."""
    openers = pack.openers()
    while not state.opening:
        seat = order[state.awaited % len(order)]
        card = state.stock.pop()
        state.hands[seat] |= BIT[card]
        state.awaited += 1
        if card in openers:
            state.seat, state.opening = seat, _choice(pack, state.hands[seat], card)


def neighbours(order: Sequence[Seat], seats: int) -> tuple[list[Seat], list[Seat]]:
    """Who follows and who precedes each seat; -1 for seats that sit out."""
    after, before = [-1] * seats, [-1] * seats
    for seat, following in zip(order, [*order[1:], order[0]], strict=True):
        after[seat], before[following] = following, seat
    return after, before


def guess(view: RowsView, rng: random.Random) -> RowsState:
    """Deal what the view does not show at random: the other hands, then the stock."""
    hidden = indices(view.unlaid & ~view.hand)
    if view.to_act >= 0 and view.opening and not view.opening & view.hand:
        hidden = [card for card in hidden if not view.opening & BIT[card]]
    rng.shuffle(hidden)
    hands = [0] * len(view.counts)
    for seat, count in enumerate(view.counts):
        if seat == view.seat:
            hands[seat] = view.hand
        elif count > 0:
            known = view.opening & ~view.hand if seat == view.to_act else 0
            wanted = count - known.bit_count()
            hands[seat] = known | set_of(hidden.pop() for _ in range(wanted))
    before = [-1] * len(view.after)
    for seat, following in enumerate(view.after):
        if following >= 0:
            before[following] = seat
    return RowsState(
        hands,
        hidden,
        list(view.after),
        before,
        view.to_act,
        view.unlaid,
        view.playable,
        view.opening,
        view.start,
        view.laid,
        view.drawn,
        view.run,
        view.passes,
    )
