"""Computer players: legal, fair, and each level better than the one below."""

from __future__ import annotations

import random

import pytest

from access_play.games import GAMES
from access_play.games.core import CHANCE, AnyGame, RoundResult
from access_play.players import LEVELS, Chooser, chooser
from tests.all_games import choices, tables


@pytest.mark.parametrize(("name", "seats"), tables())
def test_every_level_plays_legally_to_the_end_under_all_rules(name: str, seats: int) -> None:
    rng = random.Random(f"{name} {seats} levels")
    for game in choices(name, seats):
        game = game.settle(rng)
        players = [chooser(game, LEVELS[(seat + rng.randrange(3)) % 3]) for seat in range(seats)]
        finish(game, players, rng)


def finish(game: AnyGame, players: list[Chooser], rng: random.Random) -> tuple[int | None, ...]:
    """Play a round out; the points by seat."""
    state = game.deal(rng)
    while (seat := game.to_act(state)) >= 0 or seat == CHANCE:
        if seat == CHANCE:
            play = game.chance(state, rng)
        else:
            view = game.view(state, seat)
            play = players[seat](game, view, rng)
            assert play in view.legal
        game.play(state, play)
    return tuple(game.score(state))


def wins(game: AnyGame, level: str, others: str, rounds: int, seed: str) -> float:
    """The share of matches of one round that one seat of a level wins against the other level."""
    rng, won = random.Random(seed), 0.0
    for number in range(rounds):
        seat = number % game.seats
        players = [chooser(game, level if each == seat else others) for each in range(game.seats)]
        points = finish(game, players, rng)
        winners = game.winners([RoundResult(points, 0, None)])
        won += seat in winners and 1 / len(winners)
    return won / rounds


@pytest.mark.parametrize("name", GAMES)
def test_each_level_beats_the_one_below(name: str) -> None:
    """With four seats a quarter is chance; these margins are far from it for this many rounds."""
    game = choices(name, 4)[0].settle(random.Random(1))
    assert wins(game, "hard", "easy", 160, name) > 0.36
    assert wins(game, "hard", "normal", 240, name) > 0.25 - 0.05
    assert wins(game, "normal", "easy", 240, name) > 0.25


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_chooses_the_same_at_the_same_place(level: str) -> None:
    game = choices("elfer-raus", 3)[0]
    state = game.deal(random.Random(4))
    view = game.view(state, game.to_act(state))
    choose = chooser(game, level)
    assert choose(game, view, random.Random(1)) == choose(game, view, random.Random(1))
