"""The rules of 11 nimmt!, as the options in force make them."""

from __future__ import annotations

from collections.abc import Iterator

from access_play.games.nimmt.cards import BULLS, HAND, HIGHEST
from access_play.games.nimmt.game import TURNS_EACH, ElevenNimmt
from access_play.games.nimmt.rules import Rules
from access_play.words.language import Language
from access_play.words.rulebook.base import Chapter


def chapters(t: Language, game: ElevenNimmt) -> Iterator[Chapter]:
    rules, seats = game.rules, game.seats
    # Translators: the title of a chapter of the rules
    yield Chapter(t.p_("chapter", "Aim"), _aim(t))
    # Translators: the title of a chapter of the rules
    yield Chapter(t.p_("chapter", "The cards"), _cards(t, rules))
    # Translators: the title of a chapter of the rules: shuffling and dealing
    yield Chapter(t.p_("chapter", "The deal"), _deal(t, rules, seats))
    # Translators: the title of a chapter of the rules: a player's turn
    yield Chapter(t.p_("chapter", "A turn"), _turn(t))
    # Translators: the title of a chapter of the rules: laying cards on piles
    yield Chapter(t.p_("chapter", "Laying"), _laying(t))
    # Translators: the title of a chapter of the rules: bull cards
    yield Chapter(t.p_("chapter", "Bulls"), _bulls(t))
    # Translators: the title of a chapter of the rules: taking a pile of cards
    yield Chapter(t.p_("chapter", "Taking a pile"), _taking(t, rules))
    # Translators: the title of a chapter of the rules
    yield Chapter(t.p_("chapter", "An empty stock"), _empty(t))
    # Translators: the title of a chapter of the rules
    yield Chapter(t.p_("chapter", "The end of a round"), _round_end(t))
    # Translators: the title of a chapter of the rules: several rounds
    yield Chapter(t.p_("chapter", "The match"), _match(t, rules, seats))
    # Translators: the title of a chapter of the rules: a glossary
    yield Chapter(t.p_("chapter", "Words"), _words(t))
    # Translators: the title of a chapter of the rules: what no printed rules confirm
    yield Chapter(t.p_("chapter", "Not official"), _not_official(t))


def _aim(t: Language) -> Iterator[str]:
    # Translators: rules: the aim of the game
    yield t._("Lay all the cards of your hand before anyone else does.")
    # Translators: rules of 11 nimmt!: the aim of a match
    yield t._("Ox heads left in your hand are minus points; the fewest win the match.")
    # Translators: rules: how many can play
    several = t._("{fewest} to {most} people can play, each alone.")
    yield several.format(fewest=ElevenNimmt.players[0], most=ElevenNimmt.players[-1])


def _cards(t: Language, rules: Rules) -> Iterator[str]:
    # Translators: rules of 11 nimmt!: {count} is 100
    yield t._("{count} ox cards are numbered 1 to {count}; each bears ox heads.").format(count=HIGHEST)
    # Translators: rules of 11 nimmt!: ox heads
    yield t._("55 bears 7 ox heads; the other multiples of 11 bear 5.")
    # Translators: rules of 11 nimmt!: ox heads
    yield t._("Multiples of 10 bear 3 ox heads.")
    if rules.ox_heads == "6nimmt":
        # Translators: rules of 11 nimmt!: ox heads
        yield t._("The other numbers that end in 5 bear 2 ox heads.")
    # Translators: rules of 11 nimmt!: ox heads
    yield t._("All other cards bear 1 ox head.")
    # Translators: rules of 11 nimmt!: {count} is 10
    yield t._("{count} bull cards lie aside; they are won during a round.").format(count=BULLS)


def _deal(t: Language, rules: Rules, seats: int) -> Iterator[str]:
    # Translators: rules: {count} cards for each of {players} players; {count} is more than one
    yield t._("{players} players get {count} ox cards each, face down.").format(players=seats, count=HAND)
    # Translators: rules of 11 nimmt!: the first pile
    yield t._("One more card is turned up: it is the first pile.")
    # Translators: rules of 11 nimmt!: {count} is more than one
    yield t._("The other {count} are the stock.").format(count=HIGHEST - HAND * seats - 1)
    # Translators: rules: the direction of play
    yield t._("Clockwise: the turn goes to the left.")
    if rules.first == "lot":
        # Translators: rules: who begins
        yield t._("A lot draws who begins the first round.")
    else:
        # Translators: rules: who begins; players are numbered from 1
        yield t._("Player {number} begins the first round.").format(number=rules.first)


def _turn(t: Language) -> Iterator[str]:
    # Translators: rules of 11 nimmt!: a turn
    yield t._("Do one of two things: lay cards, or take a pile.")
    # Translators: rules of 11 nimmt!: taking a pile
    yield t._("You must take a pile when no card fits; you may when one does.")


def _laying(t: Language) -> Iterator[str]:
    # Translators: rules of 11 nimmt!: what fits
    yield t._("A card fits a pile when it is 1 to 10 higher than its top card.")
    # Translators: rules of 11 nimmt!: what fits
    yield t._("After 100 the numbers begin again at 1.")
    # Translators: rules of 11 nimmt!: an example
    yield t._("Example: on the 30 fit 31 to 40.")
    # Translators: rules of 11 nimmt!: an example
    yield t._("Example: on the 97 fit 98 to 100, and 1 to 7.")
    # Translators: rules of 11 nimmt!: a turn of somebody without a bull card
    yield t._("Without a bull you lay one card, on one pile.")
    # Translators: rules of 11 nimmt!: the card laid is the new top
    yield t._("The card you lay is the new top card.")


def _bulls(t: Language) -> Iterator[str]:
    # Translators: rules of 11 nimmt!: bull cards
    yield t._("With one bull you may lay any number of cards on one pile.")
    # Translators: rules of 11 nimmt!: bull cards
    yield t._("With more bulls you may lay on as many piles as you have bulls.")
    # Translators: rules of 11 nimmt!: several cards in a turn
    yield t._("On each pile all of them must be within ten of the top that lay there before your turn.")
    # Translators: rules of 11 nimmt!: several cards in a turn
    yield t._("Lay them in rising order; after 100 comes 1.")
    # Translators: rules of 11 nimmt!: an example
    yield t._("Example: on the 20 you lay 22, 25 and 30 in one turn.")
    # Translators: rules of 11 nimmt!: several piles in a turn
    yield t._("Once you go on to another pile, you cannot come back in that turn.")
    # Translators: rules of 11 nimmt!: the end of a turn
    yield t._("You may stop after any card.")
    # Translators: rules of 11 nimmt!: bull cards
    yield t._("Bulls are not used up; all go back at the end of the round.")


def _taking(t: Language, rules: Rules) -> Iterator[str]:
    # Translators: rules of 11 nimmt!: taking a pile
    yield t._("All the cards of the pile go to your hand.")
    # Translators: rules of 11 nimmt!: {count} is 3 or 4
    yield t._("A pile of {count} or more cards also brings one bull.").format(count=rules.bull_at)
    # Translators: rules of 11 nimmt!: {count} is 10
    yield t._("All {count} bulls are out? The next comes from whoever has most.").format(count=BULLS)
    # Translators: rules of 11 nimmt!: several players have most bull cards
    yield t._("Several have most? You choose which of the others gives one.")
    # Translators: rules of 11 nimmt!: the taker has most bull cards
    yield t._("You alone have most? You get none.")
    # Translators: rules of 11 nimmt!: after a pile is taken
    yield t._("Two cards from the stock then open two new piles, and your turn ends.")
    if rules.pile_size == "open":
        # Translators: rules of 11 nimmt!: what is told
        yield t._("How many cards a pile has is told on request.")
    else:
        # Translators: rules of 11 nimmt!: what is not told
        yield t._("How many cards a pile has is not told: count along.")
    # Translators: rules of 11 nimmt!: what is not told
    yield t._("The cards under a top card are seen only by whoever takes the pile.")


def _empty(t: Language) -> Iterator[str]:
    # Translators: rules of 11 nimmt!: the stock runs out
    yield t._("One card left in the stock? It opens one pile.")
    # Translators: rules of 11 nimmt!: the stock runs out
    yield t._("No card left in the stock? A pile that is taken is simply gone.")
    # Translators: rules of 11 nimmt!: no pile lies on the table
    yield t._("No pile left? The next player starts one with any card; with a bull more may follow.")
    # Translators: rules of 11 nimmt!: the stock runs out
    yield t._("Cards are never shuffled again within a round.")


def _round_end(t: Language) -> Iterator[str]:
    # Translators: rules: the end of a round
    yield t._("The round ends the moment a hand is empty; that player wins it.")
    # Translators: rules of 11 nimmt!: the score
    yield t._("The ox heads in each hand are that player’s minus points.")
    # Translators: rules of 11 nimmt!: the score
    yield t._("Numbers and bulls count nothing.")
    # Translators: rules of 11 nimmt!: a round that does not end; {count} is 100
    endless = t._("After {count} turns each the round stops and is counted as it stands.")
    yield endless.format(count=TURNS_EACH)


def _match(t: Language, rules: Rules, seats: int) -> Iterator[str]:
    if isinstance(rules.rounds, int):
        # Translators: rules: the length of a match
        rounds = t.n_("The match has {count} round.", "The match has {count} rounds.", rules.rounds)
        yield rounds.format(count=rules.rounds)
    else:
        # Translators: rules of 11 nimmt!: the length of a match; {count} is more than one
        yield t._("The match has as many rounds as players: {count}.").format(count=seats)
    if rules.start_by == "total":
        # Translators: rules of 11 nimmt!: who begins
        yield t._("Whoever has most minus points in all begins the next round.")
    else:
        # Translators: rules of 11 nimmt!: who begins
        yield t._("Whoever had most minus points in a round begins the next.")
    # Translators: rules of 11 nimmt!: who begins
    yield t._("Tied? The one nearest clockwise after the last to begin.")
    # Translators: rules of 11 nimmt!: who wins the match
    yield t._("The fewest minus points win; tied players share the win.")


def _words(t: Language) -> Iterator[str]:
    # Translators: rules, glossary: pile
    yield t._("Pile: discarded cards, of which only the top card is seen.")
    # Translators: rules, glossary: stock
    yield t._("Stock: the cards that were not dealt, face down.")
    # Translators: rules, glossary: ox card
    yield t._("Ox card: a card with a number and ox heads.")
    # Translators: rules, glossary: bull
    yield t._("Bull: a card that lets you lay several cards in a turn.")


def _not_official(t: Language) -> Iterator[str]:
    # Translators: rules of 11 nimmt!: the table of ox heads is our own
    yield t._("Ox heads: no printed rules give them by number; the table is not confirmed.")
    # Translators: rules of 11 nimmt!: rules of our own
    yield t._("Empty stock and endless rounds: printed rules are silent; the answers are ours.")
    # Translators: rules: where this text comes from
    yield t._("These rules are told in our own words; where editions differ, an option decides.")
