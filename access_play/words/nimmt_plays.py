"""How the plays of 11 nimmt! are typed: ``56``, ``56 59 on 2``, ``take 1``, ``give Ana``, ``done``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from access_play.games.core import Ambiguous, NotUnderstood, Play, Seat
from access_play.games.nimmt.cards import BIT, FITS, HIGHEST, REACH
from access_play.games.nimmt.state import DONE, GIVE, MOST_PILES, PILE, TAKE, NimmtView, lay
from access_play.words.language import Language, folded, spellings
from access_play.words.numbers import number_parts, number_words
from access_play.words.reading import silent_words
from access_play.words.rows_plays import ending_words

LONGEST: Final = 4
"""How many words a number takes at most: "quatre vingt dix sept"."""
_HYPHEN: Final = re.compile(r"(?<=[^\W\d_])-(?=[^\W\d_])")
_TOKEN: Final = re.compile(r"\d+|[^\W\d_]+|\S")


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The folded words of a language, English ones included."""

    take: frozenset[str]
    give: frozenset[str]
    done: frozenset[str]
    on: frozenset[str]
    pile: frozenset[str]
    silent: frozenset[str]
    numbers: Mapping[str, int]


@lru_cache(maxsize=8)
def vocabulary(t: Language) -> Vocabulary:
    # Translators: words that may stand before a card and say nothing, separated by |
    verbs = spellings(t.p_("silent words", "lay|play|put"))
    # Translators: words between cards and the pile they go on, separated by |: "56 on 2"
    on = spellings(t.p_("pile words", "on|onto"))
    # Translators: words for a pile, before its number, separated by |: "56 on pile 2"
    pile = spellings(t.p_("pile words", "pile|stack"))
    return Vocabulary(
        take=frozenset((*spellings(take_words(t)), "take", "get")),
        give=frozenset((*spellings(give_words(t)), "give")),
        done=frozenset((*ending_words(t), "pass")),
        on=frozenset((*on, "on", "onto", ">")),
        pile=frozenset((*pile, "pile")),
        silent=silent_words(t) | {*verbs, "lay", "play", "put"},
        numbers={word: number for number in range(1, HIGHEST + 1) for word in _number_words(t, number)},
    )


def single_words(t: Language, names: Sequence[str]) -> tuple[str, ...]:
    """The single words that plays are typed with, names of players among them."""
    words = vocabulary(t)
    called = [word for name in names for word in tokens(folded(name))]
    verbs = words.take | words.give | words.done | words.on | words.pile | words.silent
    return tuple(dict.fromkeys((*called, *sorted(verbs), *number_parts(t.code, HIGHEST))))


def take_words(t: Language) -> str:
    # Translators: words a player may type to take a pile, separated by |; the first is shown in help
    return t.p_("command", "take|get")


def give_words(t: Language) -> str:
    # Translators: words a player may type before the name of who gives a bull, separated by |
    return t.p_("command", "give|giver")


def _number_words(t: Language, number: int) -> tuple[str, ...]:
    words = tuple(map(folded, number_words(t.code, number)))
    return (*words, "onehundred") if number == HIGHEST else words


def tokens(text: str) -> list[str]:
    """Take folded text apart into words, numbers and signs.

    >>> tokens("fifty-six>2")
    ['fifty', 'six', '>', '2']
    """
    return _TOKEN.findall(_HYPHEN.sub(" ", text))


def parse(t: Language, names: Sequence[str], typed: Sequence[str], view: NimmtView) -> list[Play]:
    """Read a line; raises NotUnderstood, or Ambiguous with the legal readings."""
    return _Line(vocabulary(t), names, tokens(" ".join(typed)), view).plays()


class _Line:
    """One typed line, read from left to right."""

    def __init__(
        self, words: Vocabulary, names: Sequence[str], typed: Sequence[str], view: NimmtView
    ) -> None:
        self.words = words
        self.names = names
        self.typed = typed
        self.view = view
        self.at = 0

    def plays(self) -> list[Play]:
        if self.view.giving and (bare := self._bare_giver()) is not None:
            return [bare]
        plays: list[Play] = []
        while self._more():
            following = self._next()
            if following != [DONE] or not plays or plays[-1] < TAKE:
                plays += following  # a pile taken ends the turn by itself
        return plays

    def _next(self) -> list[Play]:
        """Read what comes next: a pile taken, a giver, the end of a turn, or cards."""
        if self._word(self.words.done):
            return [DONE]
        if self._word(self.words.take):
            return [self._taken()]
        if self._word(self.words.give):
            return [self._giver()]
        return self._group()

    # words

    def _more(self) -> bool:
        """Skip what says nothing; False at the end of the line."""
        while self.at < len(self.typed) and self._number_here()[1] == 0:
            if self.typed[self.at] not in self.words.silent:
                return True
            self.at += 1
        return self.at < len(self.typed)

    def _word(self, words: frozenset[str]) -> bool:
        """Step over one of the words if it is next."""
        found = self._more() and self.typed[self.at] in words
        self.at += found
        return found

    def _number_here(self) -> tuple[int, int]:
        """The number that begins here and how many words it takes, 0 where none begins."""
        if self.typed[self.at].isdecimal():
            return int(self.typed[self.at][:4]), 1
        for end in range(min(len(self.typed), self.at + LONGEST), self.at, -1):
            spelled = "".join(self.typed[self.at : end])
            if spelled in self.words.numbers:
                return self.words.numbers[spelled], end - self.at
        return 0, 0

    def _number(self) -> int | None:
        """Step over a number and return it, None where there is none."""
        if not self._more():
            return None
        number, length = self._number_here()
        self.at += length
        return number if length else None

    def _lost(self) -> NotUnderstood:
        return NotUnderstood(" ".join(self.typed[self.at :] or self.typed))

    # cards

    def _group(self) -> list[Play]:
        """Cards and the pile they go on, if one is named."""
        cards: list[int] = []
        while (number := self._number()) is not None:
            if not 1 <= number <= HIGHEST:
                raise self._lost()
            cards += self._up_to(number)
        if not cards:
            raise self._lost()
        cards = rising(dict.fromkeys(cards))
        if self._word(self.words.on):
            pile = self._named_pile(cards)
            return [lay(number, pile) for number in cards]
        return self._without_pile(cards)

    def _up_to(self, first: int) -> list[int]:
        """The cards of a range, "56-60", or the one card."""
        if not self._word(frozenset("-")):
            return [first]
        last = self._number()
        if last is None or not 0 < (last - first) % HIGHEST <= REACH:
            raise self._lost()
        return [(number - 1) % HIGHEST + 1 for number in range(first, first + (last - first) % HIGHEST + 1)]

    def _named_pile(self, cards: Sequence[int]) -> int:
        """The pile that is named by its number or by its top card, counted from 0."""
        exact = self.typed[self.at - 1] == ">" or self._word(self.words.pile)
        number = self._number()
        if number is None:
            raise self._lost()
        meant = self._piles_called(number, exact=exact)
        able = [pile for pile in meant if self._all_fit(cards, pile)]
        if len(able) > 1:
            raise Ambiguous([lay(cards[0], pile) for pile in able])
        return (able or meant)[0]

    def _piles_called(self, number: int, *, exact: bool) -> list[int]:
        """The piles that a number may mean, at least one; whether they lie is for the game to say."""
        tops = self.view.tops
        called = [number - 1] if 1 <= number <= len(tops) else []
        if not exact and number in tops and tops.index(number) not in called:
            called.append(tops.index(number))
        if called:
            return called
        if not 1 <= number <= MOST_PILES:
            raise self._lost()
        return [number - 1]

    def _all_fit(self, cards: Sequence[int], pile: int) -> bool:
        return all(lay(number, pile) in self.view.legal for number in cards)

    def _without_pile(self, cards: Sequence[int]) -> list[Play]:
        """Cards whose pile is not named: one pile for all of them if there is one, or each its own."""
        places = [self._piles_for(number) for number in cards]
        common = [pile for pile in places[0] if all(pile in each for each in places)]
        if len(common) > 1:
            raise Ambiguous([lay(cards[0], pile) for pile in common])
        if common:
            return [lay(number, common[0]) for number in cards]
        return [self._only(number, piles) for number, piles in zip(cards, places, strict=True)]

    def _piles_for(self, number: int) -> list[int]:
        lays = (play for play in self.view.legal if play < TAKE)
        return [play // PILE for play in lays if play % PILE == number]

    def _only(self, number: int, piles: Sequence[int]) -> Play:
        if len(piles) > 1:
            raise Ambiguous([lay(number, pile) for pile in piles])
        return lay(number, piles[0] if piles else self._likely_pile(number))

    def _likely_pile(self, number: int) -> int:
        """Where a card that cannot be laid now was meant to go: the pile of the turn, or one that it fits."""
        tops, on = self.view.tops, max(self.view.on, 0)
        order = sorted(range(len(tops)), key=lambda pile: pile != on)
        return next((pile for pile in order if FITS[tops[pile]] & BIT[number]), on)

    # piles and bulls

    def _taken(self) -> Play:
        """The pile to take, named by its number, else by its top card; the only one needs no name."""
        exact = self._word(self.words.pile)
        number = self._number()
        if number is not None:
            return TAKE + self._piles_called(number, exact=exact)[0]
        if self._more():
            raise self._lost()
        takes = [play for play in self.view.legal if TAKE <= play < GIVE]
        if len(takes) > 1:
            raise Ambiguous(takes)
        return takes[0] if takes else TAKE

    def _giver(self) -> Play:
        """Who gives a bull, by name or by the number of the seat."""
        number = self._number()
        if number is not None and 1 <= number <= len(self.names):
            return GIVE + number - 1
        seats = self._seats_called("".join(self.typed[self.at :]))
        if len(seats) != 1:
            raise self._lost()
        self.at = len(self.typed)
        return GIVE + seats[0]

    def _bare_giver(self) -> Play | None:
        """A name alone, where one must be given."""
        if len(self.typed) == 1 and self.typed[0].isdecimal():
            raise Ambiguous(self.view.legal)
        seats = self._seats_called("".join(self.typed))
        return GIVE + seats[0] if len(seats) == 1 else None

    def _seats_called(self, typed: str) -> list[Seat]:
        """Whose name it is, or whose name begins so."""
        names = ["".join(tokens(folded(name))) for name in self.names]
        if typed in names:
            return [names.index(typed)]
        return [seat for seat, name in enumerate(names) if typed and name.startswith(typed)]


def number_called(t: Language, text: str) -> int | None:
    """The number that a text names, in figures or words; None if it names none."""
    typed = tokens(text)
    for first in range(len(typed)):
        spelled = "".join(typed[first:])
        if spelled.isdecimal() and len(spelled) < 4:
            return int(spelled)
        if spelled in vocabulary(t).numbers:
            return vocabulary(t).numbers[spelled]
    return None


def pile_called(t: Language, text: str, view: NimmtView) -> int | None:
    """The pile that is asked for by its number or its top, counted from 0; None if it does not lie there."""
    number = number_called(t, text)
    if number is None or not 1 <= number <= HIGHEST:
        return None
    if number <= len(view.tops):
        return number - 1
    return view.tops.index(number) if number in view.tops else None


def rising(cards: Sequence[int] | Mapping[int, object]) -> list[int]:
    """Put cards into the order in which they can lie on one pile; far apart, they stay as they are.

    >>> rising([2, 99, 100])
    [99, 100, 2]
    """
    for first in cards:
        if all((number - first) % HIGHEST < REACH for number in cards):
            return sorted(cards, key=lambda number: (number - first) % HIGHEST)
    return list(cards)
