"""The questions of the very first start, which are asked once."""

from __future__ import annotations

from access_play.words.language import Language


def where_braille(t: Language) -> str:
    # Translators: a question of the first start; numbered choices follow
    return t._("Do you read braille?")


def braille_places(t: Language) -> dict[str, str]:
    """Where the cells can go, by the value of the setting."""
    return {
        # Translators: an answer to "Do you read braille?": not here
        "off": t.p_("braille place", "no braille"),
        # Translators: an answer to "Do you read braille?": a braille display that BRLTTY drives
        "display": t.p_("braille place", "on my braille display, by BRLTTY"),
        # Translators: an answer to "Do you read braille?": as print, for people who see the cells
        "terminal": t.p_("braille place", "as cells under each line"),
    }


def how_much(t: Language) -> str:
    # Translators: a question of the first start; numbered choices follow
    return t._("How much should be said?")


def details(t: Language) -> dict[str, str]:
    """How much can be said, by the value of the setting."""
    return {
        # Translators: an answer to "How much should be said?"
        "brief": t.p_("detail", "brief: for those who know the game"),
        # Translators: an answer to "How much should be said?"
        "normal": t.p_("detail", "normal"),
        # Translators: an answer to "How much should be said?"
        "full": t.p_("detail", "full: with the reasons"),
    }


def learn_or_play(t: Language) -> str:
    # Translators: a question of the first start; numbered choices follow
    return t._("Learn the words first, or play?")


def learn_and_play(t: Language) -> tuple[str, str]:
    return (
        # Translators: an answer to "Learn the words first, or play?": six lessons
        t.p_("beginning", "tutorial: six short lessons"),
        # Translators: an answer to "Learn the words first, or play?"
        t.p_("beginning", "play at once"),
    )


def which_to_learn(t: Language) -> str:
    # Translators: a question of the first start; the games follow as numbered choices
    return t._("Learn with which game?")


def asked_once(t: Language, command: str) -> str:
    # Translators: after the questions of the first start; {command} settings ask is what to type at the shell
    return t._("This is kept. To be asked again: {command} settings ask").format(command=command)
