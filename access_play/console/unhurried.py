"""Lines one after the other, for who reads slowly: each stays the last for a while."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable

from access_play.console.base import OutputClosed
from access_play.console.sight import Sight


class Unhurried:
    """Hands lines to ``put``, each as long after the one before it as ``sight`` wishes.

    Nothing waits where no event loop runs.
    """

    def __init__(self, sight: Sight, put: Callable[[str], None]) -> None:
        self._sight = sight
        self._put = put
        self._waiting: deque[str] = deque()
        self._next: asyncio.TimerHandle | None = None
        self._closed: OutputClosed | None = None

    @property
    def idle(self) -> bool:
        """Whether every line has been put out, and the last one has stood long enough."""
        return self._next is None

    def give(self, line: str) -> None:
        """Put a line out when its time has come. Raises OutputClosed, also for a line before it."""
        if self._closed:
            raise self._closed
        loop = _running_loop()
        if self._next is not None and loop is not None:
            self._waiting.append(line)
            return
        self.hurry()
        self._put(line)
        if loop is not None and self._sight.pause:
            self._next = loop.call_later(self._sight.pause, self._go_on, loop)

    def hurry(self) -> None:
        """Put out all that waits, now."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
        while self._waiting:
            self._put(self._waiting.popleft())

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        self._next = None
        if not self._waiting:
            return
        try:
            self._put(self._waiting.popleft())
        except OutputClosed as closed:  # told to whoever gives the next line
            self._closed = closed
            self._waiting.clear()
        else:
            self._next = loop.call_later(self._sight.pause, self._go_on, loop)


def _running_loop() -> asyncio.AbstractEventLoop | None:
    with contextlib.suppress(RuntimeError):
        return asyncio.get_running_loop()
    return None
