"""What speaks for a play of 11 nimmt!."""

from __future__ import annotations

from access_play.games.core import Play
from access_play.games.nimmt.cards import BULLS, FITS
from access_play.games.nimmt.game import ElevenNimmt
from access_play.games.nimmt.state import DONE, GIVE, PILE, TAKE, NimmtView
from access_play.players.advice import Advice, Why
from access_play.players.nimmt import shed_in_turn


def advise(game: ElevenNimmt, view: NimmtView, play: Play) -> Advice:
    """What can be said for the play."""
    if play < TAKE and view.hand.bit_count() == 1:
        return Advice(play, Why.WINS)
    if len(view.legal) == 1:
        return Advice(play, Why.ONLY)
    if play == DONE:
        return Advice(play, Why.ENDS_TURN)
    if play >= GIVE:
        return _of_giver(view, play)
    return _of_pile(game, view, play) if play >= TAKE else _of_card(game, view, play)


def _of_giver(view: NimmtView, play: Play) -> Advice:
    held = view.counts[play - GIVE]
    fewest = min(view.counts[other - GIVE] for other in view.legal)
    why = Why.HOLDS_FEWEST if held == fewest else Why.HOLDS
    return Advice(play, why, held, seat=play - GIVE)


def _of_pile(game: ElevenNimmt, view: NimmtView, play: Play) -> Advice:
    if not view.sizes:
        return Advice(play, Why.SIZE_HIDDEN)
    size = view.sizes[play - TAKE]
    if size >= game.rules.bull_at and sum(view.bulls) < BULLS:
        return Advice(play, Why.BRINGS_BULL, size)
    return Advice(play, Why.FEWEST_TAKEN if size == min(view.sizes) else Why.TAKES, size)


def _of_card(game: ElevenNimmt, view: NimmtView, play: Play) -> Advice:
    number = play % PILE
    if not view.tops:
        return Advice(play, Why.STARTS, (view.hand & FITS[number]).bit_count())
    chain = shed_in_turn(view, play)
    if view.bulls[view.seat] and chain > 1:
        return Advice(play, Why.CHAIN, chain)
    heads = game.card(number).heads
    most = max(game.card(other % PILE).heads for other in view.legal if other < TAKE)
    if heads == most > 1:
        return Advice(play, Why.MOST_HEADS, heads)
    return Advice(play, Why.LAYS)
