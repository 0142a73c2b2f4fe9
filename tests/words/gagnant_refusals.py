"""Every reason to refuse a play of Onze Gagnant, and the rule behind it, as one text to read and compare.

To write the texts anew after a change: ``python -m tests.words.gagnant_refusals``, then read
what has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from access_play.games.core import NotAllowed, Value
from access_play.games.gagnant.reasons import GagnantReason
from tests.games.gagnant.table import gagnant, make, position
from tests.words.speaking import language, presenter

Refused = tuple[GagnantReason, dict[str, Value], str, dict[str, str], tuple[str, ...], str]
"""A reason, the rules, the lines, the rest of the position, the plays made, and the play that is refused."""

FULL = "start//+b4=,-y4=,+g4=,-g1="
BONUS: dict[str, Value] = {"bonus": True}

REFUSED: list[Refused] = [
    (GagnantReason.MUST_DRAW, {}, "start", {}, (), "+"),
    (GagnantReason.ALREADY_DRAWN, {}, "start", {"top": "r6x"}, ("draw",), "draw"),
    (GagnantReason.CHOOSE_A_BACK, {"boxes": 2}, "start", {}, (), "draw"),
    (GagnantReason.CHOOSE_OPEN_OR_HIDDEN, {"dilemma": True}, "start", {"revealed": "r6x"}, (), "draw"),
    (GagnantReason.NO_SUCH_DRAW, {}, "start", {}, (), "draw open"),
    (
        GagnantReason.STOCK_EMPTY,
        {"dilemma": True},
        "start",
        {"revealed": "r6x", "stock": ""},
        (),
        "draw hidden",
    ),
    (GagnantReason.NO_BONUS_CARDS, {}, "start", {}, (), "draw bonus"),
    (GagnantReason.BONUS_USED, BONUS, "start", {}, (), "draw bonus"),
    (GagnantReason.CHOOSE_A_SIDE, {}, "start", {"top": "r6x"}, ("draw",), "line 2"),
    (GagnantReason.CHOOSE_A_LINE, {}, "start", {"top": "r9g"}, ("draw",), "+"),
    (GagnantReason.CHOOSE_A_CARD, {}, "start,r8+", {"top": "r7r"}, ("draw",), "line 1"),
    (GagnantReason.NOT_A_GOAL_CARD, {}, "start", {"top": "r6x"}, ("draw",), "goal +"),
    (GagnantReason.NO_NEUTRAL_LEFT, {}, FULL, {"top": "r4="}, ("draw",), "goal -"),
    (GagnantReason.ANOTHER_LINE, {}, "start", {"top": "r9g"}, ("draw",), "line 1"),
    (GagnantReason.NO_CARD_THERE, {}, "start,r8+ // start", {"top": "discard.1"}, ("draw",), "line 2"),
    (GagnantReason.NO_GOAL_MODIFIER, {}, "start", {"top": "turn.1"}, ("draw",), "goal 2"),
    (GagnantReason.NOT_IN_THIS_LINE, {}, "start,r8+", {"top": "r7r"}, ("draw",), "b8+"),
    (GagnantReason.NOT_OF_THE_TWO, {}, "start", {"top": "r2d,b4=,y5+"}, ("draw",), "g9g"),
    (
        GagnantReason.ON_MINUS_FIRST,
        BONUS,
        "r8+/b3-,g3-",
        {"bonus": "bonus_swap_sides.1"},
        ("draw bonus",),
        "r8+",
    ),
    (
        GagnantReason.PROTECTED,
        {},
        "start,r8+,b8+",
        {"top": "r7r", "protected": "r8+"},
        ("draw",),
        "r8+",
    ),
    (GagnantReason.GOAL_MODIFIER_STAYS, {}, "start,r8+//+b4=", {"top": "r7r"}, ("draw",), "b4="),
]
SELDOM = {
    GagnantReason.GAME_OVER: "draw",
    GagnantReason.CHANCE_DECIDES: "back 3",
    GagnantReason.PLUS_ONLY: "-",
    GagnantReason.MINUS_ONLY: "+",
}
"""Reasons that nobody meets who types: nothing is asked there, or the only choice is made at once."""


def refusals(code: str) -> str:
    """Each reason, what is said of the play, the rule behind it, and both in braille."""
    return "\n".join(line for each in (*_met(code), *_seldom(code)) for line in each) + "\n"


def _met(code: str) -> Iterator[list[str]]:
    for reason, rules, lines, at, plays, refused in REFUSED:
        game = gagnant(3, **rules)
        state = position(game, *lines.split(), **at)  # type: ignore[arg-type]
        make(game, state, *plays)
        speaker, view = presenter(game, language(code), 0), game.view(state, 0)
        play = game.read_play(refused)
        with pytest.raises(NotAllowed) as no:
            game.check(state, play)
        assert no.value.reason is reason
        said = [speaker.words.refused(no.value, view), speaker.words.rule(reason)]
        yield [reason.name, *_shown(speaker.answer(each).screen for each in said)]


def _seldom(code: str) -> Iterator[list[str]]:
    game = gagnant(3)
    speaker, view = presenter(game, language(code), 0), game.view(position(game), 0)
    for reason, text in SELDOM.items():
        no = NotAllowed(reason, game.read_play(text))
        said = [speaker.words.refused(no, view), speaker.words.rule(reason)]
        yield [reason.name, *_shown(speaker.answer(each).screen for each in said)]


def _shown(texts: Iterator[str]) -> list[str]:
    return ["  " + text.replace("\u00a0", "~").replace("\u202f", "~") for text in texts]


def kept(code: str) -> Path:
    """The file with the sentences as they were last read and found right."""
    return Path(__file__).with_name(f"gagnant_refusals_{code}.txt")


if __name__ == "__main__":
    for each in ("en", "fr"):
        kept(each).write_text(refusals(each), encoding="utf-8")
