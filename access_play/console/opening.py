"""Which console a player gets."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from access_play.console.base import Console
from access_play.console.late import LateConsole
from access_play.console.plain import PlainConsole
from access_play.console.screen import Screen, is_terminal
from access_play.console.sight import Sight

if TYPE_CHECKING:
    from access_play.console.line import WhileTyping


def open_console(
    plain: bool = False,
    *,
    prompt: str = ": ",
    while_typing: WhileTyping = "above",
    reviews: Mapping[str, Callable[[], None]] | None = None,
    hush: Callable[[], None] = lambda: None,
    complete: Callable[[str], Sequence[str]] = lambda _before: [],
    list_words: Callable[[Sequence[str]], None] | None = None,
    history: Path | None = None,
    sight: Sight | None = None,
) -> Console:
    """Open the line at a terminal, plain lines everywhere else or when asked for."""
    screen = Screen(sys.stdout, sight=sight)
    if plain or wants_plain(os.environ) or not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        return PlainConsole(screen, sys.stdin.buffer if sys.stdin else None)

    def load() -> Console:
        from access_play.console.line import LineConsole

        return LineConsole(
            screen,
            prompt=prompt,
            while_typing=while_typing,
            reviews=reviews,
            hush=hush,
            complete=complete,
            list_words=list_words,
            history=history,
        )

    return LateConsole(screen, load)


def wants_plain(environ: Mapping[str, str]) -> bool:
    """Whether the environment asks for plain lines.

    >>> wants_plain({"ACCESSIBLE": "1"}), wants_plain({"TERM": "dumb"}), wants_plain({"ACCESSIBLE": "0"})
    (True, True, False)
    """
    asked = (_is_set(environ, name) for name in ("ACCESSIBLE", "ACCESS_PLAY_PLAIN"))
    return environ.get("TERM") == "dumb" or any(asked)


def has_reader(environ: Mapping[str, str]) -> bool:
    """Whether the environment says that a screen reader reads the terminal."""
    return _is_set(environ, "ACCESSIBLE")


def _is_set(environ: Mapping[str, str], name: str) -> bool:
    return environ.get(name, "").strip().casefold() not in ("", "0", "false")
