"""A sound card without a card: a private PulseAudio with nothing but a recorder behind it.

Needs Debian's pulseaudio. What it hears comes in blocks of 10 ms.
"""

from __future__ import annotations

import array
import contextlib
import os
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

RATE = 22050
BLOCK = RATE // 100
"""Samples."""
LOUD = 60
"""A peak above the faintest that a voice has."""


class Lab:
    """``environment`` leads ALSA's and PulseAudio's players here."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._socket, config = folder / "native", folder / "asound.conf"
        config.write_text("pcm.!default { type pulse }\nctl.!default { type pulse }\n")
        self.environment = {"PULSE_SERVER": f"unix:{self._socket}", "ALSA_CONFIG_PATH": str(config)}
        self.blocks: list[tuple[float, int]] = []
        """When each block arrived, in seconds of the monotonic clock, and its peak."""
        self.plug()

    def plug(self) -> None:
        """Connect the card, for the first time or again."""
        before = len(self.blocks)
        self._server = self._start_server()
        self._recorder = self._start_recorder()
        threading.Thread(target=self._listen, args=(self._recorder,), daemon=True).start()
        while len(self.blocks) == before:
            self._wake()

    def pull(self) -> None:
        """Pull the card out: what plays on it fails, and nothing can be opened."""
        self._server.kill()
        self._recorder.kill()
        for process in (self._server, self._recorder):
            process.wait(5)
        self._socket.unlink(missing_ok=True)

    close = pull

    def quiet(self, seconds: float = 0.3) -> None:
        """Wait until nothing was heard for so long."""
        began = time.monotonic()
        until(lambda: time.monotonic() - max(self.last_loud(), began) > seconds)

    def wait_for_sound(self, since: int) -> float:
        """Wait for sound after block number ``since`` and return when it arrived."""
        until(lambda: any(peak > LOUD for _, peak in self.blocks[since:]))
        return next(at for at, peak in self.blocks[since:] if peak > LOUD)

    def last_loud(self) -> float:
        return next((at for at, peak in reversed(self.blocks) if peak > LOUD), 0.0)

    def seconds(self, since: int = 0) -> float:
        """Return how long sound was heard after block number ``since``."""
        return sum(peak > LOUD for _, peak in self.blocks[since:]) / 100

    def loudest(self, since: int = 0) -> int:
        """Return the highest peak after block number ``since``."""
        return max(peak for _, peak in self.blocks[since:])

    def _start_server(self) -> subprocess.Popen[bytes]:
        home = str(self.folder)
        environment = dict(os.environ, HOME=home, XDG_RUNTIME_DIR=home, PULSE_RUNTIME_PATH=home)
        modules = (
            f"module-native-protocol-unix auth-anonymous=1 socket={self._socket}",
            f"module-null-sink sink_name=card rate={RATE} channels=1 format=s16le",
        )
        options = ["-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"]
        for module in modules:
            options += ["-L", module]
        server = subprocess.Popen(["pulseaudio", *options], env=environment, stderr=subprocess.DEVNULL)
        until(self._socket.exists)
        return server

    def _start_recorder(self) -> subprocess.Popen[bytes]:
        command = ["parec", "--device=card.monitor", "--format=s16le", f"--rate={RATE}", "--channels=1"]
        return subprocess.Popen(
            [*command, "--raw", "--latency-msec=10"],
            env={**os.environ, **self.environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def _wake(self) -> None:
        """Put the sink to sleep and wake it up: at first it delivers nothing for two seconds."""
        for asleep in ("1", "0"):
            command = ["pactl", "suspend-sink", "card", asleep]
            subprocess.run(command, env={**os.environ, **self.environment}, check=True)
        time.sleep(0.05)

    def _listen(self, recorder: subprocess.Popen[bytes]) -> None:
        assert recorder.stdout is not None
        rest = b""
        with recorder.stdout as pipe:
            while data := os.read(pipe.fileno(), 1 << 16):
                now, rest = time.monotonic(), rest + data
                whole = len(rest) // (2 * BLOCK) * 2 * BLOCK
                for start in range(0, whole, 2 * BLOCK):
                    samples = array.array("h", rest[start : start + 2 * BLOCK])
                    self.blocks.append((now, max(max(samples), -min(samples))))
                rest = rest[whole:]


def loud_seconds(sound: array.array[int]) -> float:
    """Return how long samples are loud, measured as the lab does."""
    blocks = (sound[start : start + BLOCK] for start in range(0, len(sound), BLOCK))
    return sum(max(max(block), -min(block)) > LOUD for block in blocks) / 100


def until(true: Callable[[], bool], limit: float = 20.0) -> None:
    end = time.monotonic() + limit
    while not true():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.002)


@contextlib.contextmanager
def laboratory() -> Iterator[Lab]:
    """In a folder with a short name, since sockets are made in it."""
    with tempfile.TemporaryDirectory(prefix="soundlab-") as folder:
        lab = Lab(Path(folder))
        try:
            yield lab
        finally:
            lab.close()
