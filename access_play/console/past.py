"""Where in the events of a match a turn began, and whose deeds they are.

Events are those that a seat was told, oldest first.
"""

from __future__ import annotations

from collections.abc import Sequence

from access_play.games.core import Event, Seat
from access_play.table.events import RoundBegan
from access_play.words.kinds import DOINGS, kind_of_event


def is_deed(event: Event) -> bool:
    """Whether a player did this, rather than that it happened around the players."""
    return kind_of_event(event) in DOINGS


def this_round(events: Sequence[Event]) -> Sequence[Event]:
    """The events from the beginning of the last round on."""
    began = [at for at, event in enumerate(events) if isinstance(event, RoundBegan)]
    return events[began[-1] :] if began else events


def deeds_of(player: Seat, events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.seat == player and is_deed(event)]


def last_deeds_of(player: Seat, events: Sequence[Event]) -> list[Event]:
    """What the player did last without anybody else doing something between."""
    deeds = [event for event in events if is_deed(event)]
    while deeds and deeds[-1].seat != player:
        deeds.pop()
    begun = len(deeds)
    while begun and deeds[begun - 1].seat == player:
        begun -= 1
    return deeds[begun:]


def since_last_turn(seat: Seat, events: Sequence[Event], *, at_turn: bool) -> Sequence[Event]:
    """What happened since the seat's last turn was over, or since the round began if it had none.

    ``at_turn`` when it is the seat's turn: what it has done in it so far is left out. Questions that
    were answered are left out too.
    """
    end = len(events)
    if at_turn:
        while end and not (is_deed(events[end - 1]) and events[end - 1].seat != seat):
            if isinstance(events[end - 1], RoundBegan):
                break
            end -= 1
        asked = [at for at in range(end, len(events)) if events[at].asks]
        end = asked[0] + 1 if asked else len(events)
    before = range(end - 1, -1, -1)
    last = next((at for at in before if events[at].seat == seat and is_deed(events[at])), None)
    since = this_round(events[:end]) if last is None else events[last + 1 : end]
    return [event for event in since if not event.asks or (at_turn and event is events[end - 1])]
