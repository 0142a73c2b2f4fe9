"""Elfer Raus! and Atout 11 in words: a card is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from access_play.games.rows.events import CardLaid
from access_play.words.cards import card_name
from access_play.words.phrase import Said, say

if TYPE_CHECKING:
    from access_play.words.rows import RowsWords

FEW: Final = 3
"""From this many cards on, everybody is told how few are left in a hand."""


def card_laid(words: RowsWords, event: CardLaid) -> Said:
    if words.listener.card_first:
        return _card_first(words, event)
    t, card, left = words.t, card_name(words.t, event.card), event.left
    me, player = words.listener.is_me(event.seat), words.listener.name(event.seat)
    told = words.listener.full or (left <= FEW and not words.listener.brief)
    if me:
        # Translators: braille: the listener laid this card
        braille = t.p_("braille", "you {card}")
    else:
        # Translators: braille: a player laid this card
        braille = t.p_("braille", "{player} {card}")
    if words.listener.brief:
        # Translators: brief: a player laid this card
        text = t.p_("brief", "{card}.") if me else t.p_("brief", "{player}: {card}.")
    elif not left or not told:
        # Translators: a card goes to the table
        text = t._("You lay the {card}.") if me else t._("{player} lays the {card}.")
    elif me:
        # Translators: {count} cards are left in the listener's hand
        text = t.n_("You lay the {card}, {count} card left.", "You lay the {card}, {count} cards left.", left)
    else:
        # Translators: {count} cards are left in the player's hand
        text = t.n_(
            "{player} lays the {card}, {count} card left.",
            "{player} lays the {card}, {count} cards left.",
            left,
        )
    return say(text, braille, player=player, card=card, count=left)


def _card_first(words: RowsWords, event: CardLaid) -> Said:
    """The card, then who laid it."""
    t, left = words.t, event.left
    me, card, player = (
        words.listener.is_me(event.seat),
        card_name(t, event.card),
        words.listener.name(event.seat),
    )
    told = left and (words.listener.full or (left <= FEW and not words.listener.brief))
    if told and me:
        # Translators: the listener laid {card}; {count} cards are left in the listener's hand
        text = t.n_("{card}, you, {count} card left.", "{card}, you, {count} cards left.", left)
    elif told:
        # Translators: {player} laid {card}; {count} cards are left in that player's hand
        text = t.n_("{card}, {player}, {count} card left.", "{card}, {player}, {count} cards left.", left)
    else:
        # Translators: the card that was laid, then who laid it
        text = t.p_("card first", "{card}, you.") if me else t.p_("card first", "{card}, {player}.")
    # Translators: braille: the card that was laid, then who laid it
    braille = t.p_("braille", "{card} you") if me else t.p_("braille", "{card} {player}")
    return say(text, braille, player=player, card=card, count=left)
