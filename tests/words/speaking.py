"""Matches and presenters for the tests of words."""

from __future__ import annotations

import random
from functools import cache

from access_play.braille.brailler import Brailler
from access_play.games.core import AnyGame, Seat
from access_play.resources import folder
from access_play.table.match import Match
from access_play.words.base import Listener, Verbosity
from access_play.words.language import Language, load
from access_play.words.presenter import Presenter
from tests.all_games import random_play

NAMES = ("Ana", "Bob", "Chloé", "David", "Emma", "Félix", "Gina", "Maximilienne-Eve")
LANGUAGES = ("en", "fr")


@cache
def brailler(code: str) -> Brailler:
    found = Brailler(code, tables=folder("tables"))
    assert found.available
    return found


def language(code: str) -> Language:
    return load(code, folder("locales"))


def presenter(game: AnyGame, t: Language, seat: Seat, verbosity: Verbosity = Verbosity.NORMAL) -> Presenter:
    braille = "en" if t.code == "en_XA" else t.code
    return Presenter(game, Listener(t, seat, NAMES[: game.seats], verbosity), brailler(braille).cells)


def random_match(game: AnyGame, seed: str, rounds: int = 2) -> Match:
    """Play at random through some rounds, or to the end of the match."""
    match = Match(game, seed, lambda event: None, lambda line: None)
    match.start()
    rng = random.Random(seed)
    while not match.over and len(match.results) < rounds:
        match.play(match.to_act, [random_play(match.game, match._state, rng)])
    return match
