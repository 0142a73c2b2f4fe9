"""A mouth that speaks into a sound file: everything, in order, without waiting for it."""

from __future__ import annotations

import itertools
import threading
from pathlib import Path

from access_play.speech import wire
from access_play.speech.child import Child
from access_play.speech.mouth import Mouth
from access_play.speech.sinks import WavFile
from access_play.speech.spoken import spoken
from access_play.speech.trouble import SpeechError, Trouble, TroubleKind
from access_play.speech.voices import Voice
from access_play.words.announcement import Announcement


class WavMouth(Mouth):
    """Cuts and flushes change nothing: the file holds what would have been said.

    The worker makes the speech in its own time; :meth:`close` waits for it. The file is a
    valid WAV file at any moment.
    """

    def __init__(self, tuning: wire.Tuning, path: Path) -> None:
        super().__init__(tuning)
        self._changed = threading.Condition()
        self._numbers = itertools.count(1)
        self._said = self._done = 0
        self._voices: tuple[Voice, ...] = ()
        self._ended = False
        self._child: Child | None = None
        try:
            WavFile(path, rate=22050).close()  # known at once; the worker knows its own rate
        except SpeechError as failure:
            self._give_up(failure.trouble)
            return
        self._child = Child(self._heard, ["--file", str(path)])
        self._child.send(tuning)
        self._child.listen()

    def say(self, announcement: Announcement) -> None:
        parts = spoken(announcement.speech)
        if parts and self._child:
            self._said = next(self._numbers)
            self._child.send(wire.Say(self._said, parts, self._earcon(announcement)))

    def cut(self) -> None: ...

    def flush(self) -> None: ...

    def idle(self) -> bool:
        return True

    def wait(self, timeout: float | None = None) -> bool:
        return True

    def voices(self, limit: float = 0.0) -> tuple[Voice, ...]:
        with self._changed:
            self._changed.wait_for(lambda: self._voices or self._ended, limit)
            return self._voices

    def close(self, limit: float = 5.0) -> bool:
        """Wait until the file is complete; ``limit`` is the longest time without any progress."""
        if self._child is None:
            return False
        self._child.finish()
        with self._changed:
            while not self._ended and self._changed.wait(limit):
                pass  # each report is progress
        self._child.end()
        return self._done == self._said and self._off is None

    def _retune(self) -> None:
        if self._child:
            self._child.send(self._tuning)

    def _heard(self, child: Child, report: wire.Report) -> None:
        with self._changed:
            match report:
                case wire.Done(number):
                    self._done = number
                case wire.Known(voices):
                    self._voices = tuple(Voice(*voice) for voice in voices)
                case wire.Missed(voice):
                    self._report(Trouble(TroubleKind.VOICE_MISSING, voice))
                case wire.Failed(kind, detail):
                    self._give_up(Trouble(TroubleKind(kind), detail))
                case wire.Ended():
                    self._ended = True
                    if self._done != self._said and not self._off:
                        self._give_up(Trouble(TroubleKind.DIES))
            self._changed.notify_all()

    def _give_up(self, trouble: Trouble) -> None:
        self._off = trouble
        self._report(trouble)
