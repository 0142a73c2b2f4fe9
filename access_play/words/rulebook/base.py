"""What a rulebook is made of, and how a sentence is found in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from access_play.words.language import folded


@dataclass(frozen=True, slots=True)
class Section:
    """A numbered part of the rules; each sentence holds one fact and fits on a line that is said."""

    number: str
    title: str
    sentences: tuple[str, ...]


class Chapter(NamedTuple):
    """A section before it has its number."""

    title: str
    sentences: Iterable[str]


def numbered(chapters: Iterable[Chapter]) -> list[Section]:
    """Number the chapters in which something is said."""
    said = [(title, tuple(sentences)) for title, sentences in chapters]
    full = [(title, sentences) for title, sentences in said if sentences]
    return [Section(str(number), title, sentences) for number, (title, sentences) in enumerate(full, start=1)]


def search(sections: Iterable[Section], words: str) -> list[str]:
    """Find the sentences that hold every word, or words that begin so; case and accents do not matter.

    >>> search([Section("1", "Stock", ("Draw a card.", "Lay 10."))], "CARD draw")
    ['Draw a card.']
    """
    wanted = _tokens(words)
    if not wanted:
        return []
    return [
        sentence
        for section in sections
        for sentence in section.sentences
        if _holds(_tokens(sentence), wanted)
    ]


def _holds(tokens: Sequence[str], wanted: Sequence[str]) -> bool:
    return all(any(_meets(token, word) for token in tokens) for word in wanted)


def _meets(token: str, word: str) -> bool:
    """A number is found whole: 1 is not in 11."""
    return token == word if word.isdecimal() else token.startswith(word)


def _tokens(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", folded(text))
