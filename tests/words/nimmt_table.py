"""A table of 11 nimmt! at a position set up by hand, with one person who types."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from access_play.console.listening import Listening
from access_play.console.outputs import Outputs
from access_play.console.shelf import Shelf
from access_play.console.understanding import Understanding
from access_play.games.core import Event, Seat, Value
from access_play.games.nimmt.game import ElevenNimmt
from access_play.games.nimmt.state import NimmtState, NimmtView
from access_play.resources import folder
from access_play.speech import open_mouth
from access_play.table.journal import Header
from access_play.table.match import Match
from access_play.words.base import Verbosity
from access_play.words.nimmt import NimmtWords
from tests.games.nimmt.table import position
from tests.words.speaking import NAMES

SHELF = Shelf(folder("locales"), folder("tables"))


class Script:
    """A console that keeps what it is told to print."""

    interactive = False
    idle = True

    def __init__(self) -> None:
        self.on_key: Callable[[], None] = lambda: None
        self.lines: list[str] = []

    def scroll(self, lines: int) -> None: ...

    def announce(self, text: str, *, urgent: bool = False) -> None:
        self.lines.append(text)

    async def read_line(self) -> str | None:
        return None

    def close(self) -> None:
        """Nothing is open."""


class Table:
    """``seat`` types, the plays of all others are written."""

    def __init__(
        self,
        state: NimmtState,
        *,
        code: str = "en",
        seat: Seat = 0,
        verbosity: Verbosity = Verbosity.NORMAL,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        seats = len(state.hands)
        self.game = ElevenNimmt.create(seats, {"rounds": 1, **(options or {})})
        self.seat = seat
        self.console = Script()
        self.match = Match(self.game, "table", self._tell, lambda line: None)
        header = Header.of(self.game, "table", NAMES[:seats], (seat,), "easy")
        self.listening = Listening(self.match.game, header, SHELF, code, verbosity)
        self.outputs = Outputs(self.console, open_mouth("none"))
        self.understanding = Understanding(self.match, self.listening, self.outputs, SHELF)
        self.match.restore([f"deal {self.game.write(state)}"])

    def _tell(self, event: Event) -> None:
        for announcement in self.listening.announce(event, self.seat):
            self.outputs.give(announcement)

    @property
    def words(self) -> NimmtWords:
        return cast(NimmtWords, self.listening.presenter(self.seat).words)

    @property
    def view(self) -> NimmtView:
        return cast(NimmtView, self.match.view(self.seat))

    def type(self, line: str) -> list[str]:
        """Type a line and hear what comes of it, before anybody else plays."""
        self.console.lines.clear()
        self.understanding.heed(self.seat, line)
        return list(self.console.lines)

    def others(self, *plays: str) -> list[str]:
        """Let whoever is to act make written plays, and hear what comes of them."""
        self.console.lines.clear()
        for text in plays:
            self.match.play(self.match.to_act, [self.game.read_play(text)])
        return list(self.console.lines)

    def reads(self, line: str) -> list[str]:
        """What a typed line means, in written plays."""
        reader = self.listening.presenter(self.seat).reader
        choices = self.understanding.desk.choices_of(self.seat)
        return [
            self.game.write_play(play) for play in reader.read(line, self.view, choices, self.match.plays)
        ]


HAND = [3, 7, 21, 56, 59, 60, 71, 90, 99]


def table(code: str = "en", bulls: int = 2) -> Table:
    """Piles 54, 2, 88 (three cards) and 20; two bulls; it is Ana's turn, Bob and Chloé wait."""
    piles = [[54], [1, 2], [80, 85, 88], [20]]
    return Table(position([HAND, [5, 6], [8, 9]], piles, bulls=[bulls, 1, 0]), code=code)
