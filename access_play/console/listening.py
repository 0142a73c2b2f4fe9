"""Who listens at one machine, and who of them is told what."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from access_play.console.shelf import Shelf
from access_play.games.core import WATCHER, AnyGame, Event, Seat
from access_play.table.journal import Header
from access_play.words.announcement import Announcement
from access_play.words.answers import Answers
from access_play.words.base import Listener, Verbosity
from access_play.words.games import game_title
from access_play.words.phrase import Said
from access_play.words.presenter import Presenter

KEPT: Final = 500
"""How many announcements a seat can go back through."""


class Listening:
    """The people at the machine.

    One person hears the table from the own seat. Several hear what is open once in each
    language among them, with every name, and what is private only while they have the
    machine. Nobody playing, a watcher hears what is open.
    """

    def __init__(
        self, game: AnyGame, header: Header, shelf: Shelf, language: str, verbosity: Verbosity
    ) -> None:
        self.game = game
        self.header = header
        self.shelf = shelf
        self.history: dict[Seat, deque[Announcement]] = {}
        self.presenters = {
            seat: self._presenter(seat, language, verbosity) for seat in (*header.humans, WATCHER)
        }

    def _presenter(self, seat: Seat, language: str, verbosity: Verbosity) -> Presenter:
        listener = Listener(self.shelf.language(language), seat, self.header.names, verbosity)
        return Presenter(self.game, listener, self.shelf.brailler(language).cells)

    def presenter(self, seat: Seat) -> Presenter:
        """Speaks to the seat; to a watcher for a seat that nobody here holds."""
        return self.presenters.get(seat, self.presenters[WATCHER])

    @property
    def alone(self) -> Seat | None:
        """The seat of the only person, None when there are several or none."""
        return self.header.humans[0] if len(self.header.humans) == 1 else None

    @property
    def public(self) -> Presenter:
        """Speaks to everybody at the machine."""
        return self.presenter(WATCHER if self.alone is None else self.alone)

    @property
    def answers(self) -> Answers:
        return Answers(self.public.listener)

    @property
    def title(self) -> str:
        return game_title(self.public.t, self.game.name)

    def welcome(self) -> Said:
        """Which game, and with whom."""
        others = [name for seat, name in enumerate(self.header.names) if seat != self.alone]
        return self.answers.welcome(self.title, others)

    def announce(self, event: Event, at_machine: Seat) -> Iterator[Announcement]:
        """Announce an event to everybody who may hear it at this machine now."""
        for presenter in self._audience(event, at_machine):
            announcement = presenter.event(event)
            if announcement is not None:
                self.keep(presenter.listener.seat, announcement)
                yield announcement

    def _audience(self, event: Event, at_machine: Seat) -> list[Presenter]:
        if self.alone is not None:
            return [self.presenter(self.alone)]
        if event.personal:
            return [self.presenter(event.seat)] if event.seat == at_machine != WATCHER else []
        open_to_all = self._watchers()
        if event.secret and event.seat == at_machine != WATCHER:
            return [*open_to_all, self.presenter(event.seat)]
        return open_to_all

    def _watchers(self) -> list[Presenter]:
        """One presenter of open things for each language among the people here."""
        spoken = {self.presenter(seat).t.code: self.presenter(seat) for seat in self.header.humans}
        if set(spoken) <= {self.public.t.code}:
            return [self.public]
        return [
            Presenter(self.game, replace(each.listener, seat=WATCHER), each.brailler)
            for each in spoken.values()
        ]

    def keep(self, seat: Seat, announcement: Announcement) -> None:
        self.history.setdefault(seat, deque(maxlen=KEPT)).append(announcement)

    def heard(self, seat: Seat) -> list[Announcement]:
        """What was said to the seat, and what was said to everybody while it listened."""
        return list(self.history.get(seat if seat in self.history else WATCHER, ()))

    def speak(self, seat: Seat, language: str) -> None:
        """Go on in another language; raises LookupError for one without a catalog."""
        chosen = self.shelf.language(language)
        cells = self.shelf.brailler(language).cells
        for each in self._of(seat):
            each.brailler = cells
            each.retune(replace(each.listener, language=chosen))

    def detail(self, seat: Seat, verbosity: Verbosity) -> None:
        for each in self._of(seat):
            each.with_verbosity(verbosity)

    def _of(self, seat: Seat) -> list[Presenter]:
        """The presenters that change with a seat's wishes: its own, and the public one if it is alone."""
        alone = len(self.header.humans) < 2
        return [self.presenters[WATCHER], self.presenter(seat)] if alone else [self.presenter(seat)]
