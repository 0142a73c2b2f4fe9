"""What the tests of every game share: which games there are, with which options, and random play.

A new game joins all of these tests by standing in ``access_play.games.GAMES``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from access_play.games import GAMES
from access_play.games.core import CHANCE, OVER, AnyGame, Play, UnknownValue, Value


def choices(name: str, seats: int) -> list[AnyGame]:
    """The game with each preset, then with each option value once, as far as they fit the seats."""
    kind = GAMES[name]
    sets: list[dict[str, Value]] = [dict(preset) for preset in kind.presets.values()]
    sets += [{option.name: value} for option in kind.options for value in option.values]
    games = [game for values in sets if (game := made(kind, seats, values)) is not None]
    assert games
    return games


def made(kind: type[AnyGame], seats: int, values: dict[str, Value]) -> AnyGame | None:
    """The game with these values; None where the rules do not allow them together."""
    try:
        return kind.create(seats, values)
    except UnknownValue:
        return None


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(name, seats) for name, kind in GAMES.items() for seats in kind.players]


def random_play(game: AnyGame, state: object, rng: random.Random) -> Play:
    """Any play, drawn where the cards decide."""
    if game.to_act(state) == CHANCE:
        return game.chance(state, rng)
    return rng.choice(list(game.legal(state)))


def plays(game: AnyGame, state: object, rng: random.Random) -> Iterator[Play]:
    """Yield random plays until the round is over; the caller makes them."""
    while game.to_act(state) != OVER:
        yield random_play(game, state, rng)
