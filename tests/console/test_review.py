"""Hearing again what was said, and what has happened, in whole sentences."""

from __future__ import annotations

import pytest

from access_play.games import GAMES
from access_play.words.announcement import Announcement
from tests.console.talk import talk

OPENING = ["b11", "b10", "g11", "done"]
"""The first turn of the player at the table of :func:`talk`."""


def test_forward_goes_the_other_way_after_back() -> None:
    last, before = ["Your turn: blue 11, green 11."], ["Bob lays the yellow 11."]
    assert talk(["back", "back", "forward", "back", "forward", "forward", "forward"]).said[1:-1] == [
        before,
        ["Bob opens with the yellow 11."],
        before,
        ["Bob opens with the yellow 11."],
        before,
        last,
        ["There is nothing later."],
    ]


def test_since_tells_what_the_others_did_after_the_own_turn() -> None:
    before, *_, after = talk(["since", *OPENING, "since"]).said[1:-1]
    assert before == [
        "Round 1.",
        talk([]).said[0][2],
        "Bob opens with the yellow 11.",
        "Bob lays the yellow 11.",
        "Your turn: blue 11, green 11.",
    ]
    told = talk(OPENING).said[4]
    assert told[0] == "Ana lays the yellow 10."
    assert told[-1].startswith("Your turn")
    assert after == told


def test_since_leaves_out_what_the_turn_has_done_so_far() -> None:
    said = talk([*OPENING, "since", "legal", "1", "since"]).said
    assert said[5] == said[8]


def test_of_much_that_happened_the_newest_is_told_and_the_rest_by_count() -> None:
    played = ["legal", "2", "legal", "1", "done"] * 20
    told = talk([*played, "history ana"], name="onze-gagnant", seats=2, seed="3").said[101]
    assert len(told) == 20
    assert told[0].endswith(" earlier lines are left out.")
    assert not any(line.startswith("You ") for line in told[1:])


def test_history_and_last_of_a_player_by_name_beginning_and_number() -> None:
    asked = ["history", "history ana", "history AN", "history 2", "history bob", "last bob", "last me"]
    mine, nothing, *same, bobs, last, own = talk([*OPENING[:3], *asked]).said[4:-1]
    assert mine == ["You lay the blue 11.", "You lay the blue 10.", "You lay the green 11."]
    assert nothing == ["Ana: nothing yet in this round."]
    assert same == [nothing, nothing]
    assert bobs == last == ["Bob lays the yellow 11."]
    assert own == mine


def test_a_name_that_nobody_has_is_answered_with_the_names_there_are() -> None:
    there = ["1: Player 1.", "2: Ana.", "3: Bob."]
    for typed in ("history zed", "counts zed", "score zed", "table zed", "last zed", "counts 4"):
        name = typed.split()[1]
        assert talk([typed]).said[1] == [f"Who is “{name}”? There is:", *there]


def test_two_lines_that_sound_alike_are_both_told() -> None:
    asked = talk(["tell", "tell", "last 12"]).said
    assert asked[1] == asked[2]
    assert asked[3] == [*asked[1], *asked[2]]


def test_what_was_left_out_and_what_is_heard_again_is_said_aloud() -> None:
    given: list[Announcement] = []
    talk([*OPENING, "tell laid leave out", *["legal", "1", "done"] * 3, "history ana"], sinks=[given.append])
    asked = [each for each in given if each.kind == "answer" and each.screen.startswith("Ana lays")]
    told = [each for each in given if each.kind == "card-laid" and each.screen.startswith("Ana")]
    assert len(asked) > len(told) > 0
    assert not any(each.silent for each in given)


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_review_is_at_most_twenty_lines_in_every_game(name: str, code: str) -> None:
    asked = ["since", "history 2", "last 2", "history", "forward", "back", "tell", "order", "stock", "time"]
    asked += ["counts 2", "score 2", "table 2", "options", "options all"]
    for line, answer in zip(asked, talk([*["1"] * 20, *asked], name=name, code=code).said[21:], strict=False):
        assert 1 <= len(answer) <= 20, line
        assert all(3 <= len(each) <= 160 and "  " not in each for each in answer), line
