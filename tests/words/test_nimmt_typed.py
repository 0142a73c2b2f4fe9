"""How plays of 11 nimmt! are typed, and what is said when they are."""

from __future__ import annotations

import pytest

from access_play.games.core import Ambiguous, NotUnderstood
from tests.games.nimmt.table import position
from tests.words.nimmt_table import Table

HAND = [3, 7, 21, 56, 59, 60, 71, 90, 99]


def table(code: str = "en", bulls: int = 2) -> Table:
    """Piles 54, 2, 88 (three cards) and 20; two bulls; it is Ana's turn, Bob and Chloé wait."""
    piles = [[54], [1, 2], [80, 85, 88], [20]]
    return Table(position([HAND, [5, 6], [8, 9]], piles, bulls=[bulls, 1, 0]), code=code)


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


# --- situations of the rules --------------------------------------------------


def test_a_pile_of_three_brings_a_bull() -> None:
    at = Table(position([[21], [1]], [[54], [80, 85, 88]], stock=[33, 44]))
    assert at.type("take 2") == [
        "You take pile 2: 80, 85, and 88; you have 4 cards.",
        "You win a bull and have 1.",
        "New piles: 44 and 33, and the stock is empty.",
    ]


def test_a_pile_of_two_brings_none() -> None:
    at = Table(position([[21], [1]], [[54], [85, 88]]), code="fr")
    assert at.type("prends 2")[0] == "Vous prenez la pile 2\u00a0: 85 et 88\u202f; vous avez 3 cartes."
    assert at.view.bulls == (0, 0)


def test_with_a_bull_several_cards_go_on_one_pile_in_one_line() -> None:
    at = Table(position([[56, 59, 60, 64, 90], [1]], [[54]], bulls=[1, 0]))
    assert at.type("56 59 60 on 1") == [
        "You lay 56 on 54.",
        "You lay 59 on 56, 3 cards left.",
        "You lay 60 on 59, 2 cards left.",
        "You can go on: 64 on 60 (pile 1); or say done.",
    ]
    assert at.type("done") == []
    assert at.match.to_act == 1


def test_with_two_bulls_two_piles_in_one_line() -> None:
    at = Table(position([[56, 59, 7, 90], [1]], [[54], [2]], bulls=[2, 0]))
    said = at.type("56 59 on 1, 7 on 2, done")
    assert [line for line in said if line.startswith("You lay")] == [
        "You lay 56 on 54, 3 cards left.",
        "You lay 59 on 56, 2 cards left.",
        "You lay 7 on 2, 1 card left.",
    ]
    assert at.match.to_act == 1


def test_without_a_bull_a_line_of_two_cards_changes_nothing() -> None:
    at = table(bulls=0)
    before = at.match.position()
    assert at.type("56 59 on 1") == ["Nothing was played: without a bull you lay one card a turn."]
    assert at.match.position() == before
    assert table("fr", bulls=0).type("56 59 sur 1") == [
        "Rien n’est joué\u00a0: sans taureau, vous posez une seule carte par tour."
    ]


def test_with_a_bull_a_card_after_the_end_of_the_turn_is_named() -> None:
    at = Table(position([[56, 80, 90], [1]], [[54]], bulls=[1, 0]))
    assert at.type("56 80 on 1") == ["Your turn would end before this: 80 on pile 1. Nothing was played."]


def test_nothing_can_follow_a_pile_that_is_taken() -> None:
    at = table()
    before = at.match.position()
    assert len(at.type("take 1 21 on 4")) == 1
    assert at.match.position() == before


def test_when_all_bulls_are_out_whoever_has_most_gives_one() -> None:
    at = Table(position([[21], [1], [2]], [[50, 52, 54], [9]], bulls=[2, 5, 3], turn=2))
    assert at.others("take 1")[:2] == [
        "Chloé takes pile 1, 3 cards with 54 on top.",
        "Bob gives a bull to Chloé, who has 4.",
    ]


def test_the_listener_gives_a_bull() -> None:
    at = Table(position([[21], [1], [2]], [[50, 52, 54], [9]], bulls=[6, 1, 3], turn=2), code="fr")
    assert at.others("take 1")[1] == "Vous donnez un taureau à Chloé, qui en a 4."


def test_whoever_alone_has_most_gets_no_bull() -> None:
    at = Table(position([[21], [1], [2]], [[50, 52, 54], [9]], bulls=[6, 1, 3]))
    assert at.type("take 1")[1] == "All bulls are out and you have most: no bull for you."


def test_with_an_empty_stock_a_pile_is_only_removed_and_the_last_leaves_none() -> None:
    at = Table(position([[21], [1, 5], [90]], [[50, 54]], stock=[]))
    assert at.type("take") == [
        "You take pile 1: 50 and 54; you have 3 cards.",
        "No pile is left: the next player starts one with any card.",
    ]
    assert at.type("table") == ["No pile lies on the table.", "Stock: 0 cards."]
    assert at.others("5>1") == ["Bob starts a pile with 5."]


def test_where_no_pile_lies_any_card_starts_one() -> None:
    at = Table(position([[21, 30], [1, 5]], [], stock=[], turn=0))
    assert at.type("legal") == ["1: 21, a new pile.", "2: 30, a new pile."]
    assert at.type("take 1") == ["There is no pile: start one with any card."]
    assert at.type("what if 30")[:2] == [
        "Pile 1 then shows 30, on which 31 to 40 fit.",
        "Your turn ends.",
    ]
    assert at.type("30")[0] == "You start a pile with 30."


def test_the_round_stops_after_a_hundred_turns_each() -> None:
    state = position([[21], [1]], [[54], [60]])
    state.turns = 199
    at = Table(state)
    said = at.type("take 1")
    assert said[2] == "After 100 turns each the round stops and is counted as it stands."
    assert said[3] == "Nobody wins the round."


def test_the_last_card_ends_the_round_and_heads_are_counted() -> None:
    at = Table(position([[56], [11, 20, 7]], [[54]]))
    assert at.type("56") == [
        "You lay 56 on 54.",
        "You win the round.",
        "You score 0 points, 0 in all.",
        "Bob scores 9 points, 9 in all.",
        "You win the match.",
        "1: Ana, 0 points.",
        "2: Bob, 9 points.",
    ]
