"""Marks to be read by the fingers: what is asked, how an answer may be typed, and what is said of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from access_play.games.core import AnyGame
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.rows.game import RowsGame
from access_play.games.rows.pack import pack_of
from access_play.words import gagnant_labels, labels
from access_play.words.announcement import Mark
from access_play.words.base import Listener
from access_play.words.cards import letter, row_name
from access_play.words.games import words_for
from access_play.words.language import Language, folded, spellings
from access_play.words.levels import Level
from access_play.words.numbers import number_words
from access_play.words.phrase import Name, Said, say


@dataclass(frozen=True, slots=True)
class Asked:
    """A mark to be read: what it is called, and every way to type that, as :func:`typed` writes it."""

    mark: Mark
    name: str
    spellings: frozenset[str]


def typed(text: str) -> str:
    """What was typed, without case, accents, blanks and what only separates.

    >>> typed("Plus, ROUGE 5")
    'plusrouge5'
    """
    return re.sub(r"[\s,;.'’:_]+", "", folded(text))


def asked(t: Language, english: Language, game: AnyGame, level: Level) -> list[Asked]:
    """Everything that can be asked at a level; empty where the cards of the game have no such thing."""
    if level is Level.COLOURS:
        return list(_colours(t, english, game))
    if level is Level.NUMBERS:
        return list(_numbers(t, game))
    return list(_cards(t, english, game))


def _colours(t: Language, english: Language, game: AnyGame) -> Iterator[Asked]:
    for (code, name), (_, also) in zip(_coloured(t, game), _coloured(english, game), strict=True):
        yield Asked(Mark(code, ""), name, frozenset(map(typed, (code, name, also))))


def _coloured(t: Language, game: AnyGame) -> list[tuple[str, str]]:
    """The letter and the name of each colour."""
    if isinstance(game, RowsGame):
        colours = pack_of(game.rules, game.seats).colours
        return [(letter(t, colour), row_name(t, colour).text) for colour in colours]
    return list(gagnant_labels.colours(t, game)) if isinstance(game, OnzeGagnant) else []


def _numbers(t: Language, game: AnyGame) -> Iterator[Asked]:
    """The numbers on the cards; on ox cards they stand on the left."""
    marks = [label.mark for group in labels.groups(t, game) for label in group.labels]
    figures = {figure for mark in marks if (figure := _number(mark))}
    for figure in sorted(figures, key=int):
        yield Asked(Mark("", figure), figure, _number_spellings(t, figure))


def _number(mark: Mark) -> str:
    return next((edge for edge in (mark.left, mark.right) if edge.isdecimal()), "")


def _number_spellings(t: Language, figure: str) -> frozenset[str]:
    return frozenset((figure, *number_words(t.code, int(figure))))


def _cards(t: Language, english: Language, game: AnyGame) -> Iterator[Asked]:
    """Each card of the pack once, called in this language or in English, by its marks, or as it is played."""
    played = _as_played(t, game)
    for (mark, name), (_, also) in zip(_named(t, game), _named(english, game), strict=True):
        if mark.left.isdecimal():
            yield Asked(Mark("", mark.left), name, _number_spellings(t, mark.left))
        else:
            known = (name, also, f"{mark.left}{mark.right}", *played.get(typed(name), ()))
            yield Asked(mark, name, frozenset(map(typed, known)))


def _named(t: Language, game: AnyGame) -> Iterator[tuple[Mark, str]]:
    """Each card with a name of its own: behind one that several cards have stands the colour."""
    groups = labels.groups(t, game)
    met = Counter(label.name for group in groups for label in group.labels)
    for group in groups:
        for label in group.labels:
            yield label.mark, label.name if met[label.name] == 1 else f"{label.name}, {group.title}"


def _as_played(t: Language, game: AnyGame) -> dict[str, list[str]]:
    """How a card is typed when it is played, by its name."""
    words = words_for(game, Listener(t, 0, ("",) * game.seats))
    found: dict[str, list[str]] = {}
    for play in words.plays():
        found.setdefault(typed(words.play_name(play).text), []).extend(words.spellings(play))
    return found


def meant(text: str, every: Iterable[Asked]) -> list[Asked]:
    """What a typed answer may mean."""
    answer = typed(text)
    return [each for each in every if answer in each.spellings]


def level_meant(t: Language, english: Language, text: str) -> Level | None:
    """The level that a word asks for."""
    word = folded(text).strip()
    for each in (t, english):
        for level, words in level_words(each).items():
            if word in spellings(words):
                return level
    return None


def level_words(t: Language) -> dict[Level, str]:
    return {
        # Translators: typed while practising, separated by |, the first is shown: only colours are asked
        Level.COLOURS: t.p_("level of practice", "colours|colors"),
        # Translators: typed while practising, separated by |, the first is shown: only numbers are asked
        Level.NUMBERS: t.p_("level of practice", "numbers"),
        # Translators: typed while practising, separated by |, the first is shown: whole cards are asked
        Level.CARDS: t.p_("level of practice", "cards"),
    }


# what is said


def welcome(t: Language, game: str, levels: Iterable[Level]) -> Said:
    known = level_words(t)
    words = ", ".join(known[level].partition("|")[0] for level in levels)
    # Translators: before the first mark; {levels} are words that can be typed; so are again, skip and quit
    text = t._("{game}: read the cells and type what they say. Also: {levels}, again, skip, quit.")
    # Translators: braille: before the first mark; {levels} are words that can be typed
    return say(text, t.p_("braille", "{game}: {levels}, again, skip, quit"), game=game, levels=words)


def question(t: Language, mark: Mark, number: int, count: int) -> Said:
    """Which it is; only the cells say it. ``count`` is 0 where there is no end."""
    # Translators: a mark stands in braille and nowhere else; {number} counts the marks
    endless = t._("Number {number}: what do the cells say?")
    # Translators: a mark stands in braille and nowhere else; it is the {number}th of {count}
    counted = t._("Number {number} of {count}: what do the cells say?")
    text = counted if count else endless
    return Said(text.format(number=number, count=count), (mark,))


def right(t: Language, asked: Asked) -> Said:
    # Translators: the mark was read well; {card} is what it is
    return say(t._("Right: {card}."), t.p_("braille", "right: {card}"), card=_name(asked))


def wrong(t: Language, asked: Asked) -> Said:
    # Translators: the mark was misread; {card} is what it is
    return say(t._("No, it is: {card}."), t.p_("braille", "no: {card}"), card=_name(asked))


def skipped(t: Language, asked: Asked) -> Said:
    # Translators: the player would not say what the mark is; {card} is what it is
    return say(t._("It was: {card}."), t.p_("braille", "was {card}"), card=_name(asked))


def _name(asked: Asked) -> Name:
    return Name(asked.name, (asked.mark,))


def several(t: Language) -> Said:
    # Translators: the answer fits several cards, the mark asked for among them
    return say(t._("Several cards are called so: say its kind too."), t.p_("braille", "which kind?"))


def no_answer(t: Language, example: Asked) -> Said:
    # Translators: the answer is no card; {card} is an example of one
    text = t._("Type what it is, such as {card}; or again, skip, quit.")
    # Translators: braille: the answer is no card; {card} is an example of one
    return say(text, t.p_("braille", "such as {card}"), card=Name(example.name, (example.name,)))


def no_level(t: Language) -> Said:
    # Translators: the cards of this game have no colours
    return say(t._("These cards have no colours."), t.p_("braille", "no colours"))


def result(t: Language, good: int, count: int) -> Said:
    # Translators: at the end of the practice; {good} of {count} marks were read well
    return say(t._("{good} of {count} right."), t.p_("braille", "{good}/{count}"), good=good, count=count)


def skip_words(t: Language) -> str:
    # Translators: typed while practising, separated by |, the first is shown: not this mark, the next
    return t.p_("practice words", "skip|next")
