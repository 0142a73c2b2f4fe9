"""A worker process as the game holds it: orders to it, reports from it, and its end."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Final

import access_play
from access_play.speech import wire

_GRACE_S: Final = 0.3
_JOIN_S: Final = 2.0


class Child:
    """Starts a worker. ``hear`` gets its reports in a thread of its own, at last wire.Ended.

    Orders go through a thread too, for a hung worker reads nothing and its pipe fills up.
    """

    def __init__(self, hear: Callable[[Child, wire.Report], None], arguments: Sequence[str] = ()) -> None:
        self._hear = hear
        self._orders: queue.SimpleQueue[wire.Order | None] = queue.SimpleQueue()
        self.started = time.monotonic()
        self.ready: wire.Ready | None = None
        self.process = _start(arguments)
        self._threads = [threading.Thread(target=target, daemon=True) for target in (self._read, self._write)]

    def listen(self) -> None:
        """Begin to pass on orders and reports, once the owner knows whose they are."""
        for thread in self._threads:
            thread.start()

    def send(self, order: wire.Order) -> None:
        self._orders.put(order)

    def finish(self) -> None:
        """Close its input: with a sound file it does what was ordered, then ends."""
        self._orders.put(None)

    def kill(self) -> None:
        """End it at once, with every player program that it may have started."""
        self.finish()
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    def end(self) -> None:
        """Let it end by itself, which silences a speech server too, or else kill it; wait for its end."""
        self.finish()
        self._threads[0].join(_GRACE_S)
        self.kill()
        for thread in self._threads:
            thread.join(_JOIN_S)

    def _write(self) -> None:
        pipe = _open(self.process.stdin)
        with contextlib.suppress(OSError), pipe:
            while (order := self._orders.get()) is not None:
                pipe.write(wire.encode(order))

    def _read(self) -> None:
        with contextlib.suppress(ValueError, TypeError, KeyError), _open(self.process.stdout) as pipe:
            for line in pipe:
                report = wire.decode(line)
                if isinstance(report, wire.Ready):
                    self.ready = report
                if not isinstance(report, wire.Order):
                    self._hear(self, report)
        self.kill()
        self.process.wait()
        self._hear(self, wire.Ended())


def _start(arguments: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a worker out of reach of the terminal's keys, from the very package that is running."""
    home = str(Path(access_play.__file__).parent.parent)
    paths = os.pathsep.join(filter(None, [home, os.environ.get("PYTHONPATH")]))
    return subprocess.Popen(  # noqa: S603
        [sys.executable, "-P", "-m", "access_play.speech.worker", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        bufsize=0,
        env={**os.environ, "PYTHONPATH": paths},
        start_new_session=os.name == "posix",
    )


def _open(pipe: IO[bytes] | None) -> IO[bytes]:
    if pipe is None:
        raise ValueError("a worker has pipes")
    return pipe
