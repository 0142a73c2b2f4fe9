"""What each kind of card of Onze Gagnant does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from access_play.games.gagnant.cards import Kind
from access_play.games.gagnant.rules import Rules
from access_play.words.language import Language

ORDER: Final = (
    Kind.PLUS,
    Kind.MINUS,
    Kind.GOAL,
    Kind.EXCHANGE,
    Kind.GIFT,
    Kind.INTERDICTION,
    Kind.REPLACE,
    Kind.DRAW_TWO,
    Kind.DISCARD,
    Kind.TURN,
)


def kinds(t: Language) -> Iterator[str]:
    for kind in ORDER:
        yield from rules_of(t, kind)


def rules_of(t: Language, kind: Kind) -> Iterator[str]:
    """What a kind of card does, one fact a sentence."""
    match kind:
        case Kind.PLUS:
            # Translators: rules of Onze Gagnant: a kind of card; "line" is the row of cards before a player
            yield t._("Plus: goes to the plus side of your line.")
        case Kind.MINUS:
            # Translators: rules of Onze Gagnant: a kind of card
            yield t._("Minus: goes to the minus side of your line.")
        case Kind.GOAL:
            # Translators: rules of Onze Gagnant: a kind of card, which may change one's goal
            yield t._("Modifier: goes to either side of your line, or to the right of your goal card.")
        case Kind.DRAW_TWO:
            # Translators: rules of Onze Gagnant: a kind of card
            yield t._("Draw two: goes to your minus side; then draw two cards and play one.")
            # Translators: rules of Onze Gagnant: a kind of card
            yield t._("Draw two: the other card is shuffled back into the stock.")
            # Translators: rules of Onze Gagnant: a kind of card
            yield t._("Draw two: one card left in the stock? Play it. None left? Skipped.")
        case _:
            yield from _for_several_lines(t, kind)


def _for_several_lines(t: Language, kind: Kind) -> Iterator[str]:
    """The kinds that touch several lines or cards already laid."""
    match kind:
        case Kind.EXCHANGE:
            # Translators: rules of Onze Gagnant: a kind of card
            yield t._("Exchange: goes to either side of your line; then swap a card with another player.")
            # Translators: rules of Onze Gagnant: a kind of card
            yield t._("Exchange: each card takes the exact place of the other.")
            # Translators: rules of Onze Gagnant: a kind of card
            yield t._("Exchange: numbers and interdictions can be swapped, even the card just laid.")
            # Translators: rules of Onze Gagnant: a kind of card
            yield t._("Exchange: start cards and modifiers of a goal stay.")
        case Kind.GIFT:
            # Translators: rules of Onze Gagnant: a kind of card
            yield t._("Gift: goes to another player’s line, to the side you choose.")
        case Kind.INTERDICTION:
            # Translators: rules of Onze Gagnant: a kind of card
            yield t._("Interdiction: goes to another player’s line, to the side you choose.")
        case Kind.REPLACE:
            # Translators: rules of Onze Gagnant: a kind of card
            yield t._("Replace: takes the place of a card in your line, which is discarded.")
            # Translators: rules of Onze Gagnant: a kind of card
            yield t._("Replace: with no card to replace it goes to either side.")
        case Kind.DISCARD:
            # Translators: rules of Onze Gagnant: a kind of card; it is not laid in a line
            yield t._("Discard: any line loses one card of your choice; then this card is discarded too.")
            # Translators: rules of Onze Gagnant: a kind of card
            yield t._(
                "Discard: it takes a number, an interdiction or the top modifier of a goal, "
                "never a start card."
            )
        case Kind.TURN:
            # Translators: rules of Onze Gagnant: a kind of card; it is not laid in a line
            yield t._("Turn: the plus and minus sides of any line trade signs; then this card is discarded.")
            # Translators: rules of Onze Gagnant: a kind of card
            yield t._("Turn: or it turns the sign of the top modifier of any goal.")


def bonus_cards(t: Language, rules: Rules) -> Iterator[str]:
    if rules.together:
        # Translators: rules of Onze Gagnant: the pile of bonus cards, where all play together
        yield t._("As many bonus cards as lines, drawn at random, make a second pile, face down.")
        # Translators: rules of Onze Gagnant: the bonus cards, where all play together
        yield t._("Once a game, each line may draw a bonus card instead of a card of the stock.")
    else:
        # Translators: rules of Onze Gagnant: the pile of bonus cards
        yield t._("As many bonus cards as players, drawn at random, make a second pile, face down.")
        # Translators: rules of Onze Gagnant: the bonus cards
        yield t._("Once a game, on your turn, you may draw a bonus card instead of a card of the stock.")
    # Translators: rules of Onze Gagnant: the bonus cards
    yield t._("It is played at once.")
    # Translators: rules of Onze Gagnant: a bonus card
    yield t._("Swap colours: you trade start colours with another player; only the colour bonus changes.")
    # Translators: rules of Onze Gagnant: a bonus card
    yield t._("Swap sides: a card of your minus side trades places with one of your plus side.")
    # Translators: rules of Onze Gagnant: a bonus card
    yield t._("Swap sides: or with the top modifier of your goal, whose sign stays.")
    # Translators: rules of Onze Gagnant: a bonus card
    yield t._("Wild card: lay it on either side; it counts 0, in the colour of whoever has it.")
    # Translators: rules of Onze Gagnant: a bonus card
    yield t._("Protection: one card of your line can no longer be exchanged, discarded or replaced.")
    # Translators: rules of Onze Gagnant: a bonus card
    yield t._("Last discard: take it and play it by its own rules; no discard, no effect.")
    # Translators: rules of Onze Gagnant: a bonus card
    yield t._("Negative goal: your goal card says minus 11 instead of 11.")
