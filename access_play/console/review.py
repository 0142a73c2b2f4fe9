"""Hearing again what was said."""

from __future__ import annotations

from typing import Final

from access_play.console.desk import MOST, Desk, Handler
from access_play.games.core import Seat
from access_play.words.commands import Command

LAST: Final = 5
"""How many lines "last" tells unless a number follows."""


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
        }

    def leave(self, seat: Seat) -> None:
        """Something else was typed: "back" starts from the end again."""
        self._back.pop(seat, None)

    def _again(self, seat: Seat) -> None:
        heard = self.desk.listening.heard(seat)
        if heard:
            self.desk.outputs.give(heard[-1])
        else:
            self.desk.answer(seat, [self.desk.answers(seat).nothing_yet()])

    def _go_back(self, seat: Seat) -> None:
        """One announcement further back at each call."""
        desk, heard = self.desk, self.desk.listening.heard(seat)
        at = self._back.get(seat, 1) + 1
        if at > len(heard):
            desk.outputs.give(desk.speaker(seat).answer(desk.answers(seat).nothing_yet()))
            return
        self._back[seat] = at
        desk.outputs.give(heard[-at])

    def _last(self, seat: Seat, rest: str) -> None:
        count = int(rest) if rest.isascii() and rest.isdecimal() and len(rest) < 4 else LAST
        for announcement in self.desk.listening.heard(seat)[-min(max(count, 1), MOST) :]:
            self.desk.outputs.give(announcement)
