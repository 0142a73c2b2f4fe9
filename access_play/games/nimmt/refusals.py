"""Which rule of 11 nimmt! forbids a play."""

from __future__ import annotations

import enum

from access_play.games.core import Play, Reason
from access_play.games.nimmt.cards import BIT, FITS
from access_play.games.nimmt.state import DONE, GIVE, NOWHERE, PILE, TAKE, NimmtState


class NimmtReason(Reason):
    """Why a play of 11 nimmt! is refused."""

    NOT_HELD = enum.auto()
    DOES_NOT_FIT = enum.auto()
    TOO_FAR_THIS_TURN = enum.auto()
    """It fits the new top, but is more than ten above the top that lay before the turn."""
    NO_SUCH_PILE = enum.auto()
    NO_BULL_FOR_MORE = enum.auto()
    """Each bull allows one pile a turn."""
    PILE_USED = enum.auto()
    """The turn has laid on this pile before and went on to another."""
    NOT_AFTER_LAYING = enum.auto()
    NOTHING_DONE_YET = enum.auto()
    MUST_CHOOSE_GIVER = enum.auto()
    NOT_MOST_BULLS = enum.auto()
    NO_BULL_TO_GIVE = enum.auto()


def reason(state: NimmtState, play: Play) -> NimmtReason:
    """Name the rule that forbids an illegal play."""
    if GIVE <= play < DONE:
        return NimmtReason.NOT_MOST_BULLS if state.giving else NimmtReason.NO_BULL_TO_GIVE
    if state.giving:
        return NimmtReason.MUST_CHOOSE_GIVER
    if play == DONE:
        return NimmtReason.NOTHING_DONE_YET
    if play >= TAKE:
        return NimmtReason.NO_SUCH_PILE if state.on == NOWHERE else NimmtReason.NOT_AFTER_LAYING
    return _reason_not_to_lay(state, *divmod(play, PILE))


def _reason_not_to_lay(state: NimmtState, pile: int, number: int) -> NimmtReason:
    if not state.hands[state.seat] & BIT[number]:
        return NimmtReason.NOT_HELD
    if pile >= len(state.tops):
        return NimmtReason.NO_SUCH_PILE
    if pile != state.on:
        if state.used & 1 << pile:
            return NimmtReason.PILE_USED
        if state.used.bit_count() >= max(1, state.bulls[state.seat]):
            return NimmtReason.NO_BULL_FOR_MORE
    elif FITS[state.tops[pile]] & BIT[number]:
        return NimmtReason.TOO_FAR_THIS_TURN
    return NimmtReason.DOES_NOT_FIT
