"""The player's own screen reader, through the optional package prismatoid (``import prism``)."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

from access_play.speech.sinks import Cancelled
from access_play.speech.trouble import SpeechError, TroubleKind
from access_play.speech.voices import Voice
from access_play.speech.wire import Parts, Tuning

PACKAGE: Final = "prismatoid"

_POLL_S: Final = 0.01
_SECONDS_A_CHARACTER: Final = 0.06
"""Screen readers do not tell when they have spoken: so long is a character at 200 words a minute."""
_PAUSE_S: Final = 0.3


class Reader(Protocol):
    """The part of prism's Backend that is used here."""

    def speak(self, text: str, interrupt: bool) -> None: ...
    def stop(self) -> None: ...


class ReaderVoicebox:
    """The screen reader's voice, rate and volume are the player's own and stay so.

    It is handed the parts as one text, since it knows no language; how long that takes is estimated.
    """

    stops = True

    def __init__(self, reader: Reader, cancelled: Cancelled) -> None:
        self._reader, self._cancelled = reader, cancelled
        self._rate = Tuning().rate

    def tune(self, tuning: Tuning) -> None:
        """Take the rate, for the estimate alone."""
        self._rate = tuning.rate

    def speak(self, parts: Parts, earcon: str = "") -> bool:
        if self._cancelled():
            return False
        text = " ".join(text for _, text in parts)
        self._call(lambda: self._reader.speak(text, False))
        end = time.monotonic() + _PAUSE_S + _SECONDS_A_CHARACTER * len(text) * 200 / self._rate
        while time.monotonic() < end:
            if self._cancelled():
                self._call(self._reader.stop)
                return False
            time.sleep(_POLL_S)
        return True

    def voices(self) -> list[Voice]:
        return []

    def hush(self) -> None:
        self._call(self._reader.stop)

    def _call(self, action: Callable[[], None]) -> None:
        try:
            action()
        except Exception as failure:
            raise SpeechError(TroubleKind.NO_READER, str(failure)) from failure


def open_screenreader(cancelled: Cancelled) -> ReaderVoicebox:
    """Take the screen reader that is running. Raises SpeechError, NO_PACKAGE or NO_READER."""
    try:
        import prism
    except (ImportError, OSError) as failure:
        raise SpeechError(TroubleKind.NO_PACKAGE, PACKAGE) from failure
    try:
        reader: Reader = prism.Context().create_best()
    except Exception as failure:
        raise SpeechError(TroubleKind.NO_READER, str(failure)) from failure
    return ReaderVoicebox(reader, cancelled)
