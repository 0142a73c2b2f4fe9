"""What a turn of the row games allows, as the options in force make it.

``number`` is the start number, or the word for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from access_play.games.rows.rules import Rules
from access_play.words.language import Language


def turn(t: Language, rules: Rules, number: str) -> Iterator[str]:
    if rules.must_play:
        # Translators: rules: a turn
        yield t._("If you can lay a card, you must lay at least one.")
    else:
        # Translators: rules: a turn, when nobody is forced to lay
        yield t._("You need not lay a card you could lay: you may draw instead.")
        # Translators: rules: a turn, when nobody is forced to lay
        yield t._("With an empty stock you may pass instead.")
    yield from _several(t, rules, number)
    if not rules.junior:
        yield from _start_cards(t, rules, number)
    if rules.voluntary_pass:
        # Translators: rules: passing at will
        yield t._("You may pass although you could lay; then you draw nothing.")
    if rules.voluntary_pass or not rules.must_play:
        # Translators: rules: passing at will
        yield t._("After a full round of passes nobody may pass again until a card is laid.")
    # Translators: rules: a wrong card
    yield t._("A card that does not fit goes back to your hand; the turn stays yours.")


def _several(t: Language, rules: Rules, number: str) -> Iterator[str]:
    if rules.multi == "single":
        # Translators: rules: how many cards in a turn
        yield t._("One card a turn, no more.")
    elif rules.multi == "any":
        # Translators: rules: how many cards in a turn
        yield t._("Any number of cards may be laid in a turn, in any rows.")
        # Translators: rules: several cards in a turn
        yield t._("Each must fit at the moment it is laid.")
    else:
        # Translators: rules: how many cards in a turn
        yield t._("Several cards in a turn must follow one another in one colour and one direction.")
        if not rules.junior:
            # Translators: rules: {number} is usually 11, or "start number"
            yield t._("Any {number} can begin such a run, upward or downward.").format(number=number)


def _start_cards(t: Language, rules: Rules, number: str) -> Iterator[str]:
    """Whether start cards may be held back."""
    if not rules.force_elevens:
        if rules.must_play and not rules.voluntary_pass:
            # Translators: rules: {number} is usually 11, or "start number"
            yield t._("Any {number} may be held back while another card can be laid.").format(number=number)
        else:
            # Translators: rules: {number} is usually 11, or "start number"
            yield t._("Any {number} may be held back.").format(number=number)
        return
    if rules.priority == "extend_first":
        # Translators: rules: {number} is usually 11, or "start number"
        must = t._("Any {number} you hold must be laid as soon as you can extend no row.")
    else:
        # Translators: rules: {number} is usually 11, or "start number"
        must = t._("Any {number} you hold must be laid in that turn, before it can end.")
    yield must.format(number=number)
    if rules.multi == "single":
        # Translators: rules: {number} is usually 11, or "start number"
        yield t._("Each {number} you hold goes down, even beyond one card a turn.").format(number=number)
    elif rules.multi == "same_colour_run":
        # Translators: rules: {number} is usually 11, or "start number"
        yield t._("Each {number} you hold goes down, even outside a run.").format(number=number)


def drawing(t: Language, rules: Rules) -> Iterator[str]:
    if rules.draws == 1:
        # Translators: rules: drawing
        yield t._("Nothing fits? Draw one card.")
        # Translators: rules: drawing
        yield t._("If it fits, it must be laid.") if rules.must_play else _may_keep(t)
        yield from _after_drawing(t, rules)
        # Translators: rules: drawing
        yield t._("If it does not fit, the turn passes.")
    else:
        # Translators: rules: drawing; {count} is more than one
        yield t._("Nothing fits? Draw up to {count} cards, one at a time.").format(count=rules.draws)
        if rules.draws > rules.draw_max:
            # Translators: rules: drawing; {count} is more than one
            yield t._("That is one card, then up to {count} more.").format(count=rules.draw_max)
        # Translators: rules: drawing
        yield t._("Stop at the first that fits.")
        # Translators: rules: drawing
        yield t._("That card must be laid.") if rules.must_play else _may_keep(t)
        yield from _after_drawing(t, rules)
        # Translators: rules: drawing
        yield t._("If none fits, the turn passes.")
    # Translators: rules: an empty stock
    yield t._("Empty stock and nothing fits? The turn passes, and that is announced.")
    if rules.draws > 1:
        # Translators: rules: a stock with fewer cards than may be drawn
        yield t._("With fewer cards in the stock than you may draw, draw what is there.")


def _may_keep(t: Language) -> str:
    # Translators: rules: a drawn card that fits, when nobody is forced to lay
    return t._("A drawn card that fits may be laid or kept.")


def _after_drawing(t: Language, rules: Rules) -> Iterator[str]:
    if not rules.chain_after_draw:
        # Translators: rules: cards after a drawn one
        yield t._("Nothing may follow a drawn card in that turn.")
    elif rules.multi == "any":
        # Translators: rules: cards after a drawn one
        yield t._("Once it is laid, further cards may follow.")
    elif rules.multi == "same_colour_run":
        # Translators: rules: cards after a drawn one
        yield t._("Once it is laid, cards that follow it in its run may be added.")


def actions(t: Language, rules: Rules, seats: int, number: str) -> Iterator[str]:
    # Translators: rules: action cards
    yield t._("An action card is laid alone, as your whole turn; you never have to.")
    # Translators: rules: the action card "skip"
    yield t._("Skip: the next player loses a turn.")
    # Translators: rules: the action card "reverse"
    yield t._("Reverse: play goes the other way round.")
    if seats == 2:
        # Translators: rules: the action card "reverse" with two players
        yield t._("With two players a reverse works as a skip.")
    # Translators: rules: when an action card can be laid
    yield t._("It can be laid in any turn, whether or not another card fits.")
    # Translators: rules: when an action card cannot be laid
    yield t._("It waits until the round is open, and while a drawn card fits.")
    if rules.force_elevens and not rules.junior:
        # Translators: rules: {number} is usually 11, or "start number"
        yield t._("It also waits while any {number} has to be laid.").format(number=number)
