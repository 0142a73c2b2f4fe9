"""Lines with a slip of the fingers: done when they can only mean one thing, else asked about."""

from __future__ import annotations

import pytest

from access_play import app
from access_play.words.slips import nearest, one_slip_from
from tests.console.talk import talk
from tests.games.nimmt.table import position
from tests.words.nimmt_table import Table


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


def test_what_it_is_taken_for_is_told_to_the_seat_alone_and_not_kept() -> None:
    said = talk(["hand", "agian"]).said
    assert said[2] == ["Taken as: again.", said[1][-1]]
    heard = talk(["bluee 11"]).session.listening.heard(0)
    assert not any(each.screen.startswith("Taken as") for each in heard)


def test_several_readings_are_listed_by_number() -> None:
    at_table = Table(position([[52, 62], [5, 6], [8, 9]], [[50], [60]], bulls=[0, 0, 0]))
    assert at_table.type("fixty-two") == [
        "Several fit, type a number:",
        "1: 52 on 50 (pile 1).",
        "2: 62 on 60 (pile 2).",
    ]
    assert at_table.type("2")[0].startswith("You lay 62 on 60")


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


@pytest.mark.parametrize(
    "words",
    [
        ["play", "x" * 300],
        ["play", "elfer-raus", "--bots", "x" * 300],
        ["play", "elfer-raus", "--option", "draw_max=" + "x" * 300],
        ["play", "elfer-raus", "--preset", "x" * 300],
        ["resume", "x" * 300],
        ["x" * 300],
    ],
)
def test_a_long_word_at_the_shell_is_cut_too(words: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    assert app.run([*words, "--lang", "en"]) != 0
    told = capfd.readouterr().err
    assert "x" * 41 not in told
    assert len(told.splitlines()) == 1
