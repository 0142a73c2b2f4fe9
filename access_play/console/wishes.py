"""How a seat wants to be spoken to: language and detail."""

from __future__ import annotations

from access_play.console.desk import Desk, Handler
from access_play.console.voicing import Keep
from access_play.games.core import Seat
from access_play.words.base import Verbosity
from access_play.words.commands import Command, detail_words, one_of_two, sort_words, wording_words
from access_play.words.language import folded
from access_play.words.voicing import not_kept


class Wishes:
    """Changes how things are said, from the next word on."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.keep: Keep = lambda t, name, word: ""

    def commands(self) -> dict[Command, Handler]:
        return {
            Command.DETAIL: self._detail,
            Command.LANGUAGE: self._language,
            Command.SORT: self._sort,
            Command.WORDING: self._wording,
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

    def _sort(self, seat: Seat, rest: str) -> None:
        """In which order the hand is told from now on."""
        desk, speaker = self.desk, self.desk.speaker(seat)
        by_number = desk.sorted_by_number(seat, rest)
        if not speaker.words.sorts_hands:
            desk.error(seat, desk.answers(seat).one_order())
        elif by_number is None:
            self._one_of(seat, sort_words(speaker.t))
        else:
            desk.listening.sort(seat, by_number)
            desk.answer(seat, [desk.answers(seat).sorted_so(by_number)])
            self._keep(seat, "sort", "number" if by_number else "colour")

    def _wording(self, seat: Seat, rest: str) -> None:
        """Whether the player or the card comes first when a card is laid."""
        desk, t = self.desk, self.desk.speaker(seat).t
        card_first = one_of_two(rest, wording_words(t), wording_words(desk.shelf.english))
        if card_first is None:
            self._one_of(seat, wording_words(t))
            return
        desk.listening.word(seat, card_first)
        desk.answer(seat, [desk.answers(seat).worded_so(card_first)])
        self._keep(seat, "wording", "card" if card_first else "player")

    def _keep(self, seat: Seat, name: str, word: str) -> None:
        """Keep a wish for the next time; say why where that cannot be done."""
        t = self.desk.t(seat)
        if reason := self.keep(t, name, word):
            self.desk.answer(seat, [not_kept(t, reason)])

    def _one_of(self, seat: Seat, words: tuple[str, str]) -> None:
        known = ", ".join(each.split("|")[0] for each in words)
        self.desk.error(seat, self.desk.answers(seat).bad_argument(known))

    def _language(self, seat: Seat, rest: str) -> None:
        desk, codes = self.desk, self.desk.shelf.codes()
        if rest not in codes:
            desk.error(seat, desk.answers(seat).bad_argument(", ".join(codes)))
            return
        desk.listening.speak(seat, rest)
        desk.answer(seat, [desk.answers(seat).language()])
