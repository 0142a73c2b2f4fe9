"""What a match keeps to go back: to a step of a decision, or to before a decision that is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from access_play.games.core import Event, Refusal, RoundPlan, Seat


class NothingToTakeBack(Refusal):
    """The seat has made no step and no decision that could be undone."""


@dataclass(frozen=True, slots=True)
class Undo:
    """How to undo a step: the position before it, what was asked there, whether others heard the step."""

    state: Any
    asked: Event
    heard: bool
    place: int


@dataclass(frozen=True, slots=True)
class Decision:
    """Where a seat began to decide: the position, its round, how many were over, what was asked there."""

    seat: Seat
    state: Any
    plan: RoundPlan
    rounds: int
    asked: Event
    place: int
