"""Plays a second of the engines: headless, and with every event told and kept for each seat and a watcher.

    python benchmarks/engine.py [--seconds 2] [--seats 4]

RLCard's UNO plays beside them in the same run where it is installed (``pip install
access-play[bench]``), so that the figures can be read as ratios. Random play, one process,
the deal inside the clock, the median of five runs.
"""

from __future__ import annotations

import argparse
import importlib
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from access_play.games import GAMES
from access_play.games.core import CHANCE, WATCHER, AnyGame, Event, seen

RUNS = 5
AIMS = {"headless": 800_000, "told": 200_000}
"""What Elfer Raus! is to reach, in plays a second."""


def headless(game: AnyGame, rng: random.Random) -> int:
    """Play one round, telling nobody; return the number of plays."""
    chance, legal, play, to_act = rng.random, game.legal, game.play, game.to_act
    state = game.deal(rng)
    plays = 0
    while (seat := to_act(state)) >= 0 or seat == CHANCE:
        if seat == CHANCE:
            play(state, game.chance(state, rng))
            continue
        able = legal(state)
        play(state, able[int(chance() * len(able))])
        plays += 1
    return plays


def told(game: AnyGame, rng: random.Random) -> int:
    """The same, each event kept as each seat and a watcher may know it."""
    viewers = [*range(game.seats), WATCHER]
    kept: dict[int, list[Event]] = {viewer: [] for viewer in viewers}

    def tell(event: Event) -> None:
        if event.personal:
            kept[event.seat].append(event)
            return
        for viewer in viewers:
            known = seen(event, viewer)
            if known is not None:
                kept[viewer].append(known)

    chance, state, plays = rng.random, game.deal(rng), 0
    for event in game.opening(state):
        tell(event)
    while (seat := game.to_act(state)) >= 0 or seat == CHANCE:
        able = game.legal(state)
        game.play(state, game.chance(state, rng) if seat == CHANCE else able[int(chance() * len(able))], tell)
        plays += seat != CHANCE
    return plays


def uno(seats: int) -> Callable[[], int] | None:
    """One round of RLCard's UNO through its environment; None where it is not installed."""
    try:
        rlcard: Any = importlib.import_module("rlcard")
    except ImportError:
        return None
    environment = rlcard.make("uno", config={"seed": 11, "game_num_players": seats})
    rng = random.Random(11)

    def play() -> int:
        state, _ = environment.reset()
        plays = 0
        while not environment.is_over():
            able = list(state["legal_actions"])
            state, _ = environment.step(able[int(rng.random() * len(able))])
            plays += 1
        return plays

    return play


def rate(play_round: Callable[[], int], seconds: float) -> float:
    """Median plays a second over some runs of so many seconds."""
    play_round()
    rates = []
    for _ in range(RUNS):
        plays, begun = 0, time.perf_counter()
        while (took := time.perf_counter() - begun) < seconds:
            plays += play_round()
        rates.append(plays / took)
    return statistics.median(rates)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seats", type=int, default=4)
    asked = parser.parse_args()
    peer = uno(asked.seats)
    beside = rate(peer, asked.seconds) if peer else 0.0
    if peer:
        print(f"{'RLCard UNO':14} env.step  {beside:12,.0f} plays/s")
    for name, kind in GAMES.items():
        game = kind.create(asked.seats, {}).settle(random.Random(1))
        for manner, play_round in (("headless", headless), ("told", told)):
            rng = random.Random(11)
            figure = rate(lambda: play_round(game, rng), asked.seconds)  # noqa: B023  # called at once
            ratio = f"  {figure / beside:5.1f} x UNO" if beside else ""
            aim = f"  aim {AIMS[manner]:,}" if name == "elfer-raus" else ""
            print(f"{name:14} {manner:9} {figure:12,.0f} plays/s{ratio}{aim}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
