"""The words behind "braille", and what is answered to them."""

from __future__ import annotations

import enum

from access_play.words.commands import braille_words
from access_play.words.language import Language, folded
from access_play.words.phrase import Said
from access_play.words.program import alike


class Wish(enum.Enum):
    """What a player can change about braille, in the order of the typed words; each pair is one choice."""

    UNCONTRACTED = "uncontracted"
    CONTRACTED = "contracted"
    SIX = "six"
    EIGHT = "eight"
    ASK = "ask"
    PLAY = "play"
    WAIT = "wait"
    SHOW = "show"
    OFF = "off"
    ON = "on"


def wishes(t: Language) -> dict[str, Wish]:
    """Every folded word, of the language and the English ones, with what it wishes."""
    own = dict(zip(folded(braille_words(t)).split("|"), Wish, strict=False))
    return {each.value: each for each in Wish} | own


def granted(t: Language, wish: Wish) -> Said:
    """How things are once the wish is granted."""
    return alike(
        {
            # Translators: how braille is written
            Wish.UNCONTRACTED: t._("Uncontracted braille."),
            # Translators: how braille is written
            Wish.CONTRACTED: t._("Contracted braille."),
            # Translators: how braille is written
            Wish.SIX: t._("Six-dot braille."),
            # Translators: how braille is written; cells of eight dots have no contractions
            Wish.EIGHT: t._("Eight-dot braille, uncontracted."),
            # Translators: a routing key is a key above a cell of a braille display
            Wish.ASK: t._("A routing key on a card asks before it plays."),
            # Translators: a routing key is a key above a cell of a braille display
            Wish.PLAY: t._("A routing key on a card plays at once."),
            # Translators: what happens on a braille display
            Wish.WAIT: t._("New lines wait while you read back."),
            # Translators: what happens on a braille display
            Wish.SHOW: t._("New lines are shown at once."),
            # Translators: the braille display shows the terminal; "braille on" is what to type
            Wish.OFF: t._("The display is yours to read the terminal. To take it back: braille on."),
            # Translators: the braille display shows what is said in the game
            Wish.ON: t._("The display shows the game."),
        }[wish]
    )


def no_routing(t: Language) -> Said:
    # Translators: a routing key is a key above a cell of a braille display
    return alike(t._("Routing keys do nothing."))


def no_display(t: Language) -> Said:
    # Translators: the game was begun without a braille display; --braille display is typed as it is
    return alike(t._("This game has no braille display. Begin one with: --braille display."))
