"""Every refusal names its rule and changes nothing."""

from __future__ import annotations

import pytest

from access_play.games.core import NotAllowed, NotUnderstood
from access_play.games.nimmt.refusals import NimmtReason
from access_play.games.nimmt.state import NimmtState
from tests.games.nimmt.table import BOOK, make, position

TWO, FOUR = BOOK[2], BOOK[4]


def plain() -> NimmtState:
    return position([[56, 57, 71, 20], [1]], [[54], [70]])


def laying(bulls: int) -> NimmtState:
    hand = [56, 58, 59, 65, 71, 72, 31, 20]
    state = position([hand, [1]], [[54], [70], [30]], bulls=[bulls, 0])
    make(TWO, state, "58>1")
    return state


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("55>1", NimmtReason.NOT_HELD),
        ("20>1", NimmtReason.DOES_NOT_FIT),
        ("56>2", NimmtReason.DOES_NOT_FIT),
        ("56>3", NimmtReason.NO_SUCH_PILE),
        ("take 3", NimmtReason.NO_SUCH_PILE),
        ("done", NimmtReason.NOTHING_DONE_YET),
        ("give 2", NimmtReason.NO_BULL_TO_GIVE),
    ],
)
def test_before_anything_is_laid(text: str, reason: NimmtReason) -> None:
    refused(plain(), text, reason)


@pytest.mark.parametrize(
    ("bulls", "text", "reason"),
    [
        (1, "56>1", NimmtReason.DOES_NOT_FIT),
        (1, "65>1", NimmtReason.TOO_FAR_THIS_TURN),
        (1, "71>2", NimmtReason.NO_BULL_FOR_MORE),
        (2, "20>2", NimmtReason.DOES_NOT_FIT),
        (2, "71>4", NimmtReason.NO_SUCH_PILE),
        (2, "take 2", NimmtReason.NOT_AFTER_LAYING),
        (2, "57>1", NimmtReason.NOT_HELD),
    ],
)
def test_in_a_turn_with_bulls(bulls: int, text: str, reason: NimmtReason) -> None:
    refused(laying(bulls), text, reason)


def test_a_pile_is_not_returned_to() -> None:
    state = laying(3)
    make(TWO, state, "71>2")
    refused(state, "59>1", NimmtReason.PILE_USED)


def test_while_a_giver_is_awaited() -> None:
    for text, reason in (
        ("take 1", NimmtReason.MUST_CHOOSE_GIVER),
        ("20>1", NimmtReason.MUST_CHOOSE_GIVER),
        ("done", NimmtReason.MUST_CHOOSE_GIVER),
        ("give 1", NimmtReason.NOT_MOST_BULLS),
        ("give 2", NimmtReason.NOT_MOST_BULLS),
    ):
        state = position([[20], [1], [2], [3]], [[52, 53, 54], [70]], bulls=[2, 2, 3, 3])
        make(FOUR, state, "take 1")
        before = FOUR.write(state)
        with pytest.raises(NotAllowed) as refusal:
            FOUR.check(state, FOUR.read_play(text))
        assert refusal.value.reason is reason
        assert FOUR.write(state) == before


def test_a_table_without_piles_has_none_to_take() -> None:
    state = position([[20], [1]], [], stock=[])
    refused(state, "take 1", NimmtReason.NO_SUCH_PILE)
    refused(state, "20>2", NimmtReason.NO_SUCH_PILE)


@pytest.mark.parametrize(
    "text",
    [
        *("", "56", "56>", ">2", "0>1", "101>1", "056>1", "56>0", "56>01", "56>65", "56 > 2", "5６>1"),
        *("take", "take 0", "take 65", "take x", "give 8", "give 0", "Done", "done ", "pass"),
    ],
)
def test_what_is_no_play_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        TWO.read_play(text)


def refused(state: NimmtState, text: str, reason: NimmtReason) -> None:
    before = TWO.write(state)
    with pytest.raises(NotAllowed) as refusal:
        TWO.check(state, TWO.read_play(text))
    assert refusal.value.reason is reason
    assert TWO.write(state) == before
