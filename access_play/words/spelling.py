"""Words letter by letter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from access_play.words.language import Language
from access_play.words.phrase import Said, say

LONGEST: Final = 150
"""Characters in a line of letters."""
SHORTEST: Final = 3
"""Characters of a line that no screen reader passes over."""


def spelled(t: Language, text: str) -> list[Said]:
    """Spell a text: letters as they are, signs by name, in as many lines as it takes.

    A voice names a letter that stands alone, and its accent.
    """
    lines: list[list[str]] = [[]]
    for name in _names(t, text):
        if sum(len(each) + 2 for each in lines[-1]) + len(name) > LONGEST:
            lines.append([])
        lines[-1].append(name)
    return [_spelled_out(t, line) for line in lines if line]


def _spelled_out(t: Language, names: Sequence[str]) -> Said:
    if len(names) == 1 and len(names[0]) < SHORTEST:
        # Translators: a single letter or sign is spelled; a line of one letter alone would be missed
        return say(t._("Letter {letter}."), t.p_("braille", "{letter}"), letter=names[0])
    return Said(", ".join(names), (" ".join(names),))


def _names(t: Language, text: str) -> Iterator[str]:
    signs = _signs(t)
    for letter in " ".join(text.split()):
        yield signs.get(letter, letter.lower())


def _signs(t: Language) -> dict[str, str]:
    # Translators: the names of the signs , . ; : ! ? ' - + / ( ) “ ” and the space, separated by |
    names = t.p_(
        "signs",
        "comma|full stop|semicolon|colon|exclamation mark|question mark|apostrophe|hyphen|plus|slash|"
        "open bracket|close bracket|open quote|close quote|space",
    ).split("|")
    signs = dict(zip(",.;:!?'-+/()“” ", names, strict=False))
    alike = {"’": "'", "«": "“", "»": "”", "−": "-", "–": "-"}
    return signs | {sign: signs[other] for sign, other in alike.items() if other in signs}
