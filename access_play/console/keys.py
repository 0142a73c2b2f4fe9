"""What the keys of a terminal do beyond typing. Each does what a word does, and none is needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from access_play.console.session import Session
from access_play.words.commands import Command

REVIEWS: Final = {
    "f5": Command.HAND,
    "f6": Command.LEGAL,
    "f7": Command.BACK,
    "f8": Command.AGAIN,
    "c-t": Command.TABLE,
}
"""Keys that terminals and screen readers leave alone, and the word each stands for."""


class Keys:
    """The keys of a line that is open before there is a session: without one they do nothing."""

    def __init__(self) -> None:
        self.session: Session | None = None

    def complete(self, before: str) -> Sequence[str]:
        return self.session.complete(before) if self.session else ()

    def tell_words(self, words: Sequence[str]) -> None:
        if self.session:
            self.session.tell_words(words)

    def reviews(self) -> Mapping[str, Callable[[], None]]:
        return {key: partial(self._ask, command) for key, command in REVIEWS.items()}

    def _ask(self, command: Command) -> None:
        if self.session:
            self.session.ask(command)
