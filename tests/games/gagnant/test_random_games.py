"""Random games with every number of players and every option."""

from __future__ import annotations

import random
from itertools import product

import pytest

from access_play.games.core import CHANCE, OVER, WATCHER, RoundPlan, UnknownValue
from access_play.games.gagnant.choices import neutrals_left
from access_play.games.gagnant.dealing import open_cards
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.gagnant.pack import NOTHING
from access_play.games.gagnant.state import GagnantState, Step
from tests.games.gagnant.table import gagnant


def every_game() -> list[OnzeGagnant]:
    games = []
    for seats, mode, boxes, dilemma, bonus in product(
        range(1, 9), ("versus", "solo", "coop"), (1, 2), (False, True), (False, True)
    ):
        try:
            games.append(gagnant(seats, mode=mode, boxes=boxes, dilemma=dilemma, bonus=bonus))
        except UnknownValue:
            continue
    return games


GAMES = every_game()


def title(game: OnzeGagnant) -> str:
    return "-".join(str(value) for value in (game.seats, *game.values().values()))


def test_every_combination_the_rules_know_can_be_played() -> None:
    assert len(GAMES) == 4 * (3 + 7 + 1 + 3)


def every_card(game: OnzeGagnant, state: GagnantState) -> list[int]:
    down = [card for pile in state.piles for card in pile] + state.bonus
    return sorted(down + [card for card in open_cards(state) if card != NOTHING])


def check_state(game: OnzeGagnant, state: GagnantState, cards: list[int], rng: random.Random) -> None:
    assert every_card(game, state) == cards
    assert neutrals_left(game.setting, state) >= 0
    assert (len(game.legal(state)) > 1) or state.step in (Step.DRAW, Step.OVER)
    assert game.read(game.write(state)) == state
    assert state.copy() == state
    for viewer in (state.seat if state.seat >= 0 else 0, WATCHER):
        view = game.view(state, viewer)
        guessed = game.guess(view, rng)
        assert every_card(game, guessed)[: game.pack.stock] == cards[: game.pack.stock]
        assert game.view(guessed, viewer) == view
        assert view.legal == (game.legal(state) if viewer == state.seat else ())


@pytest.mark.parametrize("game", GAMES, ids=title)
def test_random_games_end_and_keep_their_cards(game: OnzeGagnant) -> None:
    rng = random.Random(title(game))
    state = game.deal(rng, RoundPlan(tuple(range(game.seats)), game.seats - 1))
    cards = every_card(game, state)
    most = 40 * game.pack.stock
    for number in range(most):
        if number % 4 == 0 or state.seat < 0:
            check_state(game, state, cards, rng)
        if game.to_act(state) == OVER:
            break
        play = game.chance(state, rng) if state.seat == CHANCE else rng.choice(game.legal(state))
        game.check(state, play)
        assert game.read_play(game.write_play(play)) == play
        game.play(state, play, lambda event: None)
    assert game.to_act(state) == OVER
    points = game.score(state)
    assert len(points) == game.seats
    assert game.winner(state) is None or points[game.winner(state) or 0] == 0


@pytest.mark.parametrize("game", [gagnant(3), gagnant(2, dilemma=True, bonus=True), gagnant(5)], ids=title)
def test_a_game_goes_on_identically_from_writing(game: OnzeGagnant) -> None:
    rng = random.Random(8)
    state = game.deal(rng)
    while game.to_act(state) != OVER:
        again = game.read(game.write(state))
        play = rng.choice(game.legal(state))
        game.play(state, play)
        game.play(again, play)
        assert again == state


@pytest.mark.parametrize("game", [gagnant(3, bonus=True), gagnant(2, dilemma=True), gagnant(6)], ids=title)
def test_the_hidden_order_never_shows(game: OnzeGagnant) -> None:
    """The stock and the bonus pile shuffled anew, nobody sees a difference."""
    rng = random.Random(9)
    state = game.deal(rng)
    while game.to_act(state) != OVER:
        other = state.copy()
        for pile in other.piles:
            rng.shuffle(pile)
        rng.shuffle(other.bonus)
        for viewer in (*range(game.seats), WATCHER):
            assert game.view(other, viewer) == game.view(state, viewer)
        game.play(state, rng.choice(game.legal(state)))
