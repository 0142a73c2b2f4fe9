"""Words that the voices of espeak-ng misread, and spellings that they read as people say those words.

Only a voice ever gets these spellings; screen and braille keep the words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from access_play.speech.french import nombre

HOMOPHONES: Final[Mapping[str, Mapping[str, str]]] = {
    "fr": {
        "dos": "dô",  # said in English, as in MS-DOS
        "jouent": "joue",  # its ending is sounded, its vowel lost
        "dilemme": "dilème",  # said like femme
        "huitième": "huittième",  # said "uissième"
        "dix-huitième": "dix-huittième",
        "dix-neuvième": "diz-neuvième",  # said "di-neuvième"
        "ex æquo": "exéquo",  # the q lost its sound
        "elfer": "elfère",  # said like an infinitive
        "raus": "raousse",  # said "ro"
        "ravensburger": "ravensbourguère",
        "joker": "jokère",  # said in English
        "json": "jisonne",
        "access-play": "accesse pleille",  # half of it said in English
        "pyttsx3": "pi té té esse ixe 3",
    },
    "en": {
        "atout": "ahtoo",
        "onze gagnant": "ohnz gahn-yahn",
        "pyttsx3": "pie t t s x 3",
    },
}

_COLOURS: Final = "rouge bleu vert jaune orange rose violet turquoise"
_AFTER_A_NAME: Final = (
    f"{_COLOURS} à au avec chez contre côté dans de dessus doit du en est et ou par peut porte puis qui"
    " repart retourne reste seul seule sur va"
).replace(" ", "|")
"""Words before which a number is the name of a card or a place, and counts nothing."""
_NUMBER: Final = r"(?<![\w.,])(\d{1,3})"

NAMED: Final = rf"{_NUMBER}(?= (?:{_AFTER_A_NAME})\b)|(?:(?<=\b[Ll]e )|(?<=\b[DdAa]u )){_NUMBER}(?= [^\W\d])"
"""A number in a French text that is a name: "le 10 rouge", "6 sur 8"; "10 cartes" is not one."""

_TWENTY: Final[Mapping[int, str]] = {26: "vingte-sisse", 88: "quatre-vin-huitte"}
"""Where the t of vingt is lost, and where it is heard though it should not."""


def misread(language: str) -> str:
    """Return the pattern of the words that the voice of a language misreads."""
    words = sorted(HOMOPHONES[language], key=len, reverse=True)
    return rf"(?i)(?<![\w-])(?:{'|'.join(map(re.escape, words))})(?![\w-])"


def french_homophone(found: re.Match[str]) -> str:
    return HOMOPHONES["fr"][found[0].lower()]


def english_homophone(found: re.Match[str]) -> str:
    return HOMOPHONES["en"][found[0].lower()]


def named(found: re.Match[str]) -> str:
    """Write a number that is a name so that its last consonant is sounded: "le disse rouge".

    A voice takes every number for a count, "di rouge" as in "di cartes", and binds "deux
    orange" like "deux oranges".
    """
    number = found[1] or found[2]
    word = nombre(int(number))
    for end, sounded in (("dix", "disse"), ("six", "sisse"), ("huit", "huitte")):
        if word.endswith(end):
            return _TWENTY.get(int(number), word.removesuffix(end) + sounded)
    bound = {"deux": "deu", "trois": "troi", "vingt": "vin"}
    return bound.get(word, number) if found.string.startswith(" orange", found.end()) else number
