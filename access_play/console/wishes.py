"""How a seat wants to be spoken to: language and detail."""

from __future__ import annotations

from access_play.console.desk import Desk, Handler
from access_play.games.core import Seat
from access_play.words.base import Verbosity
from access_play.words.commands import Command, detail_words
from access_play.words.language import folded


class Wishes:
    """Changes how things are said, from the next word on."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def commands(self) -> dict[Command, Handler]:
        return {
            Command.DETAIL: self._detail,
            Command.LANGUAGE: self._language,
        }

    def _detail(self, seat: Seat, rest: str) -> None:
        desk = self.desk
        names = folded(detail_words(desk.speaker(seat).t)).split("|")
        known = dict(zip(names, Verbosity, strict=False)) | {each.value: each for each in Verbosity}
        if rest not in known:
            desk.error(seat, desk.answers(seat).bad_argument(", ".join(names)))
            return
        desk.listening.detail(seat, known[rest])
        desk.answer(seat, [desk.answers(seat).detail()])

    def _language(self, seat: Seat, rest: str) -> None:
        desk, codes = self.desk, self.desk.shelf.codes()
        if rest not in codes:
            desk.error(seat, desk.answers(seat).bad_argument(", ".join(codes)))
            return
        desk.listening.speak(seat, rest)
        desk.answer(seat, [desk.answers(seat).language()])
