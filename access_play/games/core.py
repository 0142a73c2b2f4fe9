"""What every game of the house is made of: seats, plays, events, refusals, views.

A game is a frozen set of options. A state is small, mutable and can be copied. A play
is one atomic decision, written as a small integer; the game knows how to write it
(``r12``) and to read it back. Events are small frozen values; who may know what of them
is said here, once, by :func:`seen`.

Nothing in this room knows a sentence, a language, a clock, a file or a generator of
chance but the one it was handed.
"""

from __future__ import annotations

import dataclasses
import enum
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

Seat = int
Play = int

OVER: Final = -1
"""``to_act`` when the round has ended."""
CHANCE: Final = -2
"""``to_act`` when the cards decide; :meth:`Game.chance` draws the play, the journal keeps it."""
WATCHER: Final = -3
"""The viewer who holds no seat: sees what lies open, and no hand."""


# --- events -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Event:
    """One change of the table.

    Fields named in ``secret`` are known to ``seat`` alone: for everybody else they are
    None. A ``personal`` event is told to ``seat`` alone. An event that ``asks`` calls on
    the seat to choose a play.
    """

    seat: Seat

    secret: ClassVar[tuple[str, ...]] = ()
    personal: ClassVar[bool] = False
    asks: ClassVar[bool] = False


Tell = Callable[[Event], None]


def seen(event: Event, viewer: Seat) -> Event | None:
    """Return the event as the viewer may know it, or None if it is not for them."""
    if viewer == event.seat:
        return event
    if event.personal:
        return None
    if event.secret:
        hidden: dict[str, Any] = dict.fromkeys(event.secret)
        return dataclasses.replace(event, **hidden)
    return event


# --- refusals ---------------------------------------------------------------
#
#   Refusal
#     NotUnderstood   the text is no play of this game
#     NotAllowed      the play exists, a rule forbids it now
#     Ambiguous       the text has several legal readings


class Reason(enum.Enum):
    """Why a play is refused; each family of games lists its own."""


class Refusal(Exception):
    """A play that was not made; the state is as it was."""


class NotUnderstood(Refusal):
    """No play of this game is written so."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class NotAllowed(Refusal):
    """A rule forbids the play now. ``reason`` names the rule, ``play`` the play."""

    def __init__(self, reason: Reason, play: Play) -> None:
        super().__init__(reason.name)
        self.reason = reason
        self.play = play


class Ambiguous(Refusal):
    """Several legal plays fit; ``plays`` lists them."""

    def __init__(self, plays: Sequence[Play]) -> None:
        super().__init__(len(plays))
        self.plays = tuple(plays)


# --- options ----------------------------------------------------------------

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of rules: its name, what is offered, and what else is accepted.

    ``values`` starts with the default. ``others`` reads a value that is not offered but
    allowed (any target, say) from text; it returns None for nonsense.
    """

    name: str
    values: tuple[Value, ...]
    others: Callable[[str], Value | None] | None = None

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, text: str) -> Value | None:
        """Read a value as a player writes it; None if there is no such value.

        >>> Option("draw_max", (1, 3)).read("3")
        3
        >>> Option("must_play", (True, False)).read("off")
        False
        """
        wanted = text.strip().casefold()
        for value in self.values:
            if written(value) == wanted:
                return value
        return self.others(wanted) if self.others else None


class UnknownOption(ValueError):
    """The game has no option of that name; ``known`` lists those it has."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = tuple(known)


class UnknownValue(ValueError):
    """The option has no such value, or not together with the others."""

    def __init__(self, option: Option, text: str) -> None:
        super().__init__(text)
        self.option = option
        self.text = text


def read_options(options: Iterable[Option], pairs: Mapping[str, str]) -> dict[str, Value]:
    """Read options as players write them; raises UnknownOption or UnknownValue."""
    known = {option.name: option for option in options}
    values: dict[str, Value] = {}
    for name, text in pairs.items():
        option = known.get(name.strip().casefold().replace("-", "_"))
        if option is None:
            raise UnknownOption(name, tuple(known))
        value = option.read(text)
        if value is None:
            raise UnknownValue(option, text)
        values[option.name] = value
    return values


def written(value: Value) -> str:
    """Write an option's value as players type it: ``on``, ``off``, ``3``, ``table``."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


# --- matches ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round: points by seat (None for a seat that sat out) and who began.

    ``winner`` is the seat that won the round, or None.
    """

    points: tuple[int | None, ...]
    first: Seat
    winner: Seat | None
    playoff: bool = False


@dataclass(frozen=True, slots=True)
class RoundPlan:
    """Who plays the next round, in clockwise order, and who is first where a rule asks."""

    seating: tuple[Seat, ...]
    first: Seat
    playoff: bool = False


# --- games ------------------------------------------------------------------


class State(Protocol):
    """The whole truth of one round; only the table and the playouts hold it."""

    def copy(self) -> Self: ...


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a watcher, may know of a round. Families add their fields."""

    seat: Seat
    to_act: Seat
    legal: tuple[Play, ...]
    """The plays of this seat, empty when it is not its turn."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, V]):
    """A game with its options chosen. The same verbs for every game.

    Subclasses are frozen dataclasses; ``seats`` is the number of seats of the match.
    """

    name: ClassVar[str]
    """As typed on the command line: ``elfer-raus``."""
    players: ClassVar[range]
    """How many can play."""
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Mapping[str, Mapping[str, Value]]]
    """Named sets of options; the first is the default."""

    seats: int

    @classmethod
    @abstractmethod
    def create(cls, seats: int, values: Mapping[str, Value]) -> Self:
        """Make the game from option values; what is not named has its default."""

    @abstractmethod
    def values(self) -> Mapping[str, Value]:
        """Every option with its value, in the order of ``options``."""

    # the match

    def settle(self, rng: random.Random) -> Self:
        """Draw what is drawn once for a whole match; most games have nothing to draw."""
        return self

    @abstractmethod
    def next_round(self, results: Sequence[RoundResult], rng: random.Random) -> RoundPlan | None:
        """Plan the round that follows; None when the match is over."""

    @abstractmethod
    def winners(self, results: Sequence[RoundResult]) -> tuple[Seat, ...]:
        """Who has won the match that is over; several when the win is shared, none when nobody won."""

    # the round

    @abstractmethod
    def deal(self, rng: random.Random, plan: RoundPlan | None = None) -> S:
        """Shuffle and deal a round; without a plan, all seats from the first."""

    @abstractmethod
    def to_act(self, state: S) -> Seat:
        """The seat that must choose, or OVER, or CHANCE."""

    @abstractmethod
    def legal(self, state: S) -> Sequence[Play]:
        """Every play of the seat to act; never empty before OVER."""

    @abstractmethod
    def play(self, state: S, play: Play, tell: Tell | None = None) -> None:
        """Make a legal play, in place. The play is trusted; :meth:`check` tells before."""

    @abstractmethod
    def check(self, state: S, play: Play) -> None:
        """Raise NotAllowed, with its reason, if the play is not legal now."""

    def only_ends(self, play: Play) -> bool:
        """Whether the play does nothing but end the turn, so that it is needless once the turn has ended."""
        return False

    def reveals(self, before: S, after: S) -> bool:
        """Whether the play between the two showed what nobody could know, or left something to chance.

        What follows such a play cannot be tried ahead, nor can it be taken back.
        """
        return False

    def is_step(self, before: S, after: S) -> bool:
        """Whether the play between the two was only a step of a decision that the same seat goes on with.

        Such a step can be taken back, unless it :meth:`reveals`.
        """
        return False

    def chance(self, state: S, rng: random.Random) -> Play:
        """Draw the play of CHANCE. Games without chance after the deal never ask."""
        return rng.choice(self.legal(state))

    @abstractmethod
    def opening(self, state: S) -> Iterable[Event]:
        """What is told once the round is dealt, before the first play."""

    @abstractmethod
    def score(self, state: S) -> tuple[int | None, ...]:
        """Points of the ended round by seat, lower is better; None for a seat that sat out."""

    @abstractmethod
    def winner(self, state: S) -> Seat | None:
        """Who won the ended round."""

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """What the seat, or WATCHER, may know."""

    @abstractmethod
    def guess(self, view: V, rng: random.Random) -> S:
        """A whole state that fits the view, hidden cards drawn at random."""

    # in writing

    @abstractmethod
    def write_play(self, play: Play) -> str:
        """The short written form, ``r12``."""

    @abstractmethod
    def read_play(self, text: str) -> Play:
        """Read the short form back; raises NotUnderstood."""

    @abstractmethod
    def write(self, state: S) -> str:
        """One line of text that holds the whole state."""

    @abstractmethod
    def read(self, text: str) -> S:
        """Read such a line back; raises ValueError saying what is wrong."""


AnyGame = Game[Any, Any]
