"""Who listens at one machine, and who of them is told what."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from access_play.console.shelf import Shelf
from access_play.games.core import WATCHER, AnyGame, Event, Seat
from access_play.table.journal import Header
from access_play.words.announcement import Announcement
from access_play.words.answers import Answers
from access_play.words.base import Listener, Verbosity
from access_play.words.games import game_title
from access_play.words.kinds import Kind, Telling, kind_of_event
from access_play.words.phrase import Said
from access_play.words.presenter import Presenter

Notice = Callable[[Answers], Said]
"""Makes a sentence for one listener."""

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
        self.tellings: dict[tuple[Seat, Kind], Telling] = {}
        """What each seat wishes to be told less of."""
        self.presenters = {
            seat: self._presenter(seat, language, verbosity) for seat in (*header.humans, WATCHER)
        }
        self._open = {language: self.presenters[WATCHER]}

    def _presenter(self, seat: Seat, language: str, verbosity: Verbosity) -> Presenter:
        listener = Listener(self.shelf.language(language), seat, self.header.names, verbosity)
        return Presenter(self.game, listener, self.shelf.cells(language))

    def presenter(self, seat: Seat) -> Presenter:
        """Speaks to the seat; to a watcher for a seat that nobody here holds."""
        return self.presenters.get(seat, self.presenters[WATCHER])

    @property
    def alone(self) -> Seat | None:
        """The seat of the only person, None when there are several or none."""
        return self.header.humans[0] if len(self.header.humans) == 1 else None

    @property
    def everybody(self) -> list[Presenter]:
        """Who speaks to all people at the machine: one presenter for each language among them."""
        if self.alone is not None:
            return [self.presenter(self.alone)]
        if not self.header.humans:
            return [self.presenters[WATCHER]]
        return [self._open_in(code) for code in self._languages()]

    def _languages(self) -> list[str]:
        return list(dict.fromkeys(self.presenter(seat).t.code for seat in self.header.humans))

    def _open_in(self, language: str) -> Presenter:
        """The presenter of open things in a language."""
        if language not in self._open:
            verbosity = self.presenters[WATCHER].listener.verbosity
            self._open[language] = self._presenter(WATCHER, language, verbosity)
        return self._open[language]

    def curtain(self, seat: Seat) -> None:
        """Between two people: whatever is asked now is answered in the language of the next."""
        self.presenters[WATCHER] = self._open_in(self.presenter(seat).t.code)

    def notices(self, make: Notice, kind: str = "notice") -> Iterator[Announcement]:
        """Announce something that is no event to everybody at the machine."""
        for presenter in self.everybody:
            announcement = presenter.answer(make(Answers(presenter.listener)), kind=kind)
            self.keep(announcement)
            yield announcement

    def welcome(self, answers: Answers) -> Said:
        """Which game, and with whom."""
        others = [name for seat, name in enumerate(self.header.names) if seat != self.alone]
        return answers.welcome(game_title(answers.t, self.game.name), others)

    def announce(self, event: Event, at_machine: Seat) -> Iterator[Announcement]:
        """Announce an event to everybody who may hear it at this machine now."""
        for presenter in self._audience(event, at_machine):
            announcement = presenter.event(event)
            if announcement is not None:
                self.keep(announcement)
                telling = Telling.SAY if announcement.private else self._telling(presenter, event)
                if telling is not Telling.LEAVE:
                    yield replace(announcement, silent=telling is Telling.PRINT)

    def _audience(self, event: Event, at_machine: Seat) -> list[Presenter]:
        if self.alone is not None:
            return self.everybody
        if event.personal:
            return [self.presenter(event.seat)] if event.seat == at_machine != WATCHER else []
        if event.secret and event.seat == at_machine != WATCHER:
            return [*self.everybody, self.presenter(event.seat)]
        return self.everybody

    # what was heard

    def keep(self, announcement: Announcement) -> None:
        """Keep an announcement for those who heard it in their language."""
        if announcement.seat is None:
            hearers = self._hearers({code for code, _ in announcement.speech})
        else:
            hearers = [announcement.seat]
        for seat in hearers:
            self.history.setdefault(seat, deque(maxlen=KEPT)).append(announcement)

    def _hearers(self, languages: set[str]) -> list[Seat]:
        """Who hears what is open in these languages."""
        return [seat for seat, each in self.presenters.items() if each.t.code in languages]

    def heard(self, seat: Seat) -> list[Announcement]:
        """What was said to the seat, and to everybody while it was there."""
        return list(self.history.get(seat if seat in self.presenters else WATCHER, ()))

    # wishes

    def tells(self, seat: Seat, kind: Kind) -> Telling:
        """How a seat wishes to be told events of a kind."""
        return self.tellings.get((seat, kind), Telling.SAY)

    def tell_so(self, seat: Seat, kind: Kind, telling: Telling) -> None:
        for each in {WATCHER, seat} if len(self.header.humans) < 2 else {seat}:
            self.tellings[each, kind] = telling

    def _telling(self, presenter: Presenter, event: Event) -> Telling:
        """How an open event is told: as those wish who hear it, and of several who wishes for most."""
        kind = kind_of_event(event)
        if kind is None or event.asks:
            return Telling.SAY
        seat = presenter.listener.seat
        hearers = self._hearers({presenter.t.code}) if seat == WATCHER else [seat]
        people = [each for each in hearers if each in self.header.humans] or [WATCHER]
        return min(self.tells(each, kind) for each in people)

    def speak(self, seat: Seat, language: str) -> None:
        """Go on in another language; raises LookupError for one without a catalog."""
        if seat == WATCHER and len(self.header.humans) > 1:
            self.presenters[WATCHER] = self._open_in(language)
            return
        chosen = self.shelf.language(language)
        cells = self.shelf.cells(language)
        for each in self._of(seat):
            each.brailler = cells
            each.retune(replace(each.listener, language=chosen))

    def sort(self, seat: Seat, by_number: bool) -> None:
        """Tell the hand of a seat by number or by colour."""
        for each in self._of(seat):
            each.retune(replace(each.listener, by_number=by_number))

    def word(self, seat: Seat, card_first: bool) -> None:
        """Begin with the card that is laid, or with whoever lays it."""
        for each in self._of(seat):
            each.retune(replace(each.listener, card_first=card_first))

    def detail(self, seat: Seat, verbosity: Verbosity) -> None:
        for each in self._of(seat):
            each.with_verbosity(verbosity)

    def _of(self, seat: Seat) -> list[Presenter]:
        """The presenters that change with a seat's wishes: its own, and the open one if it is alone."""
        alone = len(self.header.humans) < 2
        return [self.presenters[WATCHER], self.presenter(seat)] if alone else [self.presenter(seat)]
