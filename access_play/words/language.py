"""Catalogs: the language a seat is spoken to in.

Messages are whole English sentences with named placeholders; a language without a
translation still speaks English. Several languages can sit at one table, so a language is
always a value and never a setting of the process.
"""

from __future__ import annotations

import gettext
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final, Literal

from babel.core import Locale, UnknownLocaleError
from babel.lists import format_list

from access_play.words.compiled import compiled

DOMAIN: Final = "access_play"
SOURCE: Final = "en"
"""The language the messages are written in."""


class Language:
    """One language: its messages, its lists, its plurals."""

    def __init__(self, code: str, translations: gettext.NullTranslations) -> None:
        self.code = code
        self._translations = translations
        self._locale = Locale.parse("en" if code == "en_XA" else code)

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    # The names that message extraction knows; see [tool.babel] in pyproject.toml.

    def _(self, message: str) -> str:
        """Translate a sentence."""
        return self._translations.gettext(message)

    def n_(self, one: str, many: str, count: int) -> str:
        """Translate a sentence with a count in it."""
        return self._translations.ngettext(one, many, count)

    def p_(self, context: str, message: str) -> str:
        """Translate a word or a fragment in its context."""
        return self._translations.pgettext(context, message)

    def np_(self, context: str, one: str, many: str, count: int) -> str:
        """Translate a word with a count in its context."""
        return self._translations.npgettext(context, one, many, count)

    def name_of(self, code: str) -> str:
        """Name the language of a code, with its country if it has one; "" for a code that is none.

        >>> Language("en", gettext.NullTranslations()).name_of("fr-be")
        'French (Belgium)'
        """
        try:
            return Locale.parse(code, sep="-").get_display_name(self._locale) or ""
        except (ValueError, UnknownLocaleError):
            return ""

    def figure(self, value: float) -> str:
        """Write a figure with the language's own sign between units and parts."""
        from babel.numbers import format_decimal

        return format_decimal(value, "#,##0.##", locale=self._locale)

    def list(self, items: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """Join items as the language does: "a, b and c"."""
        return format_list(list(items), style, locale=self._locale)


@lru_cache(maxsize=8)
def load(code: str, folder: Path) -> Language:
    """Load a language from the folder of catalogs; the source language needs none.

    Raises LookupError for a language that has no catalog.
    """
    path = folder / code / "LC_MESSAGES" / f"{DOMAIN}.po"
    if code == SOURCE:
        return Language(code, gettext.NullTranslations())
    if not path.is_file():
        raise LookupError(code)
    return Language(code, gettext.GNUTranslations(BytesIO(compiled(path, code))))


def languages(folder: Path) -> list[str]:
    """The codes of the languages there are, the source language first."""
    found = sorted(path.parent.parent.name for path in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))
    return [SOURCE, *(code for code in found if code != SOURCE)]


def folded(text: str) -> str:
    """Drop case and accents, which never matter in what is typed.

    >>> folded("Défausse")
    'defausse'
    """
    if text.isascii():
        return text.casefold()
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def spellings(words: str) -> tuple[str, ...]:
    """The folded words of a message that holds several, ``joue|jouer|j``."""
    return tuple(folded(word) for word in words.split("|"))
