"""Sentences with places to fill: once for the ear and the screen, once for the fingers."""

from __future__ import annotations

import re
import string
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, TypeVar

from access_play.words.announcement import Choice, Piece


@dataclass(frozen=True, slots=True)
class Name:
    """A thing as it is called in speech and as it is brailled."""

    text: str
    braille: tuple[Piece, ...]

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Said:
    """One fact: a sentence to print and speak, and its braille wording.

    ``spoken`` is what the voice says where the sentence holds what no voice can say, such as
    the code of a card; empty, it says the sentence.
    """

    text: str
    braille: tuple[Piece, ...]
    spoken: str = ""


Fill = Name | str | int


def say(text: str, braille: str, /, **fills: Fill) -> Said:
    """Fill both wordings of a sentence. The first letter of the sentence is made a capital."""
    spoken = ended_once(text.format(**{name: str(fill) for name, fill in fills.items()}))
    return Said(spoken[:1].upper() + spoken[1:], pieces(braille, **fills))


def ended_once(text: str) -> str:
    """Drop the full stop after a name that ends with a sign of its own: "Elfer Raus!"."""
    return text[:-1] if text.endswith(("!.", "?.")) else text


def pieces(template: str, /, **fills: Fill) -> tuple[Piece, ...]:
    """Fill a braille wording, keeping card marks and choices apart from words.

    >>> pieces("{player} draws", player="Ana")
    ('Ana draws',)
    """
    parts: list[Piece] = []
    for words, place in _parsed(template):
        parts.append(words)
        if place is not None:
            fill = fills[place]
            parts.extend(fill.braille if isinstance(fill, Name) else (str(fill),))
    return joined(parts)


@lru_cache(maxsize=4096)
def _parsed(template: str) -> tuple[tuple[str, str | None], ...]:
    """The words of a wording, each with the name of the place behind it."""
    return tuple((words, place) for words, place, _, _ in string.Formatter().parse(template))


def joined(parts: Iterable[Piece]) -> tuple[Piece, ...]:
    """Put neighbouring words together, so that cards and choices stand alone between them."""
    together: list[Piece] = []
    for part in parts:
        if isinstance(part, str) and together and isinstance(together[-1], str):
            together[-1] += part
        elif part:
            together.append(part)
    return tuple(together)


def listed(names: Sequence[Name], separator: str = ", ", between: str = " ") -> Name:
    """Name several things one after the other: commas for the ear, blanks for the fingers."""
    braille: list[Piece] = []
    for at, name in enumerate(names):
        braille += [between, *name.braille] if at else name.braille
    return Name(separator.join(name.text for name in names), joined(braille))


def plain(text: str) -> Name:
    """A name that is brailled as it is spoken."""
    return Name(text, (text,))


Wording = TypeVar("Wording", Name, Said)


def choosing(play: int, wording: Wording) -> Wording:
    """The same, a choice where it is brailled: a routing key on it chooses the play."""
    return replace(wording, braille=(Choice(play), *wording.braille))


ECHOED: Final = 40
"""How much of what was typed is said back, in characters."""


def echoed(text: str) -> str:
    """What was typed, as it is said back: one line, cut where it is long."""
    return single_line(text)[:ECHOED]


_BLANKS = re.compile(r"[ \t\r\n]+")


def single_line(text: str) -> str:
    """Fold what a person typed into one line that can stand in a sentence: no control characters."""
    visible = "".join(letter if letter.isprintable() else " " for letter in text)
    return _BLANKS.sub(" ", visible).strip()
