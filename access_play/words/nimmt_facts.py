"""11 nimmt! in words: what can be asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from access_play.games.core import WATCHER, Event, Seat
from access_play.games.nimmt.cards import BULLS, FITS, HIGHEST, in_order, numbers
from access_play.games.nimmt.events import CardLaid
from access_play.games.nimmt.state import NimmtView
from access_play.words.announcement import Mark
from access_play.words.base import Fact
from access_play.words.laid import has_laid, nothing_laid
from access_play.words.nimmt_cards import bull_count, card_count, head_count, ox, ox_list
from access_play.words.nimmt_plays import number_called, pile_called
from access_play.words.phrase import Name, Said, listed, say
from access_play.words.rows_facts import row_words

if TYPE_CHECKING:
    from access_play.words.nimmt import NimmtWords

HAND_LINE: Final = 10
"""So many cards of a hand stand in one line."""
PILES_LINE: Final = 5
"""So many piles stand in one line, few enough to count along."""


# --- the hand ---------------------------------------------------------------


def hand(words: NimmtWords, view: NimmtView) -> list[Said]:
    """The cards in ascending order, ten a line; in full detail with what they bear."""
    t, held = words.t, numbers(view.hand)
    if not held:
        return [no_cards(words)]
    count = len(held)
    if not words.listener.full and count <= HAND_LINE:
        # Translators: {cards} is the hand, a list
        text = t.n_("{count} card: {cards}.", "{count} cards: {cards}.", count)
        # Translators: braille: {cards} is the hand, as card marks
        return [say(text, t.p_("braille", "{count}: {cards}"), count=count, cards=ox_list(t, held))]
    return [_held(words, view), *_hand_lines(words, held)]


def no_cards(words: NimmtWords) -> Said:
    # Translators: the listener has no hand, or watches
    text = words.t._("You hold no cards.")
    # Translators: braille: the listener has no hand, or watches
    return say(text, words.t.p_("braille", "no cards"))


def _held(words: NimmtWords, view: NimmtView) -> Said:
    # Translators: {cards} is "24 cards", {heads} is "40 ox heads", both in the listener's hand
    text = words.t._("{cards}, {heads}.")
    # Translators: braille: how many cards and ox heads the listener holds
    braille = words.t.p_("braille", "{cards}: {heads}")
    heads = head_count(words.t, words.game.heads(view.hand))
    return say(text, braille, cards=card_count(words.t, view.hand.bit_count()), heads=heads)


def _hand_lines(words: NimmtWords, held: Sequence[int]) -> Iterator[Said]:
    for at in range(0, len(held), HAND_LINE):
        line = held[at : at + HAND_LINE]
        cards = listed([_with_heads(words, number) for number in line]) if words.listener.full else None
        # Translators: a line of a hand or of a list: {cards} is some of it
        yield say(words.t.p_("hand line", "{cards}."), "{cards}", cards=cards or ox_list(words.t, line))


def _with_heads(words: NimmtWords, number: int) -> Name:
    """A card with its ox heads, where it bears more than one."""
    heads = words.game.card(number).heads
    if heads == 1:
        return ox(number)
    # Translators: a card and how many ox heads it bears: "11 (5 heads)"
    text = words.t.p_("card", "{card} ({count} heads)").format(card=number, count=heads)
    return Name(text, (Mark(str(number), str(heads)),))


def heads(words: NimmtWords, view: NimmtView, rest: str) -> list[Said]:
    """The ox heads of the hand, or of a card that is named."""
    if rest:
        return [heads_of_card(words, number_called(words.t, rest))]
    if not view.hand:
        return [no_cards(words)]
    t, held = words.t, [words.game.card(number) for number in numbers(view.hand)]
    total = sum(card.heads for card in held)
    # Translators: {heads} is "17 ox heads", the minus points in the listener's hand
    lines = [say(t._("{heads} in your hand."), "{heads}", heads=head_count(t, total))]
    held.sort(key=lambda card: -card.heads)
    for each, cards in groupby(held, key=lambda card: card.heads):
        which = ox_list(t, [card.number for card in cards])
        # Translators: {cards} bear {count} ox heads each
        text = t.n_("With {count} ox head: {cards}.", "With {count} ox heads: {cards}.", each)
        # Translators: braille: {cards} bear {count} ox heads each
        said = say(text, t.p_("braille", "{count}: {cards}"), count=each, cards=which)
        lines.append(said)
    return lines


def heads_of_card(words: NimmtWords, number: int | None) -> Said:
    t = words.t
    if number is None or not 1 <= number <= HIGHEST:
        # Translators: the player asked for the ox heads of a card that does not exist
        text = t._("The cards are numbered 1 to {highest}.")
        # Translators: braille: the lowest and the highest card
        return say(text, t.p_("braille", "cards 1-{highest}"), highest=HIGHEST)
    count = words.game.card(number).heads
    # Translators: how many ox heads a card bears
    text = t.n_("{card} bears {count} ox head.", "{card} bears {count} ox heads.", count)
    # Translators: braille: how many ox heads a card bears
    return say(text, t.p_("braille", "{card}: {count} heads"), card=ox(number), count=count)


# --- the table --------------------------------------------------------------


def table(words: NimmtWords, view: NimmtView) -> list[Said]:
    return [*_piles(words, view), stock(words, view)]


def table_of(words: NimmtWords, view: NimmtView, seat: Seat, told: Sequence[Event]) -> list[Said]:
    """The cards on top of the piles that a player has laid."""
    layers = {event.card.number: event.seat for event in told if isinstance(event, CardLaid)}
    tops = [top for top in view.tops if layers.get(top) == seat]
    if not tops:
        return [nothing_laid(words.listener, seat)]
    return [has_laid(words.listener, seat, ox_list(words.t, tops))]


def _piles(words: NimmtWords, view: NimmtView) -> Iterator[Said]:
    t, count = words.t, len(view.tops)
    names = [top_name(words, view, pile) for pile in range(count)]
    if not count:
        # Translators: nothing lies on the table
        text = t._("No pile lies on the table.")
        # Translators: braille: nothing lies on the table
        yield say(text, t.p_("braille", "no pile"))
    elif count <= PILES_LINE:
        # Translators: {piles} are the top cards of all piles, in the order of the piles' numbers
        text = t.n_("{count} pile: {piles}.", "{count} piles: {piles}.", count)
        # Translators: braille: {piles} are the top cards of all piles
        yield say(text, t.p_("braille", "{count}: {piles}"), count=count, piles=listed(names))
    else:
        for at in range(0, count, PILES_LINE):
            yield _pile_line(words, at + 1, names[at : at + PILES_LINE])


def _pile_line(words: NimmtWords, first: int, names: Sequence[Name]) -> Said:
    t, last = words.t, first + len(names) - 1
    if len(names) == 1:
        # Translators: the top card of a pile
        text = t._("Pile {first}: {piles}.")
        # Translators: braille: the top card of pile number {first}
        braille = t.p_("braille", "{first}: {piles}")
    else:
        # Translators: {piles} are the top cards of the piles with the numbers {first} to {last}
        text = t._("Piles {first} to {last}: {piles}.")
        # Translators: braille: {piles} are the top cards of the piles {first} to {last}
        braille = t.p_("braille", "{first}-{last}: {piles}")
    return say(text, braille, first=first, last=last, piles=listed(names))


def top_name(words: NimmtWords, view: NimmtView, pile: int) -> Name:
    """The top of a pile, with the pile's size where that is told and more than one."""
    top = view.tops[pile]
    size = view.sizes[pile] if view.sizes else 1
    if size == 1:
        return ox(top)
    # Translators: the top card of a pile and how many cards the pile has: "54 (3 cards)"
    text = words.t.p_("pile", "{top} ({count} cards)").format(top=top, count=size)
    return Name(text, (Mark("", str(top)), f":{size}"))


def stock(words: NimmtWords, view: NimmtView) -> Said:
    t, count = words.t, view.stock
    # Translators: how many cards are left to draw
    text = t.n_("Stock: {count} card.", "Stock: {count} cards.", count)
    # Translators: braille: how many cards are left to draw
    return say(text, t.p_("braille", "stock {count}"), count=count)


def pile(words: NimmtWords, view: NimmtView, rest: str) -> list[Said]:
    """One pile: its top, its size where that is told, what fits on it from the hand."""
    called = pile_called(words.t, rest, view)
    if called is None:
        return [no_such_pile(words, view), *table(words, view)] if rest else table(words, view)
    lines = [_pile_line(words, called + 1, [top_name(words, view, called)])]
    if words.listener.seat != WATCHER:
        lines.append(_fitting(words, view, called))
    return lines


def _fitting(words: NimmtWords, view: NimmtView, pile: int) -> Said:
    t, top = words.t, view.tops[pile]
    fits = view.hand & FITS[top] & (FITS[view.base] if view.on == pile else view.hand)
    if not fits:
        # Translators: no card of the listener's hand fits on that pile
        text = t._("No card of yours fits there.")
        # Translators: braille: no card of the listener's hand fits on that pile
        return say(text, t.p_("braille", "nothing fits"))
    # Translators: {cards} of the listener's hand fit on that pile
    text = t._("Your cards that fit there: {cards}.")
    # Translators: braille: {cards} of the listener's hand fit on that pile
    return say(text, t.p_("braille", "fit: {cards}"), cards=ox_list(t, in_order(fits, top)))


def no_such_pile(words: NimmtWords, view: NimmtView) -> Said:
    t, count = words.t, len(view.tops)
    # Translators: a pile was named that does not lie on the table; {count} piles lie there, numbered from 1
    text = t.n_("There is only pile 1.", "There are only piles 1 to {count}.", count)
    # Translators: braille: how many piles there are
    braille = t.np_("braille", "only pile 1", "only piles 1-{count}", count)
    return say(text, braille, count=count)


# --- the players ------------------------------------------------------------


def counts(words: NimmtWords, view: NimmtView) -> list[Said]:
    """How many cards and bulls each player holds, and the stock."""
    return [*(counts_of(words, view, seat) for seat in range(len(view.counts))), stock(words, view)]


def counts_of(words: NimmtWords, view: NimmtView, seat: Seat) -> Said:
    """How many cards and bulls a player holds."""
    t, bulls = words.t, view.bulls[seat]
    count = listed([card_count(t, view.counts[seat]), *([bull_count(t, bulls)] if bulls else [])])
    return _holds(words, seat, count)


def _holds(words: NimmtWords, seat: Seat, count: Name) -> Said:
    t = words.t
    if words.listener.is_me(seat):
        # Translators: {count} is what the listener holds: "7 cards, 2 bulls"
        text = t._("You: {count}.")
        # Translators: braille: {count} is what the listener holds
        return say(text, t.p_("braille", "you {count}"), count=count)
    # Translators: {count} is what a player holds: "7 cards, 2 bulls"
    text = t._("{player}: {count}.")
    # Translators: braille: {count} is what a player holds
    braille = t.p_("braille", "{player}: {count}")
    return say(text, braille, player=words.listener.name(seat), count=count)


def bulls(words: NimmtWords, view: NimmtView, rest: str = "") -> list[Said]:
    """Who holds bulls, and how many are left."""
    t, lines = words.t, []
    for seat, held in enumerate(view.bulls):
        if held:
            lines.append(_holds(words, seat, bull_count(t, held)))
    left = BULLS - sum(view.bulls)
    if left:
        # Translators: how many bull cards can still be won
        text = t.n_("{count} bull is left to win.", "{count} bulls are left to win.", left)
    else:
        # Translators: no bull card is left in the supply
        text = t._("All bulls are out.")
    # Translators: braille: how many bull cards can still be won
    return [*lines, say(text, t.p_("braille", "bulls left {count}"), count=left)]


# --- what can be asked ------------------------------------------------------


def facts(words: NimmtWords) -> list[Fact]:
    t = words.t
    # Translators: typed words, separated by |, the first is shown in help: one pile of the table
    one_pile = t.p_("command", "pile|piles")
    # Translators: typed words, separated by |, the first is shown in help: ox heads in the hand
    ox_heads = t.p_("command", "heads|ox")
    # Translators: typed words, separated by |, the first is shown in help: who holds bull cards
    who_has = t.p_("command", "bulls|bull")
    # Translators: words that join a table or begin a game, separated by |
    begin = t.p_("command", "join|start")
    return [
        Fact(
            f"{one_pile}|{row_words(t)}|pile|piles|row|rows",
            # Translators: help: {words} is how the command is typed
            t._("{words} 2: what lies on pile 2, and what fits there."),
            lambda view, rest: pile(words, view, rest),
            private=True,
        ),
        Fact(
            f"{ox_heads}|heads|ox",
            # Translators: help: {words} is how the command is typed
            t._("{words}: the ox heads in your hand; {words} 55: those of a card."),
            lambda view, rest: heads(words, view, rest),
            private=True,
        ),
        Fact(
            f"{who_has}|bulls|bull",
            # Translators: help: {words} is how the command is typed
            t._("{words}: who holds bulls, and how many are left."),
            lambda view, rest: bulls(words, view),
        ),
        Fact(
            f"{begin}|join|start",
            # Translators: help: {words} is how the command is typed
            t._("{words}: sit down and begin; here that is done."),
            lambda view, rest: [_begun(words)],
        ),
    ]


def _begun(words: NimmtWords) -> Said:
    # Translators: the player typed "join" or "start" during a game
    text = words.t._("The game has begun, and you are in it.")
    # Translators: braille: the player typed "join" or "start" during a game
    return say(text, words.t.p_("braille", "game has begun"))
