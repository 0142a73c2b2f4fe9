"""The options of 11 nimmt! in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from access_play.games.core import Value
from access_play.words.language import Language
from access_play.words.rulebook.option_words import OptionWords, first_player


def _ox_heads(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Ox heads"),
        # Translators: what the option "Ox heads" decides
        t._("How many ox heads each card bears; neither table is confirmed."),
        {
            # Translators: a value of the option "Ox heads"
            "1-3-5-7": t.p_("value", "1, 3, 5 or 7 a card"),
            # Translators: a value of the option "Ox heads"; "6 nimmt!" is a game
            "6nimmt": t.p_("value", "as in 6 nimmt!, 1, 2, 3, 5 or 7 a card"),
        },
    )


def _start_by(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Who begins the next round"),
        # Translators: what the option "Who begins the next round" decides
        t._("Whose minus points make a player begin: those of the match, or of the last round."),
        {
            # Translators: a value of the option "Who begins the next round"
            "total": t.p_("value", "most minus points in all"),
            # Translators: a value of the option "Who begins the next round"
            "round": t.p_("value", "most minus points in the last round"),
        },
    )


def _pile_size(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Sizes of piles"),
        # Translators: what the option "Sizes of piles" decides
        t._("Whether you can ask how many cards lie in a pile."),
        {
            # Translators: a value of the option "Sizes of piles"
            "open": t.p_("value", "told on request"),
            # Translators: a value of the option "Sizes of piles"
            "hidden": t.p_("value", "not told"),
        },
    )


def _bull_at(t: Language) -> OptionWords:
    def cards(value: Value) -> str:
        # Translators: a value of the option "A pile brings a bull"; {count} is 3 or 4
        return t.p_("value", "from {count} cards on").format(count=value)

    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "A pile brings a bull"),
        # Translators: what the option "A pile brings a bull" decides
        t._("How many cards a pile needs to bring a bull to whoever takes it."),
        other=cards,
    )


def _rounds(t: Language) -> OptionWords:
    def rounds(value: Value) -> str:
        count = int(value)
        # Translators: a value of an option: how many rounds are played
        return t.np_("value", "{count} round", "{count} rounds", count).format(count=count)

    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Rounds"),
        # Translators: what the option "Rounds" decides
        t._("How many rounds a match has."),
        {
            # Translators: a value of the option "Rounds"
            "players": t.p_("value", "as many as players"),
        },
        rounds,
    )


NIMMT: Final[Mapping[str, Callable[[Language], OptionWords]]] = {
    "ox_heads": _ox_heads,
    "start_by": _start_by,
    "pile_size": _pile_size,
    "bull_at": _bull_at,
    "first": first_player,
    "rounds": _rounds,
}
