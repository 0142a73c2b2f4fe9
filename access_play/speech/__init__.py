"""The mouth: announcements said aloud, by an engine in a child process that can be replaced at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from access_play.speech.mouth import FASTEST, SLOWEST, Mouth, Voiceless, tuned
from access_play.speech.trouble import Trouble, TroubleKind
from access_play.speech.voices import Voice
from access_play.speech.wire import Tuning

__all__ = [
    "FASTEST",
    "LIVE",
    "SLOWEST",
    "Mouth",
    "Trouble",
    "TroubleKind",
    "Voice",
    "Voiceless",
    "in_place_of",
    "open_mouth",
]

LIVE = ("pyttsx3", "speechd", "screenreader")
"""Voices that are heard: our own engine, the desktop's speech server, the player's screen reader."""


def open_mouth(
    spec: str,
    *,
    rate: int = 200,
    volume: int = 100,
    pitch: int = 50,
    voices: Mapping[str, str] | None = None,
    earcons: bool = False,
) -> Mouth:
    """Open what ``--speech`` names: ``none``, one of :data:`LIVE`, or a path that ends in ``.wav``.

    ``voices`` is the wished voice for a language. Returns at once and never fails for what is
    missing on the machine: that comes as :meth:`Mouth.trouble`. ValueError for another spec.
    """
    mouth = _open(spec, tuned(rate=rate, volume=volume, pitch=pitch, voices=voices or {}))
    mouth.earcons = earcons
    return mouth


def in_place_of(mouth: Mouth, spec: str) -> Mouth:
    """Open another voice that sounds as the first one would have."""
    return open_mouth(
        spec,
        rate=mouth.rate,
        volume=mouth.volume,
        pitch=mouth.pitch,
        voices=mouth.chosen_voices,
        earcons=mouth.earcons,
    )


def _open(spec: str, tuning: Tuning) -> Mouth:
    if spec == "none":
        return Voiceless(tuning)
    if spec in LIVE:
        from access_play.speech.talker import Talker

        return Talker(tuning, spec)
    if spec.lower().endswith(".wav"):
        from access_play.speech.wavmouth import WavMouth

        return WavMouth(tuning, Path(spec))
    raise ValueError(spec)
