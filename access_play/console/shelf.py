"""The languages and braille codes at hand: each loaded once, when first asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from access_play.braille.brailler import Brailler, Style
from access_play.games.gagnant.cards import Colour
from access_play.words.announcement import Piece
from access_play.words.hues import colour_words
from access_play.words.language import SOURCE, Language, languages, load


@dataclass(slots=True)
class Shelf:
    """Catalogs from ``locales``, card marks from ``tables``, in the player's style of braille."""

    locales: Path
    tables: Path
    style: Style = field(default_factory=Style)
    """May change at any time; :meth:`cells` and :meth:`brailler` heed it from then on."""
    _hues: dict[str, Colour] = field(default_factory=dict)
    _braillers: dict[tuple[str, Style], Brailler] = field(default_factory=dict)

    def language(self, code: str) -> Language:
        """Raises LookupError for a language without a catalog."""
        return load(code, self.locales)

    @property
    def english(self) -> Language:
        return self.language(SOURCE)

    def codes(self) -> list[str]:
        return languages(self.locales)

    def colour_words(self) -> dict[str, Colour]:
        """The words for colours in every language here; not one that means two of them."""
        if not self._hues:
            known = {pair for code in self.codes() for pair in colour_words(self.language(code)).items()}
            met = Counter(word for word, _ in known)
            self._hues |= {word: colour for word, colour in known if met[word] == 1}
        return self._hues

    def brailler(self, code: str) -> Brailler:
        return self._in(code, self.style)

    def cells(self, code: str) -> Callable[[Sequence[Piece]], str]:
        """Translates into the language's cells, always in the style of the moment."""
        return lambda pieces: self.brailler(code).cells(pieces)

    def for_paper(self, code: str) -> Brailler:
        """Embossers have six dots."""
        return self._in(code, replace(self.style, dots=6))

    def _in(self, code: str, style: Style) -> Brailler:
        known = self._braillers
        if (code, style) not in known:
            known[code, style] = Brailler(
                code,
                tables=self.tables,
                grade=style.grade,
                eight_dots=style.dots == 8,
                digits=style.digits or None,
            )
        return known[code, style]
