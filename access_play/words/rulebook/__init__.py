"""The rulebook: the rules in force told section by section, and the options in words."""

from __future__ import annotations

from collections.abc import Iterator

from access_play.games.core import AnyGame
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.nimmt.game import ElevenNimmt
from access_play.games.rows.game import RowsGame
from access_play.words.language import Language
from access_play.words.rulebook import finding, gagnant, nimmt
from access_play.words.rulebook.base import Chapter, Numbered, Section, numbered, search
from access_play.words.rulebook.options import (
    differing,
    every_option,
    option_help,
    option_words,
    preset_words,
    setting,
    value_words,
)
from access_play.words.rulebook.rows import RowsBook

__all__ = [
    "Numbered",
    "Section",
    "changed_options",
    "differing",
    "every_option",
    "finding",
    "option_help",
    "option_words",
    "preset_words",
    "rulebook",
    "search",
    "setting",
    "value_words",
]


def rulebook(t: Language, game: AnyGame) -> list[Section]:
    """Tell the rules in force; the last section names the options that were changed."""
    return numbered(_chapters(t, game))


def _chapters(t: Language, game: AnyGame) -> Iterator[Chapter]:
    if isinstance(game, RowsGame):
        yield from RowsBook(t, game).chapters()
    elif isinstance(game, ElevenNimmt):
        yield from nimmt.chapters(t, game)
    elif isinstance(game, OnzeGagnant):
        yield from gagnant.chapters(t, game)
    # Translators: the title of a chapter of the rules: options that have not their default
    yield Chapter(t.p_("chapter", "Changed options"), changed_options(t, game))


def changed_options(t: Language, game: AnyGame) -> list[str]:
    """A sentence for each option that has not its default, or that there is none."""
    return differing(t, game) or [_unchanged(t)]


def _unchanged(t: Language) -> str:
    # Translators: rules: every option has its default
    return t._("No option is changed.")
