"""Numbers as players may write them."""

from __future__ import annotations

import pytest

from access_play.words.numbers import number_words

FRENCH = {
    0: "zero",
    1: "un",
    16: "seize",
    17: "dixsept",
    21: "vingtetun",
    22: "vingtdeux",
    61: "soixanteetun",
    70: "soixantedix",
    71: "soixanteetonze",
    77: "soixantedixsept",
    80: "quatrevingts",
    81: "quatrevingtun",
    90: "quatrevingtdix",
    91: "quatrevingtonze",
    99: "quatrevingtdixneuf",
    100: "cent",
}


@pytest.mark.parametrize(("number", "word"), FRENCH.items())
def test_french_numbers(number: int, word: str) -> None:
    assert number_words("fr", number)[0] == word


def test_english_is_understood_in_french_too() -> None:
    assert number_words("fr", 42) == ("quarantedeux", "fortytwo")
    assert number_words("en", 42) == ("fortytwo",)


def test_no_two_numbers_are_written_alike() -> None:
    for language in ("en", "fr"):
        words = [word for number in range(101) for word in set(number_words(language, number))]
        assert len(set(words)) == len(words)
