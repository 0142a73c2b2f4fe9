"""What is told, in which order, and with what in it."""

from __future__ import annotations

import random

from access_play.games.core import seen
from access_play.games.gagnant.cards import Card, Colour, Kind, Side, Source
from access_play.games.gagnant.events import (
    CardDiscarded,
    CardDrawn,
    CardPlaced,
    CardReplaced,
    CardsExchanged,
    GameBegins,
    GoalModified,
    GoalTurned,
    ReturnedToStock,
    SignsTurned,
    TurnCame,
    TurnGoesOn,
)
from access_play.games.gagnant.lines import LineName
from access_play.games.gagnant.state import Step
from tests.games.gagnant.table import THREE, TWO, gagnant, kinds, make, only, position

RED, YELLOW = LineName(0, 0, Colour.RED), LineName(1, 1, Colour.YELLOW)


def test_the_opening_tells_the_lines_and_who_begins() -> None:
    state = THREE.deal(random.Random(1))
    told = list(THREE.opening(state))
    assert kinds(told) == ["LineLaid", "LineLaid", "LineLaid", "GameBegins", "TurnCame"]
    begins = only(told, GameBegins)
    assert (begins.line, begins.stock, begins.bonus) == (RED, 54, 0)


def test_a_turn_tells_how_the_line_stands_and_what_can_be_drawn() -> None:
    game = gagnant(2, dilemma=True, bonus=True)
    state = position(game, "r8+,start/r2d/+r4=", revealed="y8+", bonus="bonus_wild.1")
    came = only(list(game.opening(state)), TurnCame)
    standing = came.standing
    assert (standing.result, standing.goal, standing.missing, standing.blocked) == (6, 15, 9, True)
    assert (standing.colours, standing.bonus, standing.distance) == (3, True, 7)
    assert came.sources == (Source.OPEN, Source.HIDDEN, Source.BONUS)
    assert came.revealed == Card(Kind.PLUS, Colour.YELLOW, 8)


def test_what_is_asked_is_told_to_the_one_who_chooses() -> None:
    state = position(TWO, top="r4=")
    asked = only(make(TWO, state, "draw"), TurnGoesOn)
    assert (asked.step, asked.card) == (Step.SIDE, Card(Kind.GOAL, Colour.RED, 4))
    assert asked.sides == asked.goal_sides == (Side.PLUS, Side.MINUS)
    assert seen(asked, 0) is asked
    assert seen(asked, 1) is None


def test_lines_goals_cards_and_sources_are_told_as_choices() -> None:
    state = position(THREE, "start//+r4=", top="turn.1")
    asked = only(make(THREE, state, "draw"), TurnGoesOn)
    assert [name.number for name in asked.lines] == [0, 1, 2]
    assert asked.goals == (RED,)
    state = position(TWO, "start,r8+", top="r7r")
    asked = only(make(TWO, state, "draw"), TurnGoesOn)
    assert asked.cards == (Card(Kind.INTERDICTION), Card(Kind.PLUS, Colour.RED, 8))
    game = gagnant(2, boxes=2)
    asked = only(make(game, position(game, top="r2d"), "draw 1"), TurnGoesOn)
    assert asked.sources == (Source.BOX_1, Source.BOX_2)


def test_a_drawn_card_is_told_to_all_then_where_it_lies() -> None:
    state = position(TWO, top="r8+")
    told = make(TWO, state, "draw")
    assert kinds(told) == ["CardDrawn", "CardPlaced", "TurnCame"]
    drawn, placed = only(told, CardDrawn), only(told, CardPlaced)
    assert (drawn.card, drawn.source, drawn.stock) == (Card(Kind.PLUS, Colour.RED, 8), Source.STOCK, 53)
    assert (placed.seat, placed.line, placed.side, placed.standing.result) == (0, RED, Side.PLUS, 8)
    assert seen(drawn, 1) is drawn


def test_a_gift_names_the_line_it_went_to() -> None:
    state = position(TWO, top="r9g")
    placed = only(make(TWO, state, "draw", "-"), CardPlaced)
    assert (placed.seat, placed.line, placed.standing.result) == (0, YELLOW, -9)


def test_a_modified_goal_tells_sign_and_goal() -> None:
    state = position(TWO, top="r4=")
    told = only(make(TWO, state, "draw", "goal -"), GoalModified)
    assert (told.sign, told.standing.goal, told.standing.missing) == (Side.MINUS, 7, 7)


def test_a_replaced_card_is_named() -> None:
    state = position(TWO, "start,r8+", top="r7r")
    told = only(make(TWO, state, "draw", "r8+"), CardReplaced)
    assert (told.card.number, told.replaced.number, told.side) == (7, 8, Side.PLUS)
    assert told.standing.result == 7


def test_an_exchange_tells_both_cards_and_both_lines() -> None:
    state = position(TWO, "start,r8+", "y5+,start", top="r6x")
    told = only(make(TWO, state, "draw", "-", "r8+", "y5+"), CardsExchanged)
    assert (str(told.mine), str(told.theirs), told.line, told.other) == ("r8+", "y5+", RED, YELLOW)
    assert (told.standing.result, told.other_standing.result) == (-1, 8)


def test_a_discard_and_a_turn_tell_the_line_they_changed() -> None:
    state = position(TWO, "start", "y8+/y3-/+y4=", top="discard.1,turn.1,turn.2")
    told = make(TWO, state, "draw", "line 2", "y3-")
    assert kinds(told)[-3:] == ["CardDiscarded", "CardSpent", "TurnCame"]
    gone = only(told, CardDiscarded)
    assert (gone.line, gone.side, gone.standing.result) == (YELLOW, Side.MINUS, 8)
    turned = only(make(TWO, state, "draw", "line 2"), SignsTurned)
    assert (turned.seat, turned.line, turned.standing.result) == (1, YELLOW, -8)
    flipped = only(make(TWO, state, "draw", "goal 2"), GoalTurned)
    assert (flipped.seat, flipped.sign, flipped.standing.goal) == (0, Side.MINUS, 7)


def test_of_two_cards_it_is_told_which_goes_back_but_not_where() -> None:
    state = position(TWO, top="r2d,r8+,y8+")
    told = make(TWO, state, "draw", "y8+", "back 7")
    assert kinds(told) == [
        "CardDrawn",
        "CardPlaced",
        "CardDrawn",
        "CardDrawn",
        "TurnGoesOn",
        "CardChosen",
        "CardPlaced",
        "ReturnedToStock",
        "TurnCame",
    ]
    back = only(told, ReturnedToStock)
    assert (str(back.card), back.stock) == ("r8+", 52)
    assert back == ReturnedToStock(0, back.card, 52)


def test_without_a_listener_the_same_happens() -> None:
    rng = random.Random(4)
    loud = THREE.deal(rng)
    quiet = loud.copy()
    while plays := THREE.legal(loud):
        play = rng.choice(plays)
        THREE.play(loud, play, lambda event: None)
        THREE.play(quiet, play)
        assert quiet == loud
