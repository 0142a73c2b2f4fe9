"""Players by name: what is typed for them, and what is answered when nobody is called so."""

from __future__ import annotations

from access_play.games.core import WATCHER, Seat
from access_play.words.base import Listener
from access_play.words.language import Language, folded, spellings
from access_play.words.phrase import Said, say, single_line

ECHOED = 30
"""How much of a name that nobody has is said back, in characters."""


def squeezed(text: str) -> str:
    """A name as it is compared with what is typed: folded, letters and digits alone."""
    return "".join(letter for letter in folded(text) if letter.isalnum())


def own_words(t: Language) -> tuple[str, ...]:
    """The folded words by which the listener speaks of the own seat."""
    # Translators: words a player may type for the own line, separated by |
    return (*spellings(t.p_("line words", "me|mine|my|your|yours|self|own")), "me", "mine", "my")


def seat_called(listener: Listener, text: str) -> Seat | None:
    """The seat by its name, the only name that begins so, or its number from 1; None for no one."""
    wanted, names = squeezed(text), [squeezed(name) for name in listener.names]
    if not wanted:
        return None
    if wanted in names:
        return names.index(wanted)
    if wanted in own_words(listener.language) and listener.seat != WATCHER:
        return listener.seat
    if wanted.isdecimal():
        return next((seat for seat in range(len(names)) if str(seat + 1) == wanted), None)
    begun = [seat for seat, name in enumerate(names) if name.startswith(wanted)]
    return begun[0] if len(begun) == 1 else None


def nobody_called(t: Language, text: str) -> Said:
    # Translators: {text} was typed for a player's name; the names there are follow by number
    sentence = t._("Who is “{text}”? There is:")
    # Translators: braille: {text} was typed for a player's name; the names follow
    return say(sentence, t.p_("braille", "{text}?"), text=single_line(text)[:ECHOED] or "?")
