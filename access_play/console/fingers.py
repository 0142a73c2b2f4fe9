"""Announcements for the fingers: to a braille display, and onto paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from access_play.braille.files import brf
from access_play.braille.panel import Panel
from access_play.braille.paper import (
    AROUND_HEADING,
    Heading,
    Layout,
    NewPage,
    Number,
    Paper,
    Paragraph,
    numbered,
)
from access_play.braille.windows import Arrival, Touch
from access_play.console.outputs import Full
from access_play.console.shelf import Shelf
from access_play.table.match import Match
from access_play.words.announcement import Announcement
from access_play.words.base import GameWords
from access_play.words.scores import score_sheet


class Fingers:
    """A braille display: shows each announcement, and hands on what is touched.

    Looks for the display in the background; ``cells`` is how many of it are used, None for all.
    """

    def __init__(self, shelf: Shelf, cells: int | None, arrival: Arrival = Arrival.AFTER_READING) -> None:
        self.on_touch: Callable[[Touch], None] = _nobody
        """Called in the display's thread."""
        self._shelf = shelf
        self.panel = Panel(
            lambda touch: self.on_touch(touch), lambda state, width: None, cells=cells, arrival=arrival
        )

    def show(self, announcement: Announcement) -> None:
        line = self._shelf.brailler(announcement.speech[0][0]).line(announcement.braille)
        self.panel.say(line, answer=announcement.kind == "answer")

    def close(self) -> None:
        self.panel.close()


def _nobody(_: Touch) -> None:
    """Nobody plays yet."""


class Embossed:
    """A game as braille paper: what was said, then the score sheet.

    The file is whole after every announcement: pages that are full stay as they are, the
    open one and the score sheet behind it are written anew at once.
    """

    def __init__(self, path: Path, shelf: Shelf, paper: Paper) -> None:
        self._file = path.open("wb", buffering=0)
        self._shelf = shelf
        self._layout = Layout(paper)
        self._sheet = Layout(paper)
        self._settled = 0
        self._offset = 0
        self._match: Match | None = None
        self._words: GameWords | None = None
        self._scored = (0, False)

    def follow(self, match: Match, words: GameWords) -> None:
        """Keep the scores of a match, in the words of a watcher."""
        self._match, self._words = match, words

    def keep(self, announcement: Announcement) -> None:
        """Add what was said; raises Full."""
        brailler = self._shelf.for_paper(announcement.speech[0][0])
        line = brailler.line(announcement.braille)
        if not line.cells:
            return
        self._layout.put(Paragraph(line))
        self._keep_score()
        try:
            self._write(lambda page: brailler.cells((str(page),)))
        except OSError as cause:
            raise Full(str(self._file.name), cause) from cause

    def close(self) -> None:
        self._file.close()

    def _keep_score(self) -> None:
        """Lay the score sheet out anew when a round, or the match, has ended."""
        if self._match is None or self._words is None:
            return
        scored = (len(self._match.results), self._match.over)
        if scored == self._scored:
            return
        self._scored, self._sheet = scored, Layout(self._layout.paper)
        brailler = self._shelf.for_paper(self._words.t.code)
        for part in score_sheet(self._words, self._match):
            self._sheet.put(NewPage(unless=AROUND_HEADING + len(part.lines)))
            self._sheet.put(Heading(brailler.line((part.title,)), part.level))
            for said in part.lines:
                self._sheet.put(Paragraph(brailler.line(said.braille), first=0, rest=2))

    def _write(self, number: Number) -> None:
        """Write every page from the first that has changed."""
        pages, paper = self._layout.pages, self._layout.paper
        sheet = self._sheet.pages if self._sheet.pages[0] else []
        laid = numbered([*pages[self._settled :], *sheet], paper, number, self._settled + 1)
        written = [brf([page], paper) for page in laid]
        self._file.seek(self._offset)
        rest = memoryview(b"".join(written))
        while rest:
            rest = rest[self._file.write(rest) :]
        full = len(pages) - 1 - self._settled
        self._offset += sum(map(len, written[:full]))
        self._settled += full
