"""The ox cards 1 to 100, and which of them fit on which.

Inside the engine a card is its number and a set of cards an integer with the bit of each
number set; bit 0 is never set.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

HIGHEST: Final = 100
REACH: Final = 10
"""A card fits a top that it exceeds by at most this much."""
HAND: Final = 10
BULLS: Final = 10


class OxCard(NamedTuple):
    """A card as it lies: its number and its ox heads."""

    number: int
    heads: int

    def __str__(self) -> str:
        return str(self.number)


BIT: Final = tuple(1 << number for number in range(HIGHEST + 1))
ALL: Final = sum(BIT[1:])


def following(top: int) -> tuple[int, ...]:
    """The ten cards that fit on a top, in the order in which they can lie; after 100 comes 1.

    >>> following(96)
    (97, 98, 99, 100, 1, 2, 3, 4, 5, 6)
    """
    return tuple((top + step - 1) % HIGHEST + 1 for step in range(1, REACH + 1))


def set_of(cards: Iterable[int]) -> int:
    """Put numbers into a set."""
    return sum(BIT[number] for number in cards)


FITS: Final = (0, *(set_of(following(top)) for top in range(1, HIGHEST + 1)))
"""For every top the set of the cards that fit on it."""


def numbers(cards: int) -> list[int]:
    """List the cards of a set, lowest number first.

    >>> numbers(0b10100)
    [2, 4]
    """
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


@lru_cache(maxsize=1 << 16)
def few(cards: int) -> tuple[int, ...]:
    """The same, remembered: for the cards that fit on one top, of which there are few different sets."""
    return tuple(numbers(cards))


def in_order(cards: int, top: int) -> tuple[int, ...]:
    """Cards that fit on the top, in the order in which they can be laid there.

    >>> in_order(set_of((3, 99)), 96)
    (99, 3)
    """
    if top <= HIGHEST - REACH:
        return few(cards)
    return few(cards >> top << top) + few(cards & BIT[top] - 1)
