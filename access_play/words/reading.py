"""From typed words to plays: any input with one legal reading is taken."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from access_play.games.core import Ambiguous, NotUnderstood, Play, View
from access_play.words.base import GameWords
from access_play.words.language import Language, folded, spellings

LONGEST = 4
"""How many typed words a play takes at most: "le vert dix sept"."""


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


@dataclass(slots=True)
class Reader:
    """Reads lines for one listener; ``words`` knows how each play may be typed."""

    words: GameWords
    _spelled: dict[str, list[Play]] = field(default_factory=dict)

    def read(self, text: str, view: View, choices: Choices, position: int) -> list[Play]:
        """Read plays from a line.

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
            plays = self._sequence(text, words, view.legal)
        if not plays:
            raise NotUnderstood(text)
        return plays

    def _typed(self, text: str) -> list[str]:
        """Fold the line and take it apart."""
        words = [word.strip("'’/") for word in re.split(r"[\s,;.]+", self._glued(folded(text)))]
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

    def _sequence(self, text: str, words: list[str], legal: Sequence[Play]) -> list[Play]:
        """Take the longest run of words that spells something, again and again."""
        plays: list[Play] = []
        at = 0
        while at < len(words):
            for end in range(min(len(words), at + LONGEST), at, -1):
                meant = self._spellings().get("".join(words[at:end]).replace("-", ""))
                if meant:
                    plays.append(self._legal_of(meant, legal))
                    at = end
                    break
            else:
                if plays or len(words) - at > LONGEST:
                    raise NotUnderstood(words[at] if plays else text)
                return [self._fragment(text, "".join(words[at:]).replace("-", ""), legal)]
        return plays

    def _spellings(self) -> dict[str, list[Play]]:
        """Every spelling with the plays it may mean, put together when first needed."""
        if not self._spelled:
            for play in self.words.plays():
                for spelling in dict.fromkeys(self.words.spellings(play)):
                    self._spelled.setdefault(spelling, []).append(play)
        return self._spelled

    def _legal_of(self, meant: Sequence[Play], legal: Sequence[Play]) -> Play:
        """Of plays that are typed alike take the legal one; none being legal, the first."""
        able = [play for play in meant if play in legal]
        if len(able) > 1:
            raise Ambiguous(able)
        return able[0] if able else meant[0]

    def _fragment(self, text: str, word: str, legal: Sequence[Play]) -> Play:
        return self._one(text, [play for play in legal if word in self.words.fragments(play)])

    def _one(self, text: str, plays: Sequence[Play]) -> Play:
        if not plays:
            raise NotUnderstood(text)
        if len(plays) > 1:
            raise Ambiguous(plays)
        return plays[0]
