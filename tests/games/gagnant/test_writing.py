"""Positions in writing, and what is wrong with those that are not."""

from __future__ import annotations

import random

import pytest

from access_play.games.gagnant.state import BACK, CARD, DRAW, GOAL, GOAL_MINUS, LINE
from tests.games.gagnant.table import TWO, gagnant, make, position

WHOLE = TWO.write(position(TWO, "start,r8+/r3-/+r4=", top="b6x"))


def test_every_play_is_read_as_it_is_written() -> None:
    for game in (TWO, gagnant(8)):
        lines = len(game.setting.owners)
        plays = [
            *range(DRAW, GOAL_MINUS + 1),
            *range(LINE, LINE + lines),
            *range(GOAL, GOAL + lines),
            *range(CARD, CARD + len(game.pack.faces)),
            *range(BACK, BACK + game.pack.stock + 1),
        ]
        written = [game.write_play(play) for play in plays]
        assert len(set(written)) == len(plays)
        assert [game.read_play(text) for text in written] == plays


def test_a_position_says_where_everything_lies() -> None:
    assert WHOLE.startswith("lines=r:interdiction.2,r8+:r3-:+r4=:/y:interdiction.3::: piles=")
    assert WHOLE.endswith(
        "discard= bonus= spent= protected= pair= held= revealed= hand= mine= target= won= turn=1 step=draw"
    )


def test_marks_of_a_line_are_kept() -> None:
    game = gagnant(2, bonus=True)
    state = position(game, bonus="bonus_negative.1,bonus_wild.1")
    make(game, state, "draw bonus")
    text = game.write(state)
    assert text.startswith("lines=r:interdiction.2:::nu/y:interdiction.3:::")
    assert game.read(text) == state


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        (" turn=1", "", "turn"),
        ("turn=1", "turn=", "no line has the turn"),
        ("turn=1", "turn=3", "there is no line '3'"),
        ("step=draw", "step=dance", "no step 'dance'"),
        ("step=draw", "step=done", "step done cannot stand here"),
        ("step=draw", "step=side", "step side cannot stand here"),
        ("step=draw", "step=return", "step return cannot stand here"),
        ("step=draw", "step=choose", "step choose cannot stand here"),
        ("step=draw", "step=their_card", "step their_card cannot stand here"),
        ("r8+", "r9+", "no card is written 'r9\\+'"),
        ("r8+", "y8+", "two places"),
        (",r8+", "", "r8\\+ is nowhere"),
        ("+r4=", "r4=", "no goal modifier is written 'r4='"),
        ("lines=r:", "lines=q:", "no line is written"),
        ("lines=r:", "lines=y:", "same colour"),
        ("/y:interdiction.3:::", "", "2 lines are played, not 1"),
        (":r3-:", ":", "no line is written"),
        ("spent=", "spent=interdiction.4", "where it cannot be"),
        ("bonus=", "bonus=interdiction.4", "where it cannot be"),
        ("piles=", "piles=/", "piles"),
    ],
)
def test_a_faulty_position_is_refused_with_what_is_wrong(old: str, new: str, wrong: str) -> None:
    assert old in WHOLE
    with pytest.raises(ValueError, match=wrong):
        TWO.read(WHOLE.replace(old, new, 1))


def test_a_card_in_the_pile_of_another_back_is_refused() -> None:
    game = gagnant(2, boxes=2)
    text = game.write(game.deal(random.Random(1)))
    swapped = text.replace("r8+", "?").replace("o8+", "r8+").replace("?", "o8+")
    with pytest.raises(ValueError, match="does not belong"):
        game.read(swapped)


@pytest.mark.parametrize("text", ["", "nonsense", "lines=", "lines=r"])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        TWO.read(text)
