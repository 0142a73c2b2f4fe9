"""The first step of a card that begins to be played."""

from __future__ import annotations

from typing import Final

from access_play.games.gagnant.cards import Kind
from access_play.games.gagnant.choices import movable
from access_play.games.gagnant.setting import Setting
from access_play.games.gagnant.state import GagnantState, Step

_FIRST: Final = {
    Kind.GIFT: Step.GIVE_LINE,
    Kind.INTERDICTION: Step.GIVE_LINE,
    Kind.DISCARD: Step.DISCARD_LINE,
    Kind.TURN: Step.TURN,
    Kind.REPLACE: Step.REPLACED,
}


def begin(setting: Setting, state: GagnantState, card: int) -> Step:
    """Take a card in hand; a REPLACE that finds nothing to replace is laid as a plain card."""
    state.hand = card
    step = _FIRST.get(setting.pack.kinds[card], Step.SIDE)
    if step is Step.REPLACED and not movable(setting.pack, state, state.lines[state.line]):
        return Step.SIDE
    return step
