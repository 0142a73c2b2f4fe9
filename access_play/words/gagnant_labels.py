"""The cards of Onze Gagnant's box as their labels: colour and pictograms left, number right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from access_play.games.gagnant.cards import Bonus, Card, Colour, Kind
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.gagnant.pack import Pack, pack_of
from access_play.words.announcement import Mark
from access_play.words.gagnant_cards import bonus_name, card_name, face_name, kind_name, letter, sign
from access_play.words.language import Language

GOAL: Final = 11
"""The number on a goal card."""
LETTERED: Final = (Kind.GOAL, Kind.PLUS, Kind.MINUS, Kind.EXCHANGE, Kind.GIFT, Kind.REPLACE, Kind.DRAW_TWO)
"""Kinds of cards with a colour and a number."""
BARE: Final = (Kind.DISCARD, Kind.TURN, Kind.INTERDICTION)

Marked = tuple[str, Mark]
"""A card's name and its marks."""


def cards(t: Language, game: OnzeGagnant) -> Iterator[tuple[str, list[Marked]]]:
    """Every card of the boxes in play, colour by colour; then those without a colour."""
    pack = pack_of(game.rules.boxes)
    for colour in pack.colours:
        coloured = [card for card in pack.faces if card.colour is colour]
        yield (
            colour_name(t, colour),
            [*_starts(t, colour), *(_numbered(t, card) for card in coloured)],
        )
    # Translators: heading above the labels of the cards without a colour, in small letters
    yield t.p_("labels", "without colour"), list(_bare(t, pack))
    if game.rules.bonus:
        # Translators: heading above the labels of the bonus cards, in small letters
        title = t.p_("labels", "bonus cards")
        yield title, [(bonus_name(t, each), Mark(_bonus(t, each), "")) for each in _bonuses(pack)]


def _starts(t: Language, colour: Colour) -> Iterator[Marked]:
    """The two start cards: plus on one side and minus on the other, and the goal."""
    # Translators: the start card between the plus side and the minus side of a line
    signs = t.p_("card", "plus-minus card")
    yield signs, Mark(f"{letter(t, colour)}+", "-")
    # Translators: the start card that shows the goal, eleven
    yield t.p_("card", "goal card"), Mark(f"{letter(t, colour)}=", str(GOAL))


def _numbered(t: Language, card: Card) -> Marked:
    name = face_name(t, card)
    mark = next(piece for piece in name.braille if isinstance(piece, Mark))
    return name.text, mark


def _bare(t: Language, pack: Pack) -> Iterator[Marked]:
    """The cards without a number, the start interdictions among them, and the neutral ones."""
    for kind in BARE:
        for card in pack.faces:
            if card.kind is kind:
                yield card_name(t, card).text, Mark(code(t, kind), "")
    for _ in range(pack.neutrals):
        # Translators: a grey card that shows the sign of a modifier of a goal
        yield t.p_("card", "neutral card"), Mark("+", "-")


def _bonuses(pack: Pack) -> list[Bonus]:
    return list(pack.bonuses.values())


# what the marks mean: each code with its meaning

Meanings = Iterator[tuple[str, str]]


def colours(t: Language, game: OnzeGagnant) -> Meanings:
    return ((letter(t, colour), colour_name(t, colour)) for colour in pack_of(game.rules.boxes).colours)


def kinds(t: Language) -> Meanings:
    return ((sign(t, kind), kind_name(t, kind)) for kind in LETTERED)


def bare(t: Language, game: OnzeGagnant) -> Meanings:
    """The cards that have neither colour nor number."""
    yield from ((code(t, kind), kind_name(t, kind)) for kind in BARE)
    if game.rules.bonus:
        kept = dict.fromkeys(_bonuses(pack_of(game.rules.boxes)))
        yield from ((_bonus(t, each), bonus_name(t, each)) for each in kept)


def code(t: Language, kind: Kind) -> str:
    """The pictograms of a card without colour and number."""
    return {
        # Translators: two letters on the label of a card of Onze Gagnant: an interdiction
        Kind.INTERDICTION: t.p_("pictogram", "st"),
        # Translators: two letters on the label of a card of Onze Gagnant: a Discard card
        Kind.DISCARD: t.p_("pictogram", "di"),
        # Translators: two letters on the label of a card of Onze Gagnant: a Turn card
        Kind.TURN: t.p_("pictogram", "tu"),
    }[kind]


def _bonus(t: Language, bonus: Bonus) -> str:
    return {
        # Translators: two letters on the label of a bonus card: Swap colours
        Bonus.SWAP_COLOURS: t.p_("pictogram", "sc"),
        # Translators: two letters on the label of a bonus card: Swap sides
        Bonus.SWAP_SIDES: t.p_("pictogram", "ss"),
        # Translators: two letters on the label of a bonus card: Wild card
        Bonus.WILD: t.p_("pictogram", "wi"),
        # Translators: two letters on the label of a bonus card: Protection
        Bonus.PROTECT: t.p_("pictogram", "pr"),
        # Translators: two letters on the label of a bonus card: Last discard
        Bonus.RETAKE: t.p_("pictogram", "ld"),
        # Translators: two letters on the label of a bonus card: Negative goal
        Bonus.NEGATIVE: t.p_("pictogram", "ng"),
    }[bonus]


def colour_name(t: Language, colour: Colour) -> str:
    """A colour as a heading or in the key."""
    return {
        # Translators: the row of a colour, first word of a line such as "Red: 9 to 13."
        Colour.RED: t.p_("row", "red"),
        # Translators: the row of a colour, first word of a line such as "Red: 9 to 13."
        Colour.YELLOW: t.p_("row", "yellow"),
        # Translators: the row of a colour, first word of a line such as "Red: 9 to 13."
        Colour.GREEN: t.p_("row", "green"),
        # Translators: the row of a colour, first word of a line such as "Red: 9 to 13."
        Colour.BLUE: t.p_("row", "blue"),
        # Translators: the row of a colour, first word of a line such as "Red: 9 to 13."
        Colour.ORANGE: t.p_("row", "orange"),
        # Translators: a colour, first word of a heading such as "Violet: 12 cards"
        Colour.VIOLET: t.p_("row", "violet"),
        # Translators: a colour, first word of a heading such as "Pink: 12 cards"
        Colour.PINK: t.p_("row", "pink"),
        # Translators: a colour, first word of a heading such as "Turquoise: 12 cards"
        Colour.TURQUOISE: t.p_("row", "turquoise"),
    }[colour]
