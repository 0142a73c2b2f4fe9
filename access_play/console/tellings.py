"""What a seat wishes to hear of each kind of event."""

from __future__ import annotations

from access_play.console.desk import Desk, Handler
from access_play.games.core import Seat
from access_play.words.commands import Command
from access_play.words.kinds import (
    Kind,
    kind_called,
    kind_words,
    kinds_of,
    telling_called,
    telling_words,
    told_so,
)


class Tellings:
    """Switches how kinds of events are told; questions and what is private are always told."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def commands(self) -> dict[Command, Handler]:
        return {Command.TELL: self._tell}

    def _tell(self, seat: Seat, rest: str) -> None:
        """Say how every kind is told, or one; or change it."""
        word, _, way = rest.partition(" ")
        kinds = kinds_of(self.desk.match.game)
        kind = kind_called(self.desk.speaker(seat).t, word)
        if not word:
            self._say(seat, kinds)
        elif kind not in kinds:
            self._which_kind(seat, kinds)
        elif not way:
            self._say(seat, [kind])
        else:
            self._change(seat, kind, way)

    def _say(self, seat: Seat, kinds: list[Kind]) -> None:
        t, listening = self.desk.speaker(seat).t, self.desk.listening
        self.desk.answer(seat, [told_so(t, kind, listening.tells(seat, kind)) for kind in kinds])

    def _which_kind(self, seat: Seat, kinds: list[Kind]) -> None:
        words = kind_words(self.desk.speaker(seat).t)
        known = ", ".join(words[kind].split("|")[0] for kind in kinds)
        self.desk.error(seat, self.desk.answers(seat).bad_argument(known))

    def _change(self, seat: Seat, kind: Kind, way: str) -> None:
        t = self.desk.speaker(seat).t
        telling = telling_called(t, way)
        if telling is None:
            known = ", ".join(words.split("|")[0] for words in telling_words(t).values())
            self.desk.error(seat, self.desk.answers(seat).bad_argument(known))
            return
        self.desk.listening.tell_so(seat, kind, telling)
        self._say(seat, [kind])
