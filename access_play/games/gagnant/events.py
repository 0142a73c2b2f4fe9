"""What can happen in a game of Onze Gagnant.

All cards are played openly: no event has a secret. ``seat`` acts; ``line`` is the line it
acts for or upon, and its owner may be another seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from access_play.games.core import Event, Play
from access_play.games.gagnant.cards import Bonus, Card, Kind, Side, Source
from access_play.games.gagnant.lines import LineName, Standing
from access_play.games.gagnant.state import Step


@dataclass(frozen=True, slots=True)
class LineLaid(Event):
    """Before the game the seat lays the start cards of a colour and an interdiction."""

    line: LineName


@dataclass(frozen=True, slots=True)
class GameBegins(Event):
    """The seat begins with its line; ``stock`` cards can be drawn, ``bonus`` bonus cards lie aside."""

    line: LineName
    stock: int
    bonus: int


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """The first card of the pile lies open beside it; ``stock`` counts it."""

    card: Card
    stock: int


@dataclass(frozen=True, slots=True)
class TurnCame(Event):
    """It is the seat's turn, for this line; it can draw from ``sources``, each by one of the ``plays``."""

    line: LineName
    standing: Standing
    sources: tuple[Source, ...]
    revealed: Card | None
    plays: tuple[Play, ...] = ()

    personal: ClassVar[bool] = True
    asks: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnGoesOn(Event):
    """The seat must choose: ``step`` says what, the rest among what.

    ``card`` is the card being played, None once it lies; ``target`` the line chosen so far.
    ``sides`` and ``goal_sides`` are for a card beside and behind the goal; ``goals`` are lines
    whose neutral card can be turned. ``places`` tells where each of the ``cards`` lies, if
    they lie in a line. ``plays`` choose all these, in the order of the legal plays.
    """

    line: LineName
    step: Step
    card: Card | None
    sides: tuple[Side, ...] = ()
    goal_sides: tuple[Side, ...] = ()
    lines: tuple[LineName, ...] = ()
    goals: tuple[LineName, ...] = ()
    cards: tuple[Card, ...] = ()
    places: tuple[Side, ...] = ()
    sources: tuple[Source, ...] = ()
    target: LineName | None = None
    plays: tuple[Play, ...] = ()

    personal: ClassVar[bool] = True
    asks: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card was drawn, openly; ``stock`` cards can still be drawn."""

    line: LineName
    card: Card
    source: Source
    stock: int


@dataclass(frozen=True, slots=True)
class CardChosen(Event):
    """Of the two cards drawn the seat plays ``card``; ``other`` will go back."""

    card: Card
    other: Card


@dataclass(frozen=True, slots=True)
class ReturnedToStock(Event):
    """A card was shuffled back into the stock, which has ``stock`` cards now."""

    card: Card
    stock: int


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """A card was laid on a side of a line, which stands so now."""

    line: LineName
    card: Card
    side: Side
    standing: Standing


@dataclass(frozen=True, slots=True)
class CardReplaced(Event):
    """A card took the place of ``replaced``, which went to the discard."""

    line: LineName
    card: Card
    replaced: Card
    side: Side
    standing: Standing


@dataclass(frozen=True, slots=True)
class GoalModified(Event):
    """A card was laid to the right of the ``=11`` with a neutral card showing ``sign``."""

    line: LineName
    card: Card
    sign: Side
    standing: Standing


@dataclass(frozen=True, slots=True)
class CardsExchanged(Event):
    """``mine`` of one's own line went to the place of ``theirs`` in the line ``other``, and back."""

    line: LineName
    mine: Card
    other: LineName
    theirs: Card
    standing: Standing
    other_standing: Standing


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card of the line, on a side or behind the goal, was discarded."""

    line: LineName
    card: Card
    side: Side
    standing: Standing


@dataclass(frozen=True, slots=True)
class CardSpent(Event):
    """The card that was played went to the discard itself."""

    card: Card


@dataclass(frozen=True, slots=True)
class SignsTurned(Event):
    """The ``+/-`` card of the line was turned: its sides have changed signs."""

    line: LineName
    standing: Standing


@dataclass(frozen=True, slots=True)
class GoalTurned(Event):
    """The neutral card of the line's goal modifier was turned and shows ``sign``."""

    line: LineName
    sign: Side
    standing: Standing


@dataclass(frozen=True, slots=True)
class ActionSkipped(Event):
    """The action of the card cannot be carried out and is skipped."""

    action: Kind | Bonus


@dataclass(frozen=True, slots=True)
class BonusDrawn(Event):
    """The line had its bonus card; ``left`` lie in their pile."""

    line: LineName
    bonus: Bonus
    left: int


@dataclass(frozen=True, slots=True)
class ColoursSwapped(Event):
    """Two lines swapped their start colours; both names say the new ones."""

    line: LineName
    other: LineName
    standing: Standing
    other_standing: Standing


@dataclass(frozen=True, slots=True)
class SidesSwapped(Event):
    """In one's own line ``card`` of the minus side and ``other``, on ``side``, swapped places."""

    line: LineName
    card: Card
    other: Card
    side: Side
    standing: Standing


@dataclass(frozen=True, slots=True)
class CardProtected(Event):
    """The card can no longer be exchanged, discarded or replaced."""

    line: LineName
    card: Card


@dataclass(frozen=True, slots=True)
class DiscardTaken(Event):
    """The last card of the discard was taken and is played."""

    line: LineName
    card: Card


@dataclass(frozen=True, slots=True)
class GoalNegated(Event):
    """The line aims at -11 instead of 11."""

    line: LineName
    standing: Standing


@dataclass(frozen=True, slots=True)
class StockEmpty(Event):
    """The seat drew the last card: interdictions have no effect, and the card is the last played."""


@dataclass(frozen=True, slots=True)
class LineStands(Event):
    """At the end, with an empty stock, the line of the seat stands so."""

    line: LineName
    standing: Standing


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The seat has won; ``nearest`` when the stock is empty and it came nearest to its goal."""

    line: LineName
    standing: Standing
    nearest: bool


@dataclass(frozen=True, slots=True)
class NobodyWon(Event):
    """``lines`` are equally near to their goals and to 11: another game decides."""

    lines: tuple[LineName, ...]


@dataclass(frozen=True, slots=True)
class SuccessTold(Event):
    """Where all play together: so many of the ``lines`` are valid; all of them is a win."""

    valid: int
    lines: int
