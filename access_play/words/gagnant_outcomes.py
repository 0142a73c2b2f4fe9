"""Onze Gagnant in words: what a choice would lead to."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from access_play.games.core import Event, Play
from access_play.games.gagnant.events import SuccessTold, TurnGoesOn, Won
from access_play.games.gagnant.state import GagnantView
from access_play.words.gagnant_standing import actor, would_stand
from access_play.words.phrase import Said, say

if TYPE_CHECKING:
    from access_play.words.gagnant import GagnantWords


def what_if(words: GagnantWords, view: GagnantView, play: Play) -> list[Said]:
    """Who would win and how the lines it changes would stand; nothing where hidden cards decide."""
    game, told = words.game, list[Event]()
    state = game.guess(view, random.Random(0))
    before = state.copy()
    game.play(state, play, told.append)
    if game.reveals(before, state):
        return []
    said = [won for event in told if (won := _would_win(words, event)) is not None]
    for line in range(len(state.lines)):
        if state.lines[line] != before.lines[line]:
            said.append(would_stand(words, game.line_name(state, line), game.standing(state, line)))
    if not said and any(isinstance(event, TurnGoesOn) for event in told):
        # Translators: answer to "what if": only a later choice changes something
        text = words.t._("Nothing changes yet, another choice follows.")
        # Translators: braille: answer to "what if": only a later choice changes something
        said.append(say(text, words.t.p_("braille", "nothing yet")))
    return said


def _would_win(words: GagnantWords, event: Event) -> Said | None:
    t = words.t
    if isinstance(event, SuccessTold):
        if event.valid < event.lines:
            return None
        # Translators: answer to "what if", where all play together
        text = t._("All lines would be at their goals: you would win together.")
        # Translators: braille: answer to "what if": the game would be won
        return say(text, t.p_("braille", "all valid, a win"))
    if not isinstance(event, Won):
        return None
    # Translators: answer to "what if": the listener would win
    own = t._("You would win.")
    # Translators: answer to "what if": a player would win
    text = own if words.listener.is_me(event.seat) else t._("{player} would win.")
    # Translators: braille: answer to "what if": who would win
    braille = t.p_("braille", "{who} would win")
    return say(text, braille, player=words.listener.name(event.seat), who=actor(words, event.seat))
