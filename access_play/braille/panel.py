"""The display as the game sees it: say a line, hear which card was touched."""

from __future__ import annotations

import threading
from collections.abc import Callable

from access_play.braille.brlapi import Api, Key
from access_play.braille.display import Display, State
from access_play.braille.line import Line
from access_play.braille.system import Missing
from access_play.braille.windows import Arrival, Reader, Touch

Touched = Callable[[Touch], None]
"""Called in the display's thread with what lies under a routing key."""
Changed = Callable[[State, int], None]
"""Called in the display's thread with the state and the number of cells that lines are cut to."""


class Panel:
    """A reader and a display: lines come from the game, keys from the fingers.

    ``cells`` cuts lines to fewer cells than the display has; None takes all of them.
    """

    def __init__(
        self,
        touched: Touched,
        changed: Changed,
        *,
        cells: int | None = None,
        arrival: Arrival = Arrival.AFTER_READING,
        host: str | None = None,
        auth: str | None = None,
        retry: float = 2.0,
        brlapi: Api | Missing | None = None,
    ) -> None:
        self._touched, self._changed = touched, changed
        self._most = cells
        self._reader = Reader(cells or 40, arrival=arrival)
        self._lock = threading.Lock()
        self._actions: dict[Key, Callable[[], bool]] = {
            Key.LEFT: self._reader.left,
            Key.RIGHT: self._reader.right,
            Key.UP: self._reader.up,
            Key.DOWN: self._reader.down,
            Key.OLDEST: self._reader.oldest,
            Key.NEWEST: self._reader.newest,
        }
        self._display = Display(self._press, self._change, host=host, auth=auth, retry=retry, brlapi=brlapi)
        self._display.start()

    @property
    def state(self) -> State:
        return self._display.state

    @property
    def missing(self) -> Missing | None:
        return self._display.missing

    @property
    def reader(self) -> Reader:
        return self._reader

    @property
    def arrival(self) -> Arrival:
        """What a new line does to the display; may be changed at any time."""
        return self._reader.arrival

    @arrival.setter
    def arrival(self, arrival: Arrival) -> None:
        with self._lock:
            self._reader.arrival = arrival

    def attend(self) -> None:
        """Show the next line at once: it answers what the reader has done."""
        with self._lock:
            self._reader.attend()

    def forget(self) -> None:
        """Forget what was shown: somebody else takes the display."""
        with self._lock:
            self._reader.forget()
            self._display.show(self._reader.cells)

    def say(self, line: Line, *, answer: bool = False) -> None:
        """Give the reader a line; it is shown at once, or waits its turn."""
        with self._lock:
            self._reader.say(line, answer=answer)
            self._display.show(self._reader.cells)

    def press(self, key: Key) -> bool:
        """Do what a key of the display would (not TOUCH); say whether there was anywhere to go."""
        with self._lock:
            gone = self._actions[key]()
            self._display.show(self._reader.cells)
        return gone

    def rest(self, resting: bool = True) -> None:
        """Leave the display to BRLTTY, to read the terminal; or take it again."""
        self._display.rest(resting)

    def close(self) -> None:
        self._display.close()

    def _press(self, key: Key, cell: int) -> None:
        if key is not Key.TOUCH:
            self.press(key)
            return
        with self._lock:
            under = self._reader.touched(cell)
        if under:
            self._touched(under)

    def _change(self, state: State, width: int) -> None:
        if width:
            width = min(width, self._most or width)
            with self._lock:
                self._reader.resize(width)
                self._display.show(self._reader.cells)
        self._changed(state, width)
