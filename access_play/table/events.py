"""What happens around the rounds of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from access_play.games.core import Event, Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Round ``number`` (from 1) begins, or a playoff; ``seat`` is first where a rule asks for one.

    ``players`` are those who play, in clockwise order.
    """

    number: int
    playoff: bool
    players: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round has ended; ``seat`` won it, -1 when nobody did."""


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """The seat scored ``points`` in the round and has ``total`` now."""

    points: int
    total: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; ``seat`` is the first of the ``winners``, -1 when nobody won."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Ranked(Event):
    """At the end of the match the seat is on this ``place`` (from 1) with ``total`` points."""

    place: int
    total: int


@dataclass(frozen=True, slots=True)
class StepTakenBack(Event):
    """The seat took back the last step of its decision; all stands as before it."""


@dataclass(frozen=True, slots=True)
class ChoiceTakenBack(StepTakenBack):
    """The same of a step that nobody else had heard of."""

    personal: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PlayTakenBack(StepTakenBack):
    """The seat took back its last play; all stands as before it, rounds and other plays too."""
