"""Onze Gagnant in words: why a play is refused, and the rule of the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from access_play.games.core import NotAllowed, Reason
from access_play.games.gagnant.cards import Kind
from access_play.games.gagnant.pack import NOTHING
from access_play.games.gagnant.reasons import GagnantReason
from access_play.games.gagnant.state import GagnantView, Step
from access_play.words.base import LINE_LIMIT
from access_play.words.gagnant_cards import numbered
from access_play.words.language import Language
from access_play.words.phrase import Said, say
from access_play.words.program import alike
from access_play.words.rulebook.gagnant_cards import rules_of

if TYPE_CHECKING:
    from access_play.words.gagnant import GagnantWords


def refused(words: GagnantWords, refusal: NotAllowed, view: GagnantView) -> Said:
    """Say what was understood, what is wrong, and what would be right."""
    t, play = words.t, words.choice_name(view, refusal.play)
    why = _why(t, refusal.reason)
    # Translators: braille: {play} is refused; the plays that can be made follow
    braille = t.p_("braille", "no {play}. {choices}")
    choices = numbered(t, [words.choice_name(view, choice) for choice in view.legal], view.legal)
    # Translators: {why} is a sentence that says why a play is refused; numbered {choices} follow
    text = t.p_("refused", "{why} {choices}.").format(why=why, choices="{choices}")
    said = say(text, braille, play=play, choices=choices)
    if len(view.legal) > 1 and len(said.text) <= LINE_LIMIT:
        return said
    # Translators: braille: {play} is refused
    return say(why, t.p_("braille", "no {play}"), play=play)


def _why(t: Language, reason: Reason) -> str:
    """Why a play is refused, in a sentence that names the play."""
    return _why_not_drawn(t, reason) or _why_not_there(t, reason) or _why_not_that_card(t, reason)


def _why_not_drawn(t: Language, reason: Reason) -> str | None:
    why: dict[Reason, str] = {
        # Translators: why a play is refused
        GagnantReason.GAME_OVER: t._("{play}: the game is over."),
        # Translators: why a play is refused: the place of a card that goes back into the stock
        GagnantReason.CHANCE_DECIDES: t._("{play}: chance decides that."),
        # Translators: why a play is refused
        GagnantReason.MUST_DRAW: t._("{play}: draw a card first."),
        # Translators: why a play is refused
        GagnantReason.ALREADY_DRAWN: t._("{play}: a card is already drawn, play it first."),
        # Translators: why a play is refused: there are two boxes to draw from
        GagnantReason.CHOOSE_A_BACK: t._("{play}: say from which box."),
        # Translators: why a play is refused: one card lies open, the next is hidden
        GagnantReason.CHOOSE_OPEN_OR_HIDDEN: t._("{play}: say open or hidden."),
        # Translators: why a play is refused: that way to draw belongs to other rules
        GagnantReason.NO_SUCH_DRAW: t._("{play}: this game has no such draw."),
        # Translators: why a play is refused: no card of that back, or none that is hidden
        GagnantReason.STOCK_EMPTY: t._("{play}: no such card is left."),
        # Translators: why a play is refused
        GagnantReason.NO_BONUS_CARDS: t._("{play}: there are no bonus cards in this game."),
        # Translators: why a play is refused
        GagnantReason.BONUS_USED: t._("{play}: this line has already had its bonus card."),
    }
    return why.get(reason)


def _why_not_there(t: Language, reason: Reason) -> str | None:
    why: dict[Reason, str] = {
        # Translators: why a play is refused: plus or minus is asked for
        GagnantReason.CHOOSE_A_SIDE: t._("{play}: a side is asked for."),
        # Translators: why a play is refused: a line is asked for
        GagnantReason.CHOOSE_A_LINE: t._("{play}: a line is asked for."),
        # Translators: why a play is refused: a card is asked for
        GagnantReason.CHOOSE_A_CARD: t._("{play}: a card is asked for."),
        # Translators: why a play is refused
        GagnantReason.PLUS_ONLY: t._("{play}: this card goes on plus only."),
        # Translators: why a play is refused
        GagnantReason.MINUS_ONLY: t._("{play}: this card goes on minus only."),
        # Translators: why a play is refused
        GagnantReason.NOT_A_GOAL_CARD: t._("{play}: only a Modifier can change a goal."),
        # Translators: why a play is refused: a goal modifier needs a neutral card
        GagnantReason.NO_NEUTRAL_LEFT: t._("{play}: no neutral card is left for a goal."),
        # Translators: why a play is refused
        GagnantReason.ANOTHER_LINE: t._("{play}: it must be another line."),
        # Translators: why a play is refused
        GagnantReason.NO_CARD_THERE: t._("{play}: no card can be taken there."),
        # Translators: why a play is refused
        GagnantReason.NO_GOAL_MODIFIER: t._("{play}: no modifier lies at that goal."),
    }
    return why.get(reason)


def _why_not_that_card(t: Language, reason: Reason) -> str:
    why: dict[Reason, str] = {
        # Translators: why a play is refused
        GagnantReason.NOT_IN_THIS_LINE: t._("{play}: that card does not lie there."),
        # Translators: why a play is refused
        GagnantReason.NOT_OF_THE_TWO: t._("{play}: it is none of the two cards drawn."),
        # Translators: why a play is refused: a bonus card swaps a card on minus with another
        GagnantReason.ON_MINUS_FIRST: t._("{play}: first choose a card on minus."),
        # Translators: why a play is refused
        GagnantReason.PROTECTED: t._("{play}: that card is protected."),
        # Translators: why a play is refused: the card lies at a goal
        GagnantReason.GOAL_MODIFIER_STAYS: t._("{play}: a modifier of a goal stays where it is."),
    }
    return why[reason]


# the rule behind


def rule(words: GagnantWords, reason: Reason) -> Said:
    """Say the rule behind a refusal."""
    t = words.t
    return alike(_rule_of_turn(t, reason) or _rule_of_place(t, reason) or _rule_of_card(t, reason))


def _rule_of_turn(t: Language, reason: Reason) -> str | None:
    match reason:
        case GagnantReason.GAME_OVER:
            # Translators: the rule behind a refusal
            return t._("Rule: the first line at its goal without an interdiction ends the game.")
        case GagnantReason.CHANCE_DECIDES:
            # Translators: the rule behind a refusal
            return t._("Rule: a card that goes back into the stock is shuffled in.")
        case GagnantReason.MUST_DRAW:
            # Translators: the rule behind a refusal
            return t._("Rule: a turn begins with drawing a card.")
        case GagnantReason.ALREADY_DRAWN:
            # Translators: the rule behind a refusal
            return t._("Rule: one card is drawn in a turn, and played before the next player draws.")
        case GagnantReason.CHOOSE_A_BACK:
            # Translators: the rule behind a refusal
            return t._("Rule: with two boxes you choose the back of the card you draw.")
        case GagnantReason.CHOOSE_OPEN_OR_HIDDEN:
            # Translators: the rule behind a refusal
            return t._("Rule: in the dilemma you draw the open card or the hidden one.")
        case GagnantReason.NO_SUCH_DRAW:
            # Translators: the rule behind a refusal
            return t._("Rule: two boxes, an open card and bonus cards are options of the game.")
        case GagnantReason.STOCK_EMPTY:
            # Translators: the rule behind a refusal
            return t._("Rule: once the last card has left the stock, it is played and the game is over.")
        case GagnantReason.NO_BONUS_CARDS | GagnantReason.BONUS_USED:
            # Translators: the rule behind a refusal
            return t._("Rule: with bonus cards, each line may have one of them once a game.")
    return None


def _rule_of_place(t: Language, reason: Reason) -> str | None:
    match reason:
        case GagnantReason.CHOOSE_A_SIDE | GagnantReason.CHOOSE_A_LINE | GagnantReason.CHOOSE_A_CARD:
            # Translators: the rule behind a refusal
            return t._("Rule: what a card says is done from left to right, one choice at a time.")
        case GagnantReason.PLUS_ONLY:
            # Translators: the rule behind a refusal
            return t._("Rule: a Plus card goes to the plus side of your line.")
        case GagnantReason.MINUS_ONLY:
            # Translators: the rule behind a refusal
            return t._("Rule: Minus and Draw two go to the minus side of your line.")
        case GagnantReason.NOT_A_GOAL_CARD:
            # Translators: the rule behind a refusal
            return t._("Rule: only a Modifier may go to the right of your goal card, with a neutral card.")
        case GagnantReason.NO_NEUTRAL_LEFT:
            # Translators: the rule behind a refusal
            return t._("Rule: each modifier of a goal needs a neutral card, and all of them are taken.")
        case GagnantReason.ANOTHER_LINE:
            # Translators: the rule behind a refusal
            return t._(
                "Rule: gifts, interdictions and exchanges are for another line than the one that plays."
            )
    return None


def _rule_of_card(t: Language, reason: Reason) -> str:
    match reason:
        case GagnantReason.PROTECTED:
            # Translators: the rule behind a refusal
            return t._("Rule: a protected card can be neither exchanged, discarded nor replaced.")
        case GagnantReason.GOAL_MODIFIER_STAYS | GagnantReason.NO_GOAL_MODIFIER:
            # Translators: the rule behind a refusal
            return t._("Rule: a modifier of a goal can only be discarded or turned, the top one alone.")
        case GagnantReason.NOT_OF_THE_TWO:
            # Translators: the rule behind a refusal
            return t._("Rule: of the two cards that Draw two brings, one is played.")
        case GagnantReason.ON_MINUS_FIRST:
            # Translators: the rule behind a refusal
            return t._("Rule: Swap sides takes a card on minus, then one on plus or at your goal.")
        case _:
            # Translators: the rule behind a refusal
            return t._("Rule: numbers and interdictions on plus or minus can be taken, start cards never.")


# the rule of the moment

_STEPS_OF_BONUS: Final = (Step.COLOURS_LINE, Step.MINUS_CARD, Step.SWAP_WITH, Step.PROTECTED)


def moment(words: GagnantWords, view: GagnantView) -> list[Said]:
    """Say the rules that count now, few and short."""
    t = words.t
    return [alike(text) for text in (*_of_the_step(words, view), *_of_the_goal(t, view))]


def _of_the_step(words: GagnantWords, view: GagnantView) -> list[str]:
    """What is to be done with the card being played."""
    t, kind = words.t, played(words, view)
    if kind is not None:
        return list(rules_of(t, kind))
    if view.step in _STEPS_OF_BONUS:
        # Translators: the rule of the moment
        return [t._("The bonus card is played at once, one choice at a time.")]
    # Translators: the rule of the moment
    return [t._("Each turn: draw a card and play it as its kind says.")]


def played(words: GagnantWords, view: GagnantView) -> Kind | None:
    """The kind of card whose steps are under way."""
    kind = {
        Step.OWN_CARD: Kind.EXCHANGE,
        Step.THEIR_LINE: Kind.EXCHANGE,
        Step.THEIR_CARD: Kind.EXCHANGE,
        Step.DRAW_TWO: Kind.DRAW_TWO,
        Step.CHOOSE: Kind.DRAW_TWO,
    }.get(view.step)
    if kind is None and view.hand != NOTHING:
        kind = words.game.pack.kinds[view.hand]
    return None if kind is Kind.WILD else kind


def _of_the_goal(t: Language, view: GagnantView) -> list[str]:
    # Translators: the rule of the moment: how a line counts
    count = t._("Each line counts its plus side less its minus side, whatever the kinds of its cards.")
    if view.empty:
        # Translators: the rule of the moment
        return [count, t._("The stock is empty: interdictions are void, and this card is the last.")]
    # Translators: the rule of the moment
    return [count, t._("A line at its goal wins unless an interdiction lies in it.")]


def how_to_play(words: GagnantWords) -> list[Said]:
    t = words.t
    return [
        # Translators: help: how plays are typed
        alike(t._("Draw by typing draw; then answer each question by its number or its word.")),
        # Translators: help: how plays are typed; Bob stands for a player's name
        alike(t._("Words: plus, minus, goal plus, goal minus, a name, a card such as r8 or red 8.")),
        # Translators: help: several steps in one line; "undo" is the word that takes a step back
        alike(t._("Several steps fit in one line, as: plus r8 Bob y5. To take a step back: undo.")),
    ]
