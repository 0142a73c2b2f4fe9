"""The whole way to a real BRLTTY and back."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from contextlib import closing

import pytest

from access_play.braille.brailler import Brailler
from access_play.braille.display import State
from access_play.braille.panel import Panel
from access_play.braille.windows import Touch
from access_play.words.announcement import Mark

from .vdisplay import Brltty, VirtualDisplay

Touches = queue.Queue[Touch]


@pytest.fixture(scope="module")
def display() -> Iterator[VirtualDisplay]:
    with VirtualDisplay(20) as device:
        yield device


@pytest.fixture(scope="module")
def brltty(display: VirtualDisplay) -> Iterator[Brltty]:
    with Brltty(display) as server:
        yield server


@pytest.fixture
def touches() -> Touches:
    return queue.Queue()


@pytest.fixture
def panel(brltty: Brltty, touches: Touches) -> Iterator[Panel]:
    showing = threading.Event()
    made = Panel(
        touches.put, lambda state, width: showing.set() if width else None, host=brltty.host, auth="none"
    )
    with closing(made):
        assert showing.wait(15)
        yield made


def test_a_line_is_felt_panned_and_touched(
    panel: Panel, display: VirtualDisplay, french: Brailler, touches: Touches
) -> None:
    panel.say(french.line(["Ana pose ", Mark("r", "11"), ". À vous de jouer."]))
    display.wait_cells("⠨⠁⠝⠁⠀⠏⠕⠎⠑⠀⠗⠡⠡⠲⠀⠨⠷")
    display.press("ROUTE 11")
    assert touches.get(timeout=15) == Mark("r", "11")
    display.press("FWINRT")
    display.wait_cells(french.cells(["vous de jouer."]))


def test_the_display_changes_size_in_the_middle(
    panel: Panel, display: VirtualDisplay, french: Brailler
) -> None:
    long = "Ana pose une carte bleue et pioche."
    panel.say(french.line([long]))
    display.wait_cells(french.cells(["Ana pose une carte"]))
    display.resize(40)
    display.wait_cells(french.cells([long]))
    display.resize(20)
    display.wait_cells(french.cells(["Ana pose une carte"]))


def test_the_game_outlives_brltty(french: Brailler, touches: Touches) -> None:
    states: list[State] = []
    with VirtualDisplay(20) as device, Brltty(device) as first:
        panel = Panel(touches.put, lambda s, _: states.append(s), host=first.host, auth="none", retry=0.1)
        with closing(panel):
            panel.say(french.line(["un"]))
            device.wait_cells("⠥⠝")
            first.kill()
            panel.say(french.line(["deux"]))
            with Brltty(device, host=first.host):
                device.wait_cells("⠙⠑⠥⠭")
                assert panel.state is State.SHOWING
    assert State.NO_SERVER in states
