"""Hearing again what was said, as it was or letter by letter, and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from access_play.console.desk import MOST, Desk, Handler
from access_play.console.past import deeds_of, last_deeds_of, since_last_turn
from access_play.games.core import WATCHER, Event, Seat
from access_play.words.announcement import Announcement
from access_play.words.commands import Command
from access_play.words.phrase import Said, single_line
from access_play.words.review import left_out, nothing_done, nothing_later, nothing_since
from access_play.words.spelling import spelled

LAST: Final = 5
"""How many lines "last" tells unless a number follows."""
GOING: Final = (Command.BACK, Command.FORWARD)
"""The commands that go through what was heard, a line each."""

SPELLING: Final = "spelling"
"""The kind of announcement that holds letters."""


class Review:
    """Goes through what a seat has heard."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._back: dict[Seat, int] = {}
        """How far back each seat has gone, in announcements."""

    def commands(self) -> dict[Command, Handler]:
        return {
            Command.LAST: self._last,
            Command.AGAIN: lambda seat, _: self._again(seat),
            Command.BACK: lambda seat, _: self._go_back(seat),
            Command.FORWARD: lambda seat, _: self._go_forward(seat),
            Command.SINCE: lambda seat, _: self._since(seat),
            Command.HISTORY: self._history,
            Command.SPELL: lambda seat, _: self._spell(seat),
        }

    def leave(self, seat: Seat) -> None:
        """Something else was typed: "back" starts from the end again."""
        self._back.pop(seat, None)

    # what was said

    def _again(self, seat: Seat) -> None:
        heard = self.desk.listening.heard(seat)
        if heard:
            self.desk.repeat(heard[-1])
        else:
            self.desk.answer(seat, [self.desk.answers(seat).nothing_yet()])

    def _go_back(self, seat: Seat) -> None:
        """One announcement further back at each call."""
        heard = self.desk.listening.heard(seat)
        at = self._back.get(seat, 1) + 1
        if at > len(heard):
            self._edge(seat, self.desk.answers(seat).nothing_yet())
            return
        self._back[seat] = at
        self.desk.repeat(heard[-at])

    def _go_forward(self, seat: Seat) -> None:
        """One announcement back towards the newest at each call."""
        at = self._back.get(seat, 1) - 1
        if at < 1:
            self._edge(seat, nothing_later(self.desk.speaker(seat).t))
            return
        self._back[seat] = at
        self.desk.repeat(self.desk.listening.heard(seat)[-at])

    def _edge(self, seat: Seat, said: Said) -> None:
        """Say that there is no further line, without adding one to those gone through."""
        self.desk.outputs.give(self.desk.speaker(seat).answer(said))

    def _last(self, seat: Seat, rest: str) -> None:
        """The last lines, so many as the number says; or the last turn of whoever is named."""
        if rest and not (rest.isascii() and rest.isdecimal()):
            self._last_of(seat, rest)
            return
        count = int(rest[:4]) if rest else LAST
        for announcement in self.desk.listening.heard(seat)[-min(max(count, 1), MOST) :]:
            self.desk.repeat(announcement)

    # what has happened

    def _last_of(self, seat: Seat, name: str) -> None:
        player = self.desk.named(seat, name)
        if player is not None:
            self._tell_deeds(seat, player, last_deeds_of(player, self.desk.this_round(seat)))

    def _history(self, seat: Seat, rest: str) -> None:
        """What a player has done in this round; without a name, the listener."""
        player = seat if not rest and seat != WATCHER else self.desk.named(seat, rest)
        if player is not None:
            self._tell_deeds(seat, player, deeds_of(player, self.desk.this_round(seat)))

    def _tell_deeds(self, seat: Seat, player: Seat, deeds: Sequence[Event]) -> None:
        speaker = self.desk.speaker(seat)
        nothing = nothing_done(speaker.t, speaker.listener.name(player))
        self._tell(seat, deeds, nothing)

    def _since(self, seat: Seat) -> None:
        match = self.desk.match
        events = since_last_turn(seat, match.heard(seat), at_turn=match.to_act == seat)
        self._tell(seat, events, nothing_since(self.desk.speaker(seat).t))

    def _tell(self, seat: Seat, events: Sequence[Event], nothing: Said) -> None:
        """Tell what happened once more; of much, the newest, and how much is left out."""
        speaker = self.desk.speaker(seat)
        told: list[Announcement] = [said for event in events if (said := speaker.event(event))]
        if not told:
            self.desk.answer(seat, [nothing])
            return
        if len(told) > MOST:
            self.desk.answer(seat, [left_out(speaker.t, len(told) - MOST + 1)])
            del told[: 1 - MOST]
        for announcement in told:
            self.desk.repeat(announcement)

    def _spell(self, seat: Seat) -> None:
        """Spell what was typed behind the word, else the last line that is no spelling itself."""
        desk, heard = self.desk, self.desk.listening.heard(seat)
        word = single_line(single_line(desk.typed).partition(" ")[2])
        last = next((each for each in reversed(heard) if each.kind != SPELLING), None)
        if word:
            desk.answer(seat, spelled(desk.t(seat), word), private=seat != WATCHER, kind=SPELLING)
        elif last:
            desk.answer(seat, spelled(desk.t(seat), last.screen), private=last.private, kind=SPELLING)
        else:
            desk.answer(seat, [desk.answers(seat).nothing_yet()])
