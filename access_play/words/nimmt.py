"""11 nimmt! in words: what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from access_play.games.core import Event, NotAllowed, Play, Reason, Seat
from access_play.games.nimmt.cards import HIGHEST
from access_play.games.nimmt.events import (
    Begins,
    BullMissed,
    BullMoved,
    BullWon,
    CardLaid,
    Fit,
    GiverAwaited,
    HandDealt,
    NoPileLeft,
    PilesOpened,
    PileTaken,
    RoundStopped,
    TurnCame,
    TurnGoesOn,
)
from access_play.games.nimmt.state import DONE, GIVE, MOST_PILES, PILE, TAKE, NimmtView, lay
from access_play.players.advice import Advice
from access_play.words import (
    nimmt_bulls,
    nimmt_facts,
    nimmt_hints,
    nimmt_laying,
    nimmt_outcomes,
    nimmt_plays,
    nimmt_rules,
    nimmt_what,
)
from access_play.words.base import LINE_LIMIT, Fact, GameWords
from access_play.words.nimmt_cards import card_count, filled, fit_name, head_count, offer, ox, ox_list
from access_play.words.phrase import Name, Said, listed, plain, say
from access_play.words.rows_laying import FEW


class NimmtWords(GameWords):
    """The sentences of 11 nimmt!."""

    numbers_are_cards: ClassVar[bool] = True

    def tell(self, event: Event) -> Said:
        match event:
            case CardLaid():
                return self._card_laid(event)
            case TurnCame():
                return self._turn_came(event)
            case TurnGoesOn():
                return self._turn_goes_on(event)
            case PileTaken():
                return self._pile_taken(event)
            case PilesOpened():
                return self._piles_opened(event)
            case HandDealt():
                return self._hand_dealt(event)
            case BullWon() | BullMoved() | BullMissed() | GiverAwaited():
                return nimmt_bulls.tell(self, event)
            case _:
                return self._around_the_turns(event)

    def _around_the_turns(self, event: Event) -> Said:
        match event:
            case Begins():
                return self._begins(event)
            case NoPileLeft():
                return self._no_pile_left()
            case RoundStopped():
                return self._round_stopped(event)
        raise TypeError(event)

    # the deal

    def _hand_dealt(self, event: HandDealt) -> Said:
        t, count = self.t, len(event.cards)
        cards = ox_list(t, [card.number for card in event.cards])
        if self.listener.full:
            heads = head_count(t, sum(card.heads for card in event.cards))
            # Translators: {count} is "10 cards", {heads} is "17 ox heads", {cards} is the hand
            text = t._("You have {count}, {heads}: {cards}.")
            # Translators: braille: {cards} is the hand, as card marks
            braille = t.p_("braille", "{count}: {cards}")
            return say(text, braille, count=card_count(t, count), heads=heads, cards=cards)
        # Translators: {cards} is the hand: "5, 12 and 34"
        text = t.n_("You have {count} card: {cards}.", "You have {count} cards: {cards}.", count)
        # Translators: braille: {cards} is the hand, as card marks
        return say(text, t.p_("braille", "{count}: {cards}"), count=count, cards=cards)

    def _begins(self, event: Begins) -> Said:
        t = self.t
        if self.listener.is_me(event.seat):
            # Translators: the listener plays first
            text = t._("You begin.")
            # Translators: braille: the listener plays first
            return say(text, t.p_("braille", "you begin"))
        # Translators: a player plays first
        text, player = t._("{player} begins."), self.listener.name(event.seat)
        # Translators: braille: a player plays first
        return say(text, t.p_("braille", "{player} begins"), player=player)

    def _piles_opened(self, event: PilesOpened) -> Said:
        t, count = self.t, len(event.tops)
        tops = ox_list(t, [card.number for card in event.tops])
        last = event.first + count - 1
        if self.listener.brief or (event.stock and not self.listener.full):
            # Translators: {cards} open one new pile each
            text = t.n_("New pile: {cards}.", "New piles: {cards}.", count)
        elif not event.stock:
            # Translators: {cards} open one new pile each, the last cards of the stock
            text = t.n_(
                "New pile: {cards}, and the stock is empty.",
                "New piles: {cards}, and the stock is empty.",
                count,
            )
        elif count == 1:
            # Translators: {cards} is the top of pile number {last}; {stock} cards are left in the stock
            text = t._("New pile, number {last}: {cards}; {stock} in the stock.")
        else:
            # Translators: {cards} are the tops of piles {first} and {last}; {stock} cards are in the stock
            text = t._("New piles, numbers {first} and {last}: {cards}; {stock} in the stock.")
        # Translators: braille: {cards} open one new pile each
        braille = t.np_("braille", "new pile {cards}", "new piles {cards}", count)
        return say(text, braille, cards=tops, first=event.first, last=last, stock=event.stock)

    # turns

    def _turn_came(self, event: TurnCame) -> Said:
        t = self.t
        if event.must_take:
            return self._must_take(event)
        if self.listener.full and event.fits[0].top:
            # Translators: {cards} is what can be laid: "56 or 59 on 54 (pile 1)"
            text = t._("Your turn, you can lay: {cards}; or take a pile.")
        else:
            # Translators: {cards} can be laid, a list
            text = t._("Your turn: {cards}.")
        # Translators: braille: {cards} can be laid, as card marks
        braille = t.p_("braille", "you: {cards}")
        return offer(t, event.fits, text, braille, with_piles=not self.listener.brief)

    def _must_take(self, event: TurnCame) -> Said:
        t = self.t
        if self.listener.brief:
            # Translators: brief: no card of the hand fits on any pile
            text = t.p_("brief", "Your turn: take a pile.")
        else:
            # Translators: no card of the hand fits on any of the {count} piles
            text = t.n_(
                "Your turn: nothing fits, take the only pile.",
                "Your turn: nothing fits, take one of the {count} piles.",
                event.piles,
            )
        # Translators: braille: nothing fits; the listener must take a pile
        return say(text, t.p_("braille", "you: take a pile"), count=event.piles)

    def _turn_goes_on(self, event: TurnGoesOn) -> Said:
        t = self.t
        # Translators: {cards} can be laid too; "done" is the word to type to end the turn
        text = t._("You can go on: {cards}; or say done.")
        # Translators: braille: {cards} can be laid, or the turn ended
        braille = t.p_("braille", "you: {cards} or done")
        return offer(t, event.fits, text, braille, with_piles=not self.listener.brief)

    def _card_laid(self, event: CardLaid) -> Said:
        t, me, left = self.t, self.listener.is_me(event.seat), event.left
        if event.onto is None:
            return self._pile_started(event)
        if self.listener.card_first:
            return nimmt_laying.card_first(self, event)
        if me:
            # Translators: braille: the listener lays a card on the card {onto}
            braille = t.p_("braille", "you {card}>{onto}")
        else:
            # Translators: braille: a player lays a card on the card {onto}
            braille = t.p_("braille", "{player} {card}>{onto}")
        told = left and (left <= FEW or self.listener.full)
        if self.listener.brief and me:
            # Translators: brief: a card is laid on the card {onto}
            text = t.p_("brief", "{card} on {onto}.")
        elif self.listener.brief:
            # Translators: brief: a card is laid on the card {onto}
            text = t.p_("brief", "{player}: {card} on {onto}.")
        elif not told and me:
            # Translators: a card is laid on the card {onto}; both are numbers
            text = t._("You lay {card} on {onto}.")
        elif not told:
            # Translators: a card is laid on the card {onto}; both are numbers
            text = t._("{player} lays {card} on {onto}.")
        elif me:
            # Translators: {count} cards are left in the listener's hand
            text = t.n_(
                "You lay {card} on {onto}, {count} card left.",
                "You lay {card} on {onto}, {count} cards left.",
                left,
            )
        else:
            # Translators: {count} cards are left in the player's hand
            text = t.n_(
                "{player} lays {card} on {onto}, {count} card left.",
                "{player} lays {card} on {onto}, {count} cards left.",
                left,
            )
        card, onto = ox(event.card.number), ox(event.onto.number)
        return say(text, braille, player=self.listener.name(event.seat), card=card, onto=onto, count=left)

    def _pile_started(self, event: CardLaid) -> Said:
        t, card = self.t, ox(event.card.number)
        if self.listener.is_me(event.seat):
            # Translators: no pile lay on the table; {card} is the first of a new one
            text = t._("You start a pile with {card}.")
            # Translators: braille: the listener starts a pile with {card}
            return say(text, t.p_("braille", "you start {card}"), card=card)
        # Translators: no pile lay on the table; {card} is the first of a new one
        text, player = t._("{player} starts a pile with {card}."), self.listener.name(event.seat)
        # Translators: braille: a player starts a pile with {card}
        return say(text, t.p_("braille", "{player} starts {card}"), player=player, card=card)

    # piles

    def _pile_taken(self, event: PileTaken) -> Said:
        if event.under is not None and self.listener.is_me(event.seat):
            return self._own_pile_taken(event)
        t, count = self.t, event.cards
        if self.listener.brief:
            # Translators: brief: a player takes a pile of {count} cards with {top} on top
            text = t.np_("brief", "{player} takes {top}.", "{player} takes {top}, {count} cards.", count)
        elif self.listener.full:
            # Translators: a player takes a pile of {count} cards with {top} on top and then has {held}
            text = t.n_(
                "{player} takes pile {pile}, {top} alone, and has {held}.",
                "{player} takes pile {pile}, {count} cards with {top} on top, and has {held}.",
                count,
            )
        else:
            # Translators: a player takes a pile of {count} cards with {top} on top
            text = t.n_(
                "{player} takes pile {pile}, {top} alone.",
                "{player} takes pile {pile}, {count} cards with {top} on top.",
                count,
            )
        # Translators: braille: a player takes a pile of {count} cards with {top} on top
        braille = t.np_("braille", "{player} takes {top}", "{player} takes {top}: {count}", count)
        player, held = self.listener.name(event.seat), card_count(t, event.held)
        top, pile = ox(event.top.number), event.pile
        return say(text, braille, player=player, pile=pile, top=top, count=count, held=held)

    def _own_pile_taken(self, event: PileTaken) -> Said:
        t, under = self.t, event.under or ()
        cards = ox_list(t, sorted(card.number for card in (event.top, *under)))
        if self.listener.brief:
            # Translators: brief: the listener takes these cards into the hand
            text = t.p_("brief", "You take {cards}.")
        else:
            # Translators: the listener takes a pile, {cards}, and then has {held}: "12 cards"
            text = t._("You take pile {pile}: {cards}; you have {held}.")
        # Translators: braille: the listener takes these cards into the hand
        braille, held = t.p_("braille", "you take {cards}"), card_count(t, event.held)
        said = say(text, braille, pile=event.pile, cards=cards, held=held)
        if len(said.text) <= LINE_LIMIT:
            return said
        return say(text, braille, pile=event.pile, cards=card_count(t, event.cards), held=held)

    def _no_pile_left(self) -> Said:
        t = self.t
        # Translators: the last pile was taken and the stock is empty
        text = t._("No pile is left: the next player starts one with any card.")
        # Translators: braille: the last pile was taken and the stock is empty
        return say(text, t.p_("braille", "no pile left"))

    def _round_stopped(self, event: RoundStopped) -> Said:
        t = self.t
        # Translators: {count} is 100
        text = t._("After {count} turns each the round stops and is counted as it stands.")
        # Translators: braille: a round that does not end is stopped; {count} is 100
        return say(text, t.p_("braille", "stopped: {count} turns"), count=event.turns)

    def one_of(self, seats: Sequence[int]) -> Name:
        """ "Ana, Bob or Chloé"."""
        names = [self.listener.names[seat] for seat in seats]
        return Name(self.t.list(names, "or"), listed([plain(name) for name in names]).braille)

    # plays

    def play_name(self, play: Play) -> Name:
        t = self.t
        if play < TAKE:
            # Translators: one of the choices in a list: lay a card on pile number {pile}
            text = t.p_("play", "{card} on pile {pile}")
            # Translators: braille: one of the choices in a list: lay a card on pile number {pile}
            braille = t.p_("braille", "{card} on pile {pile}")
            return filled(text, braille, card=ox(play % PILE), pile=play // PILE + 1)
        if play < GIVE:
            # Translators: one of the choices in a list: take pile number {pile}
            return plain(t.p_("play", "take pile {pile}").format(pile=play - TAKE + 1))
        if play < DONE:
            # Translators: one of the choices in a list: {player} gives the listener a bull card
            text = t.p_("play", "{player} gives a bull")
            return plain(text.format(player=self.player(play - GIVE)))
        # Translators: one of the choices in a list: end the turn; or pass without laying a card
        return plain(t.p_("play", "done"))

    def choice_name(self, view: NimmtView, play: Play) -> Name:
        """Name the top of the pile too, and its size where that is told."""
        t, number, pile = self.t, play % PILE, (play - TAKE if play >= TAKE else play // PILE)
        if play < TAKE and not view.tops:
            # Translators: one of the choices in a list: start a pile with {card}, as none lies on the table
            text = t.p_("play", "{card}, a new pile")
            # Translators: braille: one of the choices in a list: start a pile with {card}
            return filled(text, t.p_("braille", "{card} new pile"), card=ox(number))
        if play >= GIVE or pile >= len(view.tops):
            return self.play_name(play)
        if play < TAKE:
            fit = Fit(pile + 1, self.game.card(view.tops[pile]), (self.game.card(number),))
            return fit_name(t, fit, with_pile=True)
        # Translators: one of the choices in a list: take pile number {pile}, with {top} on top
        text = t.p_("play", "take pile {pile}, {top}")
        # Translators: braille: one of the choices in a list: take pile number {pile}, with {top} on top
        braille = t.p_("braille", "take {top}")
        return filled(text, braille, pile=pile + 1, top=nimmt_facts.top_name(self, view, pile))

    def player(self, seat: int) -> str:
        """A name; the number where nobody sits."""
        names = self.listener.names
        return names[seat] if seat < len(names) else str(seat + 1)

    def vocabulary(self) -> Sequence[str]:
        return nimmt_plays.single_words(self.t, self.listener.names)

    def plays(self) -> Sequence[Play]:
        cards = [lay(number, pile) for pile in range(MOST_PILES) for number in range(1, HIGHEST + 1)]
        takes = range(TAKE, TAKE + MOST_PILES)
        return [*cards, *takes, *range(GIVE, GIVE + self.game.seats), DONE]

    def spellings(self, play: Play) -> Sequence[str]:
        """The written form; :meth:`parse` reads all others."""
        return (str(self.game.write_play(play)).replace(" ", ""),)

    def fragments(self, play: Play) -> Sequence[str]:
        return (str(play % PILE),) if play < TAKE else ()

    def expand(self, text: str) -> str:
        return text

    def parse(self, typed: Sequence[str], view: NimmtView) -> list[Play]:
        return nimmt_plays.parse(self.t, self.listener.names, typed, view)

    # facts and rules

    def hand(self, view: NimmtView) -> list[Said]:
        return nimmt_facts.hand(self, view)

    def table(self, view: NimmtView) -> list[Said]:
        return nimmt_facts.table(self, view)

    def counts(self, view: NimmtView) -> list[Said]:
        return nimmt_facts.counts(self, view)

    def counts_of(self, view: NimmtView, seat: Seat) -> list[Said]:
        return [nimmt_facts.counts_of(self, view, seat)]

    def stock(self, view: NimmtView) -> list[Said]:
        return [nimmt_facts.stock(self, view)]

    def table_of(self, view: NimmtView, seat: Seat, told: Sequence[Event]) -> list[Said]:
        return nimmt_facts.table_of(self, view, seat, told)

    def hint(self, view: NimmtView, advice: Advice) -> Said:
        return nimmt_hints.hint(self, view, advice)

    def what(self, text: str, plays: Sequence[Play], view: NimmtView, told: Sequence[Event]) -> list[Said]:
        return nimmt_what.what(self, text, view, told)

    def facts(self) -> Sequence[Fact]:
        return nimmt_facts.facts(self)

    def what_if(self, view: NimmtView, play: Play) -> list[Said]:
        return nimmt_outcomes.what_if(self, view, play)

    def how_to_play(self) -> list[Said]:
        return nimmt_rules.how_to_play(self)

    def refused(self, refusal: NotAllowed, view: NimmtView) -> Said:
        return nimmt_rules.refused(self, refusal, view)

    def too_late(self, play: Play, view: NimmtView) -> Said | None:
        return nimmt_rules.too_late(self, view)

    def rule(self, reason: Reason) -> Said:
        return nimmt_rules.rule(self, reason)

    def moment(self, view: NimmtView) -> list[Said]:
        return nimmt_rules.moment(self, view)
