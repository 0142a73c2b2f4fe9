"""A braille display through BRLTTY: shown in a thread of its own, so that it never holds up the game."""

from __future__ import annotations

import contextlib
import enum
import select
import socket
import threading
import time
from collections.abc import Callable

from access_play.braille.brlapi import Api, Key, Link, Lost, Refused, api
from access_play.braille.system import Missing


class State(enum.Enum):
    """How things stand between the program and the display."""

    MISSING = enum.auto()
    """The Python module or the library of BrlAPI is not installed; ``Display.missing`` says which."""
    CONNECTING = enum.auto()
    SILENT = enum.auto()
    """A server took the connection and does not answer."""
    NO_SERVER = enum.auto()
    """BRLTTY does not run, or its BrlAPI is off."""
    REFUSED = enum.auto()
    """BRLTTY runs, and this user may not use it."""
    NO_DISPLAY = enum.auto()
    """BRLTTY runs and has no display."""
    RESTING = enum.auto()
    """The display is left to BRLTTY, to read the terminal."""
    SHOWING = enum.auto()
    CLOSED = enum.auto()


Pressed = Callable[[Key, int], None]
"""Called in the display's thread with a key and its cell, counted from 0."""
Changed = Callable[[State, int], None]
"""Called in the display's thread with the new state and the number of cells, 0 for none."""

_LOOK = 1.0
"""Seconds between two looks at the size of the display."""


class Display:
    """The display, whatever becomes of it: no server, none yet, gone and back, another size.

    No method blocks. ``patience`` is how many seconds a server may take to answer before it
    counts as silent; ``retry`` how many pass between two attempts to connect.
    """

    def __init__(
        self,
        pressed: Pressed,
        changed: Changed,
        *,
        host: str | None = None,
        auth: str | None = None,
        patience: float = 2.0,
        retry: float = 2.0,
        brlapi: Api | Missing | None = None,
    ) -> None:
        self._pressed, self._changed = pressed, changed
        self._host, self._auth = host, auth
        self._patience, self._retry = patience, retry
        self._state = State.CONNECTING
        self._looked = 0.0
        self._trying = 0.0
        self._cells, self._closing, self._resting = "", False, False
        found = brlapi or api()
        self.missing: Missing | None = None
        if isinstance(found, Missing):
            self.missing, self._state = found, State.MISSING
            return
        self._woken, self._waker = socket.socketpair()
        self._waker.setblocking(False)
        self._thread = threading.Thread(target=self._run, args=(found,), name="braille display", daemon=True)

    def start(self) -> None:
        """Begin to connect, and go on until closed."""
        if self.missing is None:
            self._thread.start()

    @property
    def state(self) -> State:
        """The state now; at the start it takes a moment to become more than CONNECTING."""
        late = self._trying and time.monotonic() - self._trying > self._patience
        return State.SILENT if late else self._state

    def show(self, cells: str) -> None:
        """Show Unicode braille until the next call, now or as soon as there is a display."""
        self._cells = cells
        self._wake()

    def rest(self, resting: bool = True) -> None:
        """Leave the display to BRLTTY, or take it again."""
        self._resting = resting
        self._wake()

    def close(self, timeout: float = 1.0) -> None:
        """Give the display back; wait at most so many seconds for it."""
        if self._state in (State.MISSING, State.CLOSED):
            return
        self._closing = True
        self._wake()
        self._thread.join(timeout)

    # everything below runs in the thread

    def _run(self, brlapi: Api) -> None:
        while not self._closing:
            try:
                with contextlib.closing(self._connect(brlapi)) as link:
                    self._serve(link)
            except Lost as lost:
                self._enter(State.REFUSED if isinstance(lost, Refused) else State.NO_SERVER)
                self._pause(self._retry)
        self._enter(State.CLOSED)
        self._woken.close()
        self._waker.close()

    def _connect(self, brlapi: Api) -> Link:
        self._trying = time.monotonic()
        try:
            return Link(brlapi, self._host, self._auth)
        finally:
            self._trying = 0.0

    def _serve(self, link: Link) -> None:
        """Show and listen until the connection is lost or the display is closed."""
        shown: str | None = None
        while not self._closing:
            if self._hold(link):
                shown = None
            if link.taken:
                for key, cell in link.pressed():
                    self._pressed(key, cell)
                if shown != self._cells:
                    shown = self._cells
                    link.show(shown)
            self._wait(link if link.taken else None, _LOOK)

    def _hold(self, link: Link) -> bool:
        """Take the display, take it anew at another size, or leave it; say whether it was taken now."""
        if self._resting:
            link.leave()
            self._enter(State.RESTING)
            return False
        # BRLTTY 6.5 can send a key in the middle of its answer, which spoils both: it is seldom asked.
        if link.taken and time.monotonic() - self._looked < _LOOK:
            return False
        width, self._looked = link.measure(), time.monotonic()
        if not width:
            if not link.taken:  # unplugged: it shows what it is given as soon as it is back
                self._enter(State.NO_DISPLAY)
            return False
        if width == link.width:
            return False
        link.leave()
        link.take(width)
        self._enter(State.SHOWING, width)
        return True

    def _enter(self, state: State, width: int = 0) -> None:
        if width or state is not self._state:
            self._state = state
            self._changed(state, width)

    def _wake(self) -> None:
        if self.missing is None:
            with contextlib.suppress(OSError):  # closed, or woken so often that it wakes anyway
                self._waker.send(b"!")

    def _wait(self, link: Link | None, seconds: float) -> None:
        """Wait for a key, for something to show, or for the time to pass."""
        woken = self._woken.fileno()
        ready, _, _ = select.select([woken, *([link.fileno()] if link else [])], [], [], seconds)
        if woken in ready:
            self._woken.recv(4096)

    def _pause(self, seconds: float) -> None:
        """Let the time pass, unless the display is closed."""
        end = time.monotonic() + seconds
        while not self._closing and (left := end - time.monotonic()) > 0:
            self._wait(None, left)


def display_answers(limit: float) -> bool:
    """Whether a braille display is there; waits at most ``limit`` seconds, less where none can be."""
    told = threading.Event()
    display = Display(lambda key, cell: None, lambda state, width: told.set())
    display.start()
    if display.missing is None:
        told.wait(limit)
    there = display.state is State.SHOWING
    display.close()
    return there
