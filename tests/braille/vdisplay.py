"""A real BRLTTY of the test's own, and a braille display that is a socket.

BRLTTY's "Virtual" driver connects to the display, so the display picks the port::

    with VirtualDisplay(20) as display, Brltty(display) as server:
        ...                                # any BrlAPI client, with server.host
        display.wait_cells("⠃⠇⠑⠥")
        display.press("FWINRT")

The driver looks for keys every 40 ms and falls behind when they come faster: press one,
wait for what it does, press the next. Its ``ROUTE n`` cannot press the first cell.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from typing import Final, Self

from .fakebrlapi import PORT

_QUOTED: Final = re.compile(r'"(.*)"\s*$')


def _cells(field: str) -> str:
    """Read ``1|12| |14``: the dots of each cell."""
    dots = [sum(1 << int(dot) - 1 for dot in cell.strip()) for cell in field.split("|")]
    return "".join(chr(0x2800 + raised) for raised in dots)


class VirtualDisplay:
    """The device: what BRLTTY raises on it, and its keys."""

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.cells = ""
        self.changed = threading.Condition()
        self._connection: socket.socket | None = None
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.device = f"client:127.0.0.1:{self._listener.getsockname()[1]}"
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    @property
    def connected(self) -> bool:
        return self._connection is not None

    def press(self, command: str) -> None:
        self._send(command)

    def resize(self, columns: int) -> None:
        self.columns = columns
        self._send(f"cells {columns} 1")

    def wait_cells(self, cells: str, seconds: float = 15.0) -> None:
        """Wait until the display shows just these cells, blanks at the end left out."""
        with self.changed:
            if not self.changed.wait_for(lambda: self.cells.rstrip("\u2800") == cells, seconds):
                raise TimeoutError(f"{cells} does not come, the display shows {self.cells}")

    def wait_connected(self, seconds: float = 15.0) -> None:
        with self.changed:
            if not self.changed.wait_for(lambda: self.connected, seconds):
                raise TimeoutError("BRLTTY does not come to its display")

    def close(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        with self.changed:
            if self._connection:
                self._connection.shutdown(socket.SHUT_RDWR)
        self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            with connection, connection.makefile("rb") as stream:
                with self.changed:
                    self._connection = connection
                    self.changed.notify_all()
                self.resize(self.columns)
                for line in stream:
                    self._hear(line.decode("utf-8", "replace"))
                with self.changed:
                    self._connection = None

    def _hear(self, line: str) -> None:
        kind, _, rest = line.partition(" ")
        quoted = _QUOTED.match(rest)
        if kind == "Braille" and quoted:
            with self.changed:
                self.cells = _cells(quoted.group(1))
                self.changed.notify_all()

    def _send(self, line: str) -> None:
        with self.changed:
            if self._connection is not None:
                self._connection.sendall(line.encode("ascii") + b"\n")


class Brltty:
    """A private BRLTTY: no device but the virtual one, no screen, no file outside its folder.

    ``auth=none`` because the default asks polkit, and without a system bus never opens.
    """

    def __init__(self, display: VirtualDisplay, host: str | None = None) -> None:
        self.host = host or _free_host()
        self._folder = tempfile.TemporaryDirectory(prefix="brltty-")
        self._log = Path(self._folder.name, "log")
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                self._command(display.device),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "LC_ALL": "C.UTF-8"},
            )
        try:
            display.wait_connected()
            self._wait_open()
        except BaseException:
            self.close()
            raise

    def _command(self, device: str) -> list[str]:
        folder = self._folder.name
        return [
            "/usr/bin/brltty" if Path("/usr/bin/brltty").exists() else "brltty",
            *("--no-daemon", "--standard-error", "--quiet", "--log-level=info", "--stay-privileged"),
            *(
                "--configuration-file=/dev/null",
                f"--preferences-file={folder}/prefs",
                f"--pid-file={folder}/pid",
            ),
            *(f"--updatable-directory={folder}", f"--writable-directory={folder}"),
            *("--braille-driver=vr", f"--braille-device={device}"),
            *("--screen-driver=no", "--speech-driver=no", "--keyboard-table=off", "--text-table=en-nabcc"),
            f"--api-parameters=auth=none,host={self.host}",
        ]

    def _wait_open(self, seconds: float = 15.0) -> None:
        port = PORT + int(self.host.rpartition(":")[2])
        end = time.monotonic() + seconds
        while time.monotonic() < end and self._process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port), 1.0).close()
            except OSError:
                time.sleep(0.02)
            else:
                return
        raise RuntimeError("BRLTTY does not open BrlAPI:\n" + self._log.read_text(errors="replace"))

    def kill(self) -> None:
        """Kill it with the connections open."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(3)
        except subprocess.TimeoutExpired:
            self.kill()
        self._folder.cleanup()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _free_host() -> str:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
    return f"127.0.0.1:{port - PORT}"
