"""Positions set up by hand, and what is told when plays are made on them."""

from __future__ import annotations

from collections.abc import Sequence

from access_play.games.core import Event
from access_play.games.nimmt.cards import HIGHEST, set_of
from access_play.games.nimmt.game import ElevenNimmt
from access_play.games.nimmt.state import NimmtState

BOOK = {seats: ElevenNimmt.create(seats, {}) for seats in ElevenNimmt.players}


def position(
    hands: Sequence[Sequence[int]],
    piles: Sequence[Sequence[int]],
    bulls: Sequence[int] = (),
    stock: Sequence[int] | None = None,
    turn: int = 0,
) -> NimmtState:
    """Set up a round; each pile with its top last, the stock drawn from its end.

    Without a stock all other cards are in it; with one, the last hand holds all others.
    """
    held = [set_of(hand) for hand in hands]
    laid = {number for pile in piles for number in pile}
    seen = laid | {number for hand in hands for number in hand} | set(stock or ())
    others = [number for number in range(1, HIGHEST + 1) if number not in seen]
    if stock is not None:
        held[-1] |= set_of(others)
        others = list(stock)
    return NimmtState(
        held,
        [pile[-1] for pile in piles],
        [set_of(pile) for pile in piles],
        others,
        list(bulls) or [0] * len(hands),
        turn,
    )


def make(game: ElevenNimmt, state: NimmtState, *plays: str) -> list[Event]:
    """Make plays in their written form, each checked, and return what is told."""
    told: list[Event] = []
    for text in plays:
        play = game.read_play(text)
        game.check(state, play)
        game.play(state, play, told.append)
    return told


def legal(game: ElevenNimmt, state: NimmtState) -> list[str]:
    return [game.write_play(play) for play in game.legal(state)]
