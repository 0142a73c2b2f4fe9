"""11 nimmt!: shed ten cards on piles, within ten of their tops, or take a pile."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
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
from access_play.games.nimmt import dealing, writing
from access_play.games.nimmt.cards import BIT, BULLS, FITS, OxCard, few, in_order, numbers
from access_play.games.nimmt.events import (
    Begins,
    BullMissed,
    BullMoved,
    BullWon,
    CardLaid,
    Fit,
    GiverAwaited,
    HandDealt,
    NoPileLeft,
    PilesOpened,
    PileTaken,
    RoundStopped,
    TurnCame,
    TurnGoesOn,
)
from access_play.games.nimmt.heads import OX_HEADS
from access_play.games.nimmt.match import next_round, winners
from access_play.games.nimmt.refusals import reason
from access_play.games.nimmt.rules import OPTIONS, PLAYERS, PRESETS, Rules, rules_from
from access_play.games.nimmt.state import (
    DONE,
    GIVE,
    MOST_PILES,
    NOWHERE,
    PILE,
    TAKE,
    NimmtState,
    NimmtView,
    givers,
)

TURNS_EACH: Final = 100
"""So many turns a player, then the round is stopped."""
OPENED: Final = 2
"""So many cards of the stock open new piles when one is taken."""
_FACES: Final = {
    name: tuple(OxCard(number, heads) for number, heads in enumerate(table))
    for name, table in OX_HEADS.items()
}
_TAKES: Final = tuple(tuple(range(TAKE, TAKE + piles)) for piles in range(MOST_PILES))


@dataclass(frozen=True)
class ElevenNimmt(Game[NimmtState, NimmtView]):
    """The game with its rules chosen."""

    seats: int
    rules: Rules

    name: ClassVar[str] = "11-nimmt"
    players: ClassVar[range] = PLAYERS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = PRESETS

    @classmethod
    def create(cls, seats: int, values: Mapping[str, Value]) -> Self:
        return cls(seats, rules_from(seats, values))

    def values(self) -> Mapping[str, Value]:
        return {rule.name: getattr(self.rules, rule.name) for rule in fields(Rules)}

    # the match

    def next_round(self, results: Sequence[RoundResult], rng: random.Random) -> RoundPlan | None:
        return next_round(self.rules, self.seats, results, rng)

    def winners(self, results: Sequence[RoundResult]) -> tuple[Seat, ...]:
        return winners(results)

    # the round

    def deal(self, rng: random.Random, plan: RoundPlan | None = None) -> NimmtState:
        return dealing.deal(self.seats, rng, plan)

    def opening(self, state: NimmtState) -> Iterator[Event]:
        """Tell the deal: hands first, then the first pile and who begins."""
        for seat, hand in enumerate(state.hands):
            yield HandDealt(seat, self.cards(numbers(hand)))
        yield PilesOpened(state.seat, self.cards(state.tops), 1, len(state.stock))
        yield Begins(state.seat)
        yield self._turn(state)

    def to_act(self, state: NimmtState) -> Seat:
        return state.seat

    def legal(self, state: NimmtState) -> list[Play]:
        seat, tops = state.seat, state.tops
        if seat == OVER:
            return []
        if state.giving:
            return [GIVE + other for other in givers(state)]
        if state.used:
            plays = [PILE * pile + number for pile, cards in _offers(state) for number in few(cards)]
            plays.append(DONE)
            return plays
        hand = state.hands[seat]
        if not tops:
            return numbers(hand)
        plays = [
            PILE * pile + number
            for pile, top in enumerate(tops)
            if (fits := hand & FITS[top])
            for number in few(fits)
        ]
        plays += _TAKES[len(tops)]
        return plays

    def play(self, state: NimmtState, play: Play, tell: Tell | None = None) -> None:
        if play < TAKE:
            self._lay(state, play // PILE, play % PILE, tell)
        elif play < GIVE:
            self._take(state, play - TAKE, tell)
        elif play < DONE:
            self._give(state, play - GIVE, tell)
            self._open(state, tell)
        else:
            self._pass_on(state, tell)

    def _lay(self, state: NimmtState, pile: int, number: int, tell: Tell | None) -> None:
        """Lay a card and find out whether the seat's bulls let the turn go on."""
        seat = state.seat
        hand = state.hands[seat] ^ BIT[number]
        state.hands[seat] = hand
        onto = _put(state, pile, number)
        if tell:
            below = self.card(onto) if onto else None
            tell(CardLaid(seat, self.card(number), pile + 1, below, hand.bit_count()))
        if not hand:
            state.won = seat
            self._end(state)
        elif not state.bulls[seat]:
            self._pass_on(state, tell)
        else:
            if pile != state.on:
                state.on, state.base = pile, onto or number
                state.used |= 1 << pile
            self._go_on(state, tell)

    def _go_on(self, state: NimmtState, tell: Tell | None) -> None:
        """Leave the turn with the seat if anything more can be laid."""
        if not _goes_on(state):
            self._pass_on(state, tell)
        elif tell:
            tell(TurnGoesOn(state.seat, self._fits(state)))

    def _take(self, state: NimmtState, pile: int, tell: Tell | None) -> None:
        seat, top = state.seat, state.tops.pop(pile)
        cards = state.piles.pop(pile)
        state.hands[seat] |= cards
        size = cards.bit_count()
        if tell:
            held = state.hands[seat].bit_count()
            under = self.cards(numbers(cards ^ BIT[top]))
            tell(PileTaken(seat, pile + 1, self.card(top), size, held, under))
        if size >= self.rules.bull_at:
            self._bring_bull(state, tell)
        if not state.giving:
            self._open(state, tell)

    def _bring_bull(self, state: NimmtState, tell: Tell | None) -> None:
        """Give the seat a bull: from the supply, or from whoever has most."""
        seat, supply = state.seat, BULLS - sum(state.bulls)
        if supply:
            state.bulls[seat] += 1
            if tell:
                tell(BullWon(seat, state.bulls[seat], supply - 1))
            return
        others = givers(state)
        if len(others) == 1:
            self._give(state, others[0], tell)
        elif others:
            state.giving = True
            if tell:
                tell(GiverAwaited(seat, tuple(others)))
        elif tell:
            tell(BullMissed(seat))

    def _give(self, state: NimmtState, giver: Seat, tell: Tell | None) -> None:
        state.giving = False
        state.bulls[giver] -= 1
        state.bulls[state.seat] += 1
        if tell:
            tell(BullMoved(state.seat, giver, state.bulls[state.seat]))

    def _open(self, state: NimmtState, tell: Tell | None) -> None:
        """Open new piles, as many as the stock allows, and end the turn."""
        tops, stock = state.tops, state.stock
        before = len(tops)
        for _ in range(min(OPENED, len(stock))):
            number = stock.pop()
            tops.append(number)
            state.piles.append(BIT[number])
        if tell and len(tops) > before:
            tell(PilesOpened(state.seat, self.cards(tops[before:]), before + 1, len(stock)))
        elif tell and not tops:
            tell(NoPileLeft(state.seat))
        self._pass_on(state, tell)

    def _pass_on(self, state: NimmtState, tell: Tell | None) -> None:
        """Give the turn to the next seat, or stop a round that does not end."""
        state.turns += 1
        state.on, state.base, state.used = NOWHERE, 0, 0
        if state.turns == TURNS_EACH * self.seats:
            if tell:
                tell(RoundStopped(state.seat, TURNS_EACH))
            self._end(state)
            return
        state.seat = (state.seat + 1) % self.seats
        if tell:
            tell(self._turn(state))

    def _end(self, state: NimmtState) -> None:
        state.seat, state.on, state.base, state.used = OVER, NOWHERE, 0, 0

    def only_ends(self, play: Play) -> bool:
        return play == DONE

    def reveals(self, before: NimmtState, after: NimmtState) -> bool:
        """Nobody knows what lies in a pile that is taken, nor what is drawn."""
        seat = before.seat
        return after.hands[seat].bit_count() > before.hands[seat].bit_count()

    def check(self, state: NimmtState, play: Play) -> None:
        if play not in self.legal(state):
            raise NotAllowed(reason(state, play), play)

    # the end of the round

    def score(self, state: NimmtState) -> tuple[int | None, ...]:
        """Count the ox heads left in each hand."""
        return tuple(self.heads(hand) for hand in state.hands)

    def winner(self, state: NimmtState) -> Seat | None:
        """Whose hand is empty; None for a round that was stopped."""
        return state.won

    # what a seat may know

    def view(self, state: NimmtState, seat: Seat) -> NimmtView:
        sizes = map(int.bit_count, state.piles) if self.rules.pile_size == "open" else ()
        return NimmtView(
            seat=seat,
            to_act=state.seat,
            legal=tuple(self.legal(state)) if seat == state.seat else (),
            hand=0 if seat == WATCHER else state.hands[seat],
            counts=tuple(map(int.bit_count, state.hands)),
            bulls=tuple(state.bulls),
            tops=tuple(state.tops),
            sizes=tuple(sizes),
            stock=len(state.stock),
            turns=state.turns,
            on=state.on,
            base=state.base,
            used=state.used,
            giving=state.giving,
        )

    def guess(self, view: NimmtView, rng: random.Random) -> NimmtState:
        return dealing.guess(view, rng)

    # in writing

    def write_play(self, play: Play) -> str:
        return writing.write_play(play)

    def read_play(self, text: str) -> Play:
        play = writing.read_play(text)
        if play is None:
            raise NotUnderstood(text)
        return play

    def write(self, state: NimmtState) -> str:
        return writing.write(state)

    def read(self, text: str) -> NimmtState:
        return writing.read(self.seats, TURNS_EACH * self.seats, text)

    # cards for those outside

    def card(self, number: int) -> OxCard:
        return _FACES[self.rules.ox_heads][number]

    def cards(self, these: Iterable[int]) -> tuple[OxCard, ...]:
        faces = _FACES[self.rules.ox_heads]
        return tuple([faces[number] for number in these])

    def heads(self, held: int) -> int:
        """The ox heads of a set of cards."""
        table = OX_HEADS[self.rules.ox_heads]
        return sum(table[number] for number in numbers(held))

    def _fits(self, state: NimmtState) -> tuple[Fit, ...]:
        if not state.tops:
            return (Fit(1, None, self.cards(numbers(state.hands[state.seat]))),)
        return tuple(
            Fit(pile + 1, self.card(state.tops[pile]), self.cards(in_order(cards, state.tops[pile])))
            for pile, cards in _offers(state)
        )

    def _turn(self, state: NimmtState) -> TurnCame:
        return TurnCame(state.seat, self._fits(state), len(state.tops))


def _offers(state: NimmtState) -> list[tuple[int, int]]:
    """The piles that the seat to act may lay on now, each with the set of its cards that fit there."""
    hand, tops = state.hands[state.seat], state.tops
    if not state.used:
        if not tops:
            return [(0, hand)]
        return [(pile, fits) for pile, top in enumerate(tops) if (fits := hand & FITS[top])]
    fits = hand & FITS[state.base] & FITS[tops[state.on]]
    return [(state.on, fits), *_elsewhere(state)] if fits else _elsewhere(state)


def _elsewhere(state: NimmtState) -> list[tuple[int, int]]:
    """The piles that a turn which has laid may go on to, if the seat has a bull for one more."""
    hand, used = state.hands[state.seat], state.used
    if used.bit_count() >= state.bulls[state.seat]:
        return []
    return [
        (pile, fits)
        for pile, top in enumerate(state.tops)
        if (fits := hand & FITS[top]) and not used >> pile & 1
    ]


def _goes_on(state: NimmtState) -> bool:
    """Whether anything more can be laid this turn."""
    hand, top = state.hands[state.seat], state.tops[state.on]
    return bool(hand & FITS[state.base] & FITS[top] or _elsewhere(state))


def _put(state: NimmtState, pile: int, number: int) -> int:
    """Put a card on a pile, or start one; return the top it covers, 0 for none."""
    if not state.tops:
        state.tops.append(number)
        state.piles.append(BIT[number])
        return 0
    onto = state.tops[pile]
    state.tops[pile] = number
    state.piles[pile] |= BIT[number]
    return onto
