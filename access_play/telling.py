"""The commands that only tell: saved games, rules, settings, and what works here."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from typing import TYPE_CHECKING

from access_play.braille.brailler import Style
from access_play.choosing import find_game, make_game
from access_play.console.shelf import Shelf
from access_play.games.core import AnyGame
from access_play.keeping import kept_lines
from access_play.settings import (
    BadSettings,
    BadValue,
    Settings,
    as_toml,
    change,
    known_values,
    settings_path,
)
from access_play.status import FAILURE, FINE, USAGE, complain, put_out, tell
from access_play.ways import Unusable, paper_of
from access_play.words import program, shell
from access_play.words.language import Language
from access_play.words.settled import explained, meanings

if TYPE_CHECKING:
    from access_play.embossing import Embosser


def saves(t: Language) -> int:
    """One line for each kept game, the latest last."""
    for line in kept_lines(t):
        tell(line)
    return FINE


def settings(asked: argparse.Namespace, chosen: Settings, t: Language) -> int:
    """Show the settings, say where they are kept, or change one."""
    path = settings_path()
    if asked.what == "where":
        tell(str(path))
        return FINE
    if asked.what == "set":
        return _set(asked, t)
    meant = meanings(t)
    for each in fields(chosen):
        line = f"{each.name} = {as_toml(getattr(chosen, each.name))}"
        tell(explained(t, line, meant[each.name], ", ".join(known_values(each.name))))
    return FINE


def _set(asked: argparse.Namespace, t: Language) -> int:
    path = settings_path()
    if asked.name is None or asked.value is None:
        complain(shell.needs_value(t, asked.name or "settings set"))
        return USAGE
    try:
        change(path, asked.name, asked.value)
    except BadValue as wrong:
        complain(program.unknown_word(t, wrong.value, wrong.known))
        return USAGE
    except BadSettings as wrong:
        complain(bad_setting(t, wrong))
        return FAILURE
    except OSError as wrong:
        complain(program.unwritable(t, str(path), shell.reason(t, wrong)))
        return FAILURE
    tell(f"{asked.name} = {asked.value}")
    return FINE


def bad_setting(t: Language, wrong: BadSettings | BadValue) -> str:
    """What is wrong in the settings file, and what would be right."""
    path = str(settings_path())
    if isinstance(wrong, BadValue) and not wrong.name:
        return program.unknown_word(t, wrong.value, wrong.known, str(path))
    if isinstance(wrong, BadValue):
        return shell.unknown_setting(t, path, wrong.name, wrong.value, ", ".join(wrong.known))
    if isinstance(wrong.cause, OSError):
        return program.bad_settings(t, path, shell.reason(t, wrong.cause))
    return program.bad_settings(t, path, shell.not_toml(t, wrong.line))


def rules(asked: argparse.Namespace, chosen: Settings, shelf: Shelf, t: Language) -> int:
    """The rulebook of a game, with the rules that were asked for."""
    from access_play.words.rulebook import finding, rulebook, search

    def told(game: AnyGame) -> Iterator[str]:
        for section in rulebook(t, game):
            yield f"{section.number}. {section.title}"
            yield from section.sentences

    def found(game: AnyGame) -> Iterator[str]:
        lines = search(rulebook(t, game), asked.search)
        yield from (finding.numbered(t, line).text for line in lines)
        if not lines:
            yield finding.not_found(t, asked.search).text

    return _put_out(
        asked,
        chosen,
        shelf,
        t,
        told if asked.search is None else found,
        lambda embosser, game: embosser.rules(game, rulebook(t, game), asked.format),
    )


def cards(asked: argparse.Namespace, chosen: Settings, shelf: Shelf, t: Language) -> int:
    """Labels for the cards of a game, with the rules that were asked for."""
    from access_play.words import labels

    def told(game: AnyGame) -> Iterator[str]:
        yield labels.title(t, game)
        yield from (said.text for said in labels.key(t, game))
        for group in labels.groups(t, game):
            yield labels.group_title(t, group)
            yield from (labels.line(t, label) for label in group.labels)

    return _put_out(asked, chosen, shelf, t, told, lambda embosser, game: embosser.cards(game, asked.format))


def _put_out(
    asked: argparse.Namespace,
    chosen: Settings,
    shelf: Shelf,
    t: Language,
    told: Callable[[AnyGame], Iterable[str]],
    embossed: Callable[[Embosser, AnyGame], bytes],
) -> int:
    """Put out what is told of a game, as text or in braille."""
    try:
        game = make_game(t, find_game(t, asked.game), None, asked.preset, asked.option)
        paper = paper_of(asked, chosen, t)
    except Unusable as wrong:
        complain(str(wrong))
        return USAGE
    if asked.format == "text":
        for line in told(game):
            tell(line)
        return FINE
    from access_play.embossing import Embosser

    shelf.style = Style(asked.grade or chosen.grade, digits=chosen.digits)
    brailler = shelf.for_paper(t.code)
    if brailler.missing:
        complain(program.braille_trouble(t, brailler.missing).text)
        return FAILURE
    put_out(embossed(Embosser(t, brailler, paper), game))
    return FINE


def doctor(shelf: Shelf, t: Language) -> int:
    """One line each for what can speak and braille here, with the cure for what is missing."""
    from access_play.doctor import findings

    for line in findings(shelf, t):
        tell(line)
    return FINE
