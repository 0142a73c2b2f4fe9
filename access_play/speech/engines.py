"""pyttsx3 as the worker uses it: parts in, each in the voice of its language.

The environment variable ``ACCESS_PLAY_DRIVER`` names a driver of pyttsx3's own to use
instead of ours (``espeak``, ``sapi5``, ``nsss``), for tests and packagers.
"""

from __future__ import annotations

import os
import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

import pyttsx3

from access_play.speech import driver
from access_play.speech.earcons import sound
from access_play.speech.espeak import Espeak
from access_play.speech.sinks import Cancelled, Sink, WavSink, open_sink
from access_play.speech.trouble import SpeechError, TroubleKind
from access_play.speech.voicebox import Missed
from access_play.speech.voices import Voice, candidates, wished
from access_play.speech.wire import Parts, Tuning

DRIVER_VARIABLE: Final = "ACCESS_PLAY_DRIVER"


class Engine(Protocol):
    """The part of pyttsx3.Engine that is used here."""

    def connect(self, topic: str, cb: Callable[..., None]) -> object: ...
    def say(self, text: str) -> object: ...
    def runAndWait(self) -> None: ...  # noqa: N802
    def getProperty(self, name: str) -> object: ...  # noqa: N802
    def setProperty(self, name: str, value: object) -> None: ...  # noqa: N802


class Pyttsx3Voicebox(ABC):
    """What both kinds of engine share: the tuning, and a voice for each language."""

    stops: bool

    def __init__(
        self,
        engine: Engine,
        accepts: Callable[[str], bool] | None,
        cancelled: Cancelled,
        missed: Missed,
    ) -> None:
        """``accepts`` says whether the engine has a voice; without it the engine's list does."""
        self._engine = engine
        self._accepts = accepts or self._is_listed
        self._cancelled, self._missed = cancelled, missed
        self._tuning = Tuning()
        self._chosen: dict[str, str | None] = {}
        self._voices: list[Voice] | None = None
        self._failure: Exception | None = None
        self._whole = True
        self._finished = threading.Event()
        engine.connect("error", self._on_error)
        engine.connect("finished-utterance", self._on_finished)

    def tune(self, tuning: Tuning) -> None:
        if tuning.voices != self._tuning.voices:
            self._chosen.clear()
        self._tuning = tuning

    def speak(self, parts: Parts, earcon: str = "") -> bool:
        """Speak all parts; True when they were heard to the end. Raises what the engine reports."""
        self._failure, self._whole = None, True
        self._engine.setProperty("rate", self._tuning.rate)
        self._engine.setProperty("volume", self._tuning.volume / 100)
        self._engine.setProperty("pitch", self._tuning.pitch)
        self._sound(earcon)
        self._utter(parts)
        if self._failure is not None:
            raise self._failure
        return self._whole and not self._cancelled()

    def _sound(self, earcon: str) -> None:  # noqa: B027
        """Play an earcon, where the sound is ours."""

    @abstractmethod
    def _utter(self, parts: Parts) -> None:
        """Speak all parts, and return when they were heard."""

    def _queue(self, language: str, text: str) -> None:
        voice = self._voice(language)
        if voice is not None:
            self._engine.setProperty("voice", voice)
        self._engine.say(text)

    def hush(self) -> None:  # noqa: B027
        """Nothing goes on without this process, or its group."""

    def voices(self) -> list[Voice]:
        if self._voices is None:
            listed = self._engine.getProperty("voices")
            self._voices = [_voice(one) for one in listed] if isinstance(listed, list | tuple) else []
        return self._voices

    def _voice(self, language: str) -> str | None:
        """Return the nearest voice for a language; None leaves the engine's own."""
        if language not in self._chosen:
            self._chosen[language] = self._nearest(language)
        return self._chosen[language]

    def _nearest(self, language: str) -> str | None:
        wish = wished(language, self._tuning.voices)
        if self._accepts(wish):
            return wish
        name = next((name for name in candidates(wish, language, self.voices()) if self._accepts(name)), None)
        if name is None or wish in self._tuning.voices.values():
            self._missed(wish)
        return name

    def _is_listed(self, name: str) -> bool:
        return any(voice.id == name for voice in self.voices())

    def _on_error(self, name: object, exception: Exception) -> None:
        """Keep what went wrong; a property that this driver does not have is no failure of speech."""
        if not isinstance(exception, KeyError | ValueError):
            self._failure = exception

    def _on_finished(self, name: object, completed: bool) -> None:
        self._whole = self._whole and completed
        self._finished.set()


class StreamVoicebox(Pyttsx3Voicebox):
    """pyttsx3 with our driver: the parts follow each other without a gap."""

    stops = True

    def play_through(self, sink: Sink, rate: int) -> None:
        """Let earcons go where the voice goes, at so many samples a second."""
        self._sink, self._rate = sink, rate

    def _sound(self, earcon: str) -> None:
        self._sink.write(sound(earcon, self._rate, self._tuning.volume), self._cancelled)

    def _utter(self, parts: Parts) -> None:
        for language, text in parts:
            self._queue(language, text)
        self._engine.runAndWait()


class StockVoicebox(Pyttsx3Voicebox):
    """pyttsx3 with a driver of its own, which needs one text a loop and may return too early."""

    stops = False

    def _utter(self, parts: Parts) -> None:
        for language, text in parts:
            self._finished.clear()
            self._queue(language, text)
            self._engine.runAndWait()
            self._finished.wait()


def open_pyttsx3(cancelled: Cancelled, missed: Missed) -> Pyttsx3Voicebox:
    """Open the live engine of this machine: our driver on Linux, else pyttsx3's own.

    Raises SpeechError.
    """
    name = os.environ.get(DRIVER_VARIABLE) or None
    if name is None and sys.platform.startswith("linux"):
        espeak = Espeak()
        return _stream(espeak, open_sink(espeak.sample_rate), cancelled, missed)
    return StockVoicebox(_stock_engine(name), None, cancelled, missed)


def open_file(path: Path, cancelled: Cancelled, missed: Missed) -> Pyttsx3Voicebox:
    """Speak into a sound file. Raises SpeechError."""
    espeak = Espeak()
    return _stream(espeak, WavSink(path, espeak.sample_rate), cancelled, missed)


def _stream(espeak: Espeak, sink: Sink, cancelled: Cancelled, missed: Missed) -> StreamVoicebox:
    driver.install(espeak, sink, cancelled)
    voicebox = StreamVoicebox(pyttsx3.init(driver.NAME), espeak.set_voice, cancelled, missed)
    voicebox.play_through(sink, espeak.sample_rate)
    return voicebox


def _stock_engine(name: str | None) -> Engine:
    try:
        engine: Engine = pyttsx3.init(name)
    except (ImportError, OSError, RuntimeError) as failure:
        raise SpeechError(TroubleKind.NO_LIBRARY, str(failure)) from failure
    return engine


def _voice(listed: object) -> Voice:
    """Read a pyttsx3 voice; some drivers give languages as bytes behind a priority byte."""
    languages = getattr(listed, "languages", None) or [""]
    language = languages[0]
    if isinstance(language, bytes):
        language = language.lstrip(bytes(range(32))).decode("utf-8", "replace")
    return Voice(str(getattr(listed, "id", "")), str(getattr(listed, "name", "")), str(language))
