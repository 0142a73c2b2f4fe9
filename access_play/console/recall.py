"""The lines typed before, brought back by the up arrow."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

KEPT: Final = 500
"""Lines remembered from one game to the next."""


class Recall:
    """Earlier lines, oldest first, and the one being typed after them.

    With a path they outlive the program; a file that cannot be read or written is no
    reason to stop.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._lines = _load(path) if path else []
        self._at = len(self._lines)
        self._draft = ""

    def add(self, line: str) -> None:
        """Remember a line that was sent, unless it says nothing or repeats the last."""
        if line and self._lines[-1:] != [line]:
            self._lines.append(line)
            self._store(line)
        self._at, self._draft = len(self._lines), ""

    def older(self, current: str) -> str:
        """Return the line before the current one; the oldest stays."""
        return self._go(self._at - 1, current)

    def newer(self, current: str) -> str:
        """Return the line after the current one; last comes what was being typed."""
        return self._go(self._at + 1, current)

    def _go(self, wanted: int, current: str) -> str:
        if not 0 <= wanted <= len(self._lines):
            return current
        if self._at == len(self._lines):
            self._draft = current
        self._at = wanted
        return self._draft if wanted == len(self._lines) else self._lines[wanted]

    def _store(self, line: str) -> None:
        if self._path:
            with contextlib.suppress(OSError), self._path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")


def _load(path: Path) -> list[str]:
    """Read the newest lines, and drop the oldest from a file that has grown long."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        if len(lines) > 2 * KEPT:
            path.write_text("".join(f"{line}\n" for line in lines[-KEPT:]), encoding="utf-8")
        return lines[-KEPT:]
    return []
