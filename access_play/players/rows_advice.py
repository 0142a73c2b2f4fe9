"""What speaks for a play of the row games."""

from __future__ import annotations

from access_play.games.core import Play
from access_play.games.rows.cards import BIT, NUMBERS, SKIPS, indices, number_of
from access_play.games.rows.game import RowsGame
from access_play.games.rows.state import DONE, DRAW, PASS, RowsView
from access_play.players.advice import Advice, Why
from access_play.players.rows import waiting_behind, worth


def rank(game: RowsGame, view: RowsView, first: Play) -> list[Play]:
    """The plays of a seat: the chosen one first, then cards by their worth, then the rest."""
    cards = [play for play in view.legal if play < NUMBERS]
    cards.sort(key=lambda card: worth(game, view, card), reverse=True)
    return list(dict.fromkeys((first, *cards, *view.legal)))


def advise(game: RowsGame, view: RowsView, play: Play) -> Advice:
    """What can be said for the play."""
    if view.hand.bit_count() == 1 and play < DRAW:
        return Advice(play, Why.WINS)
    if len(view.legal) == 1:
        return Advice(play, Why.ONLY)
    if play == DRAW:
        return Advice(play, Why.CHANCE)
    if play in (DONE, PASS):
        return Advice(play, Why.ENDS_TURN)
    if play >= NUMBERS:
        skips = play in SKIPS
        return Advice(play, Why.SKIPS if skips else Why.TURNS_ROUND, seat=view.after[view.seat])
    return _of_card(game, view, play)


def _of_card(game: RowsGame, view: RowsView, card: Play) -> Advice:
    behind = _behind(game, view, card)
    mine = [other for other in behind if view.hand & BIT[other]]
    others = len(behind) - len(mine)
    if not behind:
        return Advice(card, Why.HELPS_NOBODY)
    if mine:
        farthest = max(mine, key=lambda other: abs(number_of(other) - number_of(card)))
        steps = abs(number_of(farthest) - number_of(card))
        return Advice(card, Why.FOLLOWED if steps == 1 else Why.LEADS_TO, others, farthest)
    cards = [play for play in view.legal if play < NUMBERS]
    fewest = min(_others_behind(game, view, play) for play in cards)
    why = Why.FEWEST_BEHIND if others == fewest and len(cards) > 1 else Why.BEHIND
    return Advice(card, why, others)


def _behind(game: RowsGame, view: RowsView, card: Play) -> list[Play]:
    """The cards that wait for this one; where rows grow inward, the next card alone is sure to."""
    if game.rules.junior:
        return indices(game.pack.follow[view.start][card] & view.unlaid & ~view.playable)
    return waiting_behind(game, view, card)


def _others_behind(game: RowsGame, view: RowsView, card: Play) -> int:
    return sum(not view.hand & BIT[other] for other in _behind(game, view, card))
