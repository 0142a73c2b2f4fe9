"""Questions of yes or no, asked before something is done that may not be meant."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from access_play.console.desk import Desk
from access_play.games.core import Seat
from access_play.words.language import folded


@dataclass(frozen=True, slots=True)
class Doubt:
    """What "yes" does, as long as nothing has been played since it was asked."""

    do: Callable[[], None]
    position: int
    line: str = ""
    """The folded line that was doubted: typed again, it means yes."""
    enter: bool = False
    """Whether Enter alone means yes."""


class Doubts:
    """The question that each seat was asked last. Whatever else is typed, it is dropped."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._open: dict[Seat, Doubt] = {}

    def raise_one(self, seat: Seat, do: Callable[[], None], line: str = "", *, enter: bool = False) -> None:
        self._open[seat] = Doubt(do, self.desk.match.plays, folded(line).strip(), enter)

    def settle(self, seat: Seat, line: str) -> bool:
        """Take the line as the answer to what the seat was asked; False if it is none."""
        doubt, typed, answers = self._open.pop(seat, None), folded(line).strip(), self.desk.answers(seat)
        if doubt is None or doubt.position != self.desk.match.plays:
            return False
        if answers.says_no(typed):
            self.desk.answer(seat, [answers.nothing_done()])
        elif answers.says_yes(typed) or (typed == doubt.line if typed else doubt.enter):
            doubt.do()
        else:
            return False
        return True
