"""The rules that can be chosen in Elfer Raus! and Atout 11, and their presets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from access_play.games.core import Option, UnknownValue, Value

MOST_ROUNDS: Final = 99


def read_match(text: str) -> Value | None:
    """Read how long a match lasts: ``target-200``, ``200``, ``rounds 5``, ``rounds:5``.

    >>> read_match("rounds 5")
    'rounds-5'
    """
    found = re.fullmatch(r"(?:(target|rounds?)[ :-]*)?(\d{1,4})", text)
    if not found or int(found[2]) < 1:
        return None
    if (found[1] or "target") == "target":
        return f"target-{int(found[2])}"
    return f"rounds-{int(found[2])}" if int(found[2]) <= MOST_ROUNDS else None


def read_order(text: str) -> Value | None:
    """Read the order in which the colours open: four names joined by hyphens.

    >>> read_order("green, red, blue, yellow")
    'green-red-blue-yellow'
    """
    names = re.split(r"[ ,-]+", text)
    for fourth in ("yellow", "orange"):
        if tuple(names) in permutations(("red", fourth, "blue", "green")):
            return "-".join(names)
    return None


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of chosen rules; the fields are the options of the rules' table."""

    deal: str
    opening_order: str
    no_eleven: str
    direction: str
    must_play: bool
    voluntary_pass: bool
    force_elevens: bool
    multi: str
    draw_max: int
    draw_reading: str
    chain_after_draw: bool
    match: str
    tie: str
    start: int | str
    max: int
    junior: bool
    colours: int
    actions: bool
    priority: str
    colour4: str

    @property
    def draws(self) -> int:
        """How many cards may be drawn in one turn."""
        return self.draw_max + (self.draw_max > 1 and self.draw_reading == "one_plus_three")

    @property
    def highest(self) -> int:
        """The highest number of the pack; the children's edition ends at 11."""
        return 11 if self.junior else self.max

    @property
    def step(self) -> int:
        """+1 when play goes clockwise, -1 when it goes the other way."""
        return 1 if self.direction == "clockwise" else -1

    @property
    def length(self) -> tuple[str, int]:
        """``("target", 500)`` or ``("rounds", 5)``."""
        kind, _, figure = self.match.partition("-")
        return kind, int(figure)


def middle(highest: int) -> int:
    """The number a row starts with unless the rules say otherwise: 11 of 20, 8 of 15, 6 of 10."""
    return highest // 2 + 1


def _options(**first: Value) -> tuple[Option, ...]:
    """The options of the family, those named in ``first`` with that default."""
    offered: dict[str, tuple[Value, ...]] = {
        "deal": ("table", "quarter"),
        "opening_order": ("red-yellow-green-blue", "red-blue-yellow-green"),
        "no_eleven": ("redeal", "draw_until"),
        "direction": ("clockwise", "counter-clockwise"),
        "must_play": (True, False),
        "voluntary_pass": (False, True),
        "force_elevens": (True, False),
        "multi": ("any", "same_colour_run", "single"),
        "draw_max": (1, 3),
        "draw_reading": ("total", "one_plus_three"),
        "chain_after_draw": (True, False),
        "match": ("target-500", "target-200", "target-100", "rounds-4", "rounds-5", "rounds-6"),
        "tie": ("playoff", "shared"),
        "start": (11, 10, 12, "lot", "choice"),
        "max": (20, 15, 10),
        "junior": (False, True),
        "colours": (4, 3),
        "actions": (False, True),
        "priority": ("free", "extend_first"),
        "colour4": ("yellow", "orange"),
    }
    readers = {"match": read_match, "opening_order": read_order, "start": read_start}
    return tuple(
        Option(name, _first(values, first.get(name, values[0])), readers.get(name))
        for name, values in offered.items()
    )


def read_start(text: str) -> Value | None:
    """Read any start number a small pack may want."""
    return int(text) if text.isdecimal() and 2 <= int(text) <= 19 else None


def _first(values: tuple[Value, ...], default: Value) -> tuple[Value, ...]:
    return (default, *(value for value in values if value != default or type(value) is not type(default)))


ELFER_OPTIONS: Final = _options()
ELFER_PRESETS: Final[Mapping[str, Mapping[str, Value]]] = {
    "book": {},
    "ravensburger": {"force_elevens": False, "draw_max": 3, "match": "rounds-5", "tie": "shared"},
    "junior": {"junior": True},
    "three-colours": {"colours": 3},
}
ATOUT_OPTIONS: Final = _options(
    deal="quarter",
    opening_order="red-blue-orange-green",
    direction="counter-clockwise",
    force_elevens=False,
    multi="same_colour_run",
    draw_max=3,
    match="rounds-5",
    tie="shared",
    colour4="orange",
)
ATOUT_PRESETS: Final[Mapping[str, Mapping[str, Value]]] = {
    "book": {},
    **dict(list(ELFER_PRESETS.items())[2:]),
}


def rules_from(options: tuple[Option, ...], values: Mapping[str, Value]) -> Rules:
    """Complete the values with defaults; raises UnknownValue where they do not fit together."""
    chosen = {option.name: values.get(option.name, option.default) for option in options}
    if "start" not in values:
        chosen["start"] = middle(int(chosen["max"]))
    rules = Rules(**chosen)  # type: ignore[arg-type]  # each value was read by its own option
    if isinstance(rules.start, int) and not 1 < rules.start < rules.highest and not rules.junior:
        option = next(option for option in options if option.name == "start")
        raise UnknownValue(option, str(rules.start))
    return rules
