"""Onze Gagnant in words: what speaks for a play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from access_play.games.gagnant.state import GagnantView
from access_play.players.advice import NOBODY, Advice, Why
from access_play.words.gagnant_standing import line_title
from access_play.words.hints import shared
from access_play.words.language import Language
from access_play.words.phrase import Name, Said, plain, say

if TYPE_CHECKING:
    from access_play.words.gagnant import GagnantWords


def hint(words: GagnantWords, view: GagnantView, advice: Advice) -> Said:
    t, why, count = words.t, advice.why, advice.figure
    play = words.choice_name(view, advice.play)
    found = _of_own_line(t, why, count) or _of_other_line(t, why, count)
    if found is None:
        return shared(t, play, why)
    return say(*found, play=play, count=count, who=_owner(words, view, advice.line))


def _owner(words: GagnantWords, view: GagnantView, line: int) -> Name:
    return plain("") if line == NOBODY else line_title(words, words.game.line_name(view, line))


def _of_own_line(t: Language, why: Why, count: int) -> tuple[str, str] | None:
    match why:
        case Why.FREES:
            # Translators: a hint: by {play} no interdiction need lie in the line any more
            text = t._("{play}: the line can be rid of its interdiction.")
            # Translators: braille: a hint: the line can be rid of its interdiction
            return text, t.p_("braille", "{play}: no stop")
        case Why.NEARER | Why.STANDS if count == 0:
            # Translators: a hint: the line that plays can be at its goal after {play}
            text = t._("{play}: the line can be at its goal.")
            # Translators: braille: a hint: the line can be at its goal
            return text, t.p_("braille", "{play}: at goal")
        case Why.NEARER:
            # Translators: a hint: {play} brings the line nearer to its goal, {count} are still missing
            text = t._("{play}: nearer, {count} from the goal.")
            # Translators: braille: a hint: the line comes nearer to its goal, {count} are missing
            return text, t.p_("braille", "{play}: nearer, {count}")
        case Why.STANDS:
            # Translators: a hint: after {play} the line that plays is {count} from its goal
            text = t._("{play}: the line is then {count} from its goal.")
            # Translators: braille: a hint: the line is then so far from its goal
            return text, t.p_("braille", "{play}: {count} off")
    return None


def _of_other_line(t: Language, why: Why, count: int) -> tuple[str, str] | None:
    match why:
        case Why.BLOCKS:
            # Translators: a hint: by {play} an interdiction can come into the line of {who}, a player
            text = t._("{play}: an interdiction can block {who}.")
            # Translators: braille: a hint: an interdiction can come into the line of {who}
            return text, t.p_("braille", "{play}: stop {who}")
        case Why.HINDERS:
            # Translators: a hint: by {play} the line of {who}, a player, is then {count} from its goal
            text = t._("{play}: it drives {who} off, to {count} from the goal.")
            # Translators: braille: a hint: the line of {who} is then so far from its goal
            return text, t.p_("braille", "{play}: {who} {count} off")
    return None
