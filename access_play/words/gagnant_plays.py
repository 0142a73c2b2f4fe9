"""How the plays of Onze Gagnant may be typed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import product
from typing import TYPE_CHECKING, Final

from access_play.games.core import Play
from access_play.games.gagnant.cards import MARKS, Card, Colour, Kind
from access_play.games.gagnant.state import (
    CARD,
    DRAW,
    DRAW_1,
    DRAW_2,
    DRAW_BONUS,
    DRAW_HIDDEN,
    DRAW_OPEN,
    GOAL,
    GOAL_MINUS,
    GOAL_PLUS,
    LINE,
    MINUS,
    PLUS,
)
from access_play.words.gagnant_cards import kind_name
from access_play.words.language import Language, folded, spellings
from access_play.words.numbers import number_parts, number_words
from access_play.words.seats import own_words, squeezed

if TYPE_CHECKING:
    from access_play.words.gagnant import GagnantWords

_SIGN: Final = re.compile(r"\+|\u2212|(?<![a-z])-|-(?![a-z])")
"""A plus or minus between cards and words; a hyphen within a name is none."""


def expand(text: str) -> str:
    """Write signs as words: "goal-" as "goal minus", "+" as "plus"."""
    return _SIGN.sub(lambda found: " plus " if found[0] == "+" else " minus ", text)


def colour_words(t: Language) -> dict[Colour, tuple[str, ...]]:
    """The words for each colour in the language, then the English ones that mean no other colour."""
    own = {
        # Translators: words a player may type for a red card, separated by |
        Colour.RED: spellings(t.p_("colour words", "red|r")),
        # Translators: words a player may type for a yellow card, separated by |
        Colour.YELLOW: spellings(t.p_("colour words", "yellow|y")),
        # Translators: words a player may type for a green card, separated by |
        Colour.GREEN: spellings(t.p_("colour words", "green|g")),
        # Translators: words a player may type for a blue card, separated by |
        Colour.BLUE: spellings(t.p_("colour words", "blue|b")),
        # Translators: words a player may type for an orange card, separated by |
        Colour.ORANGE: spellings(t.p_("colour words", "orange|o")),
        # Translators: words a player may type for a violet card, separated by |
        Colour.VIOLET: spellings(t.p_("colour words", "violet|v")),
        # Translators: words a player may type for a pink card, separated by |
        Colour.PINK: spellings(t.p_("colour words", "pink|pi")),
        # Translators: words a player may type for a turquoise card, separated by |
        Colour.TURQUOISE: spellings(t.p_("colour words", "turquoise|tu")),
    }
    taken = {word for words in own.values() for word in words}
    return {colour: (*words, *({colour.value, colour.letter} - taken)) for colour, words in own.items()}


def card_spellings(t: Language, card: Card) -> tuple[str, ...]:
    """ "r4", "4red", "redfour"; with the kind behind it, "r4modifier", where it must be told."""
    kind = squeezed(kind_name(t, card.kind))
    if card.colour is None:
        return tuple(dict.fromkeys((kind, squeezed(card.kind.value), *_colourless(t, card.kind))))
    numbers = (str(card.number), *number_words(t.code, card.number))
    plain = [
        spelling
        for colour in colour_words(t)[card.colour]
        for number in map(folded, numbers)
        for spelling in (colour + number, number + colour)
    ]
    english = "modifier" if card.kind is Kind.GOAL else squeezed(card.kind.value)
    kinds = dict.fromkeys((kind, english, MARKS[card.kind]))
    return tuple(dict.fromkeys((*plain, *(each + word for each in plain for word in kinds))))


def _colourless(t: Language, kind: Kind) -> tuple[str, ...]:
    if kind is Kind.INTERDICTION:
        # Translators: words a player may type for an interdiction, separated by |
        return (*spellings(t.p_("card words", "interdiction|int|stop")), "int", "stop")
    if kind is Kind.WILD:
        # Translators: words a player may type for the Wild card, separated by |
        return (*spellings(t.p_("card words", "wild|wildcard|joker")), "wild", "joker")
    return ()


def card_fragments(t: Language, card: Card) -> tuple[str, ...]:
    """The colour, the number or the kind alone: enough where one legal card has it."""
    if card.colour is None:
        return ()
    numbers = (str(card.number), *map(folded, number_words(t.code, card.number)))
    return (*colour_words(t)[card.colour], *numbers, squeezed(kind_name(t, card.kind)))


def word_spellings(words: GagnantWords, play: Play) -> tuple[str, ...]:
    """The words for what is no card."""
    t = words.t
    if play >= GOAL:
        return _both_ways(_goal_words(t), _names(words, play - GOAL))
    if play >= LINE:
        return _names(words, play - LINE)
    return (*_fixed(t)[play], *_ENGLISH[play])


def vocabulary(words: GagnantWords) -> tuple[str, ...]:
    """The single words for cards, sides, goals, lines and places to draw from."""
    t = words.t
    kinds = dict.fromkeys(words.game.card(play - CARD).kind for play in words.plays() if play >= CARD)
    cards = [word for kind in kinds for word in (squeezed(kind_name(t, kind)), *_colourless(t, kind))]
    coloured = [word for each in colour_words(t).values() for word in each]
    fixed = [word for play in range(GOAL_PLUS) for word in (*_fixed(t)[play], *_ENGLISH[play])]
    lines = [word for line in range(len(words.game.setting.owners)) for word in _names(words, line)]
    spelled = (*coloured, *fixed, *_goal_words(t), *lines, *cards, *number_parts(t.code, 11))
    return tuple(dict.fromkeys(word for word in map(folded, spelled) if word.isalpha()))


def _names(words: GagnantWords, line: int) -> tuple[str, ...]:
    """How the owner of a line is called; colours, which change, are for :func:`line_words`."""
    if words.together:
        return ()
    seat = words.game.setting.owners[line]
    name = squeezed(words.listener.names[seat])
    if not words.listener.is_me(seat):
        return (name,)
    own = own_words(words.t)
    # Translators: typed words, separated by |, the first is shown in help: hear a line
    title = (*spellings(words.t.p_("command", "line")), "line")
    return tuple(dict.fromkeys((name, *own, *(first + second for first, second in product(own, title)))))


def line_words(words: GagnantWords, colour: Colour, *, of_goal: bool = False) -> tuple[str, ...]:
    """The words for a line, or for its goal, by the colour it has now."""
    colours = colour_words(words.t)[colour]
    return _both_ways(_goal_words(words.t), colours) if of_goal else colours


def _goal_words(t: Language) -> tuple[str, ...]:
    # Translators: words a player may type for a goal card, before plus, minus or a name, separated by |
    return tuple(dict.fromkeys((*spellings(t.p_("goal words", "goal")), "goal")))


def _fixed(t: Language) -> dict[Play, tuple[str, ...]]:
    # Translators: words a player may type to draw a card, separated by |; the first is shown in help
    draw = spellings(t.p_("command", "draw|d"))
    # Translators: words a player may type for the plus side, separated by |
    plus = spellings(t.p_("sign words", "plus"))
    # Translators: words a player may type for the minus side, separated by |
    minus = spellings(t.p_("sign words", "minus"))
    # Translators: words a player may type to draw from the first box, separated by |
    box_1 = spellings(t.p_("draw words", "box1|draw1|first"))
    # Translators: words a player may type to draw from the second box, separated by |
    box_2 = spellings(t.p_("draw words", "box2|draw2|second"))
    # Translators: words a player may type to draw the open card, separated by |
    opened = spellings(t.p_("draw words", "open|drawopen"))
    # Translators: words a player may type to draw the hidden card, separated by |
    hidden = spellings(t.p_("draw words", "hidden|drawhidden"))
    # Translators: words a player may type to draw a bonus card, separated by |
    bonus = spellings(t.p_("draw words", "bonus|drawbonus"))
    goals = _goal_words(t)
    return {
        DRAW: draw,
        DRAW_1: (*draw, *box_1),
        DRAW_2: (*draw, *box_2),
        DRAW_OPEN: (*draw, *opened),
        DRAW_HIDDEN: (*draw, *hidden),
        DRAW_BONUS: bonus,
        PLUS: (*plus, "plus"),
        MINUS: (*minus, "minus"),
        GOAL_PLUS: _both_ways(goals, (*plus, "plus")),
        GOAL_MINUS: _both_ways(goals, (*minus, "minus")),
    }


def _both_ways(firsts: Iterable[str], seconds: Iterable[str]) -> tuple[str, ...]:
    """Each of the first words with each of the second, in either order."""
    pairs = ((first + second, second + first) for first, second in product(firsts, seconds))
    return tuple(dict.fromkeys(word for pair in pairs for word in pair))


_ENGLISH: Final[dict[Play, tuple[str, ...]]] = {
    DRAW: ("draw",),
    DRAW_1: ("draw", "box1", "draw1"),
    DRAW_2: ("draw", "box2", "draw2"),
    DRAW_OPEN: ("draw", "open", "drawopen"),
    DRAW_HIDDEN: ("draw", "hidden", "drawhidden"),
    DRAW_BONUS: ("bonus", "drawbonus"),
    PLUS: (),
    MINUS: (),
    GOAL_PLUS: (),
    GOAL_MINUS: (),
}


def word_fragments(words: GagnantWords, play: Play) -> tuple[str, ...]:
    """The beginning of a player's name; the goal without its sign or its owner."""
    if play in (GOAL_PLUS, GOAL_MINUS) or GOAL <= play < CARD:
        return _goal_words(words.t)
    if LINE <= play < GOAL and not words.together:
        name = squeezed(words.listener.names[words.game.setting.owners[play - LINE]])
        return tuple(name[:end] for end in range(1, len(name)))
    return ()
