"""How to play the row games.

Restraint wins: one card a turn, towards one's own farthest card, and no help to others.
"""

from __future__ import annotations

import random

from access_play.games.core import Play
from access_play.games.rows.cards import BIT, NUMBERS, indices, number_of, row_of
from access_play.games.rows.game import RowsGame
from access_play.games.rows.state import DONE, DRAW, PASS, RowsView

OTHERS_WEIGH = 0.15
"""What a card that others can lay afterwards costs, against a step towards one's own farthest card."""


def restrained(game: RowsGame, view: RowsView, rng: random.Random) -> Play:
    """Lay one card a turn, the one that leads farthest; go on only where the hand can be emptied."""
    if DONE in view.legal and not _can_finish(game, view):
        return DONE
    return best_card(game, view)


def eager(game: RowsGame, view: RowsView, rng: random.Random) -> Play:
    """Lay every card that can be laid."""
    cards = [play for play in view.legal if play < NUMBERS]
    return rng.choice(cards) if cards else best_card(game, view)


def wavering(game: RowsGame, view: RowsView, rng: random.Random) -> Play:
    """Show restraint in half of the choices."""
    return (restrained if rng.random() < 0.5 else eager)(game, view, rng)


def best_card(game: RowsGame, view: RowsView) -> Play:
    """The card to lay, an action card where nothing else fits, else to draw, pass or end the turn."""
    cards = [play for play in view.legal if play < NUMBERS]
    if cards:
        return max(cards, key=lambda card: worth(game, view, card))
    actions = [play for play in view.legal if play < DRAW]
    return (actions or [play for play in view.legal if play in (DRAW, DONE, PASS)])[0]


def worth(game: RowsGame, view: RowsView, card: Play) -> float:
    """Steps to the own farthest card beyond, less what the others can lay there."""
    number, beyond = number_of(card), waiting_behind(game, view, card)
    mine = [abs(number_of(other) - number) for other in beyond if view.hand & BIT[other]]
    return max(mine, default=0) - OTHERS_WEIGH * (len(beyond) - len(mine))


def waiting_behind(game: RowsGame, view: RowsView, card: Play) -> list[Play]:
    """The cards of the row that can only be laid once this one lies, whoever holds them."""
    start = view.start or number_of(card)
    number, row = number_of(card), game.pack.rows[row_of(card)] & view.unlaid
    return [other for other in indices(row) if _is_beyond(number, number_of(other), start)]


def _is_beyond(number: int, other: int, start: int) -> bool:
    """Whether the other card waits behind this one; behind a start card wait both ends."""
    if number == start:
        return other != number
    return other > number if number > start else other < number


def _can_finish(game: RowsGame, view: RowsView) -> bool:
    """Whether every card in the hand can be laid in this turn."""
    hand, playable = view.hand, view.playable
    follow = game.pack.follow[view.start]
    while ready := hand & playable:
        for card in indices(ready):
            hand ^= BIT[card]
            playable |= follow[card]
    return not hand and game.rules.multi == "any"
