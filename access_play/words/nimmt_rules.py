"""11 nimmt! in words: why a play is refused, the rules of the moment, how plays are typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from access_play.games.core import NotAllowed, Reason
from access_play.games.nimmt.cards import BULLS, HIGHEST, REACH, following
from access_play.games.nimmt.refusals import NimmtReason
from access_play.games.nimmt.state import PILE, TAKE, NimmtView
from access_play.words.base import LINE_LIMIT
from access_play.words.nimmt_cards import either, ox
from access_play.words.nimmt_facts import no_such_pile
from access_play.words.nimmt_outcomes import givers
from access_play.words.nimmt_plays import take_words
from access_play.words.phrase import Name, Said, listed, say
from access_play.words.rows_plays import done_words

if TYPE_CHECKING:
    from access_play.words.nimmt import NimmtWords


# --- refusals ---------------------------------------------------------------


def refused(words: NimmtWords, refusal: NotAllowed, view: NimmtView) -> Said:
    """Say what was understood, what is wrong, and what would be right."""
    match refusal.reason:
        case NimmtReason.NO_SUCH_PILE:
            return _no_such_pile(words, view)
        case NimmtReason.MUST_CHOOSE_GIVER | NimmtReason.NOT_MOST_BULLS | NimmtReason.NO_BULL_TO_GIVE:
            return _giver_refused(words, refusal, view)
        case NimmtReason.NOT_AFTER_LAYING | NimmtReason.NOTHING_DONE_YET:
            return _end_refused(words, refusal, view)
    return _card_refused(words, refusal, view)


def _no_such_pile(words: NimmtWords, view: NimmtView) -> Said:
    if view.tops:
        return no_such_pile(words, view)
    t = words.t
    # Translators: the player tried to take a pile, but none lies on the table
    text = t._("There is no pile: start one with any card.")
    # Translators: braille: no pile lies on the table
    return say(text, t.p_("braille", "no pile: start one"))


def _giver_refused(words: NimmtWords, refusal: NotAllowed, view: NimmtView) -> Said:
    t = words.t
    if refusal.reason is NimmtReason.NO_BULL_TO_GIVE:
        # Translators: the player named somebody to give a bull card, but no bull is due
        text = t._("Nobody has to give you a bull now.")
        # Translators: braille: no bull card is due
        return say(text, t.p_("braille", "no bull now"))
    if refusal.reason is NimmtReason.MUST_CHOOSE_GIVER:
        # Translators: the player must first choose who gives a bull; {players} is "Ana or Bob"
        text = t._("First choose who gives you a bull: {players}.")
    else:
        # Translators: the player named somebody who cannot give a bull; {players} is "Ana or Bob"
        text = t._("The bull comes from whoever has most: {players}.")
    # Translators: braille: who gives the listener a bull card, one of {players}
    return say(text, t.p_("braille", "bull from: {players}"), players=words.one_of(givers(view)))


def _end_refused(words: NimmtWords, refusal: NotAllowed, view: NimmtView) -> Said:
    t, done = words.t, done_words(words.t).split("|")[0]
    if refusal.reason is NimmtReason.NOT_AFTER_LAYING:
        # Translators: the player wants to take a pile after laying cards; {done} is the word that ends a turn
        text = t._("You have laid in this turn and cannot take a pile: lay more, or say {done}.")
        # Translators: braille: no pile can be taken after laying; {done} is the word that ends a turn
        return say(text, t.p_("braille", "no: lay or {done}"), done=done)
    if any(play < TAKE for play in view.legal):
        # Translators: the player wants to end the turn before doing anything
        text = t._("You have done nothing yet: lay a card, or take a pile.")
    else:
        # Translators: the player wants to end the turn before doing anything, and no card fits
        text = t._("You have done nothing yet, and nothing fits: take a pile.")
    # Translators: braille: the turn cannot end before a card is laid or a pile taken
    return say(text, t.p_("braille", "no: lay or take"))


def _card_refused(words: NimmtWords, refusal: NotAllowed, view: NimmtView) -> Said:
    t, number, pile = words.t, refusal.play % PILE, refusal.play // PILE
    card = ox(number)
    match refusal.reason:
        case NimmtReason.NOT_HELD:
            return _not_held(words, number, view)
        case NimmtReason.TOO_FAR_THIS_TURN:
            return _too_far(words, number, pile, view)
        case NimmtReason.PILE_USED:
            # Translators: the listener went on to another pile in this turn and wants to come back
            text = t._("{card} must wait: you have left that pile, there is no coming back in this turn.")
        case NimmtReason.NO_BULL_FOR_MORE:
            bulls = view.bulls[view.seat]
            # Translators: each bull card allows one pile a turn
            text = t.n_(
                "{card} must wait: with one bull you lay on one pile a turn.",
                "{card} must wait: with {count} bulls you lay on {count} piles a turn.",
                bulls,
            )
            # Translators: braille: {count} bull cards allow {count} piles a turn
            braille = t.np_("braille", "no {card}: {count} bull", "no {card}: {count} bulls", bulls)
            return say(text, braille, card=card, count=bulls)
        case _:
            return _does_not_fit(words, number, pile, view)
    # Translators: braille: {card} cannot be laid in this turn
    return say(text, t.p_("braille", "no {card} this turn"), card=card)


def _not_held(words: NimmtWords, number: int, view: NimmtView) -> Said:
    t = words.t
    held = {play % PILE for play in view.legal if play < TAKE}
    # Translators: braille: {card} is not in the listener's hand
    braille = t.p_("braille", "no {card} in hand")
    if not held:
        # Translators: {card} is not in the listener's hand, and no other card fits
        text = t._("You do not hold {card}, and nothing fits: take a pile.")
        return say(text, braille, card=ox(number))
    # Translators: {card} is not in the listener's hand; {cards} is a list of those that can be laid
    text = t._("You do not hold {card}; you can lay {cards}.")
    said = say(text, braille, card=ox(number), cards=either(t, sorted(held)))
    if len(said.text) <= LINE_LIMIT:
        return said
    # Translators: {card} is not in the listener's hand
    return say(t._("You do not hold {card}."), braille, card=ox(number))


def _too_far(words: NimmtWords, number: int, pile: int, view: NimmtView) -> Said:
    t = words.t
    fits = following(view.base if view.on == pile else view.tops[pile])
    # Translators: in this turn only {first} to {last} fit on that pile
    text = t._("{card} is too far: in this turn only {first} to {last} fit on that pile.")
    # Translators: braille: {card} does not fit in this turn; {first} to {last} would
    braille = t.p_("braille", "no {card}: {first}-{last}")
    return say(text, braille, card=ox(number), first=ox(fits[0]), last=ox(fits[-1]))


def _does_not_fit(words: NimmtWords, number: int, pile: int, view: NimmtView) -> Said:
    t, elsewhere = words.t, _elsewhere(words, number, view)
    if elsewhere:
        # Translators: {card} was put on a pile it does not fit on; {piles} is "54 (pile 2) or 50 (pile 4)"
        text = t._("{card} does not fit there; it goes on {piles}.")
        # Translators: braille: {piles} are the tops on which a card fits that was put on another
        said = say(text, t.p_("braille", "no {card}: on {piles}"), card=ox(number), piles=elsewhere)
        if len(said.text) <= LINE_LIMIT:
            return said
    first, last = (number - REACH - 1) % HIGHEST + 1, (number - 2) % HIGHEST + 1
    # Translators: {card} fits on no pile; it would fit where a card from {first} to {last} is on top
    text = t._("{card} fits on no pile: it needs a top card from {first} to {last}.")
    # Translators: braille: {card} fits only on tops from {first} to {last}
    braille = t.p_("braille", "no {card}: on {first}-{last}")
    return say(text, braille, card=ox(number), first=ox(first), last=ox(last))


def _elsewhere(words: NimmtWords, number: int, view: NimmtView) -> Name | None:
    """The tops that the card does fit on; None where there are none."""
    t, tops = words.t, view.tops
    piles = [play // PILE for play in view.legal if play < TAKE and play % PILE == number and tops]
    # Translators: the top card of pile number {pile}, in a list of those where a card goes
    named = t.p_("pile", "{top} (pile {pile})")
    names = [named.format(top=tops[pile], pile=pile + 1) for pile in piles]
    return Name(t.list(names, "or"), listed([ox(tops[pile]) for pile in piles]).braille) if piles else None


def too_late(words: NimmtWords, view: NimmtView) -> Said | None:
    """Without a bull the turn ends with the first card laid."""
    if view.bulls[view.seat]:
        return None
    t = words.t
    # Translators: several cards were typed for one turn; nothing was played
    text = t._("Nothing was played: without a bull you lay one card a turn.")
    # Translators: braille: without a bull card only one card is laid in a turn
    return say(text, t.p_("braille", "no bull: one card"))


# --- rules ------------------------------------------------------------------


def rule(words: NimmtWords, reason: Reason) -> Said:
    """Say the rule behind a refusal."""
    t = words.t
    match reason:
        case NimmtReason.NOT_HELD:
            # Translators: the rule behind a refusal
            text = t._("Rule: you lay cards of your own hand.")
        case NimmtReason.DOES_NOT_FIT:
            # Translators: the rule behind a refusal
            text = t._("Rule: a card fits when it is 1 to 10 higher than the top; after 100 comes 1.")
        case NimmtReason.TOO_FAR_THIS_TURN:
            # Translators: the rule behind a refusal
            text = t._(
                "Rule: all you lay on a pile is within ten of the top that lay there before your turn."
            )
        case NimmtReason.NO_SUCH_PILE:
            # Translators: the rule behind a refusal
            text = t._("Rule: piles are numbered from 1; when one is taken, those behind it move up.")
        case NimmtReason.NO_BULL_FOR_MORE:
            # Translators: the rule behind a refusal
            text = t._(
                "Rule: each bull lets you lay on one pile a turn; without a bull you lay a single card."
            )
        case NimmtReason.PILE_USED:
            # Translators: the rule behind a refusal
            text = t._("Rule: once you go on to another pile, you cannot come back in that turn.")
        case NimmtReason.NOT_AFTER_LAYING | NimmtReason.NOTHING_DONE_YET:
            # Translators: the rule behind a refusal
            text = t._("Rule: in a turn you lay cards or take a pile, one of the two and not both.")
        case _:
            # Translators: the rule behind a refusal; {bulls} is 10
            text = t._("Rule: when all {bulls} bulls are out, the next comes from whoever has most.")
    return say(text, text, bulls=BULLS)


def moment(words: NimmtWords, view: NimmtView) -> list[Said]:
    """Say the rules that count now, few and short."""
    return [say(text, text, **fills) for text, fills in _rules_now(words, view)]


def _rules_now(words: NimmtWords, view: NimmtView) -> Iterator[tuple[str, dict[str, int]]]:
    t = words.t
    bulls = view.bulls[view.seat] if view.seat >= 0 else 0
    if view.giving:
        # Translators: the rule of the moment
        yield t._("All bulls are out: the one who takes the pile chooses who gives one."), {}
        return
    if view.used:
        # Translators: the rule of the moment
        yield t._("A turn goes on as long as bulls allow it; it can end after any card."), {}
    if not view.tops:
        # Translators: the rule of the moment
        yield t._("No pile lies on the table: any card starts one."), {}
    # Translators: the rule of the moment
    yield t._("A card fits when it is 1 to 10 higher than the top of a pile; after 100 comes 1."), {}
    if bulls:
        # Translators: the rule of the moment; several cards may go on a pile
        yield (
            t.n_(
                "You have one bull: lay any number of cards on one pile.",
                "You have {count} bulls: lay any number of cards on up to {count} piles.",
                bulls,
            ),
            {"count": bulls},
        )
    else:
        # Translators: the rule of the moment
        yield t._("Without a bull you lay one card, or take a pile."), {}
    # Translators: the rule of the moment; {count} is 3 or 4
    yield t._("A pile of {count} or more cards brings a bull."), {"count": words.game.rules.bull_at}
    # Translators: the aim of the game
    yield t._("The round ends when a hand is empty; ox heads in the others are minus points."), {}


def how_to_play(words: NimmtWords) -> list[Said]:
    t = words.t
    take, done = take_words(t).split("|")[0], done_words(t).split("|")[0]
    lines: Sequence[str] = (
        # Translators: help: how a card is typed
        t._("Lay a card by its number, 56, or on a pile, 56 on 2; with a bull several, 56 59 on 2."),
        # Translators: help: how a pile is taken; {take} and {done} are words to type
        t._("Take a pile, {take} 1; end a turn in which you could lay more, {done}."),
    )
    return [say(text, text, take=take, done=done) for text in lines]
