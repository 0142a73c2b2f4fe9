"""What the words of a game must offer, and who is spoken to."""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from access_play.games.core import WATCHER, AnyGame, Event, NotAllowed, Play, Reason, Seat
from access_play.players.advice import Advice
from access_play.words.language import Language
from access_play.words.phrase import Name, Said, plain

LINE_LIMIT = 160
"""The longest line that is said, in characters."""


class Verbosity(enum.Enum):
    """How much is said of each change."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Listener:
    """Who is spoken to: the seat (or WATCHER), its language, and how much it wants to hear."""

    language: Language
    seat: Seat
    names: tuple[str, ...]
    verbosity: Verbosity = Verbosity.NORMAL
    by_number: bool = False
    """Whether a hand of coloured cards is told number by number, not colour by colour."""
    card_first: bool = False
    """Whether the card that is laid is told before who laid it."""

    @property
    def brief(self) -> bool:
        return self.verbosity is Verbosity.BRIEF

    @property
    def full(self) -> bool:
        return self.verbosity is Verbosity.FULL

    def is_me(self, seat: Seat) -> bool:
        return seat == self.seat != WATCHER

    def name(self, seat: Seat) -> Name:
        return plain(self.names[seat])


@dataclass(frozen=True, slots=True)
class Fact:
    """Something one game can be asked for by a word of its own.

    ``words`` are typed, separated by |, the first shown in help; ``help`` says what is
    answered, {words} being how it is typed. ``answer(view, rest)`` gets what was typed behind
    the word, folded; with ``alone`` nothing may stand behind it, since that makes it a play.
    """

    words: str
    help: str
    answer: Callable[[Any, str], list[Said]]
    private: bool = False
    alone: bool = False


class GameWords(ABC):
    """The sentences of one game for one listener.

    Views, events and plays are those of the family the words are for.
    """

    holds_hands: ClassVar[bool] = True
    """Whether players hold cards that a seat must hear before it can choose."""

    sorts_hands: ClassVar[bool] = False
    """Whether a hand can be told colour by colour or number by number."""

    numbers_choices: ClassVar[bool] = False
    """Whether an event that asks tells the legal plays with their numbers, in their order."""

    def __init__(self, game: AnyGame, listener: Listener) -> None:
        self.game: Any = game
        self.listener = listener
        self.t = listener.language

    @abstractmethod
    def tell(self, event: Event) -> Said:
        """Say what happened, as the listener may know it."""

    @abstractmethod
    def play_name(self, play: Play) -> Name:
        """Name a play as it stands in a list of choices."""

    @abstractmethod
    def spellings(self, play: Play) -> Sequence[str]:
        """Every way to type the play: folded, without blanks, in this language and in English."""

    @abstractmethod
    def fragments(self, play: Play) -> Sequence[str]:
        """Ways to type a part of the play that may be enough: a colour alone, a number alone."""

    @abstractmethod
    def expand(self, text: str) -> str:
        """Write out what stands for several plays, ``r12-14`` as ``r12 r13 r14``; else the same."""

    @abstractmethod
    def vocabulary(self) -> Sequence[str]:
        """The single words that plays are typed with, folded: colours, numbers in words, verbs, names."""

    @abstractmethod
    def plays(self) -> Sequence[Play]:
        """Every play of the game that can be typed, legal or not."""

    @abstractmethod
    def hand(self, view: Any) -> list[Said]:
        """What the listener holds."""

    @abstractmethod
    def table(self, view: Any) -> list[Said]:
        """What lies open."""

    @abstractmethod
    def counts(self, view: Any) -> list[Said]:
        """How many cards each player holds, and how many are in stock."""

    @abstractmethod
    def counts_of(self, view: Any, seat: Seat) -> list[Said]:
        """How many cards one player holds, or has before it where nobody holds any."""

    @abstractmethod
    def stock(self, view: Any) -> list[Said]:
        """What can still be drawn."""

    @abstractmethod
    def table_of(self, view: Any, seat: Seat, told: Sequence[Event]) -> list[Said]:
        """What one player has brought to the table; ``told`` is the round as the listener was told it."""

    @abstractmethod
    def what(self, text: str, plays: Sequence[Play], view: Any, told: Sequence[Event]) -> list[Said]:
        """Where a card is, as far as the listener may know, and what it does; empty if it is no card.

        ``plays`` are those that the folded text spells, ``told`` is the round as the listener was told it.
        """

    @abstractmethod
    def hint(self, view: Any, advice: Advice) -> Said:
        """A play, and what speaks for it."""

    def order(self, view: Any, seating: Sequence[Seat]) -> list[Seat]:
        """The seats in the order in which they play from now on, whoever is to play first."""
        at = seating.index(view.to_act) if view.to_act in seating else 0
        return [*seating[at:], *seating[:at]]

    @abstractmethod
    def refused(self, refusal: NotAllowed, view: Any) -> Said:
        """Say why a play is refused and what would be right."""

    @abstractmethod
    def rule(self, reason: Reason) -> Said:
        """Say the rule behind a refusal."""

    @abstractmethod
    def moment(self, view: Any) -> list[Said]:
        """Say the rules that count now."""

    @abstractmethod
    def how_to_play(self) -> list[Said]:
        """How plays are typed, in one to three lines with examples."""

    # what only some games have to say

    numbers_are_cards: ClassVar[bool] = False
    """Whether a number alone is a card before it is a place in the list of legal plays."""

    def parse(self, typed: Sequence[str], view: Any) -> list[Play] | None:
        """Read folded words in the game's own way; None leaves them to the spellings of single plays.

        Raises NotUnderstood, or Ambiguous with the legal readings.
        """
        return None

    def too_late(self, play: Play, view: Any) -> Said | None:
        """Say why a turn ends before a play that was typed for it; None where it needs no more words."""
        return None

    def facts(self) -> Sequence[Fact]:
        """What the game can be asked for beyond what every game can."""
        return ()

    def choice_name(self, view: Any, play: Play) -> Name:
        """Name a play where the view may tell more than the play itself."""
        return self.play_name(play)

    def named(self, view: Any, word: str) -> Sequence[Play]:
        """Plays that the typed word, folded, means at this moment, beyond their lasting spellings."""
        return ()

    def score(self, view: Any) -> list[Said]:
        """How the round stands, where points do not tell; empty where they do."""
        return []

    def score_of(self, view: Any, seat: Seat) -> list[Said]:
        """How the round stands for one player, where points do not tell; empty where they do."""
        return []

    def leaves_out(self, event: Event) -> bool:
        """Whether an event around the rounds of a match only repeats what this game has told."""
        return False

    def what_if(self, view: Any, play: Play) -> list[Said]:
        """What a legal play would lead to, as far as the listener may know; empty for nothing."""
        return []
