"""How the plays of the row games may be typed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from access_play.games.core import Play
from access_play.games.rows.cards import REVERSES, SKIPS, Card, Colour
from access_play.games.rows.state import DONE, DRAW, PASS
from access_play.words.language import Language, folded, spellings
from access_play.words.numbers import number_parts, number_words

ENGLISH = {
    Colour.RED: ("red", "r"),
    Colour.YELLOW: ("yellow", "y", "orange", "o"),
    Colour.ORANGE: ("orange", "o", "yellow", "y"),
    Colour.BLUE: ("blue", "b"),
    Colour.GREEN: ("green", "g"),
}


def colour_spellings(t: Language, colour: Colour) -> tuple[str, ...]:
    """The words for a colour. Yellow and orange are one colour of the pack, so both are taken."""
    yellow_or_orange = (
        # Translators: words a player may type for a yellow card, separated by |
        *spellings(t.p_("colour words", "yellow|y")),
        # Translators: words a player may type for an orange card, separated by |
        *spellings(t.p_("colour words", "orange|o")),
    )
    own = {
        # Translators: words a player may type for a red card, separated by |
        Colour.RED: spellings(t.p_("colour words", "red|r")),
        Colour.YELLOW: yellow_or_orange,
        Colour.ORANGE: yellow_or_orange,
        # Translators: words a player may type for a blue card, separated by |
        Colour.BLUE: spellings(t.p_("colour words", "blue|b")),
        # Translators: words a player may type for a green card, separated by |
        Colour.GREEN: spellings(t.p_("colour words", "green|g")),
    }[colour]
    return tuple(dict.fromkeys((*own, *ENGLISH[colour])))


@lru_cache(maxsize=1024)
def card_spellings(t: Language, card: Card) -> tuple[str, ...]:
    """ "r12", "12r", "red12", "twelvered" and so on: colour and number in either order, without blanks."""
    numbers = (str(card.number), *number_words(t.code, card.number))
    colours = colour_spellings(t, card.colour)
    return tuple(
        dict.fromkeys(
            spelling
            for colour in colours
            for number in map(folded, numbers)
            for spelling in (colour + number, number + colour)
        )
    )


def vocabulary(t: Language, colours: Iterable[Colour], highest: int, *, actions: bool) -> tuple[str, ...]:
    """The single words for cards and for what is no number card."""
    coloured = [word for colour in colours for word in colour_spellings(t, colour)]
    plays = (DRAW, DONE, SKIPS[0], REVERSES[0]) if actions else (DRAW, DONE)
    others = [word for play in plays for word in word_spellings(t, play)]
    return tuple(dict.fromkeys((*coloured, *others, *map(folded, number_parts(t.code, highest)))))


def card_fragments(t: Language, card: Card) -> tuple[str, ...]:
    """The colour alone or the number alone: enough where one legal card has it."""
    numbers = (str(card.number), *map(folded, number_words(t.code, card.number)))
    return (*colour_spellings(t, card.colour), *numbers)


def done_words(t: Language) -> str:
    # Translators: words a player may type to end the turn, separated by |; the first is shown in help
    return t.p_("command", "done|end|e")


def ending_words(t: Language) -> tuple[str, ...]:
    """The words that end a turn. To end it and to pass are typed alike."""
    # Translators: words a player may type to pass, separated by |; the first is shown in help
    passing = spellings(t.p_("command", "pass|p"))
    return (*spellings(done_words(t)), "done", *passing)


def word_spellings(t: Language, play: Play) -> tuple[str, ...]:
    """The words for what is no number card."""
    if play in (DONE, PASS):
        return ending_words(t)
    if play == DRAW:
        # Translators: words a player may type to draw a card, separated by |; the first is shown in help
        return (*spellings(t.p_("command", "draw|d")), "draw")
    if play == SKIPS[0]:
        # Translators: words a player may type to lay a skip card, separated by |
        return (*spellings(t.p_("command", "skip")), "skip")
    # Translators: words a player may type to lay a reverse card, separated by |
    return (*spellings(t.p_("command", "reverse")), "reverse")
