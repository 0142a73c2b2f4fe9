"""Words for the ear: what to hand to a voice so that nothing is misread.

The voices of espeak-ng read figures well, but lose signs ("-2" is "deux"), spell codes
("R 11" is "erre onze") and know no feminine ("1 carte" is "un carte"). Each rule here cures
one such case; ``tests/speech/test_spoken.py`` holds what the voices make of it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Final

from access_play.speech.french import nombre, ordinal
from access_play.speech.homophones import NAMED, english_homophone, french_homophone, misread, named
from access_play.speech.voices import base
from access_play.words.announcement import Speech

Rule = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]

_COLOURS: Final[Mapping[str, Mapping[str, str]]] = {
    "fr": {"R": "rouge", "B": "bleu", "V": "vert", "J": "jaune", "O": "orange"},
    "en": {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "O": "orange"},
}

_FEMININE: Final = (
    "actions? bonnes? cartes? cases? cellules? colonnes? commandes? couleurs? dernières? directions?"
    " égalités? équipes? erreurs? étoiles? fois grandes? heures? joueuses? lettres? levées? lignes? mains?"
    " manches? mauvaises? minutes? nouvelles? options? pages? paires? parties? personnes? petites?"
    " pioches? piles? places? pénalités? premières? questions? rangées? règles? secondes? seules? suites?"
    " tables? têtes? touches? unités? victoires?"
).replace(" ", "|")
"""Words before which the number one is "une": the nouns of the games, and adjectives that show it."""

_ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)")
_SAME_SIGN: Final = str.maketrans(
    {"\u2212": "-", "\u2013": "-", "\u2011": "-", "\u2019": "'", "\u2026": "..."}
)


def spoken(speech: Speech) -> Speech:
    """Return the parts as a voice must get them; parts with nothing to say are left out."""
    parts = ((language, for_ear(language, text)) for language, text in speech)
    return tuple((language, text) for language, text in parts if text)


def for_ear(language: str, text: str) -> str:
    """Return a text as the voice of its language must get it.

    >>> for_ear("fr", "1 carte, −2"), for_ear("en", "R 11: +4")
    ('une carte, moins 2', 'red 11: plus 4')
    """
    text = clean(text)
    for pattern, replacement in _RULES.get(base(language), ()):
        text = pattern.sub(replacement, text)
    return " ".join(text.split())


def clean(text: str) -> str:
    """Drop terminal codes, controls and lone surrogates; one kind of minus, apostrophe and space."""
    text = _ESCAPES.sub("", text).translate(_SAME_SIGN)
    text = "".join(" " if unicodedata.category(sign)[0] == "C" else sign for sign in text)
    return " ".join(text.split())


def _rules(*table: tuple[str, str | Callable[[re.Match[str]], str]]) -> tuple[Rule, ...]:
    return tuple((re.compile(pattern), replacement) for pattern, replacement in table)


def _card(language: str) -> tuple[str, Callable[[re.Match[str]], str]]:
    """A colour's capital before a number, as marks are written: ``R 11``, ``R11``."""
    names = _COLOURS[language]
    return rf"(?<![\w-])([{''.join(names)}]) ?(\d+)\b", lambda card: f"{names[card[1]]} {card[2]}"


def _feminine(found: re.Match[str]) -> str:
    number = int(found[1].replace(" ", ""))
    return nombre(number, feminine=True) if nombre(number) != nombre(number, feminine=True) else found[0]


_NUMBER: Final = r"(?<![\d.,])(\d{1,3}(?: \d{3})+|\d+)"
_SIGNED: Final = r"(?<![\w)-])"
"""Before a sign that belongs to the number after it."""

_PLUS_SIGN: Final = (
    r"(?<=\baide )plus\b|(?<=\bcôtés )plus\b|(?<=\bcôté )plus\b|(?<=\bobjectif )plus\b|(?<=\bcarte )Plus\b"
    r"|\bplus(?= ou moins\b|-moins\b)"
    r"|(?<!\w )\bplus(?= ?(?:[,:;.]|$))"
)
"""A sign or the name of a card: its s is sounded, as it is not in "il n'y a plus"."""
_PLUS_MORE: Final = (
    r"(?<=\b[adlo][eu] )plus(?= ?(?:[,:;.?!]|$))|(?<=\b[dl]e )plus(?= (?:dans|de|décide|entre|est)\b)"
    r"|(?<=\bou )plus(?= rapporte\b)"
)
"""At the end of what is counted, "une carte de plus", "10 ou plus", "en a le plus": sounded too."""

_RULES: Final[Mapping[str, tuple[Rule, ...]]] = {
    "fr": _rules(
        _card("fr"),
        (f"(?i:{_PLUS_SIGN})|{_PLUS_MORE}", "plusse"),
        (r"\b1(?:re|ère)\b", "première"),
        (r"\b2de?\b", lambda found: "seconde" if found[0] == "2de" else "second"),
        (r"\b(\d+)(?:e|ème|ième)\b", lambda found: ordinal(int(found[1]))),
        (r"(?:\bn°|#) ?(?=\d)", "numéro "),
        (r"\b([01]) ?h(?: ?(\d\d))?\b", r"\1 heure \2"),
        (r"\b(\d+) ?h(?: ?(\d\d))?\b", r"\1 heures \2"),
        (r"(?<=\d)-(?=\d)", " à "),
        (_SIGNED + r"- ?(?=\d)", "moins "),
        (r"\+ ?(?=\d)", " plusse "),
        (r"\bplus (?=\d)", "plusse "),
        (r"(?<!\w)\+(?!\w)", "plusse"),
        (r"= ?(?=-?\w)", " égale "),
        (r"(?:\u00d7|(?<![^\W\d])x) ?(?=\d)", " fois "),
        (r"(?<=\d) ?/ ?(?=\d)", " sur "),
        (r" ?\u2192 ?", ", "),
        (r"\bIA\b", "I A"),
        (misread("fr"), french_homophone),
        (NAMED, named),
        (_NUMBER + rf"(?= (?:{_FEMININE})\b)", _feminine),
    ),
    "en": _rules(
        _card("en"),
        (r"(?:\b[Nn]o\.|\u2116|#) ?(?=\d)", "number "),
        (r"(?<=\d)-(?=\d)", " to "),
        (_SIGNED + r"- ?(?=\d)", "minus "),
        (r"\+ ?(?=\d)", " plus "),
        (r"(?<!\w)\+(?!\w)", "plus"),
        (r"= ?(?=-?\w)", " equals "),
        (r"(?:\u00d7|(?<![^\W\d])x) ?(?=\d)", " times "),
        (r"(?<=\d) ?/ ?(?=\d)", " of "),
        (r" ?\u2192 ?", ", "),
        (misread("en"), english_homophone),
    ),
}
