"""How the program ends, and how it speaks outside a game."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Final

from access_play.console.base import OutputClosed, clean
from access_play.console.screen import Screen, is_terminal
from access_play.console.sight import Sight

FINE: Final = 0
FAILURE: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130


_SIGHT: Final = Sight()
"""How lines look outside a game."""


def look(width: int) -> None:
    """Cut what is told outside a game to the columns a player has settled, at a terminal."""
    if is_terminal(sys.stdout):
        _SIGHT.width = width


def command() -> str:
    """How this program was started and can be started again."""
    return os.environ.get("ACCESS_PLAY_COMMAND", "access-play")


def tell(text: str) -> None:
    """Put out one line that was asked for. Raises OutputClosed when nobody reads."""
    Screen(sys.stdout, sight=_SIGHT).print(clean(text))


def put_out(raw: bytes) -> None:
    """Put out a file that was asked for. Raises OutputClosed when nobody reads."""
    try:
        file = open(sys.stdout.fileno(), "wb", buffering=0, closefd=False)  # noqa: SIM115  # not ours to close
        rest = memoryview(raw)
        while rest:
            rest = rest[file.write(rest) :]
    except (AttributeError, OSError, ValueError) as closed:  # None stands for a stream that was never there
        raise OutputClosed from closed


def complain(text: str) -> None:
    """Tell what is wrong where it does not mix with the game."""
    with contextlib.suppress(OutputClosed):
        Screen(sys.stderr).print(clean(text))
