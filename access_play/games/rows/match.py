"""Rounds and totals of a match of the row games."""

from __future__ import annotations

from collections.abc import Sequence

from access_play.games.core import RoundPlan, RoundResult, Seat
from access_play.games.rows.rules import Rules


def totals(results: Sequence[RoundResult], seats: int) -> list[int]:
    """Penalty points by seat; a playoff's points do not count."""
    sums = [0] * seats
    for result in results:
        if not result.playoff:
            for seat, points in enumerate(result.points):
                sums[seat] += points or 0
    return sums


def next_round(rules: Rules, seats: int, results: Sequence[RoundResult]) -> RoundPlan | None:
    """The dealer moves on one seat each round in the direction of play; a tie may ask for a playoff."""
    if not is_over(rules, seats, results):
        dealer = (seats - 1 + rules.step * len(results)) % seats
        return RoundPlan(tuple(range(seats)), (dealer + rules.step) % seats)
    tied = lowest(totals(results, seats))
    if len(tied) > 1 and rules.tie == "playoff" and not results[-1].playoff:
        return RoundPlan(tied, tied[0], playoff=True)
    return None


def is_over(rules: Rules, seats: int, results: Sequence[RoundResult]) -> bool:
    """The target is tested after each round; reaching it is enough."""
    kind, figure = rules.length
    if kind == "rounds":
        return sum(not result.playoff for result in results) >= figure
    return max(totals(results, seats)) >= figure


def lowest(sums: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(seat for seat, points in enumerate(sums) if points == min(sums))


def winners(results: Sequence[RoundResult]) -> tuple[Seat, ...]:
    """The lowest total wins; the winner of a playoff round wins the tie."""
    last = results[-1]
    if last.playoff and last.winner is not None:
        return (last.winner,)
    return lowest(totals(results, len(last.points)))
