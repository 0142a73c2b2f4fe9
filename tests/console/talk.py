"""A player who types a script at a seeded table, in the process, and what is answered to each line."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from access_play.braille.windows import Touch
from access_play.console.outputs import Outputs, Sink
from access_play.console.session import Manner, Session, Touched
from access_play.console.shelf import Shelf
from access_play.games import GAMES
from access_play.games.core import Value
from access_play.resources import folder
from access_play.speech import open_mouth
from access_play.table.journal import Header

SHELF = Shelf(folder("locales"), folder("tables"))


class Script:
    """A console that types the lines of a script and keeps what is printed before and after each.

    Instead of a line something may be touched on a braille display.
    """

    interactive = False
    idle = True

    def __init__(self, lines: Iterable[str | Touched]) -> None:
        self._lines = iter(lines)
        self.said: list[list[str]] = [[]]
        self.on_key = lambda: None
        self.touch: Callable[[Touch], None] = lambda touch: None

    def scroll(self, lines: int) -> None: ...

    def announce(self, text: str, *, urgent: bool = False) -> None:
        self.said[-1].append(text)

    async def read_line(self) -> str | None:
        line = next(self._lines, None)
        self.said.append([])
        while isinstance(line, Touched):
            self.touch(line.what)
            line = next(self._lines, None)
            self.said.append([])
        return line

    def close(self) -> None: ...


class Talk(NamedTuple):
    """``said[0]`` is what is said before the first line, ``said[n]`` what follows line n."""

    said: list[list[str]]
    session: Session
    kept: list[str]


def talk(
    lines: Sequence[str | Touched],
    *,
    name: str = "elfer-raus",
    seats: int = 3,
    code: str = "en",
    seed: str = "11",
    values: dict[str, Value] | None = None,
    sinks: Sequence[Sink] = (),
    clock: Callable[[], float] = time.monotonic,
) -> Talk:
    """Play by a script; the first seat is the player's, computers hold the others."""
    person = {"fr": "Place 1"}.get(code, "Player 1")
    game = GAMES[name].create(seats, values or {})
    header = Header.of(game, seed, (person, "Ana", "Bob", "Chloé", "David")[:seats], (0,), "normal")
    console, kept = Script(lines), list[str]()
    outputs = Outputs(console, open_mouth("none"), sinks)
    session = Session(header, SHELF, outputs, Manner(code, clock=clock), kept.append)
    console.touch = partial(session.understanding.touching.touch, 0)
    asyncio.run(session.run())
    return Talk(console.said, session, kept)
