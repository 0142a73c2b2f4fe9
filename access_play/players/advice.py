"""Why a play is worth making: what is true of it, from what its seat may know.

Every reason states a fact of the table as the seat sees it, never what a player hopes for.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Final

from access_play.games.core import Play, Seat

NOBODY: Final = -1


class Why(enum.Enum):
    """What speaks for a play; ``figure``, ``card``, ``seat`` and ``line`` stand in the advice."""

    ONLY = enum.auto()
    """Nothing else can be played."""
    WINS = enum.auto()
    """It ends the round or the game, and wins it; in a turn of several steps it can do so."""
    ENDS_TURN = enum.auto()
    """It ends the turn, and what is held stays in the hand."""
    CHANCE = enum.auto()
    """Nobody can know what it brings."""

    # the row games
    LEADS_TO = enum.auto()
    """It leads towards ``card`` of the own hand, the farthest behind it."""
    FOLLOWED = enum.auto()
    """``card`` of the own hand fits right after it."""
    HELPS_NOBODY = enum.auto()
    """No card waits behind it."""
    BEHIND = enum.auto()
    """``figure`` cards that others may hold wait behind it."""
    FEWEST_BEHIND = enum.auto()
    """The same, and behind no other card that can be laid wait fewer."""
    SKIPS = enum.auto()
    """A card goes, and ``seat`` loses a turn."""
    TURNS_ROUND = enum.auto()
    """A card goes, and play turns round."""

    # 11 nimmt!
    CHAIN = enum.auto()
    """``figure`` cards can go in this turn."""
    MOST_HEADS = enum.auto()
    """It bears ``figure`` ox heads, and no card that fits bears more."""
    LAYS = enum.auto()
    """A card goes, and no pile is taken."""
    BRINGS_BULL = enum.auto()
    """``figure`` cards are taken, and they bring a bull."""
    FEWEST_TAKEN = enum.auto()
    """``figure`` cards are taken, and no pile has fewer."""
    TAKES = enum.auto()
    """``figure`` cards are taken."""
    SIZE_HIDDEN = enum.auto()
    """A pile is taken, and how many cards it has is hidden."""
    HOLDS_FEWEST = enum.auto()
    """``seat`` holds ``figure`` cards, and none of those who could be named holds fewer."""
    HOLDS = enum.auto()
    """``seat`` holds ``figure`` cards."""
    STARTS = enum.auto()
    """``figure`` cards of the own hand fit on it."""

    # Onze Gagnant
    FREES = enum.auto()
    """An interdiction can leave the own line, which can then be ``figure`` away from its goal."""
    NEARER = enum.auto()
    """The own line can come nearer: ``figure`` away from its goal."""
    BLOCKS = enum.auto()
    """An interdiction can come into ``line``, of ``seat``."""
    HINDERS = enum.auto()
    """``line``, of ``seat``, can be driven off, to ``figure`` away from its goal."""
    STANDS = enum.auto()
    """The own line would be ``figure`` away from its goal."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A play and the best that can be said for it."""

    play: Play
    why: Why
    figure: int = 0
    card: Play = NOBODY
    seat: Seat = NOBODY
    line: int = NOBODY
