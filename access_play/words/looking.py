"""What is said of how lines look on the screen."""

from __future__ import annotations

from access_play.words.language import Language
from access_play.words.phrase import Said, say
from access_play.words.program import alike


def pause(t: Language, seconds: float) -> Said:
    if not seconds:
        # Translators: lines are printed without a pause between them
        return alike(t._("No pause between lines."))
    # Translators: how long a line that was printed stays the last
    text = t._("Pause after each line, in seconds: {seconds}.")
    # Translators: braille: how long a line that was printed stays the last
    return say(text, t.p_("braille", "pause {seconds}"), seconds=t.figure(seconds))


def width(t: Language, columns: int) -> Said:
    if not columns:
        # Translators: how wide lines are printed
        return alike(t._("Lines as wide as the screen."))
    # Translators: how wide lines are printed
    text = t.n_("Lines of {columns} column.", "Lines of {columns} columns.", columns)
    # Translators: braille: how wide lines are printed
    return say(text, t.p_("braille", "width {columns}"), columns=columns)


def colour(t: Language, on: bool, *, forbidden: bool) -> Said:
    if on and forbidden:
        # Translators: NO_COLOR and TERM are variables of the environment, which forbid colours
        return alike(t._("Colours on, but NO_COLOR or TERM forbids them here."))
    if on:
        # Translators: words for colours are shown in their colour, at a terminal
        return alike(t._("Colours on."))
    # Translators: no colours are shown
    return alike(t._("Colours off."))
