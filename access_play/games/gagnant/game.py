"""Onze Gagnant: one's own goal, eleven, by plus and minus."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self

from access_play.games.core import (
    CHANCE,
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
from access_play.games.gagnant import dealing, ending, lines, match, turn, writing
from access_play.games.gagnant.cards import Bonus, Card
from access_play.games.gagnant.choices import choices
from access_play.games.gagnant.events import CardRevealed, GameBegins, LineLaid
from access_play.games.gagnant.lines import LineName, Standing
from access_play.games.gagnant.pack import NOTHING, Pack, pack_of
from access_play.games.gagnant.reasons import reason
from access_play.games.gagnant.rules import MOST_SEATS, OPTIONS, PRESETS, Rules, owners_of, rules_from
from access_play.games.gagnant.setting import Setting
from access_play.games.gagnant.state import GagnantState, GagnantView, Step


@dataclass(frozen=True)
class OnzeGagnant(Game[GagnantState, GagnantView]):
    """Draw a card, play it by its pictograms; who stands at the own goal wins at once."""

    seats: int
    rules: Rules
    setting: Setting = field(init=False, repr=False, compare=False)

    name: ClassVar[str] = "onze-gagnant"
    players: ClassVar[range] = range(1, MOST_SEATS + 1)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = PRESETS

    def __post_init__(self) -> None:
        owners = owners_of(self.rules, self.seats)
        object.__setattr__(self, "setting", Setting(pack_of(self.rules.boxes), self.rules, owners))

    @classmethod
    def create(cls, seats: int, values: Mapping[str, Value]) -> Self:
        return cls(seats, rules_from(seats, values))

    def values(self) -> Mapping[str, Value]:
        return {option.name: getattr(self.rules, option.name) for option in self.options}

    # the match

    def next_round(self, results: Sequence[RoundResult], rng: random.Random) -> RoundPlan | None:
        return match.next_round(self.rules, self.seats, results, rng)

    def winners(self, results: Sequence[RoundResult]) -> tuple[Seat, ...]:
        return match.winners(results)

    # the round

    def deal(self, rng: random.Random, plan: RoundPlan | None = None) -> GagnantState:
        return self._offered(dealing.deal(self.setting, rng, plan))

    def opening(self, state: GagnantState) -> Iterator[Event]:
        """Tell the lines, the open card, who begins."""
        setting = self.setting
        for line, owner in enumerate(setting.owners):
            yield LineLaid(owner, setting.name(state, line))
        if state.revealed != NOTHING:
            yield CardRevealed(state.seat, self.pack.faces[state.revealed], state.stock)
        yield GameBegins(state.seat, setting.name(state, state.line), state.stock, len(state.bonus))
        yield turn.turn_came(setting, state)

    def to_act(self, state: GagnantState) -> Seat:
        return state.seat

    def legal(self, state: GagnantState) -> tuple[Play, ...]:
        return state.can

    def play(self, state: GagnantState, play: Play, tell: Tell | None = None) -> None:
        turn.make(self.setting, state, play, tell)

    def check(self, state: GagnantState, play: Play) -> None:
        if play not in state.can:
            raise NotAllowed(reason(self.setting, state, play), play)

    def reveals(self, before: GagnantState, after: GagnantState) -> bool:
        """Cards of the stock and bonus cards are unknown; where a card goes back is chance."""
        return before.stock != after.stock or len(before.bonus) != len(after.bonus) or after.seat == CHANCE

    def is_step(self, before: GagnantState, after: GagnantState) -> bool:
        """From the card that is drawn to the last choice it brings."""
        return after.seat == before.seat and after.line == before.line and after.step is not Step.DRAW

    # the end of the round

    def score(self, state: GagnantState) -> tuple[int | None, ...]:
        """Goals missed: 0 for the winner, 1 for the others; together, for everybody, lines not valid."""
        if self.rules.together:
            missed = len(state.lines) - ending.count_valid(self.setting, state)
            return (missed,) * self.seats
        winner = self.winner(state)
        return tuple(int(seat != winner) for seat in range(self.seats))

    def winner(self, state: GagnantState) -> Seat | None:
        """The seat whose line won; where all play together, the one that brought the last line home."""
        return None if state.won == NOTHING else self.setting.owners[state.won]

    # what a seat may know

    def view(self, state: GagnantState, seat: Seat) -> GagnantView:
        return dealing.view(self.setting, state, seat)

    def guess(self, view: GagnantView, rng: random.Random) -> GagnantState:
        return self._offered(dealing.guess(self.setting, view, rng))

    # in writing

    def write_play(self, play: Play) -> str:
        return writing.write_play(self.pack, play)

    def read_play(self, text: str) -> Play:
        play = writing.read_play(self.pack, len(self.setting.owners), text)
        if play is None:
            raise NotUnderstood(text)
        return play

    def write(self, state: GagnantState) -> str:
        return writing.write(self.pack, state)

    def read(self, text: str) -> GagnantState:
        state = self._offered(writing.read(self.setting, text))
        if not state.can and state.seat >= 0:
            raise ValueError("nobody can act in this position")
        return state

    # cards and lines for those outside

    @property
    def pack(self) -> Pack:
        return self.setting.pack

    def card(self, index: int) -> Card:
        return self.pack.faces[index]

    def bonus(self, index: int) -> Bonus:
        """The kind of a bonus card."""
        return self.pack.bonuses[index]

    def line_name(self, table: GagnantView | GagnantState, line: int) -> LineName:
        return LineName(line, self.setting.owners[line], self.pack.colours[table.lines[line].colour])

    def standing(self, table: GagnantView | GagnantState, line: int) -> Standing:
        """What a line comes to now."""
        return lines.standing(self.pack, table.lines[line], table.empty)

    def neutrals(self, table: GagnantView | GagnantState) -> int:
        """How many neutral cards lie aside."""
        return self.pack.neutrals - sum(len(line.behind) for line in table.lines)

    def _offered(self, state: GagnantState) -> GagnantState:
        state.can = choices(self.setting, state)
        return state
