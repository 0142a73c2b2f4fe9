"""The child process that speaks: ``python -m access_play.speech.worker [--through NAME | --file PATH]``.

Orders come in on standard input, reports go out on standard output, one JSON object a line
(:mod:`access_play.speech.wire`). Nothing else is written: a library's complaints would land
in the middle of the game's screen. The worker ends when its input closes, for then the
game is gone; with ``--file`` it first finishes what was ordered.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final

from access_play.speech import wire
from access_play.speech.sinks import Cancelled
from access_play.speech.trouble import SpeechError, TroubleKind
from access_play.speech.voicebox import Missed, Voicebox, open_file, open_voicebox

_QUIET_S: Final = 1.0
"""Nothing ordered for so long is a quiet moment: listing voices takes 20 ms, or 200 from a server."""


class Orders:
    """What the game wants, read by a thread of its own so that a stop overtakes the speech."""

    def __init__(self, source: BinaryIO, *, live: bool) -> None:
        self._source, self._live = source, live
        self.hush: Callable[[], None] = lambda: None
        self._jobs: queue.SimpleQueue[tuple[int, wire.Say | wire.Tuning | None]] = queue.SimpleQueue()
        self._count = self._taken = self._stopped_to = 0

    def start(self) -> None:
        threading.Thread(target=self._read, daemon=True).start()

    def next(self, timeout: float | None = None) -> wire.Say | wire.Tuning | None:
        """Wait for the next order; None at the end. Raises queue.Empty after ``timeout`` seconds."""
        self._taken, order = self._jobs.get(timeout=timeout)
        return order

    def cancelled(self) -> bool:
        """Say whether the order taken last was stopped, even before it was taken."""
        return self._taken <= self._stopped_to

    def _read(self) -> None:
        for line in self._source:
            try:
                order = wire.decode(line)
            except (ValueError, TypeError, KeyError):
                continue
            if isinstance(order, wire.Stop):
                self._stopped_to = self._count
            elif isinstance(order, wire.Say | wire.Tuning):
                self._count += 1
                self._jobs.put((self._count, order))
        if self._live:
            self.hush()
            _vanish()
        self._jobs.put((self._count, None))


def main(arguments: list[str]) -> int:
    """Speak until the game is gone; 3 when the voice cannot work."""
    out = _take_output()
    option, value = (*arguments, "--through", "pyttsx3")[:2]
    live = option != "--file"

    def tell(report: wire.Report) -> None:
        try:
            out.write(wire.encode(report))
        except OSError:
            if live:
                _vanish()

    orders = Orders(sys.stdin.buffer, live=live)
    orders.start()
    try:
        voicebox = _open(option, value, orders.cancelled, lambda voice: tell(wire.Missed(voice)))
        orders.hush = voicebox.hush
        tell(wire.Ready(voicebox.stops))
        _serve(orders, voicebox, tell)
    except SpeechError as failure:
        tell(wire.Failed(failure.trouble.kind.value, failure.trouble.detail))
        return 3
    except Exception as failure:
        tell(wire.Failed(TroubleKind.DIES.value, f"{type(failure).__name__}: {failure}"))
        return 3
    return 0


def _open(option: str, value: str, cancelled: Cancelled, missed: Missed) -> Voicebox:
    if option == "--file":
        return open_file(Path(value), cancelled, missed)
    return open_voicebox(value, cancelled, missed)


def _serve(orders: Orders, voicebox: Voicebox, tell: Callable[[wire.Report], None]) -> None:
    """Speak what is ordered, and list the voices once: in a quiet moment, or behind the first words."""
    patience: float | None = _QUIET_S

    def list_voices() -> None:
        nonlocal patience
        if patience is not None:
            patience = None
            tell(wire.Known(tuple(voicebox.voices())))

    while True:
        try:
            order = orders.next(patience)
        except queue.Empty:
            list_voices()
            continue
        if order is None:
            return
        if isinstance(order, wire.Tuning):
            voicebox.tune(order)
            continue
        whole = voicebox.speak(order.parts, order.earcon)
        if whole:
            list_voices()
        tell(wire.Done(order.id, whole))


def _take_output() -> BinaryIO:
    """Keep the reports' way out, and send what libraries write to nowhere."""
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    return out


def _vanish() -> None:
    """End at once, with every player program that an engine may have started."""
    if os.name == "posix" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


if __name__ == "__main__":
    os._exit(main(sys.argv[1:]))  # the reading thread may hold standard input
