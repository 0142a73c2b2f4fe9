"""What speaks for a play is true of it, and the play can be made."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from access_play.games.core import AnyGame, Event
from access_play.games.gagnant.events import Won
from access_play.games.nimmt.events import BullWon, PileTaken
from access_play.games.nimmt.state import TAKE
from access_play.games.rows.cards import BIT
from access_play.players import Advice, advice, chooser
from access_play.players.advice import Why
from access_play.table.match import Match
from tests.all_games import choices, random_play

EXPECTED = {
    "elfer-raus": {Why.ONLY, Why.LEADS_TO, Why.FOLLOWED, Why.HELPS_NOBODY, Why.FEWEST_BEHIND, Why.WINS},
    "atout-11": {Why.LEADS_TO, Why.FOLLOWED, Why.HELPS_NOBODY, Why.ENDS_TURN, Why.SKIPS, Why.TURNS_ROUND},
    "11-nimmt": {Why.CHAIN, Why.MOST_HEADS, Why.LAYS, Why.BRINGS_BULL, Why.FEWEST_TAKEN, Why.SIZE_HIDDEN},
    "onze-gagnant": {Why.NEARER, Why.FREES, Why.BLOCKS, Why.HINDERS, Why.STANDS, Why.WINS, Why.CHANCE},
}
"""Reasons that a few games must give; others may come too."""

Turn = tuple[AnyGame, Any, Any, list[Advice]]


def turns(name: str, seats: int) -> Iterator[Turn]:
    """Positions of games with every option, played now well, now at random, with what is advised there."""
    for number, game in enumerate(choices(name, seats)):
        match = Match(game, f"advice {number}", lambda event: None, lambda line: None)
        match.start()
        rng = random.Random(number)
        for step in range(50):
            if match.over:
                break
            view, state = match.view(match.to_act), match._state
            advised = advice(match.game, view, random.Random(1))
            yield match.game, state.copy(), view, advised
            best = chooser(match.game, "hard")(match.game, view, rng)
            match.play(match.to_act, [best if step % 3 else random_play(match.game, state, rng)])


@pytest.mark.parametrize("name", EXPECTED)
def test_what_is_advised_can_be_played_and_is_true(name: str) -> None:
    met = Counter[Why]()
    for game, state, view, advised in turns(name, 3):
        assert 1 <= len(advised) <= 3
        assert len({each.play for each in advised}) == len(advised)
        for each in advised:
            game.check(state, each.play)
            met[each.why] += 1
            after, told = state.copy(), list[Event]()
            game.play(after, each.play, told.append)
            assert is_true(name, each, view, after, told), each
    assert EXPECTED[name] <= set(met)


def is_true(name: str, each: Advice, view: Any, after: Any, told: list[Event]) -> bool:
    """Whether the reason holds, as far as the next position shows it."""
    if each.why is Why.ONLY:
        return bool(view.legal == (each.play,))
    if name == "11-nimmt":
        return nimmt_is_true(each, view, after, told)
    if name == "onze-gagnant":
        return (
            each.why is not Why.WINS or after.seat == view.seat or any(isinstance(one, Won) for one in told)
        )
    return rows_is_true(each, view, after)


def rows_is_true(each: Advice, view: Any, after: Any) -> bool:
    opened = after.playable & ~view.playable
    match each.why:
        case Why.WINS:
            return bool(after.won == view.seat)
        case Why.HELPS_NOBODY:
            return not opened
        case Why.FOLLOWED:
            return bool(opened & view.hand & BIT[each.card])
        case Why.LEADS_TO:
            return bool(view.hand & BIT[each.card]) and opened != 0
        case Why.BEHIND | Why.FEWEST_BEHIND:
            return opened != 0 and not opened & view.hand and each.figure > 0
        case Why.SKIPS | Why.TURNS_ROUND:
            return bool(after.seat != each.seat or after.seat == view.seat)
        case _:
            return True


def nimmt_is_true(each: Advice, view: Any, after: Any, told: list[Event]) -> bool:
    taken = [event for event in told if isinstance(event, PileTaken)]
    match each.why:
        case Why.WINS:
            return bool(after.won == view.seat)
        case Why.BRINGS_BULL:
            return taken[0].cards == each.figure and any(isinstance(event, BullWon) for event in told)
        case Why.FEWEST_TAKEN | Why.TAKES:
            fewest = min(view.sizes) == each.figure
            return taken[0].cards == each.figure and fewest is (each.why is Why.FEWEST_TAKEN)
        case Why.SIZE_HIDDEN:
            return view.sizes == () and each.play >= TAKE
        case Why.MOST_HEADS | Why.LAYS:
            return bool(after.hands[view.seat].bit_count() == view.hand.bit_count() - 1)
        case Why.CHAIN:
            return bool(each.figure > 1 and view.bulls[view.seat])
        case _:
            return True
