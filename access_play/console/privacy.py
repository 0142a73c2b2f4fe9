"""By which way a seat takes what is private to it, where several people share a machine."""

from __future__ import annotations

from access_play.console.desk import Desk, Handler
from access_play.games.core import WATCHER, Seat
from access_play.words import privacy as words
from access_play.words.commands import Command
from access_play.words.language import Language, spellings
from access_play.words.privacy import Way


class Privacy:
    """Sends the hand of a seat to its ears, its fingers or its eyes only."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def commands(self) -> dict[Command, Handler]:
        return {Command.PRIVATE: self._private}

    def _private(self, seat: Seat, rest: str) -> None:
        """Choose a way, or every way again; without a word, say which is chosen."""
        desk, t, outputs = self.desk, self.desk.t(seat), self.desk.outputs
        if seat == WATCHER:
            desk.error(seat, desk.answers(seat).nothing_to_play())
        elif not rest:
            desk.answer(seat, [words.private_by(t, outputs.private.get(seat))])
        elif rest in self._every(seat):
            outputs.private.pop(seat, None)
            desk.answer(seat, [words.private_by(t, None)])
        else:
            self._choose(seat, rest)

    def _choose(self, seat: Seat, rest: str) -> None:
        desk, t, outputs = self.desk, self.desk.t(seat), self.desk.outputs
        named = {word: way for way in Way for each in (t, desk.shelf.english) for word in _spelled(each, way)}
        way = named.get(rest)
        if way is None:
            shown = [each.split("|")[0] for each in (*words.way_words(t).values(), words.every(t))]
            desk.error(seat, desk.answers(seat).bad_argument(", ".join(shown)))
        elif way not in outputs.ways:
            desk.error(seat, words.not_here(t, way))
        else:
            outputs.private[seat] = way
            desk.answer(seat, [words.private_by(t, way)])

    def _every(self, seat: Seat) -> set[str]:
        languages = (self.desk.t(seat), self.desk.shelf.english)
        return {word for t in languages for word in spellings(words.every(t))}


def _spelled(t: Language, way: Way) -> tuple[str, ...]:
    return spellings(words.way_words(t)[way])
