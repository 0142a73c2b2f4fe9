"""A match at one machine: who hears what, who types, and the pace of it all."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from access_play.console.listening import Listening
from access_play.console.outputs import Outputs
from access_play.console.shelf import Shelf
from access_play.console.understanding import Left, Understanding
from access_play.games.core import WATCHER, Event, Play, Seat
from access_play.players import chooser
from access_play.table.journal import Header
from access_play.table.match import Match, Record
from access_play.words.base import Verbosity
from access_play.words.phrase import Said

PACE: Final = 0.6
"""Seconds between the plays of computer players, where a person listens."""
PATIENCE: Final = 20.0
"""How long, in seconds, a computer player waits for the voice at most."""
LAST_WORDS: Final = 15.0
"""How long, in seconds, the voice may take for what is left to say at the end."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a session speaks: the language and detail of every seat at first, and the pace."""

    language: str
    verbosity: Verbosity = Verbosity.NORMAL
    pace: float = PACE


class Session:
    """Plays one match to its end, or until the players leave."""

    def __init__(
        self, header: Header, shelf: Shelf, outputs: Outputs, manner: Manner, record: Record
    ) -> None:
        self.header = header
        self.outputs = outputs
        self.console = outputs.console
        self.manner = manner
        self.match = Match(header.make_game(), header.seed, self._tell, record)
        self.listening = Listening(self.match.game, header, shelf, manner.language, manner.verbosity)
        self.understanding = Understanding(self.match, self.listening, outputs, shelf)
        self._chooser = chooser(self.match.game, header.level)
        self._reading: asyncio.Task[str | None] | None = None
        self.troubles: list[Callable[[], Said | None]] = []
        self._at_machine: Seat = header.humans[0] if len(header.humans) == 1 else WATCHER

    # what is heard

    def say(self, said: Said) -> None:
        """Say something that is no event, to everybody at the machine."""
        self.outputs.give(self.listening.public.answer(said, kind="notice"))

    def tell_troubles(self) -> None:
        """Say once what has gone wrong with a way out since this was last asked."""
        for trouble in self.troubles:
            while said := trouble():
                self.say(said)

    def _tell(self, event: Event) -> None:
        for announcement in self.listening.announce(event, self._at_machine):
            self.outputs.give(announcement)

    # the match

    async def run(self, lines: Sequence[str] = ()) -> None:
        """Play from the beginning, or on from the lines of a journal.

        Returns when the match is over or the players have left.
        """
        try:
            self._begin(lines)
            while not self.match.over:
                self.tell_troubles()
                if self.match.to_act in self.header.humans:
                    await self._person(self.match.to_act)
                else:
                    await self._computer(self.match.to_act)
        except Left:
            pass
        finally:
            await self._stop_reading()

    def _begin(self, lines: Sequence[str]) -> None:
        self.say(self.listening.welcome())
        if not lines:
            self.match.start()
            return
        self.match.restore(lines)
        if self._at_machine != WATCHER and not self.match.over:
            self.understanding.remind(self._at_machine)

    async def _person(self, seat: Seat) -> None:
        """Read lines for a seat until it has played."""
        if seat != self._at_machine:
            await self._hand_over(seat)
        line = await self._next_line()
        self._heed(seat, line)

    async def _hand_over(self, seat: Seat) -> None:
        """Let the next person take the machine before anything private is told."""
        self._at_machine = WATCHER
        self.say(self.listening.answers.take_the_machine(seat))
        line = await self._next_line()
        if line is None:
            raise Left
        self._at_machine = seat
        self.understanding.remind(seat)

    async def _computer(self, seat: Seat) -> None:
        await self._pause()
        if self.match.to_act == seat:
            self.match.play(seat, [self._choose(seat)])

    def _choose(self, seat: Seat) -> Play:
        rng = self.match.chance("player", seat, len(self.match.results), self.match.plays)
        return self._chooser(self.match.game, self.match.view(seat), rng)

    async def _pause(self) -> None:
        """Wait for the voice and a little longer; what is typed meanwhile is answered."""
        if not self.console.interactive:
            return
        loop = asyncio.get_running_loop()
        soonest, latest = loop.time() + self.manner.pace, loop.time() + PATIENCE
        while loop.time() < latest and (loop.time() < soonest or not self.outputs.mouth.idle()):
            reading = self._read_on()
            done, _ = await asyncio.wait({reading}, timeout=0.05)
            if done:
                self._heed(self._at_machine, await self._next_line())

    def _heed(self, seat: Seat, line: str | None) -> None:
        if line is None:
            raise Left
        self.outputs.mouth.flush()
        self.understanding.heed(seat, line)

    # reading

    def _read_on(self) -> asyncio.Task[str | None]:
        """The read that is under way: one is always kept running where a person types."""
        if self._reading is None:
            self._reading = asyncio.ensure_future(self.console.read_line())
        return self._reading

    async def _next_line(self) -> str | None:
        reading = self._read_on()
        try:
            return await reading
        finally:
            self._reading = None

    async def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            with contextlib.suppress(asyncio.CancelledError, KeyboardInterrupt):
                await self._reading
            self._reading = None
