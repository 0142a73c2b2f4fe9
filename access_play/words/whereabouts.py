"""Where a card is, as far as the listener may know, in the words that the games share."""

from __future__ import annotations

from access_play.games.core import WATCHER
from access_play.words.base import Listener
from access_play.words.language import Language
from access_play.words.phrase import Name, Said, say


def which_card(t: Language) -> Said:
    # Translators: answer to "what" when no card of this game was named after it
    return say(t._("Name one card of this game after it."), t.p_("braille", "which card?"))


def in_hand(t: Language, card: Name) -> Said:
    # Translators: where a card is: the listener holds it
    text = t._("{card}: in your hand.")
    # Translators: braille: the listener holds the card
    return say(text, t.p_("braille", "{card} in hand"), card=card)


def unseen(listener: Listener, card: Name, stock: int) -> Said:
    """The card was not seen: it is in a hand, or among ``stock`` cards that can be drawn."""
    t = listener.language
    if listener.seat == WATCHER:
        # Translators: where a card is: nobody has shown it, and the stock is empty
        hand = t._("{card}: in a hand.")
        # Translators: where a card is: nobody has shown it
        text = t._("{card}: in a hand or in the stock.") if stock else hand
    else:
        # Translators: where a card is: others hold it, the stock is empty
        hand = t._("{card}: in another hand.")
        # Translators: where a card is: the listener cannot know more
        text = t._("{card}: in another hand or in the stock.") if stock else hand
    # Translators: braille: the listener cannot know where the card is
    return say(text, t.p_("braille", "{card} unseen"), card=card)
