"""A line with a slip of the fingers in it: what it can only have meant, or what comes nearest to it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from access_play.console.desk import Desk
from access_play.games.core import Ambiguous, NotUnderstood, Play, Seat
from access_play.words.base import LINE_LIMIT, Fact, GameWords
from access_play.words.commands import (
    Command,
    Typed,
    braille_words,
    command_words,
    detail_words,
    read_command,
    switch_words,
)
from access_play.words.language import folded, spellings
from access_play.words.phrase import Name, listed, plain, single_line
from access_play.words.presenter import Presenter
from access_play.words.reading import silent_words
from access_play.words.slips import nearest, one_slip_from

LONGEST: Final = 80
"""Characters of the longest line that is mended."""
_WORD: Final = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a line once its slip is mended; ``plays`` are the plays it makes, if it is a play."""

    line: str
    meaning: object
    """What is done, alike for lines that do the same."""
    plays: tuple[Play, ...] = ()
    command: Command | None = None
    asks: bool = False
    """Whether several plays fit, so that it is asked which is meant."""


class Mending:
    """Finds slips in the lines of the seats at this machine."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._for: GameWords | None = None
        self._all: dict[str, str] = {}

    def readings(self, seat: Seat, line: str) -> list[Reading]:
        """What the line means with one slip mended, each meaning once."""
        text, found = _tidied(line), dict[object, Reading]()
        for mended in self._mended(seat, text) if len(text) <= LONGEST else ():
            if reading := self._read(seat, mended):
                found.setdefault(reading.meaning, reading)
        return list(found.values())

    def name(self, seat: Seat, reading: Reading) -> Name:
        """What the line is taken for: its plays, or its words."""
        words, view = self.desk.speaker(seat).words, self.desk.match.view(seat)
        plays = listed([words.choice_name(view, play) for play in reading.plays])
        short = len(plays.text) <= LINE_LIMIT - LONGEST
        return plays if reading.plays and not reading.asks and short else plain(reading.line)

    def nearest(self, seat: Seat, line: str) -> tuple[str, dict[str, str]]:
        """The first unknown word that is like known ones, and each of those with the line it would make."""
        text, known = _tidied(line)[:LONGEST], self._known(seat)
        for found in _WORD.finditer(text):
            word = folded(found[0])
            if near := nearest(word, known) if word not in known else []:
                return found[0], {known[each]: _with(text, found, known[each]) for each in near}
        return "", {}

    def _mended(self, seat: Seat, text: str) -> Iterator[str]:
        """The line with each word that is unknown made a known one by mending one slip."""
        known = self._known(seat)
        for found in _WORD.finditer(text):
            word = folded(found[0])
            for other in one_slip_from(word, known) if word not in known else ():
                yield _with(text, found, known[other])

    def _known(self, seat: Seat) -> dict[str, str]:
        """Every folded word that can be typed, and how it is written; put together once for each listener."""
        words = self.desk.speaker(seat).words
        if self._for is not words:
            self._for, self._all = words, self._put_together(self.desk.speaker(seat))
        return self._all

    def _put_together(self, speaker: Presenter) -> dict[str, str]:
        english = self.desk.shelf.english
        messages = [*command_words(speaker.t).values(), detail_words(speaker.t), switch_words(speaker.t)]
        messages.append(braille_words(speaker.t))
        messages += [fact.words for fact in speaker.words.facts()]
        messages += command_words(english).values()
        written = [word for message in messages for each in message.split("|") for word in each.split()]
        written += [*speaker.words.vocabulary(), *silent_words(speaker.t)]
        known: dict[str, str] = {}
        for word in written:
            known.setdefault(folded(word), word)
        return known

    def _read(self, seat: Seat, line: str) -> Reading | None:
        typed = self._command(seat, line)
        if typed:
            return Reading(line, (typed.command, typed.rest), command=typed.command)
        if fact := self._fact(seat, line):
            return Reading(line, (fact.words, folded(line).partition(" ")[2]))
        return self._play(seat, line)

    def _command(self, seat: Seat, line: str) -> Typed | None:
        typed = read_command(line, self.desk.speaker(seat).t, self.desk.shelf.english)
        return None if typed is None or typed.cut else typed

    def _fact(self, seat: Seat, line: str) -> Fact | None:
        """What only this game can be asked for, if the line asks for it."""
        word, _, rest = folded(line).partition(" ")
        facts = self.desk.speaker(seat).words.facts()
        return next(
            (fact for fact in facts if word in spellings(fact.words) and not (fact.alone and rest)), None
        )

    def _play(self, seat: Seat, line: str) -> Reading | None:
        """The plays of a line, if they are legal."""
        desk, match = self.desk, self.desk.match
        reader, choices = desk.speaker(seat).reader, desk.choices_of(seat)
        try:
            plays = reader.read(
                line, match.view(seat), choices, match.plays, lambda plays: match.ahead(seat, plays)
            )
        except Ambiguous as several:
            return Reading(line, several.plays, several.plays, asks=True)
        except NotUnderstood:
            return None
        return Reading(line, tuple(plays), tuple(plays)) if match.allows(seat, plays) else None


def _tidied(line: str) -> str:
    return unicodedata.normalize("NFC", single_line(line)).lstrip("/")


def _with(text: str, found: re.Match[str], word: str) -> str:
    """The text with another word in the place of one that was found in it."""
    return text[: found.start()] + word + text[found.end() :]
