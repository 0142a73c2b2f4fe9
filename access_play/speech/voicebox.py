"""What speaks inside the worker: the engines, and the servers and screen readers in their place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from access_play.speech.sinks import Cancelled
from access_play.speech.voices import Voice
from access_play.speech.wire import Parts, Tuning

Missed = Callable[[str], None]
"""Hears the name of a wished voice that is not here."""


class Voicebox(Protocol):
    """Says parts, each in the voice of its language. All but ``hush`` raise SpeechError."""

    @property
    def stops(self) -> bool:
        """Whether speech in progress obeys ``cancelled``; else only killing the process silences it."""

    def tune(self, tuning: Tuning) -> None: ...

    def speak(self, parts: Parts, earcon: str = "") -> bool:
        """Speak, and return when all was heard: True, or cancelled: False.

        The earcon goes first where the voice plays through our own sound.
        """

    def voices(self) -> list[Voice]: ...

    def hush(self) -> None:
        """The process ends now: silence what would go on without it. From any thread."""


def open_voicebox(name: str, cancelled: Cancelled, missed: Missed) -> Voicebox:
    """Open ``pyttsx3``, ``speechd`` or ``screenreader``. Raises SpeechError."""
    if name == "speechd":
        from access_play.speech.speechd import open_speechd

        return open_speechd(cancelled, missed)
    if name == "screenreader":
        from access_play.speech.screenreader import open_screenreader

        return open_screenreader(cancelled)
    from access_play.speech.engines import open_pyttsx3

    return open_pyttsx3(cancelled, missed)


def open_file(path: Path, cancelled: Cancelled, missed: Missed) -> Voicebox:
    """Open a voice that speaks into a sound file. Raises SpeechError."""
    from access_play.speech import engines

    return engines.open_file(path, cancelled, missed)
