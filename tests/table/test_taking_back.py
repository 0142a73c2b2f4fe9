"""Steps of a decision are taken back, and a match that is read back goes the same way."""

from __future__ import annotations

import random

import pytest

from access_play.games.core import AnyGame, Event, Play, seen
from access_play.games.gagnant.events import TurnGoesOn
from access_play.table.events import ChoiceTakenBack, StepTakenBack
from access_play.table.match import Match, Unforeseen
from access_play.table.undoing import NothingToTakeBack
from tests.all_games import random_play
from tests.games.gagnant.table import gagnant, position
from tests.games.rows.at import elfer

V = gagnant(3)


class Table:
    """A match at a position, with all that it tells and records."""

    def __init__(self, *lines: str, top: str = "", **at: str) -> None:
        self.told: list[Event] = []
        self.journal: list[str] = []
        self.match = Match(V, "seed", self.told.append, self.journal.append)
        self.deal = f"deal {V.write(position(V, *lines, top=top, **at))}"  # type: ignore[arg-type]
        self.match.restore([self.deal])

    def play(self, *plays: str) -> None:
        self.match.play(self.match.to_act, [V.read_play(play) for play in plays])

    def back(self) -> list[Event]:
        """Take a step back; return what is told."""
        before = len(self.told)
        self.match.take_back(self.match.to_act)
        return self.told[before:]


def test_a_step_is_undone_and_its_question_asked_again() -> None:
    table = Table("start,r8+", "start,y5+", top="r6x")
    table.play("draw")
    before, asked = table.match.position(), table.told[-1]
    table.play("+")
    taken, again = table.back()
    assert table.match.position() == before
    assert isinstance(taken, StepTakenBack)
    assert again is asked
    assert table.journal == ["play draw", "play +", "back"]


def test_a_step_that_others_heard_is_taken_back_before_them_and_a_choice_of_ones_own_is_not() -> None:
    table = Table("start,r8+", "start,y5+", top="r6x")
    table.play("draw")
    table.play("+")
    table.play("r8+")
    assert seen(table.back()[0], 1) is None
    heard = table.back()[0]
    assert not isinstance(heard, ChoiceTakenBack)
    assert seen(heard, 1) == heard


def test_steps_are_undone_one_by_one_back_to_the_card_that_was_drawn() -> None:
    table = Table("start,r8+", "start,y5+", top="r6x")
    table.play("draw")
    positions = []
    for play in ("+", "r8+", "line 2"):
        positions.append(table.match.position())
        table.play(play)
    while positions:
        table.back()
        assert table.match.position() == positions.pop()
    with pytest.raises(NothingToTakeBack):
        table.back()


@pytest.mark.parametrize(
    ("lines", "top", "plays"),
    [
        ((), "", ()),
        ((), "r6x", ("draw",)),
        ((), "r4=", ("draw", "+")),
        (("r8+",), "r2d,b2d,b4=,y5+", ("draw", "b2d")),
        (("start,r8+", "start,y5+"), "r6x", ("draw", "+", "r8+", "line 2", "y5+")),
    ],
    ids=["nothing played", "a draw", "a turn that is over", "a choice that drew", "an exchange that is made"],
)
def test_what_was_revealed_and_what_is_decided_stays(
    lines: tuple[str, ...], top: str, plays: tuple[str, ...]
) -> None:
    table = Table(*lines, top=top)
    for play in plays:
        table.play(play)
    before = table.match.position(), len(table.told), len(table.journal)
    with pytest.raises(NothingToTakeBack):
        table.back()
    assert (table.match.position(), len(table.told), len(table.journal)) == before


def test_another_seat_can_take_nothing_back() -> None:
    table = Table("start,r8+", "start,y5+", top="r6x")
    table.play("draw")
    table.play("+")
    with pytest.raises(NothingToTakeBack):
        table.match.take_back(1)


def test_one_of_two_cards_can_be_chosen_anew_while_nothing_was_drawn_for_it() -> None:
    table = Table("r8+", top="r2d,b4=,y4r")
    table.play("draw")
    table.play("b4=")
    table.back()
    table.play("y4r")
    assert any(line == "play y4r" for line in table.journal)


def test_a_journal_with_steps_taken_back_leads_to_the_same_match() -> None:
    table = Table("start,r8+", "start,y5+", top="r6x,r9g")
    table.play("draw")
    table.play("-")
    table.back()
    table.play("+", "r8+")
    table.back()
    table.play("interdiction.2", "line 2", "y5+")
    table.play("draw")
    again = Match(V, "seed", lambda event: None, lambda line: None)
    again.restore([table.deal, *table.journal])
    assert again.position() == table.match.position()
    assert again.plays == table.match.plays
    assert again.events == table.match.events


def test_a_journal_that_takes_back_what_was_not_played_is_damaged() -> None:
    table = Table("start,r8+", top="r6x")
    for lines in (["back"], ["play draw", "back"], ["play draw", "play +", "back", "back"]):
        with pytest.raises(ValueError, match="back"):
            Match(V, "seed", lambda event: None, lambda line: None).restore([table.deal, *lines])


def test_a_step_can_be_taken_back_in_a_match_that_was_read_back() -> None:
    table = Table("start,r8+", "start,y5+", top="r6x")
    table.play("draw")
    before = table.match.position()
    table.play("+")
    again = Match(V, "seed", lambda event: None, lambda line: None)
    again.restore([table.deal, *table.journal])
    again.take_back(0)
    assert again.position() == before


def test_positions_are_counted_on_so_that_no_list_of_choices_is_taken_for_another() -> None:
    table = Table("start,r8+", "start,y5+", top="r6x")
    table.play("draw")
    counts = [table.match.plays]
    for step in (lambda: table.play("+"), table.back, lambda: table.play("-")):
        step()
        counts.append(table.match.plays)
    assert counts == sorted(set(counts))


@pytest.mark.parametrize(
    "game", [V, gagnant(2, bonus=True), gagnant(1, mode="solo"), gagnant(3, mode="coop")]
)
def test_any_game_goes_on_after_any_step_taken_back(game: AnyGame) -> None:
    rng = random.Random(str(game))
    lines: list[str] = []
    match = Match(game, "any", lambda event: None, lines.append)
    match.start()
    taken = 0
    while not match.over and len(match.results) < 1:
        before = match.position()
        match.play(match.to_act, [random_play(match.game, match._state, rng)])
        try:
            if rng.random() < 0.3:
                match.take_back(match.to_act)
        except NothingToTakeBack:
            continue
        else:
            taken += match.position() == before
    assert taken
    again = Match(game, "any", lambda event: None, lambda line: None)
    again.restore(lines)
    assert (again.events, again.totals) == (match.events, match.totals)


def test_the_row_games_take_nothing_back() -> None:
    match = Match(elfer(3), "rows", lambda event: None, lambda line: None)
    match.start()
    for _ in range(20):
        match.play(match.to_act, [random_play(match.game, match._state, random.Random(1))])
        with pytest.raises(NothingToTakeBack):
            match.take_back(match.to_act)


# several plays at once


def test_a_question_is_not_asked_that_is_answered_along() -> None:
    table = Table("start,r8+", "start,y5+", top="r6x")
    table.play("draw")
    before = len(table.told)
    table.play("+", "r8+", "line 2")
    asked = [event for event in table.told[before:] if isinstance(event, TurnGoesOn)]
    assert len(asked) == 1
    assert asked[0] == table.match.events[-1]


@pytest.mark.parametrize("top", ["r6x", "b9g", "turn.1", "r8+"])
def test_nothing_can_be_tried_behind_a_draw(top: str) -> None:
    table = Table("start", top=top)
    with pytest.raises(Unforeseen) as first:
        table.play("draw", "+")
    assert V.write_play(first.value.play) == "draw"
    assert table.journal == []


def test_a_draw_of_the_row_games_can_be_followed_by_nothing_in_the_same_line() -> None:
    """What is drawn would be learnt from the answer, and nothing played."""
    for seed in range(12):
        match = Match(elfer(3), f"draw {seed}", lambda event: None, lambda line: None)
        match.start()
        if drew := _at_a_draw(match):
            with pytest.raises(Unforeseen):
                match.play(match.to_act, [drew, match.game.read_play("r12")])


def _at_a_draw(match: Match) -> Play | None:
    """Play on to where a seat draws from a stock; the play that draws."""
    rng, draw = random.Random(2), match.game.read_play("draw")
    while not match.over:
        legal = match.view(match.to_act).legal
        if draw in legal:
            return draw
        match.play(match.to_act, [rng.choice(legal)])
    return None


def test_what_lies_ahead_is_seen_as_far_as_it_can_be_known() -> None:
    table = Table("start,r8+", "start,y5+", top="r6x")
    match, read = table.match, V.read_play
    assert match.ahead(0, [read("draw")]) is None
    table.play("draw")
    before = match.position()
    view = match.ahead(0, [read("+"), read("r8+")])
    assert view is not None
    assert [V.write_play(play) for play in view.legal] == ["line 2", "line 3"]
    assert match.ahead(0, [read("goal +")]) is None
    assert match.ahead(0, []) == match.view(0)
    assert match.position() == before
