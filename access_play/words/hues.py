"""The words of a language that name the colour of a card, whatever they agree with."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from access_play.games.gagnant.cards import Card, Colour, Kind
from access_play.games.rows import cards as rows
from access_play.words import cards, gagnant_cards
from access_play.words.language import Language
from access_play.words.phrase import Name


@lru_cache(maxsize=8)
def colour_words(t: Language) -> dict[str, Colour]:
    """Every word for a colour, in small letters: "vert", "verte", "verts".

    They are the words that stand in what one colour is called and in what no other is.
    """
    found = {colour: set(_words(t, colour)) for colour in Colour}
    met = Counter(word for words in found.values() for word in words)
    return {word: colour for colour, words in found.items() for word in words if met[word] == 1}


def _words(t: Language, colour: Colour) -> Iterator[str]:
    for name in _called(t, colour):
        yield from re.findall(r"[^\W\d_]+", name.text.casefold())


def _called(t: Language, colour: Colour) -> Iterator[Name]:
    """What is called by a colour: every game's cards, lines, rows and counts."""
    yield gagnant_cards.card_name(t, Card(Kind.PLUS, colour, 1))
    yield gagnant_cards.coloured_line(t, colour)
    if colour.name in rows.Colour.__members__:
        same = rows.Colour[colour.name]
        yield cards.card_name(t, rows.Card(same, 1))
        yield cards.row_name(t, same)
        yield from cards.groups(t, [rows.Card(same, 1)], [])
        yield from (cards.colour_count(t, same, count) for count in (1, 2, 5))
