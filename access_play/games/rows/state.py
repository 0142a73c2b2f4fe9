"""The whole truth of one round, and what one seat may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from access_play.games.core import Play, Seat, View
from access_play.games.rows.cards import CARDS

DRAW: Final[Play] = CARDS
DONE: Final[Play] = CARDS + 1
PASS: Final[Play] = CARDS + 2
"""Plays below DRAW are the indices of the cards to lay."""


@dataclass(slots=True)
class RowsState:
    """One round. Hands and sets of cards are bit sets of card indices.

    ``after`` and ``before`` give each seat's neighbours in the direction of play (-1 for a
    seat that sits out). ``laid`` and ``drawn`` count this turn's cards, ``passes`` the
    passes since a card was laid. ``run`` holds the cards that continue this turn's run.
    ``opening`` holds the cards one of which must open the round, 0 once it is open.
    ``start`` is the number the rows start with, 0 while the opener may still choose.
    """

    hands: list[int]
    stock: list[int]
    after: list[Seat]
    before: list[Seat]
    seat: Seat
    unlaid: int
    playable: int
    opening: int
    start: int
    laid: int = 0
    drawn: int = 0
    run: int = 0
    passes: int = 0
    redeals: int = 0
    awaited: int = 0
    can: int = 0
    may: tuple[Play, ...] = ()
    won: Seat | None = None

    def copy(self) -> Self:
        return type(self)(
            self.hands.copy(),
            self.stock.copy(),
            self.after,
            self.before,
            self.seat,
            self.unlaid,
            self.playable,
            self.opening,
            self.start,
            self.laid,
            self.drawn,
            self.run,
            self.passes,
            self.redeals,
            self.awaited,
            self.can,
            self.may,
            self.won,
        )


@dataclass(frozen=True, slots=True)
class RowsView(View):
    """What a seat may know: its hand, how many cards the others hold, and what lies open.

    ``hand``, ``unlaid``, ``playable``, ``run`` and ``opening`` are bit sets; ``unlaid``
    holds every card that does not lie on the table, wherever it is. ``counts`` is -1 for a
    seat that sits out, ``hand`` is 0 for a watcher.
    """

    hand: int
    counts: tuple[int, ...]
    stock: int
    unlaid: int
    playable: int
    start: int
    after: tuple[Seat, ...]
    opening: int
    laid: int
    drawn: int
    run: int
    passes: int
