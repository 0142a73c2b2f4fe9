"""How the deck of Onze Gagnant plays: draws per game, wins by seat, games the stock ends.

    python benchmarks/gagnant_deck.py [GAMES]

Every seat is the strongest computer player; the seat that begins goes round. Prints the
tables of docs/onze-gagnant-deck.md.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from access_play.games.core import CHANCE, OVER, Event, RoundPlan, Seat, Value
from access_play.games.gagnant.ending import count_valid
from access_play.games.gagnant.events import CardDrawn
from access_play.games.gagnant.game import OnzeGagnant
from access_play.players.base import Chooser, at_random
from access_play.players.gagnant import hopeful, watchful

VERSUS: tuple[tuple[int, dict[str, Value]], ...] = tuple((seats, {}) for seats in range(2, 9))
VARIANTS: tuple[tuple[int, dict[str, Value]], ...] = (
    (4, {"dilemma": True}),
    (4, {"bonus": True}),
    (4, {"boxes": 2}),
    (6, {"dilemma": True, "bonus": True}),
)
TOGETHER: tuple[tuple[int, dict[str, Value]], ...] = (
    (1, {}),
    (1, {"dilemma": True}),
    (1, {"bonus": True}),
    (3, {"mode": "coop"}),
)


@dataclass
class Figures:
    """Counts over many games; ``places`` counts wins by the place behind the first player."""

    draws: list[int] = field(default_factory=list)
    wins: Counter[Seat | None] = field(default_factory=Counter)
    places: Counter[Seat] = field(default_factory=Counter)
    valid: Counter[int] = field(default_factory=Counter)
    emptied: int = 0

    def share(self, count: int) -> str:
        return f"{100 * count / len(self.draws):.1f}"

    def quantile(self, part: float) -> int:
        return sorted(self.draws)[int(part * len(self.draws))]


def simulate(seats: int, values: Mapping[str, Value], choosers: list[Chooser], games: int) -> Figures:
    game, rng, figures = OnzeGagnant.create(seats, values), random.Random(f"{seats} {values}"), Figures()
    for number in range(games):
        first = number % seats
        state, drawn = game.deal(rng, RoundPlan(tuple(range(seats)), first)), Counter[type[Event]]()

        def count(event: Event, drawn: Counter[type[Event]] = drawn) -> None:
            drawn[type(event)] += 1

        while (seat := game.to_act(state)) != OVER:
            if seat == CHANCE:
                play = game.chance(state, rng)
            else:
                play = choosers[seat](game, game.view(state, seat), rng)
            game.play(state, play, count)
        winner = game.winner(state)
        figures.draws.append(drawn[CardDrawn])
        figures.wins[winner] += 1
        figures.emptied += state.empty
        figures.valid[count_valid(game.setting, state)] += 1
        if winner is not None:
            figures.places[(winner - first) % seats] += 1
    return figures


def main(games: int) -> None:
    print(f"{games} games a line\n")
    print(
        "| seats, options | mean draws | 10 % | median | 90 % | stock empty % | wins by seat % | by turn % |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for seats, values in (*VERSUS, *VARIANTS):
        figures = simulate(seats, values, [watchful] * seats, games)
        print(_versus_row(seats, values, figures), flush=True)
    print("\n| seats, options | lines valid at the end, 0 to 4, % |")
    print("| --- | --- |")
    for seats, values in TOGETHER:
        figures = simulate(seats, values, [watchful] * seats, games // 4)
        valid = " ".join(figures.share(figures.valid[count]) for count in range(5))
        print(f"| {_title(seats, values)} | {valid} |", flush=True)
    print("\n| one against three | wins % of the one |")
    print("| --- | --- |")
    for one, other in ((watchful, hopeful), (watchful, at_random), (hopeful, at_random)):
        figures = simulate(4, {}, [one, other, other, other], games)
        print(f"| {one.__name__} against {other.__name__} | {figures.share(figures.wins[0])} |", flush=True)


def _versus_row(seats: int, values: Mapping[str, Value], figures: Figures) -> str:
    mean = sum(figures.draws) / len(figures.draws)
    quantiles = " | ".join(str(figures.quantile(part)) for part in (0.1, 0.5, 0.9))
    wins = " ".join(figures.share(figures.wins[seat]) for seat in range(seats))
    places = " ".join(figures.share(figures.places[place]) for place in range(seats))
    emptied = figures.share(figures.emptied)
    return f"| {_title(seats, values)} | {mean:.1f} | {quantiles} | {emptied} | {wins} | {places} |"


def _title(seats: int, values: Mapping[str, Value]) -> str:
    return ", ".join([str(seats), *(f"{name}={value}" for name, value in values.items())])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
