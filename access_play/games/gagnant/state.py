"""The whole truth of one game, and what one seat may know of it."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Final, Self

from access_play.games.core import Play, Seat, View
from access_play.games.gagnant.cards import Side
from access_play.games.gagnant.lines import Line
from access_play.games.gagnant.pack import NOTHING

DRAW: Final[Play] = 0
DRAW_1: Final[Play] = 1
DRAW_2: Final[Play] = 2
DRAW_OPEN: Final[Play] = 3
DRAW_HIDDEN: Final[Play] = 4
DRAW_BONUS: Final[Play] = 5
PLUS: Final[Play] = 6
MINUS: Final[Play] = 7
GOAL_PLUS: Final[Play] = 8
GOAL_MINUS: Final[Play] = 9
LINE: Final[Play] = 10
"""LINE + n chooses line n."""
GOAL: Final[Play] = 20
"""GOAL + n chooses the goal modifier of line n, to turn its neutral card."""
CARD: Final[Play] = 100
"""CARD + c chooses card c."""
BACK: Final[Play] = 1000
"""BACK + n, a play of chance: a card goes back into the stock, n cards under it."""


class Step(enum.IntEnum):
    """What is asked next."""

    DRAW = 0
    """Begin the turn: draw a card."""
    DRAW_TWO = 1
    """Draw one of the two cards that a DRAW_TWO brings."""
    CHOOSE = 2
    """Which of the two is played."""
    SIDE = 3
    """Where the card in hand goes in one's own line."""
    REPLACED = 4
    """Which own card the card in hand replaces."""
    GIVE_LINE = 5
    """Who receives the card in hand."""
    GIVE_SIDE = 6
    """On which side they receive it."""
    OWN_CARD = 7
    """Which own card is exchanged."""
    THEIR_LINE = 8
    """With whom."""
    THEIR_CARD = 9
    """For which of their cards."""
    DISCARD_LINE = 10
    """From which line a card is discarded."""
    DISCARD_CARD = 11
    """Which card is discarded."""
    TURN = 12
    """Which line's signs, or whose neutral card, are turned."""
    COLOURS_LINE = 13
    """With whom start colours are swapped (bonus)."""
    MINUS_CARD = 14
    """Which card of one's minus side is swapped (bonus)."""
    SWAP_WITH = 15
    """With which card of one's plus side, or behind one's goal (bonus)."""
    PROTECTED = 16
    """Which own card is protected (bonus)."""
    RETURN = 17
    """Chance: where a card goes back into the stock."""
    DONE = 18
    """Nothing: the card is played out and the turn passes; no state rests here."""
    OVER = 19


@dataclass(slots=True)
class GagnantState:
    """One game. Cards are indices of the pack, or NOTHING.

    ``piles`` is the stock, drawn from its ends: a pile for each back where the back can be
    chosen. ``revealed`` is the open card of the dilemma. ``spent`` are used bonus cards
    that lie in no line; ``used`` are the lines that had their bonus. ``line`` has the
    turn; ``hand`` is the card being played, ``pair`` what a DRAW_TWO brought, ``held``
    what must go back into the stock, the last first. ``target`` and ``mine`` are the line
    and the own card chosen so far. ``won`` is the winning line; where all play together,
    the one whose turn it was.
    """

    lines: list[Line]
    piles: list[list[int]]
    revealed: int
    discard: list[int]
    bonus: list[int]
    spent: list[int]
    used: frozenset[int]
    protected: frozenset[int]
    line: int
    seat: Seat
    step: Step = Step.DRAW
    hand: int = NOTHING
    pair: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    target: int = NOTHING
    mine: int = NOTHING
    won: int = NOTHING
    can: tuple[Play, ...] = ()

    def copy(self) -> Self:
        return type(self)(
            self.lines.copy(),
            [pile.copy() for pile in self.piles],
            self.revealed,
            self.discard.copy(),
            self.bonus.copy(),
            self.spent.copy(),
            self.used,
            self.protected,
            self.line,
            self.seat,
            self.step,
            self.hand,
            self.pair,
            self.held,
            self.target,
            self.mine,
            self.won,
            self.can,
        )

    @property
    def clockwise(self) -> tuple[int, ...]:
        """The lines in the order of play, the active one first."""
        return (*range(self.line, len(self.lines)), *range(self.line))

    @property
    def stock(self) -> int:
        """How many cards can be drawn; the open card of the dilemma is one of them."""
        return sum(map(len, self.piles)) + (self.revealed >= 0)

    @property
    def empty(self) -> bool:
        """The last card has left the stock, and none will go back."""
        return not (self.held or len(self.pair) > 1 or self.stock)


@dataclass(frozen=True, slots=True)
class GagnantView(View):
    """What a seat may know: all but the order of the stock and which bonus cards are in the pile.

    ``owners`` tells who runs each line. ``backs`` counts the face-down stock cards by
    their back, the open one not among them; ``top`` is the back of the pile's first card
    where the stock is one pile of two boxes, else NOTHING. ``discard`` ends with the last
    card. ``bonus`` counts the bonus pile. The rest is as in the state.
    """

    owners: tuple[Seat, ...]
    lines: tuple[Line, ...]
    backs: tuple[int, ...]
    top: int
    revealed: int
    discard: tuple[int, ...]
    bonus: int
    spent: tuple[int, ...]
    used: frozenset[int]
    protected: frozenset[int]
    line: int
    step: Step
    hand: int
    pair: tuple[int, ...]
    held: tuple[int, ...]
    target: int
    mine: int
    won: int

    @property
    def stock(self) -> int:
        """How many cards can be drawn, the open one included."""
        return sum(self.backs) + (self.revealed >= 0)

    @property
    def empty(self) -> bool:
        """The last card has left the stock: interdictions have no effect."""
        return not (self.held or len(self.pair) > 1 or self.stock)


# what a play speaks of


def side_in(play: Play) -> Side | None:
    """The sign a play chooses, for a card on that side or for the neutral card of a goal modifier."""
    if play in (PLUS, GOAL_PLUS):
        return Side.PLUS
    return Side.MINUS if play in (MINUS, GOAL_MINUS) else None
