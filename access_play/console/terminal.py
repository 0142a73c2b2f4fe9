"""The terminal's own modes: quiet while the game plays, and given back as they were."""

from __future__ import annotations

import atexit
import contextlib
import signal
import sys
import threading
from types import FrameType

if sys.platform != "win32":
    import termios


class QuietTerminal:
    """Keeps a terminal from echoing keys between two reads.

    Ctrl-C stays a signal meanwhile. A request to end (SIGTERM, SIGHUP) becomes SystemExit,
    unless the program handles it itself, so that whoever holds something can put it down;
    whatever way the program ends, the terminal is as it was before.
    """

    def __init__(self, fd: int | None) -> None:
        self._fd = fd
        self._before: list[int | list[bytes | int]] | None = None
        self._replaced: list[signal.Signals] = []

    def enter(self) -> None:
        """Silence the echo; calling again changes nothing."""
        if self._fd is None or self._before is not None or sys.platform == "win32":
            return
        with contextlib.suppress(termios.error):
            self._before = termios.tcgetattr(self._fd)
            modes = termios.tcgetattr(self._fd)
            modes[3] &= ~(termios.ECHO | termios.ICANON)
            termios.tcsetattr(self._fd, termios.TCSANOW, modes)
            atexit.register(self.leave)
            self._catch_signals()

    def leave(self) -> None:
        """Give the terminal back; calling again changes nothing."""
        if self._fd is None or self._before is None or sys.platform == "win32":
            return
        with contextlib.suppress(termios.error):
            termios.tcsetattr(self._fd, termios.TCSANOW, self._before)
        self._before = None
        atexit.unregister(self.leave)
        for number in self._replaced:
            signal.signal(number, signal.SIG_DFL)
        self._replaced.clear()

    def _catch_signals(self) -> None:
        if threading.current_thread() is not threading.main_thread():
            return
        for number in (signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, _end)
                self._replaced.append(number)


def _end(number: int, _frame: FrameType | None) -> None:
    """End with the status shells give to a process that a signal ended."""
    raise SystemExit(128 + number)
