"""Braille labels for a real pack: what to emboss for each card, and what the marks mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from access_play.games.core import AnyGame
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.nimmt.cards import BULLS, HIGHEST
from access_play.games.nimmt.game import ElevenNimmt
from access_play.games.nimmt.heads import OX_HEADS
from access_play.games.rows.cards import NUMBERS, Action, Card, action_of, indices
from access_play.games.rows.game import RowsGame
from access_play.games.rows.pack import pack_of
from access_play.words import gagnant_labels
from access_play.words.announcement import Mark
from access_play.words.cards import action_name, card_name, letter, row_name
from access_play.words.games import game_title
from access_play.words.language import Language
from access_play.words.phrase import Name, Said, pieces

TOGETHER: Final = 10
"""So many ox cards stand under one heading."""

Marked = tuple[str, Mark]
"""A card's name and its marks."""


@dataclass(frozen=True, slots=True)
class Label:
    """A card as it is called, its marks, and how many of it the pack holds."""

    name: str
    mark: Mark
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Group:
    """Labels that belong together: those of a colour, or those without one."""

    title: str
    labels: tuple[Label, ...]

    @property
    def count(self) -> int:
        return sum(label.copies for label in self.labels)


def groups(t: Language, game: AnyGame) -> list[Group]:
    """Every card of the pack that the game is played with."""
    return [
        Group(title, tuple(Label(name, mark, copies) for (name, mark), copies in Counter(cards).items()))
        for title, cards in _cards(t, game)
    ]


def _cards(t: Language, game: AnyGame) -> Iterator[tuple[str, list[Marked]]]:
    if isinstance(game, RowsGame):
        yield from _rows(t, game)
    elif isinstance(game, ElevenNimmt):
        yield from _nimmt(t, game)
    elif isinstance(game, OnzeGagnant):
        yield from gagnant_labels.cards(t, game)
    else:
        raise TypeError(game)


def _rows(t: Language, game: RowsGame) -> Iterator[tuple[str, list[Marked]]]:
    pack = pack_of(game.rules, game.seats)
    held = sorted((*pack.dealt, *indices(pack.laid_out)))
    faces = [pack.faces[index] for index in held if index < NUMBERS]
    for colour in pack.colours:
        yield row_name(t, colour).text, [_face(t, card) for card in faces if card.colour is colour]
    actions = [action_of(index) for index in held if index >= NUMBERS]
    if actions:
        # Translators: heading above the labels of the cards that have no number, in small letters
        title = t.p_("labels", "action cards")
        yield title, [(action_name(t, action).text, Mark(_code(t, action), "")) for action in actions]


def _face(t: Language, card: Card) -> Marked:
    return card_name(t, card).text, Mark(letter(t, card.colour), str(card.number))


def _code(t: Language, action: Action) -> str:
    """The letters on an action card, which has neither colour nor number."""
    if action is Action.SKIP:
        # Translators: two letters on the label of a card: the next player loses a turn
        return t.p_("pictogram", "sk")
    # Translators: two letters on the label of a card: play goes the other way round
    return t.p_("pictogram", "re")


def _nimmt(t: Language, game: ElevenNimmt) -> Iterator[tuple[str, list[Marked]]]:
    """The ox cards ten by ten, then the bulls."""
    heads = OX_HEADS[game.rules.ox_heads]
    for first in range(1, HIGHEST, TOGETHER):
        numbers = range(first, first + TOGETHER)
        # Translators: heading above the labels of some cards, in small letters: "numbers 11 to 20"
        title = t.p_("labels", "numbers {low} to {high}").format(low=first, high=numbers[-1])
        yield title, [(str(number), Mark(str(number), str(heads[number]))) for number in numbers]
    # Translators: heading above the labels of the bull cards, in small letters
    yield t.p_("labels", "bull cards"), [(_bull(t), Mark(_bull_code(t), ""))] * BULLS


def _bull(t: Language) -> str:
    # Translators: the name of a bull card, in a list
    return t.p_("card", "bull")


def _bull_code(t: Language) -> str:
    # Translators: two letters on the label of a bull card
    return t.p_("pictogram", "bu")


# what is told beside the labels


def title(t: Language, game: AnyGame) -> str:
    # Translators: heading of the pages with the braille labels of a real pack
    return t._("{game}: braille labels").format(game=game_title(t, game.name))


def key_title(t: Language) -> str:
    # Translators: heading above what the marks on the cards mean
    return t.p_("labels", "Key to the marks")


def group_title(t: Language, group: Group) -> str:
    """The heading of a group: "Red: 20 cards"."""
    # Translators: heading above the labels of a group of cards: "Red: 20 cards"
    text = t.np_("labels", "{group}: {count} card", "{group}: {count} cards", group.count)
    return text.format(group=_capital(group.title), count=group.count)


def line(t: Language, label: Label) -> str:
    """A label for somebody who reads print: "red 11: r 11"."""
    mark = " ".join(filter(None, (label.mark.left, label.mark.right)))
    name = _capital(label.name)
    if label.copies == 1:
        # Translators: one line for each card: its name, then the letters and numbers on its edges
        return t.p_("labels", "{card}: {mark}").format(card=name, mark=mark)
    # Translators: the same for several equal cards
    text = t.p_("labels", "{card}, {count} times: {mark}")
    return text.format(card=name, count=label.copies, mark=mark)


def key(t: Language, game: AnyGame) -> Iterator[Said]:
    """How to stick the labels on, and what each mark means."""
    # Translators: how to use the braille labels
    yield _alike(t._("One line is one card. Cut the lines apart, and each between its two marks."))
    # Translators: how to use the braille labels
    yield _alike(t._("Stick the left mark near the left narrow edge, the right mark near the right one."))
    # Translators: how to use the braille labels: some cards have but one mark
    yield _alike(t._("A single mark goes to the left."))
    if isinstance(game, RowsGame):
        yield from _rows_key(t, game)
    elif isinstance(game, ElevenNimmt):
        # Translators: what the marks of an ox card mean
        yield _alike(t._("Left: the number. Right: the ox heads."))
        yield meaning(t, _bull_code(t), _bull(t))
    elif isinstance(game, OnzeGagnant):
        yield from _gagnant_key(t, game)


def _rows_key(t: Language, game: RowsGame) -> Iterator[Said]:
    # Translators: what the marks of a card mean
    yield _alike(t._("Left: the first letter of the colour. Right: the number."))
    for colour in pack_of(game.rules, game.seats).colours:
        yield meaning(t, letter(t, colour), row_name(t, colour).text)
    if game.rules.actions:
        for action in Action:
            yield meaning(t, _code(t, action), action_name(t, action).text)


def _gagnant_key(t: Language, game: OnzeGagnant) -> Iterator[Said]:
    # Translators: what the marks of a card of Onze Gagnant mean
    yield _alike(t._("Left: the colour, then the kind of card. Right: the number."))
    # Translators: what the marks of the start cards of Onze Gagnant mean; + - = are signs on cards
    yield _alike(t._("A plus-minus card has + left and - right, a goal card = left and 11 right."))
    # Translators: above a list of letters and the colours they stand for
    yield _alike(t._("Colours:"))
    yield from (meaning(t, *each) for each in gagnant_labels.colours(t, game))
    # Translators: above a list of signs and letters and the kinds of cards they stand for
    yield _alike(t._("Kinds, behind the colour:"))
    yield from (meaning(t, *each) for each in gagnant_labels.kinds(t))
    # Translators: above a list of letters and the cards without colour and number they stand for
    yield _alike(t._("Cards without colour:"))
    yield from (meaning(t, *each) for each in gagnant_labels.bare(t, game))


def meaning(t: Language, code: str, what: str) -> Said:
    """What a code stands for, brailled as it stands on the card."""
    # Translators: {code} are the letters or signs on a card, {what} is what they stand for
    text = t.p_("labels", "{code}: {what}")
    # Translators: braille: a code as it stands on a card, and what it stands for
    braille = t.p_("braille", "{code} {what}")
    what = _capital(what)
    cells = pieces(braille, code=Name(code, (Mark(code, ""),)), what=what)
    return Said(text.format(code=code, what=what), cells)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _alike(text: str) -> Said:
    return Said(text, (text,))
