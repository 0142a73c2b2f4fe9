"""Options, boxes, the dilemma, solo and co-op."""

from __future__ import annotations

import random

import pytest

from access_play.games.core import OVER, Event, RoundPlan, RoundResult, UnknownValue, Value, read_options
from access_play.games.gagnant.cards import Kind
from access_play.games.gagnant.events import CardRevealed, SuccessTold
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.gagnant.pack import pack_of, read_pack
from access_play.table.match import Match
from tests.games.gagnant.table import TWO, gagnant, kinds, legal, make, names, only, position, shows

DILEMMA = gagnant(2, dilemma=True)
BOXES = gagnant(2, boxes=2)
SOLO = gagnant(1)
NEAR = ("r8+,r3-", "y8+,y3-", "g8+,g3-")
"""Three lines at eleven."""


# options


def test_what_is_not_named_fits_the_seats() -> None:
    assert dict(gagnant(2).values()) == {
        "mode": "versus",
        "boxes": 1,
        "dilemma": False,
        "bonus": False,
        "first": "lot",
    }
    assert gagnant(1).values()["mode"] == "solo"
    assert [gagnant(seats).values()["boxes"] for seats in (4, 5, 8)] == [1, 2, 2]


@pytest.mark.parametrize(
    ("seats", "values", "option"),
    [
        (3, {"mode": "solo"}, "mode"),
        (1, {"mode": "versus"}, "mode"),
        (1, {"mode": "coop"}, "mode"),
        (5, {"mode": "coop"}, "mode"),
        (9, {}, "mode"),
        (5, {"boxes": 1}, "boxes"),
        (1, {"boxes": 2}, "boxes"),
        (4, {"mode": "coop", "boxes": 2}, "boxes"),
        (3, {"first": 4}, "first"),
    ],
)
def test_options_that_do_not_fit_together_are_refused(
    seats: int, values: dict[str, Value], option: str
) -> None:
    with pytest.raises(UnknownValue) as wrong:
        gagnant(seats, **values)
    assert wrong.value.option.name == option


def test_options_are_read_as_players_write_them() -> None:
    texts = {"mode": "coop", "dilemma": "on", "bonus": "off", "first": "2"}
    game = OnzeGagnant.create(3, read_options(OnzeGagnant.options, texts))
    assert (game.rules.mode, game.rules.dilemma, game.rules.bonus, game.rules.first) == (
        "coop",
        True,
        False,
        2,
    )


@pytest.mark.parametrize(
    ("preset", "seats"),
    [("book", 4), ("dilemma", 2), ("bonus", 8), ("solo", 1), ("coop", 3), ("two-boxes", 2)],
)
def test_every_preset_can_be_played(preset: str, seats: int) -> None:
    game = OnzeGagnant.create(seats, OnzeGagnant.presets[preset])
    assert game.legal(game.deal(random.Random(2)))


# the deck


def test_a_box_has_fifty_four_cards_the_same_in_both_boxes() -> None:
    one, two = pack_of(1), pack_of(2)
    assert (one.stock, two.stock, one.neutrals, two.neutrals) == (54, 108, 4, 8)
    faces = [(card.kind, card.number) for card in two.faces]
    assert faces[:54] == faces[54:108]
    assert len(one.bonuses) == 12
    assert [card.kind for card in one.faces[:54]].count(Kind.INTERDICTION) == 1
    assert not one.official


def test_another_list_needs_no_code() -> None:
    deck = {
        "official": True,
        "boxes": [["red", "blue"]],
        "each_colour": {"plus": [5]},
        "colour": {"blue": {"minus": [4, 7]}},
        "colourless": {"turn": 1},
        "aside": {"neutral": 3},
        "bonus": {"wild": 1},
    }
    pack = read_pack(deck, 1)
    assert (pack.official, pack.stock, pack.neutrals) == (True, 4, 3)
    assert pack.codes == ("r5+", "b4-", "b7-", "turn", "interdiction.1", "interdiction.2", "bonus_wild")


def test_a_list_with_an_unknown_kind_is_refused() -> None:
    deck = {"official": True, "boxes": [["red"]], "each_colour": {"steal": [5]}}
    with pytest.raises(ValueError, match="steal"):
        read_pack(deck, 1)


# two boxes


def test_with_two_boxes_the_back_is_chosen() -> None:
    state = position(BOXES, top="r8+,o8+")
    assert legal(BOXES, state) == ["draw 1", "draw 2"]
    assert BOXES.view(state, 0).backs == (54, 54)
    make(BOXES, state, "draw 2")
    assert shows(BOXES, state, 0) == "start,o8+"
    assert BOXES.view(state, 0).backs == (54, 53)


def test_each_of_the_two_cards_of_a_draw_two_has_its_back_chosen() -> None:
    state = position(BOXES, top="r2d,r8+,o8+,o5+")
    make(BOXES, state, "draw 1")
    assert legal(BOXES, state) == ["draw 1", "draw 2"]
    make(BOXES, state, "draw 2", "draw 1")
    assert legal(BOXES, state) == ["o8+", "r8+"]
    make(BOXES, state, "r8+", "back 3")
    assert names(BOXES, [state.piles[1][3]]) == ["o8+"]


def test_a_back_that_is_used_up_cannot_be_drawn() -> None:
    state = position(BOXES, stock="o8+,o5+,o3-")
    assert legal(BOXES, state) == ["draw 2"]


# the dilemma


def test_the_dilemma_lays_the_first_card_open() -> None:
    state = DILEMMA.deal(random.Random(3))
    assert (state.stock, len(state.piles[0])) == (54, 53)
    assert legal(DILEMMA, state) == ["draw open", "draw hidden"]
    told = list(DILEMMA.opening(state))
    assert only(told, CardRevealed).card == DILEMMA.card(state.revealed)


def test_the_open_card_is_replaced_at_once() -> None:
    state = position(DILEMMA, revealed="r8+", top="y8+,b5+")
    told = make(DILEMMA, state, "draw open")
    assert kinds(told)[:3] == ["CardDrawn", "CardRevealed", "CardPlaced"]
    assert (shows(DILEMMA, state, 0), names(DILEMMA, [state.revealed])) == ("start,r8+", ["y8+"])
    make(DILEMMA, state, "draw hidden")
    assert (shows(DILEMMA, state, 1), names(DILEMMA, [state.revealed])) == ("start,b5+", ["y8+"])


def test_the_open_card_belongs_to_the_stock() -> None:
    state = position(DILEMMA, "", "", revealed="r8+", stock="y8+")
    told = make(DILEMMA, state, "draw hidden")
    assert "StockEmpty" not in kinds(told)
    assert legal(DILEMMA, state) == ["draw open"]
    told = make(DILEMMA, state, "draw open")
    assert "StockEmpty" in kinds(told)
    assert DILEMMA.to_act(state) == OVER


def test_a_card_that_goes_back_is_laid_open_if_no_other_is() -> None:
    state = position(DILEMMA, "", "", revealed="r2d", stock="y8+,b5+")
    make(DILEMMA, state, "draw open", "draw open", "y8+")
    assert (state.piles, state.revealed >= 0, state.line) == ([[]], True, 1)


def test_two_boxes_in_one_pile_show_the_back_of_the_first_card() -> None:
    game = gagnant(2, boxes=2, dilemma=True)
    state = position(game, revealed="r8+", top="o8+,y8+")
    assert legal(game, state) == ["draw open", "draw hidden"]
    assert game.view(state, 0).top == 1
    make(game, state, "draw hidden")
    assert game.view(state, 0).top == 0


# solo and co-op


def test_solo_plays_four_lines_in_turn() -> None:
    state = position(SOLO, top="r8+,y8+,g8+,b8+,r5+")
    make(SOLO, state, "draw", "draw", "draw", "draw", "draw")
    assert [shows(SOLO, state, line) for line in range(4)] == [
        "start,r8+,r5+",
        "start,y8+",
        "start,g8+",
        "start,b8+",
    ]
    assert (state.seat, state.line) == (0, 1)


def test_solo_needs_all_lines_valid_at_once() -> None:
    state = position(SOLO, *NEAR, "b3-", top="b8+", turn=3)
    assert SOLO.to_act(state) == 0
    told = make(SOLO, state, "draw")
    success = only(told, SuccessTold)
    assert (success.valid, success.lines, SOLO.winner(state), SOLO.score(state)) == (4, 4, 0, (0,))
    assert SOLO.winners([RoundResult(SOLO.score(state), 0, 0)]) == (0,)


def test_in_solo_one_valid_line_is_no_win() -> None:
    state = position(SOLO, "r3-", top="r8+")
    make(SOLO, state, "draw")
    assert (SOLO.standing(state, 0).valid, state.line) == (True, 1)


@pytest.mark.parametrize("valid", range(4))
def test_at_an_empty_stock_the_valid_lines_are_counted(valid: int) -> None:
    lines = [f"{line},start" for line in NEAR[:valid]] + ["start"] * (3 - valid)
    state = position(SOLO, *lines, "b5+", stock="b8+", turn=3)
    told = make(SOLO, state, "draw")
    assert kinds(told).count("LineStands") == 4
    assert only(told, SuccessTold).valid == valid
    assert (SOLO.winner(state), SOLO.score(state)) == (None, (4 - valid,))
    assert SOLO.winners([RoundResult(SOLO.score(state), 0, None)]) == ()


def test_in_solo_the_other_lines_are_other_players() -> None:
    state = position(SOLO, top="r9g")
    make(SOLO, state, "draw")
    assert legal(SOLO, state) == ["line 2", "line 3", "line 4"]


@pytest.mark.parametrize(("seats", "owners"), [(2, (0, 0, 1, 1)), (3, (0, 0, 1, 2)), (4, (0, 1, 2, 3))])
def test_coop_plays_all_colours_and_twice_running_for_two_lines(seats: int, owners: tuple[int, ...]) -> None:
    game = gagnant(seats, mode="coop")
    state = position(game, top="r8+,y8+,g8+,b8+,r5+")
    acted = []
    for _ in range(5):
        acted.append(game.to_act(state))
        make(game, state, "draw")
    assert (game.view(state, 0).owners, tuple(acted)) == (owners, (*owners, owners[0]))


def test_coop_begins_with_the_first_line_of_the_first_player() -> None:
    game = gagnant(2, mode="coop")
    assert game.deal(random.Random(1), RoundPlan((0, 1), 1)).line == 2


def test_coop_gives_to_the_own_second_line_too() -> None:
    game = gagnant(2, mode="coop")
    state = position(game, top="r9g")
    make(game, state, "draw", "line 2", "+")
    assert (shows(game, state, 1), state.seat) == ("start,r9g", 0)


def test_coop_is_won_by_all() -> None:
    game = gagnant(3, mode="coop")
    state = position(game, *NEAR, "b3-", top="b8+", turn=3)
    make(game, state, "draw")
    assert (game.winner(state), game.score(state)) == (2, (0, 0, 0))
    assert game.winners([RoundResult(game.score(state), 0, 2)]) == (0, 1, 2)


# the match


def test_one_game_decides() -> None:
    assert TWO.next_round([RoundResult((0, 1), 0, 0)], random.Random(1)) is None
    assert TWO.winners([RoundResult((0, 1), 0, 0)]) == (0,)
    assert SOLO.next_round([RoundResult((2,), 0, None)], random.Random(1)) is None


def test_after_a_game_without_a_winner_another_decides() -> None:
    tie = RoundResult((1, 1), 0, None)
    game = gagnant(2, first=2)
    plans = [game.next_round([tie] * played, random.Random(1)) for played in range(3)]
    assert [plan and plan.first for plan in plans] == [1, 0, 1]
    assert game.winners([tie, RoundResult((1, 0), 1, 1)]) == (1,)


def test_the_lot_falls_on_every_seat() -> None:
    plans = [gagnant(3).next_round([], random.Random(seed)) for seed in range(40)]
    assert {plan.first for plan in plans if plan} == {0, 1, 2}


@pytest.mark.parametrize(("seats", "values"), [(3, {"dilemma": True}), (2, {"mode": "coop", "bonus": True})])
def test_a_match_replays_from_its_journal(seats: int, values: dict[str, Value]) -> None:
    told: list[Event] = []
    journal: list[str] = []
    match = Match(gagnant(seats, **values), "seed", told.append, journal.append)
    match.start()
    rng = random.Random(5)
    while not match.over:
        seat = match.to_act
        match.play(seat, [rng.choice(match.view(seat).legal)])
    again = Match(gagnant(seats, **values), "seed", told.append, journal.append)
    again.restore(journal)
    assert (again.over, again.results, again.events) == (True, match.results, match.events)
