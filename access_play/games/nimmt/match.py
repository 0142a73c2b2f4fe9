"""Rounds and totals of a match of 11 nimmt!."""

from __future__ import annotations

import random
from collections.abc import Sequence

from access_play.games.core import RoundPlan, RoundResult, Seat
from access_play.games.nimmt.rules import Rules


def totals(results: Sequence[RoundResult]) -> list[int]:
    """Minus points by seat over all rounds."""
    return [sum(points or 0 for points in each) for each in zip(*(r.points for r in results), strict=True)]


def next_round(
    rules: Rules, seats: int, results: Sequence[RoundResult], rng: random.Random
) -> RoundPlan | None:
    """The lot or the players' choice begins the first round, most minus points each later one."""
    if len(results) >= (seats if rules.rounds == "players" else int(rules.rounds)):
        return None
    if results:
        first = _worst(rules, results)
    else:
        first = rng.randrange(seats) if rules.first == "lot" else int(rules.first) - 1
    return RoundPlan(tuple(range(seats)), first)


def _worst(rules: Rules, results: Sequence[RoundResult]) -> Seat:
    """Who has most minus points; tied, the nearest clockwise after the last to begin."""
    last = results[-1]
    points = totals(results if rules.start_by == "total" else results[-1:])
    seats = len(points)
    return max(range(seats), key=lambda seat: (points[seat], -((seat - last.first - 1) % seats)))


def winners(results: Sequence[RoundResult]) -> tuple[Seat, ...]:
    """Fewest minus points win; a tie is a shared win."""
    points = totals(results)
    return tuple(seat for seat, each in enumerate(points) if each == min(points))
