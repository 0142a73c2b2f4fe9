"""The options of all games in words: their names, their values, what they are for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from access_play.games.core import AnyGame, Value, written
from access_play.words.language import Language
from access_play.words.rulebook.gagnant_options import GAGNANT
from access_play.words.rulebook.nimmt_options import NIMMT
from access_play.words.rulebook.option_words import OptionWords
from access_play.words.rulebook.rows_options import ROWS

WORDS: Final[Mapping[str, Callable[[Language], OptionWords]]] = {**ROWS, **NIMMT, **GAGNANT}
"""An option's name means the same in every game that has it."""


def option_words(t: Language, option_name: str) -> str:
    """Name an option; KeyError if no game has it."""
    return WORDS[option_name](t).name


def option_help(t: Language, option_name: str) -> str:
    """Say in one sentence what an option decides."""
    return WORDS[option_name](t).help


def value_words(t: Language, option_name: str, value: Value) -> str:
    """Name a value of an option, offered or not, as it stands after the option's name and a colon."""
    return WORDS[option_name](t).value(value)


def differing(t: Language, game: AnyGame) -> list[str]:
    """One sentence for each option that has not its default: "Cards drawn when stuck: up to three."."""
    values = game.values()
    return [
        setting(t, option.name, values[option.name])
        for option in game.options
        if written(values[option.name]) != written(option.default)
    ]


def every_option(t: Language, game: AnyGame) -> list[str]:
    """One sentence for each option of the game."""
    return [setting(t, name, value) for name, value in game.values().items()]


def setting(t: Language, option_name: str, value: Value) -> str:
    """Say how an option stands."""
    # Translators: an option and its value: "Cards drawn when stuck: up to three."
    text = t._("{option}: {value}.")
    return text.format(option=option_words(t, option_name), value=value_words(t, option_name, value))


def preset_words(t: Language, preset: str) -> str:
    """Name a preset; KeyError if no game has it."""
    return {
        # Translators: the name of a set of options: the usual rules, nothing changed
        "book": t.p_("preset", "the rules of the book"),
        # Translators: the name of a set of options: as the publisher's rule sheet says
        "ravensburger": t.p_("preset", "Ravensburger rules"),
        # Translators: the name of a set of options
        "junior": t.p_("preset", "children’s edition"),
        # Translators: the name of a set of options
        "three-colours": t.p_("preset", "three colours, without blue"),
        # Translators: the name of a set of options of Onze Gagnant
        "dilemma": t.p_("preset", "dilemma, with an open card to draw"),
        # Translators: the name of a set of options of Onze Gagnant
        "bonus": t.p_("preset", "with bonus cards"),
        # Translators: the name of a set of options of Onze Gagnant: one player
        "solo": t.p_("preset", "alone"),
        # Translators: the name of a set of options of Onze Gagnant: co-operation
        "coop": t.p_("preset", "all together"),
        # Translators: the name of a set of options of Onze Gagnant
        "two-boxes": t.p_("preset", "two boxes of cards"),
    }[preset]
