"""Numbers as words, for those who type them so."""

from __future__ import annotations

from typing import Final

_ENGLISH: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen"
).split()
_ENGLISH_TENS: Final = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_FRENCH: Final = (
    "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept "
    "dix-huit dix-neuf"
).split()
_FRENCH_TENS: Final = {20: "vingt", 30: "trente", 40: "quarante", 50: "cinquante", 60: "soixante"}


def number_words(language: str, number: int) -> tuple[str, ...]:
    """Every way to write 0 to 100 in words, without blanks and hyphens, in the language and in English.

    >>> number_words("fr", 21)
    ('vingtetun', 'twentyone')
    """
    words = [_english(number)]
    if language == "fr":
        words.insert(0, _french(number))
    return tuple(word.replace("-", "").replace(" ", "") for word in words)


def _english(number: int) -> str:
    if number < 20:
        return _ENGLISH[number]
    if number == 100:
        return "hundred"
    tens, units = divmod(number, 10)
    return _ENGLISH_TENS[tens - 2] + (_ENGLISH[units] if units else "")


def _french(number: int) -> str:
    if number < 20:
        return _FRENCH[number]
    if number == 100:
        return "cent"
    base = number // 10 * 10
    if base in (70, 90):
        base -= 10
    tens = "quatre-vingt" if base == 80 else _FRENCH_TENS[base]
    units = number - base
    if not units:
        return tens + ("s" if base == 80 else "")
    linked = units in (1, 11) and base != 80
    return f"{tens} {'et ' if linked else ''}{_FRENCH[units]}"


def number_parts(language: str, highest: int) -> tuple[str, ...]:
    """The single words that numbers up to one are typed with, in the language and in English.

    >>> number_parts("fr", 2)
    ('un', 'deux', 'one', 'two')
    """
    english = [word for number in range(1, highest + 1) for word in _parts(_english(number))]
    if language != "fr":
        return tuple(dict.fromkeys(english))
    french = [word for number in range(1, highest + 1) for word in _parts(_french(number))]
    return tuple(dict.fromkeys((*french, *english)))


def _parts(number: str) -> list[str]:
    """ "dix-sept" in one word and in its parts."""
    parts = number.replace("-", " ").split()
    return ["".join(parts), *parts]
