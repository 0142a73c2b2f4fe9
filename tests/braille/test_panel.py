"""Lines and keys together, from the brailler to the cells under the fingers."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from contextlib import closing

import pytest

from access_play.braille.brailler import Brailler
from access_play.braille.brlapi import Key
from access_play.braille.display import State
from access_play.braille.panel import Panel
from access_play.braille.system import Missing
from access_play.braille.windows import Arrival, Touch
from access_play.words.announcement import Mark

from .fakebrlapi import FakeBrlapi

Touches = queue.Queue[Touch]


@pytest.fixture
def touches() -> Touches:
    return queue.Queue()


@pytest.fixture
def server() -> Iterator[FakeBrlapi]:
    with FakeBrlapi(20) as fake:
        yield fake


@pytest.fixture
def panel(server: FakeBrlapi, touches: Touches) -> Iterator[Panel]:
    with closing(Panel(touches.put, lambda state, width: None, host=server.host)) as made:
        server.wait(lambda s: len(s.accepted) > 9)
        yield made


def test_a_line_is_panned_by_the_keys_of_the_display(
    panel: Panel, server: FakeBrlapi, french: Brailler
) -> None:
    panel.say(french.line(["Ana pose le ", Mark("r", "11"), " et pioche deux cartes."]))
    server.wait_cells(french.cells(["Ana pose le ", Mark("r", "11"), " et"]))
    server.press("FWINRT")
    server.wait_cells(french.cells(["pioche deux cartes."]))
    server.press("FWINLT")
    server.wait_cells(french.cells(["Ana pose le ", Mark("r", "11"), " et"]))


def test_routing_keys_choose_the_card_under_the_finger(
    panel: Panel, server: FakeBrlapi, french: Brailler, touches: Touches
) -> None:
    hand = [Mark("r", "5"), Mark("b", "11"), Mark("v", "20")]
    panel.say(french.line([hand[0], " ", hand[1], " ", hand[2], " fin"]))
    server.wait_cells("⠗⠱⠀⠃⠡⠡⠀⠧⠣⠼⠀⠋⠊⠝")
    for cell in (0, 3, 5, 9, 12, 6, 19, 1):
        server.press("ROUTE", cell)
    touched = [touches.get(timeout=15) for _ in range(6)]
    assert touched == [hand[0], hand[1], hand[1], hand[2], "⠋⠊⠝", hand[0]]


def test_what_waits_is_signed_and_read_by_going_on(
    panel: Panel, server: FakeBrlapi, french: Brailler
) -> None:
    for text in ("un", "deux"):
        panel.say(french.line([text]))
    server.press("LNUP")
    server.wait_cells("⠥⠝".ljust(19, "⠀") + "⣀")
    panel.say(french.line(["trois"]))
    server.press("LNDN")
    server.wait_cells("⠙⠑⠥⠭".ljust(19, "⠀") + "⣀")
    server.press("HOME")
    server.wait_cells("⠞⠗⠕⠊⠎")


def test_typed_keys_do_the_same(panel: Panel, server: FakeBrlapi, french: Brailler) -> None:
    panel.say(french.line(["un"]))
    panel.say(french.line(["deux"]))
    assert panel.press(Key.UP)
    server.wait_cells("⠥⠝".ljust(19, "⠀") + "⣀")
    assert not panel.press(Key.UP)


def test_fewer_cells_than_the_display_when_asked(
    server: FakeBrlapi, french: Brailler, touches: Touches
) -> None:
    with closing(Panel(touches.put, lambda state, width: None, cells=14, host=server.host)) as panel:
        panel.say(french.line(["Ana pose une carte."]))
        server.wait_cells(french.cells(["Ana pose une"]))


def test_another_display_cuts_the_line_anew(panel: Panel, server: FakeBrlapi, french: Brailler) -> None:
    panel.say(french.line(["Ana pose une carte bleue."]))
    server.wait_cells(french.cells(["Ana pose une carte"]))
    server.resize(40)
    server.wait_cells(french.cells(["Ana pose une carte bleue."]))


def test_lines_are_kept_while_there_is_no_display(french: Brailler, touches: Touches) -> None:
    states: queue.Queue[tuple[State, int]] = queue.Queue()
    panel = Panel(
        touches.put,
        lambda *told: states.put(told),
        arrival=Arrival.ON_KEY,
        brlapi=Missing.NO_BINDING,
    )
    panel.say(french.line(["un"]))
    panel.say(french.line(["deux"]))
    panel.rest()
    panel.close()
    assert (panel.state, panel.missing, panel.reader.waiting) == (State.MISSING, Missing.NO_BINDING, 1)
