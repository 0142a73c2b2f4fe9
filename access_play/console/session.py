"""A match at one machine: who hears what, who types, and the pace of it all."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from access_play.braille.windows import Routing, Touch
from access_play.console.base import CURTAIN
from access_play.console.listening import Listening, Notice
from access_play.console.outputs import Outputs
from access_play.console.plays import Plays
from access_play.console.shelf import Shelf
from access_play.console.understanding import Left, Understanding
from access_play.games.core import WATCHER, Event, Play, Seat
from access_play.players import chooser
from access_play.table.events import MatchEnded
from access_play.table.journal import Header
from access_play.table.match import Match, Record
from access_play.words.answers import Answers
from access_play.words.base import Verbosity
from access_play.words.commands import Command
from access_play.words.phrase import Said

PACE: Final = 0.6
"""Seconds between the plays of computer players, where a person listens."""
PATIENCE: Final = 20.0
"""How long, in seconds, a computer player waits for the voice at most."""
STEP: Final = 0.05
"""How often, in seconds, the voice is asked whether it has finished."""
LAST_WORDS: Final = 15.0
"""How long, in seconds, the voice may take for what is left to say at the end."""


@dataclass(frozen=True, slots=True)
class Touched:
    """A routing key of the braille display was pressed."""

    what: Touch


Heard = str | Touched | None
"""What the players do: a line typed, something touched; None when they leave."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a session speaks: the language and detail of every seat at first, and the pace."""

    language: str
    verbosity: Verbosity = Verbosity.NORMAL
    pace: float = PACE
    routing: Routing = Routing.ASK
    confirm: bool = True
    """Whether a person is asked before a turn ends in which something could still be played."""
    curtain: int = CURTAIN
    """How many lines the screen moves up between two people, so that nothing private stays in sight."""
    by_number: bool = False
    card_first: bool = False
    """How hands are sorted and what comes first when a card is laid, for every seat at first."""
    clock: Callable[[], float] = time.monotonic
    """Seconds from any moment on; for how long a match has lasted, not for the pace."""


Trouble = Callable[[Answers], Said | None]
"""Says what has gone wrong since it was last asked, None when nothing has."""


class Session:
    """Plays one match to its end, or until the players leave."""

    plays: ClassVar[type[Plays]] = Plays
    """What becomes of plays that are typed or touched."""

    def __init__(
        self, header: Header, shelf: Shelf, outputs: Outputs, manner: Manner, record: Record
    ) -> None:
        self.header = header
        self.outputs = outputs
        self.console = outputs.console
        self.manner = manner
        self.match = Match(header.make_game(), header.seed, self._tell, record)
        self.listening = Listening(self.match.game, header, shelf, manner.language, manner.verbosity)
        self.understanding = Understanding(
            self.match, self.listening, outputs, shelf, manner.clock, self.plays
        )
        for seat in self.listening.presenters:
            self.listening.sort(seat, manner.by_number)
            self.listening.word(seat, manner.card_first)
        self.understanding.touching.routing = manner.routing
        # A script means what it says: the same typed lines are the same game.
        self.understanding.plays.confirms = manner.confirm and self.console.interactive
        self._chooser = chooser(self.match.game, header.level)
        self._early: list[Event] | None = None
        """What happens before the welcome: a round that follows the last line of a journal."""
        self._reading: asyncio.Task[str | None] | None = None
        self._touches: deque[Touched] = deque()
        self._touched = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self.troubles: list[Trouble] = []
        self._at_machine: Seat = header.humans[0] if len(header.humans) == 1 else WATCHER

    # what is heard

    def say(self, make: Notice) -> None:
        """Say something that is no event, to everybody at the machine."""
        for announcement in self.listening.notices(make):
            self.outputs.give(announcement)

    def tell_troubles(self) -> None:
        """Say once what has gone wrong with a way out since this was last asked."""
        everybody = self.listening.everybody
        for trouble in self.troubles:
            while said := trouble(Answers(everybody[0].listener)):
                self.outputs.give(everybody[0].answer(said, kind="notice"))

    def _tell(self, event: Event) -> None:
        if self._early is not None:
            self._early.append(event)
            return
        for announcement in self.listening.announce(event, self._at_machine):
            self.outputs.give(announcement)

    # the match

    def restore(self, lines: Sequence[str]) -> None:
        """Go through the lines of a journal, quietly; raises match.Unfitting at one that does not fit."""
        if lines:
            self._early = []
            self.match.restore(lines)

    async def run(self) -> None:
        """Play from the beginning, or on from what was restored.

        Returns when the match is over or the players have left.
        """
        self._loop = asyncio.get_running_loop()
        try:
            self._begin()
            while not self.match.over:
                self.tell_troubles()
                if self.match.to_act in self.header.humans:
                    await self._person(self.match.to_act)
                else:
                    await self._computer(self.match.to_act)
            await self._let_the_end_be_read()
        except Left:
            pass
        finally:
            self._loop = None
            await self._stop_reading()

    def touch(self, touch: Touch) -> None:
        """Take a routing key of the braille display, from any thread; it is heeded between two lines."""
        loop = self._loop
        if loop is not None:
            with contextlib.suppress(RuntimeError):  # the game has just ended
                loop.call_soon_threadsafe(self._take, Touched(touch))

    def _take(self, touched: Touched) -> None:
        self._touches.append(touched)
        self._touched.set()

    def _begin(self) -> None:
        self.say(self.listening.welcome)
        early, self._early = self._early, None
        if early:
            for event in early:
                self._tell(event)
        elif not self.match.events:
            self.match.start()
        elif self.match.over:
            self._tell_end()
        elif self._at_machine != WATCHER:
            self.understanding.remind(self._at_machine, with_hand=True)

    def _tell_end(self) -> None:
        """Say again how the match ended."""
        events = self.match.events
        for event in events[next(at for at, each in enumerate(events) if isinstance(each, MatchEnded)) :]:
            self._tell(event)

    async def _person(self, seat: Seat) -> None:
        """Read a line for a seat, once it has the machine."""
        if seat == self._at_machine:
            self._heed(seat, await self._heard())
        else:
            await self._hand_over(seat)

    async def _hand_over(self, seat: Seat) -> None:
        """Let the next person take the machine before anything private is told.

        It stays with nobody where the last play is taken back meanwhile.
        """
        self._draw_curtain()
        self.listening.curtain(seat)
        if self.outputs.panel is not None:
            self.outputs.panel.forget()
        while self.match.to_act == seat:
            self.say(lambda answers: answers.take_the_machine(seat))
            heard = await self._heard()
            if isinstance(heard, str) and not heard.strip():
                self._at_machine = seat
                self.understanding.remind(seat, with_hand=True)
                return
            self._heed(WATCHER, heard)

    def _draw_curtain(self) -> None:
        """Move what the last person was told off the screen, where that person's hand may stand on it."""
        seen, self._at_machine = self._at_machine, WATCHER
        if seen != WATCHER and self.console.interactive and self.listening.presenter(seen).words.holds_hands:
            self.console.scroll(self.manner.curtain)

    async def _computer(self, seat: Seat) -> None:
        await self._pause()
        if self.match.to_act == seat:
            self.match.play(seat, [self._choose(seat)])

    def _choose(self, seat: Seat) -> Play:
        rng = self.match.chance("player", seat, len(self.match.results), self.match.place)
        return self._chooser(self.match.game, self.match.view(seat), rng)

    async def _let_the_end_be_read(self) -> None:
        """Wait until the last lines are printed, which a key or a line hastens."""
        while not self.console.idle:
            if await self._hears(STEP) and await self._heard() is None:
                return

    async def _pause(self) -> None:
        """Wait for the voice and a little longer; what is typed meanwhile is answered."""
        if not self.console.interactive:
            await asyncio.sleep(0)  # so that Ctrl-C is heard
            return
        loop = asyncio.get_running_loop()
        soonest, latest = loop.time() + self.manner.pace, loop.time() + PATIENCE
        waiting = True
        while waiting:
            waiting = loop.time() < soonest or (loop.time() < latest and not self.outputs.mouth.idle())
            waiting = waiting or not self.console.idle
            if await self._hears(STEP if waiting else 0):
                self._heed(self._at_machine, await self._heard())
                waiting = True

    def _heed(self, seat: Seat, heard: Heard) -> None:
        if heard is None:
            raise Left
        if isinstance(heard, Touched):
            self.understanding.touching.touch(seat, heard.what)
            return
        self.outputs.attend()
        self.understanding.heed(seat, heard)

    # keys

    def complete(self, before: str) -> list[str]:
        """The words that can end a line now."""
        return self.understanding.completing.words(self._at_machine, before)

    def tell_words(self, words: Sequence[str]) -> None:
        self.understanding.completing.tell(self._at_machine, words)

    def ask(self, command: Command) -> None:
        """Answer a key that stands for a word of the table."""
        self.understanding.ask(self._at_machine, command)

    # reading

    def _read_on(self) -> asyncio.Task[str | None]:
        """The read that is under way: one is always kept running where a person types."""
        if self._reading is None:
            self._reading = asyncio.ensure_future(self.console.read_line())
        return self._reading

    async def _hears(self, seconds: float | None) -> bool:
        """Wait until a line is typed or something is touched; False when the time is over first."""
        touch = asyncio.ensure_future(self._touched.wait())
        either = {self._read_on(), touch}
        done, _ = await asyncio.wait(either, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        touch.cancel()
        return bool(done)

    async def _heard(self) -> Heard:
        """The next thing that the players do; a line half typed meanwhile is kept."""
        await self._hears(None)
        if self._touches:
            touched = self._touches.popleft()
            if not self._touches:
                self._touched.clear()
            return touched
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
