"""What can happen in a round of 11 nimmt!. Piles are numbered by their place, from 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from access_play.games.core import Event, Seat
from access_play.games.nimmt.cards import OxCard


class Fit(NamedTuple):
    """The cards that may be laid on a pile, in the order in which they can lie there.

    ``top`` is None where no pile lies and any card may start one.
    """

    pile: int
    top: OxCard | None
    cards: tuple[OxCard, ...]


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """The seat looks at its hand."""

    cards: tuple[OxCard, ...]

    personal: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Begins(Event):
    """The seat begins the round."""


@dataclass(frozen=True, slots=True)
class TurnCame(Event):
    """It is the seat's turn. ``fits`` names what can be laid; one of ``piles`` can be taken instead."""

    fits: tuple[Fit, ...]
    piles: int

    personal: ClassVar[bool] = True
    asks: ClassVar[bool] = True

    @property
    def must_take(self) -> bool:
        return not self.fits


@dataclass(frozen=True, slots=True)
class TurnGoesOn(Event):
    """The seat's bulls allow more: it may lay one of ``fits`` next, or end its turn."""

    fits: tuple[Fit, ...]

    personal: ClassVar[bool] = True
    asks: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A card went on the pile whose top was ``onto``; ``left`` cards are left in the hand.

    ``onto`` is None when the card starts a pile.
    """

    card: OxCard
    pile: int
    onto: OxCard | None
    left: int


@dataclass(frozen=True, slots=True)
class PileTaken(Event):
    """The seat took a pile of ``cards`` cards and holds ``held`` now. The piles behind it move up.

    Which cards lay under the top only the seat sees.
    """

    pile: int
    top: OxCard
    cards: int
    held: int
    under: tuple[OxCard, ...] | None

    secret: ClassVar[tuple[str, ...]] = ("under",)


@dataclass(frozen=True, slots=True)
class BullWon(Event):
    """The pile brought a bull from the supply; the seat has ``bulls`` now, ``left`` are left."""

    bulls: int
    left: int


@dataclass(frozen=True, slots=True)
class BullMoved(Event):
    """The pile brought a bull, all being out: ``giver`` lost one, the seat has ``bulls`` now."""

    giver: Seat
    bulls: int


@dataclass(frozen=True, slots=True)
class BullMissed(Event):
    """The pile would have brought a bull, but all are out and the seat alone has most."""


@dataclass(frozen=True, slots=True)
class GiverAwaited(Event):
    """The seat chooses which of ``givers``, who have most bulls, gives it one."""

    givers: tuple[Seat, ...]

    personal: ClassVar[bool] = True
    asks: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PilesOpened(Event):
    """New piles were opened behind the others, from number ``first`` on; ``stock`` cards are left.

    At the start of a round it is the first pile, and ``seat`` is the one to begin.
    """

    tops: tuple[OxCard, ...]
    first: int
    stock: int


@dataclass(frozen=True, slots=True)
class NoPileLeft(Event):
    """The seat took the last pile and the stock is empty: the next seat starts one with any card."""


@dataclass(frozen=True, slots=True)
class RoundStopped(Event):
    """After ``turns`` turns a player nobody has emptied a hand; the round is scored as it stands."""

    turns: int
