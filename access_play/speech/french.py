"""French number words, where a voice needs them: feminine counts and ordinals."""

from __future__ import annotations

from typing import Final

_TO_NINETEEN: Final = (
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
    " dix-sept dix-huit dix-neuf"
)
_UNITS: Final = _TO_NINETEEN.split()
_TENS: Final = {20: "vingt", 30: "trente", 40: "quarante", 50: "cinquante", 60: "soixante"}


def nombre(number: int, *, feminine: bool = False) -> str:
    """Write a number out; figures from a million on.

    >>> nombre(71), nombre(81, feminine=True), nombre(1001, feminine=True)
    ('soixante et onze', 'quatre-vingt-une', 'mille une')
    """
    if number < 0:
        return "moins " + nombre(-number, feminine=feminine)
    if number < 20:
        return "une" if number == 1 and feminine else _UNITS[number]
    if number < 100:
        return _tens(number, feminine)
    for size, word in ((1_000, "cent"), (1_000_000, "mille")):
        if number < size:
            return _large(number, 100 if word == "cent" else 1000, word, feminine)
    return str(number)


def ordinal(number: int) -> str:
    """Return the place in a row, masculine.

    >>> ordinal(1), ordinal(5), ordinal(9), ordinal(21), ordinal(80)
    ('premier', 'cinquième', 'neuvième', 'vingt et unième', 'quatre-vingtième')
    """
    if number == 1:
        return "premier"
    word = nombre(number)
    if word.endswith("cinq"):
        word += "u"
    elif word.endswith("neuf"):
        word = word[:-1] + "v"
    elif word.endswith(("quatre-vingts", "cents")):
        word = word[:-1]
    return word.removesuffix("e") + "ième"


def _tens(number: int, feminine: bool) -> str:
    """Write 20 to 99: sixties run to 79, eighties to 99."""
    ten = number // 10 * 10 if number < 60 else 60 if number < 80 else 80
    rest = number - ten
    if ten == 80:
        return "quatre-vingts" if not rest else "quatre-vingt-" + nombre(rest, feminine=feminine)
    if not rest:
        return _TENS[ten]
    joint = " et " if rest in (1, 11) else "-"
    return _TENS[ten] + joint + nombre(rest, feminine=feminine)


def _large(number: int, unit: int, word: str, feminine: bool) -> str:
    """Write hundreds or thousands and what remains."""
    count, rest = divmod(number, unit)
    head = word if count == 1 else f"{nombre(count)} {word}"
    if rest:
        return f"{head} {nombre(rest, feminine=feminine)}"
    return head + "s" if word == "cent" and count > 1 else head
