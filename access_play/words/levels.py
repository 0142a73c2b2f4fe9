"""What practice with braille marks can be about."""

from __future__ import annotations

import enum


class Level(enum.Enum):
    """What stands in the cells."""

    COLOURS = "colours"
    NUMBERS = "numbers"
    CARDS = "cards"
