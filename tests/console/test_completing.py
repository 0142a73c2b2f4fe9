"""The words that Tab finds at each moment."""

from __future__ import annotations

import pytest

from access_play.words.typing import completed
from tests.console.talk import SHELF, talk


@pytest.mark.parametrize(
    ("name", "code", "before", "words"),
    [
        ("elfer-raus", "en", "b", ["blue", "back", "braille", "Bob"]),
        ("elfer-raus", "en", "BL", ["blue"]),
        ("elfer-raus", "en", "blue ", ["11"]),
        ("elfer-raus", "en", "the bl", ["blue"]),
        ("elfer-raus", "en", "detail ", ["brief", "normal", "full"]),
        ("elfer-raus", "en", "speech o", ["on", "off"]),
        ("elfer-raus", "en", "dra", ["draw"]),
        ("elfer-raus", "en", "zz", []),
        ("elfer-raus", "fr", "11 ", ["bleu", "vert"]),
        ("elfer-raus", "fr", "det", ["détail"]),
        ("elfer-raus", "fr", "règ", ["règles"]),
        ("elfer-raus", "fr", "détail c", ["complet"]),
        ("11-nimmt", "en", "take ", ["pile"]),
        ("11-nimmt", "en", "take pile ", ["1"]),
        ("11-nimmt", "fr", "pre", ["prendre"]),
        ("onze-gagnant", "en", "line A", ["Ana"]),
        ("onze-gagnant", "fr", "pio", ["piocher"]),
    ],
)
def test_the_words_of_the_moment(name: str, code: str, before: str, words: list[str]) -> None:
    found = talk([], name=name, code=code).session.understanding.completing.words(0, before)
    assert found == words


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("count", [0, 1, 2, 40, 4_000])
def test_what_is_found_is_said_in_one_line(code: str, count: int) -> None:
    said = completed(SHELF.language(code), "x" * 500, [f"word{at}" for at in range(count)])
    assert 3 <= len(said.text) <= 160
    assert said.braille
