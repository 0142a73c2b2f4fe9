"""What each setting is for, in a few words."""

from __future__ import annotations

from access_play.words.language import Language


def meanings(t: Language) -> dict[str, str]:
    """The meaning of every setting, by its name in the file."""
    return {
        # Translators: what a setting is for; no capital, no full stop
        "lang": t.p_("setting", "the language; empty: that of this machine"),
        # Translators: what a setting is for; no capital, no full stop
        "speech": t.p_("setting", "who speaks; empty: the own voice where somebody types"),
        # Translators: what a setting is for; no capital, no full stop
        "rate": t.p_("setting", "how fast the voice speaks, in words a minute"),
        # Translators: what a setting is for; no capital, no full stop
        "volume": t.p_("setting", "how loud the voice speaks"),
        # Translators: what a setting is for; no capital, no full stop
        "pitch": t.p_("setting", "how high the voice speaks"),
        # Translators: what a setting is for; no capital, no full stop
        "sounds": t.p_("setting", "short sounds before some sentences"),
        # Translators: what a setting is for; no capital, no full stop
        "braille": t.p_("setting", "where the cells go"),
        # Translators: what a setting is for; no capital, no full stop
        "cells": t.p_("setting", "how many cells a line has; 0: all there are"),
        # Translators: what a setting is for; no capital, no full stop
        "grade": t.p_("setting", "braille: 1 uncontracted, 2 contracted"),
        # Translators: what a setting is for; no capital, no full stop
        "dots": t.p_("setting", "braille: dots of a cell; with eight there are no contractions"),
        # Translators: what a setting is for; antoine, sign and bare are typed as they are
        "digits": t.p_(
            "setting",
            "numbers in braille: antoine with dot 6, sign with number sign, bare without; empty: as usual",
        ),
        # Translators: what a setting is for; a routing key is above a cell of the display
        "routing": t.p_("setting", "a routing key on a card asks before it plays, plays, or is off"),
        # Translators: what a setting is for: show, wait and key are typed as they are
        "arrival": t.p_(
            "setting", "a new line on the display: show at once, wait while you read back, or wait for a key"
        ),
        # Translators: what a setting is for; no capital, no full stop
        "paper_width": t.p_("setting", "cells in a line of paper; 0: the usual width"),
        # Translators: what a setting is for; no capital, no full stop
        "paper_height": t.p_("setting", "lines on a page of paper; 0: the usual height"),
        # Translators: what a setting is for; no capital, no full stop
        "paper_newline": t.p_("setting", "how a line of paper ends; empty: as embossers expect"),
        # Translators: what a setting is for; no capital, no full stop
        "verbosity": t.p_("setting", "how much is said"),
        # Translators: what a setting is for: colour and number are typed as they are
        "sort": t.p_("setting", "a hand of coloured cards by colour, or by number"),
        # Translators: what a setting is for: player and card are typed as they are
        "wording": t.p_("setting", "what is told first when a card is laid, the player or the card"),
        # Translators: what a setting is for; no capital, no full stop
        "level": t.p_("setting", "how well the computer plays"),
        # Translators: what a setting is for; no capital, no full stop
        "plain": t.p_("setting", "plain lines, typed without help from the keys"),
        # Translators: what a setting is for; no capital, no full stop
        "pace": t.p_("setting", "how long the computer waits before it plays, in seconds"),
        # Translators: what a setting is for; no capital, no full stop
        "curtain": t.p_("setting", "lines the screen moves up between two people at one machine"),
        # Translators: what a setting is for; no capital, no full stop
        "confirm": t.p_("setting", "whether a turn that could go on is ended only when asked twice"),
        # Translators: what a setting is for; no capital, no full stop
        "pause": t.p_("setting", "seconds for which a terminal waits after each line; a key ends the wait"),
        # Translators: what a setting is for; no capital, no full stop
        "width": t.p_("setting", "columns of a printed line, cut between words; 0: those of the terminal"),
        # Translators: what a setting is for; no capital, no full stop
        "colour": t.p_("setting", "whether a terminal shows the words for colours in their colour"),
        # Translators: what a setting is for; no capital, no full stop
        "transcripts": t.p_("setting", "whether every game is kept as it was said, beside its save"),
        # Translators: what a setting is for; no capital, no full stop
        "asked": t.p_("setting", "whether the questions of the first start were answered"),
        # Translators: what a setting is for; no capital, no full stop
        "voices": t.p_("setting", "the voice of each language, such as voices.fr"),
    }


def explained(t: Language, line: str, meaning: str, known: str) -> str:
    """A line of the settings file with what it is for, and what it can be if that is narrow."""
    if not known:
        # Translators: a line of the settings, such as rate = 200, and what it is for
        return t.p_("settings", "{line} # {meaning}").format(line=line, meaning=meaning)
    # Translators: a line of the settings, such as rate = 200, what it is for, and what it can be
    text = t.p_("settings", "{line} # {meaning}; {known}")
    return text.format(line=line, meaning=meaning, known=known)
