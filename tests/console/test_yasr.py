"""The line read by yasr, a console screen reader that speaks what a program writes."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.console.pseudo import PATIENCE, Session

HERE = Path(__file__).parent


class Listener(Session):
    """yasr with the driver in it, and a notebook in the place of its voice."""

    def __init__(self, folder: Path) -> None:
        # yasr keeps short buffers for these names: they are relative.
        _script(folder / "voice", "exec cat >>said")
        _script(folder / "shell", f"exec {sys.executable} {HERE / 'driver.py'} writes")
        self.notebook = folder / "said"
        (folder / ".yasr.conf").write_text(_configuration())
        reading, self.control = os.pipe()
        path = f"{folder}:{os.environ['PATH']}"
        environ = {"HOME": str(folder), "PATH": path, "TERM": "linux", "CONTROL": str(reading)}
        super().__init__(
            ["yasr"], {**environ, "PYTHONPATH": str(HERE.parents[1])}, pass_fds=[reading], cwd=folder
        )
        os.close(reading)
        self.heard = 0
        self.hears(lambda: None, ": ")

    def hears(self, act: Callable[[], None], last: str) -> list[str]:
        """Do something, and return what has been spoken since the last time until ``last`` has been."""
        end = time.monotonic() + PATIENCE
        act()
        while last not in (news := self._said()[self.heard :]):
            assert time.monotonic() < end, f"waiting for {last!r}, heard {news}"
            self.listen()
        self.heard += len(news)
        return news

    def tell(self, text: str) -> None:
        os.write(self.control, text.encode() + b"\n")

    def _said(self) -> list[str]:
        """What went to the voice, ``q {a line}`` or ``l {a letter}``, and has a sound."""
        return re.findall(r"^[ql] \{(.*\S.*)\}$", self.notebook.read_text(), re.MULTILINE)


def _script(path: Path, line: str) -> None:
    path.write_text(f"#!/bin/sh\n{line}\n")
    path.chmod(0o755)


def _configuration() -> str:
    keys = (f"{name}=off" for name in ("key echo", "special"))
    own = ("synthesizer=emacspeak server", "synthesizer port=|voice", "shell=./shell")
    return "\n".join(
        ("[normalkeys]", "[reviewkeys]", "[options]", "cursor tracking=full", *keys, *own, "[dict]", "")
    )


@pytest.fixture
def listener(tmp_path: Path) -> Iterator[Listener]:
    (tmp_path / "said").touch()
    with Listener(tmp_path) as session:
        yield session
        os.close(session.control)


def test_each_fact_is_heard_once_and_the_line_after_it(listener: Listener) -> None:
    for letter in "r12":  # one at a time, as a person types: yasr leaves their echo to the keyboard
        listener.press(letter)
        listener.until(letter)
    assert listener.hears(lambda: listener.tell("Ana draws."), ": r12") == ["Ana draws.", ": r12"]
    assert listener.hears(lambda: listener.tell("Bo draws."), ": r12") == ["Bo draws.", ": r12"]
    assert listener.hears(lambda: listener.press("\x7f"), "2") == ["2"]
    assert listener.hears(lambda: listener.press("\x1b[15~"), ": r1") == ["Hand: red 4.", ": r1"]
    assert listener.hears(lambda: listener.press("\r"), ": ") == ["Got: r1.", ": "]
    assert listener.hears(lambda: listener.press("\x1b[A"), "r1") == ["r1"]
