"""The computer players: from their view alone, legally, and better than chance."""

from __future__ import annotations

import random

import pytest

from access_play.games.core import CHANCE, OVER, RoundPlan
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.gagnant.state import GagnantState
from access_play.players.base import Chooser, at_random
from access_play.players.gagnant import hopeful, watchful
from tests.games.gagnant.table import THREE, TWO, gagnant, make, position, shows


def finish(game: OnzeGagnant, state: GagnantState, choosers: list[Chooser], rng: random.Random) -> None:
    while (seat := game.to_act(state)) != OVER:
        if seat == CHANCE:
            game.play(state, game.chance(state, rng))
            continue
        view = game.view(state, seat)
        play = choosers[seat](game, view, rng)
        assert play in view.legal
        game.play(state, play)


def go_on(game: OnzeGagnant, state: GagnantState, chooser: Chooser) -> None:
    """Let the player finish its turn."""
    seat, line = state.seat, state.line
    while (state.seat, state.line) == (seat, line):
        game.play(state, chooser(game, game.view(state, seat), random.Random(1)))


@pytest.mark.parametrize("chooser", [watchful, hopeful])
@pytest.mark.parametrize(
    ("line", "other", "card"),
    [
        ("g8+,b7g", "start", "b4="),
        ("b5+", "y8+", "y6x"),
        ("r8+,start,r3-", "start", "discard.1"),
        ("b4=", "y5+", "b6x"),
        ("/r8+,r3-", "start", "turn.1"),
        ("r8+,b5+/b4=", "start", "r7r"),
    ],
)
def test_a_win_in_reach_is_taken(chooser: Chooser, line: str, other: str, card: str) -> None:
    state = position(TWO, line, other, top=card)
    make(TWO, state, "draw")
    go_on(TWO, state, chooser)
    assert TWO.winner(state) == 0


def test_a_gift_does_not_make_another_win() -> None:
    state = position(THREE, "start", "y4=", "g8+", top="r7g")
    make(THREE, state, "draw")
    go_on(THREE, state, watchful)
    assert THREE.winner(state) is None


def test_the_watchful_player_hinders_who_threatens() -> None:
    state = position(THREE, "start", "y8+", "g8+,g5+,start", top="interdiction.1")
    make(THREE, state, "draw")
    go_on(THREE, state, watchful)
    assert "interdiction.1" in shows(THREE, state, 1)


@pytest.mark.parametrize(
    "game",
    [
        gagnant(2, dilemma=True, bonus=True),
        gagnant(3, mode="coop", bonus=True),
        gagnant(5),
        gagnant(1, dilemma=True),
    ],
    ids=["dilemma", "coop", "boxes", "solo"],
)
def test_every_mode_is_played_to_its_end(game: OnzeGagnant) -> None:
    rng = random.Random(2)
    state = game.deal(rng)
    finish(game, state, [hopeful, *[watchful] * 7], rng)
    assert game.to_act(state) == OVER


def test_thinking_beats_chance() -> None:
    rng, wins, games = random.Random(3), 0, 20
    for number in range(games):
        state = TWO.deal(rng, RoundPlan((0, 1), number % 2))
        finish(TWO, state, [watchful, at_random], rng)
        wins += TWO.winner(state) == 0
    assert wins > 0.7 * games


def test_the_choice_depends_on_the_view_alone() -> None:
    rng = random.Random(4)
    game = gagnant(3, dilemma=True)
    state = game.deal(rng)
    for _ in range(12):
        if game.to_act(state) < 0:
            break
        other = state.copy()
        rng.shuffle(other.piles[0])
        views = [game.view(each, state.seat) for each in (state, other)]
        plays = [watchful(game, view, random.Random(5)) for view in views]
        assert plays[0] == plays[1]
        game.play(state, plays[0])
