"""Situations of the rules of 11 nimmt!, played by typed lines, and what is said in them."""

from __future__ import annotations

from tests.games.nimmt.table import position
from tests.words.nimmt_table import Table, table


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
