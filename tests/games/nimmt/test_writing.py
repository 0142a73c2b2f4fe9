"""Positions in writing: what can be read, and what is said of what cannot."""

from __future__ import annotations

import pytest

from access_play.games.nimmt.cards import numbers
from tests.games.nimmt.table import BOOK, make, position

TWO = BOOK[2]
REST = ",".join(str(number) for number in range(1, 101) if number not in (20, 54, 56, 57, 70, 71, 99))
TEXT = f"hands=20,57/99 piles=56:54/70:71 stock={REST} bulls=1,0 turn=0 turns=4 used=1 on=1 base=54 giving=0"


def test_a_position_is_written_hand_by_hand_pile_by_pile() -> None:
    state = position([[20, 56, 57], [99]], [[54], [71, 70]], bulls=[1, 0])
    state.turns = 4
    make(TWO, state, "56>1")
    assert TWO.write(state) == TEXT


def test_a_position_is_read_with_everything_that_is_noted_of_the_turn() -> None:
    state = TWO.read(TEXT)
    assert [numbers(hand) for hand in state.hands] == [[20, 57], [99]]
    assert (state.tops, state.on, state.base, state.used) == ([56, 70], 0, 54, 1)
    make(TWO, state, "57>1")
    assert state.seat == 1


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("hands=", "hand=", "no 'hands'"),
        (" giving=0", "", "no 'giving'"),
        ("20,57/99", "20,57,99", "seats"),
        ("20,57/99", "20,57,99/", "too early or too late"),
        ("20,57/99", "20,57/98", "two places"),
        ("20,57/99", "20,20,57/99", "two places"),
        ("20,57/99", "20/99", "missing"),
        ("20,57/99", "20,57,101/99", "no card 101"),
        ("20,57/99", "20,57,0/99", "no card 0"),
        ("20,57/99", "20,x/99", "no figure is written 'x'"),
        ("20,57/99", "20,/99", "no figure is written ''"),
        ("56:54/70:71", "56:54/:70,71", "no figure is written ''"),
        ("bulls=1,0", "bulls=1", "seats"),
        ("bulls=1,0", "bulls=1,10", "more than 10 bulls"),
        ("bulls=1,0", "bulls=0,1", "too few bulls"),
        ("turn=0", "turn=2", "no seat 2"),
        ("turn=0", "turn=-1", "too early or too late"),
        ("turns=4", "turns=200", "too early or too late"),
        ("turns=4", "turns=201", "too early or too late"),
        ("used=1", "used=", "do not fit"),
        ("used=1", "used=2", "do not fit"),
        ("used=1", "used=1,3", "do not fit"),
        ("used=1", "used=99999999", "no figure"),
        ("on=1", "on=3", "do not fit"),
        ("base=54", "base=70", "do not fit"),
        ("base=54", "base=0", "do not fit"),
        ("base=54", "base=999", "do not fit"),
        ("giving=0", "giving=1", "nobody has to give"),
    ],
)
def test_what_cannot_be_right_is_named(old: str, new: str, fault: str) -> None:
    assert old in TEXT
    with pytest.raises(ValueError, match=fault):
        TWO.read(TEXT.replace(old, new))


def test_nonsense_is_refused() -> None:
    for text in ("", "hands", "hands= piles= stock= bulls= turn= turns= used= on= base= giving="):
        with pytest.raises(ValueError, match=r"no "):
            TWO.read(text)
