"""Onze Gagnant in words: cards that change places, signs that turn, bonus cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from access_play.games.gagnant.cards import Bonus, Side
from access_play.games.gagnant.events import (
    ActionSkipped,
    BonusDrawn,
    CardDiscarded,
    CardProtected,
    CardsExchanged,
    ColoursSwapped,
    GoalNegated,
    GoalTurned,
    SidesSwapped,
    SignsTurned,
)
from access_play.words.gagnant_cards import (
    bonus_name,
    coloured_line,
    kind_name,
    place_name,
    sign_name,
    the_card,
)
from access_play.words.gagnant_roles import Role, tell_of_line
from access_play.words.gagnant_standing import actor, line_mark, shortly
from access_play.words.phrase import Said, say

if TYPE_CHECKING:
    from access_play.words.gagnant import GagnantWords


def exchanged(words: GagnantWords, event: CardsExchanged) -> Said:
    """Two lines change, so both are told, in few words."""
    t = words.t
    texts = {
        # Translators: the listener gives {mine} to {other} for {theirs}; how both lines stand follows
        Role.TO_OTHER: t._(
            "You swap {mine} for {theirs} with {other}: you, {own_standing}; {other}, {other_standing}."
        ),
        # Translators: a player gives {mine} to the listener for {theirs}; how both lines stand follows
        Role.TO_ME: t._(
            "{player} swaps {mine} for {theirs} with you: you, {other_standing}; {player}, {own_standing}."
        ),
        # Translators: a player gives {mine} to {other} for {theirs}; how both lines stand follows
        Role.BETWEEN: t._(
            "{player} swaps {mine} for {theirs} with {other}: "
            "{player}, {own_standing}; {other}, {other_standing}."
        ),
        # Translators: two lines, such as "red line", swap cards; how both stand follows
        Role.OWN_LINE: t._(
            "You swap {mine} of the {own_line} for {theirs} of the {line}: {own_standing}; {other_standing}."
        ),
        # Translators: two lines, such as "red line", swap cards; how both stand follows
        Role.THEIR_LINE: t._(
            "{player} swaps {mine} of the {own_line} for {theirs} of the {line}: "
            "{own_standing}; {other_standing}."
        ),
    }
    return tell_of_line(
        words,
        event.seat,
        event.other,
        texts,
        # Translators: braille: {first} and {second} are lines or players who swap cards
        t.p_("braille", "{first} {mine}, {second} {theirs}: {own_standing}, {other_standing}"),
        first=line_mark(words, event.line),
        second=line_mark(words, event.other),
        own_line=coloured_line(t, event.line.colour),
        mine=the_card(t, event.mine),
        theirs=the_card(t, event.theirs),
        own_standing=shortly(t, event.standing),
        other_standing=shortly(t, event.other_standing),
    )


def discarded(words: GagnantWords, event: CardDiscarded) -> Said:
    t = words.t
    texts = {
        # Translators: a card of the listener's line is discarded; {place} is where it lay
        Role.OWN: t._("You discard {card} {place} of your line: {standing}."),
        # Translators: a card of the player's own line is discarded
        Role.THEIRS: t._("{player} discards {card} {place} of their own line: {standing}."),
        # Translators: a card of the line of {other} is discarded
        Role.TO_OTHER: t._("You discard {card} {place} in the line of {other}: {standing}."),
        # Translators: a card of the listener's line is discarded by a player
        Role.TO_ME: t._("{player} discards {card} {place} of your line: {standing}."),
        # Translators: a card of the line of {other} is discarded by a player
        Role.BETWEEN: t._("{player} discards {card} {place} in the line of {other}: {standing}."),
        # Translators: a card of a line is discarded; {line} is "red line"
        Role.OWN_LINE: t._("You discard {card} {place} of the {line}: {standing}."),
        # Translators: a card of a line is discarded; {line} is "red line"
        Role.THEIR_LINE: t._("{player} discards {card} {place} of the {line}: {standing}."),
    }
    return tell_of_line(
        words,
        event.seat,
        event.line,
        texts,
        # Translators: braille: a card is discarded from a line, which stands so now
        t.p_("braille", "{who}: no {card} {standing}"),
        standing=event.standing,
        card=the_card(t, event.card),
        place=place_name(t, event.side),
    )


def signs_turned(words: GagnantWords, event: SignsTurned) -> Said:
    t = words.t
    texts = {
        # Translators: plus and minus of the listener's line trade signs
        Role.OWN: t._("You turn the signs of your line: {standing}."),
        # Translators: plus and minus of the player's own line trade signs
        Role.THEIRS: t._("{player} turns the signs of their own line: {standing}."),
        # Translators: plus and minus of the line of {other} trade signs
        Role.TO_OTHER: t._("You turn the signs in the line of {other}: {standing}."),
        # Translators: plus and minus of the listener's line trade signs
        Role.TO_ME: t._("{player} turns the signs of your line: {standing}."),
        # Translators: plus and minus of the line of {other} trade signs
        Role.BETWEEN: t._("{player} turns the signs in the line of {other}: {standing}."),
        # Translators: plus and minus of a line trade signs; {line} is "red line"
        Role.OWN_LINE: t._("You turn the signs of the {line}: {standing}."),
        # Translators: plus and minus of a line trade signs; {line} is "red line"
        Role.THEIR_LINE: t._("{player} turns the signs of the {line}: {standing}."),
    }
    # Translators: braille: plus and minus of a line trade signs
    braille = t.p_("braille", "{who}: +- turn {standing}")
    return tell_of_line(words, event.seat, event.line, texts, braille, standing=event.standing)


def goal_turned(words: GagnantWords, event: GoalTurned) -> Said:
    t = words.t
    texts = {
        # Translators: the sign of the modifier at the listener's goal is turned
        Role.OWN: t._("You turn the sign of your goal to {sign}: {standing}."),
        # Translators: the sign of the modifier at the player's own goal is turned
        Role.THEIRS: t._("{player} turns the sign of their own goal to {sign}: {standing}."),
        # Translators: the sign of the modifier at the goal of {other} is turned
        Role.TO_OTHER: t._("You turn the sign of the goal to {sign} in the line of {other}: {standing}."),
        # Translators: the sign of the modifier at the listener's goal is turned by a player
        Role.TO_ME: t._("{player} turns the sign of your goal to {sign}: {standing}."),
        # Translators: the sign of the modifier at the goal of {other} is turned by a player
        Role.BETWEEN: t._(
            "{player} turns the sign of the goal to {sign} in the line of {other}: {standing}."
        ),
        # Translators: the sign of the modifier at the goal of a line is turned
        Role.OWN_LINE: t._("You turn the sign of the goal to {sign} in the {line}: {standing}."),
        # Translators: the sign of the modifier at the goal of a line is turned
        Role.THEIR_LINE: t._("{player} turns the sign of the goal to {sign} in the {line}: {standing}."),
    }
    return tell_of_line(
        words,
        event.seat,
        event.line,
        texts,
        # Translators: braille: the sign of the modifier at a goal is turned
        t.p_("braille", "{who}: ={sign} {standing}"),
        standing=event.standing,
        sign=sign_name(t, event.sign),
    )


def skipped(words: GagnantWords, event: ActionSkipped) -> Said:
    t, action = words.t, event.action
    name = bonus_name(t, action) if isinstance(action, Bonus) else kind_name(t, action)
    # Translators: what a card says cannot be done; {action} is such as "Exchange"
    text = t._("{action}: it cannot be done and is skipped.")
    # Translators: braille: what a card says cannot be done
    return say(text, t.p_("braille", "{action}: skipped"), action=name)


# bonus cards


def bonus_drawn(words: GagnantWords, event: BonusDrawn) -> Said:
    t, me, left = words.t, words.listener.is_me(event.seat), event.left
    if words.listener.brief:
        # Translators: brief: a player draws a bonus card; {bonus} is its name
        text = t.p_("brief", "{who}: bonus, {bonus}.")
    elif not words.listener.full:
        # Translators: {bonus} is the name of a bonus card
        text = t._("You draw a bonus card: {bonus}.") if me else t._("{player} draws a bonus card: {bonus}.")
    elif me:
        # Translators: {bonus} is the name of a bonus card; {count} bonus cards are left
        text = t.n_(
            "You draw a bonus card: {bonus}; {count} left.",
            "You draw a bonus card: {bonus}; {count} left.",
            left,
        )
    else:
        text = t.n_(
            # Translators: {bonus} is the name of a bonus card; {count} bonus cards are left
            "{player} draws a bonus card: {bonus}; {count} left.",
            "{player} draws a bonus card: {bonus}; {count} left.",
            left,
        )
    return say(
        text,
        # Translators: braille: a player draws a bonus card
        t.p_("braille", "{who} bonus: {bonus}"),
        who=actor(words, event.seat),
        player=words.listener.name(event.seat),
        bonus=bonus_name(t, event.bonus),
        count=left,
    )


def colours_swapped(words: GagnantWords, event: ColoursSwapped) -> Said:
    t = words.t
    texts = {
        # Translators: the listener and {other} swap start colours; {own_line} is "red line"
        Role.TO_OTHER: t._(
            "You swap start colours with {other}: you have the {own_line} now, {other} the {line}."
        ),
        # Translators: a player and the listener swap start colours; {line} is "red line"
        Role.TO_ME: t._(
            "{player} swaps start colours with you: you have the {line} now, {player} the {own_line}."
        ),
        # Translators: a player and {other} swap start colours; {line} is "red line"
        Role.BETWEEN: t._(
            "{player} swaps start colours with {other}: {player} has the {own_line} now, {other} the {line}."
        ),
        # Translators: two lines swap start colours: what was the red line is the blue line now
        Role.OWN_LINE: t._(
            "You swap start colours: the {line} becomes the {own_line}, and the other way round."
        ),
        # Translators: two lines swap start colours: what was the red line is the blue line now
        Role.THEIR_LINE: t._(
            "{player} swaps start colours: the {line} becomes the {own_line}, and the other way round."
        ),
    }
    return tell_of_line(
        words,
        event.seat,
        event.other,
        texts,
        # Translators: braille: {first} and {second} swap start colours, of which the letters follow
        t.p_("braille", "colours: {first} {own_line}, {second} {line}"),
        first=actor(words, event.seat),
        second=actor(words, event.other.seat),
        own_line=coloured_line(t, event.line.colour),
    )


def sides_swapped(words: GagnantWords, event: SidesSwapped) -> Said:
    t = words.t
    texts = {
        # Translators: two cards of the listener's line swap places; {first} and {second} are where they lay
        Role.OWN: t._("You swap {card} {first} and {swapped} {second}: {standing}."),
        # Translators: two cards of the player's line swap places; {first} and {second} are where they lay
        Role.THEIRS: t._("{player} swaps {card} {first} and {swapped} {second}: {standing}."),
        # Translators: two cards of a line swap places; {first} and {second} are where they lay
        Role.OWN_LINE: t._("In the {line} you swap {card} {first} and {swapped} {second}: {standing}."),
        # Translators: two cards of a line swap places; {first} and {second} are where they lay
        Role.THEIR_LINE: t._(
            "In the {line} {player} swaps {card} {first} and {swapped} {second}: {standing}."
        ),
    }
    return tell_of_line(
        words,
        event.seat,
        event.line,
        texts,
        # Translators: braille: two cards of a line swap places; {first} and {second} are where they lay
        t.p_("braille", "{who}: {card} {first} {swapped} {second} {standing}"),
        standing=event.standing,
        card=the_card(t, event.card),
        swapped=the_card(t, event.other),
        first=place_name(t, Side.MINUS),
        second=place_name(t, event.side),
    )


def protected(words: GagnantWords, event: CardProtected) -> Said:
    t, me = words.t, words.listener.is_me(event.seat)
    if words.listener.full:
        # Translators: a bonus card: the card can no longer be taken away
        own = t._("You protect {card}: it can no longer be exchanged, discarded or replaced.")
        # Translators: a bonus card: the card can no longer be taken away
        others = t._("{player} protects {card}: it can no longer be exchanged, discarded or replaced.")
    else:
        # Translators: a bonus card: the card can no longer be taken away
        own = t._("You protect {card}.")
        # Translators: a bonus card: the card can no longer be taken away
        others = t._("{player} protects {card}.")
    # Translators: braille: a player protects a card
    braille = t.p_("braille", "{who} protects {card}")
    names = {"player": words.listener.name(event.seat), "who": actor(words, event.seat)}
    return say(own if me else others, braille, card=the_card(t, event.card), **names)


def goal_negated(words: GagnantWords, event: GoalNegated) -> Said:
    t = words.t
    texts = {
        # Translators: a bonus card: the listener's goal card says -11 now
        Role.OWN: t._("Your goal turns negative: {standing}."),
        # Translators: a bonus card: the player's goal card says -11 now
        Role.THEIRS: t._("The goal of {player} turns negative: {standing}."),
        # Translators: a bonus card: the goal card of a line says -11 now
        Role.OWN_LINE: t._("The goal of the {line} turns negative: {standing}."),
        # Translators: a bonus card: the goal card of a line says -11 now
        Role.THEIR_LINE: t._("The goal of the {line} turns negative: {standing}."),
    }
    # Translators: braille: a goal card says -11 now
    braille = t.p_("braille", "{who}: goal - {standing}")
    return tell_of_line(words, event.seat, event.line, texts, braille, standing=event.standing)
