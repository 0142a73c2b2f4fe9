"""The rules of Onze Gagnant, as the options in force make them."""

from __future__ import annotations

from collections.abc import Iterator

from access_play.games.gagnant.cards import Kind
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.gagnant.lines import BONUS, BONUS_FROM
from access_play.games.gagnant.pack import Pack
from access_play.games.gagnant.rules import Rules
from access_play.words.language import Language
from access_play.words.rulebook.base import Chapter
from access_play.words.rulebook.gagnant_cards import bonus_cards, kinds


def chapters(t: Language, game: OnzeGagnant) -> Iterator[Chapter]:
    rules, pack = game.rules, game.pack
    # Translators: the title of a chapter of the rules
    yield Chapter(t.p_("chapter", "Aim"), _aim(t, rules))
    # Translators: the title of a chapter of the rules
    yield Chapter(t.p_("chapter", "The cards"), _cards(t, pack))
    # Translators: the title of a chapter of the rules: what lies ready before the first turn
    yield Chapter(t.p_("chapter", "Before the start"), [*_start(t, rules, pack), *_owners(t, game)])
    # Translators: the title of a chapter of the rules: a player's turn
    yield Chapter(t.p_("chapter", "A turn"), [*_turn(t, rules), *_sources(t, rules)])
    # Translators: the title of a chapter of the rules: what each kind of card does
    yield Chapter(t.p_("chapter", "Kinds of cards"), kinds(t))
    # Translators: the title of a chapter of the rules: cards that change one's goal
    yield Chapter(t.p_("chapter", "Changing a goal"), _goal(t))
    # Translators: the title of a chapter of the rules
    yield Chapter(t.p_("chapter", "Winning"), _winning(t, rules))
    # Translators: the title of a chapter of the rules: the bonus for three numbers of one's own colour
    yield Chapter(t.p_("chapter", "The colour bonus"), _colour_bonus(t))
    # Translators: the title of a chapter of the rules
    yield Chapter(t.p_("chapter", "An empty stock"), _empty(t, rules))
    if rules.bonus:
        # Translators: the title of a chapter of the rules: the bonus extension
        yield Chapter(t.p_("chapter", "Bonus cards"), bonus_cards(t, rules))
    # Translators: the title of a chapter of the rules: a glossary
    yield Chapter(t.p_("chapter", "Words"), _words(t))
    # Translators: the title of a chapter of the rules: what no printed rules confirm
    yield Chapter(t.p_("chapter", "Not official"), _not_official(t, pack))


def _aim(t: Language, rules: Rules) -> Iterator[str]:
    # Translators: rules of Onze Gagnant: the aim
    yield t._("Eleven: a line should come to 11, its plus side less its minus side.")
    if rules.mode == "solo":
        # Translators: rules of Onze Gagnant: the aim of somebody who plays alone
        yield t._("Alone, you have four lines; bring all four to their goals at the same moment.")
    elif rules.mode == "coop":
        # Translators: rules of Onze Gagnant: the aim of those who play together
        yield t._("Together, bring all four lines to their goals at the same moment.")
        # Translators: rules of Onze Gagnant: how many can play together
        yield t._("2 to 4 people can play together.")
    else:
        # Translators: rules of Onze Gagnant: the aim of those who play against each other
        yield t._("Bring your line to its goal before anyone else does.")
        # Translators: rules of Onze Gagnant: how many can play
        yield t._("2 to 4 people can play with one box, 5 to 8 with two.")


def _cards(t: Language, pack: Pack) -> Iterator[str]:
    kinds = pack.kinds[: pack.stock]
    # Translators: rules of Onze Gagnant: {count} is more than one
    yield t._("{count} cards make the stock.").format(count=pack.stock)
    # Translators: rules of Onze Gagnant: {count} is 4 or 8, {highest} is 9
    numbers = t._("{count} colours have the same number cards, from {lowest} to {highest}.")
    values = [value for value in pack.values if value]
    yield numbers.format(count=len(pack.colours), lowest=min(values), highest=max(values))
    # Translators: rules of Onze Gagnant: cards without a colour; the counts are more than one
    colourless = t._("Without colour or number: {discards} discard cards, {turns} turn cards.")
    yield colourless.format(discards=kinds.count(Kind.DISCARD), turns=kinds.count(Kind.TURN))
    stops = kinds.count(Kind.INTERDICTION)
    # Translators: rules of Onze Gagnant: interdictions keep a player from winning
    hidden = t.n_("The stock hides {count} interdiction.", "The stock hides {count} interdictions.", stops)
    yield hidden.format(count=stops)
    if pack.boxes > 1:
        # Translators: rules of Onze Gagnant: two boxes of cards
        yield t._("Two boxes: the second has other colours and other backs, else the same cards.")


def _start(t: Language, rules: Rules, pack: Pack) -> Iterator[str]:
    # Translators: rules of Onze Gagnant: what a line is made of
    yield t._("Each line has a colour, a plus side, a minus side, a goal card of 11, and an interdiction.")
    # Translators: rules of Onze Gagnant: the interdiction at the start
    yield t._("That interdiction lies on the plus side; it counts 0 and has no colour.")
    # Translators: rules of Onze Gagnant: {count} is 4 or 8
    yield t._("{count} neutral plus-minus cards lie aside, to change goals.").format(count=pack.neutrals)
    # Translators: rules of Onze Gagnant: the stock
    yield t._("The other cards are shuffled: they are the stock, face down.")
    if rules.mode == "solo":
        return
    if rules.first == "lot":
        # Translators: rules: who begins
        yield t._("A lot draws who begins.")
    else:
        # Translators: rules: who begins; players are numbered from 1
        yield t._("Player {number} begins.").format(number=rules.first)


def _owners(t: Language, game: OnzeGagnant) -> Iterator[str]:
    """Who runs which lines in co-op."""
    if game.rules.mode != "coop":
        return
    if game.seats == 2:
        # Translators: rules of Onze Gagnant: two players together
        yield t._("Two lines each: with two players each runs two colours.")
    elif game.seats == 3:
        # Translators: rules of Onze Gagnant: three players together
        yield t._("Two lines for player 1, one each for the others.")
    else:
        # Translators: rules of Onze Gagnant: four players together
        yield t._("One line each: with four players each runs one colour.")


def _turn(t: Language, rules: Rules) -> Iterator[str]:
    # Translators: rules of Onze Gagnant: a turn
    yield t._("Draw one card and play it as its kind says.")
    # Translators: rules of Onze Gagnant: actions are compulsory
    yield t._("What the card says must be done if it can be; if not, it is skipped and announced.")
    if rules.mode == "solo":
        # Translators: rules of Onze Gagnant: somebody plays alone
        yield t._("Your four lines take turns, always in the same order.")
    else:
        # Translators: rules of Onze Gagnant: the order of turns
        yield t._("Then the turn goes on clockwise.")
    if rules.mode == "coop":
        # Translators: rules of Onze Gagnant: a player who runs two lines
        yield t._("A player with two lines plays twice running, once for each.")
    if rules.together:
        # Translators: rules of Onze Gagnant: several lines of one player
        yield t._("Every other line counts as another player’s, your own too.")


def _sources(t: Language, rules: Rules) -> Iterator[str]:
    """Where a card may be drawn from."""
    if rules.dilemma:
        # Translators: rules of Onze Gagnant: the dilemma
        yield t._("Dilemma: draw the open card, or the hidden one on top of the pile.")
        # Translators: rules of Onze Gagnant: the dilemma
        yield t._("An open card that is taken is replaced at once from the pile.")
        # Translators: rules of Onze Gagnant: the dilemma
        yield t._("The open card belongs to the stock: it is not empty while that card lies there.")
    if rules.backs:
        # Translators: rules of Onze Gagnant: two boxes
        yield t._("Two backs: choose before you draw, box 1 or box 2.")
        # Translators: rules of Onze Gagnant: two boxes
        yield t._("How many cards of each back are left is told on request.")


def _goal(t: Language) -> Iterator[str]:
    # Translators: rules of Onze Gagnant: a goal modifier
    yield t._("A modifier can also go to the right of your goal card, with a neutral card.")
    # Translators: rules of Onze Gagnant: a goal modifier
    yield t._("The neutral card shows plus or minus, as you choose.")
    # Translators: rules of Onze Gagnant: a goal modifier
    yield t._("The number is then added to your goal, or taken from it.")
    # Translators: rules of Onze Gagnant: an example
    yield t._("Example: 4 with a minus makes your goal 7.")
    # Translators: rules of Onze Gagnant: several goal modifiers
    yield t._("A second one covers the first; only the top one counts.")
    # Translators: rules of Onze Gagnant: several goal modifiers
    yield t._("Once the top one is discarded, the one below counts again.")


def _winning(t: Language, rules: Rules) -> Iterator[str]:
    # Translators: rules of Onze Gagnant: plus and minus
    yield t._("Cards count by the side they lie on, whatever their kind.")
    # Translators: rules of Onze Gagnant: when a line is valid
    yield t._("A line is valid when it is at its goal and shows no interdiction.")
    # Translators: rules of Onze Gagnant: when lines are checked
    yield t._("Lines are checked after each card laid and each action, even in mid-turn.")
    if rules.together:
        # Translators: rules of Onze Gagnant: winning together or alone
        yield t._("The game is won at once when all four lines are valid.")
    else:
        # Translators: rules of Onze Gagnant: winning
        yield t._("A valid line wins at once.")
        # Translators: rules of Onze Gagnant: winning
        yield t._("Several valid lines? The player whose turn it is comes first, then clockwise.")


def _colour_bonus(t: Language) -> Iterator[str]:
    # Translators: rules of Onze Gagnant: {count} is 3
    need = t._("The bonus needs {count} numbers of the line’s own colour, start cards not counted.")
    yield need.format(count=BONUS_FROM)
    # Translators: rules of Onze Gagnant: {count} is 2
    yield t._("Such a line may miss its goal by up to {count}.").format(count=BONUS)
    # Translators: rules of Onze Gagnant: the bonus counts once
    yield t._("More numbers of the colour bring no second bonus.")


def _empty(t: Language, rules: Rules) -> Iterator[str]:
    # Translators: rules of Onze Gagnant: the stock runs out
    yield t._("Once the last card leaves the stock, interdictions have no effect.")
    # Translators: rules of Onze Gagnant: the stock runs out
    yield t._("That card is played to its end; then the game is over.")
    if rules.together:
        # Translators: rules of Onze Gagnant: the success of those who play together or alone
        yield t._("Success: the valid lines are counted, from 0 to 4.")
        return
    # Translators: rules of Onze Gagnant: who wins with an empty stock
    yield t._("The line nearest to its goal wins.")
    # Translators: rules of Onze Gagnant: {count} is 2
    yield t._("The colour bonus takes {count} off the distance, not below 0.").format(count=BONUS)
    # Translators: rules of Onze Gagnant: a tie
    yield t._("Tied? The line nearest to 11 wins.")
    # Translators: rules of Onze Gagnant: a tie
    yield t._("Still tied? Nobody wins; another game decides.")


def _words(t: Language) -> Iterator[str]:
    # Translators: rules, glossary of Onze Gagnant: line
    yield t._("Line: the cards that lie before a player.")
    # Translators: rules, glossary of Onze Gagnant: goal
    yield t._("Goal: what the line should come to, 11 at the start.")
    # Translators: rules, glossary of Onze Gagnant: modifier
    yield t._("Modifier: a number card that can also change a goal.")
    # Translators: rules, glossary of Onze Gagnant: interdiction
    yield t._("Interdiction: a card that keeps the line it lies in from winning.")
    # Translators: rules, glossary: stock
    yield t._("Stock: the cards that can be drawn.")
    # Translators: rules, glossary: discard
    yield t._("Discard: cards out of play, open and in order.")


def _not_official(t: Language, pack: Pack) -> Iterator[str]:
    if not pack.official:
        # Translators: rules of Onze Gagnant: the list of cards is our own
        yield t._("Cards: the published list is not known to us; this pack is ours, tried out by simulation.")
    # Translators: rules of Onze Gagnant: the colours are our own
    yield t._("Colours and their names are ours.")
    # Translators: rules: where this text comes from
    yield t._("Printed rules leave questions open; these answers are ours, in our own words.")
