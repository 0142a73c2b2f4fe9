"""A game at a terminal with a braille display: a BrlAPI server of ours, or BRLTTY."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

from access_play.braille.brailler import Brailler
from access_play.resources import folder
from access_play.words.announcement import Piece
from tests.braille.fakebrlapi import FakeBrlapi
from tests.console.pseudo import Session
from tests.program.test_terminal import ROOT, environ

WAITING = "⣀"
"""The last cell of a display behind whose line others wait."""
GAME = ["elfer-raus", "--players", "3", "--seed", "11", "--lang", "en", "--speech", "none"]
ENGLISH = Brailler("en", tables=folder("tables"))


class Reader:
    """Somebody with a keyboard and a braille display."""

    def __init__(self, terminal: Session, display: FakeBrlapi) -> None:
        self.terminal = terminal
        self.display = display

    def feels(self, *pieces: Piece) -> None:
        """Wait until the display shows this, and nothing waits behind it."""
        self.display.wait_cells(ENGLISH.cells(pieces))

    def begins(self, *pieces: Piece) -> None:
        """Wait until what the display shows begins with this."""
        cells = ENGLISH.cells(pieces)
        self.display.wait(lambda display: display.cells.startswith(cells))

    def touches(self, *pieces: Piece) -> None:
        """Press the routing key over the first cell of this."""
        cells = ENGLISH.cells(pieces)
        self.display.wait(lambda display: cells in display.cells)
        self.display.press("ROUTE", self.display.cells.index(cells))


@contextlib.contextmanager
def playing(home: Path, *words: str, display: FakeBrlapi, settings: str = "pace = 0") -> Iterator[Reader]:
    with terminal(home, *words, host=display.host, settings=settings) as session:
        yield Reader(session, display)


def terminal(home: Path, *words: str, host: str, settings: str = "pace = 0") -> Session:
    """The game at a terminal; ``words`` go before the way to the display."""
    config = home / "XDG_CONFIG_HOME" / "access-play"
    config.mkdir(parents=True)
    (config / "settings.toml").write_text(settings, encoding="utf-8")
    command = [sys.executable, "-m", "access_play", "play", *(words or GAME), "--braille", "display"]
    return Session(command, environ(home, BRLAPI_HOST=host, BRLAPI_AUTH="none"), cwd=ROOT)
