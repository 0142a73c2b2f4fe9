"""The options of Onze Gagnant in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from access_play.words.language import Language
from access_play.words.rulebook.option_words import OptionWords, first_player, yes_or_no


def _mode(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Mode"),
        # Translators: what the option "Mode" decides
        t._("Whether you play against one another, alone, or all together."),
        {
            # Translators: a value of the option "Mode"
            "versus": t.p_("value", "each against all"),
            # Translators: a value of the option "Mode": one player
            "solo": t.p_("value", "alone"),
            # Translators: a value of the option "Mode": all players win or lose together
            "coop": t.p_("value", "all together"),
        },
    )


def _boxes(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Boxes of cards"),
        # Translators: what the option "Boxes of cards" decides
        t._("How many boxes are shuffled together; 5 players or more need two."),
        {
            # Translators: a value of the option "Boxes of cards"
            "1": t.p_("value", "one box"),
            # Translators: a value of the option "Boxes of cards"
            "2": t.p_("value", "two boxes"),
        },
    )


def _dilemma(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; "yes" or "no" follows a colon
        t.p_("option", "Dilemma"),
        # Translators: what the option "Dilemma" decides
        t._("Whether one card of the stock lies open, to draw instead of a hidden one."),
        yes_or_no(t),
    )


def _bonus(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; "yes" or "no" follows a colon
        t.p_("option", "Bonus cards"),
        # Translators: what the option "Bonus cards" decides
        t._("Whether each player may draw a bonus card once a game."),
        yes_or_no(t),
    )


GAGNANT: Final[Mapping[str, Callable[[Language], OptionWords]]] = {
    "mode": _mode,
    "boxes": _boxes,
    "dilemma": _dilemma,
    "bonus": _bonus,
    "first": first_player,
}
