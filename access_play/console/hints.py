"""A sensible play and what speaks for it, from what the seat may know."""

from __future__ import annotations

from access_play.console.desk import Desk, Handler
from access_play.games.core import Seat
from access_play.players import advice
from access_play.words.commands import Command
from access_play.words.hints import more_words, numbered
from access_play.words.language import spellings
from access_play.words.phrase import Said
from access_play.words.reading import Choices


class Hints:
    """Advises a seat at its turn."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def commands(self) -> dict[Command, Handler]:
        return {Command.HINT: self._hint}

    def _hint(self, seat: Seat, rest: str) -> None:
        """One play with its reason; asked for more, the best by number, each with its own."""
        desk, speaker = self.desk, self.desk.speaker(seat)
        more = spellings(more_words(speaker.t)) + spellings(more_words(desk.shelf.english))
        if not desk.legal(seat):
            desk.answer(seat, [desk.answers(seat).nothing_to_play()])
        elif not rest:
            desk.answer(seat, self._hints(seat)[:1], private=True)
        elif rest in more:
            hints = enumerate(self._hints(seat, listed=True), start=1)
            desk.answer(seat, [numbered(speaker.t, at, hint) for at, hint in hints], private=True)
        else:
            desk.error(seat, desk.answers(seat).bad_argument(more_words(speaker.t).split("|")[0]))

    def _hints(self, seat: Seat, *, listed: bool = False) -> list[Said]:
        """The best plays, each with its reason; ``listed`` when their numbers can be typed."""
        desk, match, words = self.desk, self.desk.match, self.desk.speaker(seat).words
        view, rng = match.view(seat), match.chance("hint", seat, len(match.results), match.plays)
        advised = advice(match.game, view, rng)
        if listed:
            desk.choices[seat] = Choices(tuple(each.play for each in advised), match.plays, numbered=True)
        return [words.hint(view, each) for each in advised]
