"""What stays the same through a game: the pack, the rules, who runs which line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from access_play.games.core import Seat
from access_play.games.gagnant.cards import Card
from access_play.games.gagnant.lines import LineName, Standing, standing
from access_play.games.gagnant.pack import Pack
from access_play.games.gagnant.rules import Rules
from access_play.games.gagnant.state import GagnantState


@dataclass(frozen=True, slots=True)
class Setting:
    """``owners`` are the seats that run the lines, in the order of play."""

    pack: Pack
    rules: Rules
    owners: tuple[Seat, ...]

    def name(self, state: GagnantState, line: int) -> LineName:
        return LineName(line, self.owners[line], self.pack.colours[state.lines[line].colour])

    def standing(self, state: GagnantState, line: int) -> Standing:
        return standing(self.pack, state.lines[line], state.empty)

    def cards(self, indices: Iterable[int]) -> tuple[Card, ...]:
        return tuple(self.pack.faces[index] for index in indices)
