"""A play and what speaks for it, in whole sentences."""

from __future__ import annotations

import random

import pytest

from access_play.games import GAMES
from access_play.players import advice
from access_play.words.base import LINE_LIMIT
from tests.all_games import choices, random_play
from tests.console.talk import talk
from tests.words.speaking import LANGUAGES, language, presenter, random_match


def test_a_hint_is_one_play_with_its_reason_and_more_compares_several_by_number() -> None:
    hint, more, laid = talk(["hint", "hint more", "2"]).said[1:4]
    assert hint == ["Green 11: it leads towards your green 2."]
    assert more == [
        "1, Green 11: it leads towards your green 2.",
        "2, Blue 11: it leads towards your blue 19.",
    ]
    assert laid[0] == "You lay the blue 11."


@pytest.mark.parametrize(
    ("name", "code", "asked", "answer"),
    [
        ("atout-11", "en", "hint", "Draw: it is all you can play."),
        ("11-nimmt", "en", "hint", "59 on 57 (pile 1): a card goes, and you take none."),
        ("onze-gagnant", "en", "hint", "Draw: it is all you can play."),
        ("onze-gagnant", "fr", "conseil", "Piocher\u00a0: vous ne pouvez rien jouer d’autre."),
        ("elfer-raus", "fr", "conseil", "11 vert\u00a0: sur le chemin de votre 2 vert."),
        ("elfer-raus", "en", "hint zed", "After that word comes: more."),
    ],
)
def test_a_hint_in_each_game_and_language(name: str, code: str, asked: str, answer: str) -> None:
    assert talk([asked], name=name, code=code).said[1] == [answer]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_hint_is_one_short_line_in_print_and_braille(name: str, code: str) -> None:
    rng = random.Random(name)
    for number, game in enumerate(choices(name, 3)):
        match = random_match(game, f"hints {number}", 0)
        for _ in range(20):
            if match.over:
                break
            view, speaker = match.view(match.to_act), presenter(match.game, language(code), match.to_act)
            for each in advice(match.game, view, rng):
                said = speaker.answer(speaker.words.hint(view, each))
                assert 3 <= len(said.screen) <= LINE_LIMIT
                assert said.screen.endswith(".")
                assert "  " not in said.screen
                assert said.cells
            match.play(match.to_act, [random_play(match.game, match._state, rng)])
