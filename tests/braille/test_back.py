"""Each braille line gives its words again."""

from __future__ import annotations

import pytest

from access_play.games import GAMES
from access_play.words.announcement import Mark, Piece

from .back import Readback, plain
from .heard import wordings

SENTENCES: dict[str, tuple[str, ...]] = {
    "fr": (
        "Ana pose le 12. À vous de jouer.",
        "Vous piochez 3 cartes : 7, 8 et 20.",
        "Impossible : l'as n'est pas joué (règle 4).",
        "Score : Ana 45, Zoë 0, Chloé 105.",
        "Où ? Là-bas, dès qu'il aura pioché !",
    ),
    "en": (
        "Ana lays 12. Your turn.",
        "You draw 3 cards: 7, 8 and 20.",
        "Not now: the ace isn't out (rule 4).",
        "Score: Ana 45, Zoë 0, Bob 105.",
        "Who? Bob, with 9 cards left!",
    ),
}
KNOWN: dict[tuple[str, int], dict[str, str]] = {
    ("en", 2): {
        # "it" before a semicolon is the one cell x in UEB, as liblouis writes and people read it;
        # its way back takes that for the letter.
        "A turn goes on as long as bulls allow it; it can end after any card.": (
            "A turn goes on as long as bulls allow x; it can end after any card."
        ),
    },
}
"""Lines that liblouis reads back otherwise, whole, for each language and grade."""
SIGNS = (
    "+", "=", "=+", "=-", "r -", "- r", "1 +, 2 -", "b - -9/-11", "Ana =+ 31/12", "-16/-11", "0/-10",
    "+2 -3", "12-16", "est-il", "Ana > Bob",
)  # fmt: skip
GRADES = [("fr", 1), ("fr", 2), ("en", 1), ("en", 2)]


@pytest.mark.parametrize(("code", "grade"), GRADES)
def test_sentences_give_their_words_again(code: str, grade: int) -> None:
    reader = Readback(code, grade)
    for sentence in SENTENCES[code]:
        assert reader.words(reader.brailler.line([sentence])) == plain([sentence])


@pytest.mark.parametrize(("code", "letters"), [("fr", "rojbv"), ("en", "roybg")])
def test_every_card_reads_back_in_the_middle_of_a_sentence(code: str, letters: str) -> None:
    reader = Readback(code)
    for colour in letters:
        for number in range(1, 21):
            pieces: list[Piece] = ["Ana : ", Mark(colour, str(number)), ", ", Mark("", str(number)), "."]
            assert reader.words(reader.brailler.line(pieces)) == plain(pieces)


@pytest.mark.parametrize(("code", "grade"), GRADES)
def test_signs_between_words_and_numbers_stay_signs(code: str, grade: int) -> None:
    reader = Readback(code, grade)
    for text in SIGNS:
        assert reader.words(reader.brailler.line([text])) == text


@pytest.mark.parametrize(("code", "grade"), GRADES)
@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_game_gives_its_words_again(name: str, code: str, grade: int) -> None:
    reader, known = Readback(code, grade), KNOWN.get((code, grade), {})
    lines = wordings(name, code)
    assert len(lines) > 400
    for pieces in lines:
        meant = plain(pieces)
        assert reader.words(reader.brailler.line(pieces)) == known.get(meant, meant)
