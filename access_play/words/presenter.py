"""From an event to its announcement for one listener."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from access_play.games.core import WATCHER, AnyGame, Event, seen
from access_play.table import events as around
from access_play.words.announcement import Announcement, Piece, Priority
from access_play.words.base import Listener, Verbosity
from access_play.words.games import words_for
from access_play.words.language import Language
from access_play.words.match import MatchWords
from access_play.words.phrase import Said
from access_play.words.reading import Reader

Brailler = Callable[[Sequence[Piece]], str]
"""Turns braille wording into Unicode cells; gives "" where there is no braille."""

_AROUND = (
    around.RoundBegan,
    around.RoundEnded,
    around.PointsScored,
    around.MatchEnded,
    around.Ranked,
    around.StepTakenBack,
)


class Presenter:
    """Speaks to one listener: one announcement for each event, answer or error."""

    def __init__(self, game: AnyGame, listener: Listener, brailler: Brailler) -> None:
        self.game = game
        self.brailler = brailler
        self.retune(listener)

    def retune(self, listener: Listener) -> None:
        """Go on for the same seat in another language or with more or less detail."""
        self.listener = listener
        self.t: Language = listener.language
        self.words = words_for(self.game, listener)
        self.match = MatchWords(listener)
        self.reader = Reader(self.words)

    def with_verbosity(self, verbosity: Verbosity) -> None:
        self.retune(replace(self.listener, verbosity=verbosity))

    @property
    def seat(self) -> int | None:
        """The seat as announcements name it: None for everybody."""
        return None if self.listener.seat == WATCHER else self.listener.seat

    def event(self, event: Event) -> Announcement | None:
        """Announce what the listener may know of the event; None for what is not for it, or said already."""
        known = seen(event, self.listener.seat)
        if known is None or self.words.leaves_out(known):
            return None
        said = self.match.tell(known) if isinstance(known, _AROUND) else self.words.tell(known)
        private = known.personal or bool(known.secret and self.listener.is_me(known.seat))
        priority = Priority.URGENT if known.asks else Priority.NORMAL
        won = isinstance(known, around.MatchEnded) and self.listener.seat in known.winners
        return self._announce(kind_of(event), said, priority, private, "won" if won else "")

    def answer(
        self, said: Said, *, private: bool = False, kind: str = "answer", earcon: str = ""
    ) -> Announcement:
        """Announce the answer to something the listener typed."""
        return self._announce(kind, said, Priority.NORMAL, private, earcon)

    def _announce(
        self, kind: str, said: Said, priority: Priority, private: bool, earcon: str
    ) -> Announcement:
        return Announcement(
            kind=kind,
            screen=said.text,
            speech=((self.t.code, said.spoken or said.text),),
            braille=said.braille,
            priority=priority,
            private=private,
            seat=self.seat,
            cells=self.brailler(said.braille),
            earcon=earcon,
        )


def kind_of(event: Event) -> str:
    """The kind of an event as announcements name it: ``card-laid``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).casefold()
