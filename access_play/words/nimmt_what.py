"""11 nimmt! in words: where a card is, as far as the listener has seen it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from access_play.games.core import Event, Seat
from access_play.games.nimmt.cards import BIT, FITS, HIGHEST
from access_play.games.nimmt.events import CardLaid, PilesOpened, PileTaken
from access_play.games.nimmt.state import NimmtView
from access_play.words.nimmt_cards import ox
from access_play.words.nimmt_facts import heads_of_card
from access_play.words.nimmt_plays import number_called
from access_play.words.phrase import Said, say
from access_play.words.whereabouts import in_hand, unseen

if TYPE_CHECKING:
    from access_play.words.nimmt import NimmtWords


@dataclass(slots=True)
class Seen:
    """Where each card that was shown went: in which pile it lies, or who took it with a pile."""

    piles: list[list[int]] = field(default_factory=list)
    layers: dict[int, Seat] = field(default_factory=dict)
    """Who laid each card."""
    takers: dict[int, Seat] = field(default_factory=dict)

    def see(self, event: Event) -> None:
        match event:
            case PilesOpened():
                self.piles += [[card.number] for card in event.tops]
            case CardLaid():
                self.takers.pop(event.card.number, None)
                self.layers[event.card.number] = event.seat
                if event.onto is None:
                    self.piles.append([event.card.number])
                else:
                    self.piles[event.pile - 1].append(event.card.number)
            case PileTaken():
                for number in self.piles.pop(event.pile - 1):
                    self.takers[number] = event.seat
                    self.layers.pop(number, None)


def what(words: NimmtWords, text: str, view: NimmtView, told: Sequence[Event]) -> list[Said]:
    number = number_called(words.t, text)
    if number is None:
        return []
    if not 1 <= number <= HIGHEST:
        return [heads_of_card(words, number)]
    return [*_where(words, number, view, told), heads_of_card(words, number)]


def _where(words: NimmtWords, number: int, view: NimmtView, told: Sequence[Event]) -> Iterator[Said]:
    t, seen = words.t, Seen()
    for event in told:
        seen.see(event)
    if view.hand & BIT[number]:
        yield in_hand(t, ox(number))
        for pile, top in enumerate(view.tops, start=1):
            if FITS[top] & BIT[number]:
                # Translators: a pile on which the card of the listener's hand fits
                text = t._("It fits on pile {pile}, on {top}.")
                # Translators: braille: a pile on which the card of the listener's hand fits
                yield say(text, t.p_("braille", "fits {pile}: {top}"), pile=pile, top=ox(top))
    elif (pile := next((at for at, cards in enumerate(seen.piles, 1) if number in cards), 0)) != 0:
        yield _in_pile(words, number, pile, seen)
    elif number in seen.takers:
        # Translators: where a card is: {player} took it with a pile and has not laid it since
        text = t._("{card}: taken in a pile by {player}.")
        # Translators: braille: {player} took the card with a pile
        braille = t.p_("braille", "{card} taken {player}")
        yield say(text, braille, card=ox(number), player=words.listener.name(seen.takers[number]))
    else:
        yield unseen(words.listener, ox(number), view.stock)


def _in_pile(words: NimmtWords, number: int, pile: int, seen: Seen) -> Said:
    t, card = words.t, ox(number)
    if seen.piles[pile - 1][-1] != number:
        # Translators: where a card is: in pile number {pile}, covered
        text = t._("{card}: in pile {pile}, under its top.")
        # Translators: braille: the card lies covered in that pile
        return say(text, t.p_("braille", "{card} in {pile}"), card=card, pile=pile)
    # Translators: braille: the card lies on top of that pile
    braille = t.p_("braille", "{card} top {pile}")
    seat = seen.layers.get(number)
    if seat is None:
        # Translators: where a card is: on top of pile number {pile}, nobody has laid it there
        return say(t._("{card}: on top of pile {pile}."), braille, card=card, pile=pile)
    if words.listener.is_me(seat):
        # Translators: where a card is: on top of pile number {pile}, the listener laid it there
        text = t._("{card}: on top of pile {pile}, laid by you.")
    else:
        # Translators: where a card is: on top of pile number {pile}, {player} laid it there
        text = t._("{card}: on top of pile {pile}, laid by {player}.")
    return say(text, braille, card=card, pile=pile, player=words.listener.name(seat))
