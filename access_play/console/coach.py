"""Six lessons at a real table: what is wished for next, and whether the player has done it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from access_play.console.desk import Desk
from access_play.console.outputs import Outputs
from access_play.console.session import Heard, Manner, Session
from access_play.console.shelf import Shelf
from access_play.console.spelled import forbidden, most_telling, shortest
from access_play.console.understanding import Left
from access_play.games.core import Seat
from access_play.table.journal import Header
from access_play.words.commands import Command, command_words
from access_play.words.language import Language, folded, spellings
from access_play.words.lessons import Lessons
from access_play.words.phrase import Said


@dataclass(frozen=True, slots=True)
class Deed:
    """What a typed line has done: the words of the table it was, and what became of a play."""

    line: str
    asked: Sequence[tuple[Command, str]]
    played: bool
    refused: bool


Wish = Callable[["Coach"], str]
"""What the player is to type now; "" where there is nothing to wish for."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to type; ``purpose`` names what it is good for in :class:`words.lessons.Lessons`."""

    purpose: str
    wish: Wish
    done: Callable[[Deed], bool]


def _word(command: Command, purpose: str = "", rest: Command | None = None) -> Step:
    """A step that is done with a word of the table, ``rest`` being a word to type behind it."""

    def wish(coach: Coach) -> str:
        return " ".join(coach.word(each) for each in (command, rest) if each)

    def done(deed: Deed) -> bool:
        return any(asked is command and (behind or not rest) for asked, behind in deed.asked)

    return Step(purpose or command.value, wish, done)


_SHORT = Step("play", lambda coach: shortest(coach.desk, coach.seat), lambda deed: deed.played)
_NUMBER = Step("number", lambda coach: "1", lambda deed: deed.played and deed.line.strip().isdecimal())
_REFUSED = Step("forbidden", lambda coach: forbidden(coach.desk, coach.seat), lambda deed: deed.refused)
_PLAY_ON = Step("play on", lambda coach: most_telling(coach.desk, coach.seat), lambda deed: deed.played)

LESSONS: Final = (
    (_word(Command.HAND), _word(Command.TABLE)),
    (_SHORT,),
    (_word(Command.LEGAL), _NUMBER),
    (_word(Command.AGAIN), _word(Command.LAST), _word(Command.SINCE)),
    (
        _word(Command.COUNTS),
        _word(Command.SCORE),
        _REFUSED,
        _word(Command.WHY),
        _word(Command.HELP, rest=Command.SCORE),
    ),
    (_PLAY_ON, _word(Command.TAKE_BACK), _word(Command.QUIT)),
)
"""One idea each, in the order in which they are needed."""


class Coach:
    """Goes through the lessons with one player, from one game to the next if need be."""

    def __init__(self) -> None:
        self._lesson = 0
        self._step = 0
        self._begun = False
        self._welcomed = False
        self._seated: tuple[Desk, Seat] | None = None

    def sit_down(self, desk: Desk, seat: Seat) -> None:
        """Teach at this table from now on."""
        self._seated = desk, seat

    @property
    def desk(self) -> Desk:
        assert self._seated is not None  # noqa: S101  # a coach without a table wishes for nothing
        return self._seated[0]

    @property
    def seat(self) -> Seat:
        assert self._seated is not None  # noqa: S101
        return self._seated[1]

    @property
    def t(self) -> Language:
        return self.desk.t(self.seat)

    @property
    def over(self) -> bool:
        """Whether every lesson is done or passed over."""
        return self._lesson == len(LESSONS)

    def word(self, command: Command) -> str:
        """A word of the table as the player's language shows it."""
        return command_words(self.t)[command].partition("|")[0]

    def tell(self, said: Said) -> None:
        """Say something that belongs to no game: it is not heard again by "again" and "last"."""
        speaker = self.desk.speaker(self.seat)
        self.desk.outputs.give(speaker.answer(said, kind="lesson"))

    def welcome(self) -> None:
        """Say, once, what is coming and how to leave it."""
        if not self._welcomed:
            self._welcomed = True
            lessons = Lessons(self.t)
            self.tell(lessons.welcome(lessons.skip_words().partition("|")[0], self.word(Command.QUIT)))

    def ask(self) -> None:
        """Say what to type now, and before its first step what a lesson is about."""
        wish = self._wish()
        if self.over:
            return
        lessons = Lessons(self.t)
        if not self._begun:
            self._begun = True
            for said in lessons.begins(self._lesson, len(LESSONS), self._how_to_play()):
                self.tell(said)
        self.tell(lessons.wish(LESSONS[self._lesson][self._step].purpose, wish))

    def _how_to_play(self) -> Said:
        return self.desk.speaker(self.seat).words.how_to_play()[0]

    def _wish(self) -> str:
        """What to type now; steps that nothing can be wished for are passed over."""
        while not self.over:
            step = LESSONS[self._lesson][self._step]
            if wish := step.wish(self):
                return wish
            self._go_on()
        return ""

    def skip(self, line: str) -> bool:
        """Go on to the next lesson if a line asks for that; says whether it did."""
        words = (Lessons(t).skip_words() for t in (self.t, self.desk.shelf.english))
        if not any(folded(line).strip() in spellings(each) for each in words):
            return False
        self._begin(self._lesson + 1)
        return True

    def watch(self, deed: Deed) -> None:
        """Go on where a line has done what was wished for."""
        if not self.over and self._begun and LESSONS[self._lesson][self._step].done(deed):
            self._go_on()

    def _go_on(self) -> None:
        self._step += 1
        if self._step == len(LESSONS[self._lesson]):
            self._begin(self._lesson + 1)

    def _begin(self, lesson: int) -> None:
        self._lesson, self._step, self._begun = lesson, 0, False


class Lesson(Session):
    """A game at which a coach sits; it is played as any other, and ends with the last lesson."""

    def __init__(self, header: Header, shelf: Shelf, outputs: Outputs, manner: Manner, coach: Coach) -> None:
        super().__init__(header, shelf, outputs, manner, _unkept)
        self.coach = coach
        self.left = False
        """Whether the player has had enough."""
        coach.sit_down(self.understanding.desk, header.humans[0])

    async def _person(self, seat: Seat) -> None:
        self.coach.ask()
        await super()._person(seat)

    def _heed(self, seat: Seat, heard: Heard) -> None:
        line = heard if isinstance(heard, str) else ""
        if self.coach.skip(line):
            if self.coach.over:
                raise Left
            return
        try:
            self.coach.watch(self._deed(seat, heard, line))
        except Left:
            self.left = True
            self.coach.watch(Deed(line, [(Command.QUIT, "")], played=False, refused=False))
            raise

    def _deed(self, seat: Seat, heard: Heard, line: str) -> Deed:
        """Have a line answered as in any game, and see what it has done; raises Left."""
        desk, asked, position = self.understanding.desk, list[tuple[Command, str]](), self.match.plays
        refusals = desk.refusals
        self.understanding.on_command = lambda command, rest: asked.append((command, rest))
        super()._heed(seat, heard)
        return Deed(line, asked, played=self.match.plays > position, refused=desk.refusals > refusals)


def _unkept(line: str) -> None:
    """Nothing is kept of a lesson."""
