"""What a set of rules makes of the pack: which cards, how many each, what follows what."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from access_play.games.rows.cards import (
    ACTIONS,
    BIT,
    NUMBERS,
    Card,
    Colour,
    each_row,
    index_of,
    indices,
    set_of,
)
from access_play.games.rows.rules import Rules, middle

TABLE: Final = {2: 20, 3: 20, 4: 15, 5: 12, 6: 10}
QUARTER: Final = {2: 30, 3: 20, 4: 15, 5: 12, 6: 10}
WHOLE_PACK: Final = 80
JUNIOR_HAND: Final = 5


@dataclass(frozen=True)
class Pack:
    """The cards of one set of rules and seats; sets of cards are bit sets.

    ``dealt`` lists the cards that are shuffled, ``cards`` is their set and ``playable`` what
    has a place before the first of them is laid. ``follow[start][card]`` is what may be laid
    once the card lies, ``starts[start]`` the cards that open rows. ``laid_out`` lies on the
    table from the start (children's edition). ``opening`` lists the rows in the order in
    which their start card opens.
    """

    colours: tuple[Colour, ...]
    faces: tuple[Card, ...]
    rows: tuple[int, ...]
    dealt: tuple[int, ...]
    cards: int
    playable: int
    hand: int
    laid_out: int
    starts: dict[int, int]
    follow: dict[int, tuple[int, ...]]
    opening: tuple[int, ...]
    start_numbers: tuple[int, ...]

    @property
    def start(self) -> int:
        """The start number, 0 while the opener may choose."""
        return self.start_numbers[0] if len(self.start_numbers) == 1 else 0

    def openers(self) -> list[int]:
        """The cards that open the round, the first held being the one that counts."""
        number = self.start_numbers[len(self.start_numbers) // 2]
        return [index_of(row, number) for row in self.opening]

    def opener_of(self, opening: int) -> int:
        """The card whose holder opens, from the cards that may open."""
        return next(card for card in self.openers() if opening & BIT[card])


def playable(rows: tuple[int, ...], starts: int, follow: tuple[int, ...], unlaid: int) -> int:
    """Every card that has a place on the table: unlaid start cards and what follows the laid ones."""
    cards = starts
    if follow:
        for card in indices(sum(rows) & ~unlaid):
            cards |= follow[card]
    return cards & unlaid


@lru_cache(maxsize=256)
def pack_of(rules: Rules, seats: int) -> Pack:
    """Work out the pack of a set of rules; ``seats`` is how many play the match."""
    fourth = Colour.ORANGE if rules.colour4 == "orange" else Colour.YELLOW
    colours = _colours(rules, fourth)
    rows = tuple(set_of(row) for row in each_row(len(colours), rules.highest))
    laid_out = set_of(index_of(row, number) for row in range(len(rows)) for number in (1, 11) if rules.junior)
    cards = sum(rows) & ~laid_out | (ACTIONS if rules.actions else 0)
    numbers = _start_numbers(rules)
    starts = {0: 0} | {number: _starts(rules, len(rows), number) for number in numbers}
    follow = {number: _follow(rules, len(rows), number) for number in numbers}
    start = numbers[0] if len(numbers) == 1 else 0
    return Pack(
        colours=colours,
        faces=tuple(Card(colour, number) for colour in colours for number in range(1, 21)),
        rows=rows,
        dealt=tuple(card for card in range(ACTIONS.bit_length()) if cards & BIT[card]),
        cards=cards,
        playable=playable(rows, starts[start], follow.get(start, ()), cards),
        hand=hand_size(rules, seats),
        laid_out=laid_out,
        starts=starts,
        follow=follow,
        opening=_opening(rules, colours),
        start_numbers=numbers,
    )


def hand_size(rules: Rules, seats: int) -> int:
    """How many cards each hand gets.

    The figures are the rules' for 80 cards; a smaller pack is dealt in proportion, but 20
    each for two players with three colours, as that edition says.
    """
    if rules.junior:
        return min(JUNIOR_HAND, rules.colours * 9 // seats)
    if rules.colours == 3 and rules.max == 20 and seats == 2:
        return 20
    figure = (QUARTER if rules.deal == "quarter" else TABLE)[seats]
    if seats > 2 and rules.colours == 3 and rules.max == 20:
        return 45 // seats
    return figure * rules.colours * rules.max // WHOLE_PACK


def _colours(rules: Rules, fourth: Colour) -> tuple[Colour, ...]:
    return (
        (Colour.RED, fourth, Colour.GREEN)
        if rules.colours == 3
        else (
            Colour.RED,
            fourth,
            Colour.BLUE,
            Colour.GREEN,
        )
    )


def _start_numbers(rules: Rules) -> tuple[int, ...]:
    if rules.junior:
        return (11,)
    if isinstance(rules.start, int):
        return (rules.start,)
    centre = middle(rules.max)
    return (centre - 1, centre, centre + 1)


def _starts(rules: Rules, rows: int, number: int) -> int:
    return 0 if rules.junior else set_of(index_of(row, number) for row in range(rows))


def _follow(rules: Rules, rows: int, start: int) -> tuple[int, ...]:
    """For every card what may be laid after it: outward, or inward in the children's edition."""
    follow = [0] * NUMBERS
    for row in each_row(rows, rules.highest):
        for place, card in enumerate(row):
            up = BIT[row[place + 1]] if place + 1 < len(row) and (rules.junior or place + 1 >= start) else 0
            down = BIT[row[place - 1]] if place and (rules.junior or place + 1 <= start) else 0
            follow[card] = up | down
    return tuple(follow)


def _opening(rules: Rules, colours: tuple[Colour, ...]) -> tuple[int, ...]:
    names = [
        name.replace("yellow", "fourth").replace("orange", "fourth")
        for name in rules.opening_order.split("-")
    ]
    known = [
        "fourth" if colour in (Colour.YELLOW, Colour.ORANGE) else colour.name.casefold() for colour in colours
    ]
    return tuple(known.index(name) for name in names if name in known)
