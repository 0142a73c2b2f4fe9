"""How many ox heads each card bears, 1 to 100.

No source lists them; both tables follow the game's elder brother and are not confirmed.
"""

from __future__ import annotations

from typing import Final

# fmt: off
_ONE_THREE_FIVE_SEVEN: Final = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 3,
    5, 1, 1, 1, 1, 1, 1, 1, 1, 3,
    1, 5, 1, 1, 1, 1, 1, 1, 1, 3,
    1, 1, 5, 1, 1, 1, 1, 1, 1, 3,
    1, 1, 1, 5, 1, 1, 1, 1, 1, 3,
    1, 1, 1, 1, 7, 1, 1, 1, 1, 3,
    1, 1, 1, 1, 1, 5, 1, 1, 1, 3,
    1, 1, 1, 1, 1, 1, 5, 1, 1, 3,
    1, 1, 1, 1, 1, 1, 1, 5, 1, 3,
    1, 1, 1, 1, 1, 1, 1, 1, 5, 3,
)
_SIX_NIMMT: Final = (
    1, 1, 1, 1, 2, 1, 1, 1, 1, 3,
    5, 1, 1, 1, 2, 1, 1, 1, 1, 3,
    1, 5, 1, 1, 2, 1, 1, 1, 1, 3,
    1, 1, 5, 1, 2, 1, 1, 1, 1, 3,
    1, 1, 1, 5, 2, 1, 1, 1, 1, 3,
    1, 1, 1, 1, 7, 1, 1, 1, 1, 3,
    1, 1, 1, 1, 2, 5, 1, 1, 1, 3,
    1, 1, 1, 1, 2, 1, 5, 1, 1, 3,
    1, 1, 1, 1, 2, 1, 1, 5, 1, 3,
    1, 1, 1, 1, 2, 1, 1, 1, 5, 3,
)
# fmt: on

OX_HEADS: Final[dict[str, tuple[int, ...]]] = {
    "1-3-5-7": (0, *_ONE_THREE_FIVE_SEVEN),
    "6nimmt": (0, *_SIX_NIMMT),
}
"""By the name of the option's value; the place in the table is the number of the card, from 1."""
