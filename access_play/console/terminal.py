"""The terminal's own modes: quiet while the game plays, and given back as they were."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import signal
import sys
import threading

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
        self._loop: asyncio.AbstractEventLoop | None = None
        self._caught: list[signal.Signals] = []

    def enter(self) -> None:
        """Silence the echo, from the running event loop; calling again changes nothing."""
        self._catch_signals(asyncio.get_running_loop())
        if self._fd is None or self._before is not None or sys.platform == "win32":
            return
        with contextlib.suppress(termios.error):
            self._before = termios.tcgetattr(self._fd)
            modes = termios.tcgetattr(self._fd)
            modes[3] &= ~(termios.ECHO | termios.ICANON)
            termios.tcsetattr(self._fd, termios.TCSANOW, modes)
            atexit.register(self.leave)

    def leave(self) -> None:
        """Give the terminal back; calling again changes nothing."""
        self._let_signals_go()
        if self._fd is None or self._before is None or sys.platform == "win32":
            return
        with contextlib.suppress(termios.error):
            termios.tcsetattr(self._fd, termios.TCSANOW, self._before)
        self._before = None
        atexit.unregister(self.leave)

    def _catch_signals(self, loop: asyncio.AbstractEventLoop) -> None:
        """Take the signals by the loop: raised there, the exception cannot hit a task half-way."""
        if (
            self._fd is None
            or loop is self._loop
            or threading.current_thread() is not threading.main_thread()
        ):
            return
        self._let_signals_go()
        self._loop = loop
        for number in (signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(number) is signal.SIG_DFL:
                loop.add_signal_handler(number, _end, number)
                self._caught.append(number)

    def _let_signals_go(self) -> None:
        if self._loop is not None and not self._loop.is_closed():
            for number in self._caught:
                self._loop.remove_signal_handler(number)
        self._loop, self._caught = None, []


def _end(number: int) -> None:
    """End with the status shells give to a process that a signal ended."""
    raise SystemExit(128 + number)
