"""What is said of the ways that private things take."""

from __future__ import annotations

import enum

from access_play.words.language import Language
from access_play.words.phrase import Said, say


class Way(enum.Enum):
    """How a seat takes what is private to it."""

    PRINT = "print"
    VOICE = "voice"
    BRAILLE = "braille"


def way_words(t: Language) -> dict[Way, str]:
    return {
        # Translators: typed after "private", separated by |, the first is shown: only on the screen
        Way.PRINT: t.p_("private", "print|screen"),
        # Translators: typed after "private", separated by |, the first is shown: only by the voice
        Way.VOICE: t.p_("private", "voice|ears|speech"),
        # Translators: typed after "private", separated by |, the first is shown: only in braille
        Way.BRAILLE: t.p_("private", "braille|cells"),
    }


def every(t: Language) -> str:
    # Translators: typed after "private", separated by |, the first is shown: by every way there is
    return t.p_("private", "all|everything")


def private_by(t: Language, way: Way | None) -> Said:
    """By which way the listener takes what is private."""
    text = {
        # Translators: where the listener's hand and other private things appear
        None: t._("What is yours alone is told by every way there is."),
        # Translators: where the listener's hand and other private things appear
        Way.PRINT: t._("What is yours alone is only printed."),
        # Translators: where the listener's hand and other private things appear
        Way.VOICE: t._("What is yours alone is only spoken."),
        # Translators: where the listener's hand and other private things appear
        Way.BRAILLE: t._("What is yours alone is only brailled."),
    }[way]
    braille = {
        # Translators: braille: where private things appear
        None: t.p_("braille", "private: all"),
        # Translators: braille: where private things appear
        Way.PRINT: t.p_("braille", "private: print"),
        # Translators: braille: where private things appear
        Way.VOICE: t.p_("braille", "private: voice"),
        # Translators: braille: where private things appear
        Way.BRAILLE: t.p_("braille", "private: braille"),
    }[way]
    return say(text, braille)


def not_here(t: Language, way: Way) -> Said:
    """Why a way cannot be chosen."""
    if way is Way.VOICE:
        # Translators: the player wants private things spoken only, but nothing speaks
        return say(t._("Nothing speaks here: type speech on first."), t.p_("braille", "no voice"))
    # Translators: the player wants private things brailled only, but there is no braille
    text = t._("There is no braille here: start with --braille display or terminal.")
    # Translators: braille: there is no braille
    return say(text, t.p_("braille", "no braille"))
