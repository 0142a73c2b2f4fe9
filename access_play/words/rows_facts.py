"""Elfer Raus! and Atout 11 in words: what can be asked of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from access_play.games.core import WATCHER, Event, Seat
from access_play.games.rows.cards import Action, Card, actions_in, index_of
from access_play.games.rows.events import CardLaid
from access_play.games.rows.state import RowsView
from access_play.words.base import Fact
from access_play.words.cards import action_name, groups, numbers_name, row_name, semicolon
from access_play.words.laid import has_laid, nothing_laid
from access_play.words.language import Language
from access_play.words.phrase import Name, Said, listed, pieces, say
from access_play.words.rows_plays import colour_spellings

if TYPE_CHECKING:
    from access_play.words.rows import RowsWords

SHORT: Final = 40
"""A line that a narrow screen shows whole, in characters."""


def hand(words: RowsWords, view: RowsView) -> list[Said]:
    """What the listener holds: one line where it is short, else a line a colour."""
    t = words.t
    cards, actions = words.game.cards(view.hand), actions_in(view.hand)
    count = len(cards) + len(actions)
    # Translators: how many cards the listener holds
    total = say(t.n_("{count} card.", "{count} cards.", count), t.p_("braille", "{count}:"), count=count)
    named = _by_number(words, cards, actions) if words.listener.by_number else groups(t, cards, actions)
    one_line = listed(named, semicolon(t))
    # Translators: {cards} is the hand, colour by colour
    text = t.n_("{count} card: {cards}.", "{count} cards: {cards}.", count)
    whole = say(text, t.p_("braille", "{count}: {cards}"), count=count, cards=one_line)
    if len(whole.text) <= SHORT:
        return [whole]
    if words.listener.by_number:
        named = _in_lines(t, named)
    # Translators: the cards of one colour, a line of their own
    return [total] + [say(t.p_("hand line", "{cards}."), "{cards}", cards=name) for name in named]


def _by_number(words: RowsWords, cards: Sequence[Card], actions: Sequence[Action]) -> list[Name]:
    """Each number of a hand with its colours: "9 red, blue"; the action cards last."""
    t, named = words.t, []
    for number in sorted({card.number for card in cards}):
        colours = listed([row_name(t, card.colour) for card in cards if card.number == number], between="")
        # Translators: the cards of one number in a hand: {colours} is "red, blue"
        text = t.p_("by number", "{number} {colours}").format(number=number, colours=colours)
        named.append(Name(text, pieces("{number}{colours}", number=number, colours=colours)))
    return named + [action_name(t, action) for action in actions]


def _in_lines(t: Language, names: Sequence[Name]) -> list[Name]:
    """Put names together in lines that a narrow screen shows whole."""
    lines: list[list[Name]] = [[]]
    for name in names:
        if lines[-1] and len(listed([*lines[-1], name], semicolon(t)).text) >= SHORT:
            lines.append([])
        lines[-1].append(name)
    return [listed(line, semicolon(t)) for line in lines]


def table(words: RowsWords, view: RowsView) -> list[Said]:
    """What lies open, all rows in one line."""
    rows = [_part(words, view, row) for row in range(len(words.game.colours))]
    # Translators: all that lies open; {rows} is "red 9 to 13; blue not open"
    return [say(words.t.p_("table", "{rows}."), "{rows}", rows=listed(rows, semicolon(words.t)))]


def rows_of(words: RowsWords, view: RowsView) -> list[Said]:
    """What lies open, a line a row."""
    return [_row(words, view, row) for row in range(len(words.game.colours))]


def _laid(words: RowsWords, view: RowsView, row: int) -> list[int]:
    """The numbers of a row that lie open."""
    held = words.game.pack.rows[row] & ~view.unlaid
    return [
        number for number in range(1, words.game.rules.highest + 1) if held & (1 << index_of(row, number))
    ]


def _part(words: RowsWords, view: RowsView, row: int) -> Name:
    """One row within the line of them all."""
    t, colour, laid = words.t, words.game.colours[row], _laid(words, view, row)
    if laid and len(laid) < words.game.rules.highest:
        return groups(t, [Card(colour, number) for number in laid], ())[0]
    name = row_name(t, colour)
    if not laid:
        # Translators: within a line: {row} is a colour; its row has not been opened
        return Name(t.p_("table", "{row} not open").format(row=name), pieces("{row}-", row=name))
    # Translators: within a line: {row} is a colour; all of its cards lie on the table
    text = t.p_("table", "{row} complete").format(row=name)
    # Translators: braille, within a line: {row} is a colour; all of its cards lie on the table
    return Name(text, pieces(t.p_("braille", "{row} all"), row=name))


def _row(words: RowsWords, view: RowsView, row: int) -> Said:
    t, name, laid = words.t, row_name(words.t, words.game.colours[row]), _laid(words, view, row)
    highest = words.game.rules.highest
    if not laid:
        # Translators: {row} is a colour; its row has not been opened
        return say(t._("{row}: not open."), t.p_("braille", "{row} -"), row=name)
    if len(laid) == highest:
        # Translators: {row} is a colour; all of its cards lie on the table
        return say(t._("{row}: complete."), t.p_("braille", "{row} all"), row=name)
    numbers = numbers_name(t, laid)
    # Translators: {row} is a colour, {numbers} the numbers on the table: "9 to 13"
    return say(t._("{row}: {numbers}."), t.p_("braille", "{row}{numbers}"), row=name, numbers=numbers)


def facts(words: RowsWords) -> list[Fact]:
    t = words.t
    return [
        Fact(
            # Translators: typed words, separated by |, the first is shown in help: hear one row of the table
            f"{row_words(t)}|row|rows",
            # Translators: help: {words} is how the command is typed, a colour follows
            t._("{words} red: the red row, and your cards of it."),
            lambda view, rest: row_asked(words, view, rest),
            private=True,
        )
    ]


def row_words(t: Language) -> str:
    # Translators: typed words, separated by |, the first is shown in help: hear one row of the table
    return t.p_("command", "row|rows")


def row_asked(words: RowsWords, view: RowsView, rest: str) -> list[Said]:
    """One colour's row and what the listener holds of it; every row without a colour."""
    t, colours = words.t, words.game.colours
    if not rest:
        return rows_of(words, view)
    called = [at for at, colour in enumerate(colours) if rest in colour_spellings(t, colour)]
    if not called:
        # Translators: a row was asked for by a word that is no colour; {rows} can be asked for
        text = t._("Which row? There is: {rows}.")
        # Translators: braille: a row was asked for by a word that is no colour
        braille = t.p_("braille", "which: {rows}")
        return [say(text, braille, rows=listed([row_name(t, colour) for colour in colours]))]
    return [_row(words, view, called[0]), *_held_of(words, view, called[0])]


def _held_of(words: RowsWords, view: RowsView, row: int) -> list[Said]:
    t, held = words.t, [card.number for card in words.game.cards(view.hand & words.game.pack.rows[row])]
    if words.listener.seat == WATCHER:
        return []
    if not held:
        # Translators: the listener holds no card of the colour that was asked for
        return [say(t._("You hold none of them."), t.p_("braille", "you none"))]
    # Translators: {numbers} of the colour that was asked for are in the listener's hand
    text = t._("You hold: {numbers}.")
    # Translators: braille: {numbers} of the colour that was asked for are in the listener's hand
    return [say(text, t.p_("braille", "you {numbers}"), numbers=numbers_name(t, sorted(held)))]


def counts(words: RowsWords, view: RowsView) -> list[Said]:
    """How many cards each player holds, and how many can be drawn."""
    held = [line for seat in range(len(view.counts)) for line in counts_of(words, view, seat)]
    return [*held, *stock(words, view)]


def counts_of(words: RowsWords, view: RowsView, seat: Seat) -> list[Said]:
    """How many cards a player holds; nothing of a player who sits out."""
    t, count = words.t, view.counts[seat]
    if count < 0:
        return []
    if words.listener.is_me(seat):
        # Translators: how many cards the listener holds
        text = t.n_("You: {count} card.", "You: {count} cards.", count)
        # Translators: braille: how many cards the listener holds
        return [say(text, t.p_("braille", "you {count}"), count=count)]
    # Translators: how many cards a player holds
    text = t.n_("{player}: {count} card.", "{player}: {count} cards.", count)
    # Translators: braille: how many cards a player holds
    braille = t.p_("braille", "{player}: {count}")
    return [say(text, braille, player=words.listener.name(seat), count=count)]


def stock(words: RowsWords, view: RowsView) -> list[Said]:
    t = words.t
    # Translators: how many cards are left to draw
    text = t.n_("Stock: {count} card.", "Stock: {count} cards.", view.stock)
    # Translators: braille: how many cards are left to draw
    return [say(text, t.p_("braille", "stock {count}"), count=view.stock)]


def table_of(words: RowsWords, seat: Seat, told: Sequence[Event]) -> list[Said]:
    """The cards that a player has laid in this round, a line."""
    laid = [event.card for event in told if isinstance(event, CardLaid) and event.seat == seat]
    cards = sorted(laid, key=lambda card: (words.game.colours.index(card.colour), card.number))
    lines = [has_laid(words.listener, seat, name) for name in groups(words.t, cards, ())]
    return lines or [nothing_laid(words.listener, seat)]
