"""11 nimmt! in words: a card is laid, the card first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from access_play.games.nimmt.events import CardLaid
from access_play.words.nimmt_cards import ox
from access_play.words.phrase import Said, say
from access_play.words.rows_laying import FEW

if TYPE_CHECKING:
    from access_play.words.nimmt import NimmtWords


def card_first(words: NimmtWords, event: CardLaid) -> Said:
    """The card and what it lies on, then who laid it."""
    t, left, me = words.t, event.left, words.listener.is_me(event.seat)
    if left and (words.listener.full or (left <= FEW and not words.listener.brief)):
        if me:
            # Translators: the listener laid {card} on {onto}; {count} cards are left in the listener's hand
            text = t.n_(
                "{card} on {onto}, you, {count} card left.",
                "{card} on {onto}, you, {count} cards left.",
                left,
            )
        else:
            text = t.n_(
                # Translators: {player} laid {card} on {onto}; {count} cards are left in that player's hand
                "{card} on {onto}, {player}, {count} card left.",
                "{card} on {onto}, {player}, {count} cards left.",
                left,
            )
    elif me:
        # Translators: {card} was laid on the card {onto}, by the listener
        text = t.p_("card first", "{card} on {onto}, you.")
    else:
        # Translators: {card} was laid on the card {onto}, by {player}
        text = t.p_("card first", "{card} on {onto}, {player}.")
    # Translators: braille: {card} was laid on the card {onto}, then by whom
    own = t.p_("braille", "{card} on {onto} you")
    # Translators: braille: {card} was laid on the card {onto}, then by whom
    braille = own if me else t.p_("braille", "{card} on {onto} {player}")
    card, onto = ox(event.card.number), ox(event.onto.number if event.onto else 0)
    return say(text, braille, player=words.listener.name(event.seat), card=card, onto=onto, count=left)
