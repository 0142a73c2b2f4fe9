"""What is said of what a person is typing."""

from __future__ import annotations

from collections.abc import Sequence

from access_play.words.answers import ECHOED
from access_play.words.base import LINE_LIMIT
from access_play.words.language import Language
from access_play.words.phrase import Said, say, single_line


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
