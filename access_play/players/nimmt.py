"""How to play 11 nimmt!.

Bulls decide: with one, a chain of cards close to each other goes in a single turn. So a
pile that brings a bull is worth its cards, the more so as they are a chain themselves.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from access_play.games.core import Play
from access_play.games.nimmt.cards import BIT, FITS, HIGHEST, in_order, numbers
from access_play.games.nimmt.game import ElevenNimmt
from access_play.games.nimmt.state import DONE, GIVE, NOWHERE, PILE, TAKE, NimmtView, lay

SPAN: Final = 7
"""How wide a chain one turn sheds on an average top, of the ten that would fit at best."""
STEP: Final = 3
"""How far apart the unseen cards of a pile are taken to lie."""
FEAR: Final = 0.2
"""What an ox head costs in turns when another is about to end the round."""
ENOUGH: Final = 2
"""So many bulls the hunter wants."""
FEW: Final = 6
"""With fewer cards the hunter sheds them without a bull."""


def careless(game: ElevenNimmt, view: NimmtView, rng: random.Random) -> Play:
    """Lay any card that fits; take any pile when none does."""
    cards = [play for play in view.legal if play < TAKE]
    return rng.choice(cards or view.legal)


def hunter(game: ElevenNimmt, view: NimmtView, rng: random.Random) -> Play:
    """Take the smallest pile that brings a bull until there are enough, then shed chains."""
    if view.giving or not view.tops:
        return _give_or_start(view)
    sizes = _sizes(view)
    paying = [pile for pile, size in enumerate(sizes) if size >= game.rules.bull_at]
    wanted = view.bulls[view.seat] < ENOUGH and view.hand.bit_count() >= FEW
    play = _first_card(view)
    if play is not None and (view.used or not (wanted and paying)):
        return play
    if view.used:
        return DONE
    return TAKE + min(paying or range(len(sizes)), key=sizes.__getitem__)


def shrewd(game: ElevenNimmt, view: NimmtView, rng: random.Random) -> Play:
    """Choose what leaves the fewest turns to go, and few ox heads when another is nearly out."""
    return rank(game, view)[0]


def rank(game: ElevenNimmt, view: NimmtView) -> list[Play]:
    """The plays worth a thought, the best first."""
    if view.giving or not view.tops:
        return list(dict.fromkeys((_give_or_start(view), *view.legal)))
    if view.used:
        play = _first_card(view)
        return list(dict.fromkeys((DONE if play is None else play, *view.legal)))
    fear = FEAR / max(1.0, _turns_of_nearest(view))
    costs = {
        play: turns_to_go(hand, bulls) + fear * game.heads(hand) for play, hand, bulls in _turns(game, view)
    }
    return sorted(costs, key=costs.__getitem__)


def shed_in_turn(view: NimmtView, play: Play) -> int:
    """How many cards can go in this turn if this one is laid first."""
    shed = dict(_to_shed(view))
    return sum(cards.bit_count() for cards in shed.values()) if play == _first_card(view) else 1


def turns_to_go(hand: int, bulls: int) -> float:
    """Guess how many turns a hand takes: a card each, or with bulls a chain for each bull."""
    if not bulls or not hand:
        return hand.bit_count()
    return 1 + (chains(hand) - 1) / bulls


def chains(hand: int) -> int:
    """Count the chains of a hand, begun behind its widest gap.

    >>> chains(BIT[98] | BIT[1] | BIT[50] | BIT[54])
    2
    """
    held = numbers(hand)
    widest = max(range(len(held)), key=lambda at: (held[at] - held[at - 1] - 1) % HIGHEST)
    count, start = 0, None
    for number in held[widest:] + held[:widest]:
        if start is None or (number - start) % HIGHEST >= SPAN:
            count, start = count + 1, number
    return count


def _turns(game: ElevenNimmt, view: NimmtView) -> Iterator[tuple[Play, int, int]]:
    """Each way to use the turn: its first play, and the hand and bulls that it leaves."""
    bulls = view.bulls[view.seat]
    if bulls:
        if (play := _first_card(view)) is not None:
            yield play, view.hand & ~sum(cards for _, cards in _to_shed(view)), bulls
    else:
        for play in view.legal:
            if play < TAKE:
                yield play, view.hand ^ BIT[play % PILE], bulls
    for pile, size in enumerate(_sizes(view)):
        brings = size >= game.rules.bull_at
        yield TAKE + pile, view.hand | _imagined(view.tops[pile], size), bulls + brings


def _imagined(top: int, size: int) -> int:
    """A pile as it may be: cards below the top, as far apart as they usually lie."""
    cards = 0
    for below in range(size):
        cards |= BIT[(top - STEP * below - 1) % HIGHEST + 1]
    return cards


def _first_card(view: NimmtView) -> Play | None:
    """The next card to lay in this turn; None when none fits."""
    shed = _to_shed(view)
    if not shed:
        return None
    pile, cards = shed[0]
    return lay(in_order(cards, view.tops[pile])[0], pile)


def _to_shed(view: NimmtView) -> list[tuple[int, int]]:
    """The cards to lay on each pile this turn: where the turn goes on, then where most fit."""
    hand, tops = view.hand, view.tops
    shed = []
    if view.on != NOWHERE and (fits := hand & FITS[view.base] & FITS[tops[view.on]]):
        shed.append((view.on, fits))
        hand ^= fits
    free = [pile for pile in range(len(tops)) if not view.used >> pile & 1]
    for _ in range(max(1, view.bulls[view.seat]) - view.used.bit_count()):
        if not free:
            break
        pile = max(free, key=lambda pile: (hand & FITS[tops[pile]]).bit_count())
        if fits := hand & FITS[tops[pile]]:
            shed.append((pile, fits))
        free.remove(pile)
        hand ^= fits
    return shed


def _turns_of_nearest(view: NimmtView) -> float:
    """How many turns the quickest of the others may need; a bull speeds up threefold."""
    return min(
        count / (1 + 2 * bulls)
        for seat, (count, bulls) in enumerate(zip(view.counts, view.bulls, strict=True))
        if seat != view.seat
    )


def _sizes(view: NimmtView) -> tuple[int, ...]:
    """The sizes of the piles; where they are hidden, what they are on average."""
    if view.sizes:
        return view.sizes
    laid = HIGHEST - sum(view.counts) - view.stock
    return (round(laid / len(view.tops)),) * len(view.tops)


def _give_or_start(view: NimmtView) -> Play:
    """Take the bull from whoever holds fewest cards; start a pile below the most cards of the hand."""
    if view.giving:
        return min(view.legal, key=lambda play: view.counts[play - GIVE])
    return max(view.legal, key=lambda play: (view.hand & FITS[play % PILE]).bit_count())
