"""Games until one is decided."""

from __future__ import annotations

import random
from collections.abc import Sequence

from access_play.games.core import RoundPlan, RoundResult, Seat
from access_play.games.gagnant.rules import Rules


def next_round(
    rules: Rules, seats: int, results: Sequence[RoundResult], rng: random.Random
) -> RoundPlan | None:
    """One game decides, unless all play against all and nobody has won: then another does.

    A named first player begins the first game, the next clockwise the one after.
    """
    if results and (rules.together or results[-1].winner is not None):
        return None
    if isinstance(rules.first, int):
        first = (rules.first - 1 + len(results)) % seats
    else:
        first = rng.randrange(seats)
    return RoundPlan(tuple(range(seats)), first)


def winners(results: Sequence[RoundResult]) -> tuple[Seat, ...]:
    """Whoever missed no goal in the last game: one seat, or all who played together, or nobody."""
    return tuple(seat for seat, points in enumerate(results[-1].points) if points == 0)
