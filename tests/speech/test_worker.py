"""The child process, spoken to over its pipes."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_play.speech import wire
from access_play.speech.espeak import LIBRARY_VARIABLE
from access_play.speech.sinks import SINK_VARIABLE
from tests.speech.sound import Ear, wait_until

LONG = "Red one, red two, red three, red four, red five, red six, red seven, red eight, red nine, red ten"


class Process:
    """A worker with its pipes."""

    def __init__(self) -> None:
        self.popen = subprocess.Popen(
            [sys.executable, "-m", "access_play.speech.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )

    def order(self, *lines: wire.Order | bytes) -> None:
        assert self.popen.stdin is not None
        for line in lines:
            self.popen.stdin.write(line if isinstance(line, bytes) else wire.encode(line))
        self.popen.stdin.flush()

    def report(self) -> wire.Message:
        """Read the next report; the list of voices, which comes in its own time, is passed over."""
        assert self.popen.stdout is not None
        message = wire.decode(self.popen.stdout.readline())
        return self.report() if isinstance(message, wire.Known) else message


@pytest.fixture
def worker() -> Iterator[Process]:
    process = Process()
    with process.popen:
        yield process
        process.popen.kill()


def say(number: int, text: str) -> wire.Say:
    return wire.Say(number, (("en", text),))


def test_it_reports_when_it_is_ready_and_what_it_has_said(worker: Process) -> None:
    worker.order(wire.Tuning(rate=400), say(1, "red"), say(2, "blue"))
    assert worker.report() == wire.Ready(stops=True)
    assert worker.report() == wire.Done(1, whole=True)
    assert worker.report() == wire.Done(2, whole=True)


def test_a_stop_ends_everything_ordered_before_it_and_nothing_after(worker: Process, ear: Ear) -> None:
    worker.order(say(1, LONG), say(2, LONG), wire.Stop(), say(3, "red"))
    reports = [worker.report() for _ in range(4)]
    assert reports[1:] == [
        wire.Done(1, whole=False),
        wire.Done(2, whole=False),
        wire.Done(3, whole=True),
    ]
    assert ear.seconds() < 1.0


def test_lines_that_are_no_orders_change_nothing(worker: Process) -> None:
    worker.order(b"\n", b"{}\n", b'["Say", {"id": 1}]\n', b"\xff\xfe\n", b'["Exec", {}]\n', say(7, "red"))
    assert worker.report() == wire.Ready(stops=True)
    assert worker.report() == wire.Done(7, whole=True)


def test_text_that_no_engine_expects_is_survived(worker: Process) -> None:
    texts = ["\ud800", "\x00", "", "  ", "...", "\U0001f0a1", "x" * 5000, "[[zzz]]", "<speak>&"]
    worker.order(*(say(number, text) for number, text in enumerate(texts)), wire.Stop(), say(99, "red"))
    assert worker.report() == wire.Ready(stops=True)
    reports = [worker.report() for _ in range(len(texts) + 1)]
    assert reports[-1] == wire.Done(99, whole=True)


def test_it_ends_in_mid_sentence_when_the_game_is_gone(worker: Process, ear: Ear) -> None:
    worker.order(say(1, LONG))
    ear.wait_for(0.2)
    assert worker.popen.stdin is not None
    worker.popen.stdin.close()
    gone_at = time.monotonic()
    worker.popen.wait(10)
    time.sleep(0.2)
    assert ear.seconds(gone_at) < 1.0


def test_nothing_is_left_when_the_game_is_killed(tmp_path: Path, ear: Ear) -> None:
    game = (
        "import time\n"
        "from access_play.speech import open_mouth\n"
        "from tests.speech.sound import english, workers, wait_until\n"
        "mouth = open_mouth('pyttsx3')\n"
        f"mouth.say(english({LONG!r}))\n"
        "wait_until(lambda: bool(workers()))\n"
        "print(workers()[0], flush=True)\n"
        "time.sleep(60)\n"
    )
    command = [sys.executable, "-c", game]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root) as process:
        assert process.stdout is not None
        child = int(process.stdout.readline())
        ear.wait_for(0.2)
        process.kill()
    wait_until(lambda: not Path(f"/proc/{child}/cmdline").exists() or _is_zombie(child))


def test_the_keys_of_the_terminal_do_not_reach_it(worker: Process) -> None:
    assert worker.report() == wire.Ready(stops=True)
    assert os.getsid(worker.popen.pid) == worker.popen.pid != os.getsid(0)


@pytest.mark.parametrize(
    ("variable", "value"),
    [(LIBRARY_VARIABLE, "none"), (SINK_VARIABLE, "alsa"), (SINK_VARIABLE, "alsa:no:card")],
)
def test_its_failures_are_reports_and_nothing_else_is_written(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    monkeypatch.setenv(variable, value)
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/nowhere")
    process = Process()
    assert isinstance(process.report(), wire.Failed)
    process.popen.wait(30)
    assert process.popen.communicate() == (b"", b"")
    assert process.popen.returncode == 3


def test_the_wheel_speaks_where_the_system_has_no_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stand-in for the wheel: its two functions, over the library of the system."""
    (tmp_path / "espeakng_loader.py").write_text(
        "def get_library_path(): return 'libespeak-ng.so.1'\n"
        f"def get_data_path(): return {_espeak_data()!r}\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv(LIBRARY_VARIABLE, "wheel")
    process = Process()
    with process.popen:
        assert process.report() == wire.Ready(stops=True)
        process.popen.kill()


def test_messages_are_read_as_they_were_written() -> None:
    for message in (
        wire.Say(3, (("fr", "à vous"), ("en", "Michael"))),
        wire.Stop(),
        wire.Tuning(200, 80, 50, {"fr": "fr+f3"}),
        wire.Ready(stops=False),
        wire.Done(3, whole=False),
        wire.Missed("celestine"),
        wire.Failed("no device", "é"),
    ):
        line = wire.encode(message)
        assert wire.decode(line) == message
        assert line.isascii()
        assert line.count(b"\n") == 1


def _espeak_data() -> str:
    version = subprocess.run(["espeak-ng", "--version"], capture_output=True, text=True, check=True)
    return version.stdout.rpartition("Data at: ")[2].strip()


def _is_zombie(pid: int) -> bool:
    return ") Z " in Path(f"/proc/{pid}/stat").read_text()
