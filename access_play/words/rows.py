"""Elfer Raus! and Atout 11 in words: what happens."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from access_play.games.core import Event, NotAllowed, Play, Reason, Seat
from access_play.games.rows.cards import ACTIONS, NUMBERS, REVERSES, SKIPS, Action, indices
from access_play.games.rows.events import (
    Begins,
    CardDrawn,
    CardLaid,
    HandDealt,
    Opens,
    Redealt,
    Reversed,
    Skipped,
    StartAwaited,
    StartChosen,
    TurnCame,
    TurnDeclined,
    TurnGoesOn,
    TurnPassed,
)
from access_play.games.rows.state import DONE, DRAW, PASS, RowsView
from access_play.players.advice import Advice
from access_play.words import rows_facts, rows_hints, rows_laying, rows_rules, rows_what
from access_play.words.base import LINE_LIMIT, Fact, GameWords
from access_play.words.cards import (
    action_name,
    card_list,
    card_name,
    colour_count,
    face_name,
    groups,
    semicolon,
)
from access_play.words.cards import (
    letter as colour_letter,
)
from access_play.words.phrase import Name, Said, choosing, listed, say
from access_play.words.rows_plays import card_fragments, card_spellings, vocabulary, word_spellings


class RowsWords(GameWords):
    """The sentences of the row games."""

    sorts_hands: ClassVar[bool] = True

    def tell(self, event: Event) -> Said:
        match event:
            case CardLaid():
                return rows_laying.card_laid(self, event)
            case CardDrawn():
                return self._card_drawn(event)
            case TurnCame():
                return self._turn_came(event)
            case TurnGoesOn():
                return self._turn_goes_on(event)
            case HandDealt():
                return self._hand_dealt(event)
            case TurnPassed() | TurnDeclined():
                return self._passed(event)
            case Skipped() | Reversed():
                return self._action_laid(event)
            case _:
                return self._begun(event)

    # the deal

    def _begun(self, event: Event) -> Said:
        match event:
            case Opens():
                return self._opens(event)
            case Begins():
                return self._begins(event)
            case StartChosen():
                return self._start_chosen(event)
            case Redealt():
                return self._redealt(event)
            case StartAwaited():
                return self._start_awaited(event)
        raise TypeError(event)

    def _hand_dealt(self, event: HandDealt) -> Said:
        t, count = self.t, len(event.cards) + len(event.actions)
        # Translators: {cards} is the hand, colour by colour: "red 2, 5 to 8; blue 9"
        text = t.n_("You have {count} card: {cards}.", "You have {count} cards: {cards}.", count)
        held = listed(groups(t, event.cards, event.actions), semicolon(t))
        # Translators: braille: {cards} is the hand, as card marks
        said = say(text, t.p_("braille", "{count}: {cards}"), count=count, cards=held)
        if len(said.text) <= LINE_LIMIT:
            return said
        return say(text, t.p_("braille", "{count}: {cards}"), count=count, cards=self._colour_counts(event))

    def _colour_counts(self, event: HandDealt) -> Name:
        """A hand too long for one line, by how many of each colour."""
        colours = [card.colour for card in event.cards]
        counts = [colour_count(self.t, each, colours.count(each)) for each in dict.fromkeys(colours)]
        return listed(counts + [action_name(self.t, action) for action in event.actions])

    def _redealt(self, event: Redealt) -> Said:
        t = self.t
        return say(
            # Translators: {number} is the number the rows start with, usually 11
            t.n_(
                "No {number} was in a hand: the cards were dealt again.",
                "No {number} was in a hand: the cards were dealt again {times} times.",
                event.times,
            ),
            # Translators: braille: the cards were dealt again
            t.p_("braille", "dealt again"),
            times=event.times,
            number=self.start_number(),
        )

    def _start_awaited(self, event: StartAwaited) -> Said:
        t = self.t
        return say(
            # Translators: {number} is the number the rows start with, usually 11
            t.n_(
                "No {number} was in a hand: {count} card was drawn until one came.",
                "No {number} was in a hand: {count} cards were drawn in turn until one came.",
                event.cards,
            ),
            # Translators: braille: how many cards were drawn until somebody could open
            t.p_("braille", "drawn until {number}: {count}"),
            count=event.cards,
            number=self.start_number(),
        )

    def start_number(self) -> int:
        """The number the rows start with, as far as it is settled."""
        numbers = self.game.pack.start_numbers
        return int(numbers[len(numbers) // 2])

    def _opens(self, event: Opens) -> Said:
        t, card = self.t, card_name(self.t, event.card)
        if self.listener.is_me(event.seat):
            # Translators: the listener begins the round with this card
            return say(t._("You open with the {card}."), t.p_("braille", "you open {card}"), card=card)
        return say(
            # Translators: a player begins the round with this card
            t._("{player} opens with the {card}."),
            # Translators: braille: a player begins the round with this card
            t.p_("braille", "{player} opens {card}"),
            player=self.listener.name(event.seat),
            card=card,
        )

    def _begins(self, event: Begins) -> Said:
        t = self.t
        if self.listener.is_me(event.seat):
            # Translators: the listener plays first
            return say(t._("You begin."), t.p_("braille", "you begin"))
        # Translators: a player plays first
        text, player = t._("{player} begins."), self.listener.name(event.seat)
        # Translators: braille: a player plays first
        return say(text, t.p_("braille", "{player} begins"), player=player)

    def _start_chosen(self, event: StartChosen) -> Said:
        t, number = self.t, event.number
        # Translators: the number that opens each row has been chosen for this round
        text = t._("Every row starts with {number} this round.")
        # Translators: braille: the number that opens each row
        return say(text, t.p_("braille", "rows start {number}"), number=number)

    # turns

    def _turn_came(self, event: TurnCame) -> Said:
        t, cards = self.t, card_list(self.t, event.cards, event.actions)
        if event.must_draw and event.actions:
            # Translators: no number card fits; {cards} are action cards that can be laid
            text = t._("Your turn: draw, or lay {cards}.")
            # Translators: braille: nothing fits but action cards
            return say(text, t.p_("braille", "you: draw or {cards}"), cards=cards)
        if event.must_draw:
            # Translators: nothing fits; the player must draw
            text = t._("Your turn: nothing fits, draw a card.")
            # Translators: braille: nothing fits; the player must draw
            return choosing(DRAW, say(text, t.p_("braille", "you: draw")))
        # Translators: {cards} can be laid, a list
        text = t._("Your turn, you can lay: {cards}.") if self.listener.full else t._("Your turn: {cards}.")
        # Translators: braille: {cards} can be laid, as card marks
        return say(text, t.p_("braille", "you: {cards}"), cards=cards)

    def _turn_goes_on(self, event: TurnGoesOn) -> Said:
        t, cards = self.t, card_list(self.t, event.cards, event.actions)
        if event.must_draw:
            # Translators: the card drawn does not fit and another may be drawn
            text = t._("Draw again.")
            # Translators: braille: nothing fits; the player must draw
            return say(text, t.p_("braille", "you: draw"))
        if not event.cards and event.may_end and event.actions:
            # Translators: {cards} are action cards; "done" is the word to type to end the turn
            text = t._("You can lay {cards}, or say done.")
            # Translators: braille: {cards} can be laid, or the turn ended
            return say(text, t.p_("braille", "you: {cards} or done"), cards=cards)
        if event.may_end:
            # Translators: {cards} can be laid too; "done" is the word to type to end the turn
            text = t._("You can go on: {cards}; or say done.")
            # Translators: braille: {cards} can be laid, or the turn ended
            return say(text, t.p_("braille", "you: {cards} or done"), cards=cards)
        # Translators: the turn cannot end yet; {cards} can be laid
        text = t._("Go on: {cards}.")
        # Translators: braille: {cards} can be laid, as card marks
        return say(text, t.p_("braille", "you: {cards}"), cards=cards)

    def _card_drawn(self, event: CardDrawn) -> Said:
        if event.card is not None and self.listener.is_me(event.seat):
            return self._own_card_drawn(event, face_name(self.t, event.card))
        t, player = self.t, self.listener.name(event.seat)
        if event.passes:
            # Translators: a player draws a card that does not fit, and the turn is over
            text = t._("{player} draws a card and passes.")
        elif self.listener.full:
            text = t.n_(
                # Translators: {count} cards are left in the stock
                "{player} draws a card, {count} left in the stock.",
                "{player} draws a card, {count} left in the stock.",
                event.stock,
            )
        else:
            # Translators: a player draws a card
            text = t._("{player} draws a card.")
        if event.passes:
            # Translators: braille: a player draws a card and passes
            braille = t.p_("braille", "{player} draws, passes")
        else:
            # Translators: braille: a player draws a card
            braille = t.p_("braille", "{player} draws")
        return say(text, braille, player=player, count=event.stock)

    def _own_card_drawn(self, event: CardDrawn, card: Name) -> Said:
        t = self.t
        if event.passes:
            # Translators: the listener draws a card that does not fit, and the turn is over
            text = t._("You draw: {card}, which does not fit; you pass.")
            # Translators: braille: the listener draws this card and passes
            return say(text, t.p_("braille", "you draw {card}, pass"), card=card)
        if event.fits or isinstance(event.card, Action):
            # Translators: the listener draws a card that can be laid
            text = t._("You draw: {card}.")
        else:
            # Translators: the listener draws a card that cannot be laid
            text = t._("You draw: {card}, which does not fit.")
        # Translators: braille: the listener draws this card
        return say(text, t.p_("braille", "you draw {card}"), card=card)

    def _passed(self, event: TurnPassed | TurnDeclined) -> Said:
        t, player, me = self.t, self.listener.name(event.seat), self.listener.is_me(event.seat)
        # Translators: braille: the listener passes
        braille = t.p_("braille", "you pass") if me else t.p_("braille", "{player} passes")
        if isinstance(event, TurnPassed) and not self.listener.brief:
            # Translators: a turn passes because nothing can be laid and nothing is left to draw
            own = t._("Nothing fits and the stock is empty: you pass.")
            # Translators: a turn passes because nothing can be laid and nothing is left to draw
            others = t._("{player} can lay nothing and passes, the stock is empty.")
        else:
            # Translators: the turn passes to the next player
            own = t._("You pass.")
            # Translators: the turn passes to the next player
            others = t._("{player} passes.")
        return say(own if me else others, braille, player=player)

    def _action_laid(self, event: Skipped | Reversed) -> Said:
        t, me, skipped = self.t, self.listener.is_me(event.seat), event.skipped
        player = self.listener.name(event.seat)
        if skipped is None:
            # Translators: an action card: play goes the other way round
            text = (
                t._("You turn the direction of play round.")
                if me
                else t._("{player} turns the direction of play round.")
            )
            # Translators: braille: a player lays a reverse card
            return say(text, t.p_("braille", "{player} reverse"), player=player)
        other = self.listener.name(skipped)
        if me:
            # Translators: an action card: {other} loses a turn
            text = t._("You skip {other}.")
        elif self.listener.is_me(skipped):
            # Translators: an action card: the listener loses a turn
            text = t._("{player} skips you.")
        else:
            # Translators: an action card: {other} loses a turn
            text = t._("{player} skips {other}.")
        # Translators: braille: a player makes {other} lose a turn
        return say(text, t.p_("braille", "{player} skips {other}"), player=player, other=other)

    # plays

    def play_name(self, play: Play) -> Name:
        t = self.t
        if play < DRAW:
            return face_name(t, self.game.face(play))
        if play == DRAW:
            # Translators: one of the choices in a list: draw a card
            text = t.p_("play", "draw")
        else:
            # Translators: one of the choices in a list: end the turn; or pass without laying a card
            text = t.p_("play", "done") if play == DONE else t.p_("play", "pass")
        return Name(text, (text,))

    def vocabulary(self) -> Sequence[str]:
        pack = self.game.pack
        return vocabulary(self.t, pack.colours, self.game.rules.highest, actions=bool(pack.cards & ACTIONS))

    def plays(self) -> Sequence[Play]:
        cards = indices(sum(self.game.pack.rows))
        if self.game.pack.cards & ACTIONS:
            cards += [SKIPS[0], REVERSES[0]]
        return [*cards, DRAW, DONE, PASS]

    def spellings(self, play: Play) -> Sequence[str]:
        if play < NUMBERS:
            return card_spellings(self.t, self.game.card(play))
        return word_spellings(self.t, play)

    def fragments(self, play: Play) -> Sequence[str]:
        return card_fragments(self.t, self.game.card(play)) if play < NUMBERS else ()

    def expand(self, text: str) -> str:
        found = re.fullmatch(r"([a-z]+)(\d{1,2})-(?:\1)?(\d{1,2})", text)
        if not found:
            return text
        first, last = int(found[2]), int(found[3])
        step = 1 if first <= last else -1
        return " ".join(f"{found[1]}{number}" for number in range(first, last + step, step))

    # facts

    def hand(self, view: RowsView) -> list[Said]:
        return rows_facts.hand(self, view)

    def table(self, view: RowsView) -> list[Said]:
        return rows_facts.table(self, view)

    def counts(self, view: RowsView) -> list[Said]:
        return rows_facts.counts(self, view)

    def counts_of(self, view: RowsView, seat: Seat) -> list[Said]:
        return rows_facts.counts_of(self, view, seat)

    def stock(self, view: RowsView) -> list[Said]:
        return rows_facts.stock(self, view)

    def table_of(self, view: RowsView, seat: Seat, told: Sequence[Event]) -> list[Said]:
        return rows_facts.table_of(self, seat, told)

    def facts(self) -> Sequence[Fact]:
        return rows_facts.facts(self)

    def hint(self, view: RowsView, advice: Advice) -> Said:
        return rows_hints.hint(self, view, advice)

    def what(self, text: str, plays: Sequence[Play], view: RowsView, told: Sequence[Event]) -> list[Said]:
        return rows_what.what(self, plays, view, told)

    def order(self, view: RowsView, seating: Sequence[Seat]) -> list[Seat]:
        """Play goes the way that the rules and the reverse cards say."""
        first = view.to_act if view.to_act >= 0 else seating[0]
        seats = [first]
        while (following := view.after[seats[-1]]) != first:
            seats.append(following)
        return seats

    # rules

    def how_to_play(self) -> list[Said]:
        t, letter = self.t, colour_letter(self.t, self.game.colours[0])
        # Translators: help: how a card is typed; {one} and {run} are examples such as r12 and r12-14
        text = t._("Play a card by its letter and number, {one}, or its number in the list; several: {run}.")
        said = say(text, text, one=f"{letter}12", run=f"{letter}12-14")
        # A card's code is for the eye and the finger; the voice says the letter, then the figure.
        return [replace(said, spoken=text.format(one=f"{letter} 12", run=f"{letter} 12-14"))]

    def refused(self, refusal: NotAllowed, view: RowsView) -> Said:
        return rows_rules.refused(self, refusal, view)

    def rule(self, reason: Reason) -> Said:
        return rows_rules.rule(self, reason)

    def moment(self, view: Any) -> list[Said]:
        return rows_rules.moment(self, view)
