"""What every answer at the table starts from: the match, who listens, and how they are spoken to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from access_play.console.listening import Listening
from access_play.console.outputs import Outputs
from access_play.console.past import this_round
from access_play.console.shelf import Shelf
from access_play.games.core import WATCHER, Event, Play, Reason, Seat
from access_play.table.match import Match
from access_play.words.announcement import Announcement, Priority
from access_play.words.answers import Answers
from access_play.words.commands import Command, command_words, one_of_two, sort_words
from access_play.words.language import Language
from access_play.words.phrase import Said, choosing
from access_play.words.presenter import Presenter
from access_play.words.reading import Choices
from access_play.words.seats import nobody_called, seat_called

MOST: Final = 20
"""How many lines any answer has at most."""

Handler = Callable[[Seat, str], None]
"""Answers a command of a seat; gets what was typed behind its word, folded."""


class Desk:
    """One match at one machine, and what each of its seats was last told."""

    def __init__(
        self, match: Match, listening: Listening, outputs: Outputs, shelf: Shelf, clock: Callable[[], float]
    ) -> None:
        self.match = match
        self.listening = listening
        self.outputs = outputs
        self.shelf = shelf
        self.choices: dict[Seat, Choices] = {}
        """The list of plays that each seat was last told by number."""
        self.refused: dict[Seat, Reason] = {}
        """Why the last play of each seat was refused."""
        self.refusals = 0
        """How many plays were refused so far."""
        self.clock = clock
        self.begun = clock()
        """When the players sat down."""
        self.typed = ""
        """The line that is being answered, as it was typed."""

    def speaker(self, seat: Seat) -> Presenter:
        return self.listening.presenter(seat)

    def t(self, seat: Seat) -> Language:
        return self.speaker(seat).t

    def answers(self, seat: Seat) -> Answers:
        return Answers(self.speaker(seat).listener)

    def legal(self, seat: Seat) -> tuple[Play, ...]:
        return () if seat == WATCHER or self.match.over else self.match.view(seat).legal

    def choices_of(self, seat: Seat) -> Choices:
        """The list last said: one that was asked for, or the question itself where it numbers its choices."""
        listed, position, legal = self.choices.get(seat, Choices()), self.match.plays, self.legal(seat)
        if legal and listed.position != position and self.speaker(seat).words.numbers_choices:
            return Choices(legal, position, numbered=True)
        return listed

    def this_round(self, seat: Seat) -> Sequence[Event]:
        """What has happened in this round, as the seat was told it."""
        return this_round(self.match.heard(seat))

    def give(self, announcement: Announcement) -> None:
        """Say something, and keep it to be heard again."""
        self.listening.keep(announcement)
        self.outputs.give(announcement)

    def answer(
        self, seat: Seat, lines: Sequence[Said], *, private: bool = False, kind: str = "answer"
    ) -> None:
        speaker = self.speaker(seat)
        for said in lines[:MOST]:
            self.give(speaker.answer(said, private=private, kind=kind))

    def error(self, seat: Seat, said: Said) -> None:
        """Say what is wrong; why a play is refused may tell what a hand holds."""
        self.answer(seat, [said], kind="error", private=seat != WATCHER)

    def repeat(self, announcement: Announcement) -> None:
        """Say again, aloud, what was told before, at the request of a seat; it is not kept anew."""
        again = replace(announcement, kind="answer", priority=Priority.NORMAL, silent=False)
        self.outputs.give(again)

    def named(self, seat: Seat, text: str) -> Seat | None:
        """The seat that a name or number means; None, told, when it means none."""
        listener = self.speaker(seat).listener
        found = seat_called(listener, text)
        if found is None:
            answers = self.answers(seat)
            names = [listener.name(each) for each in range(len(listener.names))]
            lines = [answers.choice(at, name) for at, name in enumerate(names, start=1)]
            self.answer(seat, [nobody_called(answers.t, text), *lines], kind="error")
        return found

    def sorted_by_number(self, seat: Seat, word: str) -> bool | None:
        """Whether a word asks for a hand by number, or by colour; None for neither."""
        return one_of_two(word, sort_words(self.speaker(seat).t), sort_words(self.shelf.english))

    def list_plays(self, seat: Seat, plays: Sequence[Play], *, asked: bool = False, first: int = 1) -> None:
        """List plays by number, from the ``first`` on; the numbers can be typed until something is played."""
        answers, words = self.answers(seat), self.speaker(seat).words
        self.choices[seat] = Choices(tuple(plays), self.match.plays, numbered=True, asked=asked)
        view = self.match.view(seat)
        lines = [
            choosing(play, answers.choice(number, words.choice_name(view, play)))
            for number, play in enumerate(plays[first - 1 :], start=first)
        ]
        if len(lines) > MOST:
            word = command_words(answers.t)[Command.LEGAL].partition("|")[0]
            left = len(lines) - MOST + 1
            lines[MOST - 1 :] = [answers.more_choices(word, len(plays) - left + 1, left)]
        self.answer(seat, lines, private=True)
