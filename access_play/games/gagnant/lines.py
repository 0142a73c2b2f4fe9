"""A player's line, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from access_play.games.core import Seat
from access_play.games.gagnant.cards import Colour
from access_play.games.gagnant.pack import ANY, Pack

ELEVEN: Final = 11
BONUS_FROM: Final = 3
"""So many numbers of one's own colour bring the colour bonus."""
BONUS: Final = 2


class Line(NamedTuple):
    """The cards before a player, as indices of the pack.

    ``colour`` is a place in the pack's colours. ``behind`` holds the goal modifiers, the
    last one on top: ``card`` where its neutral card shows plus, ``~card`` where it shows
    minus. ``negative`` when the goal card says -11.
    """

    colour: int
    plus: tuple[int, ...]
    minus: tuple[int, ...] = ()
    behind: tuple[int, ...] = ()
    negative: bool = False

    @property
    def top(self) -> int | None:
        """The goal modifier that counts, whatever its sign."""
        return bare(self.behind[-1]) if self.behind else None


class LineName(NamedTuple):
    """How to speak of a line: its number from 0, who runs it, and its colour now."""

    number: int
    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class Standing:
    """What a line comes to: the ``result`` wanted is ``goal``.

    ``colours`` counts the numbers of its own colour; ``blocked`` when an interdiction
    keeps it from winning.
    """

    result: int
    goal: int
    colours: int
    blocked: bool

    @property
    def missing(self) -> int:
        """Goal less result: 2 for two short, -1 for one too many."""
        return self.goal - self.result

    @property
    def bonus(self) -> bool:
        """The line has the colour bonus: it may miss its goal by two."""
        return self.colours >= BONUS_FROM

    @property
    def distance(self) -> int:
        """How far the line is from its goal, the colour bonus taken off."""
        return max(0, abs(self.missing) - BONUS * self.bonus)

    @property
    def valid(self) -> bool:
        return not self.blocked and self.distance == 0


def bare(modifier: int) -> int:
    """The card of a goal modifier."""
    return modifier if modifier >= 0 else ~modifier


def result(pack: Pack, line: Line) -> int:
    values = pack.values
    total = 0
    for card in line.plus:
        total += values[card]
    for card in line.minus:
        total -= values[card]
    return total


def goal(pack: Pack, line: Line) -> int:
    """11 or -11, with what the top goal modifier adds or takes."""
    aim = -ELEVEN if line.negative else ELEVEN
    if not line.behind:
        return aim
    top = line.behind[-1]
    return aim + pack.values[top] if top >= 0 else aim - pack.values[~top]


def colours(pack: Pack, line: Line) -> int:
    """How many numbers of its own colour lie in the line; a covered goal modifier is not counted."""
    counted, hues = (line.colour, ANY), pack.hues
    top = line.top
    count = 0 if top is None else int(hues[top] in counted)
    for card in line.plus:
        if hues[card] in counted:
            count += 1
    for card in line.minus:
        if hues[card] in counted:
            count += 1
    return count


def is_blocked(pack: Pack, line: Line) -> bool:
    """An interdiction can be seen in the line; one covered by a goal modifier cannot."""
    stops = pack.stops
    if not stops.isdisjoint(line.plus) or not stops.isdisjoint(line.minus):
        return True
    return line.top in stops


def distance(pack: Pack, line: Line) -> int:
    """How far the line is from its goal, the colour bonus taken off."""
    off = abs(goal(pack, line) - result(pack, line))
    if off and colours(pack, line) >= BONUS_FROM:
        return max(0, off - BONUS)
    return off


def is_valid(pack: Pack, line: Line, void: bool) -> bool:
    """The line is at its goal and not blocked; ``void`` when interdictions have no effect."""
    off = abs(goal(pack, line) - result(pack, line))
    if off > BONUS or (off and colours(pack, line) < BONUS_FROM):
        return False
    return void or not is_blocked(pack, line)


def standing(pack: Pack, line: Line, void: bool) -> Standing:
    blocked = not void and is_blocked(pack, line)
    return Standing(result(pack, line), goal(pack, line), colours(pack, line), blocked)
