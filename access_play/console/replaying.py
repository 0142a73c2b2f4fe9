"""A match that was played, heard again from any seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from access_play.console.outputs import Outputs
from access_play.console.plays import Plays, Read
from access_play.console.session import Manner, Session
from access_play.console.shelf import Shelf
from access_play.console.understanding import Left
from access_play.games.core import Seat
from access_play.table.journal import Header


class Heard(Plays):
    """Refuses every play: what is heard again cannot be changed."""

    def attempt(self, seat: Seat, read: Read, line: str = "") -> None:
        self.desk.error(seat, self.desk.answers(seat).only_heard())

    def take_back(self, seat: Seat) -> None:
        self.attempt(seat, list)


class Replay(Session):
    """Tells the lines of a journal, and answers what is asked meanwhile; nothing can be played.

    ``seat`` hears what it was told when the match was played; None hears what was open.
    """

    plays = Heard

    def __init__(
        self,
        header: Header,
        lines: Sequence[str],
        seat: Seat | None,
        shelf: Shelf,
        outputs: Outputs,
        manner: Manner,
    ) -> None:
        seated = replace(header, humans=() if seat is None else (seat,))
        super().__init__(seated, shelf, outputs, manner, _unkept)
        self._lines = lines

    async def run(self) -> None:
        """Tell the match from its first deal to its last line; raises match.Unfitting."""
        try:
            self.say(self.listening.welcome)
            for at, line in enumerate(self._lines, start=1):
                self.tell_troubles()
                self.match.follow(line, at)
                await self._pause()
        except Left:
            pass
        finally:
            await self._stop_reading()


def _unkept(line: str) -> None:
    """The journal of what is heard again is there already."""
