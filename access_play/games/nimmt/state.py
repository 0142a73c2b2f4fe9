"""The whole truth of one round, and what one seat may know of it; how plays are numbered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from access_play.games.core import Play, Seat, View

PILE: Final = 128
"""Plays below TAKE lay a card: ``PILE * pile + number``, the piles counted from 0."""
MOST_PILES: Final = 64
"""More than can lie: two players open the longest stock, 79 cards, to 40 piles."""
TAKE: Final[Play] = PILE * MOST_PILES
"""``TAKE + pile`` takes a pile."""
GIVE: Final[Play] = TAKE + MOST_PILES
"""``GIVE + seat`` names who gives a bull."""
MOST_SEATS: Final = 7
DONE: Final[Play] = GIVE + MOST_SEATS
NOWHERE: Final = -1


def lay(number: int, pile: int) -> Play:
    return PILE * pile + number


@dataclass(slots=True)
class NimmtState:
    """One round. Hands and piles are bit sets of card numbers.

    ``tops`` and ``piles`` go together; ``stock`` is drawn from its end. ``turns`` counts
    the turns that are over. While a seat lays, ``on`` is the pile it last laid on,
    ``base`` that pile's top before the turn and ``used`` has a bit for each pile laid on.
    ``giving`` while the seat must choose who gives it a bull.
    """

    hands: list[int]
    tops: list[int]
    piles: list[int]
    stock: list[int]
    bulls: list[int]
    seat: Seat
    turns: int = 0
    on: int = NOWHERE
    base: int = 0
    used: int = 0
    giving: bool = False
    won: Seat | None = None

    def copy(self) -> Self:
        return type(self)(
            self.hands.copy(),
            self.tops.copy(),
            self.piles.copy(),
            self.stock.copy(),
            self.bulls.copy(),
            self.seat,
            self.turns,
            self.on,
            self.base,
            self.used,
            self.giving,
            self.won,
        )


def givers(state: NimmtState) -> list[Seat]:
    """Those who have most bulls, but for the seat to act."""
    most = max(state.bulls)
    return [seat for seat, bulls in enumerate(state.bulls) if bulls == most and seat != state.seat]


@dataclass(frozen=True, slots=True)
class NimmtView(View):
    """What a seat may know: its hand, how much the others hold, and what lies open.

    ``hand`` is a bit set, 0 for a watcher. ``sizes`` counts the cards of each pile, and is
    empty where the rules hide it. ``stock`` counts the cards left to open. The rest is the
    turn: see :class:`NimmtState`.
    """

    hand: int
    counts: tuple[int, ...]
    bulls: tuple[int, ...]
    tops: tuple[int, ...]
    sizes: tuple[int, ...]
    stock: int
    turns: int
    on: int
    base: int
    used: int
    giving: bool
