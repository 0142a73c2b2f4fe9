"""11 nimmt! in words: what speaks for a play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from access_play.games.nimmt.state import NimmtView
from access_play.players.advice import NOBODY, Advice, Why
from access_play.words.hints import shared
from access_play.words.language import Language
from access_play.words.phrase import Said, say

if TYPE_CHECKING:
    from access_play.words.nimmt import NimmtWords


def hint(words: NimmtWords, view: NimmtView, advice: Advice) -> Said:
    t, why, count = words.t, advice.why, advice.figure
    play = words.choice_name(view, advice.play)
    found = _of_card(t, why, count) or _of_pile(t, why, count) or _of_giver(t, why, count)
    if found is None:
        return shared(t, play, why)
    player = words.listener.name(advice.seat) if advice.seat != NOBODY else ""
    return say(*found, play=play, count=count, player=player)


def _of_card(t: Language, why: Why, count: int) -> tuple[str, str] | None:
    match why:
        case Why.CHAIN:
            # Translators: a hint: the listener has bulls and can lay {count} cards in this turn
            text = t.n_("{play}: {count} card can go.", "{play}: {count} cards can go this turn.", count)
            # Translators: braille: a hint: {count} cards can be laid in this turn
            return text, t.p_("braille", "{play}: {count} go")
        case Why.MOST_HEADS:
            text = t.n_(
                # Translators: a hint: no card that can be laid bears more ox heads than {play}
                "{play}: {count} ox head goes with it, no fitting card has more.",
                "{play}: {count} ox heads go with it, no fitting card has more.",
                count,
            )
            # Translators: braille: a hint: no card that can be laid bears more ox heads
            return text, t.p_("braille", "{play}: most heads, {count}")
        case Why.LAYS:
            # Translators: a hint: by {play} a card leaves the hand
            text = t._("{play}: a card goes, and you take none.")
            # Translators: braille: a hint: a card leaves the hand
            return text, t.p_("braille", "{play}: one less")
        case Why.STARTS:
            text = t.n_(
                # Translators: a hint: {play} starts a pile, on which {count} cards of the hand fit
                "{play}: {count} card of yours fits on it.",
                "{play}: {count} cards of yours fit on it.",
                count,
            )
            # Translators: braille: a hint: so many cards of the hand fit on {play}
            return text, t.p_("braille", "{play}: {count} fit")
    return None


def _of_pile(t: Language, why: Why, count: int) -> tuple[str, str] | None:
    match why:
        case Why.BRINGS_BULL:
            text = t.n_(
                # Translators: a hint: {play} takes a pile of {count} cards, and with it a bull
                "{play}: {count} card, with a bull.",
                "{play}: {count} cards, with a bull.",
                count,
            )
            # Translators: braille: a hint: the pile of {count} cards brings a bull
            return text, t.p_("braille", "{play}: bull, {count}")
        case Why.FEWEST_TAKEN:
            text = t.n_(
                # Translators: a hint: {play} takes a pile of {count} cards, none is smaller
                "{play}: {count} card, no pile has fewer.",
                "{play}: {count} cards, no pile has fewer.",
                count,
            )
            # Translators: braille: a hint: no pile has fewer than {count} cards
            return text, t.p_("braille", "{play}: fewest, {count}")
        case Why.TAKES:
            # Translators: a hint: {play} takes a pile of {count} cards
            text = t.n_("{play}: {count} card to take.", "{play}: {count} cards to take.", count)
            # Translators: braille: a hint: the pile has {count} cards
            return text, t.p_("braille", "{play}: takes {count}")
        case Why.SIZE_HIDDEN:
            # Translators: a hint: {play} takes a pile, and the rules hide how many cards it has
            text = t._("{play}: how many cards it has is hidden.")
            # Translators: braille: a hint: the size of the pile is hidden
            return text, t.p_("braille", "{play}: size hidden")
    return None


def _of_giver(t: Language, why: Why, count: int) -> tuple[str, str] | None:
    match why:
        case Why.HOLDS_FEWEST:
            text = t.n_(
                # Translators: a hint: {player} may be named to give a bull, and has fewest cards left
                "{play}: {player} holds {count} card, the fewest.",
                "{play}: {player} holds {count} cards, the fewest.",
                count,
            )
            # Translators: braille: a hint: {player} has fewest cards left
            return text, t.p_("braille", "{play}: {player} fewest, {count}")
        case Why.HOLDS:
            # Translators: a hint: {player} may be named to give a bull, and has {count} cards left
            text = t.n_(
                "{play}: {player} holds {count} card.", "{play}: {player} holds {count} cards.", count
            )
            # Translators: braille: a hint: {player} has {count} cards left
            return text, t.p_("braille", "{play}: {player} {count}")
    return None
