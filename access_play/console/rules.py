"""The rulebook at the table: the rules of the moment, a section by its number, a word wherever it stands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from access_play.console.desk import MOST, Desk, Handler
from access_play.games.core import WATCHER, Seat
from access_play.words.commands import Command
from access_play.words.rulebook import Numbered, Section, finding, rulebook, search

_PLACE: Final = re.compile(r"(\d{1,3})(?:[.,](\d{1,3}))?")
"""A section, or a sentence in it."""


class Rules:
    """Answers "rules" and what is typed behind it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def commands(self) -> dict[Command, Handler]:
        return {Command.RULES: self._rules}

    def _rules(self, seat: Seat, rest: str) -> None:
        desk, speaker = self.desk, self.desk.speaker(seat)
        if not rest:
            moment = speaker.words.moment(desk.match.view(seat))
            # Which rules count now may tell what a hand holds.
            desk.answer(seat, moment[: MOST - 1], private=seat != WATCHER)
            desk.answer(seat, [finding.how_to_find(speaker.t)])
            return
        sections = rulebook(speaker.t, desk.match.game)
        section = self._section(seat, sections, rest)
        found = section or search(sections, rest)
        if not found:
            desk.error(seat, finding.not_found(speaker.t, rest))
            return
        lines = [finding.numbered(speaker.t, each) for each in found[: MOST - 1]]
        left = found[MOST - 1 :]
        if left:
            lines.append(finding.goes_on(speaker.t, left) if section else finding.too_many(speaker.t, left))
        desk.answer(seat, lines)

    def _section(self, seat: Seat, sections: Sequence[Section], rest: str) -> list[Numbered]:
        """The titles, or a section that there is from the sentence asked for on; empty for other words."""
        if finding.asks_for_contents(self.desk.speaker(seat).t, rest):
            return [Numbered(section.number, section.title) for section in sections]
        place = _PLACE.fullmatch(rest)
        section = next((each for each in sections if place and each.number == place[1]), None)
        return section.lines()[int(place[2] or 0) :] if place and section else []
