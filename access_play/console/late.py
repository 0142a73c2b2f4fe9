"""The line at a terminal, loaded when the first line is read.

prompt-toolkit takes a tenth of a second to load; what is announced before need not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable

from access_play.console.base import Console, clean
from access_play.console.screen import Screen


class LateConsole:
    """Prints until somebody reads; from then on it is what ``load`` returns."""

    interactive: bool = True

    def __init__(self, screen: Screen, load: Callable[[], Console]) -> None:
        self._screen = screen
        self._load = load
        self._console: Console | None = None
        self._on_key: Callable[[], None] = lambda: None

    @property
    def on_key(self) -> Callable[[], None]:
        """Called at each key a person types."""
        return self._on_key

    @on_key.setter
    def on_key(self, do: Callable[[], None]) -> None:
        self._on_key = do
        if self._console:
            self._console.on_key = do

    @property
    def idle(self) -> bool:
        return self._console is None or self._console.idle

    def announce(self, text: str, *, urgent: bool = False) -> None:
        """Put out one line, in one write."""
        if self._screen.sight.pause:
            self._loaded()
        if self._console:
            self._console.announce(text, urgent=urgent)
        elif line := clean(text):
            self._screen.print(line)

    def scroll(self, lines: int) -> None:
        """Put out empty lines, in one write."""
        if self._console:
            self._console.scroll(lines)
        else:
            self._screen.write("\n" * lines)

    async def read_line(self) -> str | None:
        """Return the next line, None at the end of input."""
        return await self._loaded().read_line()

    def _loaded(self) -> Console:
        if self._console is None:
            self._console = self._load()
            self._console.on_key = self._on_key
        return self._console

    def close(self) -> None:
        """Give the terminal back as it was."""
        if self._console:
            self._console.close()
