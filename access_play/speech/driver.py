"""A driver for pyttsx3 on Linux: streaming, and silent within milliseconds.

The espeak driver of pyttsx3 2.99 speaks only the last of several texts, cannot be stopped,
and plays through an external program that writes on the screen. After :func:`install`,
``pyttsx3.init("espeak_stream")`` gives the usual pyttsx3 engine without those faults.
"""

from __future__ import annotations

import sys
import threading
import time
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Protocol

import pyttsx3.drivers
from pyttsx3.voice import Voice

from access_play.speech.espeak import Espeak
from access_play.speech.sinks import Sink, WavSink, open_sink

NAME: Final = "espeak_stream"

_IDLE_S: Final = 0.005


class Proxy(Protocol):
    """What pyttsx3 lends to a driver (pyttsx3.driver.DriverProxy)."""

    def setBusy(self, busy: bool) -> None: ...  # noqa: N802
    def notify(self, topic: str, **values: object) -> None: ...


class StreamDriver:
    """One utterance at a time: ``say`` is called by pyttsx3's queue when the driver is not busy."""

    def __init__(self, proxy: Proxy, espeak: Espeak, sink: Sink) -> None:
        self._proxy, self._espeak, self._sink = proxy, espeak, sink
        self._text: str | None = None
        self._ending = False
        self._stopped = threading.Event()
        self._properties: dict[str, object] = {"rate": 200, "volume": 1.0, "pitch": 50, "voice": "en-us"}
        self.cancelled: Callable[[], bool] = self._stopped.is_set

    def destroy(self) -> None:
        self._sink.close()

    def say(self, text: str) -> None:
        self._proxy.setBusy(True)
        self._text = text

    def stop(self) -> None:
        """Silence the utterance in progress; from any thread, at once."""
        self._stopped.set()

    def startLoop(self) -> None:  # noqa: N802
        """Speak what is queued until pyttsx3 calls :meth:`endLoop`, and return when it was heard.

        With an empty queue pyttsx3 has called it before.
        """
        self._free_queue()
        while not self._ending or self._text is not None:
            if self._text is None:
                time.sleep(_IDLE_S)
            else:
                self._speak()
        self._ending = False
        if not self._sink.drain(self.cancelled):
            self._sink.drop()

    def endLoop(self) -> None:  # noqa: N802
        self._ending = True
        self._stopped.clear()  # pyttsx3 calls stop() first, when all is spoken

    def iterate(self) -> Iterator[None]:
        """Speak the next queued text at each step of somebody else's loop."""
        self._free_queue()
        while True:
            if self._text is not None:
                self._speak()
                self._sink.drain(self.cancelled)
            yield

    def save_to_file(self, text: str, filename: str) -> None:
        """Write a WAV file, whatever the name ends in."""
        sink = WavSink(Path(filename), self._espeak.sample_rate)
        self._espeak.speak(text, lambda samples: sink.write(samples, _never))
        sink.close()

    def getProperty(self, name: str) -> object:  # noqa: N802
        if name == "voices":
            return [Voice(voice, label, [language]) for voice, label, language in self._espeak.voices()]
        return self._properties[name]

    def setProperty(self, name: str, value: object) -> None:  # noqa: N802
        """Set ``rate`` (words a minute), ``volume`` (0.0 to 1.0), ``pitch`` (0 to 100) or ``voice``.

        Raises KeyError for another name and ValueError for a voice that is not here;
        pyttsx3 hands both to its "error" callbacks.
        """
        if name == "voice":
            if not self._espeak.set_voice(str(value)):
                raise ValueError(f"no voice {value}")
        elif name == "volume":
            self._espeak.set_volume(round(float(str(value)) * 100))
        elif name == "rate":
            self._espeak.set_rate(int(str(value)))
        elif name == "pitch":
            self._espeak.set_pitch(int(str(value)))
        else:
            raise KeyError(name)
        self._properties[name] = value

    def _free_queue(self) -> None:
        """Let pyttsx3 hand over the next text, unless one was handed over outside the loop."""
        if self._text is None:
            self._proxy.setBusy(False)

    def _speak(self) -> None:
        text, self._text = self._text or "", None
        self._stopped.clear()
        self._proxy.notify("started-utterance")
        whole = False
        try:
            whole = not self.cancelled() and self._espeak.speak(text, self._take)
        except Exception as failure:
            self._proxy.notify("error", exception=failure)
        if not whole:
            self._sink.drop()
        self._proxy.notify("finished-utterance", completed=whole)
        self._proxy.setBusy(False)

    def _take(self, samples: bytes) -> bool:
        return self._sink.write(samples, self.cancelled)


def install(
    espeak: Espeak | None = None, sink: Sink | None = None, cancelled: Callable[[], bool] | None = None
) -> None:
    """Make ``pyttsx3.init("espeak_stream")`` possible.

    Without an engine or a sink the driver opens its own when it is built. ``cancelled`` is
    asked while speaking, besides ``stop()``.
    """

    def build(proxy: Proxy) -> StreamDriver:
        engine = espeak or Espeak()
        driver = StreamDriver(proxy, engine, sink or open_sink(engine.sample_rate))
        if cancelled is not None:
            stopped = driver.cancelled
            driver.cancelled = lambda: cancelled() or stopped()
        return driver

    module = types.ModuleType(f"pyttsx3.drivers.{NAME}")
    module.buildDriver = build  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    setattr(pyttsx3.drivers, NAME, module)


def _never() -> bool:
    return False
