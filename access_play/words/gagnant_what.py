"""Onze Gagnant in words: where a card is, and what its kind does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from access_play.games.core import Play
from access_play.games.gagnant.cards import Kind
from access_play.games.gagnant.pack import NOTHING
from access_play.games.gagnant.placing import side_of
from access_play.games.gagnant.state import BACK, CARD, GagnantView
from access_play.words.gagnant_cards import face_name, kind_name, place_name
from access_play.words.gagnant_facts import owner
from access_play.words.phrase import Name, Said, say
from access_play.words.program import alike
from access_play.words.rulebook.gagnant_cards import rules_of
from access_play.words.seats import squeezed

if TYPE_CHECKING:
    from access_play.words.gagnant import GagnantWords

MOST: Final = 12
"""So many places of cards that look alike are told; more are told by a count."""


def what(words: GagnantWords, text: str, plays: Sequence[Play], view: GagnantView) -> list[Said]:
    """Each card that is called so with its place, then what such cards do."""
    cards = [play - CARD for play in plays if CARD <= play < BACK]
    kinds = list(dict.fromkeys(words.game.pack.kinds[card] for card in cards)) or _kinds_called(words, text)
    told = [said for card in cards if (said := _where(words, card, view)) is not None]
    rules = [rule for kind in kinds if kind is not Kind.WILD for rule in rules_of(words.t, kind)]
    return [*list(dict.fromkeys(told))[:MOST], *map(alike, rules)]


def _kinds_called(words: GagnantWords, text: str) -> list[Kind]:
    """The kinds of cards that are called so, in the language or in English."""
    wanted = squeezed(text)
    return [
        kind
        for kind in Kind
        if wanted and wanted in (squeezed(kind_name(words.t, kind)), squeezed(kind.value))
    ]


def _where(words: GagnantWords, card: int, view: GagnantView) -> Said | None:
    """The place of a card; None for one that is in no pile and no line of this game."""
    t, name = words.t, face_name(words.t, words.game.card(card))
    for at, line in enumerate(view.lines):
        if card in (*line.plus, *line.minus, *_behind(line.behind)):
            place = place_name(t, side_of(line, card))
            # Translators: where a card is: {place} is "on plus", {who} is "you", a player or a line
            text = t._("{card}: {place}, {who}.")
            # Translators: braille: where a card is: the side, and whose line
            braille = t.p_("braille", "{card} {place} {who}")
            return say(
                text, braille, card=name, place=place, who=owner(words, words.game.line_name(view, at))
            )
    return next(_elsewhere(words, card, name, view), None)


def _behind(modifiers: Sequence[int]) -> tuple[int, ...]:
    return tuple(card if card >= 0 else ~card for card in modifiers)


def _elsewhere(words: GagnantWords, card: int, name: Name, view: GagnantView) -> Iterator[Said]:
    t = words.t
    if card in (view.hand, *view.pair, *view.held):
        # Translators: where a card is: it has been drawn and is being played
        yield say(t._("{card}: being played."), t.p_("braille", "{card} in play"), card=name)
    elif card in view.discard:
        # Translators: where a card is: played away
        yield say(t._("{card}: in the discard."), t.p_("braille", "{card} discard"), card=name)
    elif card == view.revealed != NOTHING:
        # Translators: where a card is: open beside the pile, it can be drawn
        yield say(t._("{card}: the open card."), t.p_("braille", "{card} open"), card=name)
    elif card < words.game.pack.stock:
        # Translators: where a card is: nobody has drawn it yet
        yield say(t._("{card}: still in the stock."), t.p_("braille", "{card} stock"), card=name)
