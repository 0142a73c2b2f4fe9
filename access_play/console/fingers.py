"""Announcements for the fingers: to a braille display, and onto paper."""

from __future__ import annotations

from pathlib import Path

from access_play.braille.files import brf
from access_play.braille.panel import Panel
from access_play.braille.paper import Paper, Paragraph, pages
from access_play.console.outputs import Full, Sink
from access_play.console.shelf import Shelf
from access_play.words.announcement import Announcement, Mark


def open_panel(cells: int | None) -> Panel:
    """Look for a display, in the background; ``cells`` is how many of it are used, None for all."""
    return Panel(_touched, lambda state, width: None, cells=cells)


def _touched(what: Mark | str) -> None:
    """A routing key chooses nothing yet."""


def on_display(panel: Panel, shelf: Shelf) -> Sink:
    """Show each announcement on the display."""

    def show(announcement: Announcement) -> None:
        panel.say(shelf.brailler(announcement.speech[0][0]).line(announcement.braille))

    return show


class Embossed:
    """A game as braille paper: kept while it is said, written when it is over."""

    def __init__(self, path: Path, shelf: Shelf, paper: Paper) -> None:
        self._path = path
        self._shelf = shelf
        self._paper = paper
        self._paragraphs: list[Paragraph] = []
        self._language = ""
        path.write_bytes(b"")  # so that a path that cannot be written is known at once

    def keep(self, announcement: Announcement) -> None:
        self._language = announcement.speech[0][0]
        line = self._shelf.brailler(self._language).line(announcement.braille)
        if line.cells:
            self._paragraphs.append(Paragraph(line))

    def write(self) -> None:
        """Write the pages; raises Full."""
        number = self._shelf.brailler(self._language or "en").cells
        laid = pages(self._paragraphs, self._paper, lambda page: number((str(page),)))
        try:
            self._path.write_bytes(brf(laid, self._paper))
        except OSError as cause:
            raise Full(str(self._path), cause) from cause
