"""Each French word that is said stands in a table that was reviewed, and the voice says it so."""

from __future__ import annotations

import pytest

from access_play.games import GAMES
from access_play.speech.spoken import for_ear
from access_play.words.base import Verbosity
from tests.speech.pronounced import given, hint, ipa, said_in, table, vocabulary, words

PROGRAMS = {"espeak-ng", "install", "speech-dispatcher"}
SHELL = {
    "ask",
    "number",
    "off",
    "paper-height",
    "paper-newline",
    "seat",
    "settings",
    "show",
    "sign",
    "voices",
    "wait",
}
FOREIGN = PROGRAMS | SHELL
"""Names of programs, and words typed at the shell, which the French voice says in English, as people do."""


def test_the_voice_says_what_was_reviewed() -> None:
    reviewed = table()
    said = ipa([given(sound.text) for sound in reviewed])
    assert [(sound.text, sound.ipa) for sound in reviewed] == [
        (sound.text, heard) for sound, heard in zip(reviewed, said, strict=True)
    ]
    assert [sound.hint for sound in reviewed] == [hint(sound.ipa) for sound in reviewed]


def test_every_word_that_can_be_said_was_reviewed() -> None:
    """A word that is new in the catalog is missing here until it is reviewed; one that is gone, goes."""
    reviewed = {sound.text for sound in table() if " " not in sound.text}
    assert (vocabulary() - reviewed, reviewed - vocabulary()) == (set(), set())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_in_reviewed_words(name: str) -> None:
    reviewed = {sound.text for sound in table()}
    said = words(for_ear("fr", text) for verbosity in Verbosity for text in said_in(name, "fr", verbosity))
    assert len(said) > 60
    assert said - reviewed == set()


def test_french_is_said_in_french() -> None:
    """Where the voice takes a word for English, it says so: dos, joker."""
    english = {sound.text for sound in table() if "(en)" in sound.ipa}
    assert english == FOREIGN


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        # the s of plus: heard where it adds or counts, not where it compares or denies
        ("2 vert côté plus : résultat 2", "2 vert côté plusse : résultat 2"),
        ("1 : plus ; 2 : moins", "1 : plusse ; 2 : moins"),
        ("Vous piochez : Plus, 5 vert.", "Vous piochez : plusse, 5 vert."),
        ("Une carte de plus est retournée", "Une carte de plusse est retournée"),
        ("Il n'y en a plus.", "Il n'y en a plus."),
        ("La ligne la plus proche", "La ligne la plus proche"),
        ("plus d'effet, plus tard", "plus d'effet, plus tard"),
        # six, huit, dix: whole in a name, short before what they count
        ("10 rouge ou 6 vert", "disse rouge ou sisse vert"),
        ("10 cartes avec le 8 dessus", "10 cartes avec le huitte dessus"),
        ("86 sur 80, 10 points", "quatre-vingt-sisse sur 80, 10 points"),
        ("2 orange, 3 orange", "deu orange, troi orange"),
        ("le 5 rouge, r8 ou j6", "le 5 rouge, r8 ou j6"),
    ],
)
def test_what_is_said_depends_on_what_it_stands_beside(printed: str, said: str) -> None:
    assert for_ear("fr", printed) == said
