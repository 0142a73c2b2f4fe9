"""What a typed line means at the table: a word of the table, a fact of the game, or a play."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from access_play.console.completing import Completing
from access_play.console.desk import MOST, Desk, Handler
from access_play.console.doubts import Doubts
from access_play.console.facts import Facts
from access_play.console.feeling import Feeling
from access_play.console.hints import Hints
from access_play.console.keep import Keep, Nowhere
from access_play.console.listening import Listening
from access_play.console.looking import Looking
from access_play.console.mending import Mending
from access_play.console.outputs import Outputs
from access_play.console.plays import Plays
from access_play.console.privacy import Privacy
from access_play.console.review import GOING, Review
from access_play.console.rules import Rules
from access_play.console.shelf import Shelf
from access_play.console.tellings import Tellings
from access_play.console.touching import Touching
from access_play.console.voicing import Voicing
from access_play.console.wishes import Wishes
from access_play.games.core import WATCHER, NotUnderstood, Seat
from access_play.table.match import Match
from access_play.words.announcement import Announcement
from access_play.words.answers import Answers
from access_play.words.commands import Command, Typed, read_command
from access_play.words.phrase import Said

Report = Callable[[Answers, Sequence[Announcement]], Said]
"""Writes a report of what was heard, and says where it is."""


class Left(Exception):
    """The players leave the table."""


class Understanding:
    """Reads lines of the seats at this machine and has them answered."""

    def __init__(
        self,
        match: Match,
        listening: Listening,
        outputs: Outputs,
        shelf: Shelf,
        clock: Callable[[], float] = time.monotonic,
        plays: type[Plays] = Plays,
    ) -> None:
        self.desk = Desk(match, listening, outputs, shelf, clock)
        self.doubts = Doubts(self.desk)
        self.plays = plays(self.desk, self.doubts)
        self.facts = Facts(self.desk)
        self.review = Review(self.desk)
        self.wishes = Wishes(self.desk)
        self.voicing = Voicing(self.desk)
        self.mending = Mending(self.desk)
        self.completing = Completing(self.desk)
        self.touching = Touching(self.desk, self.plays, self.doubts)
        self.tellings = Tellings(self.desk)
        self.keep: Keep = Nowhere()
        self.privacy = Privacy(self.desk)
        self.report: Report = _unreported
        """Writes down what a seat heard."""
        self.on_command: Callable[[Command, str], None] = _unwatched
        """Told of each word of the table before it is answered, with what was typed behind it."""
        self._commands: dict[Command, Handler] = {
            **self.plays.commands(),
            **self.facts.commands(),
            **Rules(self.desk).commands(),
            **self.review.commands(),
            **self.wishes.commands(),
            **self.tellings.commands(),
            **Hints(self.desk).commands(),
            **self.voicing.commands(),
            **Feeling(self.desk, self.touching).commands(),
            **self.privacy.commands(),
            **Looking(self.desk, self.voicing.settle).commands(),
            Command.SAVE: self._save,
            Command.SAVES: self._saves,
            Command.REPORT: self._report,
            Command.QUIT: self._quit,
        }

    def heed(self, seat: Seat, line: str) -> None:
        """Answer one line; ``seat`` is whose turn at the machine it is, or WATCHER. Raises Left."""
        if self.doubts.settle(seat, line):
            return
        self.desk.typed = line
        if self.voicing.choose_listed(seat, line):
            return
        typed = self._command(seat, line)
        if not line.strip():
            self.remind(seat)
        elif typed:
            self._answer(seat, typed.command, typed.rest)
        elif not self.facts.of_the_game(seat, line):
            self._play(seat, line)
        if not typed or typed.command not in GOING:
            self.review.leave(seat)

    def ask(self, seat: Seat, command: Command) -> None:
        """Answer a word of the table that was not typed but asked for by a key."""
        self._answer(seat, command, "")
        if command not in GOING:
            self.review.leave(seat)

    def _answer(self, seat: Seat, command: Command, rest: str) -> None:
        self.on_command(command, rest)
        self._commands[command](seat, rest)

    def _command(self, seat: Seat, line: str) -> Typed | None:
        """The word of the table that a line begins with, or whose beginning it is."""
        speaker = self.desk.speaker(seat)
        typed = read_command(line, speaker.t, self.desk.shelf.english)
        if typed and typed.cut and speaker.reader.knows(line):
            typed = None
        return typed or self._way_home(line)

    def _play(self, seat: Seat, line: str) -> None:
        try:
            self.plays.play(seat, line)
        except NotUnderstood:
            self._mend(seat, line)

    def _mend(self, seat: Seat, line: str) -> None:
        """Do what a line with a slip in it can only mean, once that is said; or ask what is meant."""
        desk, answers, readings = self.desk, self.desk.answers(seat), self.mending.readings(seat, line)
        plays = [play for reading in readings for play in reading.plays]
        if len(readings) == 1 and readings[0].command is not Command.QUIT:
            taken = answers.taken_as(self.mending.name(seat, readings[0]))
            # Not kept: "again" with a slip in it wants what was said before.
            desk.outputs.give(desk.speaker(seat).answer(taken, private=seat != WATCHER))
            self.heed(seat, readings[0].line)
        elif readings and len(plays) == len(readings):
            desk.error(seat, answers.which())
            desk.list_plays(seat, [play for play in desk.legal(seat) if play in plays], asked=True)
        else:
            self._offer(seat, line)

    def _offer(self, seat: Seat, line: str) -> None:
        """Say which words come nearest, or what could be played; where one word does, "yes" takes it."""
        word, near = self.mending.nearest(seat, line)
        if not near:
            self.plays.misunderstood(seat, line)
            return
        self.desk.error(seat, self.desk.answers(seat).did_you_mean(word, list(near)))
        if len(near) == 1:
            self.doubts.raise_one(seat, lambda: self.heed(seat, *near.values()))

    def _way_home(self, line: str) -> Typed | None:
        """A wish for a language in the words of any language: one strayed into must not be a trap."""
        shelf = self.desk.shelf
        codes = shelf.codes()
        for code in codes:
            typed = read_command(line, shelf.language(code), shelf.english)
            if typed and typed.command is Command.LANGUAGE and typed.rest in codes and not typed.cut:
                return typed
        return None

    def remind(self, seat: Seat, *, with_hand: bool = False) -> None:
        """Tell a seat what is asked of it, and its hand if it cannot have heard it yet."""
        desk, match, speaker = self.desk, self.desk.match, self.desk.speaker(seat)
        asked = next((event for event in reversed(match.events) if event.asks and event.seat == seat), None)
        if asked is None or match.to_act != seat:
            desk.answer(seat, [speaker.match.turn(match.to_act)])
            return
        if with_hand and speaker.words.holds_hands:
            desk.answer(seat, speaker.words.hand(match.view(seat)), private=True)
        desk.choices.pop(seat, None)
        announcement = speaker.event(asked)
        if announcement:
            desk.outputs.give(announcement)

    def _save(self, seat: Seat, name: str) -> None:
        answers = self.desk.answers(seat)
        self.desk.answer(seat, [self.keep.rename(answers, name) if name else self.keep.where(answers)])

    def _saves(self, seat: Seat, _: str) -> None:
        self.desk.answer(seat, self.keep.others(self.desk.answers(seat))[-MOST:])

    def _report(self, seat: Seat, _: str) -> None:
        self.desk.answer(seat, [self.report(self.desk.answers(seat), self.desk.listening.heard(seat))])

    def _quit(self, seat: Seat, _: str) -> None:
        raise Left


def _unwatched(command: Command, rest: str) -> None:
    """Nobody watches what is asked."""


def _unreported(answers: Answers, heard: Sequence[Announcement]) -> Said:
    """Writes nothing."""
    return answers.not_kept()
