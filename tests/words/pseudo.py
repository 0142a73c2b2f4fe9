"""A language made by machine: every message stands in brackets, so what has none skipped the catalog."""

from __future__ import annotations

import gettext
from functools import cache

from access_play.words.language import Language

TYPED = {"command", "colour words", "silent words", "detail words", "on off", "mark"}
"""Contexts of words that are typed, or of letters: nobody hears them as sentences."""


class Pseudo(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return f"[{message}]"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"[{msgid1 if n == 1 else msgid2}]"

    def pgettext(self, context: str, message: str) -> str:
        return message if context in TYPED else f"[{message}]"

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return self.ngettext(msgid1, msgid2, n)


@cache
def pseudo_language() -> Language:
    return Language("en_XA", Pseudo())
