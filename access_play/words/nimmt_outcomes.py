"""11 nimmt! in words: what a play would lead to, as far as the seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from access_play.games.core import Play, Seat
from access_play.games.nimmt.cards import BIT, BULLS, FITS, following, in_order
from access_play.games.nimmt.events import Fit
from access_play.games.nimmt.game import OPENED
from access_play.games.nimmt.state import DONE, GIVE, PILE, TAKE, NimmtView
from access_play.words.nimmt_cards import card_count, head_count, offer, ox
from access_play.words.phrase import Said, say

if TYPE_CHECKING:
    from access_play.words.nimmt import NimmtWords


def what_if(words: NimmtWords, view: NimmtView, play: Play) -> list[Said]:
    if play < TAKE:
        return list(_if_laid(words, view, play % PILE, play // PILE))
    if play < GIVE:
        return list(_if_taken(words, view, play - TAKE))
    if play < DONE:
        return [_bull_given(words, view, play - GIVE)]
    return [_turn_ends(words)]


def _turn_ends(words: NimmtWords) -> Said:
    # Translators: what a play would lead to
    text = words.t._("Your turn ends.")
    # Translators: braille: what a play would lead to
    return say(text, words.t.p_("braille", "turn ends"))


def _if_laid(words: NimmtWords, view: NimmtView, number: int, pile: int) -> Iterator[Said]:
    t, left = words.t, view.hand & ~BIT[number]
    if not left:
        # Translators: what a play would lead to: it lays the last card of the hand
        text = t._("Your hand is empty and you win the round.")
        # Translators: braille: the listener wins the round
        yield say(text, t.p_("braille", "round to you"))
        return
    fits = following(number)
    # Translators: what a play would lead to: {card} is the new top, on which {first} to {last} fit
    text = t._("Pile {pile} then shows {card}, on which {first} to {last} fit.")
    # Translators: braille: {card} is the new top, on which {first} to {last} fit
    braille = t.p_("braille", "{card}: fit {first}-{last}")
    yield say(text, braille, card=ox(number), pile=pile + 1, first=ox(fits[0]), last=ox(fits[-1]))
    more = _fits_after(words, view, number, pile)
    if more:
        # Translators: what a play would lead to: {cards} could be laid next in the same turn
        text = t._("You can go on: {cards}.")
        # Translators: braille: {cards} could be laid next in the same turn
        yield offer(t, more, text, t.p_("braille", "then {cards}"), with_piles=True)
    else:
        yield _turn_ends(words)
    yield _left(words, left)


def _left(words: NimmtWords, hand: int) -> Said:
    # Translators: what a play would lead to: {cards} is "6 cards", {heads} is "9 ox heads" in the hand
    text = words.t._("You have {cards} then, {heads}.")
    # Translators: braille: {cards} and {heads} are left in the hand
    braille = words.t.p_("braille", "left {cards}: {heads}")
    cards, heads = card_count(words.t, hand.bit_count()), head_count(words.t, words.game.heads(hand))
    return say(text, braille, cards=cards, heads=heads)


def _fits_after(words: NimmtWords, view: NimmtView, number: int, pile: int) -> list[Fit]:
    """What the same turn could go on with once the card is laid."""
    bulls, used = view.bulls[view.seat], view.used | 1 << pile
    tops = [*view.tops] or [number]
    base = view.base if view.on == pile else tops[pile]
    tops[pile] = number
    left = view.hand & ~BIT[number]
    found = []
    for place, top in enumerate(tops):
        if place == pile:
            fits = left & FITS[base] & FITS[top] if bulls else 0
        else:
            fits = left & FITS[top] if used.bit_count() < bulls and not used >> place & 1 else 0
        if fits:
            found.append(Fit(place + 1, words.game.card(top), words.game.cards(in_order(fits, top))))
    return found


def _if_taken(words: NimmtWords, view: NimmtView, pile: int) -> Iterator[Said]:
    t = words.t
    if view.sizes:
        size = view.sizes[pile]
        cards, held = card_count(t, size), view.hand.bit_count() + size
        # Translators: what a play would lead to: {cards} is "3 cards"; {held} is a number of cards
        text = t._("You take {cards} and then have {held}.")
        # Translators: braille: how many cards are taken, and how many are held then
        yield say(text, t.p_("braille", "+{cards} = {held}"), cards=cards, held=held)
        yield _bull_brought(words, view, size)
    else:
        # Translators: what a play would lead to, where sizes of piles are not told; {count} is 3 or 4
        text = t._("The pile brings a bull if it has {count} cards or more.")
        # Translators: braille: a pile brings a bull card from {count} cards on
        yield say(text, t.p_("braille", "bull from {count} cards"), count=words.game.rules.bull_at)
    yield _piles_after(words, view)


def _bull_brought(words: NimmtWords, view: NimmtView, size: int) -> Said:
    t, needed = words.t, words.game.rules.bull_at
    if size < needed:
        # Translators: what a play would lead to; {count} is 3 or 4
        text = t._("The pile brings no bull: that takes {count} cards.")
        # Translators: braille: a pile brings no bull card
        return say(text, t.p_("braille", "no bull"), count=needed)
    if sum(view.bulls) < BULLS:
        # Translators: what a play would lead to; {count} bulls are held then
        text = t.n_(
            "The pile brings your first bull.", "The pile brings a bull, you have {count}.", _own(view) + 1
        )
        # Translators: braille: a pile brings a bull card; {count} are held then
        return say(text, t.p_("braille", "+bull: {count}"), count=_own(view) + 1)
    able = givers(view)
    if len(able) == 1:
        return _bull_given(words, view, able[0])
    if able:
        # Translators: what a play would lead to; {players} is a list such as "Ana or Bob"
        text = t._("The pile brings a bull, and you choose who gives it: {players}.")
        # Translators: braille: who gives the listener a bull card, one of {players}
        return say(text, t.p_("braille", "bull from: {players}"), players=words.one_of(able))
    # Translators: the pile would bring a bull card, but the listener has most and none is left
    text = t._("All bulls are out and you have most: no bull for you.")
    # Translators: braille: no bull card, since the listener has most
    return say(text, t.p_("braille", "you have most: no bull"))


def givers(view: NimmtView) -> list[Seat]:
    """Those who have most bulls, but for the seat itself."""
    most = max(view.bulls)
    return [seat for seat, held in enumerate(view.bulls) if held == most and seat != view.seat]


def _own(view: NimmtView) -> int:
    return view.bulls[view.seat]


def _bull_given(words: NimmtWords, view: NimmtView, giver: int) -> Said:
    t = words.t
    # Translators: all bull cards are out; {giver} gives one to the listener, who then has {count}
    text = t._("{giver} gives you a bull; you have {count}.")
    # Translators: braille: {giver} gives a bull card to the listener, who then has {count}
    braille = t.p_("braille", "bull {giver} > you: {count}")
    return say(text, braille, giver=words.listener.name(giver), count=_own(view) + 1)


def _piles_after(words: NimmtWords, view: NimmtView) -> Said:
    t, count = words.t, min(OPENED, view.stock)
    if count:
        # Translators: what a play would lead to: {count} cards of the stock open new piles
        text = t.n_("{count} new pile opens.", "{count} new piles open.", count)
    elif len(view.tops) > 1:
        # Translators: what a play would lead to
        text = t._("No new pile opens: the stock is empty.")
    else:
        # Translators: the last pile was taken and the stock is empty
        text = t._("No pile is left: the next player starts one with any card.")
    # Translators: braille: {count} new piles are opened
    return say(text, t.p_("braille", "new piles {count}"), count=count)
