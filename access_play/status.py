"""How the program ends, and where mistakes are told."""

from __future__ import annotations

import sys
from typing import Final

FINE: Final = 0
FAILURE: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130


def complain(text: str) -> None:
    """Tell what is wrong where it does not mix with the game."""
    sys.stderr.write(f"{text}\n")
