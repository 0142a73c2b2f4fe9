"""How plays of 11 nimmt! are typed, and what is said when they are."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_play.console.understanding import Left
from access_play.games.core import OVER, Ambiguous, NotUnderstood
from tests.games.nimmt.table import BOOK, position
from tests.words.nimmt_table import Table, table
from tests.words.speaking import LANGUAGES, language, presenter

ENGLISH = {
    "56": "56>1",
    " 56 ": "56>1",
    "the 56": "56>1",
    "fifty six": "56>1",
    "Fifty-Six": "56>1",
    "fiftysix": "56>1",
    "card 56": "56>1",
    "lay 56": "56>1",
    "play the 56": "56>1",
    "56 on 1": "56>1",
    "56 on pile 1": "56>1",
    "56 on 54": "56>1",
    "56 on the 54": "56>1",
    "56 ON 1": "56>1",
    "56 onto 1": "56>1",
    "56>1": "56>1",
    "56 > 1": "56>1",
    "fifty-six on one": "56>1",
    "put fifty six on fifty four": "56>1",
    "21": "21>4",
    "twenty-one": "21>4",
    "56 59": "56>1 59>1",
    "56 59 60": "56>1 59>1 60>1",
    "60 56 59": "56>1 59>1 60>1",
    "56, 59, 60 on 1": "56>1 59>1 60>1",
    "56 and 59 on pile 1": "56>1 59>1",
    "60 59 56 on 54": "56>1 59>1 60>1",
    "56-60 on 1": "56>1 57>1 58>1 59>1 60>1",
    "56 - 57 on 1": "56>1 57>1",
    "56 on 1 7 on 2": "56>1 7>2",
    "56 59 on 1 7 on 2": "56>1 59>1 7>2",
    "56 59 on 1, 3 7 on 2 done": "56>1 59>1 3>2 7>2 done",
    "7 3 on 2": "3>2 7>2",
    "56 21": "56>1 21>4",
    "56 56": "56>1",
    "90 99": "90>3 99>1",
    "90 on 3 done": "90>3 done",
    "71": "71>1",
    "57": "57>1",
    "57 on 9": "57>9",
    "57 on pile 9": "57>9",
    "take 1": "take 1",
    "Take 3": "take 3",
    "take pile 3": "take 3",
    "take the pile 3": "take 3",
    "get 3": "take 3",
    "take three": "take 3",
    "take 88": "take 3",
    "take 2": "take 2",
    "take pile 9": "take 9",
    "take 1 done": "take 1",
    "give 3": "give 3",
    "give Bob": "give 2",
    "give bob": "give 2",
    "give chloe": "give 3",
    "give Chl": "give 3",
    "done": "done",
    "end": "done",
    "pass": "done",
    "p": "done",
    "e": "done",
}
FRENCH = {
    "56": "56>1",
    "le 56": "56>1",
    "cinquante-six": "56>1",
    "cinquante six": "56>1",
    "le cinquante six": "56>1",
    "fifty six": "56>1",
    "vingt et un": "21>4",
    "vingt-et-un": "21>4",
    "quatre-vingt-dix": "90>3",
    "quatre vingt dix": "90>3",
    "quatre vingt dix neuf": "99>1",
    "soixante et onze": "71>1",
    "56 sur 1": "56>1",
    "56 sur la 1": "56>1",
    "56 sur la pile 1": "56>1",
    "56 sur la pile un": "56>1",
    "56 sur le 54": "56>1",
    "le 56 sur le 54": "56>1",
    "56 on 1": "56>1",
    "56>1": "56>1",
    "pose le 56 sur la pile 1": "56>1",
    "je pose 56": "56>1",
    "Joue le 56": "56>1",
    "56 59 60 sur 1": "56>1 59>1 60>1",
    "60, 59 et 56 sur la pile 1": "56>1 59>1 60>1",
    "cinquante-six et soixante": "56>1 60>1",
    "56 59 sur 1 7 sur 2 fini": "56>1 59>1 7>2 done",
    "sept sur deux": "7>2",
    "prends 1": "take 1",
    "prendre 1": "take 1",
    "je prends la pile 3": "take 3",
    "prends la 3": "take 3",
    "prends le tas 3": "take 3",
    "prends le 88": "take 3",
    "ramasse trois": "take 3",
    "PRENDS LA PILE UN": "take 1",
    "take 1": "take 1",
    "donne Bob": "give 2",
    "donne chloé": "give 3",
    "donne 2": "give 2",
    "give Chloe": "give 3",
    "fini": "done",
    "fin": "done",
    "f": "done",
    "passe": "done",
    "done": "done",
    "pass": "done",
}


@pytest.mark.parametrize(("typed", "plays"), ENGLISH.items())
def test_what_is_typed_in_english_is_understood(typed: str, plays: str) -> None:
    assert " ".join(table().reads(typed)) == plays


@pytest.mark.parametrize(("typed", "plays"), FRENCH.items())
def test_what_is_typed_in_french_is_understood(typed: str, plays: str) -> None:
    assert " ".join(table("fr").reads(typed)) == plays


@pytest.mark.parametrize(
    "typed",
    [
        "0",
        "101",
        "56 on",
        "on 1",
        "take 65",
        "take 101",
        "56 on 99",
        "56 on 0",
        "give",
        "give Zoe",
        "give 9",
        "56 onion",
        "56 on 1 x",
        "56-",
        "1-30 on 1",
        "> 1",
        "x",
        "take 1 and then",
    ],
)
def test_what_means_nothing_is_not_understood(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        table().reads(typed)


def ambiguous(at: Table, typed: str) -> list[str]:
    with pytest.raises(Ambiguous) as several:
        at.reads(typed)
    return [at.game.write_play(play) for play in several.value.plays]


def test_a_card_that_fits_several_piles_is_asked_for_with_the_piles() -> None:
    at = Table(position([[56, 90], [1]], [[54], [50], [20]]))
    assert ambiguous(at, "56") == ["56>1", "56>2"]
    assert at.type("56") == ["Several fit, type a number:", "1: 56 on 54 (pile 1).", "2: 56 on 50 (pile 2)."]
    assert at.type("2")[0] == "You lay 56 on 50, 1 card left."


def test_take_alone_asks_which_pile_unless_there_is_one() -> None:
    assert ambiguous(table(), "take") == ["take 1", "take 2", "take 3", "take 4"]
    assert Table(position([[56, 90], [1]], [[54]])).reads("take") == ["take 1"]


def test_a_pile_named_by_a_number_that_is_also_a_top_is_asked_for() -> None:
    at = Table(position([[4, 90], [5]], [[98], [50], [1]]))
    assert ambiguous(at, "4 on 1") == ["4>1", "4>3"]
    assert at.reads("4 on pile 1") == at.reads("4>1") == ["4>1"]
    assert at.reads("take 1") == ["take 1"]
    assert at.reads("take 3") == ["take 3"]


def test_a_number_is_a_card_before_it_is_a_place_in_a_list() -> None:
    at = Table(position([[2, 3, 90], [1]], [[54], [98]]))
    assert at.reads("2") == ["2>2"]
    at.type("legal")
    assert at.reads("1") == ["2>2"]
    assert at.reads("4") == ["take 2"]
    assert ambiguous(at, "2") == ["3>2", "2>2"]
    assert at.type("2") == ["Several fit, type a number:", "1: 3 on 98 (pile 2).", "2: 2 on 98 (pile 2)."]
    assert at.type("2")[0] == "You lay 2 on 98, 2 cards left."


def test_a_number_of_an_old_list_is_a_card_or_brings_the_new_list() -> None:
    at = Table(position([[3, 57, 90], [1, 70]], [[54], [98]], bulls=[1, 0]))
    at.type("legal")
    at.type("57")
    at.others("1>2")
    said = at.type("1")
    assert said[0] == "That list is old; here is the new one."
    assert said[1:] == [
        "1: 3 on 1 (pile 2).",
        "2: take pile 1, 57 (2 cards).",
        "3: take pile 2, 1 (2 cards).",
    ]


def test_while_a_giver_is_chosen_a_name_is_enough_and_a_number_is_asked_for() -> None:
    at = Table(position([[56], [1], [2]], [[50, 52, 54]], bulls=[0, 5, 5]))
    said = at.type("take 1")
    assert said[-1] == "All bulls are out: who gives you one, Bob or Chloé?"
    assert at.reads("Bob") == at.reads("b") == at.reads("give bob") == ["give 2"]
    assert at.type("2") == ["Several fit, type a number:", "1: Bob gives a bull.", "2: Chloé gives a bull."]
    assert at.type("2")[0] == "Chloé gives you a bull; you have 1."


def test_out_of_turn_a_card_is_a_card_still() -> None:
    at = Table(position([[56], [1]], [[54]], turn=1))
    assert at.type("56") == ["Not yet: it is for Bob to play."]
    assert at.type("take 1") == ["Not yet: it is for Bob to play."]


@given(
    st.lists(
        st.sampled_from(
            "0 1 2 3 4 9 54 56 59 60 88 99 100 101 on sur > - pile take prends give Bob "
            "vingt et un dix done the le , . x".split()
        ),
        max_size=8,
    ),
    st.sampled_from(LANGUAGES),
)
def test_whatever_is_typed_is_read_or_refused(typed: list[str], code: str) -> None:
    at = table(code)
    try:
        plays = at.reads(" ".join(typed))
    except (NotUnderstood, Ambiguous):
        return
    assert plays
    assert all(at.game.write_play(at.game.read_play(play)) == play for play in plays)


@given(st.text(max_size=20))
def test_no_text_at_all_breaks_the_table(typed: str) -> None:
    before = (at := table()).match.plays
    try:
        said = at.type(typed)
    except Left:
        return
    assert said or at.match.plays > before


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_each_legal_play_is_understood_as_it_is_written(seats: int, code: str) -> None:
    rng = random.Random(f"typed {seats} {code}")
    game = BOOK[seats]
    state = game.deal(rng)
    words = [presenter(game, language(code), seat).words for seat in range(seats)]
    while game.to_act(state) != OVER and state.turns < 60:
        seat, legal = game.to_act(state), game.legal(state)
        view = game.view(state, seat)
        for play in legal:
            assert words[seat].parse(game.write_play(play).split(), view) == [play]
        game.play(state, rng.choice(legal))
