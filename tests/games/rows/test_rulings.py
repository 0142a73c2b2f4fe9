"""The rulings of Elfer Raus! and Atout 11, each at a position of its own: red is open at 11."""

from __future__ import annotations

import pytest

from access_play.games.core import NotAllowed, RoundPlan, RoundResult, UnknownValue
from access_play.games.rows.cards import BIT, indices, number_of
from access_play.games.rows.events import Begins, CardDrawn, Opens, Redealt, Reversed, Skipped, StartAwaited
from access_play.games.rows.game import Atout11, ElferRaus, RowsGame
from access_play.games.rows.refusals import RowsReason
from tests.games.rows.at import at, atout, deals, elfer, legal, play, story


def reason(game: RowsGame, state: object, text: str) -> RowsReason:
    with pytest.raises(NotAllowed) as refusal:
        game.check(state, game.read_play(text))  # type: ignore[arg-type]
    assert isinstance(refusal.value.reason, RowsReason)
    return refusal.value.reason


# the deal


@pytest.mark.parametrize(("seats", "hand"), [(2, 20), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_elfer_raus_deals_the_table(seats: int, hand: int) -> None:
    assert elfer(seats).pack.hand == hand


@pytest.mark.parametrize(("seats", "hand"), [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_atout_11_leaves_a_quarter(seats: int, hand: int) -> None:
    assert atout(seats).pack.hand == hand


@pytest.mark.parametrize(("seats", "hand"), [(2, 20), (3, 15), (4, 11), (5, 9), (6, 7)])
def test_three_colours_are_dealt_as_that_edition_says(seats: int, hand: int) -> None:
    game = elfer(seats, colours=3)
    assert (game.pack.hand, len(game.pack.dealt)) == (hand, 60)
    assert [colour.value for colour in game.colours] == ["r", "y", "g"]


def test_the_childrens_edition_lays_out_the_ends_and_deals_five() -> None:
    game = elfer(4, junior=True)
    state = deals(game, 1)[0]
    assert [hand.bit_count() for hand in state.hands] == [5] * 4
    assert len(state.stock) == 16
    fits = indices(state.playable)
    assert sorted(number_of(card) for card in fits) == [2] * 4 + [10] * 4
    assert [type(event) for event in game.opening(state)][-2] is Begins


@pytest.mark.parametrize(("highest", "start"), [(20, 11), (15, 8), (10, 6)])
def test_a_smaller_pack_starts_in_its_middle(highest: int, start: int) -> None:
    assert elfer(3, max=highest).rules.start == start


def test_a_start_number_outside_the_pack_is_refused() -> None:
    with pytest.raises(UnknownValue):
        elfer(3, max=10, start=11)


def test_every_card_is_dealt_once() -> None:
    for game in (elfer(5), atout(2), elfer(6, actions=True), elfer(3, max=15), elfer(4, junior=True)):
        for state in deals(game, 20):
            cards = [card for hand in state.hands for card in indices(hand)] + state.stock
            assert sorted(cards) == sorted(game.pack.dealt)


# who opens


def opener(game: RowsGame, state: object) -> str:
    events = list(game.opening(state))  # type: ignore[arg-type]
    return next(f"{event.seat}:{event.card}" for event in events if isinstance(event, Opens))


@pytest.mark.parametrize(
    ("game", "order"),
    [(elfer(2), "rygb"), (atout(2), "rbog"), (elfer(2, opening_order="green-blue-red-yellow"), "gbry")],
)
def test_the_first_start_card_dealt_opens_in_the_order_of_the_colours(game: RowsGame, order: str) -> None:
    met = set()
    for state in deals(game):
        seat, card = opener(game, state).split(":")
        starts = [f"{letter}11" for letter in order]
        held = [each for each in starts if any(hand & BIT[game.read_play(each)] for hand in state.hands)]
        assert card == held[0]
        assert state.hands[int(seat)] & BIT[game.read_play(card)]
        met.add(card)
    assert len(met) >= 3


def test_the_opening_turn_is_that_one_card() -> None:
    for state in deals(elfer(4), 30):
        game = elfer(4)
        first = state.seat
        assert len(game.legal(state)) == 1
        game.play(state, game.legal(state)[0])
        assert state.seat != first


def test_nothing_else_opens() -> None:
    game = elfer(4)
    state = deals(game, 1)[0]
    other = next(card for card in indices(state.hands[state.seat]) if card not in game.legal(state))
    assert reason(game, state, game.write_play(other)) is RowsReason.MUST_OPEN
    assert reason(game, state, "draw") is RowsReason.MUST_OPEN


def test_a_deal_without_start_cards_is_dealt_again() -> None:
    game = elfer(6, colours=3, max=10)
    again = [state for state in deals(game, 3000) if state.redeals]
    assert again
    for state in again:
        assert state.opening
        first = next(iter(game.opening(state)))
        assert isinstance(first, Redealt)
        assert first.times == state.redeals


def test_or_cards_are_drawn_in_turn_until_one_comes() -> None:
    game = elfer(6, colours=3, max=10, no_eleven="draw_until")
    waited = [state for state in deals(game, 3000) if state.awaited]
    assert waited
    for state in waited:
        events = [event for event in game.opening(state) if isinstance(event, StartAwaited)]
        assert [event.cards for event in events] == [state.awaited]
        extra = sum(hand.bit_count() for hand in state.hands) - 6 * game.pack.hand
        assert extra == state.awaited
        assert state.opening & state.hands[state.seat]


def test_the_opener_may_choose_the_number() -> None:
    game = elfer(2, start="choice")
    state = next(state for state in deals(game) if state.opening.bit_count() == 3)
    told = play(game, state, game.write_play(game.legal(state)[2]))
    assert state.start == 12
    assert "StartChosen" in [type(event).__name__ for event in told]
    assert sorted(number_of(card) for card in indices(game.pack.starts[12])) == [12] * 4


def test_the_lot_draws_the_number_for_the_match() -> None:
    import random

    numbers = {elfer(3, start="lot").settle(random.Random(seed)).rules.start for seed in range(30)}
    assert numbers == {10, 11, 12}


# laying


def test_a_row_opens_with_its_eleven_and_grows_outward_by_one() -> None:
    game = elfer(2)
    state = at(game, "r11 r10 r12 r13 b12 g5/y1", stock="y2", rows="")
    assert legal(game, state) == "r11"
    play(game, state, "r11")
    assert legal(game, state) == "r10 r12 done"
    assert reason(game, state, "r13") is RowsReason.NOT_NEXT
    assert reason(game, state, "b12") is not RowsReason.NOT_HELD
    assert reason(game, state, "y1") is RowsReason.NOT_HELD


def test_any_number_of_cards_in_any_rows() -> None:
    game = elfer(2)
    state = at(game, "r12 r13 b10 g1/y1", stock="y2", rows="r11 b11")
    assert story(play(game, state, "r12 r13 b10")) == "0:r12 0:r13 0:b10"
    assert state.seat == 1


def test_a_card_of_a_closed_row_waits_for_its_eleven() -> None:
    game = elfer(2)
    state = at(game, "r12 b12/b11", stock="y2")
    assert reason(game, state, "b12") is RowsReason.ROW_NOT_OPEN


def test_the_round_ends_at_the_moment_a_hand_is_empty() -> None:
    game = elfer(2)
    state = at(game, "r12/r13 y20", stock="y2")
    left = sum(number_of(card) for card in indices(state.hands[1]))
    play(game, state, "r12")
    assert (game.to_act(state), game.winner(state), game.score(state)) == (-1, 0, (0, left))


def test_whoever_can_lay_must() -> None:
    game = elfer(2)
    state = at(game, "r12 b5/y1", stock="y2")
    assert legal(game, state) == "r12"
    assert reason(game, state, "draw") is RowsReason.MUST_LAY
    assert reason(game, state, "pass") is RowsReason.MUST_LAY


def test_an_eleven_held_must_be_laid_before_the_turn_ends() -> None:
    game = elfer(2)
    state = at(game, "r12 b11 g3/y1", stock="y2")
    assert legal(game, state) == "r12 b11"
    play(game, state, "r12")
    assert legal(game, state) == "b11"
    assert reason(game, state, "done") is RowsReason.MUST_LAY_START


def test_or_it_may_be_held_back() -> None:
    game = elfer(2, force_elevens=False)
    state = at(game, "r12 b11 g3/y1", stock="y2")
    play(game, state, "r12")
    assert legal(game, state) == "b11 done"


@pytest.mark.parametrize("preset", [*ElferRaus.presets, *Atout11.presets])
def test_an_eleven_that_alone_can_be_laid_must_be(preset: str) -> None:
    kind = ElferRaus if preset in ElferRaus.presets else Atout11
    game = kind.create(2, kind.presets[preset])
    if game.rules.junior:
        return
    state = at(game, "r11 g3/", stock="g2", rows="")
    assert legal(game, state) == "r11"


def test_one_card_a_turn() -> None:
    game = elfer(2, multi="single", force_elevens=False)
    state = at(game, "r12 r13 b10/y1 y2 y3", stock="y4", rows="r11 b11")
    assert story(play(game, state, "r12")) == "0:r12"
    assert state.seat == 1


def test_one_card_a_turn_and_the_elevens_held_on_top() -> None:
    game = elfer(2, multi="single")
    state = at(game, "r12 r13 b11/y1", stock="y2")
    play(game, state, "r12")
    assert legal(game, state) == "b11"
    assert reason(game, state, "r13") is RowsReason.ONE_CARD_A_TURN


def test_a_run_is_one_colour_and_one_direction() -> None:
    game = atout(2)
    state = at(game, "r12 r13 r10 b10 g1/o1", stock="o2", rows="r11 b11")
    play(game, state, "r12")
    assert legal(game, state) == "r13 done"
    assert reason(game, state, "r10") is RowsReason.NOT_IN_THE_RUN
    assert reason(game, state, "b10") is RowsReason.NOT_IN_THE_RUN


def test_an_eleven_begins_a_run_either_way() -> None:
    game = atout(2)
    state = at(game, "r11 r12 r10 r9 g1/o1", stock="o2", rows="")
    play(game, state, "r11")
    assert legal(game, state) == "r10 r12 done"
    play(game, state, "r10")
    assert legal(game, state) == "r9 done"


def test_an_eleven_opens_only_when_no_row_can_be_extended() -> None:
    game = atout(2, priority="extend_first")
    state = at(game, "r12 b11 g3/o1", stock="o2")
    assert legal(game, state) == "r12"
    assert reason(game, state, "b11") is RowsReason.MUST_EXTEND_FIRST


# drawing


def test_nothing_fits_so_one_card_is_drawn() -> None:
    game = elfer(2)
    state = at(game, "r15 r14/y1 r13", stock="g3 g4")
    assert legal(game, state) == "draw"
    told = play(game, state, "draw")
    assert [(event.fits, event.passes) for event in told if isinstance(event, CardDrawn)] == [(False, True)]
    assert state.seat == 1


def test_a_drawn_card_that_fits_must_be_laid_and_others_may_follow() -> None:
    game = elfer(2)
    state = at(game, "r14 r15 g1/y1", stock="g3 r13", rows="r11 r12")
    play(game, state, "draw")
    assert legal(game, state) == "r13"
    play(game, state, "r13")
    assert legal(game, state) == "r14 done"


def test_or_nothing_may_follow() -> None:
    game = elfer(2, chain_after_draw=False)
    state = at(game, "r14 r15/y1 y2", stock="g3 r13", rows="r11 r12")
    play(game, state, "draw r13")
    assert state.seat == 1


@pytest.mark.parametrize(("reading", "draws"), [("total", 3), ("one_plus_three", 4)])
def test_up_to_three_are_drawn_one_by_one(reading: str, draws: int) -> None:
    game = atout(2, draw_reading=reading)
    state = at(game, "r15 r14/o1 r13", stock="g1 g2 g3 g4 g5 g6")
    told = play(game, state, " ".join(["draw"] * draws))
    assert story(told) == " ".join(["0:draw"] * draws)
    assert state.seat == 1


def test_drawing_stops_at_the_first_that_fits() -> None:
    game = atout(2)
    state = at(game, "r15 r14/o1", stock="g1 r13 g3", rows="r11 r12")
    play(game, state, "draw draw")
    assert legal(game, state) == "r13"


@pytest.mark.parametrize("left", [1, 2])
def test_a_short_stock_gives_what_is_there(left: int) -> None:
    game = atout(2)
    state = at(game, "r15 r14/o1 r13", stock=" ".join(["g3", "g4"][:left]))
    told = play(game, state, " ".join(["draw"] * left))
    assert story(told) == " ".join(["0:draw"] * left)
    assert state.seat == 1


def test_with_an_empty_stock_the_turn_passes() -> None:
    game = elfer(3)
    state = at(game, "r12 b2/y1 y3/b1")
    told = play(game, state, "r12")
    assert story(told) == "0:r12 1:pass"
    assert state.seat == 2


# house rules


def test_a_seat_may_pass_although_able_until_everybody_has() -> None:
    game = elfer(3, voluntary_pass=True)
    state = at(game, "r12 b2/r10 b3/b10 b1", stock="g1", rows="r11 b11 y11 g11")
    assert legal(game, state) == "r12 pass"
    play(game, state, "pass pass pass")
    assert legal(game, state) == "r12"
    assert reason(game, state, "pass") is RowsReason.NO_MORE_PASSES
    play(game, state, "r12")
    assert legal(game, state) == "r10 pass"


def test_nobody_must_lay_where_the_rule_is_off() -> None:
    game = elfer(2, must_play=False)
    state = at(game, "r12 b2/r10 b3", stock="g1 g2")
    assert legal(game, state) == "r12 draw"
    play(game, state, "draw")
    assert state.seat == 0
    assert legal(game, state) == "r12 pass"


def test_a_skip_card_is_the_whole_turn_and_never_forced() -> None:
    game = elfer(3, actions=True)
    state = at(game, "r12 skip0 b2/y1 y3/b1 r10", stock="g1")
    assert legal(game, state) == "r12 skip"
    told = play(game, state, "skip")
    assert [event.skipped for event in told if isinstance(event, Skipped)] == [1]
    assert state.seat == 2


def test_an_action_card_does_not_follow_a_number_card() -> None:
    game = elfer(3, actions=True)
    state = at(game, "r12 r13 skip0 b2/y1 y3/b1 r10", stock="g1")
    play(game, state, "r12")
    assert reason(game, state, "skip") is RowsReason.ACTION_ALONE


def test_reverse_turns_play_round_and_skips_where_two_play() -> None:
    game = elfer(3, actions=True)
    state = at(game, "reverse0 b2/y1 y3/b1 r10", stock="g1")
    told = play(game, state, "reverse")
    assert [event.skipped for event in told if isinstance(event, Reversed)] == [None]
    assert state.seat == 2
    two = elfer(2, actions=True)
    state = at(two, "reverse0 r12 b2/y1 y3", stock="g1")
    told = play(two, state, "reverse")
    assert [event.skipped for event in told if isinstance(event, Reversed)] == [1]
    assert state.seat == 0


def test_play_goes_the_other_way_round_in_atout_11() -> None:
    game = atout(4)
    state = at(game, "r12 b2/o1 r10/o2 r13/o3 b10", stock="g1")
    play(game, state, "r12")
    assert state.seat == 3


# the match


def results(*points: tuple[int, ...], winner: int = 0, playoff: bool = False) -> list[RoundResult]:
    return [RoundResult(each, 0, winner, playoff and each is points[-1]) for each in points]


def plan(game: RowsGame, done: list[RoundResult]) -> RoundPlan | None:
    import random

    return game.next_round(done, random.Random(1))


def test_the_target_is_tested_after_each_round_and_reaching_it_is_enough() -> None:
    game = elfer(2)
    assert plan(game, results((0, 499))) is not None
    assert plan(game, results((0, 500))) is None
    assert game.winners(results((0, 500))) == (0,)


def test_an_agreed_number_of_rounds() -> None:
    game = elfer(2, match="rounds-2")
    assert plan(game, results((0, 9))) is not None
    assert plan(game, results((0, 9), (9, 8))) is None


def test_the_dealer_moves_on_in_the_direction_of_play() -> None:
    firsts = [plan(elfer(3), results(*[(0, 1, 2)] * number)) for number in range(3)]
    assert [each.first for each in firsts if each] == [0, 1, 2]
    firsts = [plan(atout(3), results(*[(0, 1, 2)] * number)) for number in range(3)]
    assert [each.first for each in firsts if each] == [1, 0, 2]


def test_a_tie_for_the_lowest_is_played_off_among_the_tied() -> None:
    game = elfer(3, match="rounds-1")
    tied = results((5, 9, 5))
    assert plan(game, tied) == RoundPlan((0, 2), 0, playoff=True)
    settled = [*tied, RoundResult((12, None, 0), 0, 2, playoff=True)]
    assert plan(game, settled) is None
    assert game.winners(settled) == (2,)


def test_or_the_win_is_shared() -> None:
    game = atout(3, match="rounds-1")
    assert plan(game, results((5, 9, 5))) is None
    assert game.winners(results((5, 9, 5))) == (0, 2)


def test_who_sits_out_a_playoff_gets_no_cards_and_no_turn() -> None:
    import random

    game = elfer(4)
    state = game.deal(random.Random(1), RoundPlan((1, 3), 1, playoff=True))
    assert [bool(hand) for hand in state.hands] == [False, True, False, True]
    seats = set()
    while game.to_act(state) >= 0:
        seats.add(game.to_act(state))
        game.play(state, game.legal(state)[0])
    assert seats == {1, 3}
    assert [points is None for points in game.score(state)] == [True, False, True, False]


def test_somebody_can_always_lay_once_the_stock_is_empty() -> None:
    """With every number card in a hand, the next card of some row, or an unlaid 11, is in one."""
    import random

    for game in (elfer(4), atout(5), elfer(2, deal="quarter"), elfer(6, junior=True)):
        rng = random.Random(3)
        for state in deals(game, 40):
            while game.to_act(state) >= 0:
                if not state.stock and not state.opening:
                    assert any(hand & state.playable for hand in state.hands)
                game.play(state, rng.choice(game.legal(state)))
