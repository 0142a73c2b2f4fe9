"""The ways out of one machine: every announcement goes to all of them."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Sequence
from typing import TextIO

from access_play.braille.panel import Panel
from access_play.braille.windows import windows
from access_play.console.base import Console
from access_play.console.shelf import Shelf
from access_play.console.sight import Sight
from access_play.speech import Mouth, Voiceless, in_place_of
from access_play.words.announcement import Announcement, Priority
from access_play.words.privacy import Way

Sink = Callable[[Announcement], None]


class Full(Exception):
    """A file takes no more; ``path`` names it, ``cause`` is what the system said."""

    def __init__(self, path: str, cause: OSError) -> None:
        super().__init__(path)
        self.path = path
        self.cause = cause


class Outputs:
    """Prints, speaks, brailles and keeps; nothing reaches one way and not the others.

    What is private to a seat goes by the one way it has chosen in ``private``, if it has.
    A file that takes no more is given up, and stands in ``full`` until it is told.
    """

    def __init__(self, console: Console, mouth: Mouth, sinks: Sequence[Sink] = ()) -> None:
        self.console = console
        self.mouth = mouth
        self.cells: list[Sink] = []
        """Where braille is read at once."""
        self.sinks = list(sinks)
        """What keeps all that is said."""
        self.private: dict[int | None, Way] = {}
        self.full: list[Full] = []
        self.panel: Panel | None = None
        """The braille display, if one was asked for."""
        self.live = ""
        """The voice to open when speech is switched on and there is none; empty for none."""
        self.sight = Sight()
        """How lines are printed; what is changed counts from the next line on."""
        self.unwanted = False
        """Whether the voice was switched off, so that it does not matter what it lacks."""
        self._silent = False

    @property
    def speaks(self) -> bool:
        """Whether the own voice is on."""
        return not self._silent and not isinstance(self.mouth, Voiceless)

    def attend(self) -> None:
        """A player has done something: what is being said or read gives way to the answer."""
        self.mouth.flush()
        if self.panel is not None:
            self.panel.attend()

    def voice(self, on: bool) -> None:
        """Switch the own voice off, or on again, trying anew if it had given up."""
        self._silent = self.unwanted = not on
        if not on:
            self.mouth.flush()
        elif isinstance(self.mouth, Voiceless) and self.live:
            self.mouth = in_place_of(self.mouth, self.live)
        else:
            self.mouth.retry()

    def hush(self) -> None:
        """Silence, and drop what waits."""
        self.mouth.flush()

    def give(self, announcement: Announcement) -> None:
        only = self.private.get(announcement.seat) if announcement.private else None
        if only in (None, Way.PRINT):
            urgent = announcement.priority is Priority.URGENT
            self.console.announce(announcement.screen, urgent=urgent)
        if only in (None, Way.BRAILLE):
            for show in self.cells:
                show(announcement)
        self._keep(announcement)
        if only in (None, Way.VOICE) and not (self._silent or announcement.silent):
            self.mouth.say(announcement)

    def _keep(self, announcement: Announcement) -> None:
        for sink in list(self.sinks):
            try:
                sink(announcement)
            except Full as full:
                self.sinks.remove(sink)
                self.full.append(full)

    @property
    def ways(self) -> list[Way]:
        """The ways there are here, now."""
        there = {Way.PRINT: True, Way.VOICE: self.speaks, Way.BRAILLE: bool(self.cells)}
        return [way for way, is_there in there.items() if is_there]

    def close(self, limit: float) -> None:
        """Let what waits be heard, for at most ``limit`` seconds; then there is no voice."""
        self._silent = True
        self.mouth.close(limit)


def cells_under(console: Console, shelf: Shelf, width: int | None) -> Sink:
    """Print the cells of each announcement under its line, cut into windows of ``width`` cells."""

    def show(announcement: Announcement) -> None:
        line = shelf.brailler(announcement.speech[0][0]).line(announcement.braille)
        cut = windows(line, width) if width else [(0, len(line.cells))]
        for first, last in cut:
            if first < last:
                console.announce(line.cells[first:last], urgent=announcement.priority is Priority.URGENT)

    return show


def transcript(file: TextIO) -> Sink:
    """Keep the game as it was said, plain text."""
    return lambda announcement: _append(file, announcement.screen)


def announcements(file: TextIO) -> Sink:
    """Keep every announcement whole, one JSON object a line."""
    numbers = itertools.count(1)

    def keep(announcement: Announcement) -> None:
        fields = {
            "n": next(numbers),
            "seat": announcement.seat,
            "kind": announcement.kind,
            "priority": announcement.priority.name.casefold(),
            "private": announcement.private,
            "screen": announcement.screen,
            "speech": announcement.speech,
            "braille": announcement.cells,
        }
        _append(file, json.dumps(fields, ensure_ascii=False))

    return keep


def _append(file: TextIO, line: str) -> None:
    try:
        file.write(f"{line}\n")
        file.flush()
    except OSError as cause:
        raise Full(file.name, cause) from cause
