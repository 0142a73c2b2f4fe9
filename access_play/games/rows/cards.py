"""The pack of the row games: colours, numbers, and the expansion's action cards.

Inside the engine a card is its index: ``20 * colour + number - 1``, the colours counted in
the game's own order, the action cards behind them. A set of cards is an integer with one
bit a card.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple


class Colour(enum.Enum):
    """A colour; its value is the letter it is written with."""

    RED = "r"
    YELLOW = "y"
    ORANGE = "o"
    BLUE = "b"
    GREEN = "g"


class Action(enum.Enum):
    """An expansion card; its value is how it is written."""

    SKIP = "skip"
    REVERSE = "reverse"


class Card(NamedTuple):
    """A number card."""

    colour: Colour
    number: int

    def __str__(self) -> str:
        return f"{self.colour.value}{self.number}"


HIGHEST: Final = 20
NUMBERS: Final = 4 * HIGHEST
"""How many indices the number cards take, whatever the pack."""
COPIES: Final = 4
SKIPS: Final = tuple(range(NUMBERS, NUMBERS + COPIES))
REVERSES: Final = tuple(range(NUMBERS + COPIES, NUMBERS + 2 * COPIES))
CARDS: Final = NUMBERS + 2 * COPIES
BIT: Final = tuple(1 << index for index in range(CARDS))
ACTIONS: Final = sum(BIT[NUMBERS:])


def index_of(row: int, number: int) -> int:
    """Index of a number card from the place of its colour in the game and its number."""
    return HIGHEST * row + number - 1


def row_of(index: int) -> int:
    return index // HIGHEST


def number_of(index: int) -> int:
    return index % HIGHEST + 1 if index < NUMBERS else 0


def action_of(index: int) -> Action:
    return Action.SKIP if index in SKIPS else Action.REVERSE


def copies_of(card: int) -> tuple[int, ...]:
    """The action cards that do the same."""
    return SKIPS if card in SKIPS else REVERSES


def indices(cards: int) -> list[int]:
    """List the cards of a set, lowest index first.

    >>> indices(0b1010)
    [1, 3]
    """
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


def actions_in(held: int) -> tuple[Action, ...]:
    """The action cards of a set."""
    if not held & ACTIONS:
        return ()
    return tuple(action_of(index) for index in indices(held & ACTIONS))


def one_of_each(cards: list[int]) -> list[int]:
    """Write equal action cards as one, the first of the copies."""
    return sorted({card if card < NUMBERS else copies_of(card)[0] for card in cards})


def set_of(cards: Iterable[int]) -> int:
    """Put indices into a set."""
    return sum(BIT[index] for index in cards)


def each_row(colours: int, highest: int) -> Iterator[tuple[int, ...]]:
    """Indices of the number cards, colour by colour."""
    for row in range(colours):
        yield tuple(index_of(row, number) for number in range(1, highest + 1))
