"""Elfer Raus! and Atout 11 in words: why a play is refused, and the rule of the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from access_play.games.core import NotAllowed, Reason
from access_play.games.rows.cards import NUMBERS, index_of, indices, row_of
from access_play.games.rows.refusals import RowsReason
from access_play.games.rows.state import DONE, DRAW, RowsView
from access_play.words.cards import card_list, card_name
from access_play.words.phrase import Name, Said, say

if TYPE_CHECKING:
    from access_play.words.rows import RowsWords


def refused(words: RowsWords, refusal: NotAllowed, view: RowsView) -> Said:
    """Say what was understood, what is wrong, and what would be right."""
    if refusal.play < NUMBERS:
        return _card_refused(words, refusal, view)
    only_starts = refusal.reason is RowsReason.MUST_LAY_START
    t, choices = words.t, _choices(words, view, only_starts)
    match refusal.reason:
        case RowsReason.MUST_OPEN:
            # Translators: {cards} opens the round, nothing else can be played
            text = t._("The round must be opened first: {cards}.")
        case RowsReason.MUST_LAY_START:
            # Translators: {cards} are start cards (elevens) that must be laid before the turn can end
            text = t._("First lay {cards}.")
        case RowsReason.MUST_LAY:
            # Translators: {cards} can be laid, so there is no passing and no drawing
            text = t._("You can lay a card, so you must: {cards}.")
        case RowsReason.MUST_DRAW:
            # Translators: the turn cannot be ended before a card is drawn
            text = t._("Nothing fits: draw a card first.")
        case RowsReason.NO_MORE_DRAWS:
            # Translators: no further card may be drawn in this turn
            text = t._("You may draw no more cards in this turn.")
        case RowsReason.STOCK_EMPTY:
            # Translators: no card is left to draw
            text = t._("The stock is empty.")
        case RowsReason.NO_MORE_PASSES:
            # Translators: everybody has passed; {cards} can be laid
            text = t._("Everybody has passed, so a card must be laid: {cards}.")
        case RowsReason.NOT_HELD:
            # Translators: the player tried to lay an action card that is not in the hand
            text = t._("You do not hold that card.")
        case RowsReason.ACTION_ALONE:
            # Translators: an action card cannot follow other cards in a turn
            text = t._("An action card is laid alone, as the whole turn.")
        case _:
            # Translators: {cards} are the cards that can be laid
            text = t._("Not now. You can lay: {cards}.")
    # Translators: braille: a play is refused; {cards} can be laid
    return say(text, t.p_("braille", "no: {cards}"), cards=choices)


def _card_refused(words: RowsWords, refusal: NotAllowed, view: RowsView) -> Said:
    t, card = words.t, card_name(words.t, words.game.card(refusal.play))
    match refusal.reason:
        case RowsReason.NOT_HELD:
            # Translators: the player tried to lay a card that is not in the hand
            text = t._("You do not hold the {card}.")
        case RowsReason.ROW_NOT_OPEN:
            # Translators: {start} is the card that must be laid first in that colour
            text = t._("The {card} must wait: its row opens with the {start}.")
        case RowsReason.NOT_NEXT:
            # Translators: {wanted} are the cards that may be laid next in that row
            text = t._("The {card} does not fit: its row wants {wanted}.")
        case RowsReason.MUST_OPEN:
            # Translators: {wanted} opens the round, nothing else can be played
            text = t._("The {card} must wait: the round opens with {wanted}.")
        case RowsReason.MUST_EXTEND_FIRST:
            # Translators: a start card may only be laid when no other card fits
            text = t._("The {card} must wait: first lay what extends a row.")
        case RowsReason.ONE_CARD_A_TURN:
            # Translators: only one card may be laid in a turn
            text = t._("The {card} must wait: one card a turn.")
        case _:
            # Translators: only cards that follow one another in one colour may be laid in one turn
            text = t._("The {card} must wait: in one turn only cards that follow one another.")
    if refusal.reason is RowsReason.NOT_HELD:
        # Translators: braille: the card is not in the hand
        return say(text, t.p_("braille", "no {card} in hand"), card=card)
    start, wanted = _start(words, view, refusal.play), _wanted(words, view, refusal.play)
    # Translators: braille: the card is refused; {wanted} could be laid there
    return say(text, t.p_("braille", "no {card}: {wanted}"), card=card, start=start, wanted=wanted)


def _choices(words: RowsWords, view: RowsView, only_starts: bool) -> Name:
    cards = [words.game.card(play) for play in view.legal if play < NUMBERS]
    if only_starts:
        cards = [card for card in cards if card.number == view.start]
    return card_list(words.t, cards, ())


def _start(words: RowsWords, view: RowsView, card: int) -> Name:
    number = view.start or words.start_number()
    return card_name(words.t, words.game.card(index_of(row_of(card), number)))


def _wanted(words: RowsWords, view: RowsView, card: int) -> Name:
    """The cards that may be laid next in the card's row, or that open the round."""
    cards = view.opening or view.playable & words.game.pack.rows[row_of(card)]
    return card_list(words.t, [words.game.card(index) for index in indices(cards)], ())


def rule(words: RowsWords, reason: Reason) -> Said:
    """Say the rule behind a refusal."""
    t = words.t
    match reason:
        case RowsReason.NOT_HELD:
            # Translators: the rule behind a refusal
            text = t._("Rule: you lay cards of your own hand.")
        case RowsReason.NOT_NEXT:
            # Translators: the rule behind a refusal
            text = t._("Rule: a row grows by one at either end, outward, in its own colour.")
        case RowsReason.ROW_NOT_OPEN:
            # Translators: the rule behind a refusal; {number} is usually 11
            text = t._("Rule: only its {number} opens a row.")
        case RowsReason.MUST_OPEN:
            # Translators: the rule behind a refusal; {number} is usually 11
            text = t._(
                "Rule: the holder of the first {number} opens with it, and lays nothing else in that turn."
            )
        case RowsReason.MUST_LAY_START:
            # Translators: the rule behind a refusal; {number} is usually 11
            text = t._("Rule: whoever holds a {number} must lay it in that turn.")
        case RowsReason.MUST_EXTEND_FIRST:
            # Translators: the rule behind a refusal; {number} is usually 11
            text = t._("Rule: a {number} opens a row only when you can extend no row.")
        case RowsReason.ONE_CARD_A_TURN:
            # Translators: the rule behind a refusal
            text = t._(
                "Rule: one card a turn; nothing follows a drawn card unless the rules in force allow it."
            )
        case RowsReason.NOT_IN_THE_RUN:
            # Translators: the rule behind a refusal
            text = t._(
                "Rule: several cards in one turn must follow one another in one colour and one direction."
            )
        case RowsReason.ACTION_ALONE:
            # Translators: the rule behind a refusal
            text = t._("Rule: an action card is the whole turn of whoever lays it.")
        case _:
            text = _turn_rule(words, reason)
    return say(text, text, number=words.start_number())


def _turn_rule(words: RowsWords, reason: Reason) -> str:
    t = words.t
    match reason:
        case RowsReason.MUST_LAY:
            # Translators: the rule behind a refusal
            return t._("Rule: whoever can lay a card must lay at least one.")
        case RowsReason.MUST_DRAW:
            # Translators: the rule behind a refusal
            return t._("Rule: whoever can lay nothing draws, as long as there is a stock.")
        case RowsReason.NO_MORE_DRAWS:
            # Translators: the rule behind a refusal
            return t._("Rule: cards are drawn only before any is laid, and only as many as the rules say.")
        case RowsReason.STOCK_EMPTY:
            # Translators: the rule behind a refusal
            return t._("Rule: with an empty stock the turn passes.")
        case RowsReason.NO_MORE_PASSES:
            # Translators: the rule behind a refusal
            return t._("Rule: after a full round of passes a card must be laid.")
        case _:
            # Translators: the rule behind a refusal
            return t._("Rule: the turn ends once at least one card lies.")


def moment(words: RowsWords, view: RowsView) -> list[Said]:
    """Say the rules that count now, few and short."""
    t, number = words.t, words.start_number()
    said: list[Said] = []
    if view.opening:
        # Translators: the rule of the moment; {number} is usually 11
        said.append(
            _same(t._("The round opens with the first {number}; that card is the whole turn."), number)
        )
    if DRAW in view.legal:
        # Translators: the rule of the moment
        said.append(_same(t._("Nothing fits: draw. If the drawn card fits, it must be laid."), number))
    if DONE in view.legal:
        # Translators: the rule of the moment
        said.append(_same(t._("You have laid a card: lay more, or say done."), number))
    # Translators: the rule of the moment; {number} is usually 11
    said.append(_same(t._("Each row opens with its {number} and grows by one at either end."), number))
    # Translators: the aim of the game
    said.append(
        _same(
            t._("Whoever lays the last card of a hand wins the round; the others count what they hold."),
            number,
        )
    )
    return said


def _same(text: str, number: int) -> Said:
    """A rule is brailled as it is spoken."""
    return say(text, text, number=number)
