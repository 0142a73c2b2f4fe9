"""What speaks for a play, in the words that the games share."""

from __future__ import annotations

from access_play.players.advice import Why
from access_play.words.language import Language
from access_play.words.phrase import Name, Said, say


def shared(t: Language, play: Name, why: Why) -> Said:
    """A play and a reason that any game may have."""
    match why:
        case Why.ONLY:
            # Translators: a hint: {play} is all that can be played
            text = t._("{play}: it is all you can play.")
            # Translators: braille: a hint: nothing else can be played
            braille = t.p_("braille", "{play}: all there is")
        case Why.WINS:
            # Translators: a hint: {play} wins the round, or can win the game in this turn
            text = t._("{play}: it can win now.")
            # Translators: braille: a hint: {play} wins
            braille = t.p_("braille", "{play}: wins")
        case Why.ENDS_TURN:
            # Translators: a hint: {play} ends the turn
            text = t._("{play}: the rest can wait in your hand.")
            # Translators: braille: a hint: {play} ends the turn
            braille = t.p_("braille", "{play}: the rest waits")
        case Why.CHANCE:
            # Translators: a hint: hidden cards decide what {play} brings
            text = t._("{play}: what it brings is chance.")
            # Translators: braille: a hint: hidden cards decide what {play} brings
            braille = t.p_("braille", "{play}: chance")
        case _:
            raise ValueError(why)
    return say(text, braille, play=play)


def numbered(t: Language, number: int, hint: Said) -> Said:
    # Translators: one of several numbered hints; {hint} is a sentence with its full stop
    text = t.p_("numbered hint", "{number}, {hint}")
    # Translators: braille: one of several numbered hints
    braille = t.p_("braille", "{number} {hint}")
    return say(text, braille, number=number, hint=Name(hint.text, hint.braille))


def more_words(t: Language) -> str:
    # Translators: typed after "hint", separated by |, the first is shown: compare two or three plays
    return t.p_("hint words", "more|all")
