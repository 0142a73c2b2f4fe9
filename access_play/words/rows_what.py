"""Elfer Raus! and Atout 11 in words: where a card is, and what it waits for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from access_play.games.core import Event, Play
from access_play.games.rows.cards import BIT, NUMBERS, SKIPS, copies_of, index_of, number_of, row_of, set_of
from access_play.games.rows.events import CardLaid
from access_play.games.rows.state import DRAW, RowsView
from access_play.words.phrase import Name, Said, say
from access_play.words.whereabouts import in_hand, unseen

if TYPE_CHECKING:
    from access_play.words.rows import RowsWords


def what(words: RowsWords, plays: Sequence[Play], view: RowsView, told: Sequence[Event]) -> list[Said]:
    return [said for play in plays if play < DRAW for said in _of_card(words, play, view, told)]


def _of_card(words: RowsWords, card: Play, view: RowsView, told: Sequence[Event]) -> Iterator[Said]:
    name = words.play_name(card)
    copies = BIT[card] if card < NUMBERS else set_of(copies_of(card))
    if view.hand & copies:
        yield in_hand(words.t, name)
    elif card < NUMBERS and not view.unlaid & copies:
        yield _on_table(words, card, name, told)
        return
    else:
        yield unseen(words.listener, name, view.stock)
    if card < NUMBERS:
        yield from _waits(words, card, view)
    else:
        yield _does(words, card)


def _on_table(words: RowsWords, card: Play, name: Name, told: Sequence[Event]) -> Said:
    """Who laid the card, and how many cards were laid after it."""
    t, laid = words.t, [event for event in told if isinstance(event, CardLaid)]
    at = next((at for at, event in enumerate(laid) if event.card == words.game.card(card)), None)
    # Translators: braille: a card on the table, {who} laid it
    braille = t.p_("braille", "{card} laid {who}")
    if at is None:
        # Translators: where a card is: it lay on the table before anybody played
        text = t._("{card}: on the table from the start.")
        # Translators: braille: a card on the table from the start
        return say(text, t.p_("braille", "{card} from start"), card=name)
    seat, later = laid[at].seat, len(laid) - at - 1
    me, player = words.listener.is_me(seat), words.listener.name(seat)
    if later and me:
        text = t.n_(
            # Translators: where a card is: the listener laid it, {count} cards were laid after it
            "{card}: on the table, laid by you {count} card ago.",
            "{card}: on the table, laid by you {count} cards ago.",
            later,
        )
    elif later:
        text = t.n_(
            # Translators: where a card is: {player} laid it, {count} cards were laid after it
            "{card}: on the table, laid by {player} {count} card ago.",
            "{card}: on the table, laid by {player} {count} cards ago.",
            later,
        )
    elif me:
        # Translators: where a card is: the listener laid it, and no card was laid after it
        text = t._("{card}: on the table, just laid by you.")
    else:
        # Translators: where a card is: {player} laid it, and no card was laid after it
        text = t._("{card}: on the table, just laid by {player}.")
    # Translators: braille and brief: the listener
    own = t.p_("who", "you")
    return say(text, braille, card=name, player=player, count=later, who=own if me else player)


def _waits(words: RowsWords, card: Play, view: RowsView) -> Iterator[Said]:
    """Whether the card fits, or how many cards must lie before it."""
    t = words.t
    if view.playable & BIT[card]:
        # Translators: the card that was asked for can be laid as the rows stand
        yield say(t._("It fits on the table now."), t.p_("braille", "fits"))
    elif before := cards_before(words, card, view):
        # Translators: the card that was asked for waits for so many others
        text = t.n_("{count} card must lie before it.", "{count} cards must lie before it.", before)
        # Translators: braille: so many cards must be laid before the one that was asked for
        yield say(text, t.p_("braille", "{count} before it"), count=before)


def cards_before(words: RowsWords, card: Play, view: RowsView) -> int:
    """How many cards must be laid before this one can be, 0 where that cannot be said."""
    row, number, highest = row_of(card), number_of(card), words.game.rules.highest
    ways = []
    for step in (-1, 1):
        missing, at = 0, number + step
        while 1 <= at <= highest and view.unlaid & BIT[index_of(row, at)]:
            missing += 1
            if at == view.start and not words.game.rules.junior:
                break
            at += step
        if 1 <= at <= highest:
            ways.append(missing)
    return min(ways, default=0)


def _does(words: RowsWords, card: Play) -> Said:
    t = words.t
    if card in SKIPS:
        # Translators: what an action card does
        return say(t._("The next player loses a turn."), t.p_("braille", "next loses turn"))
    # Translators: what an action card does
    return say(t._("Play goes the other way round."), t.p_("braille", "other way round"))
