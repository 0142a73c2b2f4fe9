"""11 nimmt! in words: bulls won, moved and missed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from access_play.games.nimmt.events import BullMissed, BullMoved, BullWon, GiverAwaited
from access_play.words.phrase import Said, say

if TYPE_CHECKING:
    from access_play.words.nimmt import NimmtWords


def tell(words: NimmtWords, event: BullWon | BullMoved | BullMissed | GiverAwaited) -> Said:
    match event:
        case BullWon():
            return _bull_won(words, event)
        case BullMoved():
            return _bull_moved(words, event)
        case BullMissed():
            return _bull_missed(words, event)
    return _giver_awaited(words, event)


def _bull_won(words: NimmtWords, event: BullWon) -> Said:
    t, me = words.t, words.listener.is_me(event.seat)
    if me:
        # Translators: braille: the listener wins a bull card and has {count}
        braille = t.p_("braille", "you +bull: {count}")
    else:
        # Translators: braille: a player wins a bull card and has {count}
        braille = t.p_("braille", "{player} +bull: {count}")
    if words.listener.brief and me:
        # Translators: brief: the listener wins a bull card and has {count}
        text = t.p_("brief", "Bull for you: {count}.")
    elif words.listener.brief:
        # Translators: brief: a player wins a bull card and has {count}
        text = t.p_("brief", "{player}: bull, {count}.")
    elif not event.left and me:
        # Translators: the last bull card of the supply is won; {count} are held then
        text = t._("You win the last bull and have {count}.")
    elif not event.left:
        # Translators: the last bull card of the supply is won; {count} are held then
        text = t._("{player} wins the last bull and has {count}.")
    elif words.listener.full and me:
        # Translators: a bull card is won; {count} are held then; {left} are left in the supply
        text = t.n_(
            "You win a bull and have {count}; {left} is left.",
            "You win a bull and have {count}; {left} are left.",
            event.left,
        )
    elif words.listener.full:
        # Translators: a bull card is won; {count} are held then; {left} are left in the supply
        text = t.n_(
            "{player} wins a bull and has {count}; {left} is left.",
            "{player} wins a bull and has {count}; {left} are left.",
            event.left,
        )
    elif me:
        # Translators: a bull card is won; {count} are held then
        text = t._("You win a bull and have {count}.")
    else:
        # Translators: a bull card is won; {count} are held then
        text = t._("{player} wins a bull and has {count}.")
    player = words.listener.name(event.seat)
    return say(text, braille, player=player, count=event.bulls, left=event.left)


def _bull_moved(words: NimmtWords, event: BullMoved) -> Said:
    t, player, giver = words.t, words.listener.name(event.seat), words.listener.name(event.giver)
    if words.listener.is_me(event.seat):
        # Translators: all bull cards are out; {giver} gives one to the listener, who then has {count}
        text = t._("{giver} gives you a bull; you have {count}.")
        # Translators: braille: {giver} gives a bull card to the listener, who then has {count}
        braille = t.p_("braille", "bull {giver} > you: {count}")
    elif words.listener.is_me(event.giver):
        # Translators: all bull cards are out; the listener gives one to {player}, who then has {count}
        text = t._("You give a bull to {player}, who has {count}.")
        # Translators: braille: the listener gives a bull card to {player}, who then has {count}
        braille = t.p_("braille", "bull you > {player}: {count}")
    else:
        # Translators: all bull cards are out; {giver} gives one to {player}, who then has {count}
        text = t._("{giver} gives a bull to {player}, who has {count}.")
        # Translators: braille: {giver} gives a bull card to {player}, who then has {count}
        braille = t.p_("braille", "bull {giver} > {player}: {count}")
    return say(text, braille, player=player, giver=giver, count=event.bulls)


def _bull_missed(words: NimmtWords, event: BullMissed) -> Said:
    t, player = words.t, words.listener.name(event.seat)
    if words.listener.is_me(event.seat):
        # Translators: the pile would bring a bull card, but the listener has most and none is left
        text = t._("All bulls are out and you have most: no bull for you.")
        # Translators: braille: no bull card, since the listener has most
        return say(text, t.p_("braille", "you have most: no bull"))
    # Translators: the pile would bring a bull card, but {player} has most and none is left
    text = t._("All bulls are out and {player} has most: no bull.")
    # Translators: braille: no bull card, since {player} has most
    return say(text, t.p_("braille", "{player} has most: no bull"), player=player)


def _giver_awaited(words: NimmtWords, event: GiverAwaited) -> Said:
    # Translators: no bull card is left in the supply; {players} is a list such as "Ana or Bob"
    text = words.t._("All bulls are out: who gives you one, {players}?")
    # Translators: braille: who gives the listener a bull card, one of {players}
    braille = words.t.p_("braille", "bull from: {players}")
    return say(text, braille, players=words.one_of(event.givers))
