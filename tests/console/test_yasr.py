"""The line read by yasr, a console screen reader that speaks what a program writes."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.console.pseudo import PATIENCE
from tests.console.readers import Yasr

HERE = Path(__file__).parent


class Listener(Yasr):
    """yasr with the driver in it, which announces what it is told."""

    def __init__(self, folder: Path) -> None:
        reading, self.control = os.pipe()
        environ = {"CONTROL": str(reading), "PYTHONPATH": str(HERE.parents[1])}
        driver = [sys.executable, str(HERE / "driver.py"), "writes"]
        super().__init__(folder, driver, environ, pass_fds=[reading])
        os.close(reading)
        self.heard = 0
        self.hears(lambda: None, ": ")

    def hears(self, act: Callable[[], None], last: str) -> list[str]:
        """Do something, and return what has been spoken since the last time until ``last`` has been."""
        end = time.monotonic() + PATIENCE
        act()
        while last not in (news := self.spoken[self.heard :]):
            assert time.monotonic() < end, f"waiting for {last!r}, heard {news}"
            self.listen()
        self.heard += len(news)
        return news

    def tell(self, text: str) -> None:
        os.write(self.control, text.encode() + b"\n")


@pytest.fixture
def listener(tmp_path: Path) -> Iterator[Listener]:
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
