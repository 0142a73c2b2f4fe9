"""The languages and braille codes at hand: each loaded once, when first asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from access_play.braille.brailler import Brailler
from access_play.words.language import SOURCE, Language, languages, load


@dataclass(slots=True)
class Shelf:
    """Catalogs from ``locales``, card marks from ``tables``, in the player's grade of braille."""

    locales: Path
    tables: Path
    grade: int = 1
    _braillers: dict[str, Brailler] = field(default_factory=dict)

    def language(self, code: str) -> Language:
        """Raises LookupError for a language without a catalog."""
        return load(code, self.locales)

    @property
    def english(self) -> Language:
        return self.language(SOURCE)

    def codes(self) -> list[str]:
        return languages(self.locales)

    def brailler(self, code: str) -> Brailler:
        if code not in self._braillers:
            self._braillers[code] = Brailler(code, tables=self.tables, grade=self.grade)
        return self._braillers[code]
