"""Names of coloured cards: one message a colour and use, since colours agree differently."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from access_play.games.rows.cards import Action, Card, Colour
from access_play.words.announcement import Mark, Piece
from access_play.words.language import Language
from access_play.words.phrase import Name, joined, listed


def letter(t: Language, colour: Colour) -> str:
    """The letter on the left edge of a braille-marked card."""
    return {
        # Translators: one letter: red on a braille-marked card
        Colour.RED: t.p_("mark", "r"),
        # Translators: one letter: yellow on a braille-marked card, unlike every other colour's
        Colour.YELLOW: t.p_("mark", "y"),
        # Translators: one letter: orange on a braille-marked card
        Colour.ORANGE: t.p_("mark", "o"),
        # Translators: one letter: blue on a braille-marked card
        Colour.BLUE: t.p_("mark", "b"),
        # Translators: one letter: green on a braille-marked card
        Colour.GREEN: t.p_("mark", "g"),
    }[colour]


def card_name(t: Language, card: Card) -> Name:
    """ "red 12", brailled as the card is marked."""
    text = {
        # Translators: a card's name; it follows "the", or stands in a list
        Colour.RED: t.p_("card", "red {number}"),
        # Translators: a card's name; it follows "the", or stands in a list
        Colour.YELLOW: t.p_("card", "yellow {number}"),
        # Translators: a card's name; it follows "the", or stands in a list
        Colour.ORANGE: t.p_("card", "orange {number}"),
        # Translators: a card's name; it follows "the", or stands in a list
        Colour.BLUE: t.p_("card", "blue {number}"),
        # Translators: a card's name; it follows "the", or stands in a list
        Colour.GREEN: t.p_("card", "green {number}"),
    }[card.colour]
    return Name(text.format(number=card.number), (Mark(letter(t, card.colour), str(card.number)),))


def row_name(t: Language, colour: Colour) -> Name:
    """The name of a colour's row."""
    text = {
        # Translators: the row of a colour, first word of a line such as "Red: 9 to 13."
        Colour.RED: t.p_("row", "red"),
        # Translators: the row of a colour, first word of a line such as "Red: 9 to 13."
        Colour.YELLOW: t.p_("row", "yellow"),
        # Translators: the row of a colour, first word of a line such as "Red: 9 to 13."
        Colour.ORANGE: t.p_("row", "orange"),
        # Translators: the row of a colour, first word of a line such as "Red: 9 to 13."
        Colour.BLUE: t.p_("row", "blue"),
        # Translators: the row of a colour, first word of a line such as "Red: 9 to 13."
        Colour.GREEN: t.p_("row", "green"),
    }[colour]
    return Name(text, (Mark(letter(t, colour), ""),))


def colour_count(t: Language, colour: Colour, count: int) -> Name:
    """ "3 red", how many cards of a colour."""
    one_many = {
        # Translators: how many cards of a colour are held, in a list: "3 red, 2 blue"
        Colour.RED: t.np_("count", "{count} red", "{count} red", count),
        # Translators: how many cards of a colour are held, in a list: "3 red, 2 blue"
        Colour.YELLOW: t.np_("count", "{count} yellow", "{count} yellow", count),
        # Translators: how many cards of a colour are held, in a list: "3 red, 2 blue"
        Colour.ORANGE: t.np_("count", "{count} orange", "{count} orange", count),
        # Translators: how many cards of a colour are held, in a list: "3 red, 2 blue"
        Colour.BLUE: t.np_("count", "{count} blue", "{count} blue", count),
        # Translators: how many cards of a colour are held, in a list: "3 red, 2 blue"
        Colour.GREEN: t.np_("count", "{count} green", "{count} green", count),
    }[colour]
    return Name(one_many.format(count=count), (f"{letter(t, colour)} {count}",))


def action_name(t: Language, action: Action) -> Name:
    if action is Action.SKIP:
        # Translators: the name of an action card: the next player loses a turn
        text = t.p_("card", "skip")
    else:
        # Translators: the name of an action card: play goes the other way round
        text = t.p_("card", "reverse")
    return Name(text, (text,))


def face_name(t: Language, face: Card | Action) -> Name:
    return action_name(t, face) if isinstance(face, Action) else card_name(t, face)


def card_list(t: Language, cards: Iterable[Card], actions: Iterable[Action]) -> Name:
    """Name cards one by one, in the order given."""
    return listed([card_name(t, card) for card in cards] + [action_name(t, action) for action in actions])


def groups(t: Language, cards: Sequence[Card], actions: Sequence[Action]) -> list[Name]:
    """Name a hand colour by colour: "red 2, 5 to 8"; the action cards last."""
    coloured = groupby(cards, key=lambda card: card.colour)
    named = [_group(t, colour, sorted(card.number for card in held)) for colour, held in coloured]
    return named + [action_name(t, action) for action in actions]


def _group(t: Language, colour: Colour, numbers: Sequence[int]) -> Name:
    text = {
        # Translators: cards of one colour in a hand: "red 2, 5 to 8"
        Colour.RED: t.p_("hand", "red {numbers}"),
        # Translators: cards of one colour in a hand: "yellow 2, 5 to 8"
        Colour.YELLOW: t.p_("hand", "yellow {numbers}"),
        # Translators: cards of one colour in a hand: "orange 2, 5 to 8"
        Colour.ORANGE: t.p_("hand", "orange {numbers}"),
        # Translators: cards of one colour in a hand: "blue 2, 5 to 8"
        Colour.BLUE: t.p_("hand", "blue {numbers}"),
        # Translators: cards of one colour in a hand: "green 2, 5 to 8"
        Colour.GREEN: t.p_("hand", "green {numbers}"),
    }[colour]
    spoken = numbers_name(t, numbers)
    mark: tuple[Piece, ...] = (Mark(letter(t, colour), ""),)
    return Name(text.format(numbers=spoken), joined([*mark, *spoken.braille]))


def semicolon(t: Language) -> str:
    """What stands between the colours of a hand."""
    # Translators: between two colours of a hand: "red 2, 5; blue 9"; some languages want a blank before it
    return t.p_("between colours", "; ")


def numbers_name(t: Language, numbers: Sequence[int]) -> Name:
    """Name ascending numbers, three or more in a row by their ends: "2, 5 to 8"."""
    return listed([_run_name(t, run) for run in runs(numbers)])


def _run_name(t: Language, run: Sequence[int]) -> Name:
    if len(run) == 1:
        return Name(str(run[0]), (Mark("", str(run[0])),))
    # Translators: numbers that follow one another: "5 to 8"
    text = t.p_("numbers", "{low} to {high}").format(low=run[0], high=run[-1])
    return Name(text, (Mark("", str(run[0])), "-", Mark("", str(run[-1]))))


def runs(numbers: Sequence[int]) -> list[list[int]]:
    """Cut ascending numbers where one is missing; two in a row stay two.

    >>> runs([2, 3, 5, 6, 7])
    [[2], [3], [5, 6, 7]]
    """
    cut: list[list[int]] = []
    for _, run in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        together = [number for _, number in run]
        cut += [together] if len(together) > 2 else [[number] for number in together]
    return cut
