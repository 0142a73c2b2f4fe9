"""The questions before a game."""

from __future__ import annotations

from collections.abc import Sequence

from access_play.words.language import Language


def who_speaks(t: Language) -> str:
    # Translators: the first question of all, heard in the program's own voice; numbered choices follow
    return t._("Who speaks?")


def speakers(t: Language) -> list[str]:
    return [
        # Translators: who speaks: the voice that asks this
        t.p_("speaker", "the program’s own voice"),
        # Translators: who speaks: the screen reader that the listener has running
        t.p_("speaker", "my screen reader"),
        # Translators: who speaks: nobody, the player reads print or braille
        t.p_("speaker", "nobody"),
    ]


def which_game(t: Language) -> str:
    # Translators: a question before the game; numbered choices follow
    return t._("Which game?")


def how_many(t: Language, first: str, last: str) -> str:
    # Translators: a question before the game: how many play, the listener among them
    return t._("How many players, you among them, {first} to {last}?").format(first=first, last=last)


def which_rules(t: Language) -> str:
    # Translators: a question before the game; numbered choices follow
    return t._("Which rules?")


def how_well(t: Language) -> str:
    # Translators: a question before the game; numbered choices follow
    return t._("How well should the computer play?")


def choice(t: Language, number: int, name: str) -> str:
    # Translators: one of several numbered choices
    return t.p_("choice", "{number}: {name}.").format(number=number, name=name)


def default(t: Language, name: str) -> str:
    # Translators: what Enter alone chooses
    return t._("Enter alone: {name}.").format(name=name)


def again(t: Language, count: int, figures: Sequence[str]) -> str:
    if figures:
        # Translators: the answer to a question was none of the figures
        return t._("Please type a figure from {first} to {last}.").format(first=figures[0], last=figures[-1])
    # Translators: the answer to a question was not understood; there are {count} choices
    return t._("Please type a number from 1 to {count}, or the name.").format(count=count)


def level(t: Language, level: str) -> str:
    return {
        # Translators: how well the computer plays
        "easy": t.p_("level", "easy"),
        # Translators: how well the computer plays
        "normal": t.p_("level", "normal"),
        # Translators: how well the computer plays
        "hard": t.p_("level", "hard"),
    }[level]
