"""Short sounds before the words. Each doubles what is then said, none stands for it; off by default."""

from __future__ import annotations

import array
import functools
import math
from collections.abc import Mapping
from typing import Final

from access_play.words.announcement import Announcement, Priority

Notes = tuple[tuple[float, float], ...]
"""Pitch in Hz and length in seconds of each note."""

EARCONS: Final[Mapping[str, Notes]] = {
    "turn": ((523.3, 0.06), (784.0, 0.08)),
    "error": ((196.0, 0.12),),
    "won": ((523.3, 0.07), (659.3, 0.07), (784.0, 0.07), (1046.5, 0.18)),
    "end": ((784.0, 0.08), (523.3, 0.16)),
}
DEMONSTRATION: Final = "sound"
"""The kind of an announcement that tells what a sound means: it is played whether wanted or not."""
_KINDS: Final[Mapping[str, str]] = {"error": "error", "match-ended": "end"}
_FADE_S: Final = 0.01
_PEAK: Final = 8000
"""A quarter of full volume: under the voice."""


def earcon_of(announcement: Announcement) -> str:
    """Return the name of the sound that goes with an announcement, or nothing."""
    kind = _KINDS.get(announcement.kind, "")
    return announcement.earcon or kind or ("turn" if announcement.priority is Priority.URGENT else "")


@functools.cache
def sound(name: str, rate: int, volume: int = 100) -> bytes:
    """Return the samples of an earcon, 16 bits, one channel; empty for an unknown name."""
    samples = array.array("h")
    for pitch, seconds in EARCONS.get(name, ()):
        samples.extend(_note(pitch, int(seconds * rate), rate, _PEAK * volume / 100))
    return samples.tobytes()


def _note(pitch: float, count: int, rate: int, peak: float) -> list[int]:
    """Return a sine that fades in and out, so that it does not click."""
    fade = _FADE_S * rate
    return [
        round(
            peak * min(1.0, index / fade, (count - index) / fade) * math.sin(math.tau * pitch * index / rate)
        )
        for index in range(count)
    ]
