"""The rules that can be chosen in 11 nimmt!."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from access_play.games.core import Option, UnknownValue, Value
from access_play.games.nimmt.heads import OX_HEADS

PLAYERS: Final = range(2, 8)
MOST_ROUNDS: Final = 99


def read_rounds(text: str) -> Value | None:
    """Read how many rounds are played: ``5``, ``5 rounds``, ``rounds-5``.

    >>> read_rounds("5 rounds")
    5
    """
    figure = text.removeprefix("rounds").removesuffix("rounds").strip(" -:")
    if figure.isascii() and figure.isdecimal() and len(figure) <= 2 and int(figure):
        return int(figure)
    return None


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of chosen rules; the fields are the options of the rules' table."""

    ox_heads: str
    start_by: str
    pile_size: str
    bull_at: int
    first: int | str
    rounds: int | str


OPTIONS: Final = (
    Option("ox_heads", tuple(OX_HEADS)),
    Option("start_by", ("total", "round")),
    Option("pile_size", ("open", "hidden")),
    Option("bull_at", (3, 4)),
    Option("first", ("lot", *range(1, PLAYERS.stop))),
    Option("rounds", ("players", 1, 5, 10), read_rounds),
)
PRESETS: Final[Mapping[str, Mapping[str, Value]]] = {"book": {}}


def rules_from(seats: int, values: Mapping[str, Value]) -> Rules:
    """Complete the values with defaults; raises UnknownValue for a first seat that nobody holds.

    Raises ValueError where so many cannot play.
    """
    if seats not in PLAYERS:
        raise ValueError(f"{seats} cannot play")
    chosen = {option.name: values.get(option.name, option.default) for option in OPTIONS}
    rules = Rules(**chosen)  # type: ignore[arg-type]  # each value was read by its own option
    if isinstance(rules.first, int) and rules.first > seats:
        option = next(option for option in OPTIONS if option.name == "first")
        raise UnknownValue(option, str(rules.first))
    return rules
