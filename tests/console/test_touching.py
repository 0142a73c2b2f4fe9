"""What is touched on a braille display is asked about and played as if it had been typed."""

from __future__ import annotations

import pytest

from access_play.braille.windows import Touch
from access_play.console.session import Touched
from access_play.words.announcement import Announcement, Mark
from tests.console.talk import SHELF, talk
from tests.words.speaking import brailler


def answers(*touches: Touch | str, name: str = "elfer-raus", seed: str = "11") -> list[list[str]]:
    """What follows each touch; lines are typed in cells between strokes: "/turn/"."""
    script = [
        each.strip("/") if isinstance(each, str) and each.startswith("/") else Touched(each)
        for each in touches
    ]
    return talk(script, name=name, seed=seed).said[1:-1]


def asks(name: str) -> list[str]:
    return [f"{name}? Touch it again, or press Enter, to play it."]


BLUE, GREEN = Mark("b", "11"), Mark("g", "11")


def test_a_second_touch_plays_and_another_card_is_asked_about_anew() -> None:
    first, other, again = answers(BLUE, GREEN, GREEN)
    assert (first, other) == (asks("Blue 11"), asks("Green 11"))
    assert again[0] == "You lay the green 11."


@pytest.mark.parametrize("line", ["//", "/yes/"])
def test_enter_and_yes_play_what_was_asked(line: str) -> None:
    assert answers(BLUE, line)[1][0] == "You lay the blue 11."


def test_any_other_line_drops_the_question() -> None:
    asked, turn, again = answers(BLUE, "/turn/", BLUE)
    assert (asked, turn, again) == (asks("Blue 11"), ["It is your turn."], asks("Blue 11"))
    assert answers(BLUE, "/no/", BLUE)[2] == asks("Blue 11")


def test_what_cannot_be_played_is_refused_at_once() -> None:
    refused, typed = answers(Mark("r", "9"), "/r9/")
    assert refused == typed == ["The red 9 must wait: its row opens with the red 11."]


def test_a_colour_alone_is_enough_or_asks_which() -> None:
    assert answers(Mark("b", "")) == [asks("Blue 11")]


def test_words_that_are_plays_are_played_and_others_do_nothing() -> None:
    cells = brailler("en").cells
    played, nothing, done = answers("/b11 g11/", cells(["you"]), cells(["done"]))
    assert played[0] == "You lay the blue 11."
    assert nothing == []
    assert done == asks("Done")


def test_an_ox_card_is_never_a_number_of_the_list_last_told() -> None:
    """The list has a second choice, and 2 is a card of the hand that fits nowhere."""
    touched = answers("/legal/", Mark("", "2"), name="11-nimmt", seed="4")[1]
    typed = answers("/legal/", "/2/", name="11-nimmt", seed="4")[1]
    assert touched != typed


def test_an_ox_card_with_its_heads_is_the_card() -> None:
    assert answers(Mark("48", "1"), name="11-nimmt", seed="5") == [asks("48 on 44 (pile 1)")]


def test_a_numbered_choice_is_chosen_from_any_of_its_cells() -> None:
    told: list[Announcement] = []
    talk(["legal"], name="11-nimmt", seed="5", sinks=[told.append])
    line = SHELF.brailler("en").line(told[-1].braille)
    take = line.choice_at(len(line.cells) - 1)
    assert take is not None
    assert line.choice_at(0) == take == line.choice_at(79)
    assert answers(take, "//", name="11-nimmt", seed="5")[1][0].startswith("You take pile 2")


def test_the_choices_of_a_question_are_told_apart() -> None:
    told: list[Announcement] = []
    talk(["1"] * 9, name="onze-gagnant", seed="3", sinks=[told.append])
    asked = next(each for each in told if each.screen.startswith("Turn which signs?"))
    line = SHELF.brailler("en").line(asked.braille)
    ana = SHELF.brailler("en").cells(["Ana"])
    assert len(line.choices) == 3
    assert line.choice_at(line.cells.index(ana)) == line.choices[1][1]
    assert line.choice_at(79) is None


def test_a_number_of_a_hand_has_the_colour_before_it() -> None:
    line = SHELF.brailler("en").line([Mark("r", ""), Mark("", "1"), " ", Mark("", "6"), " ", Mark("y", "3")])
    cards = [line.card_at(placed.start) for placed in line.marks]
    assert cards == [Mark("r", ""), Mark("r", "1"), Mark("r", "6"), Mark("y", "3")]
