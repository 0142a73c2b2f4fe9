"""Situations of Onze Gagnant played by typed lines, in both languages, as texts to read and compare.

To write the texts anew after a change: ``python -m tests.words.gagnant_situations``, then read
what has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.gagnant.state import GagnantState
from tests.games.gagnant.table import gagnant, position
from tests.words.gagnant_table import Table


@dataclass(frozen=True)
class Situation:
    """A position, and what is typed there: lines apart by |, the English ones and the French ones."""

    name: str
    game: OnzeGagnant
    state: GagnantState
    english: str
    french: str
    humans: tuple[int, ...] = (0,)


V, BONUS, OPEN = gagnant(3), gagnant(3, bonus=True), gagnant(2, dilemma=True)
BOXES, PILE = gagnant(2, boxes=2), gagnant(2, boxes=2, dilemma=True, bonus=True)
SOLO, COOP = gagnant(1, mode="solo"), gagnant(3, mode="coop")
SOLO_BONUS = gagnant(1, mode="solo", bonus=True)


def situations() -> Iterator[Situation]:
    yield from _numbers()
    yield from _others()
    yield from _colourless()
    yield from _bonuses()
    yield from _modes()
    yield from _together()
    yield from _ends()


def _at(
    name: str,
    game: OnzeGagnant,
    lines: str,
    english: str,
    french: str,
    *,
    humans: tuple[int, ...] = (0,),
    **at: str,
) -> Situation:
    """``lines`` are written as positions write them, apart by blanks; ``at`` is the rest of the position."""
    state = position(game, *lines.split(), **at)  # type: ignore[arg-type]
    return Situation(name, game, state, english, french, humans)


def _numbers() -> Iterator[Situation]:
    """Cards that go to one's own line."""
    yield _at("Plus", V, "start", "draw", "pioche", top="r8+")
    yield _at("Minus", V, "start", "d", "p", top="r3-")
    yield _at("Modifier on minus", V, "r8+", "draw|-|goal", "piocher|moins|objectif", top="r4=")
    yield _at("Modifier at the goal", V, "r8+", "1|goal -|line", "1|objectif -|ligne", top="r4=")
    covered = "r8+//-g4=,+b1="
    yield _at("Modifier over others", V, covered, "d|goal plus|goals", "p|but plus|objectifs", top="r4=")
    neutral = "start//+b4=,-y4=,+g4=,-g1="
    yield _at("No neutral card left", V, neutral, "d|goal +|why|2", "p|objectif +|pourquoi|2", top="r4=")
    yield _at(
        "Exchange, all at once", V, "start,r8+ start,y3-", "d|+ int bob y3", "p|+ int bob j3", top="r6x"
    )
    yield _at(
        "Exchange, step by step",
        V,
        "start,r8+ start,y3- start/g3-",
        "d|minus|2|chloé|3|1",
        "p|moins|2|chloé|3|1",
        top="r6x",
    )
    yield _at("Exchange of the card just laid", V, "r8+ start", "d|+|r6|bob", "p|+|r6|bob", top="r6x")
    yield _at("Exchange, nobody has a card", V, "r8+ // //", "d|+", "p|+", top="r6x")
    yield _at("Exchange wins in mid-turn", V, "r5+ start", "d|+", "p|+", top="b6x")
    yield _at("Replace", V, "start,r8+/b3-", "d|interdiction", "p|interdiction", top="r7r")
    yield _at("Replace, two alike", V, "r4=,r4r", "d|red 4|1", "p|4 rouge|1", top="b7r")
    yield _at("Replace, two alike by kind", V, "r4=,r4r", "d|r4 replace", "p|4 rouge remplacement", top="b7r")
    yield _at("Replace, two interdictions", V, "start/interdiction.1", "d|int|2", "p|int|2", top="b7r")
    yield _at("Replace as a plain card", V, "//", "d|-", "p|-", top="r7r")
    yield _at("Draw two", V, "start", "d|legal|b4 goal +", "p|coups|b4 but +", top="r2d,turn.1,b4=")
    yield _at("Draw two twice", V, "r8+", "d|b2 y5|b2|y5", "p|b2 j5|b2|j5", top="r2d,b2d,b4=,y5+,g3-")
    yield _at("Draw two, one card left", V, "r8+", "d", "p", stock="r2d,y5+")
    yield _at("Draw two, none left", V, "r8+", "d", "p", stock="r2d")


def _others() -> Iterator[Situation]:
    """Cards that go to somebody else."""
    yield _at("Gift", V, "start", "d|bob|+", "p|bob|+", top="r9g")
    yield _at("Gift, by the beginning of a name", V, "start", "d|ch -", "p|ch -", top="r7g")
    yield _at("Gift to oneself", V, "start", "d|me|why|bo +", "p|moi|pourquoi|bo +", top="r9g")
    yield _at("Gift that makes another win", V, "start y1=,g1=", "d|bob plus", "p|bob plus", top="r9g")
    yield _at("Gift, foretold", V, "r8+ y1=,g1=", "d|what if bob|bob|what if", "p|si bob|bob|si", top="r9g")
    yield _at("Interdiction", V, "r8+ y8+", "d|bob -|line bob", "p|bob -|ligne bob", top="interdiction.1")


def _colourless() -> Iterator[Situation]:
    yield _at("Discard, own", V, "start,r8+", "d|me int", "p|moi int", top="discard.1")
    yield _at(
        "Discard, a modifier", V, "start start//+g4=", "d|bob|2|discard", "p|bob|2|défausse", top="discard.1"
    )
    yield _at(
        "Discard, what lies covered", V, "start start//+g4=,-b4=", "d|bob g4", "p|bob v4", top="discard.1"
    )
    yield _at(
        "Discard, what is protected",
        V,
        "r8+ y8+",
        "d|bob|y8|why|me|1",
        "p|bob|j8|pourquoi|moi|1",
        top="discard.1",
        protected="y8+",
    )
    yield _at("Turn, own", V, "r8+/b3-", "d|my line", "p|ma ligne", top="turn.1")
    yield _at("Turn, of another", V, "r8+ y8+", "d|bob", "p|bob", top="turn.1")
    yield _at("Turn a goal", V, "r8+//-g4= y8+//+b4=", "d|goal bob", "p|objectif bob", top="turn.1")
    yield _at("Turn one's own goal", V, "r8+//-g4= y8+//+b4=", "d|my goal", "p|mon objectif", top="turn.1")
    yield _at(
        "Turn a goal without modifier",
        V,
        "r8+//-g4=",
        "d|goal bob|why|1",
        "p|but bob|pourquoi|1",
        top="turn.1",
    )


def _bonuses() -> Iterator[Situation]:
    yield _bonus("Swap colours", "y9g,y5+,start", "bonus|bob|line", "bonus|bob|ligne", "swap_colours")
    yield _bonus("Swap sides", "r8+/r3-,b3-", "bonus|b3", "bonus|b3", "swap_sides")
    yield _bonus("Swap sides at the goal", "r8+/b3-/+r4=", "bonus|r4|table", "bonus|r4|table", "swap_sides")
    yield _bonus("Swap sides, nothing on minus", "r8+", "bonus", "bonus", "swap_sides")
    yield _bonus("Wild card", "r8+,r5+", "bonus|-|line", "bonus|-|ligne", "wild")
    yield _bonus("Protection", "r8+/b3-", "bonus|red|line", "bonus|rouge|ligne", "protect")
    yield _bonus("Last discard", "r8+", "bonus|bob -", "bonus|bob -", "retake", discard="y9g")
    yield _bonus("Last discard, none", "start,r8+", "bonus", "bonus", "retake")
    yield _bonus("Negative goal", "r8+", "bonus|goal", "bonus|objectif", "negative")
    yield _bonus("Bonus or stock", "r8+", "|draw +|1|counts", "|pioche +|1|comptes", "negative")
    yield _at("No bonus cards", V, "r8+", "bonus|why", "bonus|pourquoi", top="r5+")


def _bonus(name: str, lines: str, english: str, french: str, bonus: str, discard: str = "") -> Situation:
    state = position(BONUS, *lines.split(), top="r2d", bonus=f"bonus_{bonus}.1", discard=discard)
    return Situation(name, BONUS, state, english, french)


def _modes() -> Iterator[Situation]:
    yield _at("Dilemma, open", OPEN, "r8+", "|draw|open", "|pioche|visible", revealed="y5+", top="b5+")
    yield _at("Dilemma, hidden", OPEN, "r8+", "hidden|stock", "cachée|stock", revealed="y5+", top="b5+")
    yield _at("Dilemma, the last card", OPEN, "r8+", "|draw", "|pioche", revealed="y5+", stock="")
    yield _at("Two boxes", BOXES, "start", "|draw|box 2|stock", "|pioche|boîte 2|stock", top="o5+")
    yield _at("Two boxes, by number", BOXES, "start", "1|hand", "1|main", top="r5+")
    yield _at(
        "Two boxes in a pile",
        PILE,
        "start",
        "|3|counts",
        "|3|comptes",
        revealed="v5+",
        bonus="bonus_negative.1",
        top="r5+",
    )
    yield _at("Seats of both people", V, "start", "d|d", "p|p", top="r8+,b3-", humans=(0, 1))


def _together() -> Iterator[Situation]:
    yield _at("Solo, a gift", SOLO, "start", "d|blue -|table", "p|bleue -|table", top="r9g")
    yield _at("Solo, a turn", SOLO, "r8+ y8+//+b4=", "d|goal yellow", "p|objectif jaune", top="turn.1")
    yield _at("Solo, an exchange", SOLO, "start,r8+ y3-", "d|+ int yellow", "p|+ int jaune", top="r6x")
    yield _at(
        "Solo, colours",
        SOLO_BONUS,
        "r8+",
        "bonus|green|score",
        "bonus|verte|score",
        bonus="bonus_swap_colours.1",
        top="r5+",
    )
    yield _at(
        "Solo, all lines at their goals",
        SOLO,
        "r5+ y5+,y6x g5+,g6x b5+,b6x",
        "d|what if +|+",
        "p|si +|+",
        top="r6x",
    )
    yield _at("Co-op, two lines of one", COOP, "start", "d|d", "p|p", top="r8+,b3-")
    yield _at("Co-op, for another", COOP, "start", "d|line bob|green +", "p|ligne bob|verte +", top="r9g")


def _ends() -> Iterator[Situation]:
    yield _at("The last card, the nearest wins", V, "r8+ y8+ g5+", "d", "p", stock="r5+")
    yield _at("The last card, interdictions are void", V, "start,b6x", "d", "p", stock="r5+")
    yield _at("The last card, a tie", V, "r4= y8+", "d|+", "p|+", stock="b4=")
    yield _at("The colour bonus wins", V, "r8+,r4= start", "d|+", "p|+", top="r1=")
    yield _at("Solo, an empty stock", SOLO, "r8+ y8+,y3- start,g5+,g6x b8+", "d", "p", stock="b3-")


def transcript(code: str) -> str:
    """What was typed, after >, and what was said."""
    lines: list[str] = []
    for situation in situations():
        table = Table(situation.game, situation.state, code=code, humans=situation.humans)
        lines.append(f"# {situation.name}")
        for typed in (situation.english if code == "en" else situation.french).split("|"):
            said = table.type(typed)
            lines += [
                f"> {typed}".rstrip(),
                *(text.replace("\u00a0", "~").replace("\u202f", "~") for text in said),
            ]
        lines.append(f"plays: {'; '.join(table.played())}")
    return "\n".join(lines) + "\n"


def kept(code: str) -> Path:
    """The file with the transcript as it was last read and found right."""
    return Path(__file__).with_name(f"gagnant_situations_{code}.txt")


if __name__ == "__main__":
    for each in ("en", "fr"):
        kept(each).write_text(transcript(each), encoding="utf-8")
