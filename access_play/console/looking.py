"""How lines look on the screen, changed by word."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Final

from access_play.console.desk import Desk, Handler
from access_play.console.sight import LONGEST_PAUSE, NARROWEST, WIDEST, forbids_colour
from access_play.games.core import Seat
from access_play.words import looking as words
from access_play.words.commands import Command, switch_words
from access_play.words.language import folded
from access_play.words.phrase import Said

_SECONDS: Final = re.compile(r"\d{1,2}([.,]\d{1,2})?", re.ASCII)

Settle = Callable[[Seat, Said, str, str], None]
"""Answers a seat, and keeps the setting of a name at the value as typed."""


class Looking:
    """Changes the pace, the width and the colours of print; there is one screen for everybody here."""

    def __init__(self, desk: Desk, settle: Settle) -> None:
        self.desk = desk
        self.settle = settle

    def commands(self) -> dict[Command, Handler]:
        return {Command.PAUSE: self._pause, Command.WIDTH: self._width, Command.COLOUR: self._colour}

    def _pause(self, seat: Seat, rest: str) -> None:
        """Let each line stay the last for so many seconds from now on; alone, say how many."""
        desk, sight = self.desk, self.desk.outputs.sight
        seconds = _seconds(rest)
        if not rest:
            desk.answer(seat, [words.pause(desk.t(seat), sight.pause)])
        elif seconds is not None:
            sight.pause = seconds
            self.settle(seat, words.pause(desk.t(seat), seconds), "pause", str(seconds))
        else:
            desk.error(seat, desk.answers(seat).bad_argument(f"0 - {LONGEST_PAUSE}"))

    def _width(self, seat: Seat, rest: str) -> None:
        """Print rows of so many columns from now on; alone, say how many they have."""
        desk, sight = self.desk, self.desk.outputs.sight
        if not rest:
            desk.answer(seat, [words.width(desk.t(seat), sight.width)])
        elif rest.isascii() and rest.isdecimal() and _is_width(int(rest[:6])):
            sight.width = int(rest)
            self.settle(seat, words.width(desk.t(seat), sight.width), "width", rest)
        else:
            desk.error(seat, desk.answers(seat).bad_argument(f"0, {NARROWEST} - {WIDEST}"))

    def _colour(self, seat: Seat, rest: str) -> None:
        """Switch the colours; alone, say whether they are on."""
        desk, t, sight = self.desk, self.desk.t(seat), self.desk.outputs.sight
        known = folded(switch_words(t)).split("|")
        if rest and rest not in (*known, "on", "off"):
            desk.error(seat, desk.answers(seat).bad_argument(", ".join(known)))
            return
        if rest:
            sight.colour = rest in (known[0], "on")
        said = words.colour(t, sight.colour, forbidden=forbids_colour(os.environ))
        if rest:
            self.settle(seat, said, "colour", "on" if sight.colour else "off")
        else:
            desk.answer(seat, [said])


def _seconds(typed: str) -> float | None:
    """Read up to two places behind the point, or the comma; None for what is no pause."""
    if not _SECONDS.fullmatch(typed):
        return None
    seconds = float(typed.replace(",", "."))
    return seconds if seconds <= LONGEST_PAUSE else None


def _is_width(columns: int) -> bool:
    return columns == 0 or NARROWEST <= columns <= WIDEST
