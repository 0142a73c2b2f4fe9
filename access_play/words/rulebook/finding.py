"""How something is found in the rulebook, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence

from access_play.words.language import Language, spellings
from access_play.words.phrase import Said, echoed, say
from access_play.words.program import alike
from access_play.words.rulebook.base import Numbered


def how_to_find(t: Language) -> Said:
    # Translators: the last line of the answer to "rules"; "rules contents", "rules 3", "rules card" are typed
    text = t._("Rules contents: the sections; rules 3 reads one, rules card finds a word.")
    # Translators: braille: what may be typed behind "rules"
    return say(text, t.p_("braille", "rules: contents, 3, card"))


def asks_for_contents(t: Language, typed: str) -> bool:
    # Translators: typed after "rules", separated by |: the titles of the sections, by number
    return typed in (*spellings(t.p_("rules words", "contents|sections")), "contents", "sections")


def numbered(t: Language, line: Numbered) -> Said:
    """A title or a sentence with its place, by which it can be asked for."""
    # Translators: a line of the rules with its number: "3.2: Draw a card."
    text = t.p_("rulebook", "{number}: {line}").format(number=line.number, line=line.text)
    return alike(text if text.endswith((".", "!", "?")) else f"{text}.")


def goes_on(t: Language, lines: Sequence[Numbered]) -> Said:
    """How many lines of a section are left, and how they are asked for."""
    # Translators: the last line of a long section; rules {number} is what to type to hear the rest
    text = t.n_("{count} more line: rules {number}.", "{count} more lines: rules {number}.", len(lines))
    return alike(text, number=lines[0].number, count=len(lines))


def too_many(t: Language, lines: Sequence[Numbered]) -> Said:
    """How many lines that hold the words are left out."""
    # Translators: more of the rules holds the words than is told at once
    text = t.n_("{count} more holds it: add a word.", "{count} more hold it: add a word.", len(lines))
    return alike(text, count=len(lines))


def not_found(t: Language, words: str) -> Said:
    # Translators: the rules do not hold the {words} that were looked for; "rules contents" is what to type
    text = t._("The rules say nothing of “{words}”. Rules contents: the sections.")
    # Translators: braille: the rules do not hold the {words}
    return say(text, t.p_("braille", "{words}: not in the rules"), words=echoed(words) or "?")
