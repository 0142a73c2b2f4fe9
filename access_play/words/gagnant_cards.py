"""Cards, lines, signs and ways to draw in Onze Gagnant, by name.

In braille a number card is its number and the letter of its colour, then the sign of its
kind where the kind counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from access_play.games.core import Play
from access_play.games.gagnant.cards import Bonus, Card, Colour, Kind, Side, Source
from access_play.words.announcement import Mark
from access_play.words.cards import semicolon
from access_play.words.language import Language
from access_play.words.phrase import Name, choosing, joined, listed, pieces, plain


def number_name(t: Language, number: int) -> Name:
    """A result or a goal; its sign is a word, since voices leave out a dash."""
    if number >= 0:
        return plain(str(number))
    # Translators: a number below zero, the sign as a word
    text = t.p_("number", "minus {number}").format(number=-number)
    return Name(text, (str(number),))


# cards


@lru_cache(maxsize=256)
def letter(t: Language, colour: Colour) -> str:
    """The letters of a colour behind the number of a card in braille."""
    return {
        # Translators: one letter: red on a braille-marked card
        Colour.RED: t.p_("mark", "r"),
        # Translators: one letter: yellow on a braille-marked card, unlike every other colour's
        Colour.YELLOW: t.p_("mark", "y"),
        # Translators: one letter: green on a braille-marked card
        Colour.GREEN: t.p_("mark", "g"),
        # Translators: one letter: blue on a braille-marked card
        Colour.BLUE: t.p_("mark", "b"),
        # Translators: one letter: orange on a braille-marked card
        Colour.ORANGE: t.p_("mark", "o"),
        # Translators: one or two letters: violet on a card in braille, unlike every other colour's
        Colour.VIOLET: t.p_("mark", "v"),
        # Translators: one or two letters: pink on a card in braille, unlike every other colour's
        Colour.PINK: t.p_("mark", "p"),
        # Translators: one or two letters: turquoise on a card in braille, unlike every other colour's
        Colour.TURQUOISE: t.p_("mark", "t"),
    }[colour]


@lru_cache(maxsize=256)
def sign(t: Language, kind: Kind) -> str:
    """The pictograms of a kind of number card in braille."""
    letters = {
        # Translators: one letter: an Exchange card in braille, behind its number and colour
        Kind.EXCHANGE: t.p_("pictogram", "x"),
        # Translators: one letter: a Gift card in braille, behind its number and colour
        Kind.GIFT: t.p_("pictogram", "g"),
        # Translators: one letter: a Replace card in braille, behind its number and colour
        Kind.REPLACE: t.p_("pictogram", "r"),
        # Translators: one letter: a Draw two card in braille, behind its number and colour
        Kind.DRAW_TWO: t.p_("pictogram", "d"),
    }
    return {Kind.GOAL: "=", Kind.PLUS: "+", Kind.MINUS: "-", **letters}[kind]


@lru_cache(maxsize=2048)
def card_name(t: Language, card: Card) -> Name:
    """A card as it stands in a list, its kind left out where it has a number: "red 4"."""
    if card.colour is None:
        return _colourless(t, card.kind)
    text = {
        # Translators: a card's name; it follows "the", or stands in a list
        Colour.RED: t.p_("card", "red {number}"),
        # Translators: a card's name; it follows "the", or stands in a list
        Colour.YELLOW: t.p_("card", "yellow {number}"),
        # Translators: a card's name; it follows "the", or stands in a list
        Colour.GREEN: t.p_("card", "green {number}"),
        # Translators: a card's name; it follows "the", or stands in a list
        Colour.BLUE: t.p_("card", "blue {number}"),
        # Translators: a card's name; it follows "the", or stands in a list
        Colour.ORANGE: t.p_("card", "orange {number}"),
        # Translators: a card's name; it follows "the", or stands in a list
        Colour.VIOLET: t.p_("card", "violet {number}"),
        # Translators: a card's name; it follows "the", or stands in a list
        Colour.PINK: t.p_("card", "pink {number}"),
        # Translators: a card's name; it follows "the", or stands in a list
        Colour.TURQUOISE: t.p_("card", "turquoise {number}"),
    }[card.colour]
    mark = Mark(letter(t, card.colour), str(card.number))
    return Name(text.format(number=card.number), (mark,))


def _colourless(t: Language, kind: Kind) -> Name:
    if kind is Kind.INTERDICTION:
        # Translators: a card without a number, in a list; then in braille
        return Name(t.p_("card", "interdiction"), (t.p_("braille card", "stop"),))
    if kind is Kind.DISCARD:
        # Translators: a card without a number, in a list: any line loses a card; then in braille
        return Name(t.p_("card", "Discard"), (t.p_("braille card", "disc."),))
    if kind is Kind.TURN:
        # Translators: a card without a number, in a list: a line's signs are traded; then in braille
        return Name(t.p_("card", "Turn"), (t.p_("braille card", "turn"),))
    # Translators: a bonus card in a line, in a list: it has the colour of whoever has it; then in braille
    return Name(t.p_("card", "Wild card"), (t.p_("braille card", "wild"),))


def the_card(t: Language, card: Card) -> Name:
    """A card in a sentence: "the red 4"."""
    name = card_name(t, card)
    if card.colour is not None:
        # Translators: a card in a sentence: {card} is "red 4"
        return Name(t.p_("in a sentence", "the {card}").format(card=name), name.braille)
    text = {
        # Translators: a card in a sentence
        Kind.INTERDICTION: t.p_("in a sentence", "the interdiction"),
        # Translators: a card in a sentence
        Kind.DISCARD: t.p_("in a sentence", "the Discard card"),
        # Translators: a card in a sentence
        Kind.TURN: t.p_("in a sentence", "the Turn card"),
        # Translators: a card in a sentence
        Kind.WILD: t.p_("in a sentence", "the Wild card"),
    }[card.kind]
    return Name(text, name.braille)


def kind_name(t: Language, kind: Kind) -> str:
    """What the pictograms of a card say."""
    named = {
        # Translators: a kind of card of Onze Gagnant: it may change a goal
        Kind.GOAL: t.p_("kind", "Modifier"),
        # Translators: a kind of card of Onze Gagnant: it goes on plus
        Kind.PLUS: t.p_("kind", "Plus"),
        # Translators: a kind of card of Onze Gagnant: it goes on minus
        Kind.MINUS: t.p_("kind", "Minus"),
        # Translators: a kind of card of Onze Gagnant: a card is swapped with another player
        Kind.EXCHANGE: t.p_("kind", "Exchange"),
        # Translators: a kind of card of Onze Gagnant: it goes to another player
        Kind.GIFT: t.p_("kind", "Gift"),
        # Translators: a kind of card of Onze Gagnant: it takes the place of another card
        Kind.REPLACE: t.p_("kind", "Replace"),
        # Translators: a kind of card of Onze Gagnant: two cards are drawn and one is played
        Kind.DRAW_TWO: t.p_("kind", "Draw two"),
    }
    return named.get(kind) or _colourless(t, kind).text


def face_name(t: Language, card: Card) -> Name:
    """A card with its kind: "Exchange, red 6"."""
    name = card_name(t, card)
    if card.colour is None:
        return name
    # Translators: a card as its face shows it: {kind} is "Exchange", {card} is "red 6"
    text = t.p_("face", "{kind}, {card}").format(kind=kind_name(t, card.kind), card=name)
    return Name(text, (Mark(letter(t, card.colour) + sign(t, card.kind), str(card.number)),))


def bonus_name(t: Language, bonus: Bonus) -> str:
    return {
        # Translators: a bonus card of Onze Gagnant: two lines swap their start colours
        Bonus.SWAP_COLOURS: t.p_("bonus", "Swap colours"),
        # Translators: a bonus card of Onze Gagnant: a card of the minus side and one of the plus side swap
        Bonus.SWAP_SIDES: t.p_("bonus", "Swap sides"),
        # Translators: a bonus card of Onze Gagnant: a 0 in the colour of whoever has it
        Bonus.WILD: t.p_("bonus", "Wild card"),
        # Translators: a bonus card of Onze Gagnant: a card that cannot be taken away
        Bonus.PROTECT: t.p_("bonus", "Protection"),
        # Translators: a bonus card of Onze Gagnant: the last discard is played
        Bonus.RETAKE: t.p_("bonus", "Last discard"),
        # Translators: a bonus card of Onze Gagnant: the goal is -11
        Bonus.NEGATIVE: t.p_("bonus", "Negative goal"),
    }[bonus]


# places


def coloured_line(t: Language, colour: Colour) -> Name:
    """A line by its colour: "red line"; the braille is its letter."""
    text = {
        # Translators: the line of a colour; in a sentence "the" stands before it
        Colour.RED: t.p_("line", "red line"),
        # Translators: the line of a colour; in a sentence "the" stands before it
        Colour.YELLOW: t.p_("line", "yellow line"),
        # Translators: the line of a colour; in a sentence "the" stands before it
        Colour.GREEN: t.p_("line", "green line"),
        # Translators: the line of a colour; in a sentence "the" stands before it
        Colour.BLUE: t.p_("line", "blue line"),
        # Translators: the line of a colour; in a sentence "the" stands before it
        Colour.ORANGE: t.p_("line", "orange line"),
        # Translators: the line of a colour; in a sentence "the" stands before it
        Colour.VIOLET: t.p_("line", "violet line"),
        # Translators: the line of a colour; in a sentence "the" stands before it
        Colour.PINK: t.p_("line", "pink line"),
        # Translators: the line of a colour; in a sentence "the" stands before it
        Colour.TURQUOISE: t.p_("line", "turquoise line"),
    }[colour]
    return Name(text, (Mark("", letter(t, colour)),))


BRAILLE_PLACES: Final = {Side.PLUS: "+", Side.MINUS: "-", Side.GOAL: "="}


def sign_name(t: Language, side: Side) -> Name:
    """A sign: "plus"."""
    # Translators: a sign, or a side of a line as a choice
    text = t.p_("sign", "plus") if side is Side.PLUS else t.p_("sign", "minus")
    return Name(text, (BRAILLE_PLACES[side],))


def place_name(t: Language, side: Side) -> Name:
    """Where a card lies or goes: "on plus"."""
    text = {
        # Translators: where a card lies or goes: on the plus side of a line
        Side.PLUS: t.p_("place", "on plus"),
        # Translators: where a card lies or goes: on the minus side of a line
        Side.MINUS: t.p_("place", "on minus"),
        # Translators: where a card lies or goes: to the right of a goal card
        Side.GOAL: t.p_("place", "at the goal"),
    }[side]
    return Name(text, (BRAILLE_PLACES[side],))


def goal_sign_name(t: Language, side: Side) -> Name:
    """To lay a card to the right of one's goal card, with a sign, as a choice."""
    # Translators: a choice: lay the card to the right of one's goal card with a plus, or with a minus
    text = t.p_("choice", "goal plus") if side is Side.PLUS else t.p_("choice", "goal minus")
    # Translators: braille: a choice: at the goal, with a sign
    braille = t.p_("braille", "goal {sign}")
    return Name(text, pieces(braille, sign=side.value))


def laid_card(t: Language, card: Name, side: Side) -> Name:
    """A card with the place where it lies: "red 4 on plus"."""
    # Translators: {card} is "red 4", {place} is "on plus"
    text = t.p_("laid card", "{card} {place}").format(card=card, place=place_name(t, side))
    sign = BRAILLE_PLACES[side]  # behind a word it would be read as a part of it
    return Name(text, (*card.braille, f" {sign}" if isinstance(card.braille[-1], str) else sign))


def source_name(t: Language, source: Source, revealed: Card | None) -> Name:
    """What may be drawn, as a choice."""
    if source is Source.OPEN and revealed is not None:
        # Translators: a choice: draw the open card; {card} is "Exchange, red 6"
        text, face = t.p_("choice", "the open card, {card}"), face_name(t, revealed)
        return Name(text.format(card=face), face.braille)
    text = {
        # Translators: a choice: draw a card of the stock
        Source.STOCK: t.p_("choice", "a card of the stock"),
        # Translators: a choice: draw a card with the back of the first box
        Source.BOX_1: t.p_("choice", "a card of box 1"),
        # Translators: a choice: draw a card with the back of the second box
        Source.BOX_2: t.p_("choice", "a card of box 2"),
        # Translators: a choice: draw the open card
        Source.OPEN: t.p_("choice", "the open card"),
        # Translators: a choice: draw the hidden card on top of the pile
        Source.HIDDEN: t.p_("choice", "the hidden card"),
        # Translators: a choice: draw a bonus card
        Source.BONUS: t.p_("choice", "a bonus card"),
    }[source]
    return Name(text, (_brailled_source(t, source),))


def _brailled_source(t: Language, source: Source) -> str:
    return {
        # Translators: braille, a choice: draw a card of the stock
        Source.STOCK: t.p_("braille choice", "stock"),
        # Translators: braille, a choice: draw a card of the first box
        Source.BOX_1: t.p_("braille choice", "box 1"),
        # Translators: braille, a choice: draw a card of the second box
        Source.BOX_2: t.p_("braille choice", "box 2"),
        # Translators: braille, a choice: draw the open card
        Source.OPEN: t.p_("braille choice", "open"),
        # Translators: braille, a choice: draw the hidden card
        Source.HIDDEN: t.p_("braille choice", "hidden"),
        # Translators: braille, a choice: draw a bonus card
        Source.BONUS: t.p_("braille choice", "bonus"),
    }[source]


def to_draw(t: Language, source: Source, revealed: Card | None) -> Name:
    """The only way to draw, as an order."""
    if source is Source.STOCK:
        # Translators: what is to be done: draw a card
        return plain(t.p_("to do", "draw"))
    name = source_name(t, source, revealed)
    # Translators: what is to be done: {card} is "the open card", "a card of box 1"
    return Name(t.p_("to do", "take {card}").format(card=name), name.braille)


# choices


def numbered(t: Language, names: Sequence[Name], plays: Sequence[Play], first: int = 1) -> Name:
    """Choices with their numbers: "1: plus; 2: minus"; ``plays`` are all that can be chosen, if known."""
    # Translators: a numbered choice among others in one sentence
    text = t.p_("numbered", "{number}: {name}")
    # Translators: braille: a numbered choice among others in one line
    braille = t.p_("braille", "{number} {name}")
    choices = [
        Name(text.format(number=at, name=name), pieces(braille, number=at, name=name))
        for at, name in enumerate(names, start=first)
    ]
    if plays:
        here = plays[first - 1 : first - 1 + len(choices)]
        choices = [choosing(play, choice) for play, choice in zip(here, choices, strict=True)]
    return listed(choices, semicolon(t), ", ")


def numbered_by_place(
    t: Language, names: Sequence[Name], plays: Sequence[Play], places: Sequence[Side]
) -> Name:
    """Cards of a line with their numbers: "On plus, 1: red 8; 2: blue 5. On minus, 3: red 3"."""
    groups: list[Name] = []
    for place in dict.fromkeys(places):
        first = places.index(place)
        group = numbered(t, names[first : first + places.count(place)], plays, first + 1)
        # Translators: numbered {choices} that lie {place}, "on plus"; other sentences may follow
        text = t.p_("numbered", "{place}, {choices}").format(place=place_name(t, place), choices=group)
        groups.append(Name(text[:1].upper() + text[1:], joined([BRAILLE_PLACES[place], " ", *group.braille])))
    return listed(groups, ". ")
