"""How an option of rules is spoken of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from access_play.games.core import Value, written
from access_play.words.language import Language


class OptionWords(NamedTuple):
    """An option in words: its name, one sentence on what it decides, its values.

    ``values`` are found by how they are written; ``other`` says those that are not listed.
    """

    name: str
    help: str
    values: Mapping[str, str] = {}
    other: Callable[[Value], str] = written

    def value(self, value: Value) -> str:
        found = self.values.get(written(value))
        return self.other(value) if found is None else found


def yes_or_no(t: Language) -> dict[str, str]:
    """The values of an option that is on or off."""
    return {
        # Translators: the value of an option, after a colon: "Dilemma: yes."
        "on": t.p_("value", "yes"),
        # Translators: the value of an option, after a colon: "Dilemma: no."
        "off": t.p_("value", "no"),
    }


def first_player(t: Language) -> OptionWords:
    """The option ``first``, which several families have."""
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "First player"),
        # Translators: what the option "First player" decides
        t._("Who begins: a lot draws, or a player is named by number."),
        {
            # Translators: a value of the option "First player"
            "lot": t.p_("value", "drawn by lot"),
        },
        # Translators: a value of the option "First player"; players are numbered from 1
        lambda number: t.p_("value", "player {number}").format(number=number),
    )
