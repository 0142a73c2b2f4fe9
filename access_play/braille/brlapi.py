"""BrlAPI, guarded: one connection to BRLTTY, without the calls that harm it.

BRLTTY 6.5 can be crashed by its clients. So the size is asked for before the display is
taken; the display is taken only when there is one; on a new size it is given back and
taken again; and the model of the display is never asked for.
"""

from __future__ import annotations

import contextlib
import enum
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol, cast

from access_play.braille.system import FOLDERS, Missing, system_module


class Key(enum.Enum):
    """What a reader can ask of the display."""

    LEFT = enum.auto()
    RIGHT = enum.auto()
    UP = enum.auto()
    DOWN = enum.auto()
    OLDEST = enum.auto()
    NEWEST = enum.auto()
    TOUCH = enum.auto()
    """A routing key; it comes with its cell, counted from 0."""


_COMMANDS: Final = {
    "FWINLT": Key.LEFT,
    "FWINRT": Key.RIGHT,
    "LNUP": Key.UP,
    "LNDN": Key.DOWN,
    "TOP": Key.OLDEST,
    "TOP_LEFT": Key.OLDEST,
    "BOT": Key.NEWEST,
    "BOT_LEFT": Key.NEWEST,
    "HOME": Key.NEWEST,
    "ROUTE": Key.TOUCH,
}
"""BRLTTY's names. Every other key stays with BRLTTY, so that typing on the display still types."""

_REFUSED: Final = 17
"""BrlAPI's number of the error for a client that may not connect."""


class Lost(Exception):
    """There is no connection, or no longer."""


class Refused(Lost):
    """The server is there, and this user may not use it."""


class Connection(Protocol):
    """What is used of ``brlapi.Connection``; the names are its own."""

    # ruff: noqa: N802, N815
    @property
    def fileDescriptor(self) -> int: ...

    @property
    def displaySize(self) -> tuple[int, int]: ...

    def enterTtyMode(self) -> int: ...

    def enterTtyModeWithPath(self, path: list[int]) -> None: ...

    def leaveTtyMode(self) -> None: ...

    def ignoreAllKeys(self) -> None: ...

    def acceptKeys(self, type: int, keys: list[int]) -> None: ...  # noqa: A002

    def getParameter(self, parameter: int, subparam: int, flags: int) -> Sequence[int]: ...

    def readKeyWithTimeout(self, timeout_ms: int) -> int | None: ...

    def expandKeyCode(self, code: int) -> Mapping[str, int]: ...

    def writeDots(self, dots: bytes) -> None: ...

    def closeConnection(self) -> None: ...


class Api(Protocol):
    """What is used of the ``brlapi`` module."""

    OperationError: type[Exception]
    KEY_TYPE_CMD: int
    PARAM_DISPLAY_SIZE: int
    PARAMF_GLOBAL: int
    rangeType_command: int

    def Connection(self, host: bytes | None, auth: bytes | None) -> Connection: ...


def api(folders: tuple[str, ...] = FOLDERS) -> Api | Missing:
    """Load the ``brlapi`` module, or say what is missing."""
    module = system_module("brlapi", folders)
    return module if isinstance(module, Missing) else cast(Api, module)


class Link:
    """A connection to the server. Every method may raise Lost; opening may block for ever."""

    def __init__(self, brlapi: Api, host: str | None = None, auth: str | None = None) -> None:
        self._api = brlapi
        self._keys = {getattr(brlapi, f"KEY_CMD_{name}"): key for name, key in _COMMANDS.items()}
        self.width = 0
        """Cells of the display while it is taken, else 0."""
        with self._guarded():
            self._connection = brlapi.Connection(
                host.encode() if host else None, auth.encode() if auth else None
            )

    @contextlib.contextmanager
    def _guarded(self) -> Iterator[None]:
        try:
            yield
        except self._api.OperationError as error:
            number = getattr(error, "brlerrno", None)
            raise (Refused if number == _REFUSED else Lost)(str(error)) from None

    def fileno(self) -> int:
        """For ``select``; keys may be waiting without it, so read :meth:`pressed` first."""
        return self._connection.fileDescriptor

    @property
    def taken(self) -> bool:
        """The display is ours."""
        return self.width > 0

    def measure(self) -> int:
        """Return how many cells the display has in a line, 0 for no display."""
        if not self.taken:
            with self._guarded():
                return self._connection.displaySize[0]
        with contextlib.suppress(self._api.OperationError):  # a server that does not tell changes
            return self._connection.getParameter(self._api.PARAM_DISPLAY_SIZE, 0, self._api.PARAMF_GLOBAL)[0]
        return self.width

    def take(self, width: int) -> None:
        """Take the display of this many cells, while the player's terminal is in front.

        Where BrlAPI cannot tell which terminal that is (ssh, tmux, a container), for good.
        """
        with self._guarded():
            try:
                self._connection.enterTtyMode()
            except self._api.OperationError:
                self._connection.enterTtyModeWithPath([])
            self._connection.ignoreAllKeys()
            codes = [self._api.KEY_TYPE_CMD | command for command in self._keys]
            self._connection.acceptKeys(self._api.rangeType_command, codes)
        self.width = width

    def leave(self) -> None:
        """Give the display back to BRLTTY, which shows the terminal again."""
        if self.taken:
            self.width = 0
            with self._guarded():
                self._connection.leaveTtyMode()

    def show(self, cells: str) -> None:
        """Show Unicode braille, cut to the display."""
        with self._guarded():
            self._connection.writeDots(bytes(ord(cell) - 0x2800 for cell in cells[: self.width]))

    def pressed(self) -> Iterator[tuple[Key, int]]:
        """Yield the keys pressed since, each with its cell (0 but for TOUCH)."""
        while True:
            with self._guarded():
                code = self._connection.readKeyWithTimeout(0)
            if code is None:
                return
            key = self._connection.expandKeyCode(code)
            if key["command"] in self._keys:
                yield self._keys[key["command"]], key["argument"]

    def close(self) -> None:
        """Give the display back and hang up; never raises."""
        with contextlib.suppress(Lost):
            self.leave()
        with contextlib.suppress(self._api.OperationError):
            self._connection.closeConnection()
