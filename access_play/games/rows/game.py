"""Elfer Raus! and Atout 11: rows that grow outward from the eleven."""

from __future__ import annotations

import random
from abc import ABC
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import ClassVar, Final, Self

from access_play.games.core import (
    OVER,
    WATCHER,
    Event,
    Game,
    NotAllowed,
    NotUnderstood,
    Option,
    Play,
    RoundPlan,
    RoundResult,
    Seat,
    Tell,
    Value,
)
from access_play.games.rows import dealing, refusals, writing
from access_play.games.rows.cards import (
    ACTIONS,
    BIT,
    NUMBERS,
    SKIPS,
    Action,
    Card,
    Colour,
    action_of,
    actions_in,
    copies_of,
    indices,
    number_of,
    one_of_each,
)
from access_play.games.rows.events import (
    Begins,
    CardDrawn,
    CardLaid,
    HandDealt,
    Opens,
    Redealt,
    Reversed,
    Skipped,
    StartAwaited,
    StartChosen,
    TurnCame,
    TurnDeclined,
    TurnGoesOn,
    TurnPassed,
)
from access_play.games.rows.match import next_round, winners
from access_play.games.rows.pack import Pack, pack_of
from access_play.games.rows.rules import (
    ATOUT_OPTIONS,
    ATOUT_PRESETS,
    ELFER_OPTIONS,
    ELFER_PRESETS,
    Rules,
    middle,
    rules_from,
)
from access_play.games.rows.state import DONE, DRAW, PASS, RowsState, RowsView

_NOTHING: Final[tuple[Play, ...]] = ()
_DRAW: Final = (DRAW,)
_DONE: Final = (DONE,)
_PASS: Final = (PASS,)


@dataclass(frozen=True)
class RowsGame(Game[RowsState, RowsView], ABC):
    """The family: one pack of coloured numbers, one row a colour, outward from the start number."""

    seats: int
    rules: Rules
    pack: Pack = field(init=False, repr=False, compare=False)

    players: ClassVar[range] = range(2, 7)
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Mapping[str, Mapping[str, Value]]]

    def __post_init__(self) -> None:
        object.__setattr__(self, "pack", pack_of(self.rules, self.seats))

    @classmethod
    def create(cls, seats: int, values: Mapping[str, Value]) -> Self:
        return cls(seats, rules_from(cls.options, values))

    def values(self) -> Mapping[str, Value]:
        return {option.name: getattr(self.rules, option.name) for option in self.options}

    # the match

    def settle(self, rng: random.Random) -> Self:
        """Draw the start number by lot where the rules say so."""
        if self.rules.start != "lot" or self.rules.junior:
            return self
        chosen = {rule.name: getattr(self.rules, rule.name) for rule in fields(Rules)}
        chosen["start"] = middle(self.rules.max) + rng.choice((-1, 0, 1))
        return type(self)(self.seats, Rules(**chosen))

    def next_round(self, results: Sequence[RoundResult], rng: random.Random) -> RoundPlan | None:
        return next_round(self.rules, self.seats, results)

    def winners(self, results: Sequence[RoundResult]) -> tuple[Seat, ...]:
        return winners(results)

    # the round

    def deal(self, rng: random.Random, plan: RoundPlan | None = None) -> RowsState:
        state = dealing.deal(self.pack, self.rules, self.seats, rng, plan)
        self._offer(state)
        return state

    def opening(self, state: RowsState) -> Iterator[Event]:
        """Tell the deal: hands first, then who opens and with what."""
        if state.redeals:
            yield Redealt(state.seat, state.redeals)
        for seat, hand in enumerate(state.hands):
            if state.after[seat] >= 0:
                yield HandDealt(seat, self.cards(hand), actions_in(hand))
        if state.awaited:
            yield StartAwaited(state.seat, state.awaited)
        if state.opening:
            yield Opens(state.seat, self.card(self.pack.opener_of(state.opening)))
        else:
            yield Begins(state.seat)
        yield self._turn(state)

    def to_act(self, state: RowsState) -> Seat:
        return state.seat

    def legal(self, state: RowsState) -> list[Play]:
        plays = indices(state.can)
        if state.can & ACTIONS:
            plays = one_of_each(plays)
        plays += state.may
        return plays

    def play(self, state: RowsState, play: Play, tell: Tell | None = None) -> None:
        if play < NUMBERS:
            self._lay(state, play, tell)
        elif play < DRAW:
            self._act(state, play, tell)
        elif play == DRAW:
            self._draw(state, tell)
        else:
            if play == PASS:
                self._decline(state, tell)
            self._pass_on(state, state.after[state.seat], tell)

    def _lay(self, state: RowsState, card: int, tell: Tell | None) -> None:
        """Lay a number card and find out whether the turn may go on."""
        bit, seat = BIT[card], state.seat
        hand = state.hands[seat] ^ bit
        state.hands[seat] = hand
        unlaid = state.unlaid ^ bit
        state.unlaid = unlaid
        opened = state.opening
        if opened:
            state.opening = 0
            if not state.start:
                self._choose_start(state, card, tell)
        follow = self.pack.follow[state.start][card]
        state.playable = (state.playable ^ bit | follow) & unlaid
        state.passes = 0
        state.laid += 1
        state.run = follow
        if tell:
            tell(CardLaid(seat, self.card(card), hand.bit_count()))
        if not hand:
            self._end(state, seat)
        elif opened or not self._offer(state):
            self._pass_on(state, state.after[seat], tell)
        elif tell:
            tell(self._going_on(state))

    def _choose_start(self, state: RowsState, card: int, tell: Tell | None) -> None:
        state.start = number_of(card)
        state.playable = self.pack.starts[state.start] & (state.unlaid | BIT[card])
        if tell:
            tell(StartChosen(state.seat, state.start))

    def _act(self, state: RowsState, card: int, tell: Tell | None) -> None:
        """Lay an action card, alone, as the turn's play; which of its copies does not matter."""
        seat, skip = state.seat, card in SKIPS
        bit = next(BIT[copy] for copy in copies_of(card) if state.hands[seat] & BIT[copy])
        state.hands[seat] ^= bit
        state.unlaid ^= bit
        state.passes = 0
        left = state.hands[seat].bit_count()
        if not skip:
            state.after, state.before = state.before, state.after
        two_play = state.after[state.after[seat]] == seat
        skipped = state.after[seat] if skip or two_play else None
        if tell and skip and skipped is not None:
            tell(Skipped(seat, skipped, left))
        elif tell:
            tell(Reversed(seat, skipped, left))
        if not left:
            self._end(state, seat)
        else:
            following = state.after[seat] if skipped is None else state.after[skipped]
            self._pass_on(state, following, tell)

    def _draw(self, state: RowsState, tell: Tell | None) -> None:
        seat, card = state.seat, state.stock.pop()
        state.hands[seat] |= BIT[card]
        state.drawn += 1
        goes_on = self._offer(state)
        if tell:
            fits = bool(BIT[card] & state.playable)
            tell(CardDrawn(seat, self.face(card), fits, not goes_on, len(state.stock)))
        if not goes_on:
            self._pass_on(state, state.after[seat], tell)
        elif tell:
            tell(self._going_on(state))

    def _decline(self, state: RowsState, tell: Tell | None) -> None:
        state.passes += 1
        if tell and not state.drawn:
            tell(TurnDeclined(state.seat))

    def _pass_on(self, state: RowsState, seat: Seat, tell: Tell | None) -> None:
        """Give the turn to the seat, or to the first behind it who has anything to decide."""
        state.laid = state.drawn = state.run = 0
        state.seat = seat
        while not self._offer(state):
            state.passes += 1
            if tell:
                tell(TurnPassed(state.seat))
            state.seat = state.after[state.seat]
        if tell:
            tell(self._turn(state))

    def _end(self, state: RowsState, seat: Seat) -> None:
        state.seat, state.won = OVER, seat
        state.can, state.may = 0, _NOTHING

    # what is legal

    def _offer(self, state: RowsState) -> bool:
        """Work out what the seat to act may do; False when there is nothing to decide."""
        hand, rules = state.hands[state.seat], self.rules
        fits = hand & (state.opening or state.playable)
        if state.opening:
            state.can, state.may = fits, _NOTHING
            return True
        starts = fits & self.pack.starts[state.start]
        if starts and rules.priority == "extend_first":
            fits = fits ^ starts or fits
            starts &= fits
        forced = starts if rules.force_elevens else 0
        if state.laid:
            if rules.multi == "single" or (state.drawn and not rules.chain_after_draw):
                fits = forced
            elif rules.multi == "same_colour_run":
                fits &= state.run | forced
            state.can, state.may = fits, _DONE if fits and not forced else _NOTHING
        elif fits:
            state.can = fits if forced or state.drawn else fits | hand & ACTIONS
            state.may = _NOTHING if forced else self._instead(state)
        elif state.stock and state.drawn < rules.draws:
            state.can, state.may = hand & ACTIONS, _DRAW
        else:
            state.can = hand & ACTIONS
            state.may = _PASS if state.can else _NOTHING
        return bool(state.can or state.may)

    def _instead(self, state: RowsState) -> tuple[Play, ...]:
        """What an able seat may do instead of laying a card: usually nothing."""
        rules = self.rules
        if rules.must_play and not rules.voluntary_pass:
            return _NOTHING
        may_pass = state.passes < len(state.after) - state.after.count(-1)
        if state.drawn:
            return _PASS if not rules.must_play else _NOTHING
        plays = _NOTHING
        if not rules.must_play and state.stock:
            plays = _DRAW
        elif not rules.must_play and may_pass:
            plays = _PASS
        if rules.voluntary_pass and may_pass and PASS not in plays:
            plays += _PASS
        return plays

    def only_ends(self, play: Play) -> bool:
        return play in (DONE, PASS)

    def reveals(self, before: RowsState, after: RowsState) -> bool:
        """Nobody knows what is drawn."""
        return len(before.stock) != len(after.stock)

    def check(self, state: RowsState, play: Play) -> None:
        if play not in self.legal(state):
            raise NotAllowed(refusals.reason(self, state, play), play)

    # the end of the round

    def score(self, state: RowsState) -> tuple[int | None, ...]:
        """Add the numbers left in each hand; action cards count nothing."""
        return tuple(
            sum(map(number_of, indices(hand))) if state.after[seat] >= 0 else None
            for seat, hand in enumerate(state.hands)
        )

    def winner(self, state: RowsState) -> Seat | None:
        return state.won

    # what a seat may know

    def view(self, state: RowsState, seat: Seat) -> RowsView:
        mine = seat == state.seat
        return RowsView(
            seat=seat,
            to_act=state.seat,
            legal=tuple(self.legal(state)) if mine else (),
            hand=0 if seat == WATCHER else state.hands[seat],
            counts=tuple(
                hand.bit_count() if state.after[each] >= 0 else -1 for each, hand in enumerate(state.hands)
            ),
            stock=len(state.stock),
            unlaid=state.unlaid,
            playable=state.playable,
            start=state.start,
            after=tuple(state.after),
            opening=state.opening,
            laid=state.laid,
            drawn=state.drawn,
            run=state.run,
            passes=state.passes,
        )

    def guess(self, view: RowsView, rng: random.Random) -> RowsState:
        while True:
            state = dealing.guess(view, rng)
            if state.seat == OVER or self._offer(state):
                return state

    # in writing

    def write_play(self, play: Play) -> str:
        return writing.write_play(self.pack, play)

    def read_play(self, text: str) -> Play:
        play = writing.read_play(self.pack, text)
        if play is None:
            raise NotUnderstood(text)
        return play

    def write(self, state: RowsState) -> str:
        return writing.write(self.pack, state)

    def read(self, text: str) -> RowsState:
        state = writing.read(self.pack, self.seats, text)
        if state.seat != OVER:
            self._offer(state)
        return state

    # cards for those outside

    def card(self, index: int) -> Card:
        return self.pack.faces[index]

    def face(self, index: int) -> Card | Action:
        return self.pack.faces[index] if index < NUMBERS else action_of(index)

    def cards(self, held: int) -> tuple[Card, ...]:
        """The number cards of a set, colour by colour in the game's order."""
        return tuple(self.pack.faces[index] for index in indices(held & ~ACTIONS))

    @property
    def colours(self) -> tuple[Colour, ...]:
        return self.pack.colours

    def _going_on(self, state: RowsState) -> TurnGoesOn:
        may_end = DONE in state.may or PASS in state.may
        return TurnGoesOn(
            state.seat, self.cards(state.can), actions_in(state.can), DRAW in state.may, may_end
        )

    def _turn(self, state: RowsState) -> TurnCame:
        return TurnCame(state.seat, self.cards(state.can), actions_in(state.can), state.may == _DRAW)


class ElferRaus(RowsGame):
    """Elfer Raus!: any number of cards a turn, elevens out at once."""

    name = "elfer-raus"
    options = ELFER_OPTIONS
    presets = ELFER_PRESETS


class Atout11(RowsGame):
    """Atout 11: braille-marked cards, one run a turn, elevens may be held back."""

    name = "atout-11"
    options = ATOUT_OPTIONS
    presets = ATOUT_PRESETS
