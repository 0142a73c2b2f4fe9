"""The live voice: a mouth whose engine runs in a child process that is replaced when it fails."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from access_play.speech import wire
from access_play.speech.child import Child
from access_play.speech.mouth import Mouth
from access_play.speech.pending import Pending, Utterance
from access_play.speech.spoken import spoken
from access_play.speech.trouble import Trouble, TroubleKind
from access_play.speech.voices import Voice
from access_play.words.announcement import Announcement, Priority

HANG_S: Final = 5.0
HANG_S_PER_CHARACTER: Final = 0.15
"""At 200 words a minute. Whatever is not said by then never will be."""
START_S: Final = 8.0
"""A sound server that hangs keeps a worker from starting for half a minute."""
STOP_S: Final = 0.4
"""An engine that is not silent by then is killed."""
DEATHS, DEATHS_WITHIN_S = 4, 30.0
HANGS: Final = 3
"""So many failures in a row and the speech goes off."""

_FINAL = (TroubleKind.NO_LIBRARY, TroubleKind.NO_DEVICE)
"""What a new worker would meet again."""


class Talker(Mouth):
    """Says announcements through pyttsx3, in a child process. Starts it at once, in a thread."""

    def __init__(self, tuning: wire.Tuning, start: Callable[..., Child] = Child) -> None:
        super().__init__(tuning)
        self._start = start
        self._changed = threading.Condition()
        self._pending = Pending()
        self._current: Utterance | None = None
        self._voices: tuple[Voice, ...] = ()
        self._closing = self._over = False
        self._run()

    # --- the game's side: nothing here waits --------------------------------------------

    def say(self, announcement: Announcement) -> None:
        parts = spoken(announcement.speech)
        with self._changed:
            if not parts or self._off or self._closing:
                return
            self._pending.add(Utterance(parts, announcement.priority))
            current = self._current
            if current and announcement.priority is Priority.URGENT > current.priority:
                self._silence(current, resumes=current.priority is Priority.NORMAL)
            self._changed.notify_all()

    def cut(self) -> None:
        if self._current or self._pending:
            self._hush(keep_urgent=True)

    def flush(self) -> None:
        self._hush(keep_urgent=False)

    def idle(self) -> bool:
        return self._off is not None or not (self._current or self._pending)

    def wait(self, timeout: float | None = None) -> bool:
        with self._changed:
            return self._changed.wait_for(self.idle, timeout)

    def voices(self) -> tuple[Voice, ...]:
        return self._voices

    def retry(self) -> None:
        if self._off and not self._over:
            self._thread.join()
            self._off = None
            self._run()

    def close(self, limit: float = 5.0) -> bool:
        end = time.monotonic() + limit
        with self._changed:
            self._closing = True
            current = self._current.seconds(self.rate) if self._current else 0.0
            before = len(self._pending)
            self._pending.shorten(limit - current, self.rate)
            whole = len(self._pending) == before and not self._off
            whole = self._changed.wait_for(self.idle, end - time.monotonic()) and whole and not self._off
            self._over = True
            self._changed.notify_all()
        self._thread.join()
        return whole

    def _retune(self) -> None:
        with self._changed:
            if self._child:
                self._child.send(self._tuning)

    def _hush(self, *, keep_urgent: bool) -> None:
        with self._changed:
            self._pending.clear(keep_urgent=keep_urgent)
            if self._current:
                self._silence(self._current, resumes=False)
            self._changed.notify_all()

    # --- one utterance, the lock held ----------------------------------------------------

    def _silence(self, current: Utterance, *, resumes: bool) -> None:
        current.resumes = resumes
        if current.stopping:
            return
        current.stopping, current.deadline = True, time.monotonic() + STOP_S
        if self._child and self._stops:
            self._child.send(wire.Stop())
        else:
            self._replace()

    def _begin(self, child: Child) -> None:
        """Hand the next utterance to the engine."""
        self._current = self._pending.pop()
        if self._current is None:
            return
        patience = HANG_S + HANG_S_PER_CHARACTER * self._current.length * 200 / self.rate
        self._current.stopping = self._current.resumes = False
        self._current.deadline = time.monotonic() + patience
        child.send(wire.Say(self._current.id, self._current.parts))

    def _leave(self, *, failed: bool) -> None:
        """The current utterance is over; say it again where it deserves it."""
        current, self._current = self._current, None
        if current is None:
            return
        if current.stopping:
            again = current.resumes
        else:
            again = failed and current.tries == 0
            current.tries += failed
        if again:
            self._pending.put_back(current)

    # --- the worker's life ------------------------------------------------------------------

    def _run(self) -> None:
        self._child: Child | None = None
        self._ready = self._stops = False
        self._deadline = 0.0
        self._deaths: deque[float] = deque(maxlen=DEATHS)
        self._hangs = 0
        self._complaint: Trouble | None = None
        self._thread = threading.Thread(target=self._tend, daemon=True)
        self._thread.start()

    def _tend(self) -> None:
        """Keep a worker alive and busy, until the mouth closes or gives up."""
        while True:
            with self._changed:
                if self._over or self._off:
                    break
                if self._child is not None:
                    self._advance(self._child)
                    continue
            self._hire()
        if self._child is not None:
            self._child.kill()
            self._child.join()

    def _hire(self) -> None:
        """Start a worker, without the lock: it takes some milliseconds."""
        try:
            child = self._start(self._heard)
        except OSError as failure:
            with self._changed:
                self._give_up(Trouble(TroubleKind.DIES, str(failure)))
                self._changed.notify_all()
            return
        with self._changed:
            self._child, self._ready, self._complaint = child, False, None
            self._deadline = time.monotonic() + START_S
            child.send(self._tuning)

    def _advance(self, child: Child) -> None:
        """Begin the next utterance, replace a hung worker, or wait until something changes."""
        if self._ready and self._current is None and self._pending:
            self._begin(child)
        deadline = self._current.deadline if self._current else self._deadline
        busy = self._current is not None or not self._ready
        if busy and time.monotonic() > deadline:
            self._hung()
        else:
            self._changed.wait(max(0.01, deadline - time.monotonic()) if busy else None)

    def _hung(self) -> None:
        if not (self._current and self._current.stopping):
            self._hangs += 1
        self._leave(failed=True)
        self._replace()
        if self._hangs >= HANGS:
            self._give_up(Trouble(TroubleKind.HANGS))

    def _replace(self) -> None:
        """Kill the worker; a new one is started by the thread that tends it."""
        child, self._child = self._child, None
        self._leave(failed=False)
        if child:
            child.kill()

    def _died(self) -> None:
        now = time.monotonic()
        born, complaint = self._ready, self._complaint
        self._deaths.append(now)
        self._child = None
        self._leave(failed=True)
        if complaint and complaint.kind in _FINAL and not born:
            self._give_up(complaint)
        elif len(self._deaths) == DEATHS and now - self._deaths[0] < DEATHS_WITHIN_S:
            self._give_up(complaint or Trouble(TroubleKind.DIES))

    def _give_up(self, trouble: Trouble) -> None:
        self._off = trouble
        self._pending.clear()
        self._report(trouble)

    def _heard(self, child: Child, report: wire.Report) -> None:
        """Take a report, in the reading thread of a worker; those of a replaced one mean nothing."""
        with self._changed:
            if child is self._child:
                self._understand(report)
                self._changed.notify_all()

    def _understand(self, report: wire.Report) -> None:
        match report:
            case wire.Ready(stops):
                self._ready, self._stops = True, stops
            case wire.Known(voices):
                self._voices = tuple(Voice(*voice) for voice in voices)
            case wire.Missed(voice):
                self._report(Trouble(TroubleKind.VOICE_MISSING, voice))
            case wire.Done(number) if self._current and self._current.id == number:
                self._hangs = 0
                self._leave(failed=False)
            case wire.Failed(kind, detail):
                self._complaint = Trouble(TroubleKind(kind), detail)
            case wire.Ended():
                self._died()
