"""Each braille line gives its words again."""

from __future__ import annotations

import pytest

from access_play.games import GAMES
from access_play.games.core import WATCHER
from access_play.words.announcement import Mark, Piece
from access_play.words.base import Verbosity
from tests.words.speaking import language, presenter, random_match

from .back import Readback, plain

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
LONE_HYPHEN = "celui"
"""Contracted French, known exception: a hyphen that stands alone may read back as this word."""
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
@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_game_gives_its_words_again(name: str, code: str, grade: int) -> None:
    reader = Readback(code, grade)
    seats = min(GAMES[name].players)
    match = random_match(GAMES[name].create(seats, {}), f"{name} back")
    lines = 0
    for seat in (0, WATCHER):
        speaker = presenter(match.game, language(code), seat, Verbosity.FULL)
        for said in filter(None, map(speaker.event, match.events)):
            lines += 1
            words = reader.words(reader.brailler.line(said.braille))
            if (code, grade) == ("fr", 2):
                words = words.replace(LONE_HYPHEN, "-")
            assert words == plain(said.braille)
    assert lines > 20
