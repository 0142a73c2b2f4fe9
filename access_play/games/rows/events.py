"""What can happen in a round of the row games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from access_play.games.core import Event, Seat
from access_play.games.rows.cards import Action, Card


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """The seat looks at its hand."""

    cards: tuple[Card, ...]
    actions: tuple[Action, ...]

    personal: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Redealt(Event):
    """No start card was in a hand: the cards were dealt anew, ``times`` times. ``seat`` is first."""

    times: int


@dataclass(frozen=True, slots=True)
class StartAwaited(Event):
    """No start card was in a hand: ``cards`` were drawn in turn until ``seat`` drew one."""

    cards: int


@dataclass(frozen=True, slots=True)
class Opens(Event):
    """The seat must open the round. ``card`` is the card it must lay."""

    card: Card


@dataclass(frozen=True, slots=True)
class Begins(Event):
    """The seat begins a round whose rows lie open already."""


@dataclass(frozen=True, slots=True)
class TurnCame(Event):
    """It is the seat's turn. ``cards`` can be laid; ``must_draw`` when none can."""

    cards: tuple[Card, ...]
    actions: tuple[Action, ...]
    must_draw: bool

    personal: ClassVar[bool] = True
    asks: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnGoesOn(Event):
    """The seat may lay one of ``cards`` next, must draw again, or may end its turn."""

    cards: tuple[Card, ...]
    actions: tuple[Action, ...]
    must_draw: bool
    may_end: bool

    personal: ClassVar[bool] = True
    asks: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A card went to the table; ``left`` cards are left in the hand."""

    card: Card
    left: int


@dataclass(frozen=True, slots=True)
class StartChosen(Event):
    """The opener chose the number that every row starts with."""

    number: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card was drawn; ``fits`` when it must be laid, ``passes`` when the turn is over.

    ``stock`` cards are left. Which card it is only the seat knows.
    """

    card: Card | Action | None
    fits: bool
    passes: bool
    stock: int

    secret: ClassVar[tuple[str, ...]] = ("card",)


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """The seat can lay nothing and the stock is empty."""


@dataclass(frozen=True, slots=True)
class TurnDeclined(Event):
    """The seat passed although it could have laid a card (house rule)."""


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """The seat laid a skip card: ``skipped`` loses a turn."""

    skipped: Seat
    left: int


@dataclass(frozen=True, slots=True)
class Reversed(Event):
    """The seat laid a reverse card; ``skipped`` loses a turn where only two play."""

    skipped: Seat | None
    left: int
