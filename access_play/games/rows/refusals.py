"""Why a play of the row games is refused."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from access_play.games.core import Play, Reason
from access_play.games.rows.cards import ACTIONS, BIT, NUMBERS, copies_of, row_of
from access_play.games.rows.state import DONE, DRAW, PASS, RowsState

if TYPE_CHECKING:
    from access_play.games.rows.game import RowsGame


class RowsReason(Reason):
    """Why a play of the row games is refused."""

    NOT_HELD = enum.auto()
    NOT_NEXT = enum.auto()
    ROW_NOT_OPEN = enum.auto()
    MUST_OPEN = enum.auto()
    MUST_LAY_START = enum.auto()
    MUST_EXTEND_FIRST = enum.auto()
    ONE_CARD_A_TURN = enum.auto()
    NOT_IN_THE_RUN = enum.auto()
    MUST_LAY = enum.auto()
    MUST_DRAW = enum.auto()
    NO_MORE_DRAWS = enum.auto()
    NOTHING_DONE_YET = enum.auto()
    NO_MORE_PASSES = enum.auto()
    ACTION_ALONE = enum.auto()
    STOCK_EMPTY = enum.auto()


def reason(game: RowsGame, state: RowsState, play: Play) -> RowsReason:
    """Name the rule that forbids an illegal play."""
    if state.opening:
        return RowsReason.MUST_OPEN
    if play == DRAW:
        return _not_to_draw(game, state)
    if play in (DONE, PASS):
        return _not_to_end(game, state)
    hand = state.hands[state.seat]
    if play >= NUMBERS:
        held = any(hand & BIT[card] for card in copies_of(play))
        if held and not state.laid and state.can & game.pack.starts[state.start]:
            return RowsReason.MUST_LAY_START
        return RowsReason.ACTION_ALONE if held else RowsReason.NOT_HELD
    if not hand & BIT[play]:
        return RowsReason.NOT_HELD
    if not state.playable & BIT[play]:
        row_is_open = not state.unlaid & game.pack.starts[state.start] & game.pack.rows[row_of(play)]
        return RowsReason.NOT_NEXT if row_is_open else RowsReason.ROW_NOT_OPEN
    return _not_to_go_on(game, state, play)


def _not_to_go_on(game: RowsGame, state: RowsState, play: Play) -> RowsReason:
    """Why a card that fits may not be laid."""
    if game.rules.priority == "extend_first" and BIT[play] & game.pack.starts[state.start]:
        return RowsReason.MUST_EXTEND_FIRST
    if game.rules.multi == "single" or state.drawn:
        return RowsReason.ONE_CARD_A_TURN
    return RowsReason.NOT_IN_THE_RUN


def _not_to_draw(game: RowsGame, state: RowsState) -> RowsReason:
    if state.laid:
        return RowsReason.NO_MORE_DRAWS
    if state.can & ~ACTIONS:
        return RowsReason.MUST_LAY
    return RowsReason.NO_MORE_DRAWS if state.stock else RowsReason.STOCK_EMPTY


def _not_to_end(game: RowsGame, state: RowsState) -> RowsReason:
    if state.can & game.pack.starts[state.start] and game.rules.force_elevens:
        return RowsReason.MUST_LAY_START
    if state.may == (DRAW,):
        return RowsReason.MUST_DRAW
    able = game.rules.voluntary_pass or not game.rules.must_play
    return RowsReason.NO_MORE_PASSES if able and not state.drawn else RowsReason.MUST_LAY
