"""Ears for the tests: what was recorded, when it was loud, and what it should have sounded like."""

from __future__ import annotations

import array
import os
import subprocess
import time
import wave
from collections.abc import Callable
from pathlib import Path

from access_play.words.announcement import Announcement, Priority

LOUD = 500
"""A peak no silence has and every word reaches."""
RATE = 22050
STEP = RATE // 100
HEAD = 44
"""Bytes of a WAV file before its sound."""

QUICK = 400
"""Words a minute, to keep the tests short."""


def announce(*parts: tuple[str, str], priority: Priority = Priority.NORMAL) -> Announcement:
    words = " ".join(text for _, text in parts)
    return Announcement(kind="test", screen=words, speech=parts, braille=(words,), priority=priority)


def english(text: str, priority: Priority = Priority.NORMAL) -> Announcement:
    return announce(("en", text), priority=priority)


def samples(path: Path) -> array.array[int]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array.array("h", file.readframes(file.getnframes()))


def stretches(sound: array.array[int], gap: float = 0.07) -> list[tuple[float, float]]:
    """Return (start, end) in seconds of each stretch of sound; shorter silences do not part them."""
    found: list[list[float]] = []
    for index in range(0, len(sound), STEP):
        block = sound[index : index + STEP]
        if max(block) < LOUD and min(block) > -LOUD:
            continue
        at = index / RATE
        if found and at - found[-1][1] <= gap:
            found[-1][1] = at + 0.01
        else:
            found.append([at, at + 0.01])
    return [(start, end) for start, end in found]


def trimmed(sound: array.array[int]) -> array.array[int]:
    """Return the sound without the silence around it."""
    loud = [index for index, value in enumerate(sound) if abs(value) > LOUD]
    return sound[loud[0] : loud[-1] + 1]


def spoken_by_espeak(voice: str, text: str, folder: Path, rate: int = 200) -> array.array[int]:
    """Return what the espeak-ng program makes of a text."""
    path = folder / "reference.wav"
    subprocess.run(["espeak-ng", "-v", voice, "-s", str(rate), "-w", str(path), "--", text], check=True)
    return samples(path)


class Ear:
    """Listens to the recording of the live voice, in seconds of the monotonic clock."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def heard(self) -> list[tuple[float, float]]:
        """Return (start, end) of each stretch of sound."""
        start = float(self.path.with_name(self.path.name + ".start").read_text())
        return [(start + begin, start + end) for begin, end in stretches(samples(self.path))]

    def seconds(self, since: float = 0.0) -> float:
        """Return how long sound was heard in all, or since a moment."""
        if not self.path.exists() or self.path.stat().st_size < HEAD:
            return 0.0
        return sum(max(0.0, end - max(start, since)) for start, end in self.heard())

    def wait_for(self, seconds: float) -> None:
        """Wait until so much sound was heard."""
        wait_until(lambda: self.seconds() >= seconds)


def wait_until(true: Callable[[], bool], limit: float = 30.0) -> None:
    end = time.monotonic() + limit
    while not true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


def workers(parent: int | None = None) -> list[int]:
    """Return the speech workers that a process, or else this one, has started and that still live."""
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            fields = dict(line.split(":\t", 1) for line in status.read_text().splitlines() if ":\t" in line)
            command = status.with_name("cmdline").read_bytes()
        except OSError:
            continue
        if int(fields["PPid"]) == (parent or os.getpid()) and b"access_play.speech.worker" in command:
            found.append(int(fields["Pid"]))
    return found
