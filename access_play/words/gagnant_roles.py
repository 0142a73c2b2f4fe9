"""Who acts on whose line: each gets a sentence of its own."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from access_play.games.core import Seat
from access_play.games.gagnant.lines import LineName, Standing
from access_play.words.base import LINE_LIMIT
from access_play.words.gagnant_cards import coloured_line
from access_play.words.gagnant_standing import actor, fully, normally, shortly
from access_play.words.language import Language
from access_play.words.phrase import Fill, Name, Said, pieces, say

if TYPE_CHECKING:
    from access_play.words.gagnant import GagnantWords


Measure = Callable[[Language, Standing], Name]


class Role(enum.Enum):
    """Who acts, and on which line."""

    OWN = enum.auto()
    """The listener, in the own line."""
    THEIRS = enum.auto()
    """A player, in the own line."""
    TO_OTHER = enum.auto()
    """The listener, in another's line."""
    TO_ME = enum.auto()
    """A player, in the listener's line."""
    BETWEEN = enum.auto()
    """A player, in another's line, both not the listener."""
    OWN_LINE = enum.auto()
    """The listener, in a line called by its colour, where all play together."""
    THEIR_LINE = enum.auto()
    """A player, in a line called by its colour."""


def role_of(words: GagnantWords, seat: Seat, line: LineName) -> Role:
    me = words.listener.is_me(seat)
    if words.together:
        return Role.OWN_LINE if me else Role.THEIR_LINE
    if seat == line.seat:
        return Role.OWN if me else Role.THEIRS
    if words.listener.is_me(line.seat):
        return Role.TO_ME
    return Role.TO_OTHER if me else Role.BETWEEN


def who(words: GagnantWords, role: Role, seat: Seat, line: LineName) -> Name:
    """Who acts on whose line, in short: "Bob", "you to Bob", "you, red line"."""
    t, player = words.t, actor(words, seat)
    if role in (Role.OWN, Role.THEIRS):
        return player
    if words.together:
        # Translators: brief: {player} acts in a line called by its colour, "red line"
        text = t.p_("who", "{player}, {line}")
        # Translators: braille: {player} acts in a line, {line} is the letter of its colour
        braille = t.p_("braille", "{player} {line}")
        if words.game.seats == 1:
            return coloured_line(t, line.colour)
    else:
        # Translators: brief: {player} acts in the line of {other}
        text = t.p_("who", "{player} to {other}")
        # Translators: braille: {player} acts in the line of {other}
        braille = t.p_("braille", "{player} > {other}")
    other, coloured = actor(words, line.seat), coloured_line(t, line.colour)
    spoken = text.format(player=player, other=other, line=coloured)
    return Name(spoken, pieces(braille, player=player, other=other, line=coloured))


def tell_of_line(
    words: GagnantWords,
    seat: Seat,
    line: LineName,
    texts: Mapping[Role, str],
    braille: str,
    *,
    brief: str = "",
    standing: Standing | None = None,
    **fills: Fill,
) -> Said:
    """Say what a seat did in a line, as long as the verbosity wants and the line takes.

    ``texts`` may leave out roles that cannot be; ``brief`` stands for them all.
    """
    role = role_of(words, seat, line)
    text = brief if brief and words.listener.brief else texts[role]
    places: dict[str, Fill] = {
        "who": who(words, role, seat, line),
        "player": words.listener.name(seat),
        "other": words.listener.name(line.seat),
        "line": coloured_line(words.t, line.colour),
        **fills,
    }
    if standing is None:
        return say(text, braille, **places)
    lengths = [
        say(text, braille, **places, standing=measure(words.t, standing)) for measure in _measures(words)
    ]
    return next((said for said in lengths if len(said.text) <= LINE_LIMIT), lengths[-1])


def _measures(words: GagnantWords) -> tuple[Measure, ...]:
    """Ways to say how a line stands, the wanted one first, then shorter ones."""
    if words.listener.brief:
        return (shortly,)
    return (fully, normally, shortly) if words.listener.full else (normally, shortly)
