"""Who has laid what, in the words that the games share."""

from __future__ import annotations

from access_play.games.core import Seat
from access_play.words.base import Listener
from access_play.words.phrase import Name, Said, say


def has_laid(listener: Listener, seat: Seat, cards: Name) -> Said:
    """Which cards on the table a player has laid."""
    t = listener.language
    if listener.is_me(seat):
        # Translators: {cards} on the table were laid by the listener
        text = t._("You have laid {cards}.")
        # Translators: braille: {cards} on the table were laid by the listener
        return say(text, t.p_("braille", "you {cards}"), cards=cards)
    # Translators: {cards} on the table were laid by the player
    text = t._("{player} has laid {cards}.")
    # Translators: braille: {cards} on the table were laid by the player
    braille = t.p_("braille", "{player} {cards}")
    return say(text, braille, player=listener.name(seat), cards=cards)


def nothing_laid(listener: Listener, seat: Seat) -> Said:
    """Nothing that lies open on the table is a player's."""
    t = listener.language
    # Translators: no card that can be seen on the table was laid by the player
    text = t._("{player}: nothing on the table.")
    # Translators: braille: no card that can be seen on the table was laid by the player
    return say(text, t.p_("braille", "{player} -"), player=listener.name(seat))
