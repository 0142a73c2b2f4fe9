"""What is said of one change: once, for every way out.

The screen, the voice and the braille receive the same announcement, so that no way out
can fall silent or say something else.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Priority(enum.IntEnum):
    """What an announcement does to the speech in progress."""

    LOW = 0
    """Waits; the first to be dropped when the queue is long."""
    NORMAL = 1
    """Waits for its turn."""
    URGENT = 2
    """Goes first, and cuts what is less."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A card as its braille marks: the left edge and the right edge.

    For the row games ``left`` is the letter of the colour in the player's language and
    ``right`` the number, as on Atout 11's cards.
    """

    left: str
    right: str


@dataclass(frozen=True, slots=True)
class Choice:
    """From here on the line names a play, up to the next choice or its end; it has no cells itself.

    ``play`` is the play as the engine numbers it.
    """

    play: int


Piece = str | Mark | Choice
Speech = tuple[tuple[str, str], ...]
"""Parts of an utterance, each with the language whose voice speaks it."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """One screen line, one utterance, one braille line.

    ``seat`` is the seat it is for, None for everybody at this machine. ``braille`` is what
    the line says in braille wording, words, card marks and choices; ``cells`` is the same as Unicode
    braille, filled in by the braille room. ``earcon`` is the
    sound that goes before the words, where kind and priority do not tell it.
    """

    kind: str
    screen: str
    speech: Speech
    braille: tuple[Piece, ...]
    priority: Priority = Priority.NORMAL
    private: bool = False
    seat: int | None = None
    cells: str = ""
    silent: bool = False
    """Printed and brailled, but not spoken: the listener asked for that."""
    earcon: str = ""
