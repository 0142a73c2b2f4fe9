"""The one authority over a match, at home, at a shared machine, in a replay, on a server."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final

from access_play.games.core import (
    CHANCE,
    OVER,
    AnyGame,
    Event,
    Play,
    Refusal,
    RoundPlan,
    RoundResult,
    Seat,
    Tell,
    View,
    seen,
)
from access_play.table.events import (
    ChoiceTakenBack,
    MatchEnded,
    PlayTakenBack,
    PointsScored,
    Ranked,
    RoundBegan,
    RoundEnded,
    StepTakenBack,
)
from access_play.table.undoing import Decision, NothingToTakeBack, Undo

FINISHED: Final = "over"
"""The last line of the journal of a match that was played to its end."""
TAKEN_BACK: Final = "back"
"""The line of the journal for a step that was taken back."""
REWOUND: Final = "rewind"
"""The word of the journal for a play that was taken back; the seat follows."""
Record = Callable[[str], None]
"""Receives the lines of the journal, one a deal or play."""


class OutOfTurn(Refusal):
    """A play for a seat whose turn it is not; ``seat`` is the one to act."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat


class TurnOver(Refusal):
    """A play that would come after the seat's turn has ended; ``play`` is that play."""

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.play = play


class Unforeseen(Refusal):
    """A play that would come after ``play``, of which nobody knows what it brings."""

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.play = play


class Unfitting(ValueError):
    """A journal whose ``entry`` (from 1) cannot stand where it does."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"entry {entry}, {why}")
        self.entry = entry


class Match:
    """Rounds of one game until it is decided.

    ``tell`` receives every event whole; what a seat may know of it is for
    :func:`access_play.games.core.seen` to say. ``record`` receives the journal. All chance
    comes from ``seed`` and the place in the match, so a match that is read back goes on as
    it would have.
    """

    def __init__(self, game: AnyGame, seed: str, tell: Tell, record: Record) -> None:
        self.seed = seed
        self.game: AnyGame = game.settle(self.chance("settle"))
        self.results: list[RoundResult] = []
        self.events: list[Event] = []
        self.plays = 0
        """Counts every play and every one taken back, so that each position has a number of its own."""
        self.place = 0
        """Counts the plays that stand. Chance comes from it: the same play always brings the same cards."""
        self.plan: RoundPlan | None = None
        self.over = False
        self._listener = tell
        self._record = record
        self._state: Any = None
        self._steps: list[Undo] = []
        self._decisions: list[Decision] = []
        self._answered = False

    def chance(self, *place: object) -> random.Random:
        """A generator for one place in the match; the same place always draws the same."""
        return random.Random("/".join(map(str, (self.seed, *place))))

    # going on

    def start(self) -> None:
        """Deal the first round."""
        self._next_round()

    def play(self, seat: Seat, plays: Iterable[Play]) -> None:
        """Make plays of one seat, all of them or none.

        Raises OutOfTurn, NotAllowed naming the play that a rule forbids, TurnOver naming the
        first that comes too late, or Unforeseen; then nothing has changed.
        """
        if seat != self.to_act:
            raise OutOfTurn(self.to_act)
        possible = self._possible(seat, list(plays))
        for at, play in enumerate(possible, start=1):
            self._answered = at < len(possible)
            self._make(play)

    def _possible(self, seat: Seat, plays: Sequence[Play]) -> list[Play]:
        """Check each play at the position the plays before it lead to.

        What would only end a turn that has ended by itself is left out.
        """
        if len(plays) == 1:
            self.game.check(self._state, plays[0])
            return list(plays)
        return self._tried(seat, plays)[0]

    def allows(self, seat: Seat, plays: Sequence[Play]) -> bool:
        """Whether the seat could make these plays now."""
        try:
            return seat == self.to_act and bool(self._possible(seat, plays))
        except Refusal:
            return False

    def ahead(self, seat: Seat, plays: Sequence[Play]) -> View | None:
        """What the seat will see once it has made these plays; None if they cannot be made or foreseen."""
        try:
            _, state, unforeseen = self._tried(seat, plays)
        except Refusal:
            return None
        view: View = self.game.view(state, seat)
        return None if unforeseen else view

    def _tried(self, seat: Seat, plays: Sequence[Play]) -> tuple[list[Play], Any, bool]:
        """Make plays on a copy: those that are needed, where they lead, whether the last is unforeseen."""
        state, possible, unforeseen = self._state.copy(), list[Play](), False
        for play in plays:
            if unforeseen:
                raise Unforeseen(possible[-1])
            if self.game.to_act(state) != seat:
                if self.game.only_ends(play):
                    break
                raise TurnOver(play)
            self.game.check(state, play)
            possible.append(play)
            before = state.copy()
            self.game.play(state, play)
            unforeseen = self.game.reveals(before, state)
        return possible, state, unforeseen

    def _make(self, play: Play) -> None:
        self._record(f"play {self.game.write_play(play)}")
        self._advance(play)
        if self.to_act == CHANCE:
            self._draw()
        elif self.to_act == OVER:
            self._end_round()
            self._next_round()

    def _draw(self) -> None:
        """Let chance make its play."""
        self._make(self.game.chance(self._state, self.chance(len(self.results), self.place)))

    def _advance(self, play: Play) -> None:
        """Make a play, and keep how to undo it if it was a step of a decision that goes on."""
        before, told = self._state.copy(), len(self.events)
        if self.to_act >= 0 and not self._steps:
            self._begin_decision(before)
        self.game.play(self._state, play, self._tell)
        if self.game.is_step(before, self._state) and not self.game.reveals(before, self._state):
            heard = any(not event.personal for event in self.events[told:])
            self._steps.append(Undo(before, self._asked(told), heard, self.place))
        else:
            self._steps.clear()
        self.plays += 1
        self.place += 1

    def _begin_decision(self, state: Any) -> None:
        """Keep where the seat to act begins to decide."""
        assert self.plan is not None  # noqa: S101  # somebody is to act
        asked = self._asked(len(self.events))
        self._decisions.append(Decision(self.to_act, state, self.plan, len(self.results), asked, self.place))

    def _asked(self, told: int) -> Event:
        """What was asked last among the first events."""
        return next(event for event in reversed(self.events[:told]) if event.asks)

    # taking back

    def take_back(self, seat: Seat) -> None:
        """Undo the last step of the decision the seat is about to finish.

        Raises NothingToTakeBack when there is none: a decision that is made stays, and so does
        what was revealed.
        """
        if seat != self.to_act or not self._steps:
            raise NothingToTakeBack
        self._record(TAKEN_BACK)
        self._undo()

    def _undo(self) -> None:
        """Go back one step; ``plays`` counts on, so that no list of choices is taken for a later one."""
        step, seat = self._steps.pop(), self.to_act
        if not self._steps:
            self._decisions.pop()
        self._state, self.place = step.state, step.place
        self.plays += 1
        self._tell(StepTakenBack(seat) if step.heard else ChoiceTakenBack(seat))
        self._tell(step.asked)

    def decided(self, seats: Collection[Seat]) -> Seat | None:
        """Which of the seats made the last decision that can be taken back; None if none of them has."""
        return next((each.seat for each in reversed(self._decisions) if each.seat in seats), None)

    def rewind(self, seat: Seat) -> None:
        """Go back to where the seat began its last decision, whatever came of it; later ones are gone.

        Whether it may, since cards may have been seen, is for those at the table to say.
        Raises NothingToTakeBack when it has made none.
        """
        if self.decided([seat]) is None:
            raise NothingToTakeBack
        self._record(f"{REWOUND} {seat}")
        self._rewind(seat)

    def _rewind(self, seat: Seat) -> None:
        at = max(at for at, each in enumerate(self._decisions) if each.seat == seat)
        back = self._decisions[at]
        del self._decisions[at:], self.results[back.rounds :]
        self._steps.clear()
        self._state, self.plan, self.place = back.state, back.plan, back.place
        self.plays += 1
        self._tell(PlayTakenBack(seat))
        self._tell(back.asked)

    def _next_round(self) -> None:
        number = len(self.results)
        plan = self.game.next_round(self.results, self.chance("first", number))
        if plan is None:
            self._record(FINISHED)
            self._end_match()
            return
        state = self.game.deal(self.chance("deal", number), plan)
        self._record(f"deal {self.game.write(state)}")
        self._begin(plan, state)

    def _begin(self, plan: RoundPlan, state: Any) -> None:
        self.plan, self._state = plan, state
        number = sum(not result.playoff for result in self.results) + 1
        self._tell(RoundBegan(plan.first, number, plan.playoff, plan.seating))
        for event in self.game.opening(state):
            self._tell(event)

    def _end_round(self) -> None:
        assert self.plan is not None  # noqa: S101  # a round that ends was begun
        points = tuple(self.game.score(self._state))
        winner = self.game.winner(self._state)
        self.results.append(RoundResult(points, self.plan.first, winner, self.plan.playoff))
        self._tell(RoundEnded(-1 if winner is None else winner))
        for seat, total in enumerate(self.totals):
            scored = points[seat]
            if scored is not None and not self.plan.playoff:
                self._tell(PointsScored(seat, scored, total))
        self.plan = None

    def _end_match(self) -> None:
        self.over = True
        winners = self.game.winners(self.results)
        self._tell(MatchEnded(winners[0] if winners else -1, winners))
        for place, seat in self.ranking:
            self._tell(Ranked(seat, place, self.totals[seat]))

    def _tell(self, event: Event) -> None:
        """Tell an event; a question to which the answer was typed along is only kept."""
        self.events.append(event)
        if not (self._answered and event.asks):
            self._listener(event)

    # how it stands

    @property
    def to_act(self) -> Seat:
        """The seat that must choose; OVER when the match is over or not begun."""
        return OVER if self.plan is None else self.game.to_act(self._state)

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat."""
        return self.totals_after(len(self.results))

    def totals_after(self, rounds: int) -> tuple[int, ...]:
        """Points by seat when so many rounds were over; a playoff's points do not count."""
        sums = [0] * self.game.seats
        for result in self.results[:rounds]:
            if not result.playoff:
                for seat, points in enumerate(result.points):
                    sums[seat] += points or 0
        return tuple(sums)

    @property
    def ranking(self) -> list[tuple[int, Seat]]:
        """(place from 1, seat), winners first; equal totals share a place."""
        winners = self.game.winners(self.results)
        behind = sorted(set(range(self.game.seats)) - set(winners), key=lambda seat: self.totals[seat])
        places = [(1, seat) for seat in winners]
        for at, seat in enumerate(behind):
            equal = at and self.totals[seat] == self.totals[behind[at - 1]]
            places.append((places[-1][0] if equal else len(places) + 1, seat))
        return places

    def view(self, seat: Seat) -> View:
        """What the seat, or a watcher, may know of the round."""
        view: View = self.game.view(self._state, seat)
        return view

    def heard(self, seat: Seat) -> list[Event]:
        """Every event so far, as the seat was told it."""
        return [event for each in self.events if (event := seen(each, seat)) is not None]

    def position(self) -> str:
        """The whole position in writing, hidden cards included."""
        return self.game.write(self._state)

    # reading back

    def restore(self, lines: Iterable[str]) -> None:
        """Go through journal lines, quietly, and on to where a player must choose.

        Raises Unfitting at the first line that does not fit.
        """
        listener, self._listener = self._listener, _nobody
        for at, line in enumerate(lines, start=1):
            self.follow(line, at)
        self._listener = listener
        if self.to_act == CHANCE:  # the line of what was drawn was torn off
            self._draw()
        elif self.plan is None and not self.over:
            self._next_round()

    def follow(self, line: str, entry: int = 1) -> None:
        """Go through one journal line and tell what happens; raises Unfitting, naming its ``entry``."""
        word, _, rest = line.partition(" ")
        try:
            self._restore_line(word, rest)
        except (ValueError, LookupError, Refusal) as wrong:
            raise Unfitting(entry, f"{line[:40]!r}: {wrong}") from wrong

    def _restore_line(self, word: str, rest: str) -> None:
        if word == "deal" and self.plan is None:
            self._restore_deal(rest)
        elif word == "play" and self.plan is not None:
            self._restore_play(self.game.read_play(rest))
        elif word == TAKEN_BACK and self._steps:
            self._undo()
        elif word == REWOUND and rest.isdecimal() and self.decided([int(rest)]) is not None:
            self._rewind(int(rest))
        elif word == FINISHED and self.plan is None and self.results:
            self._end_match()
        else:
            raise ValueError("no deal or play that can stand here")

    def _restore_deal(self, text: str) -> None:
        plan = self.game.next_round(self.results, self.chance("first", len(self.results)))
        if plan is None:
            raise ValueError("a deal after the end of the match")
        self._begin(plan, self.game.read(text))

    def _restore_play(self, play: Play) -> None:
        if self.to_act != CHANCE:
            self.game.check(self._state, play)
        self._advance(play)
        if self.to_act == OVER:
            self._end_round()


def _nobody(event: Event) -> None:
    """Hears nothing."""
