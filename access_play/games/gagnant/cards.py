"""The words for the cards of Onze Gagnant."""

from __future__ import annotations

import enum
from typing import NamedTuple


class Colour(enum.Enum):
    """A colour; its value is how the deck file names it."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    ORANGE = "orange"
    VIOLET = "violet"
    PINK = "pink"
    TURQUOISE = "turquoise"

    @property
    def letter(self) -> str:
        """The letter a card of the colour is written with; no two colours share one."""
        return self.value[0]


class Kind(enum.Enum):
    """What a card's pictograms say; its value is how the deck file names it."""

    GOAL = "goal"
    PLUS = "plus"
    MINUS = "minus"
    EXCHANGE = "exchange"
    GIFT = "gift"
    REPLACE = "replace"
    DRAW_TWO = "draw_two"
    DISCARD = "discard"
    TURN = "turn"
    INTERDICTION = "interdiction"
    WILD = "wild"
    """The bonus card that lies in a line: a zero in the colour of whoever has it."""


class Bonus(enum.Enum):
    """The six kinds of bonus cards, in the order of the rules."""

    SWAP_COLOURS = "swap_colours"
    SWAP_SIDES = "swap_sides"
    WILD = "wild"
    PROTECT = "protect"
    RETAKE = "retake"
    NEGATIVE = "negative"


class Side(enum.Enum):
    """Where a card lies in a line; PLUS and MINUS are also the two ways of a neutral card."""

    PLUS = "+"
    MINUS = "-"
    GOAL = "goal"
    """To the right of the ``=11``."""


class Source(enum.Enum):
    """Where a card is drawn from."""

    STOCK = "stock"
    BOX_1 = "box 1"
    BOX_2 = "box 2"
    OPEN = "open"
    HIDDEN = "hidden"
    BONUS = "bonus"


MARKS = {
    Kind.GOAL: "=",
    Kind.PLUS: "+",
    Kind.MINUS: "-",
    Kind.EXCHANGE: "x",
    Kind.GIFT: "g",
    Kind.REPLACE: "r",
    Kind.DRAW_TWO: "d",
}
"""What tells number cards of one colour and number apart in writing."""


class Card(NamedTuple):
    """A card as its face shows it; without a colour the number is 0."""

    kind: Kind
    colour: Colour | None = None
    number: int = 0

    def __str__(self) -> str:
        """
        >>> str(Card(Kind.GOAL, Colour.RED, 4))
        'r4='
        """
        if self.colour is None:
            return self.kind.value
        return f"{self.colour.letter}{self.number}{MARKS[self.kind]}"
