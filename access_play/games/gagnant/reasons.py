"""Why a play of Onze Gagnant is refused."""

from __future__ import annotations

import enum

from access_play.games.core import Play, Reason
from access_play.games.gagnant.cards import Kind
from access_play.games.gagnant.choices import neutrals_left
from access_play.games.gagnant.lines import Line, bare
from access_play.games.gagnant.pack import Pack
from access_play.games.gagnant.setting import Setting
from access_play.games.gagnant.state import (
    BACK,
    CARD,
    DRAW_1,
    DRAW_2,
    DRAW_BONUS,
    DRAW_OPEN,
    GOAL,
    GOAL_PLUS,
    LINE,
    PLUS,
    GagnantState,
    Step,
)


class GagnantReason(Reason):
    """The rule that forbids a play."""

    GAME_OVER = enum.auto()
    CHANCE_DECIDES = enum.auto()
    """Nobody chooses where a card goes back into the stock."""
    MUST_DRAW = enum.auto()
    ALREADY_DRAWN = enum.auto()
    CHOOSE_A_BACK = enum.auto()
    """With two boxes: ``draw 1`` or ``draw 2``."""
    CHOOSE_OPEN_OR_HIDDEN = enum.auto()
    """In the dilemma: ``draw open`` or ``draw hidden``."""
    NO_SUCH_DRAW = enum.auto()
    """The rules that were chosen do not know this way of drawing."""
    STOCK_EMPTY = enum.auto()
    """No card of this back, or none face down, is left."""
    NO_BONUS_CARDS = enum.auto()
    BONUS_USED = enum.auto()
    """Once a game."""
    CHOOSE_A_SIDE = enum.auto()
    CHOOSE_A_LINE = enum.auto()
    CHOOSE_A_CARD = enum.auto()
    PLUS_ONLY = enum.auto()
    MINUS_ONLY = enum.auto()
    NOT_A_GOAL_CARD = enum.auto()
    NO_NEUTRAL_LEFT = enum.auto()
    """All neutral cards lie with goal modifiers."""
    ANOTHER_LINE = enum.auto()
    """It must be another player's line."""
    NO_CARD_THERE = enum.auto()
    """That line has no card that can be exchanged, or discarded."""
    NO_GOAL_MODIFIER = enum.auto()
    NOT_IN_THIS_LINE = enum.auto()
    """The card lies elsewhere than where it is to be chosen from."""
    NOT_OF_THE_TWO = enum.auto()
    ON_MINUS_FIRST = enum.auto()
    """The swap of sides begins with a card of one's minus side."""
    PROTECTED = enum.auto()
    GOAL_MODIFIER_STAYS = enum.auto()
    """A goal modifier can be neither exchanged nor replaced, nor a covered one discarded."""


_SIDES = (Step.SIDE, Step.GIVE_SIDE)
_LINES = (Step.GIVE_LINE, Step.THEIR_LINE, Step.DISCARD_LINE, Step.TURN, Step.COLOURS_LINE)
_OTHERS = (Step.GIVE_LINE, Step.THEIR_LINE, Step.COLOURS_LINE)
_THERE = (Step.THEIR_CARD, Step.DISCARD_CARD)


def reason(setting: Setting, state: GagnantState, play: Play) -> GagnantReason:
    """Name the rule that forbids an illegal play."""
    step = state.step
    if step is Step.OVER:
        return GagnantReason.GAME_OVER
    if step is Step.RETURN or play >= BACK:
        return GagnantReason.CHANCE_DECIDES
    if play <= DRAW_BONUS:
        return _not_to_draw(setting, state, play)
    if step in (Step.DRAW, Step.DRAW_TWO):
        return GagnantReason.MUST_DRAW
    if step in _SIDES:
        return _not_that_side(setting, state, play)
    if step in _LINES:
        return _not_that_line(state, play)
    return _not_that_card(setting.pack, state, play)


def _not_to_draw(setting: Setting, state: GagnantState, play: Play) -> GagnantReason:
    rules = setting.rules
    if state.step not in (Step.DRAW, Step.DRAW_TWO):
        return GagnantReason.ALREADY_DRAWN
    if play == DRAW_BONUS:
        if not rules.bonus:
            return GagnantReason.NO_BONUS_CARDS
        return GagnantReason.ALREADY_DRAWN if state.step is Step.DRAW_TWO else GagnantReason.BONUS_USED
    if rules.dilemma and play < DRAW_OPEN:
        return GagnantReason.CHOOSE_OPEN_OR_HIDDEN
    if rules.backs and play not in (DRAW_1, DRAW_2):
        return GagnantReason.CHOOSE_A_BACK
    known = rules.dilemma or rules.backs
    return GagnantReason.STOCK_EMPTY if known else GagnantReason.NO_SUCH_DRAW


def _not_that_side(setting: Setting, state: GagnantState, play: Play) -> GagnantReason:
    if play >= LINE:
        return GagnantReason.CHOOSE_A_SIDE
    kind = setting.pack.kinds[state.hand]
    if play >= GOAL_PLUS:
        stays = kind is not Kind.GOAL or neutrals_left(setting, state)
        return GagnantReason.NOT_A_GOAL_CARD if stays else GagnantReason.NO_NEUTRAL_LEFT
    return GagnantReason.MINUS_ONLY if play == PLUS else GagnantReason.PLUS_ONLY


def _not_that_line(state: GagnantState, play: Play) -> GagnantReason:
    if not LINE <= play < CARD:
        return GagnantReason.CHOOSE_A_LINE
    if play >= GOAL:
        return GagnantReason.NO_GOAL_MODIFIER if state.step is Step.TURN else GagnantReason.CHOOSE_A_LINE
    if play - LINE == state.line and state.step in _OTHERS:
        return GagnantReason.ANOTHER_LINE
    return GagnantReason.NO_CARD_THERE


def _not_that_card(pack: Pack, state: GagnantState, play: Play) -> GagnantReason:
    if play < CARD:
        return GagnantReason.CHOOSE_A_CARD
    card, step = play - CARD, state.step
    if step is Step.CHOOSE:
        return GagnantReason.NOT_OF_THE_TWO
    line = state.lines[state.target if step in _THERE else state.line]
    if not _lies_in(line, card):
        return GagnantReason.NOT_IN_THIS_LINE
    if card in state.protected:
        return GagnantReason.PROTECTED
    if step is Step.MINUS_CARD:
        return GagnantReason.ON_MINUS_FIRST
    return GagnantReason.GOAL_MODIFIER_STAYS if _is_behind(line, card) else GagnantReason.NOT_IN_THIS_LINE


def _lies_in(line: Line, card: int) -> bool:
    return card in line.plus or card in line.minus or _is_behind(line, card)


def _is_behind(line: Line, card: int) -> bool:
    return any(bare(modifier) == card for modifier in line.behind)
