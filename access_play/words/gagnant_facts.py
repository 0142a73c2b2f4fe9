"""Onze Gagnant in words: what can be asked at any moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from access_play.games.core import Seat
from access_play.games.gagnant.cards import Side
from access_play.games.gagnant.lines import ELEVEN, Line, LineName, bare
from access_play.games.gagnant.pack import NOTHING
from access_play.games.gagnant.state import GagnantView
from access_play.words.base import LINE_LIMIT, Fact
from access_play.words.gagnant_cards import (
    card_name,
    coloured_line,
    face_name,
    number_name,
    place_name,
    sign_name,
)
from access_play.words.gagnant_plays import line_words
from access_play.words.gagnant_standing import fully, line_mark, line_title, stands
from access_play.words.phrase import Name, Said, listed, say
from access_play.words.rows_facts import row_words
from access_play.words.seats import squeezed

if TYPE_CHECKING:
    from access_play.words.gagnant import GagnantWords

LATEST = 8
"""How many cards of the discard are told by name."""


def facts(words: GagnantWords) -> Sequence[Fact]:
    """The words stand in the language first, then in English."""
    t = words.t
    return [
        Fact(
            # Translators: typed words, separated by |, the first is shown in help: hear a line
            f"{t.p_('command', 'line')}|{row_words(t)}|line|row|rows",
            # Translators: help: {words} is how it is typed; Bob stands for a player's name
            t._("{words}: your line card by card; {words} Bob: that of Bob."),
            lambda view, rest: line_fact(words, view, rest),
        ),
        Fact(
            # Translators: typed words, separated by |, the first is shown in help: hear every goal
            f"{t.p_('command', 'goals|goal')}|goals|goal",
            # Translators: help: {words} is how it is typed
            t._("{words}: every goal, and what it is made of."),
            lambda view, rest: goals(words, view),
            alone=True,
        ),
        Fact(
            # Translators: typed words, separated by |, the first is shown in help: hear every result
            f"{t.p_('command', 'results|result')}|results|result",
            # Translators: help: {words} is how it is typed
            t._("{words}: every result, and what it is made of."),
            lambda view, rest: results(words, view),
        ),
        Fact(
            # Translators: typed words, separated by |, the first is shown in help: hear the last discards
            f"{t.p_('command', 'discard')}|discard",
            # Translators: help: {words} is how it is typed
            t._("{words}: the discard, its last card first."),
            lambda view, rest: discard(words, view),
        ),
    ]


# lines


def table(words: GagnantWords, view: GagnantView) -> list[Said]:
    """Each line in one sentence, the listener's first."""
    return [_line_of_table(words, view, line) for line in own_first(words, view)]


def standings(words: GagnantWords, view: GagnantView) -> list[Said]:
    """How each line stands, without its cards."""
    game = words.game
    return [stands(words, game.line_name(view, at), game.standing(view, at)) for at in own_first(words, view)]


def own_first(words: GagnantWords, view: GagnantView) -> list[int]:
    """The lines clockwise, beginning with the listener's first."""
    lines = list(range(len(view.owners)))
    first = next((line for line in lines if words.listener.is_me(view.owners[line])), 0)
    return lines[first:] + lines[:first]


def _line_of_table(words: GagnantWords, view: GagnantView, at: int) -> Said:
    t, line = words.t, view.lines[at]
    name = words.game.line_name(view, at)
    if line.behind:
        # Translators: a line on the table: {standing} is "result 9, goal 15"; then its cards
        text = t._("{who}: {standing}. Plus: {plus}. Minus: {minus}. Goal: {goal}.")
        # Translators: braille: a line on the table, then its cards on plus, on minus and at its goal
        braille = t.p_("braille", "{who} {standing} + {plus} - {minus} = {goal}")
    else:
        # Translators: a line on the table: {standing} is "result 9, goal 11"; then its cards
        text = t._("{who}: {standing}. Plus: {plus}. Minus: {minus}.")
        # Translators: braille: a line on the table, then its cards on plus and on minus
        braille = t.p_("braille", "{who} {standing} + {plus} - {minus}")
    standing = words.game.standing(view, at)
    said = say(
        text,
        braille,
        who=owner(words, name),
        standing=fully(t, standing),
        plus=side_cards(words, line.plus),
        minus=side_cards(words, line.minus),
        goal=modifier_name(words, line) if line.behind else "",
    )
    return said if len(said.text) <= LINE_LIMIT else stands(words, name, standing)


def owner(words: GagnantWords, line: LineName) -> Name:
    """Whose line it is, at the beginning of a line that is said."""
    if not words.together and words.listener.is_me(line.seat):
        # Translators: whose line it is: the listener's, before a colon
        return Name(words.t.p_("whose", "you"), line_mark(words, line).braille)
    return line_title(words, line)


def side_cards(words: GagnantWords, cards: Sequence[int]) -> Name:
    """The cards of a side."""
    if not cards:
        # Translators: no card lies on that side
        return Name(words.t.p_("side", "nothing"), ("0",))
    return listed([card_name(words.t, words.game.card(card)) for card in cards])


def modifier_name(words: GagnantWords, line: Line) -> Name:
    """The goal modifier that counts, with its sign: "plus red 4"."""
    t, top = words.t, line.behind[-1]
    sign = sign_name(t, Side.PLUS if top >= 0 else Side.MINUS)
    card = card_name(t, words.game.card(bare(top)))
    # Translators: what changes a goal: {sign} is "plus", {card} "red 4"
    return Name(
        t.p_("modifier", "{sign} {card}").format(sign=sign, card=card), (*sign.braille, *card.braille)
    )


def line_fact(words: GagnantWords, view: GagnantView, rest: str) -> list[Said]:
    """A line card by card: the listener's, or that of whoever is named."""
    found = lines_named(words, view, rest)
    if not found:
        names = listed([line_title(words, words.game.line_name(view, at)) for at in range(len(view.owners))])
        # Translators: a line was asked for by a name that nobody has; {names} can be asked for
        text = words.t._("Whose line? There is: {names}.")
        # Translators: braille: whose line is asked for
        return [say(text, words.t.p_("braille", "{names}?"), names=names)]
    return [said for at in found for said in _whole_line(words, view, at)]


def lines_named(words: GagnantWords, view: GagnantView, text: str) -> list[int]:
    """Lines by a name or its beginning, by number or colour; without one those of the listener."""
    wanted, lines = squeezed(text), range(len(view.owners))
    if not wanted:
        own = [at for at in lines if words.listener.is_me(view.owners[at])]
        return own or list(lines)
    if wanted.isdecimal():
        return [at for at in lines if str(at + 1) == wanted]
    coloured = [at for at in lines if wanted in line_words(words, words.game.line_name(view, at).colour)]
    called = [at for at in lines if squeezed(words.listener.names[view.owners[at]]) == wanted]
    begun = [at for at in lines if squeezed(words.listener.names[view.owners[at]]).startswith(wanted)]
    return called or coloured or begun


def _whole_line(words: GagnantWords, view: GagnantView, at: int) -> list[Said]:
    t, line = words.t, view.lines[at]
    name, standing = words.game.line_name(view, at), words.game.standing(view, at)
    told = [stands(words, name, standing), _side(words, Side.PLUS, line.plus)]
    told.append(_side(words, Side.MINUS, line.minus))
    if line.behind:
        told.append(_goal(words, view, at))
    # Translators: {line} is "red line"; {count} numbers of that colour lie in it, 3 bring the colour bonus
    text = t.n_(
        "{line}: {count} number of its colour.", "{line}: {count} numbers of its colour.", standing.colours
    )
    # Translators: braille: so many numbers of the line's own colour lie in it
    braille = t.p_("braille", "{line}: {count}")
    told.append(say(text, braille, line=coloured_line(t, name.colour), count=standing.colours))
    kept = [card for card in (*line.plus, *line.minus, *map(bare, line.behind)) if card in view.protected]
    if kept:
        # Translators: these cards can no longer be taken away
        text = t._("Protected: {cards}.")
        # Translators: braille: these cards can no longer be taken away
        told.append(say(text, t.p_("braille", "protected {cards}"), cards=side_cards(words, kept)))
    return told


def _side(words: GagnantWords, side: Side, cards: Sequence[int]) -> Said:
    # Translators: {place} is "on plus"; {cards} are the cards there
    text = words.t._("{place}: {cards}.")
    # Translators: braille: a side of a line, and the cards there
    braille = words.t.p_("braille", "{place} {cards}")
    return say(text, braille, place=place_name(words.t, side), cards=side_cards(words, cards))


def goals(words: GagnantWords, view: GagnantView) -> list[Said]:
    return [_goal(words, view, at) for at in own_first(words, view)]


def _goal(words: GagnantWords, view: GagnantView, at: int) -> Said:
    t, line = words.t, view.lines[at]
    name, standing = words.game.line_name(view, at), words.game.standing(view, at)
    count = len(line.behind)
    if not count:
        # Translators: the goal of {who}, who is "you", a player or a line
        text = t._("{who}: goal {goal}.")
    elif count == 1:
        # Translators: the goal of {who}, made of {base} and {modifier}, such as "plus red 4"
        text = t._("{who}: goal {goal}, {base} {modifier}.")
    else:
        text = t.n_(
            # Translators: the goal of {who}; {count} modifiers lie covered under the one that counts
            "{who}: goal {goal}, {base} {modifier}, {count} covered.",
            "{who}: goal {goal}, {base} {modifier}, {count} covered.",
            count - 1,
        )
    return say(
        text,
        # Translators: braille: a goal; what it is made of stands behind
        t.p_("braille", "{who} ={goal}: {base}{modifier}")
        if count
        # Translators: braille: a goal
        else t.p_("braille", "{who} ={goal}"),
        who=owner(words, name),
        goal=number_name(t, standing.goal),
        base=number_name(t, -ELEVEN if line.negative else ELEVEN),
        modifier=modifier_name(words, line) if count else "",
        count=count - 1,
    )


def results(words: GagnantWords, view: GagnantView) -> list[Said]:
    return [_result(words, view, at) for at in own_first(words, view)]


def _result(words: GagnantWords, view: GagnantView, at: int) -> Said:
    t, line, values = words.t, view.lines[at], words.game.pack.values
    name, standing = words.game.line_name(view, at), words.game.standing(view, at)
    # Translators: the result of {who}, who is "you", a player or a line, and what it is made of
    text = t._("{who}: result {result}, {plus} on plus, {minus} on minus.")
    return say(
        text,
        # Translators: braille: a result, what lies on plus, what lies on minus
        t.p_("braille", "{who} {result}: +{plus} -{minus}"),
        who=owner(words, name),
        result=number_name(t, standing.result),
        plus=sum(values[card] for card in line.plus),
        minus=sum(values[card] for card in line.minus),
    )


# cards elsewhere


def hand(words: GagnantWords, view: GagnantView) -> list[Said]:
    """Nobody holds cards; what is being played is told instead."""
    t = words.t
    if view.hand != NOTHING:
        # Translators: nobody holds a hand in this game; {card} is "Exchange, red 6"
        text = t._("Nobody holds cards here. Being played: {card}.")
        # Translators: braille: the card that is being played
        return [say(text, t.p_("braille", "now {card}"), card=face_name(t, words.game.card(view.hand)))]
    if view.pair:
        cards = listed([face_name(t, words.game.card(card)) for card in view.pair], "; ")
        # Translators: nobody holds a hand in this game; one of the {cards} is to be played
        text = t._("Nobody holds cards here. Drawn: {cards}.")
        # Translators: braille: the cards that were drawn, of which one is played
        return [say(text, t.p_("braille", "drawn {cards}"), cards=cards)]
    # Translators: nobody holds a hand in this game
    text = t._("Nobody holds cards here: each card is drawn and played at once.")
    # Translators: braille: nobody holds a hand in this game
    return [say(text, t.p_("braille", "no hands"))]


def counts(words: GagnantWords, view: GagnantView) -> list[Said]:
    """What can still be drawn, and what lies aside."""
    told = stock(words, view)
    t, neutral = words.t, words.game.neutrals(view)
    if words.game.rules.bonus:
        # Translators: how many bonus cards lie in their pile
        text = t.n_("Bonus cards: {count} card.", "Bonus cards: {count} cards.", view.bonus)
        # Translators: braille: how many bonus cards lie in their pile
        told.append(say(text, t.p_("braille", "bonus {count}"), count=view.bonus))
    # Translators: how many cards lie in the discard
    text = t.n_("Discard: {count} card.", "Discard: {count} cards.", len(view.discard))
    # Translators: braille: how many cards lie in the discard
    told.append(say(text, t.p_("braille", "discard {count}"), count=len(view.discard)))
    # Translators: how many neutral cards lie aside for goals
    text = t.n_("Neutral cards aside: {count} card.", "Neutral cards aside: {count} cards.", neutral)
    # Translators: braille: how many neutral cards lie aside for goals
    return [*told, say(text, t.p_("braille", "neutral {count}"), count=neutral)]


def stock(words: GagnantWords, view: GagnantView) -> list[Said]:
    t = words.t
    # Translators: how many cards are left to draw
    text = t.n_("Stock: {count} card.", "Stock: {count} cards.", view.stock)
    # Translators: braille: how many cards are left to draw
    told = [say(text, t.p_("braille", "stock {count}"), count=view.stock)]
    if view.revealed != NOTHING:
        # Translators: the card that lies open beside the pile; {card} is "Exchange, red 6"
        text, face = t._("Open card: {card}."), face_name(t, words.game.card(view.revealed))
        # Translators: braille: the card that lies open beside the pile
        told.append(say(text, t.p_("braille", "open: {card}"), card=face))
    if len(view.backs) > 1:
        # Translators: how many hidden cards of each back are left, by their boxes
        text = t._("Backs: {first} of box 1, {second} of box 2.")
        # Translators: braille: how many hidden cards of each back are left
        braille = t.p_("braille", "backs {first}, {second}")
        told.append(say(text, braille, first=view.backs[0], second=view.backs[1]))
    if view.top != NOTHING:
        # Translators: the back of the first card of the pile; {number} is 1 or 2
        text = t._("The first card of the pile has the back of box {number}.")
        # Translators: braille: the back of the first card of the pile
        told.append(say(text, t.p_("braille", "top: box {number}"), number=view.top + 1))
    return told


def counts_of(words: GagnantWords, view: GagnantView, seat: Seat) -> list[Said]:
    """How many cards lie in each line of a player."""
    t, told = words.t, list[Said]()
    for at, line in lines_of(view, seat):
        count = len(line.plus) + len(line.minus) + len(line.behind)
        # Translators: how many cards lie in the line of {who}, who is "you", a player or a line
        text = t.n_("{who}: {count} card in the line.", "{who}: {count} cards in the line.", count)
        # Translators: braille: how many cards lie in the line of {who}
        braille = t.p_("braille", "{who} {count}")
        told.append(say(text, braille, who=owner(words, words.game.line_name(view, at)), count=count))
    return told


def lines_of(view: GagnantView, seat: Seat) -> list[tuple[int, Line]]:
    """The lines that a player runs, with their numbers."""
    return [(at, line) for at, line in enumerate(view.lines) if view.owners[at] == seat]


def table_of(words: GagnantWords, view: GagnantView, seat: Seat) -> list[Said]:
    """A player's lines, card by card."""
    return [said for at, _ in lines_of(view, seat) for said in _whole_line(words, view, at)]


def score_of(words: GagnantWords, view: GagnantView, seat: Seat) -> list[Said]:
    """How the lines of a player stand."""
    game = words.game
    lines = lines_of(view, seat)
    return [stands(words, game.line_name(view, at), game.standing(view, at)) for at, _ in lines]


def discard(words: GagnantWords, view: GagnantView) -> list[Said]:
    t, count = words.t, len(view.discard)
    if not count:
        # Translators: no card was discarded yet
        return [say(t._("The discard is empty."), t.p_("braille", "discard 0"))]
    latest = [face_name(t, words.game.card(card)) for card in view.discard[: -LATEST - 1 : -1]]
    # Translators: how many cards lie in the discard; {card} is the last one
    text = t.n_("Discard: {count} card, {card}.", "Discard: {count} cards, the last one {card}.", count)
    # Translators: braille: how many cards lie in the discard, and the last one
    told = [say(text, t.p_("braille", "discard {count}: {card}"), count=count, card=latest[0])]
    # Translators: a card of the discard, under those told before
    under = t.p_("discard", "{card}.")
    # Translators: braille: a card of the discard, under those told before
    return told + [say(under, t.p_("braille", "{card}"), card=card) for card in latest[1:]]
