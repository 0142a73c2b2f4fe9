"""How printed lines look to people who see a little: how wide, in what colours, how soon."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from access_play.console.wrapping import wrapped
from access_play.games.gagnant.cards import Colour

HUES: Final[dict[Colour, tuple[int, int, int]]] = {
    Colour.RED: (233, 18, 28),
    Colour.YELLOW: (132, 118, 0),
    Colour.GREEN: (0, 137, 23),
    Colour.BLUE: (32, 106, 255),
    Colour.ORANGE: (195, 84, 0),
    Colour.VIOLET: (154, 77, 230),
    Colour.PINK: (221, 32, 126),
    Colour.TURQUOISE: (0, 130, 140),
}
"""Red, green and blue of each colour: as bright as stands out by 4.5 to 1 from black and from white."""

NARROWEST: Final = 20
WIDEST: Final = 200
"""Columns that a player can wish for."""

LONGEST_PAUSE: Final = 10
"""Seconds between two lines that a player can wish for."""

_WORD: Final = re.compile(r"[^\W\d_]+")


def forbids_colour(environ: Mapping[str, str]) -> bool:
    """Whether the environment wants no colour, whoever else wants it.

    >>> forbids_colour({"NO_COLOR": "0"}), forbids_colour({"NO_COLOR": ""}), forbids_colour({"TERM": "dumb"})
    (True, False, True)
    """
    return bool(environ.get("NO_COLOR")) or environ.get("TERM") == "dumb"


@dataclass(slots=True)
class Sight:
    """What players with low vision wish of the screen; may change at any time."""

    width: int = 0
    """Columns of a printed row; 0 for those of the terminal, and no end at a pipe."""
    colour: bool = False
    """Whether a word for a card's colour is shown in it, where that can be."""
    pause: float = 0.0
    """Seconds for which a line that was printed stays the last."""
    words: Callable[[], Mapping[str, Colour]] = dict
    """Returns the words that are, in small letters."""

    def rows(self, line: str, columns: int | None) -> list[str]:
        """Cut a line at its words for a terminal of so many columns, None for a pipe."""
        width = min(filter(None, (self.width, columns)), default=0)
        return wrapped(line, width) if width else [line]

    def paint(self, row: str) -> str:
        """Give every word for a colour that colour, in bold."""
        return _WORD.sub(self._painted, row) if self.colour else row

    def _painted(self, found: re.Match[str]) -> str:
        colour = self.words().get(found.group().casefold())
        if colour is None:
            return found.group()
        red, green, blue = HUES[colour]
        return f"\x1b[1;38;2;{red};{green};{blue}m{found.group()}\x1b[22;39m"
