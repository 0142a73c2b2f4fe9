"""From typed words to plays: any input with one legal reading is taken."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from access_play.games.core import Ambiguous, NotUnderstood, Play
from access_play.words.base import GameWords
from access_play.words.language import folded, spellings

LONGEST = 4
"""How many typed words a play takes at most: "le vert dix sept"."""


@dataclass(frozen=True, slots=True)
class Choices:
    """The plays that were last listed by number, and for which position.

    ``numbered`` says whether the list was read out with its numbers.
    """

    plays: tuple[Play, ...] = ()
    position: int = -1
    numbered: bool = False


class Stale(NotUnderstood):
    """A number of a list that was said for an earlier position."""


@dataclass(slots=True)
class Reader:
    """Reads lines for one listener; ``words`` knows how each play may be typed."""

    words: GameWords
    _spelled: dict[str, list[Play]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for play in self.words.plays():
            for spelling in self.words.spellings(play):
                plays = self._spelled.setdefault(spelling, [])
                if play not in plays:
                    plays.append(play)

    def read(self, text: str, legal: Sequence[Play], choices: Choices, position: int) -> list[Play]:
        """Read plays from a line.

        Raises NotUnderstood, Ambiguous with the legal readings, or Stale for a number of an
        old list. A play that is understood but not legal is returned all the same: the game
        knows why it is refused.
        """
        words = self._words(text)
        if not words:
            raise NotUnderstood(text)
        if len(words) == 1 and words[0].isdecimal() and len(words[0]) < 4:
            return [self._number(words[0], legal, choices, position)]
        return self._sequence(text, words, legal)

    def _words(self, text: str) -> list[str]:
        """Fold the line and take it apart; articles say nothing."""
        t = self.words.t
        # Translators: words that may stand before a card or between cards and say nothing, separated by |
        silent = {*spellings(t.p_("silent words", "the|a|and|of|card")), "the", "and"}
        typed = re.split(r"[\s,;.]+", self._glued(folded(text)))
        words = [word.strip("'’/") for word in typed]
        expanded = " ".join(self.words.expand(word) for word in words if word and word not in silent)
        return expanded.split()

    def _glued(self, text: str) -> str:
        """Put the ends of a range together: "r12 - 14" is "r12-14"."""
        return re.sub(r"(\d)\s*-\s*(?=\w)", r"\1-", text.replace("l'", "").replace("l’", ""))

    def _number(self, text: str, legal: Sequence[Play], choices: Choices, position: int) -> Play:
        """A number of the list last said, or the number of the only card that can be meant."""
        place = int(text) - 1
        fragments = [play for play in legal if text in self.words.fragments(play)]
        in_list = 0 <= place < len(choices.plays)
        if choices.numbered and in_list:
            if choices.position != position:
                raise Stale(text)
            return choices.plays[place]
        if not choices.numbered and 0 <= place < len(legal) and legal[place] not in fragments:
            fragments.append(legal[place])
        return self._one(text, fragments)

    def _sequence(self, text: str, words: list[str], legal: Sequence[Play]) -> list[Play]:
        """Take the longest run of words that spells something, again and again."""
        plays: list[Play] = []
        at = 0
        while at < len(words):
            for end in range(min(len(words), at + LONGEST), at, -1):
                meant = self._spelled.get("".join(words[at:end]).replace("-", ""))
                if meant:
                    plays.append(self._legal_of(meant, legal))
                    at = end
                    break
            else:
                if plays or len(words) - at > LONGEST:
                    raise NotUnderstood(words[at] if plays else text)
                return [self._fragment(text, "".join(words[at:]).replace("-", ""), legal)]
        return plays

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
