"""How a seat wants to be spoken to: language, detail, voice."""

from __future__ import annotations

from access_play.console.desk import Desk, Handler
from access_play.games.core import Seat
from access_play.speech.mouth import FASTEST, SLOWEST
from access_play.words.base import Verbosity
from access_play.words.commands import Command, detail_words, switch_words
from access_play.words.language import folded


class Wishes:
    """Changes how things are said, from the next word on."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def commands(self) -> dict[Command, Handler]:
        return {
            Command.DETAIL: self._detail,
            Command.LANGUAGE: self._language,
            Command.SPEECH: self._speech,
            Command.RATE: self._rate,
            Command.HUSH: lambda seat, _: self._hush(seat),
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

    def _speech(self, seat: Seat, rest: str) -> None:
        desk = self.desk
        words = folded(switch_words(desk.speaker(seat).t)).split("|")
        if rest not in (*words, "on", "off"):
            desk.error(seat, desk.answers(seat).bad_argument(", ".join(words)))
            return
        on = rest in (words[0], "on")
        desk.outputs.voice(on)
        desk.answer(seat, [desk.answers(seat).speech(on)])

    def _rate(self, seat: Seat, rest: str) -> None:
        desk = self.desk
        if not (rest.isascii() and rest.isdecimal() and SLOWEST <= int(rest[:6]) <= FASTEST):
            desk.error(seat, desk.answers(seat).bad_argument(f"{SLOWEST} - {FASTEST}"))
            return
        desk.outputs.mouth.set(rate=int(rest))
        desk.answer(seat, [desk.answers(seat).rate(int(rest))])

    def _hush(self, seat: Seat) -> None:
        self.desk.answer(seat, [self.desk.answers(seat).hushed()])
        self.desk.outputs.mouth.flush()
