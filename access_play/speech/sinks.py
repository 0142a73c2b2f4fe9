"""Where samples go: a sound card through ALSA, a sound file, a recording that keeps time, nowhere.

The environment variable ``ACCESS_PLAY_SINK`` chooses for the live voice, for tests and
packagers: ``alsa`` (the default) or ``alsa:DEVICE``, ``wav:PATH`` (records what a listener would have
heard, at the pace of a sound card), ``null``.
"""

from __future__ import annotations

import contextlib
import os
import struct
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Protocol

from access_play.speech.trouble import SpeechError, TroubleKind

SINK_VARIABLE: Final = "ACCESS_PLAY_SINK"

PAUSE_S: Final = 0.1
"""Silence after an utterance: two are heard as two, and a sound card plays its last period."""

Cancelled = Callable[[], bool]
"""Asked again and again while sound is under way; True to be silent at once."""


class Sink(Protocol):
    """Takes 16-bit samples of one channel. Raises SpeechError when it cannot."""

    def write(self, samples: bytes, cancelled: Cancelled) -> bool:
        """Take samples, at most some tens of ms ahead of the ear; False when cancelled."""

    def drain(self, cancelled: Cancelled) -> bool:
        """End an utterance with a pause and wait until it was heard; False when cancelled."""

    def drop(self) -> None:
        """Forget what was not heard yet."""

    def close(self) -> None: ...


def open_sink(rate: int) -> Sink:
    """Open the live sink that the environment asks for, at ``rate`` samples a second."""
    kind, _, argument = os.environ.get(SINK_VARIABLE, "alsa").partition(":")
    if kind == "wav":
        return Recording(Path(argument), rate)
    if kind == "null":
        return NullSink()
    from access_play.speech.alsa import AlsaSink

    return AlsaSink(rate, argument or "default")


class NullSink:
    """Takes everything, at once."""

    def write(self, samples: bytes, cancelled: Cancelled) -> bool:
        return not cancelled()

    def drain(self, cancelled: Cancelled) -> bool:
        return not cancelled()

    def drop(self) -> None: ...

    def close(self) -> None: ...


class WavFile:
    """A WAV file that can be read at any moment, also when its writer was killed.

    Raises SpeechError(UNWRITABLE).
    """

    HEADER: Final = 44

    def __init__(self, path: Path, rate: int, *, resume: bool = False) -> None:
        self._path, self._rate = path, rate
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
        try:
            self._file = os.fdopen(os.open(path, flags, 0o644), "r+b", buffering=0)
        except OSError as failure:
            raise SpeechError(TroubleKind.UNWRITABLE, str(path)) from failure
        self.bytes = max(0, path.stat().st_size - self.HEADER) // 2 * 2 if resume else 0
        self.patch()
        self.cut(0)

    def append(self, samples: bytes) -> None:
        self._write(self.HEADER + self.bytes, samples)
        self.bytes += len(samples)

    def cut(self, count: int) -> None:
        """Take the last ``count`` bytes back."""
        self.bytes = max(0, self.bytes - count)
        with self._writing():
            self._file.truncate(self.HEADER + self.bytes)

    def patch(self) -> None:
        """Write the header for the samples there are."""
        chunk = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, self._rate, 2 * self._rate, 2, 16)
        header = struct.pack("<4sI4s", b"RIFF", 36 + self.bytes, b"WAVE") + chunk
        self._write(0, header + struct.pack("<4sI", b"data", self.bytes))

    def close(self) -> None:
        self.patch()
        self._file.close()

    def _write(self, position: int, data: bytes) -> None:
        with self._writing():
            self._file.seek(position)
            view = memoryview(data)
            while view:
                view = view[self._file.write(view) or 0 :]

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as failure:
            self._file.close()
            raise SpeechError(TroubleKind.UNWRITABLE, str(self._path)) from failure


class WavSink:
    """Everything spoken, one utterance after the other, as fast as it is made."""

    PAUSE_S: Final = 0.3

    def __init__(self, path: Path, rate: int) -> None:
        self._file = WavFile(path, rate)
        self._pause = bytes(2 * int(rate * self.PAUSE_S))

    def write(self, samples: bytes, cancelled: Cancelled) -> bool:
        self._file.append(samples)
        return not cancelled()

    def drain(self, cancelled: Cancelled) -> bool:
        """End an utterance with a pause."""
        self._file.append(self._pause)
        self._file.patch()
        return not cancelled()

    def drop(self) -> None:
        self._file.patch()

    def close(self) -> None:
        self._file.close()


class Recording:
    """What a listener would have heard, silences too: sample n sounded n / rate seconds after the start.

    The start, in seconds of the monotonic clock, stands in a file beside it that ends in
    ``.start``; a second worker goes on with the recording of the first. An utterance has no
    gaps, even on a machine too busy to make it in time.
    """

    AHEAD_S: Final = 0.03
    """The buffer of this sound card."""
    STEP_S: Final = 0.01

    def __init__(self, path: Path, rate: int) -> None:
        self._rate = rate
        resume = path.exists()
        self._start = _recording_start(path, resume)
        self._file = WavFile(path, rate, resume=resume)
        self._silent = True

    def write(self, samples: bytes, cancelled: Cancelled) -> bool:
        if self._silent:
            self._fill_silence()
        step = 2 * int(self._rate * self.STEP_S)
        for position in range(0, len(samples), step):
            if cancelled():
                return False
            self._file.append(samples[position : position + step])
            self._file.patch()
            time.sleep(max(0.0, self._ahead() - self.AHEAD_S))
        return True

    def drain(self, cancelled: Cancelled) -> bool:
        self._file.append(bytes(2 * int(PAUSE_S * self._rate)))
        self._silent = True
        while (ahead := self._ahead()) > 0:
            if cancelled():
                return False
            time.sleep(min(ahead, self.STEP_S))
        self._file.patch()
        return not cancelled()

    def drop(self) -> None:
        self._silent = True
        self._file.cut(2 * int(max(0.0, self._ahead()) * self._rate))
        self._file.patch()

    def close(self) -> None:
        self._file.close()

    def _ahead(self) -> float:
        """Seconds written that were not heard yet; negative after a silence."""
        return self._start + self._file.bytes / 2 / self._rate - time.monotonic()

    def _fill_silence(self) -> None:
        self._silent = False
        self._file.append(bytes(2 * int(max(0.0, -self._ahead()) * self._rate)))


def _recording_start(path: Path, resume: bool) -> float:
    """Read or write when a recording began, in seconds of the monotonic clock."""
    start = path.with_name(path.name + ".start")
    try:
        if not resume:
            start.write_text(repr(time.monotonic()), encoding="ascii")
        return float(start.read_text(encoding="ascii"))
    except OSError as failure:
        raise SpeechError(TroubleKind.UNWRITABLE, str(path)) from failure
