"""Taking back: a step, or a finished play where those who sit at the table agree."""

from __future__ import annotations

from collections.abc import Sequence

from access_play.console.desk import Desk
from access_play.console.doubts import Doubts
from access_play.games.core import Seat
from access_play.table.undoing import NothingToTakeBack
from access_play.words.typing import lets_take_back


class Undoing:
    """Takes back for the seats at this machine.

    Computer players agree to everything, even where a card was seen; every other person is asked.
    """

    def __init__(self, desk: Desk, doubts: Doubts) -> None:
        self.desk = desk
        self.doubts = doubts

    def take_back(self, seat: Seat) -> None:
        try:
            self.desk.match.take_back(seat)
        except NothingToTakeBack:
            self._take_back_play(seat)

    def _take_back_play(self, asking: Seat) -> None:
        """Take back the last play of a seat; between two turns, that of the person who played last."""
        people = self.desk.listening.header.humans
        seat = self.desk.match.decided([asking] if asking in people else people)
        if seat is None:
            self.desk.error(asking, self.desk.answers(asking).nothing_to_take_back())
        else:
            self._ask(asking, seat, [other for other in people if other != seat])

    def _ask(self, asking: Seat, seat: Seat, others: Sequence[Seat]) -> None:
        """Ask the first of the other people, and go on with the rest once the answer is yes."""
        if not others:
            self.desk.match.rewind(seat)
            return
        listener = self.desk.speaker(asking).listener
        said = lets_take_back(listener.language, listener.names[others[0]], listener.names[seat])
        self.desk.answer(asking, [said], kind="question")
        self.doubts.raise_one(asking, lambda: self._ask(asking, seat, others[1:]))
