"""Catalogs in the form that gettext reads, made once: reading the text of one takes as long as a whole start.

They are kept beside the catalog as Python keeps its modules, under a name that follows from the
text, and not at all where nothing can be written there.
"""

from __future__ import annotations

import contextlib
import os
import sys
import zlib
from io import BytesIO
from pathlib import Path
from typing import Final

SUM: Final = 4
"""Bytes of the checksum that stands before what is kept."""


def compiled(path: Path, code: str) -> bytes:
    """The catalog of a language, compiled; raises OSError where there is none."""
    text = path.read_bytes()
    kept = path.parent / "__pycache__" / f"{path.stem}-{zlib.crc32(text):08x}.mo"
    with contextlib.suppress(OSError):
        found = kept.read_bytes()
        if found[:SUM] == _sum(found[SUM:]):
            return found[SUM:]
    made = _compile(text, code)
    if not sys.dont_write_bytecode:
        with contextlib.suppress(OSError):
            _keep(kept, _sum(made) + made)
    return made


def _compile(text: bytes, code: str) -> bytes:
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    made = BytesIO()
    write_mo(made, read_po(BytesIO(text), locale=code))
    return made.getvalue()


def _sum(content: bytes) -> bytes:
    return zlib.crc32(content).to_bytes(SUM, "big")


def _keep(path: Path, content: bytes) -> None:
    """Put a file in place as a whole, and take away those of earlier texts."""
    path.parent.mkdir(exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    for old in path.parent.glob(f"{path.stem.rpartition('-')[0]}-*.mo"):
        if old != path:
            old.unlink(missing_ok=True)
