"""Elfer Raus! and Atout 11 in words: what speaks for a play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from access_play.games.rows.cards import NUMBERS
from access_play.games.rows.state import RowsView
from access_play.players.advice import Advice, Why
from access_play.words.cards import card_name
from access_play.words.hints import shared
from access_play.words.phrase import Said, say

if TYPE_CHECKING:
    from access_play.words.rows import RowsWords


def hint(words: RowsWords, view: RowsView, advice: Advice) -> Said:
    t, play, count = words.t, words.choice_name(view, advice.play), advice.figure
    match advice.why:
        case Why.LEADS_TO:
            # Translators: a hint: {card} of the listener's hand lies farther on in the same row
            text = t._("{play}: it leads towards your {card}.")
            # Translators: braille: a hint: {card} of the hand lies farther on in the same row
            braille = t.p_("braille", "{play}: towards {card}")
        case Why.FOLLOWED:
            # Translators: a hint: {card} of the listener's hand fits right after {play}
            text = t._("{play}: your {card} fits right after it.")
            # Translators: braille: a hint: {card} of the hand fits right after {play}
            braille = t.p_("braille", "{play}: then {card}")
        case Why.HELPS_NOBODY:
            # Translators: a hint: no other card can be laid because of {play}
            text = t._("{play}: no card waits behind it.")
            # Translators: braille: a hint: no other card can be laid because of {play}
            braille = t.p_("braille", "{play}: 0 behind")
        case Why.BEHIND:
            text = t.n_(
                # Translators: a hint: so many cards that are not the listener's wait for {play}
                "{play}: {count} other card waits behind it.",
                "{play}: {count} other cards wait behind it.",
                count,
            )
            # Translators: braille: a hint: so many cards of others wait for {play}
            braille = t.p_("braille", "{play}: {count} behind")
        case Why.FEWEST_BEHIND:
            text = t.n_(
                # Translators: a hint: no other play has fewer cards behind it that are not the listener's
                "{play}: {count} other card waits behind it, no play has fewer.",
                "{play}: {count} other cards wait behind it, no play has fewer.",
                count,
            )
            # Translators: braille: a hint: fewest cards of others wait for {play}
            braille = t.p_("braille", "{play}: fewest behind, {count}")
        case _:
            return _action(words, view, advice)
    card = card_name(t, words.game.card(advice.card)) if 0 <= advice.card < NUMBERS else ""
    return say(text, braille, play=play, count=count, card=card)


def _action(words: RowsWords, view: RowsView, advice: Advice) -> Said:
    t, play = words.t, words.choice_name(view, advice.play)
    if advice.why is Why.SKIPS:
        # Translators: a hint: {player} is next and loses a turn by {play}
        text = t._("{play}: a card goes, and {player} loses a turn.")
        # Translators: braille: a hint: {player} loses a turn by {play}
        braille = t.p_("braille", "{play}: {player} loses turn")
    elif advice.why is Why.TURNS_ROUND:
        # Translators: a hint: {play} lets play go the other way; {player} would have been next
        text = t._("{play}: a card goes, and the turn does not go to {player}.")
        # Translators: braille: a hint: {play} lets play go the other way; {player} would have been next
        braille = t.p_("braille", "{play}: not to {player}")
    else:
        return shared(t, play, advice.why)
    return say(text, braille, play=play, player=words.listener.name(advice.seat))
