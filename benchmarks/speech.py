"""How fast the voice is: ``python benchmarks/speech.py``.

Plays into a private PulseAudio without a sound card and listens to what comes out of it, in blocks
of 10 ms. Needs Debian's pulseaudio, pulseaudio-utils and libasound2-plugins. Its own delay
is in the figures; a real sound card adds its buffer instead.
"""

from __future__ import annotations

import array
import contextlib
import os
import random
import signal
import statistics
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from access_play.speech import Mouth, open_mouth
from access_play.words.announcement import Announcement, Priority

RATE = 22050
BLOCK = RATE // 100
LOUD = 60
LONG = "This is a long announcement that names every card on the table, red one, red two, red three, red four"

Figures = list[float]


class Lab:
    """A sound server with nothing but a recorder behind it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        socket, config = folder / "native", folder / "asound.conf"
        config.write_text("pcm.!default { type pulse }\nctl.!default { type pulse }\n")
        self.environment = {"PULSE_SERVER": f"unix:{socket}", "ALSA_CONFIG_PATH": str(config)}
        self.blocks: list[tuple[float, int]] = []
        self._server = self._start_server(socket)
        self._recorder = self._start_recorder()
        threading.Thread(target=self._listen, daemon=True).start()
        until(lambda: bool(self.blocks))

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

    def close(self) -> None:
        for process in (self._recorder, self._server):
            process.terminate()
            process.wait(5)

    def _start_server(self, socket: Path) -> subprocess.Popen[bytes]:
        home = str(self.folder)
        environment = dict(os.environ, HOME=home, XDG_RUNTIME_DIR=home, PULSE_RUNTIME_PATH=home)
        modules = (
            f"module-native-protocol-unix auth-anonymous=1 socket={socket}",
            f"module-null-sink sink_name=card rate={RATE} channels=1 format=s16le",
        )
        options = ["-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"]
        for module in modules:
            options += ["-L", module]
        server = subprocess.Popen(["pulseaudio", *options], env=environment, stderr=subprocess.DEVNULL)  # noqa: S607
        until(socket.exists)
        return server

    def _start_recorder(self) -> subprocess.Popen[bytes]:
        command = ["parec", "--device=card.monitor", "--format=s16le", f"--rate={RATE}", "--channels=1"]
        return subprocess.Popen(
            [*command, "--raw", "--latency-msec=10"],
            env={**os.environ, **self.environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def _listen(self) -> None:
        assert self._recorder.stdout is not None
        pipe, rest = self._recorder.stdout.fileno(), b""
        while data := os.read(pipe, 1 << 16):
            now, rest = time.monotonic(), rest + data
            whole = len(rest) // (2 * BLOCK) * 2 * BLOCK
            for start in range(0, whole, 2 * BLOCK):
                samples = array.array("h", rest[start : start + 2 * BLOCK])
                self.blocks.append((now, max(max(samples), -min(samples))))
            rest = rest[whole:]


class Bench:
    """One mouth in the lab."""

    def __init__(self, lab: Lab, mouth: Mouth) -> None:
        self.lab, self.mouth = lab, mouth
        self.inside: Figures = []

    def say(self, text: str, priority: Priority = Priority.NORMAL) -> None:
        announcement = Announcement("bench", text, (("en", text),), (text,), priority)
        self._timed(lambda: self.mouth.say(announcement))

    def cut(self) -> None:
        self._timed(self.mouth.cut)

    def say_and_cut(self, times: int = 20) -> tuple[Figures, Figures]:
        """Return seconds from saying to the first sound, and from a key to silence."""
        starts, ends = [], []
        for number in range(times):
            self.lab.quiet()
            time.sleep(random.uniform(0.05, 0.15))
            mark, said = len(self.lab.blocks), time.monotonic()
            self.say(f"{LONG} {number}")
            starts.append(self.lab.wait_for_sound(mark) - said)
            time.sleep(random.uniform(0.5, 0.8))
            pressed = time.monotonic()
            self.cut()
            time.sleep(0.4)
            ends.append(max(0.0, self.lab.last_loud() - pressed))
        return starts, ends

    def burst(self, count: int = 1000) -> float:
        """Return the seconds it takes to hand over so many different announcements."""
        began = time.monotonic()
        for number in range(count):
            self.say(f"announcement number {number}")
        took = time.monotonic() - began
        self.mouth.flush()
        return took

    def revival(self, times: int = 3) -> Figures:
        """Return seconds from a killed worker to the sentence said again."""
        figures = []
        for number in range(times):
            self.lab.quiet()
            self.say(f"{LONG} {number}")
            time.sleep(0.8)
            killed = time.monotonic()
            os.kill(worker(), signal.SIGKILL)
            time.sleep(0.05)
            mark = len(self.lab.blocks)
            figures.append(self.lab.wait_for_sound(mark) - killed)
            self.mouth.flush()
            time.sleep(10)  # four deaths in half a minute and the voice is given up
        return figures

    def _timed(self, call: Callable[[], None]) -> None:
        began = time.monotonic()
        call()
        self.inside.append(time.monotonic() - began)


def until(true: Callable[[], bool], limit: float = 20.0) -> None:
    end = time.monotonic() + limit
    while not true():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.002)


def worker() -> int:
    found = subprocess.run(
        ["pgrep", "-n", "-f", "access_play.speech.worker"],  # noqa: S607
        capture_output=True,
        check=True,
    )
    return int(found.stdout)


def milliseconds(figures: Figures) -> str:
    median, most = statistics.median(figures), max(figures)
    return f"median {1000 * median:.1f} ms, at most {1000 * most:.1f} ms (n={len(figures)})"


@contextlib.contextmanager
def laboratory() -> Iterator[Lab]:
    with tempfile.TemporaryDirectory(prefix="soundlab-") as folder:
        lab = Lab(Path(folder))
        try:
            yield lab
        finally:
            lab.close()


def main() -> None:
    with laboratory() as lab:
        os.environ.update(lab.environment)
        began = time.monotonic()
        bench = Bench(lab, open_mouth("pyttsx3"))
        print(f"open_mouth():               {1000 * (time.monotonic() - began):.1f} ms")
        bench.say("red")
        bench.mouth.wait(10)
        starts, ends = bench.say_and_cut()
        print("said to first sound:       ", milliseconds(starts))
        print("key to silence:            ", milliseconds(ends))
        print("time inside say() and cut():", milliseconds(bench.inside))
        print(f"1000 announcements handed over in {1000 * bench.burst():.1f} ms")
        print("killed, to sound again:    ", milliseconds(bench.revival()))
        bench.mouth.close()


if __name__ == "__main__":
    main()
