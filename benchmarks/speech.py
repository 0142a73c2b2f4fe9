"""How fast the voice is: ``benchmarks/speech``.

Plays into the tests' own PulseAudio, which has no sound card, and listens to what comes out of it.
Its delay is in the figures; a real sound card adds its buffer instead.
"""

from __future__ import annotations

import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from access_play.speech import Mouth, open_mouth
from access_play.words.announcement import Announcement, Priority
from tests.console.pseudo import Session
from tests.program.test_terminal import environ
from tests.speech.lab import Lab, laboratory

LONG = "This is a long announcement that names every card on the table, red one, red two, red three, red four"

Figures = list[float]


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


def at_the_table(lab: Lab, home: Path, times: int = 20) -> tuple[Figures, Figures]:
    """Return seconds from Enter to the first sound of the answer, and from a key to silence.

    In the whole program, at a terminal of its own, as a player types.
    """
    words = ["play", "elfer-raus", "--players", "3", "--seed", "11", "--lang", "en", "--speech", "pyttsx3"]
    command = [sys.executable, "-m", "access_play", *words]
    starts, ends = [], []
    with Session(command, environ(home, **lab.environment)) as game:
        game.until("Your turn")
        for _ in range(times):
            lab.quiet()
            game.press("hand")
            time.sleep(random.uniform(0.1, 0.2))
            mark, pressed = len(lab.blocks), time.monotonic()
            game.press("\r")
            starts.append(lab.wait_for_sound(mark) - pressed)
            time.sleep(random.uniform(0.4, 0.6))
            pressed = time.monotonic()
            game.press("x")
            time.sleep(0.4)
            ends.append(max(0.0, lab.last_loud() - pressed))
            game.press("\x7f")
        game.press("quit\r")
        game.wait()
    return starts, ends


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
        with tempfile.TemporaryDirectory() as home:
            entered, hushed = at_the_table(lab, Path(home))
        print("Enter to first sound:      ", milliseconds(entered))
        print("key at the table to silence:", milliseconds(hushed))


if __name__ == "__main__":
    main()
