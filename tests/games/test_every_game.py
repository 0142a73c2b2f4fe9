"""What every game must keep, whatever is chosen and whatever is played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from access_play.games import GAMES
from access_play.games.core import (
    CHANCE,
    OVER,
    WATCHER,
    AnyGame,
    Event,
    NotAllowed,
    NotUnderstood,
    Play,
    Reason,
    UnknownOption,
    UnknownValue,
    read_options,
    seen,
    written,
)
from tests.all_games import choices, made, plays, random_play, tables

ROUNDS = 300
"""Random rounds for each game and number of players, over every preset and option value."""
SOME = 0.1
"""The share of the steps that are looked at closely where not all are."""
MANY, FEW = 0.3, 0.02
"""The share of the steps that are read back, in the first round of each choice of rules and in the others."""
TOO_LONG = 5000


@pytest.mark.parametrize(("name", "seats"), tables())
def test_random_rounds_end_and_go_on_identically_from_their_written_form(name: str, seats: int) -> None:
    """At many steps of a round with each choice of rules, and at some steps of all others."""
    rng = random.Random(f"{name} {seats}")
    games = [game.settle(rng) for game in choices(name, seats)]
    for number in range(max(ROUNDS, len(games))):
        game = games[number % len(games)]
        state = game.deal(rng)
        share = MANY if number < len(games) else FEW
        for count, play in enumerate(plays(game, state, rng)):
            if rng.random() < share:
                compare_with_written(game, state, play)
            else:
                assert play in game.legal(state)
            game.play(state, play)
            assert count < TOO_LONG
        assert game.to_act(state) == OVER
        assert len(game.score(state)) == seats


def compare_with_written(game: AnyGame, state: Any, play: Play) -> None:
    """A position read back is the same, and the same play leads on to the same."""
    line = game.write(state)
    again, before = game.read(line), state.copy()
    assert list(game.legal(again)) == list(game.legal(state)) != []
    assert game.read_play(game.write_play(play)) == play
    game.play(again, play)
    game.play(before, play)
    assert game.write(again) == game.write(before)


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_refused_play_changes_nothing_and_every_refusal_has_a_reason(name: str, seats: int) -> None:
    rng = random.Random(f"{name} {seats} refused")
    for game in choices(name, seats)[:8]:
        game = game.settle(rng)
        known: list[Play] = []
        state = game.deal(rng)
        for play in plays(game, state, rng):
            known.append(play)
            if game.to_act(state) != CHANCE and rng.random() < SOME:
                try_everything(game, state, known)
            game.play(state, play)


def try_everything(game: AnyGame, state: Any, known: list[Play]) -> None:
    before, legal = game.write(state), set(game.legal(state))
    for other in sorted(set(known) - legal):
        with pytest.raises(NotAllowed) as refusal:
            game.check(state, other)
        assert refusal.value.play == other
        assert isinstance(refusal.value.reason, Reason)
    for able in legal:
        game.check(state, able)
    assert game.write(state) == before


@pytest.mark.parametrize(("name", "seats"), tables())
def test_telling_changes_nothing(name: str, seats: int) -> None:
    rng = random.Random(f"{name} {seats} told")
    for game in choices(name, seats):
        game = game.settle(rng)
        told: list[Event] = []
        state = game.deal(rng)
        quiet = state.copy()
        for play in plays(game, state, rng):
            game.play(state, play, told.append)
            game.play(quiet, play)
        assert game.write(quiet) == game.write(state)
        assert told


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_copy_goes_its_own_way(name: str, seats: int) -> None:
    rng = random.Random(f"{name} {seats} copy")
    game = choices(name, seats)[0].settle(rng)
    state = game.deal(rng)
    for play in plays(game, state, rng):
        before, copy = game.write(state), state.copy()
        game.play(copy, play)
        assert game.write(state) == before
        game.play(state, play)


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_guess_fits_what_the_seat_knows(name: str, seats: int) -> None:
    rng = random.Random(f"{name} {seats} guess")
    for game in choices(name, seats):
        game = game.settle(rng)
        state = game.deal(rng)
        for play in plays(game, state, rng):
            seat = game.to_act(state)
            if seat >= 0 and rng.random() < SOME:
                view = game.view(state, seat)
                guessed = game.guess(view, rng)
                assert game.view(guessed, seat) == view
                game.play(guessed, random_play(game, guessed, rng))
            game.play(state, play)


@pytest.mark.parametrize(("name", "seats"), tables())
def test_the_deal_draws_all_its_chance_from_the_generator_it_is_handed(name: str, seats: int) -> None:
    game = choices(name, seats)[0]
    first, second = (game.deal(random.Random(5)) for _ in range(2))
    assert game.write(first) == game.write(second)
    assert game.write(game.deal(random.Random(6))) != game.write(first)


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_watcher_sees_no_more_than_what_every_seat_sees(name: str, seats: int) -> None:
    rng = random.Random(f"{name} {seats} watched")
    game = choices(name, seats)[0].settle(rng)
    state = game.deal(rng)
    told: list[Event] = list(game.opening(state))
    for play in plays(game, state, rng):
        game.play(state, play, told.append)
    watched = [event for each in told if (event := seen(each, WATCHER)) is not None]
    for seat in range(seats):
        heard = [event for each in told if each.seat != seat and (event := seen(each, seat)) is not None]
        assert heard == [event for event in watched if event.seat != seat]


@pytest.mark.parametrize("name", GAMES)
def test_options_are_read_as_they_are_written(name: str) -> None:
    kind = GAMES[name]
    for option in kind.options:
        for value in option.values:
            assert read_options(kind.options, {option.name: written(value)}) == {option.name: value}
            assert type(option.read(written(value))) is type(value)


@pytest.mark.parametrize("name", GAMES)
def test_unknown_options_and_values_name_the_known_ones(name: str) -> None:
    kind = GAMES[name]
    with pytest.raises(UnknownOption) as unknown:
        read_options(kind.options, {"colour_of_the_table": "green"})
    assert unknown.value.known == tuple(option.name for option in kind.options)
    for option in kind.options:
        with pytest.raises(UnknownValue) as wrong:
            read_options(kind.options, {option.name: "perhaps"})
        assert wrong.value.option is option


@pytest.mark.parametrize("name", GAMES)
def test_values_make_the_same_game_again(name: str) -> None:
    kind = GAMES[name]
    for seats in kind.players:
        for game in choices(name, seats):
            assert kind.create(seats, game.values()) == game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("text", ["", " ", "r", "r0", "r21", "r012", "R12", "draw ", "é", "12", "-1", "r1r1"])
def test_what_is_no_play_is_not_read_as_one(name: str, text: str) -> None:
    game = made(GAMES[name], max(GAMES[name].players), {})
    game = game or choices(name, max(GAMES[name].players))[0]
    with pytest.raises(NotUnderstood):
        game.read_play(text)


@pytest.mark.parametrize("name", GAMES)
def test_a_broken_position_is_refused_with_a_reason(name: str) -> None:
    rng = random.Random(name)
    game = choices(name, max(GAMES[name].players))[0].settle(rng)
    line = game.write(game.deal(rng))
    for _ in range(200):
        at = rng.randrange(len(line))
        broken = line[:at] + rng.choice("x9,/= ") + line[at + 1 + rng.randrange(3) :]
        try:
            state = game.read(broken)
        except ValueError as wrong:
            assert str(wrong)  # noqa: PT017  # some changes leave a position that can be
        else:
            assert game.write(state)
