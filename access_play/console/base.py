"""What every console offers, and what may go out on one line."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Protocol

CURTAIN: Final = 25
"""Lines of a usual terminal, by which it moves up between two people."""
KEPT_BLANKS: Final = "\u00a0\u202f"
"""The two no-break spaces of French typography."""

_REVIEW_KEY = re.compile(r"f([1-9]|1[0-9]|2[0-4])|c-[abefgklnopqrstuvwxy]")
_ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[ -/]*[0-~])")
_BLANKS = re.compile(r"\s+")


class OutputClosed(Exception):
    """Nobody reads what is written any more: the pipe was closed or the terminal is gone."""


class Console(Protocol):
    """Where announcements go and lines come from. Used from one event loop, no threads."""

    on_key: Callable[[], None]
    """Called at each key a person types, before it has any other effect; never for a pipe."""

    @property
    def interactive(self) -> bool:
        """Whether a person types in real time, so that the others should keep a pace."""
        ...

    @property
    def idle(self) -> bool:
        """Whether all that was announced is printed, and was there for as long as the player wishes."""
        ...

    def announce(self, text: str, *, urgent: bool = False) -> None:
        """Put out one line, in one write. ``urgent`` does not wait for a half-typed line.

        Raises OutputClosed when nobody reads any more.
        """
        ...

    def scroll(self, lines: int) -> None:
        """Move what is on the screen up by empty lines, in one write, without any control code."""
        ...

    async def read_line(self) -> str | None:
        """Return the next line, None at the end of input.

        Raises KeyboardInterrupt at Ctrl-C and OutputClosed as :meth:`announce` does. A read
        that is cancelled loses nothing: the next one goes on with what was typed.
        """
        ...

    def close(self) -> None:
        """Give the terminal back as it was; may be called twice."""
        ...


def clean(text: str) -> str:
    """Make one line of any text: no control character, no run of blanks, none at the ends.

    >>> clean("Ana\\tlays \\x1b[1m12\\x1b[0m.\\n")
    'Ana lays 12.'
    """
    line = _BLANKS.sub(_one_blank, _ESCAPES.sub("", text)).strip()
    if line.isprintable():
        return line
    return _BLANKS.sub(_one_blank, "".join(filter(_harmless, line))).strip()


def _one_blank(run: re.Match[str]) -> str:
    """Shorten a run of blanks to one, a no-break one if it held any."""
    return next((blank for blank in run.group() if blank in KEPT_BLANKS), " ")


def _harmless(letter: str) -> bool:
    return letter.isprintable() or letter in KEPT_BLANKS


def is_review_key(name: str) -> bool:
    """Whether a key can be given to a review: ``f1`` to ``f24``, and Ctrl with a letter that is free.

    >>> is_review_key("f5"), is_review_key("c-t"), is_review_key("c-c")
    (True, True, False)
    """
    return _REVIEW_KEY.fullmatch(name) is not None
