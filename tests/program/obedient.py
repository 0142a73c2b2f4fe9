"""A player who knows nothing and types exactly what stands between quotation marks."""

from __future__ import annotations

import re
from collections.abc import Callable

QUOTED = re.compile(r"[“«]\u00a0?(.*?)\u00a0?[”»]")


class Obedient:
    """A console whose player does what the last line says; ``stray`` may have it type something else.

    ``said`` are the lines it was told, ``typed`` what it typed, each with the lines told before it.
    """

    interactive = False
    idle = True

    def __init__(self, stray: Callable[[int], str | None] = lambda at: None, most: int = 200) -> None:
        self.said: list[str] = []
        self.typed: list[tuple[int, str]] = []
        self.on_key = lambda: None
        self._stray = stray
        self._most = most

    def announce(self, text: str, *, urgent: bool = False) -> None:
        self.said.append(text)

    async def read_line(self) -> str | None:
        if len(self.typed) == self._most:
            return None
        line = self._stray(len(self.typed))
        if line is None:
            told = QUOTED.search(self.said[-1])
            line = told[1] if told else ""
        self.typed.append((len(self.said), line))
        return line

    def scroll(self, lines: int) -> None: ...

    def close(self) -> None: ...
