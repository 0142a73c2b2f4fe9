"""Onze Gagnant in words: cards that are drawn, and where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from access_play.games.gagnant.cards import Source
from access_play.games.gagnant.events import (
    CardChosen,
    CardDrawn,
    CardPlaced,
    CardReplaced,
    CardRevealed,
    CardSpent,
    DiscardTaken,
    GoalModified,
    ReturnedToStock,
)
from access_play.words.gagnant_cards import (
    card_name,
    coloured_line,
    face_name,
    place_name,
    sign_name,
    the_card,
)
from access_play.words.gagnant_roles import Role, tell_of_line
from access_play.words.gagnant_standing import actor
from access_play.words.phrase import Said, say

if TYPE_CHECKING:
    from access_play.words.gagnant import GagnantWords

FEW = 5
"""From this many cards on, everybody is told how few are left in the stock."""


def revealed(words: GagnantWords, event: CardRevealed) -> Said:
    t, face, left = words.t, face_name(words.t, event.card), event.stock
    if left <= FEW or words.listener.full:
        text = t.n_(
            # Translators: the card that lies open, {card} is "Exchange, red 6"; {count} can be drawn, it too
            "Open card: {card}; {count} card left in all.",
            "Open card: {card}; {count} cards left in all.",
            left,
        )
    else:
        # Translators: the card that lies open beside the pile; {card} is "Exchange, red 6"
        text = t._("Open card: {card}.")
    # Translators: braille: the card that lies open beside the pile
    return say(text, t.p_("braille", "open: {card}"), card=face, count=left)


def drawn(words: GagnantWords, event: CardDrawn) -> Said:
    t, me = words.t, words.listener.is_me(event.seat)
    left = event.stock
    if words.listener.brief:
        # Translators: brief: a player drew a card; {card} is "Exchange, red 6"
        text = t.p_("brief", "{who}: {card}.")
    elif event.source is Source.OPEN:
        # Translators: the card that lay open is drawn; {card} is "Exchange, red 6"
        own = t._("You take the open card: {card}.")
        # Translators: the card that lay open is drawn; {card} is "Exchange, red 6"
        text = own if me else t._("{player} takes the open card: {card}.")
    elif 0 < left <= FEW or words.listener.full:
        text = _drawn_and_left(words, event)
    elif words.together and not me:
        # Translators: a card is drawn for the line of a colour; {card} is "Exchange, red 6"
        text = t._("{player} draws for the {line}: {card}.")
    else:
        # Translators: a card is drawn; {card} is "Exchange, red 6"
        text = t._("You draw: {card}.") if me else t._("{player} draws: {card}.")
    return say(
        text,
        # Translators: braille: a player draws a card
        t.p_("braille", "{who} draws {card}") if not me else t.p_("braille", "you draw {card}"),
        who=actor(words, event.seat),
        player=words.listener.name(event.seat),
        line=coloured_line(t, event.line.colour),
        card=face_name(t, event.card),
        count=left,
    )


def _drawn_and_left(words: GagnantWords, event: CardDrawn) -> str:
    t, left = words.t, event.stock
    if words.listener.is_me(event.seat):
        # Translators: {card} is "Exchange, red 6"; {count} cards can still be drawn
        return t.n_("You draw: {card}; {count} card left.", "You draw: {card}; {count} cards left.", left)
    return t.n_(
        # Translators: {card} is "Exchange, red 6"; {count} cards can still be drawn
        "{player} draws: {card}; {count} card left.",
        "{player} draws: {card}; {count} cards left.",
        left,
    )


def chosen(words: GagnantWords, event: CardChosen) -> Said:
    t, card, other = words.t, the_card(words.t, event.card), the_card(words.t, event.other)
    # Translators: of two cards drawn one is played
    own = t._("You play {card}; {other} goes back.")
    # Translators: of two cards drawn one is played
    text = own if words.listener.is_me(event.seat) else t._("{player} plays {card}; {other} goes back.")
    if words.listener.brief:
        # Translators: brief: of two cards drawn a player plays this one
        text, card = t.p_("brief", "{who}: {card}."), card_name(t, event.card)
    # Translators: braille: of two cards drawn a player plays this one
    braille = t.p_("braille", "{who} plays {card}")
    names = {"player": words.listener.name(event.seat), "who": actor(words, event.seat)}
    return say(text, braille, card=card, other=other, **names)


def returned(words: GagnantWords, event: ReturnedToStock) -> Said:
    t, left = words.t, event.stock
    if words.listener.full:
        text = t.n_(
            # Translators: the card that was not played is shuffled back; {count} can be drawn now
            "{card} is shuffled back into the stock, {count} card there now.",
            "{card} is shuffled back into the stock, {count} cards there now.",
            left,
        )
    else:
        # Translators: the card that was not played is shuffled back into the stock
        text = t._("{card} is shuffled back into the stock.")
    # Translators: braille: the card is shuffled back into the stock
    return say(text, t.p_("braille", "{card} to stock"), card=the_card(t, event.card), count=left)


def spent(words: GagnantWords, event: CardSpent) -> Said:
    t = words.t
    # Translators: the card that was played is itself discarded
    text = t._("{card} goes to the discard.")
    # Translators: braille: the card that was played is itself discarded
    return say(text, t.p_("braille", "{card} to discard"), card=the_card(t, event.card))


def retaken(words: GagnantWords, event: DiscardTaken) -> Said:
    t, me = words.t, words.listener.is_me(event.seat)
    # Translators: a bonus card: the last card of the discard is played; {card} is "Exchange, red 6"
    own = t._("You take the last discard: {card}.")
    # Translators: a bonus card: the last card of the discard is played; {card} is "Exchange, red 6"
    text = own if me else t._("{player} takes the last discard: {card}.")
    # Translators: braille: a player takes the last card of the discard
    braille = t.p_("braille", "{who} takes {card}")
    names = {"player": words.listener.name(event.seat), "who": actor(words, event.seat)}
    return say(text, braille, card=face_name(t, event.card), **names)


def placed(words: GagnantWords, event: CardPlaced) -> Said:
    """A card is laid on a side; what the line comes to now is what matters."""
    t = words.t
    texts = {
        # Translators: {card} is "the red 8", {place} is "on plus", {standing} "result 9, goal 11"
        Role.OWN: t._("You lay {card} {place}: {standing}."),
        # Translators: {card} is "the red 8", {place} is "on plus", {standing} "result 9, goal 11"
        Role.THEIRS: t._("{player} lays {card} {place}: {standing}."),
        # Translators: the listener lays a card in the line of {other}, which stands so now
        Role.TO_OTHER: t._("You give {other} {card}, {place}: {standing}."),
        # Translators: a player lays a card in the listener's line, which stands so now
        Role.TO_ME: t._("{player} gives you {card}, {place}: {standing}."),
        # Translators: a player lays a card in the line of {other}, which stands so now
        Role.BETWEEN: t._("{player} gives {other} {card}, {place}: {standing}."),
        # Translators: {line} is "red line", {card} "the red 8", {place} "on plus"
        Role.OWN_LINE: t._("You lay {card} in the {line}, {place}: {standing}."),
        # Translators: {line} is "red line", {card} "the red 8", {place} "on plus"
        Role.THEIR_LINE: t._("{player} lays {card} in the {line}, {place}: {standing}."),
    }
    if words.listener.card_first:
        # Translators: {name} is "red 8", {place} is "on plus", {standing} "result 9, goal 11"
        texts[Role.OWN] = t.p_("card first", "{name} {place}, you: {standing}.")
        # Translators: {name} is "red 8", {place} is "on plus", {standing} "result 9, goal 11"
        texts[Role.THEIRS] = t.p_("card first", "{name} {place}, {player}: {standing}.")
    # Translators: brief: a card is laid: "you: red 8 on plus, 9 of 11."
    brief = t.p_("brief", "{who}: {name} {place}, {standing}.")
    return tell_of_line(
        words,
        event.seat,
        event.line,
        texts,
        # Translators: braille: a card is laid on a side of a line, which stands so now
        t.p_("braille", "{who}: {card} {place} {standing}"),
        brief=brief,
        standing=event.standing,
        card=the_card(t, event.card),
        name=card_name(t, event.card),
        place=place_name(t, event.side),
    )


def replaced(words: GagnantWords, event: CardReplaced) -> Said:
    t = words.t
    texts = {
        # Translators: {replaced} is discarded and {card} takes its place in the listener's line
        Role.OWN: t._("You replace {replaced} with {card}, {place}: {standing}."),
        # Translators: {replaced} is discarded and {card} takes its place in the player's line
        Role.THEIRS: t._("{player} replaces {replaced} with {card}, {place}: {standing}."),
        # Translators: {replaced} is discarded and {card} takes its place; {line} is "red line"
        Role.OWN_LINE: t._("In the {line} you replace {replaced} with {card}, {place}: {standing}."),
        # Translators: {replaced} is discarded and {card} takes its place; {line} is "red line"
        Role.THEIR_LINE: t._("In the {line} {player} replaces {replaced} with {card}, {place}: {standing}."),
    }
    return tell_of_line(
        words,
        event.seat,
        event.line,
        texts,
        # Translators: braille: {card} takes the place of {replaced}
        t.p_("braille", "{who}: {card} for {replaced} {place} {standing}"),
        standing=event.standing,
        card=the_card(t, event.card),
        replaced=the_card(t, event.replaced),
        place=place_name(t, event.side),
    )


def goal_modified(words: GagnantWords, event: GoalModified) -> Said:
    t = words.t
    texts = {
        # Translators: a card is laid to the right of the goal card; {sign} is "plus" or "minus"
        Role.OWN: t._("You lay {card} at your goal, sign {sign}: {standing}."),
        # Translators: a card is laid to the right of the goal card; {sign} is "plus" or "minus"
        Role.THEIRS: t._("{player} lays {card} at their own goal, sign {sign}: {standing}."),
        # Translators: a card is laid to the right of the goal card of a line
        Role.OWN_LINE: t._("You lay {card} at the goal of the {line}, sign {sign}: {standing}."),
        # Translators: a card is laid to the right of the goal card of a line
        Role.THEIR_LINE: t._("{player} lays {card} at the goal of the {line}, sign {sign}: {standing}."),
    }
    # Translators: brief: a card changes a goal: "you: goal plus red 4, 9 of 15."
    brief = t.p_("brief", "{who}: goal {sign} {name}, {standing}.")
    return tell_of_line(
        words,
        event.seat,
        event.line,
        texts,
        # Translators: braille: a card is laid to the right of a goal card with a sign
        t.p_("braille", "{who}: goal {sign} {card} {standing}"),
        brief=brief,
        standing=event.standing,
        card=the_card(t, event.card),
        name=card_name(t, event.card),
        sign=sign_name(t, event.sign),
    )
