"""Names of ox cards, of piles, and of what fits where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from access_play.games.nimmt.events import Fit
from access_play.words.announcement import Mark
from access_play.words.base import LINE_LIMIT
from access_play.words.cards import semicolon
from access_play.words.language import Language
from access_play.words.phrase import Fill, Name, Said, listed, pieces, say


def ox(number: int) -> Name:
    """A card is called by its number, and brailled as its mark."""
    return Name(str(number), (Mark("", str(number)),))


def ox_list(t: Language, numbers: Iterable[int]) -> Name:
    """ "54, 7 and 88"."""
    names = [ox(number) for number in numbers]
    return Name(t.list([name.text for name in names]), listed(names).braille)


def either(t: Language, numbers: Iterable[int]) -> Name:
    """ "56, 59 or 60"."""
    names = [ox(number) for number in numbers]
    return Name(t.list([name.text for name in names], "or"), listed(names).braille)


def filled(text: str, braille: str, /, **fills: Fill) -> Name:
    """Fill both wordings of a part of a sentence, which begins small."""
    spoken = text.format(**{name: str(fill) for name, fill in fills.items()})
    return Name(spoken, pieces(braille, **fills))


def card_count(t: Language, count: int) -> Name:
    # Translators: a number of cards, part of a line such as "Ana: 7 cards, 2 bulls."
    text = t.np_("count", "{count} card", "{count} cards", count).format(count=count)
    return Name(text, (str(count),))


def bull_count(t: Language, count: int) -> Name:
    # Translators: a number of bull cards, part of a line such as "Ana: 7 cards, 2 bulls."
    text = t.np_("count", "{count} bull", "{count} bulls", count).format(count=count)
    # Translators: braille: a number of bull cards, as short as can be
    return Name(text, (t.p_("braille", "{count} b").format(count=count),))


def head_count(t: Language, count: int) -> Name:
    # Translators: a number of ox heads on cards, part of a line
    text = t.np_("count", "{count} ox head", "{count} ox heads", count).format(count=count)
    # Translators: braille: a number of ox heads, as short as can be
    return Name(text, (t.p_("braille", "{count} heads").format(count=count),))


@lru_cache(maxsize=1024)
def fit_name(t: Language, fit: Fit, *, with_pile: bool) -> Name:
    """ "56 or 59 on 54 (pile 1)", or any card where no pile lies."""
    if fit.top is None:
        # Translators: there is no pile, so every card can be laid; stands in a list of what can be laid
        text = t.p_("fit", "any card")
        return Name(text, (text,))
    if with_pile:
        # Translators: {cards} are one or more of "56 or 59"; {top} is the top card of pile number {pile}
        text = t.p_("fit", "{cards} on {top} (pile {pile})")
    else:
        # Translators: {cards} are one or more of "56 or 59"; {top} is the top card of a pile
        text = t.p_("fit", "{cards} on {top}")
    cards, top = either(t, [card.number for card in fit.cards]), ox(fit.top.number)
    # Translators: braille: {cards} fit on the card {top}, all of them card marks
    return filled(text, t.p_("braille", "{cards}>{top}"), cards=cards, top=top, pile=fit.pile)


def fits_name(t: Language, fits: Sequence[Fit], *, with_piles: bool) -> Name:
    """What can be laid, pile by pile."""
    return listed([fit_name(t, fit, with_pile=with_piles) for fit in fits], semicolon(t), "; ")


def fits_count(t: Language, fits: Sequence[Fit]) -> Name:
    """How many cards fit on how many piles, where there are too many to name."""
    count = len({card for fit in fits for card in fit.cards})
    # Translators: {count} cards of a hand fit on {piles} piles, both more than one
    text = t.p_("fit", "{count} cards on {piles} piles").format(count=count, piles=len(fits))
    # Translators: braille: {count} cards of a hand fit on {piles} piles
    braille = t.p_("braille", "{count} on {piles} piles").format(count=count, piles=len(fits))
    return Name(text, (braille,))


def offer(t: Language, fits: Sequence[Fit], text: str, braille: str, *, with_piles: bool) -> Said:
    """Say what can be laid in a sentence with {cards}, as exactly as a line can hold."""
    for each in (with_piles, False):
        if _shortest(fits, with_piles=each) <= LINE_LIMIT:
            said = say(text, braille, cards=fits_name(t, fits, with_piles=each))
            if len(said.text) <= LINE_LIMIT:
                return said
    return say(text, braille, cards=fits_count(t, fits))


def _shortest(fits: Sequence[Fit], *, with_piles: bool) -> int:
    """So many characters :func:`fits_name` needs at least, as "7, 8 on 1 (pile 2)" does."""
    return sum(3 * len(fit.cards) + (12 if with_piles else 4) for fit in fits)
