"""The options of Elfer Raus! and Atout 11 in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from access_play.games.core import Value
from access_play.games.rows.cards import Colour
from access_play.words.cards import row_name
from access_play.words.language import Language
from access_play.words.rulebook.option_words import OptionWords, yes_or_no


def _deal(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Cards dealt"),
        # Translators: what the option "Cards dealt" decides
        t._("How many cards each player gets."),
        {
            # Translators: a value of the option "Cards dealt"
            "table": t.p_("value", "20 each for 2 or 3 players, 15 for 4, 12 for 5, 10 for 6"),
            # Translators: a value of the option "Cards dealt"
            "quarter": t.p_("value", "equal hands, about a quarter of the pack left"),
        },
    )


def _opening_order(t: Language) -> OptionWords:
    def order(value: Value) -> str:
        return ", ".join(row_name(t, Colour[name.upper()]).text for name in str(value).split("-"))

    return OptionWords(
        # Translators: the name of an option; a value follows a colon: "red, yellow, green, blue"
        t.p_("option", "Opening order"),
        # Translators: what the option "Opening order" decides
        t._("Which colour opens the round when those before it were not dealt."),
        other=order,
    )


def _no_eleven(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "No start card dealt"),
        # Translators: what the option "No start card dealt" decides
        t._("What happens when no hand can open the round."),
        {
            # Translators: a value of the option "No start card dealt"
            "redeal": t.p_("value", "the cards are dealt again"),
            # Translators: a value of the option "No start card dealt"
            "draw_until": t.p_("value", "all draw in turn until one comes"),
        },
    )


def _direction(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Direction of play"),
        # Translators: what the option "Direction of play" decides
        t._("Which way round the turn goes."),
        {
            # Translators: a value of the option "Direction of play"
            "clockwise": t.p_("value", "clockwise"),
            # Translators: a value of the option "Direction of play"
            "counter-clockwise": t.p_("value", "counter-clockwise"),
        },
    )


def _must_play(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Duty to lay"),
        # Translators: what the option "Duty to lay" decides
        t._("Whether you must lay a card when you can."),
        {
            # Translators: a value of the option "Duty to lay"
            "on": t.p_("value", "at least one card when able"),
            # Translators: a value of the option "Duty to lay"
            "off": t.p_("value", "none, you may draw instead"),
        },
    )


def _voluntary_pass(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Passing"),
        # Translators: what the option "Passing" decides
        t._("Whether you may pass when you could lay a card."),
        {
            # Translators: a value of the option "Passing"
            "off": t.p_("value", "only when nothing fits"),
            # Translators: a value of the option "Passing"
            "on": t.p_("value", "also when a card fits"),
        },
    )


def _force_elevens(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Elevens in hand"),
        # Translators: what the option "Elevens in hand" decides; it is about the start number, usually 11
        t._("Whether an eleven, or other start card, must leave the hand at once."),
        {
            # Translators: a value of the option "Elevens in hand"
            "on": t.p_("value", "laid in that turn"),
            # Translators: a value of the option "Elevens in hand"
            "off": t.p_("value", "may be held back"),
        },
    )


def _multi(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Cards in a turn"),
        # Translators: what the option "Cards in a turn" decides
        t._("How many cards may be laid in one turn."),
        {
            # Translators: a value of the option "Cards in a turn"
            "any": t.p_("value", "any number"),
            # Translators: a value of the option "Cards in a turn"
            "same_colour_run": t.p_("value", "a run in one colour"),
            # Translators: a value of the option "Cards in a turn"
            "single": t.p_("value", "one only"),
        },
    )


def _draw_max(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Cards drawn when stuck"),
        # Translators: what the option "Cards drawn when stuck" decides
        t._("How many cards you draw when nothing fits."),
        {
            # Translators: a value of the option "Cards drawn when stuck"
            "1": t.p_("value", "one card"),
            # Translators: a value of the option "Cards drawn when stuck"
            "3": t.p_("value", "up to three"),
        },
    )


def _draw_reading(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Drawing up to three"),
        # Translators: what the option "Drawing up to three" decides
        t._("Whether three cards are all you draw, or come after a first one."),
        {
            # Translators: a value of the option "Drawing up to three"
            "total": t.p_("value", "three in all"),
            # Translators: a value of the option "Drawing up to three"
            "one_plus_three": t.p_("value", "one, then up to three more"),
        },
    )


def _chain_after_draw(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "After a drawn card"),
        # Translators: what the option "After a drawn card" decides
        t._("Whether other cards may follow a drawn card that was laid."),
        {
            # Translators: a value of the option "After a drawn card"
            "on": t.p_("value", "more may follow"),
            # Translators: a value of the option "After a drawn card"
            "off": t.p_("value", "nothing more"),
        },
    )


def _match(t: Language) -> OptionWords:
    def length(value: Value) -> str:
        kind, _, figure = str(value).partition("-")
        if kind == "target":
            # Translators: a value of the option "Length of the match"
            return t.p_("value", "until a total reaches {points}").format(points=figure)
        # Translators: a value of an option: how many rounds are played
        return t.np_("value", "{count} round", "{count} rounds", int(figure)).format(count=figure)

    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Length of the match"),
        # Translators: what the option "Length of the match" decides
        t._("How long you play: a number of rounds, or until somebody’s penalty points reach a limit."),
        other=length,
    )


def _tie(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Tie for the lowest total"),
        # Translators: what the option "Tie for the lowest total" decides
        t._("What happens when several have the lowest total."),
        {
            # Translators: a value of the option "Tie for the lowest total"
            "playoff": t.p_("value", "one more round decides"),
            # Translators: a value of the option "Tie for the lowest total"
            "shared": t.p_("value", "the win is shared"),
        },
    )


def _start(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon: "11"
        t.p_("option", "Start number"),
        # Translators: what the option "Start number" decides
        t._("The number each row opens with."),
        {
            # Translators: a value of the option "Start number"
            "lot": t.p_("value", "drawn by lot for the match"),
            # Translators: a value of the option "Start number"
            "choice": t.p_("value", "chosen by whoever opens"),
        },
    )


def _max(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon: "20"
        t.p_("option", "Highest number"),
        # Translators: what the option "Highest number" decides
        t._("The highest number of each colour: a small pack makes short rounds."),
    )


def _junior(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; "yes" or "no" follows a colon
        t.p_("option", "Children’s edition"),
        # Translators: what the option "Children’s edition" decides
        t._("Numbers 1 to 11, small hands, and each 1 and 11 on the table from the start."),
        yes_or_no(t),
    )


def _colours(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Number of colours"),
        # Translators: what the option "Number of colours" decides
        t._("How many colours the pack has."),
        {
            # Translators: a value of the option "Number of colours"
            "4": t.p_("value", "four"),
            # Translators: a value of the option "Number of colours"
            "3": t.p_("value", "three, without blue"),
        },
    )


def _actions(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Action cards"),
        # Translators: what the option "Action cards" decides
        t._("Whether skip and reverse cards are shuffled in, by our own counts."),
        {
            # Translators: a value of the option "Action cards"
            "off": t.p_("value", "left out"),
            # Translators: a value of the option "Action cards"
            "on": t.p_("value", "shuffled in"),
        },
    )


def _priority(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a value follows a colon
        t.p_("option", "Opening a row"),
        # Translators: what the option "Opening a row" decides
        t._("Whether you may open a new row while you could extend another."),
        {
            # Translators: a value of the option "Opening a row"
            "free": t.p_("value", "at any time"),
            # Translators: a value of the option "Opening a row"
            "extend_first": t.p_("value", "only when you can extend none"),
        },
    )


def _colour4(t: Language) -> OptionWords:
    return OptionWords(
        # Translators: the name of an option; a colour follows a colon
        t.p_("option", "Yellow or orange"),
        # Translators: what the option "Yellow or orange" decides
        t._("What that colour is called; both words are understood."),
        other=lambda colour: row_name(t, Colour[str(colour).upper()]).text,
    )


ROWS: Final[Mapping[str, Callable[[Language], OptionWords]]] = {
    "deal": _deal,
    "opening_order": _opening_order,
    "no_eleven": _no_eleven,
    "direction": _direction,
    "must_play": _must_play,
    "voluntary_pass": _voluntary_pass,
    "force_elevens": _force_elevens,
    "multi": _multi,
    "draw_max": _draw_max,
    "draw_reading": _draw_reading,
    "chain_after_draw": _chain_after_draw,
    "match": _match,
    "tie": _tie,
    "start": _start,
    "max": _max,
    "junior": _junior,
    "colours": _colours,
    "actions": _actions,
    "priority": _priority,
    "colour4": _colour4,
}
