"""Whole rounds at random, with every number of players and every value of every option."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from access_play.games.core import OVER, WATCHER, Event, Seat, seen
from access_play.games.nimmt.cards import ALL, BIT, BULLS, numbers
from access_play.games.nimmt.events import (
    BullMissed,
    BullMoved,
    BullWon,
    GiverAwaited,
    NoPileLeft,
    RoundStopped,
    TurnGoesOn,
)
from access_play.games.nimmt.game import TURNS_EACH, ElevenNimmt
from access_play.games.nimmt.state import DONE, TAKE, NimmtState
from access_play.table.match import Match

GAMES = [
    ElevenNimmt.create(seats, values)
    for seats in ElevenNimmt.players
    for values in ({}, {"ox_heads": "6nimmt"}, {"pile_size": "hidden"}, {"bull_at": 4})
]
"""Every option that bears on a round; the others are for the match."""


def named(game: ElevenNimmt) -> str:
    usual = ElevenNimmt.create(2, {}).values()
    return "-".join([str(game.seats), *(str(v) for name, v in game.values().items() if v != usual[name])])


def positions(game: ElevenNimmt, seed: int) -> Iterator[tuple[NimmtState, random.Random]]:
    """Every position of a random round; takers and layers by turns, so that all corners are seen."""
    rng = random.Random(seed)
    state = game.deal(rng)
    lazy = rng.random()
    while game.to_act(state) != OVER:
        yield state, rng
        plays = game.legal(state)
        laying = [play for play in plays if ">" in game.write_play(play)]
        game.play(state, rng.choice(laying if laying and rng.random() < lazy else plays))
    yield state, rng


every_game = pytest.mark.parametrize("game", GAMES, ids=named)


@every_game
def test_a_round_ends_with_every_card_in_one_place(game: ElevenNimmt) -> None:
    for seed in range(3):
        for state, _ in positions(game, seed):
            places = [*state.hands, *state.piles, *(BIT[card] for card in state.stock)]
            assert sum(places) == ALL
            assert sum(cards.bit_count() for cards in places) == 100
            assert all(BIT[top] & pile for top, pile in zip(state.tops, state.piles, strict=True))
            assert sum(state.bulls) <= BULLS
            assert min(state.bulls) >= 0
        assert state.turns <= TURNS_EACH * game.seats
        assert (game.winner(state) is None) == all(state.hands)
        assert sum(points == 0 for points in game.score(state)) == (game.winner(state) is not None)


@every_game
def test_somebody_can_always_act_and_each_legal_play_passes_the_check(game: ElevenNimmt) -> None:
    for state, _ in positions(game, 11):
        plays = game.legal(state)
        assert bool(plays) == (state.seat != OVER)
        assert len(plays) == len(set(plays))
        for play in plays:
            game.check(state, play)
            assert game.read_play(game.write_play(play)) == play


@every_game
def test_a_position_in_writing_reads_back_the_same(game: ElevenNimmt) -> None:
    for state, _ in positions(game, 12):
        text = game.write(state)
        assert game.read(text) == state
        assert game.write(game.read(text)) == text


@every_game
def test_a_copy_goes_its_own_way(game: ElevenNimmt) -> None:
    for at, (state, rng) in enumerate(positions(game, 13)):
        if at % 9 == 0 and state.seat != OVER:
            before, other = game.write(state), state.copy()
            game.play(other, rng.choice(game.legal(other)))
            assert game.write(state) == before != game.write(other)


@every_game
def test_the_turn_passes_exactly_once(game: ElevenNimmt) -> None:
    seat, turns = 0, 0
    for state, _ in positions(game, 14):
        if state.seat != OVER:
            assert (state.turns, state.seat) in ((turns, seat), (turns + 1, (seat + 1) % game.seats))
            seat, turns = state.seat, state.turns


@every_game
def test_a_guess_fits_the_view(game: ElevenNimmt) -> None:
    for state, rng in positions(game, 15):
        if state.seat == OVER:
            break
        for seat in (state.seat, rng.choice((*range(game.seats), WATCHER))):
            view = game.view(state, seat)
            guess = game.guess(view, rng)
            assert game.view(guess, seat) == view
            assert game.read(game.write(guess)) == guess


@every_game
def test_a_seat_sees_nothing_of_what_is_hidden(game: ElevenNimmt) -> None:
    """Swap two cards that a seat cannot see: what it sees and is told stays the same."""
    for state, rng in positions(game, 16):
        viewer = rng.choice((*range(game.seats), WATCHER))
        swapped = swap_hidden(game, state, viewer, rng)
        assert game.view(swapped, viewer) == game.view(state, viewer)
        assert told_at_start(game, swapped, viewer) == told_at_start(game, state, viewer)
        both = [play for play in game.legal(state) if play in game.legal(swapped)]
        for play in rng.sample(both, min(3, len(both))):
            assert told(game, swapped, viewer, play) == told(game, state, viewer, play)


def swap_hidden(game: ElevenNimmt, state: NimmtState, viewer: Seat, rng: random.Random) -> NimmtState:
    """Swap two cards hidden from the viewer, none of which the next play can bring to light.

    The two cards to be opened next stay, and so do the cards of piles that the viewer may take.
    """
    seen_cards = sum(BIT[top] for top in state.tops) | sum(BIT[card] for card in state.stock[-2:])
    if state.used:
        seen_cards |= BIT[state.base]
    if viewer != WATCHER:
        seen_cards |= state.hands[viewer]
    if viewer == state.seat:
        seen_cards |= sum(state.piles)
    hidden = numbers(ALL & ~seen_cards)
    if len(hidden) < 2:
        return state
    one, other = rng.sample(hidden, 2)
    swap = {str(one): str(other), str(other): str(one)}
    head, _, tail = game.write(state).partition(" bulls=")
    for mark in "=/:, ":
        head = head.replace(mark, f"|{mark}|")
    return game.read("".join(swap.get(word, word) for word in head.split("|")) + " bulls=" + tail)


def told_at_start(game: ElevenNimmt, state: NimmtState, viewer: Seat) -> list[Event]:
    if not state.tops or state.seat == OVER:
        return []
    return [event for each in game.opening(state) if (event := seen(each, viewer))]


def told(game: ElevenNimmt, state: NimmtState, viewer: Seat, play: int) -> list[Event]:
    """What the viewer is told of a play.

    Another's turn is ended with it: whether it ended by itself or by choice nobody is told.
    """
    heard: list[Event] = []
    after = state.copy()
    game.play(after, play, heard.append)
    if viewer != after.seat == state.seat and DONE in game.legal(after):
        game.play(after, DONE, heard.append)
    return [event for each in heard if (event := seen(each, viewer))]


def test_random_rounds_come_through_every_corner() -> None:
    """Else the tests above would prove less than they say."""
    told: set[type[Event]] = set()
    for game in GAMES[::4]:
        for seed in range(12):
            for state, rng in positions(game, seed):
                if state.seat != OVER:
                    game.play(
                        state.copy(), rng.choice(game.legal(state)), lambda event: told.add(type(event))
                    )
    assert told >= {BullMoved, BullMissed, GiverAwaited, NoPileLeft, RoundStopped, TurnGoesOn, BullWon}


@pytest.mark.parametrize("seats", ElevenNimmt.players)
def test_a_match_reads_back_from_its_record(seats: int) -> None:
    game = ElevenNimmt.create(seats, {})
    lines: list[str] = []
    match = Match(game, "ox", lambda _: None, lines.append)
    match.start()
    rng = random.Random(seats)
    while not match.over:
        plays = match.view(match.to_act).legal
        laying = [play for play in plays if play < TAKE]
        match.play(match.to_act, [rng.choice(laying or plays)])
    again = Match(game, "ox", lambda _: None, lines.append)
    again.restore(list(lines))
    assert again.events == match.events
    assert (len(again.results), again.totals) == (seats, match.totals)
