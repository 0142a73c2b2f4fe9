"""Help: how to play, then the words by theme, then any single word."""

from __future__ import annotations

import pytest

from access_play.games import GAMES
from access_play.words.commands import Command, command_words
from access_play.words.helping import THEMES, theme_words
from tests.console.talk import SHELF, talk

CODES = ("en", "fr")


def test_every_word_has_its_place_in_one_theme() -> None:
    placed = [command for commands in THEMES.values() for command in commands]
    assert sorted(placed, key=list(Command).index) == [each for each in Command if each is not Command.HELP]


@pytest.mark.parametrize("code", CODES)
def test_help_more_names_each_theme_with_its_words(code: str) -> None:
    t = SHELF.language(code)
    first = {command: words.partition("|")[0] for command, words in command_words(t).items()}
    for line, (theme, commands) in zip(talk(["help more"], code=code).said[1], THEMES.items(), strict=True):
        name = theme_words(t)[theme].partition("|")[0]
        assert name in line
        assert ", ".join(first[command] for command in commands) in line
        assert len(line) <= 160


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_help_on_each_theme_is_a_line_a_word_and_twenty_at_most(name: str, code: str) -> None:
    t = SHELF.language(code)
    themes = [theme_words(t)[theme].partition("|")[0] for theme in THEMES]
    said = talk([f"help {theme}" for theme in themes], name=name, code=code).said[1:]
    for commands, lines in zip(THEMES.values(), said, strict=False):
        assert len(commands) <= len(lines) <= 20
        assert all(len(line) <= 160 for line in lines)


def test_help_on_one_word() -> None:
    said = talk(["help undo", "help /", "help joue", "help heads", "aide plus"], name="11-nimmt").said[1:]
    assert said[0] == ["Undo: take back your last step, or your last play if nobody minds."]
    assert said[1] == said[2] == ["After that word comes: more, facts, review, plays, voice, machine."]
    assert said[3] == ["Heads: the ox heads in your hand; heads 55: those of a card."]
    assert said[4][0].startswith("I do not understand")


def test_help_on_one_word_in_french() -> None:
    said = talk(
        ["aide annuler", "aide plus", "help more", "aide zèbre", "aide aide", "aide"], code="fr"
    ).said[1:]
    assert said[0][0].startswith("Annule")
    assert said[1] == said[2]
    assert said[3] == ["Après ce mot vient\u00a0: plus, faits, relecture, coups, voix, machine."]
    assert said[4] == said[5]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", CODES)
def test_the_first_help_tells_of_the_two_further_depths_as_they_are_typed(name: str, code: str) -> None:
    t = SHELF.language(code)
    first = talk(["help"], name=name, code=code).said[1]
    assert len(first) <= 20
    words = command_words(t)[Command.HELP].partition("|")[0]
    deeper = [part.partition(":")[0].strip().casefold() for part in first[-1].split(";")]
    assert all(each.startswith(f"{words} ") for each in deeper)
    more, one = talk(deeper, name=name, code=code).said[1:3]
    assert len(more) == len(THEMES)
    theme = more[0].partition(":")[0].strip()
    assert len(one) == 1
    assert one[0] in talk([theme], name=name, code=code).said[1]
