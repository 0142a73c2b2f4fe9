"""What a rulebook is made of, and how a sentence is found in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from access_play.words.language import folded


class Numbered(NamedTuple):
    """A title with the number of its section, ``3``, or a sentence with its place in it, ``3.2``."""

    number: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """A numbered part of the rules; each sentence holds one fact and fits on a line that is said."""

    number: str
    title: str
    sentences: tuple[str, ...]

    def lines(self) -> list[Numbered]:
        """The title, then the sentences with their places.

        >>> Section("3", "Stock", ("Draw a card.",)).lines()
        [Numbered(number='3', text='Stock'), Numbered(number='3.1', text='Draw a card.')]
        """
        sentences = enumerate(self.sentences, start=1)
        told = [Numbered(f"{self.number}.{place}", sentence) for place, sentence in sentences]
        return [Numbered(self.number, self.title), *told]


class Chapter(NamedTuple):
    """A section before it has its number."""

    title: str
    sentences: Iterable[str]


def numbered(chapters: Iterable[Chapter]) -> list[Section]:
    """Number the chapters in which something is said."""
    said = [(title, tuple(sentences)) for title, sentences in chapters]
    full = [(title, sentences) for title, sentences in said if sentences]
    return [Section(str(number), title, sentences) for number, (title, sentences) in enumerate(full, start=1)]


def search(sections: Iterable[Section], words: str) -> list[Numbered]:
    """Find what holds every word, or words that begin so; case and accents do not matter.

    >>> search([Section("1", "Stock", ("Draw a card.", "Lay 10."))], "CARD draw")
    [Numbered(number='1.1', text='Draw a card.')]
    """
    wanted = _tokens(words)
    if not wanted:
        return []
    return [line for section in sections for line in section.lines() if _holds(_tokens(line.text), wanted)]


def _holds(tokens: Sequence[str], wanted: Sequence[str]) -> bool:
    return all(any(_meets(token, word) for token in tokens) for word in wanted)


def _meets(token: str, word: str) -> bool:
    """A number is found whole: 1 is not in 11."""
    return token == word if word.isdecimal() else token.startswith(word)


def _tokens(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", folded(text))
