"""A pseudo-terminal with a program in it, and a player who waits for what she types to appear."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.console.looks import shown

PATIENCE = 60.0
"""Seconds after which a program that says nothing has failed."""


def _at_terminal() -> None:
    """Take the terminal, and the signals as a shell gives them, whatever runs the tests."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    heed_signals()


def heed_signals() -> None:
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


class Session:
    """A program running on a terminal of its own. ``output`` is all it wrote so far."""

    at_once = 65_536
    """Bytes that the terminal takes at most before it looks for more."""

    def __init__(
        self,
        command: Sequence[str],
        environ: Mapping[str, str] | None = None,
        *,
        columns: int = 80,
        rows: int = 50,
        pass_fds: Sequence[int] = (),
        cwd: Path | None = None,
    ) -> None:
        self.output = b""
        self._read_to = 0
        self.size = columns, rows
        self.master, self.slave = pty.openpty()
        self.resize(columns)
        self.modes = termios.tcgetattr(self.slave)
        self.process = subprocess.Popen(
            command,
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            start_new_session=True,
            preexec_fn=_at_terminal,
            pass_fds=pass_fds,
            cwd=cwd,
            env={"PATH": os.environ["PATH"], "TERM": "xterm", "LANG": "C.UTF-8", **(environ or {})},
        )

    def resize(self, columns: int) -> None:
        self.size = columns, self.size[1]
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", self.size[1], columns, 0, 0))

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def until(self, text: str) -> bytes:
        """Wait until the program has written the text; return what came from the last wait to its end."""
        begin, end = self._read_to, time.monotonic() + PATIENCE
        while (found := self.output.find(text.encode(), begin)) < 0:
            self._read(end - time.monotonic(), f"waiting for {text!r}")
        self._read_to = found + len(text.encode())
        return self.output[begin : self._read_to]

    def listen(self) -> None:
        """Take what the program has written, and wait a little if there is nothing."""
        if select.select([self.master], [], [], 0.02)[0]:
            self.output += os.read(self.master, self.at_once)

    def wait(self) -> int:
        """Wait for the end; return the status."""
        status = self.process.wait(PATIENCE)
        while select.select([self.master], [], [], 0)[0]:
            self._read(PATIENCE, "reading the last words")
        return status

    def _read(self, seconds: float, purpose: str) -> None:
        ready, _, _ = select.select([self.master], [], [], max(0.0, seconds))
        assert ready, f"{purpose}, the terminal shows: {self.output!r}"
        self.output += os.read(self.master, self.at_once)

    @property
    def looks(self) -> list[str]:
        """The rows of the screen, down to the cursor's."""
        return shown(self.output.decode(), *self.size)

    @property
    def restored(self) -> bool:
        """Whether the terminal's modes are what they were before the program ran."""
        return termios.tcgetattr(self.slave) == self.modes

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)
        os.close(self.slave)
