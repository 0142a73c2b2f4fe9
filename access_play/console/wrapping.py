"""A line cut into rows between its words, for eyes that need large letters."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

SHORT: Final = 8
"""Columns below which a row looks left over; a word from the row above keeps it company."""

_EMPTY_CELL: Final = "\u2800"
"""The blank of a line in braille."""


def wrapped(line: str, width: int) -> list[str]:
    """Cut a line into rows of at most ``width`` columns, each of whole words.

    No-break blanks hold, and a word that is too wide has a row to itself.

    >>> wrapped("Ana lays the red 12 and the red 13 on it.", 36)
    ['Ana lays the red 12 and the red', '13 on it.']
    """
    if columns(line) <= width:
        return [line]
    blank = _EMPTY_CELL if _EMPTY_CELL in line else " "
    rows: list[list[str]] = [[]]
    for word in line.split(blank):
        if rows[-1] and columns(blank.join([*rows[-1], word])) > width:
            rows.append([])
        rows[-1].append(word)
    for above, below in pairwise(rows):
        _keep_company(above, below, width)
    return [blank.join(row) for row in rows]


def _keep_company(above: list[str], below: list[str], width: int) -> None:
    """Let a short row have words of the one above it."""
    while len(above) > 1 and _columns_of(below) < SHORT and _columns_of([above[-1], *below]) <= width:
        below.insert(0, above.pop())


def _columns_of(words: Sequence[str]) -> int:
    return columns(" ".join(words))


def columns(text: str) -> int:
    """How wide a terminal shows a text: two columns for the wide letters of East Asia, none for an accent."""
    return len(text) if text.isascii() else sum(map(_width, text))


def _width(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1
