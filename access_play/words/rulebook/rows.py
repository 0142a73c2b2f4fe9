"""The rules of Elfer Raus! and Atout 11, as the options in force make them."""

from __future__ import annotations

from collections.abc import Iterator

from access_play.games.rows.cards import REVERSES, SKIPS, Card, Colour
from access_play.games.rows.game import Atout11, RowsGame
from access_play.games.rows.rules import Rules
from access_play.words.cards import card_name, row_name
from access_play.words.language import Language
from access_play.words.rulebook.base import Chapter
from access_play.words.rulebook.rows_turn import actions, drawing, turn


class RowsBook:
    """The chapters of the row games for one game."""

    def __init__(self, t: Language, game: RowsGame) -> None:
        self.t = t
        self.game = game
        self.rules: Rules = game.rules
        self.pack = game.pack
        self.marked = isinstance(game, Atout11)
        """The cards bear marks in braille and are piled rather than spread."""

    @property
    def number(self) -> str:
        """The start number, or the word for it while it is not known."""
        if len(self.pack.start_numbers) == 1:
            return str(self.pack.start_numbers[0])
        # Translators: stands for the number in "A row opens only with its {number}."
        return self.t.p_("rulebook", "start number")

    def chapters(self) -> Iterator[Chapter]:
        t, rules, number = self.t, self.rules, self.number
        # Translators: the title of a chapter of the rules
        yield Chapter(t.p_("chapter", "Aim"), self._aim())
        # Translators: the title of a chapter of the rules
        yield Chapter(t.p_("chapter", "The cards"), self._cards())
        # Translators: the title of a chapter of the rules: shuffling and dealing
        yield Chapter(t.p_("chapter", "The deal"), self._deal())
        # Translators: the title of a chapter of the rules: the first card of a round
        yield Chapter(t.p_("chapter", "The opening"), self._opening())
        # Translators: the title of a chapter of the rules: the rows of cards on the table
        yield Chapter(t.p_("chapter", "The rows"), self._rows())
        # Translators: the title of a chapter of the rules: a player's turn
        yield Chapter(t.p_("chapter", "A turn"), turn(t, rules, number))
        # Translators: the title of a chapter of the rules: drawing cards from the stock
        yield Chapter(t.p_("chapter", "Drawing"), drawing(t, rules))
        # Translators: the title of a chapter of the rules
        yield Chapter(t.p_("chapter", "The end of a round"), self._round_end())
        # Translators: the title of a chapter of the rules: several rounds
        yield Chapter(t.p_("chapter", "The match"), self._match())
        if rules.actions:
            # Translators: the title of a chapter of the rules: cards such as skip and reverse
            yield Chapter(t.p_("chapter", "Action cards"), actions(t, rules, self.game.seats, number))
        # Translators: the title of a chapter of the rules: a glossary
        yield Chapter(t.p_("chapter", "Words"), self._words())
        # Translators: the title of a chapter of the rules: what no printed rules confirm
        yield Chapter(t.p_("chapter", "Not official"), self._not_official())

    def _aim(self) -> Iterator[str]:
        t, players = self.t, self.game.players
        # Translators: rules: the aim of the game
        yield t._("Lay all the cards of your hand before anyone else does.")
        # Translators: rules: the aim of a match
        yield t._("Cards left in your hand cost points; the lowest total wins the match.")
        # Translators: rules: how many can play
        several = t._("{fewest} to {most} people can play, each alone.")
        yield several.format(fewest=players[0], most=players[-1])

    def _cards(self) -> Iterator[str]:
        t, colours = self.t, self.pack.colours
        # Translators: rules: the pack; {count} number cards in all
        whole = t._("{count} cards: the numbers 1 to {highest} in each colour.")
        yield whole.format(count=len(colours) * self.rules.highest, highest=self.rules.highest)
        # Translators: rules: {colours} is a list: "red, yellow, blue and green"
        yield t._("Colours: {colours}.").format(colours=t.list([self._colour(each) for each in colours]))
        if len(colours) == 3:
            # Translators: rules: the pack without one colour
            yield t._("Blue is left out.")
        # Translators: rules: two words for one colour
        yield t._("Yellow and orange are one colour here; both words are understood.")
        if self.rules.actions:
            # Translators: rules: action cards in the pack; both counts are more than one
            added = t._("Action cards are shuffled in: {skips} skips and {reverses} reverses.")
            yield added.format(skips=len(SKIPS), reverses=len(REVERSES))
        if self.marked:
            # Translators: rules: the braille on the printed cards of Atout 11
            yield t._("Braille is on both narrow edges: the colour’s first letter left, the number right.")

    def _deal(self) -> Iterator[str]:
        t, seats, hand = self.t, self.game.seats, self.pack.hand
        if self.rules.junior:
            # Translators: rules: the children's edition
            yield t._("Each 1 and each 11 lies on the table from the start.")
        # Translators: rules: {count} cards for each of {players} players
        each = t.n_(
            "{players} players get {count} card each, face down.",
            "{players} players get {count} cards each, face down.",
            hand,
        )
        yield each.format(players=seats, count=hand)
        rest = len(self.pack.dealt) - seats * hand
        if rest:
            # Translators: rules: cards left after the deal
            left = t.n_("{count} card is left as the stock.", "{count} cards are left as the stock.", rest)
            yield left.format(count=rest)
        else:
            # Translators: rules: nothing is left after the deal
            yield t._("The whole pack is dealt; there is no stock.")
        if self.rules.direction == "clockwise":
            # Translators: rules: the direction of play
            yield t._("Clockwise: the turn goes to the left.")
        else:
            # Translators: rules: the direction of play
            yield t._("Counter-clockwise: the turn goes to the right.")
        # Translators: rules: who deals
        yield t._("The deal moves on by one seat, the same way, after each round.")

    def _opening(self) -> Iterator[str]:
        t, rules = self.t, self.rules
        if rules.junior:
            # Translators: rules: the children's edition, in which no card opens the round
            yield t._("No card has to open: the player after the dealer begins.")
            return
        if rules.start == "lot":
            yield from self._opening_by_lot()
        else:
            yield from self._opening_by_card()
        if rules.no_eleven == "redeal":
            # Translators: rules: {number} is usually 11, or "start number"
            none = t._("No {number} in any hand? The cards are shuffled and dealt again.")
        else:
            # Translators: rules: {number} is usually 11, or "start number"
            none = t._("No {number} in any hand? All draw in turn until one comes; it opens.")
        yield none.format(number=self._opener)
        # Translators: rules: the opening card ends the first turn
        yield t._("The opening card is the whole first turn.")

    def _opening_by_lot(self) -> Iterator[str]:
        t = self.t
        numbers = t.list([str(number) for number in self.pack.start_numbers], "or")
        # Translators: rules: {numbers} is a list with "or": "10, 11 or 12"
        yield t._("A lot draws the start number for the whole match: {numbers}.").format(numbers=numbers)
        # Translators: rules: the order in which colours open; {colours}: "red, yellow, green, blue"
        yield t._("Colours open in this order: {colours}.").format(colours=self._order(0))
        # Translators: rules: who opens the round
        yield t._("The first of them whose start number is in a hand opens; its holder lays it.")

    def _opening_by_card(self) -> Iterator[str]:
        t, first = self.t, card_name(self.t, self._opening_card())
        # Translators: rules: {card} is usually the red 11
        yield t._("The {card} opens: whoever holds it begins and lays it.").format(card=first)
        # Translators: rules: {number} is usually 11; {colours}: "yellow, green, blue"
        other = t._("Not dealt? The next {number} held opens, in this order: {colours}.")
        yield other.format(number=self._opener, colours=self._order(1))
        if self.rules.start == "choice":
            numbers = t.list([str(number) for number in self.pack.start_numbers], "or")
            # Translators: rules: {numbers} is a list with "or": "10, 11 or 12"
            choice = t._("Whoever opens may lay another card held of that colour instead: {numbers}.")
            yield choice.format(numbers=numbers)
            # Translators: rules: the number of the first card
            yield t._("The number laid is the start number of the round, for every row.")

    def _rows(self) -> Iterator[str]:
        t = self.t
        if self.rules.junior:
            # Translators: rules: the children's edition, in which rows grow from their ends
            yield t._("Every row grows inward, in its own colour: up from the 1 and down from the 11.")
            # Translators: rules: an example from the children's edition
            yield t._("Example: after the 1 comes the 2, and after the 11 comes the 10.")
            return
        # Translators: rules: {number} is usually 11, or "start number"
        yield t._("A row opens only with its {number}.").format(number=self.number)
        # Translators: rules: how a row grows; {highest} is usually 20
        grows = t._("It grows one by one in its own colour: up to {highest}, and down to 1.")
        yield grows.format(highest=self.rules.highest)
        yield from self._example()
        if self.marked:
            # Translators: rules: how the cards of Atout 11 lie; {number} is usually 11, or "start number"
            piles = t._(
                "Piles show only their top: falling on the left of the {number}, rising on its right."
            )
            yield piles.format(number=self.number)
        if self.rules.priority == "extend_first":
            # Translators: rules: when a row may be opened
            yield t._("A new row may be opened only when you can extend none.")

    def _example(self) -> Iterator[str]:
        if len(self.pack.start_numbers) > 1:
            return
        start, red = self.pack.start_numbers[0], Colour.RED
        # Translators: rules: an example with three cards: "red 11", "red 10", "red 12"
        example = self.t._("Example: on the {start} follow the {lower} and the {higher}.")
        yield example.format(
            start=card_name(self.t, Card(red, start)),
            lower=card_name(self.t, Card(red, start - 1)),
            higher=card_name(self.t, Card(red, start + 1)),
        )

    def _round_end(self) -> Iterator[str]:
        t = self.t
        # Translators: rules: the end of a round
        yield t._("The round ends the moment a hand is empty; that player wins it.")
        # Translators: rules: the winner's score
        yield t._("The winner scores 0.")
        # Translators: rules: the others' score
        yield t._("The others add up the numbers in their hands: those are penalty points.")
        if self.rules.actions:
            # Translators: rules: the value of action cards
            yield t._("Action cards count 0.")

    def _match(self) -> Iterator[str]:
        t, (kind, figure) = self.t, self.rules.length
        if kind == "target":
            # Translators: rules: the length of a match
            yield t._("Rounds are played until a total reaches {points}.").format(points=figure)
            # Translators: rules: when the target is looked at
            yield t._("Totals are checked after each round.")
        else:
            # Translators: rules: the length of a match
            rounds = t.n_("The match has {count} round.", "The match has {count} rounds.", figure)
            yield rounds.format(count=figure)
        # Translators: rules: who wins the match
        yield t._("The lowest total wins; the others rank behind it.")
        if self.rules.tie == "shared":
            # Translators: rules: a tie at the end of the match
            yield t._("Tied for the lowest total? The win is shared.")
        else:
            # Translators: rules: a tie at the end of the match
            yield t._("Tied for the lowest total? Those tied play one more round; its winner wins the match.")
            # Translators: rules: the points of the deciding round
            yield t._("The points of that round are not added.")

    def _words(self) -> Iterator[str]:
        t = self.t
        # Translators: rules, glossary: row
        yield t._("Row: the cards of one colour that lie on the table.")
        # Translators: rules, glossary: stock
        yield t._("Stock: the cards that were not dealt, face down.")
        if not self.rules.junior:
            # Translators: rules, glossary: start number
            yield t._("Start number: the number each row opens with.")
        # Translators: rules, glossary: dam
        yield t._("Dam: a card held back so that others cannot go on.")
        # Translators: rules, glossary: penalty points
        yield t._("Penalty points: the numbers left in hands; the fewer the better.")

    def _not_official(self) -> Iterator[str]:
        t = self.t
        # Translators: rules: where this text comes from
        yield t._("These rules are told in our own words; where editions differ, an option decides.")
        if self.rules.actions:
            # Translators: rules: the action cards are not from a printed edition
            yield t._("Action cards: the counts and the rules are ours; no edition could be confirmed.")
        if self.rules.junior:
            # Translators: rules: the children's edition is not from printed rules
            yield t._("Children’s edition: retold from accounts of it, not from its printed rules.")
        if self.marked:
            # Translators: rules: a colour with two names in the printed rules
            yield t._("One colour is called orange in one place and yellow in another; an option names it.")

    def _colour(self, colour: Colour) -> str:
        return row_name(self.t, colour).text

    def _order(self, first: int) -> str:
        """The colours in the order in which they open, from one of them on."""
        return ", ".join(self._colour(self.pack.colours[row]) for row in self.pack.opening[first:])

    @property
    def _opener(self) -> str:
        """The number of the cards whose holder opens; where the opener chooses, the middle one."""
        numbers = self.pack.start_numbers
        return self.number if self.rules.start == "lot" else str(numbers[len(numbers) // 2])

    def _opening_card(self) -> Card:
        return self.game.card(self.pack.openers()[0])
