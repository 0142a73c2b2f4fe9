"""Lines with a slip of the fingers: done when they can only mean one thing, else asked about."""

from __future__ import annotations

import pytest

from access_play.words.slips import nearest, one_slip_from
from tests.console.talk import talk


@pytest.mark.parametrize("typed", ["xcore", "scor", "scorre", "socre"])
def test_a_slip_is_a_letter_wrong_missing_or_extra_or_two_swapped(typed: str) -> None:
    assert one_slip_from(typed, {"score", "hand", "done"}) == ["score"]


def test_short_words_are_never_mended() -> None:
    assert one_slip_from("rad", {"red"}) == one_slip_from("redd", {"red"}) == []


def test_the_nearest_words_come_alone() -> None:
    assert nearest("quiter", ["quatre", "quitter", "main"]) == ["quitter"]
    assert nearest("elephant", ["table", "hand"]) == []
    assert nearest("x" * 5_000, ["table"]) == []


@pytest.mark.parametrize(
    ("name", "code", "typed", "first", "second"),
    [
        ("elfer-raus", "en", "bluee 11", "Taken as: blue 11.", "You lay the blue 11."),
        ("elfer-raus", "en", "blue elevne", "Taken as: blue 11.", "You lay the blue 11."),
        ("elfer-raus", "en", "scroe", "Taken as: score.", "Player 1: 0 points."),
        ("elfer-raus", "fr", "bleuu 11", "Compris\u00a0: 11 bleu.", "Vous posez le 11 bleu."),
        ("elfer-raus", "fr", "le onse bleu", "Compris\u00a0: 11 bleu.", "Vous posez le 11 bleu."),
        ("elfer-raus", "fr", "détial bref", "Compris\u00a0: détail bref.", "Détail changé."),
        ("11-nimmt", "en", "tkae 1", "Taken as: take pile 1, 57.", "You take pile 1: 57; you have 11 cards."),
        ("onze-gagnant", "en", "drwa", "Taken as: draw.", "You draw: Modifier, blue 4."),
    ],
)
def test_what_can_only_mean_one_thing_is_said_and_done(
    name: str, code: str, typed: str, first: str, second: str
) -> None:
    assert talk([typed], name=name, code=code).said[1][:2] == [first, second]


def test_what_it_is_taken_for_is_told_to_the_seat_alone() -> None:
    session = talk(["bluee 11"]).session
    told = [each for each in session.listening.heard(0) if each.screen.startswith("Taken as")]
    assert [each.private for each in told] == [True]
    assert [each.seat for each in told] == [0]


def test_a_slip_that_leaves_no_legal_play_names_the_nearest_words() -> None:
    answer = talk(["fixty"], name="11-nimmt").said[1]
    assert answer == ["I do not understand “fixty”. Did you mean fifty or sixty?"]


def test_a_slip_that_would_leave_is_asked_about() -> None:
    asked, hand, stayed = talk(["quitt", "hand", "yes"]).said[1:4]
    assert asked == ["I do not understand “quitt”. Did you mean quit?"]
    assert hand[0] == "20 cards."
    assert stayed[0].startswith("I do not understand “yes”.")
    assert talk(["quitt", "yes", "hand"]).said[2:] == [[]]
    assert talk(["quitt", "no"]).said[2] == ["Very well, nothing was done."]


def test_yes_takes_the_word_that_was_offered() -> None:
    asked, refused = talk(["purpel 3", "reed 1", "yes"]).said[2:4]
    assert asked == ["I do not understand “reed”. Did you mean red?"]
    assert refused == ["The red 1 must wait: its row opens with the red 11."]


@pytest.mark.parametrize("typed", ["b1l", "12 12 12", "11 1l", "99", "b111"])
def test_digits_are_never_mended(typed: str) -> None:
    assert not any(line.startswith(("Taken as", "You lay")) for line in talk([typed]).said[1])


def test_one_slip_a_line() -> None:
    answer = talk(["bluee elevne"]).said[1]
    assert answer == ["I do not understand “bluee”. Did you mean blue?"]


def test_a_long_unknown_word_is_cut() -> None:
    for typed in ("x" * 9_000, "scroe " * 3_000, "scroee" * 500):
        answer = talk([typed]).said[1]
        assert len(answer) == 1
        assert len(answer[0]) <= 160
