"""Ending a turn in which something could still be played: asked once, where a person types."""

from __future__ import annotations

import pytest

from access_play.games import GAMES
from tests.console.talk import talk
from tests.words.nimmt_table import table

ASKED = "You can still play: blue 10, green 10. Type done again to end your turn."
ENDED = "Ana lays the yellow 10."


def test_a_script_means_what_it_says() -> None:
    assert talk(["b11 g11", "done"]).said[2][0] == ENDED


@pytest.mark.parametrize("answer", ["done", "yes", "YES", "end"])
def test_it_is_asked_once_and_the_same_or_yes_does_it(answer: str) -> None:
    said = talk(["confirm on", "b11 g11", "done", answer]).said
    assert said[3] == [ASKED]
    assert said[4][0] == ENDED


def test_a_question_between_does_not_bring_it_up_again() -> None:
    said = talk(["confirm on", "b11 g11", "done", "hand", "done"]).said
    assert said[3] == [ASKED]
    assert said[5][0] == ENDED


def test_no_or_a_card_goes_on_and_the_next_ending_is_asked_about_anew() -> None:
    said = talk(["confirm on", "b11 g11", "done", "no", "b10", "done", "yes"]).said
    assert said[4] == ["Very well, nothing was done."]
    assert said[5][0] == "You lay the blue 10."
    assert said[6] == ["You can still play: blue 9, green 10. Type done again to end your turn."]
    assert said[7][0] == ENDED


def test_an_ending_typed_in_the_line_that_plays_is_meant() -> None:
    assert ENDED in talk(["confirm on", "b11 g11 done"]).said[2]


def test_it_can_be_switched_off_and_a_refusal_stays_a_refusal() -> None:
    said = talk(["confirm on", "done", "confirm off", "b11 g11", "done", "confirm x"]).said
    assert said[2] == ["First lay blue 11, green 11."]
    assert said[5][0] == ENDED
    assert said[6] == ["After that word comes: on, off."]


def test_in_french() -> None:
    said = talk(["confirmer oui", "b11 v11", "fini", "oui"], code="fr").said
    assert said[3] == [
        "Vous pouvez encore jouer\u00a0: 10 bleu, 10 vert. Tapez de nouveau fini pour finir votre tour."
    ]
    assert said[4][0] == "Ana pose le 10 jaune."


def test_with_a_bull_in_hand_too() -> None:
    at_table = table()
    at_table.type("confirm on")
    at_table.type("56")
    assert at_table.type("done") == ["You can still play 6 cards. Type done again to end your turn."]
    assert at_table.match.to_act == 0
    at_table.type("yes")
    assert at_table.match.to_act == 1


@pytest.mark.parametrize("name", GAMES)
def test_nothing_else_is_asked_about(name: str) -> None:
    said = talk(["confirm on", "1", "1", "1", "1"], name=name).said
    assert not any("still play" in line for lines in said for line in lines)
