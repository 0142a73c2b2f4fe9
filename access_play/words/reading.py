"""From typed words to plays: any input with one legal reading is taken."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from access_play.games.core import Ambiguous, NotUnderstood, Play, View
from access_play.words.base import GameWords
from access_play.words.language import Language, folded, spellings

LONGEST = 4
"""How many typed words a play takes at most: "le vert dix sept"."""


_AROUND: Final = "'’/()[]!?:\"«»“”"
"""What may stand around a word and says nothing."""


@dataclass(frozen=True, slots=True)
class Choices:
    """The plays that were last listed by number, and for which position.

    ``numbered`` says whether the list was read out with its numbers, ``asked`` whether it
    asked which of several readings was meant, so that a number can only answer it.
    """

    plays: tuple[Play, ...] = ()
    position: int = -1
    numbered: bool = False
    asked: bool = False


class Stale(NotUnderstood):
    """A number of a list that was said for an earlier position."""


@lru_cache(maxsize=8)
def silent_words(t: Language) -> frozenset[str]:
    """The folded words that say nothing: articles, and what stands between cards."""
    # Translators: words that may stand before a card or between cards and say nothing, separated by |
    return frozenset((*spellings(t.p_("silent words", "the|a|and|of|card")), "the", "and"))


class StepByStep(NotUnderstood):
    """A word further on in a line fits several plays: only step by step can be asked which is meant."""


Ahead = Callable[[Sequence[Play]], View | None]
"""What the seat sees once it has made plays; None where that cannot be known."""


@dataclass(slots=True)
class Reader:
    """Reads lines for one listener; ``words`` knows how each play may be typed."""

    words: GameWords
    _spelled: dict[str, list[Play]] = field(default_factory=dict)

    def knows(self, text: str) -> bool:
        """Whether the whole line spells one play."""
        return bool(self.spelled(text))

    def spelled(self, text: str) -> list[Play]:
        """Every play that the whole line spells, legal or not."""
        return self._spellings().get(_joined(self._spoken(self._typed(text))), [])

    def read(
        self, text: str, view: View, choices: Choices, position: int, ahead: Ahead = lambda plays: None
    ) -> list[Play]:
        """Read plays from a line; of several, each in the position that ``ahead`` tells.

        Raises NotUnderstood, Ambiguous with the legal readings, or Stale for a number of an
        old list. A play that is understood but not legal is returned all the same: the game
        knows why it is refused.
        """
        typed = self._typed(text)
        words = self._spoken(typed)
        if len(words) == 1 and words[0].isdecimal() and len(words[0]) < 4:
            return self._number(words[0], view, choices, position)
        plays = self.words.parse(typed, view)
        if plays is None:
            plays = self._sequence(text, words, view, ahead)
        if not plays:
            raise NotUnderstood(text)
        return plays

    def _typed(self, text: str) -> list[str]:
        """Fold the line and take it apart."""
        words = [word.strip(_AROUND) for word in re.split(r"[\s,;.]+", self._glued(folded(text)))]
        return [word for word in words if word]

    def _spoken(self, typed: Sequence[str]) -> list[str]:
        """Write out what stands for several plays, and drop what says nothing."""
        silent = silent_words(self.words.t)
        return " ".join(self.words.expand(word) for word in typed if word not in silent).split()

    def _glued(self, text: str) -> str:
        """Put the ends of a range together: "r12 - 14" is "r12-14"."""
        return re.sub(r"(\d)\s*-\s*(?=\w)", r"\1-", text.replace("l'", "").replace("l’", ""))

    def _number(self, text: str, view: View, choices: Choices, position: int) -> list[Play]:
        """A number of the list last said, or the number of the only card that can be meant."""
        legal, place = view.legal, int(text) - 1
        cards = [play for play in legal if text in self.words.fragments(play)]
        if choices.numbered and 0 <= place < len(choices.plays):
            rivals = cards if self.words.numbers_are_cards and not choices.asked else []
            if choices.position == position:
                return [self._one(text, list(dict.fromkeys((choices.plays[place], *rivals))))]
            if not rivals:
                raise Stale(text)
        if self.words.numbers_are_cards:
            return self.words.parse([text], view) or [self._one(text, cards)]
        if not choices.numbered and 0 <= place < len(legal) and legal[place] not in cards:
            cards.append(legal[place])
        return [self._one(text, cards)]

    def _sequence(self, text: str, words: list[str], view: View, ahead: Ahead) -> list[Play]:
        """Take the longest run of words that spells something, again and again."""
        plays: list[Play] = []
        at = 0
        while at < len(words):
            now = ahead(plays) if plays else view
            end, meant = self._longest(words, at, now)
            if not meant:
                raise NotUnderstood(words[at] if plays else text)
            try:
                plays.append(self._legal_of(meant, now.legal if now else (), words[at:end] if plays else []))
            except Ambiguous:
                if end < len(words) and not self._longest(words, end, now)[1]:
                    raise NotUnderstood(text) from None  # what follows may have told which is meant
                raise
            at = end
        return plays

    def _spellings(self) -> dict[str, list[Play]]:
        """Every spelling with the plays it may mean, put together when first needed."""
        if not self._spelled:
            for play in self.words.plays():
                for spelling in dict.fromkeys(self.words.spellings(play)):
                    self._spelled.setdefault(spelling, []).append(play)
        return self._spelled

    def _longest(self, words: list[str], at: int, view: View | None) -> tuple[int, Sequence[Play]]:
        """The longest run of words from one on that spells plays, or parts of legal ones; where it ends."""
        ends = range(min(len(words), at + LONGEST), at, -1)
        for find in (self._spelled_by, self._begun_by):
            for end in ends:
                if meant := find(_joined(words[at:end]), view):
                    return end, meant
        return at, ()

    def _spelled_by(self, word: str, view: View | None) -> list[Play]:
        return [*self._spellings().get(word, ()), *(self.words.named(view, word) if view else ())]

    def _begun_by(self, word: str, view: View | None) -> list[Play]:
        return [play for play in (view.legal if view else ()) if word in self.words.fragments(play)]

    def _legal_of(self, meant: Sequence[Play], legal: Sequence[Play], further: Sequence[str]) -> Play:
        """Of plays that are typed alike take the legal one; none being legal, the first."""
        able = [play for play in legal if play in meant]
        if len(able) > 1 and further:
            raise StepByStep(" ".join(further))
        return self._one("", able) if able else meant[0]

    def _one(self, text: str, plays: Sequence[Play]) -> Play:
        if not plays:
            raise NotUnderstood(text)
        if len(plays) > 1:
            raise Ambiguous(plays)
        return plays[0]


def _joined(words: Sequence[str]) -> str:
    """Words as spellings are written: without blanks, hyphens and apostrophes."""
    return re.sub(r"[-'’_]", "", "".join(words))
