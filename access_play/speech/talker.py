"""The live voice: a mouth whose engine runs in a child process that is replaced when it fails."""

from __future__ import annotations

import threading
import time
from collections import deque
from typing import Final

from access_play.speech import wire
from access_play.speech.child import Child
from access_play.speech.mouth import Mouth
from access_play.speech.pending import Pending, Utterance
from access_play.speech.spoken import spoken
from access_play.speech.trouble import Trouble, TroubleKind
from access_play.speech.voices import Voice
from access_play.words.announcement import Announcement, Priority

ANSWERS: Final = ("answer", "error", "spelling", "sound")
"""Kinds of announcements that the player has asked for."""
HANG_S: Final = 5.0
HANG_S_PER_CHARACTER: Final = 0.15
"""At 200 words a minute. Whatever is not said by then never will be."""
START_S: Final = {"pyttsx3": 8.0, "speechd": 8.0, "screenreader": 24.0}
"""A sound server that hangs keeps a worker from starting for half a minute. prismatoid lists the
thirteen thousand voices of speech-dispatcher first, which takes some seconds."""
STOP_S: Final = 0.4
"""An engine that is not silent by then is killed."""
DEATHS, DEATHS_WITHIN_S = 4, 30.0
HANGS: Final = 3
"""So many failures in a row and the speech goes off."""

_FINAL = (
    TroubleKind.NO_LIBRARY,
    TroubleKind.NO_DEVICE,
    TroubleKind.NO_SERVER,
    TroubleKind.NO_READER,
    TroubleKind.NO_PACKAGE,
    TroubleKind.UNWRITABLE,
)
"""What a new worker would meet again."""
_PASSING = (TroubleKind.NO_DEVICE, TroubleKind.NO_SERVER, TroubleKind.NO_READER)
"""What may be mended outside, by somebody who cannot read how to switch the speech on."""
AGAIN_S, AGAIN_S_AT_MOST = 2.0, 16.0
"""So long, twice as long each time, before it is tried again; only when there is something to say."""


class Talker(Mouth):
    """Says announcements in a child process, which is started at once, in a thread.

    ``through`` names the voice: ``pyttsx3``, ``speechd``, ``screenreader``.
    """

    def __init__(self, tuning: wire.Tuning, through: str) -> None:
        super().__init__(tuning)
        self._through = through
        self._changed = threading.Condition()
        self._pending = Pending()
        self._current: Utterance | None = None
        self._voices: tuple[Voice, ...] = ()
        self._child: Child | None = None
        self._spare: Child | None = None
        self._closing = self._over = self._trying = False
        self._begin_anew()
        self._thread = threading.Thread(target=self._tend, daemon=True)
        self._thread.start()

    # --- the game's side: nothing here waits --------------------------------------------

    def say(self, announcement: Announcement) -> None:
        parts = spoken(announcement.speech)
        with self._changed:
            if not parts or self._closing or not self._may_speak():
                return
            self._pending.add(self._utterance(parts, announcement))
            current = self._current
            if current is None:
                self._changed.notify_all()
            elif announcement.priority is Priority.URGENT > current.priority:
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

    def voices(self, limit: float = 0.0) -> tuple[Voice, ...]:
        with self._changed:
            self._changed.wait_for(lambda: self._voices or self._off, limit)
            return self._voices

    def retry(self) -> None:
        with self._changed:
            if self._off and not self._over:
                self._off = None
                self._begin_anew()
                self._changed.notify_all()

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
            for child in filter(None, (self._child, self._spare)):
                child.send(self._tuning)

    def _hush(self, *, keep_urgent: bool) -> None:
        with self._changed:
            self._pending.clear(keep_urgent=keep_urgent)
            if self._current:
                self._silence(self._current, resumes=False)
            self._changed.notify_all()

    def _utterance(self, parts: wire.Parts, announcement: Announcement) -> Utterance:
        kept = announcement.kind in ANSWERS
        return Utterance(parts, announcement.priority, self._earcon(announcement), kept)

    # --- one utterance, the lock held ----------------------------------------------------

    def _silence(self, current: Utterance, *, resumes: bool) -> None:
        current.resumes = resumes
        if current.stopping:
            return
        current.stopping, current.deadline = True, time.monotonic() + STOP_S
        if self._child and not _only_dies(self._child):
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
        child.send(wire.Say(self._current.id, self._current.parts, self._current.earcon))

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

    def _begin_anew(self) -> None:
        """Forget what went wrong before."""
        self._deaths: deque[float] = deque(maxlen=DEATHS)
        self._hangs = 0
        self._complaint: Trouble | None = None
        self._told: TroubleKind | None = None
        self._again_s = AGAIN_S
        self._again_at = 0.0

    def _may_speak(self) -> bool:
        """Say whether there is a voice, or hope of one: what went away may be back."""
        if self._off and self._off.kind in _PASSING and time.monotonic() > self._again_at:
            self._trying = True
        return self._trying or not self._off

    def _tend(self) -> None:
        """Keep a worker alive and busy, until the mouth closes; none while the speech is off."""
        while True:
            with self._changed:
                if self._over:
                    break
                wanted = self._trying or not self._off
                if wanted and not self._is_short_of_hands():
                    self._advance()
                    continue
                if not (wanted or self._child or self._spare):
                    self._changed.wait()
                    continue
            if wanted:
                self._hire()
            else:
                self._dismiss()
        self._dismiss()

    def _dismiss(self) -> None:
        with self._changed:
            children, self._child, self._spare = (self._child, self._spare), None, None
        for child in filter(None, children):
            child.end()

    def _is_short_of_hands(self) -> bool:
        """Say whether a worker must be started: the one that speaks, or its spare.

        A spare stands by where an engine can be silenced only by killing it.
        """
        if self._child is None:
            self._child, self._spare = self._spare, None
        return self._child is None or (_only_dies(self._child) and self._spare is None)

    def _hire(self) -> None:
        """Start a worker, without the lock: it takes some milliseconds."""
        try:
            child = Child(self._heard, ["--through", self._through])
        except OSError as failure:
            with self._changed:
                self._give_up(Trouble(TroubleKind.DIES, str(failure)))
                self._changed.notify_all()
            return
        with self._changed:
            child.send(self._tuning)
            if self._child is None:
                self._child = child
            else:
                self._spare = child
            child.listen()

    def _advance(self) -> None:
        """Begin the next utterance, replace a hung worker, or wait until something changes."""
        child = self._child
        if child and child.ready and self._current is None and self._pending:
            self._begin(child)
        deadline = self._deadline()
        if deadline is None:
            self._changed.wait()
        elif time.monotonic() > deadline:
            self._hung()
        else:
            self._changed.wait(max(0.01, deadline - time.monotonic()))

    def _deadline(self) -> float | None:
        """Return when the worker must have reported; None when nothing is expected of it."""
        if self._current:
            return self._current.deadline
        if self._child and not self._child.ready:
            return self._child.started + START_S[self._through]
        return None

    def _hung(self) -> None:
        if not (self._current and self._current.stopping):
            self._hangs += 1
        self._leave(failed=True)
        self._replace()
        if self._hangs >= HANGS:
            self._give_up(Trouble(TroubleKind.HANGS))

    def _replace(self) -> None:
        """Kill the worker; the thread that tends it finds another one."""
        child, self._child = self._child, None
        self._leave(failed=False)
        if child:
            child.kill()

    def _died(self, child: Child) -> None:
        now = time.monotonic()
        self._deaths.append(now)
        if child is self._spare:
            self._spare = None
        else:
            self._child = None
            self._leave(failed=True)
        complaint, self._complaint = self._complaint, None
        if complaint and complaint.kind in _FINAL and not child.ready:
            self._give_up(complaint)
        elif len(self._deaths) == DEATHS and now - self._deaths[0] < DEATHS_WITHIN_S:
            self._give_up(complaint or Trouble(TroubleKind.DIES))

    def _give_up(self, trouble: Trouble) -> None:
        """Switch the speech off, and tell why, unless it was told already."""
        self._off, self._trying = trouble, False
        self._pending.clear()
        self._again_at = time.monotonic() + self._again_s
        self._again_s = min(2 * self._again_s, AGAIN_S_AT_MOST)
        if trouble.kind is not self._told:
            self._told = trouble.kind
            self._report(trouble)

    def _heard(self, child: Child, report: wire.Report) -> None:
        """Take a report, in the reading thread of a worker; those of a replaced one mean nothing."""
        with self._changed:
            if child in (self._child, self._spare):
                self._understand(child, report)
                self._changed.notify_all()

    def _understand(self, child: Child, report: wire.Report) -> None:
        match report:
            case wire.Ready() if self._trying:
                self._off, self._trying = None, False
            case wire.Known(voices):
                self._voices = tuple(Voice(*voice) for voice in voices)
            case wire.Missed(voice):
                self._report(Trouble(TroubleKind.VOICE_MISSING, voice))
            case wire.Done(number, whole) if self._current and self._current.id == number:
                self._hangs = 0
                if whole:
                    self._told, self._again_s = None, AGAIN_S
                self._leave(failed=False)
            case wire.Failed(kind, detail):
                self._complaint = Trouble(TroubleKind(kind), detail)
            case wire.Ended():
                self._died(child)


def _only_dies(child: Child) -> bool:
    return child.ready is not None and not child.ready.stops
