"""The cards of a game, read from the deck file.

Inside the engine a card is its index: first the stock, box by box, then a start
interdiction for each line there can be, then the bonus cards.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from access_play.games.gagnant.cards import Bonus, Card, Colour, Kind

NOTHING: Final = -1
"""No card, no line, no colour."""
ANY: Final = -2
"""The colour of a card that counts for whoever has it."""


@dataclass(frozen=True, slots=True, eq=False)
class Pack:
    """Every card by its index. ``official`` when the deck file holds the published list.

    ``hues`` are places in ``colours``, or NOTHING, or ANY; ``looks`` is equal for cards
    that look alike; ``backs`` tells the box of a stock card; ``codes`` is how a card is written.
    """

    official: bool
    boxes: int
    colours: tuple[Colour, ...]
    faces: tuple[Card, ...]
    kinds: tuple[Kind, ...]
    values: tuple[int, ...]
    hues: tuple[int, ...]
    looks: tuple[int, ...]
    backs: tuple[int, ...]
    codes: tuple[str, ...]
    stock: int
    """How many cards the stock has; a start interdiction for each line follows."""
    bonuses: Mapping[int, Bonus]
    stops: frozenset[int]
    """The interdictions."""
    neutrals: int
    named: Mapping[str, int]
    """Cards by their codes."""

    @property
    def starts(self) -> range:
        """The start interdictions, one a line."""
        return range(self.stock, self.stock + len(self.colours))


@cache
def pack_of(boxes: int) -> Pack:
    """The pack of one box or of two, from the deck file of the package."""
    text = files(__package__).joinpath("deck.toml").read_text(encoding="utf-8")
    return read_pack(tomllib.loads(text), boxes)


def read_pack(deck: Mapping[str, Any], boxes: int) -> Pack:
    """Make a pack from a deck file; raises KeyError or ValueError for what no deck has.

    The colours alternate between the boxes, so that lines taken in turn are shared evenly.
    """
    named_boxes = deck["boxes"][:boxes]
    colours = tuple(Colour(name) for names in zip(*named_boxes, strict=True) for name in names)
    stock = [(card, box) for box, names in enumerate(named_boxes) for card in _box(deck, names)]
    bonus = [Bonus(name) for name, count in deck["bonus"].items() for _ in range(count * boxes)]
    faces = [card for card, _ in stock]
    faces += [Card(Kind.INTERDICTION) for _ in colours]
    first_bonus = len(faces)
    faces += [Card(Kind.WILD) for _ in bonus]
    codes = _codes(faces[:first_bonus], bonus)
    return Pack(
        official=bool(deck["official"]),
        boxes=boxes,
        colours=colours,
        faces=tuple(faces),
        kinds=tuple(card.kind for card in faces),
        values=tuple(card.number for card in faces),
        hues=tuple(_hue(card, colours) for card in faces),
        looks=tuple(faces.index(card) for card in faces),
        backs=tuple(box for _, box in stock),
        codes=codes,
        stock=len(stock),
        bonuses=dict(enumerate(bonus, start=first_bonus)),
        stops=frozenset(at for at, card in enumerate(faces) if card.kind is Kind.INTERDICTION),
        neutrals=deck["aside"]["neutral"] * boxes,
        named={code: card for card, code in enumerate(codes)},
    )


def _box(deck: Mapping[str, Any], names: list[str]) -> Iterator[Card]:
    """The stock cards of a box."""
    for name in names:
        for kind, numbers in deck.get("colour", {}).get(name, deck["each_colour"]).items():
            yield from (Card(Kind(kind), Colour(name), number) for number in numbers)
    for kind, count in deck["colourless"].items():
        yield from (Card(Kind(kind)) for _ in range(count))


def _hue(card: Card, colours: tuple[Colour, ...]) -> int:
    if card.kind is Kind.WILD:
        return ANY
    return NOTHING if card.colour is None else colours.index(card.colour)


def _codes(faces: list[Card], bonus: list[Bonus]) -> tuple[str, ...]:
    """Write each card; those that would be written alike are numbered: ``turn.1``, ``turn.2``."""
    plain = [str(card) for card in faces] + [f"bonus_{kind.value}" for kind in bonus]
    often, met = Counter(plain), Counter[str]()
    codes = []
    for code in plain:
        met[code] += 1
        codes.append(f"{code}.{met[code]}" if often[code] > 1 else code)
    return tuple(codes)
