"""What Tab finds: the words that can end a line at this moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from access_play.console.desk import Desk
from access_play.games.core import Play, Refusal, Seat
from access_play.words.commands import (
    Command,
    braille_words,
    command_words,
    detail_words,
    read_command,
    switch_words,
)
from access_play.words.language import folded
from access_play.words.reading import Choices
from access_play.words.typing import completed

_LEAST: Final = 2
"""Letters of the shortest word that is offered; a letter needs no completing."""


class Completing:
    """Completes words for the seats at this machine."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._before = ""

    def words(self, seat: Seat, before: str) -> list[str]:
        """The words that the last one of a line may become, those of legal plays first."""
        self._before = before
        *typed, begun = folded(before).split(" ")
        typed = [word for word in typed if word]
        sources = self._arguments(seat, typed) or self._sources(seat, typed, begun)
        for source in sources:
            if found := [word for word in dict.fromkeys(source) if folded(word).startswith(begun)]:
                return found
        return []

    def _sources(self, seat: Seat, typed: Sequence[str], begun: str) -> Iterator[Iterable[str]]:
        """Where to look for a word: further on in a line among those of plays alone."""
        names = [name for name in self.desk.speaker(seat).listener.names if begun and " " not in name]
        table_words = () if typed else self._table_words(seat)
        legal = [self.typeable(seat, play) for play in self.desk.legal(seat)]
        anywhere = [word for words in legal for word in words if begun]
        yield [*_going_on(legal, typed), *anywhere, *table_words, *names]
        if begun:
            yield self._spelled(seat)

    def tell(self, seat: Seat, words: Sequence[str]) -> None:
        """Say what was found, in one line: a word that only appears on the screen is not heard."""
        said = completed(self.desk.speaker(seat).t, self._before, words)
        self.desk.answer(seat, [said], private=True)

    def _arguments(self, seat: Seat, typed: Sequence[str]) -> list[list[str]]:
        """What may follow a word of the table that wants one of some words; nothing behind any other."""
        t = self.desk.speaker(seat).t
        command = read_command(" ".join(typed), t, self.desk.shelf.english) if typed else None
        if command is None or command.cut:
            return []
        follow = {
            Command.DETAIL: detail_words(t).split("|"),
            Command.SPEECH: switch_words(t).split("|"),
            Command.CONFIRM: switch_words(t).split("|"),
            Command.BRAILLE: braille_words(t).split("|"),
            Command.LANGUAGE: self.desk.shelf.codes(),
        }
        return [follow[command.command]] if command.command in follow else []

    def typeable(self, seat: Seat, play: Play) -> list[str]:
        """The words a play is listed with, as far as they can be typed for it."""
        speaker, view = self.desk.speaker(seat), self.desk.match.view(seat)
        words = [word.strip(",;:.") for word in speaker.words.choice_name(view, play).text.split()]
        for end in range(len(words), 0, -1):
            try:
                plays = speaker.reader.read(" ".join(words[:end]), view, Choices(), self.desk.match.plays)
            except Refusal:
                continue
            if plays == [play]:
                return words[:end]
        return []

    def _table_words(self, seat: Seat) -> Iterator[str]:
        """The words of the table and of the game, as the seat's language writes them."""
        speaker = self.desk.speaker(seat)
        facts = (fact.words for fact in speaker.words.facts())
        for message in (*command_words(speaker.t).values(), *facts):
            yield from (word for word in message.split("|") if len(word) >= _LEAST and " " not in word)

    def _spelled(self, seat: Seat) -> Iterator[str]:
        """Every other word that plays are typed with, legal or not."""
        yield from (word for word in self.desk.speaker(seat).words.vocabulary() if len(word) >= _LEAST)


def _going_on(legal: Sequence[Sequence[str]], typed: Sequence[str]) -> list[str]:
    """The next word of the plays that go on as the line does; else the first word of each."""
    for behind in range(min(len(typed), 3), -1, -1):
        begun = list(typed[len(typed) - behind :])
        going_on = [words for words in legal if [folded(word) for word in words[:behind]] == begun]
        if found := [words[behind] for words in going_on if len(words) > behind]:
            return found
    return []
