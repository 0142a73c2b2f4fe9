"""A table of Onze Gagnant at a position set up by hand: lines are typed, and all that is said is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from access_play.console.listening import Listening
from access_play.console.outputs import Outputs
from access_play.console.shelf import Shelf
from access_play.console.understanding import Understanding
from access_play.games.core import Event, Seat
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.gagnant.state import GagnantState
from access_play.resources import folder
from access_play.speech import open_mouth
from access_play.table.journal import Header
from access_play.table.match import Match
from access_play.words.announcement import Announcement
from access_play.words.base import Verbosity
from tests.words.speaking import NAMES


class Script:
    """A console that only keeps what it is to print."""

    interactive = False
    idle = True

    def __init__(self) -> None:
        self.printed: list[str] = []
        self.on_key: Callable[[], None] = lambda: None

    def scroll(self, lines: int) -> None: ...

    def announce(self, text: str, *, urgent: bool = False) -> None:
        self.printed.append(text)

    async def read_line(self) -> str | None:
        return None

    def close(self) -> None: ...


class Table:
    """People at ``humans`` type; the others have no player and do nothing."""

    def __init__(
        self,
        game: OnzeGagnant,
        state: GagnantState | None = None,
        *,
        code: str = "en",
        verbosity: Verbosity = Verbosity.NORMAL,
        humans: Sequence[Seat] = (0,),
        names: Sequence[str] = NAMES,
    ) -> None:
        self.script, self.kept, self.journal = Script(), list[Announcement](), list[str]()
        outputs = Outputs(self.script, open_mouth("none"), [self.kept.append])
        shelf = Shelf(folder("locales"), folder("tables"))
        header = Header.of(game, "table", tuple(names[: game.seats]), tuple(humans), "easy")
        self.match = Match(game, "table", self._tell, self.journal.append)
        self.listening = Listening(game, header, shelf, code, verbosity)
        self.understanding = Understanding(self.match, self.listening, outputs, shelf)
        self._outputs = outputs
        if state is None:
            self.match.start()
        else:
            self.match.restore([f"deal {game.write(state)}"])

    def _tell(self, event: Event) -> None:
        for announcement in self.listening.announce(event, self.at_machine):
            self._outputs.give(announcement)

    @property
    def at_machine(self) -> Seat:
        humans = self.listening.header.humans
        return self.match.to_act if self.match.to_act in humans else humans[0]

    def type(self, *lines: str) -> list[str]:
        """Type lines for the seat to act, or the first person's; return what is said."""
        self.script.printed.clear()
        self.kept.clear()
        for line in lines:
            self.understanding.heed(self.at_machine, line)
        return list(self.script.printed)

    def played(self) -> list[str]:
        """The plays of the journal, and what was taken back."""
        return [line.removeprefix("play ") for line in self.journal if not line.startswith("deal ")]
