"""The display against a stand-in server: every mishap, quickly."""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from access_play.braille.brlapi import Key, api
from access_play.braille.display import Display, State, display_answers
from access_play.braille.system import Missing

from .fakebrlapi import FakeBrlapi

BLUE, RED = "⠃⠇⠑⠥", "⠗⠕⠥⠛⠑"


class Witness:
    """Notes what the display reports, for a test that waits for it."""

    def __init__(self) -> None:
        self.keys: list[tuple[Key, int]] = []
        self.states: list[tuple[State, int]] = []
        self._changed = threading.Condition()

    def pressed(self, key: Key, cell: int) -> None:
        with self._changed:
            self.keys.append((key, cell))
            self._changed.notify_all()

    def changed(self, state: State, width: int) -> None:
        with self._changed:
            self.states.append((state, width))
            self._changed.notify_all()

    def wait(self, until: Callable[[], bool]) -> None:
        with self._changed:
            if not self._changed.wait_for(until, 15.0):
                raise TimeoutError(f"{self.states}, {len(self.keys)} keys: {self.keys[-9:]}")

    def wait_state(self, state: State) -> None:
        self.wait(lambda: bool(self.states) and self.states[-1][0] is state)


@pytest.fixture(autouse=True)
def no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """No variable tells BrlAPI which terminal the tests run in."""
    for name in ("WINDOWPATH", "WINDOWID", "CONTROLVT", "XDG_VTNR", "BRLAPI_HOST", "BRLAPI_AUTH"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def witness() -> Witness:
    return Witness()


@pytest.fixture
def server() -> Iterator[FakeBrlapi]:
    with FakeBrlapi(20) as fake:
        yield fake


def shown_by(witness: Witness, host: str) -> Display:
    display = Display(witness.pressed, witness.changed, host=host, patience=0.05, retry=0.05)
    display.start()
    return display


def test_shows_the_last_cells_it_was_given(witness: Witness, server: FakeBrlapi) -> None:
    with closing(shown_by(witness, server.host)) as display:
        display.show(BLUE)
        server.wait_cells(BLUE)
        display.show(RED)
        server.wait_cells(RED)
        assert display.state is State.SHOWING
        assert witness.states == [(State.SHOWING, 20)]


def test_cells_beyond_the_display_are_cut(witness: Witness, server: FakeBrlapi) -> None:
    with closing(shown_by(witness, server.host)) as display:
        display.show("⠗" * 90)
        server.wait_cells("⠗" * 20)


def test_keys_come_in_order_however_fast(witness: Witness, server: FakeBrlapi) -> None:
    """BrlAPI itself remembers no more than 256 keys that nobody has read yet."""
    with closing(shown_by(witness, server.host)):
        server.wait(lambda s: len(s.accepted) > 9)
        for cell in range(200):
            server.press("ROUTE", cell % 20)
        witness.wait(lambda: len(witness.keys) >= 200)
        assert witness.keys == [(Key.TOUCH, cell % 20) for cell in range(200)]


def test_every_key_of_the_reader_and_no_other(witness: Witness, server: FakeBrlapi) -> None:
    named = {
        "FWINLT": Key.LEFT,
        "FWINRT": Key.RIGHT,
        "LNUP": Key.UP,
        "LNDN": Key.DOWN,
        "TOP": Key.OLDEST,
        "BOT": Key.NEWEST,
        "HELP": None,
        "HOME": Key.NEWEST,
    }
    with closing(shown_by(witness, server.host)):
        server.wait(lambda s: len(s.accepted) > 9)
        for name in named:
            server.press(name)
        witness.wait(lambda: len(witness.keys) == 7)
        assert [key for key, _ in witness.keys] == [key for key in named.values() if key]


def test_takes_the_whole_display_where_no_terminal_is_known(witness: Witness, server: FakeBrlapi) -> None:
    with closing(shown_by(witness, server.host)):
        witness.wait_state(State.SHOWING)
        assert server.path == ()


def test_takes_the_display_of_its_terminal_where_known(
    witness: Witness, server: FakeBrlapi, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONTROLVT", "3")
    with closing(shown_by(witness, server.host)):
        witness.wait_state(State.SHOWING)
        assert server.path == (3,)


def test_no_server_then_one(witness: Witness) -> None:
    with FakeBrlapi(20) as gone:
        host = gone.host
    with closing(shown_by(witness, host)) as display:
        display.show(BLUE)
        witness.wait_state(State.NO_SERVER)
        with FakeBrlapi(14, host=host) as server:
            server.wait_cells(BLUE)
            assert witness.states == [(State.NO_SERVER, 0), (State.SHOWING, 14)]


def test_survives_the_death_of_the_server(witness: Witness) -> None:
    with contextlib.ExitStack() as stack:
        with FakeBrlapi(20) as server:
            display = stack.enter_context(closing(shown_by(witness, server.host)))
            display.show(BLUE)
            server.wait_cells(BLUE)
        witness.wait_state(State.NO_SERVER)
        display.show(RED)
        with FakeBrlapi(20, host=server.host) as again:
            again.wait_cells(RED)


def test_a_refusal_is_told(witness: Witness) -> None:
    with FakeBrlapi(refusing=True) as server, closing(shown_by(witness, server.host)) as display:
        witness.wait_state(State.REFUSED)
        assert display.state is State.REFUSED


def test_a_silent_server_holds_nobody_up(witness: Witness) -> None:
    with FakeBrlapi(silent=True) as server:
        display = shown_by(witness, server.host)
        server.wait(lambda s: bool(s.connected))
        display.show(BLUE)
        end = time.monotonic() + 15.0
        while display.state is not State.SILENT:
            assert time.monotonic() < end
            time.sleep(0.01)
        display.close(timeout=0.05)
    witness.wait_state(State.CLOSED)


def test_waits_for_a_display_and_takes_it_only_then(witness: Witness) -> None:
    with FakeBrlapi(0) as server, closing(shown_by(witness, server.host)) as display:
        witness.wait_state(State.NO_DISPLAY)
        assert server.entered == 0
        server.resize(40)
        display.show(BLUE)
        server.wait_cells(BLUE)
        assert witness.states == [(State.NO_DISPLAY, 0), (State.SHOWING, 40)]


def test_another_size_takes_the_display_anew(witness: Witness, server: FakeBrlapi) -> None:
    with closing(shown_by(witness, server.host)) as display:
        display.show("⠗" * 40)
        server.wait_cells("⠗" * 20)
        server.resize(32)
        server.wait_cells("⠗" * 32)
        assert server.entered == 2
        assert witness.states == [(State.SHOWING, 20), (State.SHOWING, 32)]


def test_a_display_unplugged_keeps_its_place(witness: Witness, server: FakeBrlapi) -> None:
    with closing(shown_by(witness, server.host)) as display:
        display.show(BLUE)
        server.wait_cells(BLUE)
        server.resize(0)
        display.show(RED)
        server.wait_cells(RED)
        assert witness.states == [(State.SHOWING, 20)]


def test_rest_gives_the_display_back_and_takes_it_again(witness: Witness, server: FakeBrlapi) -> None:
    with closing(shown_by(witness, server.host)) as display:
        display.show(BLUE)
        server.wait_cells(BLUE)
        display.rest()
        server.wait(lambda s: not s.in_tty)
        witness.wait_state(State.RESTING)
        display.show(RED)
        display.rest(False)
        server.wait_cells(RED)


def test_close_gives_the_display_back(witness: Witness, server: FakeBrlapi) -> None:
    display = shown_by(witness, server.host)
    witness.wait_state(State.SHOWING)
    display.close()
    assert not server.in_tty
    assert display.state is State.CLOSED
    display.close()
    display.show(BLUE)
    display.rest()
    assert display.state is State.CLOSED


def test_without_the_module_there_is_a_reason_and_no_thread(
    witness: Witness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "brlapi", None)
    threads = threading.active_count()
    display = Display(witness.pressed, witness.changed, brlapi=api(()))
    display.start()
    display.show(BLUE)
    display.rest()
    display.close()
    assert (display.state, display.missing) == (State.MISSING, Missing.NO_BINDING)
    assert threading.active_count() == threads


@pytest.mark.parametrize(
    ("columns", "refusing", "silent"),
    [(20, False, False), (0, False, False), (20, True, False), (20, False, True)],
)
def test_whether_a_display_answers_is_known_soon_and_it_is_given_back(
    monkeypatch: pytest.MonkeyPatch, columns: int, refusing: bool, silent: bool
) -> None:
    there = bool(columns and not refusing and not silent)
    with FakeBrlapi(columns, refusing=refusing, silent=silent) as server:
        monkeypatch.setenv("BRLAPI_HOST", server.host)
        monkeypatch.setenv("BRLAPI_AUTH", "none")
        assert display_answers(10.0 if there else 0.5) is there
        server.wait(lambda server: not server.in_tty)
