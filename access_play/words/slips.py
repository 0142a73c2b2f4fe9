"""Slips of the fingers: a letter wrong, missing or too many, or two neighbours swapped."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

SHORTEST: Final = 4
"""Letters of the shortest word that is mended; of shorter ones too many are alike."""
LONGEST: Final = 24
"""Letters of the longest word that is looked at; no word of the table is longer."""
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def one_slip_from(typed: str, known: Collection[str]) -> list[str]:
    """The known words that one slip may have turned into what was typed, both folded.

    >>> one_slip_from("scroe", {"score", "table"})
    ['score']
    """
    if not SHORTEST <= len(typed) <= LONGEST:
        return []
    changed = dict.fromkeys(_changed(typed))
    return [word for word in changed if len(word) >= SHORTEST and word in known]


def _changed(word: str) -> Iterator[str]:
    """Every word that one slip leads to."""
    for at in range(len(word) + 1):
        before, after = word[:at], word[at:]
        yield before + after[1:]
        yield before + after[1:2] + after[:1] + after[2:]
        for letter in _LETTERS:
            yield before + letter + after[1:]
            yield before + letter + after


def nearest(typed: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known words most like what was typed; none where all are far from it.

    >>> nearest("scrue", ["score", "scores", "hand"])
    ['score']
    """
    if not SHORTEST <= len(typed) + 1 <= LONGEST:
        return []
    letters = set(typed)  # two slips change four letters at most
    alike = (
        word for word in known if len(word) + 1 >= SHORTEST and len(letters.symmetric_difference(word)) <= 4
    )
    far = {word: slips(typed, word) for word in alike}
    able = [word for word, count in far.items() if count <= (1 if len(word) <= SHORTEST else 2)]
    least = min((far[word] for word in able), default=0)
    return [word for word in able if far[word] == least][:most]


def slips(one: str, other: str) -> int:
    """How many slips lie between two words; 9 for words of very different length."""
    if abs(len(one) - len(other)) > 2:
        return 9
    last, row = list[int](), list(range(len(other) + 1))
    for at, letter in enumerate(one):
        before, last, row = last, row, [at + 1]
        for to, wanted in enumerate(other):
            steps = [last[to + 1] + 1, row[to] + 1, last[to] + (letter != wanted)]
            if at and to and letter == other[to - 1] and one[at - 1] == wanted:
                steps.append(before[to - 1] + 1)
            row.append(min(steps))
    return row[-1]
