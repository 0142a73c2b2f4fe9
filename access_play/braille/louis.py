"""liblouis, guarded: one call at a time, nothing on standard error, no character lost.

liblouis keeps its state in globals and its Python module releases the interpreter's lock,
so two threads inside at once crash the process; every call here holds one lock.
"""

from __future__ import annotations

import logging
import threading
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final, Protocol, cast, runtime_checkable

from access_play.braille.system import FOLDERS, Missing, system_module

BLANK: Final = "\u2800"
"""The cell without dots."""
STAND_IN: Final = "?"
"""What is brailled for a character that a table does not know."""

_DOTS_IO, _UNICODE_CELLS, _NO_UNDEFINED = 4, 64, 128
_CELLS: Final = _DOTS_IO | _UNICODE_CELLS
_KEPT: Final = 2048
"""Translated texts remembered by each table; a game repeats few sentences."""

_lock = threading.Lock()
_callbacks: list[object] = []
"""Kept alive: the library calls the last one whenever it has something to say."""
_log = logging.getLogger(__name__)


@runtime_checkable
class Binding(Protocol):
    """What is used of the ``louis`` module; the names are its own."""

    # ruff: noqa: N802, N803
    def translateString(self, tableList: list[str], inbuf: str, *, mode: int = 0) -> str: ...

    def backTranslateString(self, tableList: list[str], inbuf: str) -> str: ...

    def checkTable(self, tableList: list[str]) -> None: ...

    def LogCallback(self, function: Callable[[int, bytes], None]) -> object: ...

    def registerLogCallback(self, logCallback: object) -> None: ...


def _to_log(level: int, message: bytes) -> None:
    _log.debug("liblouis %d: %s", level, message.decode("utf-8", "replace"))


@lru_cache
def binding(folders: tuple[str, ...] = FOLDERS) -> Binding | Missing:
    """Load the ``louis`` module, silenced, or say what is missing."""
    module = system_module("louis", folders)
    if isinstance(module, Missing):
        return module
    louis = cast(Binding, module)
    with _lock:
        callback = louis.LogCallback(_to_log)
        _callbacks.append(callback)
        louis.registerLogCallback(callback)
    return louis


def cleaned(text: str) -> str:
    """Return the text composed, in one line, without control characters or runs of blanks.

    liblouis stops at a NUL and knows accents only on composed letters.
    """
    composed = unicodedata.normalize("NFC", " ".join(text.split()))
    return "".join(c for c in composed if unicodedata.category(c) not in ("Cc", "Cf"))


class Table:
    """One table of liblouis, or several as one: text to cells and back.

    ``cells`` remembers what it was asked.
    """

    def __init__(self, louis: Binding, *names: str | Path) -> None:
        self._louis = louis
        self._names = [str(name) for name in names]
        self.cells: Callable[[str], str] = lru_cache(maxsize=_KEPT)(self._translate)
        """Translate a text into Unicode braille; its outer blanks are dropped."""
        self._seen: Callable[[str], str] = lru_cache(maxsize=None)(self._stand_in)

    def usable(self) -> bool:
        """Say whether liblouis finds the table and can compile it."""
        try:
            with _lock:
                self._louis.checkTable(self._names)
        except RuntimeError:
            return False
        return True

    def text(self, cells: str) -> str:
        """Translate cells back into text."""
        with _lock:
            return self._louis.backTranslateString(self._names, cells)

    def knows(self, character: str) -> bool:
        """Say whether the table has cells for the character.

        Left alone, liblouis gives a blank cell or its hexadecimal number for one it has not.
        """
        return bool(self._call(character, _CELLS | _NO_UNDEFINED).strip(BLANK))

    def _translate(self, text: str) -> str:
        known = "".join(" " if c == " " else self._seen(c) for c in cleaned(text)).strip()
        return self._call(known, _CELLS) if known else ""

    def _stand_in(self, character: str) -> str:
        """Return the character, or its bare letter (r for ř), or the stand-in; "" for a lone accent."""
        category = unicodedata.category(character)
        if category in ("Cn", "Co", "Cs"):  # no characters: liblouis has meanings of its own for some
            return STAND_IN
        if self.knows(character):
            return character
        if category.startswith("M"):
            return ""
        letters = unicodedata.normalize("NFKD", character)
        bare = "".join(c for c in letters if not unicodedata.combining(c))
        return bare if bare and all(self.knows(c) for c in bare) else STAND_IN

    def _call(self, text: str, mode: int) -> str:
        with _lock:
            return self._louis.translateString(self._names, text, mode=mode)
