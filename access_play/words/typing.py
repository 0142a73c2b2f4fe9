"""What is said of what a person is typing."""

from __future__ import annotations

from collections.abc import Sequence

from access_play.words.base import LINE_LIMIT
from access_play.words.language import Language
from access_play.words.phrase import ECHOED, Name, Said, echoed, listed, say, single_line


def completed(t: Language, before: str, words: Sequence[str]) -> Said:
    """What Tab has found to end a line: nothing, one word, or several."""
    if not words:
        typed = single_line(before.rpartition(" ")[2])[-ECHOED:] or "?"
        # Translators: the Tab key was pressed, but no word begins with {typed}
        text = t._("Nothing begins with “{typed}” here.")
        # Translators: braille: no word begins with {typed}
        return say(text, t.p_("braille", "{typed}: no word"), typed=typed)
    if len(words) == 1:
        # Translators: the Tab key has completed the word that was being typed
        return say(t._("Completed: {word}."), t.p_("braille", "{word}"), word=words[0])
    # Translators: the Tab key was pressed and these words are possible, a list
    text, braille = t._("Possible: {words}."), t.p_("braille", "{words}")
    # Translators: the Tab key was pressed and many words are possible; {words} are the first of {count}
    many = t._("{count} possible words, among them: {words}.")
    said = say(text, braille, words=", ".join(words))
    shown = len(words)
    while len(said.text) > LINE_LIMIT:
        shown -= 1
        said = say(many, braille, words=", ".join(words[:shown]), count=len(words))
    return said


def still_playable(t: Language, plays: Sequence[Name], typed: str) -> Said:
    """Asked before a turn ends in which the plays could still be made; ``typed`` would end it."""
    word = echoed(typed)
    # Translators: asked before a turn ends; {plays} could still be played, {word} was typed to end the turn
    text = t._("You can still play: {plays}. Type {word} again to end your turn.")
    # Translators: braille: {plays} could still be played, {word} was typed to end the turn
    said = say(text, t.p_("braille", "still {plays}, {word}?"), plays=listed(plays), word=word)
    if len(said.text) <= LINE_LIMIT:
        return said
    # Translators: asked before a turn ends; {count} cards could still be played, {word} was typed to end it
    many = t._("You can still play {count} cards. Type {word} again to end your turn.")
    # Translators: braille: {count} cards could still be played, {word} was typed to end the turn
    return say(many, t.p_("braille", "still {count} cards, {word}?"), count=len(plays), word=word)


def confirming(t: Language, *, on: bool) -> Said:
    if on:
        # Translators: from now on it is asked before a turn ends in which the listener could still play
        return say(t._("You are asked before a turn ends too early."), t.p_("braille", "confirm on"))
    # Translators: from now on nothing is asked before a turn ends
    return say(t._("Turns end without a question."), t.p_("braille", "confirm off"))


def lets_take_back(t: Language, asked: str, player: str) -> Said:
    # Translators: one of the people at the table is asked whether another may take back a finished play
    text = t._("{asked}, may {player} take the last play back: yes or no?")
    # Translators: braille: one of the people is asked whether another may take back a finished play
    return say(text, t.p_("braille", "{asked}: {player} takes back?"), asked=asked, player=player)
