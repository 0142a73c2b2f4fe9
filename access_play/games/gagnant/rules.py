"""The rules that can be chosen in Onze Gagnant, and their presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from access_play.games.core import Option, Seat, UnknownValue, Value

MOST_SEATS: Final = 8
SEATS_A_BOX: Final = 4
TOGETHER_LINES: Final = 4
"""Solo and co-op always play all colours of one box."""

MODE: Final = Option("mode", ("versus", "solo", "coop"))
BOXES: Final = Option("boxes", (1, 2))
FIRST: Final = Option("first", ("lot", *range(1, MOST_SEATS + 1)))
OPTIONS: Final = (
    MODE,
    BOXES,
    Option("dilemma", (False, True)),
    Option("bonus", (False, True)),
    FIRST,
)
PRESETS: Final[Mapping[str, Mapping[str, Value]]] = {
    "book": {},
    "dilemma": {"dilemma": True},
    "bonus": {"bonus": True},
    "solo": {"mode": "solo"},
    "coop": {"mode": "coop"},
    "two-boxes": {"boxes": 2},
}
SEATS: Final = {"versus": range(2, MOST_SEATS + 1), "solo": range(1, 2), "coop": range(2, 5)}


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of chosen rules; the fields are the options."""

    mode: str
    boxes: int
    dilemma: bool
    bonus: bool
    first: int | str

    @property
    def together(self) -> bool:
        """Nobody plays against anybody: all lines must be valid at once."""
        return self.mode != "versus"

    @property
    def backs(self) -> bool:
        """A player chooses the back to draw; a pile has but one first card."""
        return self.boxes > 1 and not self.dilemma


def rules_from(seats: int, values: Mapping[str, Value]) -> Rules:
    """Complete the values; raises UnknownValue where they do not fit together.

    What is not named fits the number of seats: one plays solo, five need a second box.
    """
    chosen = {option.name: values.get(option.name, option.default) for option in OPTIONS}
    if "mode" not in values and seats == 1:
        chosen["mode"] = "solo"
    if "boxes" not in values and seats > SEATS_A_BOX:
        chosen["boxes"] = 2
    rules = Rules(**chosen)  # type: ignore[arg-type]  # each value was read by its own option
    if seats not in SEATS[rules.mode]:
        raise UnknownValue(MODE, rules.mode)
    if (rules.boxes > 1 and rules.together) or seats > SEATS_A_BOX * rules.boxes:
        raise UnknownValue(BOXES, str(rules.boxes))
    if isinstance(rules.first, int) and rules.first > seats:
        raise UnknownValue(FIRST, str(rules.first))
    return rules


def owners_of(rules: Rules, seats: int) -> tuple[Seat, ...]:
    """Who runs each line, in the order of play.

    In co-op with three the first seat runs two lines.

    >>> owners_of(Rules("coop", 1, False, False, "lot"), 3)
    (0, 0, 1, 2)
    """
    if not rules.together:
        return tuple(range(seats))
    if seats == 3:
        return (0, 0, 1, 2)
    return tuple(line * seats // TOGETHER_LINES for line in range(TOGETHER_LINES))
