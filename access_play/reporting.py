"""A report for whoever can mend what is wrong: one file, fit to be shown to anybody, opponents too.

It holds no seed, no journal and nothing that was private to a seat, for from each of those hidden
cards could be told; the home folder is written ``~``.
"""

from __future__ import annotations

import argparse
import itertools
import platform
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from datetime import datetime
from pathlib import Path
from typing import TextIO

from access_play.console import saves
from access_play.console.listening import Listening
from access_play.console.shelf import Shelf
from access_play.doctor import findings
from access_play.games.core import WATCHER, Event
from access_play.keeping import kept_name, why_not
from access_play.settings import (
    Settings,
    as_toml,
    read_settings,
    reports_path,
    saves_path,
    settings_path,
)
from access_play.speech import Mouth
from access_play.status import FAILURE, FINE, USAGE, complain, tell
from access_play.table.journal import Damaged, Record, TooNew
from access_play.table.match import Match, Unfitting
from access_play.ways import Unusable
from access_play.words import findings as say
from access_play.words import program, reporting, shell
from access_play.words.announcement import Announcement
from access_play.words.base import Verbosity
from access_play.words.games import game_title
from access_play.words.language import Language
from access_play.words.phrase import Said


def report(asked: argparse.Namespace, settings: Settings, shelf: Shelf, t: Language) -> int:
    """Report on the game that is named, or on the last one."""
    try:
        told = list(_last_game(asked.name, settings, shelf, t))
    except Unusable as wrong:
        complain(str(wrong))
        return USAGE
    except (TooNew, Damaged, OSError) as wrong:
        complain(why_not(t, asked.name or "", wrong))
        return FAILURE
    try:
        path = _write([*_machine(settings, shelf, t, None), *told])
    except OSError as wrong:
        complain(program.unwritable(t, str(reports_path()), shell.reason(t, wrong)))
        return FAILURE
    tell(reporting.written(t, str(path)).text)
    return FINE


def report_here(shelf: Shelf, t: Language, mouth: Mouth, game: str, heard: Sequence[Announcement]) -> Said:
    """Report on the game that is being played, as a seat heard it; says where the report is."""
    settings, _ = read_settings(settings_path())
    try:
        path = _write([*_machine(settings, shelf, t, mouth), game, *public(t, heard)])
    except OSError as wrong:
        return program.alike(program.unwritable(t, str(reports_path()), shell.reason(t, wrong)))
    return reporting.written(t, str(path))


def _write(lines: Iterable[str]) -> Path:
    """Write a new file, ``report-20261130-0847.txt``; raises OSError."""
    folder, home = reports_path(), str(Path.home())
    folder.mkdir(parents=True, exist_ok=True)
    path, file = _new_file(folder, f"report-{datetime.now():%Y%m%d-%H%M}")  # the player's own clock
    with file:
        file.writelines(f"{line.replace(home, '~')}\n" for line in lines)
    return path


def _new_file(folder: Path, name: str) -> tuple[Path, TextIO]:
    for number in itertools.count(1):
        path = folder / (f"{name}.txt" if number == 1 else f"{name}-{number}.txt")
        try:
            return path, path.open("x", encoding="utf-8")
        except FileExistsError:
            continue
    raise AssertionError


def _machine(settings: Settings, shelf: Shelf, t: Language, mouth: Mouth | None) -> Iterator[str]:
    """What runs where, what was changed in the settings, and what the doctor finds."""
    yield reporting.title(t, say.version(t), f"{datetime.now():%Y-%m-%d %H:%M}")
    yield reporting.machine(t, platform.platform(), sys.version.split()[0])
    yield reporting.settings_title(t)
    usual = Settings()
    changed = [
        each.name for each in fields(usual) if getattr(settings, each.name) != getattr(usual, each.name)
    ]
    yield from [f"{name} = {as_toml(getattr(settings, name))}" for name in changed] or [reporting.nothing(t)]
    yield reporting.doctor_title(t)
    yield from findings(shelf, t, mouth)


def _last_game(name: str | None, settings: Settings, shelf: Shelf, t: Language) -> Iterator[str]:
    """What was said in a kept game; raises as keeping.kept_name and saves.read."""
    if name is None and not saves.kept(saves_path()):
        yield reporting.no_game(t)
        return
    record = saves.read(saves_path() / f"{kept_name(t, name, over=True)}{saves.SUFFIX}")
    events = list[Event]()
    match = Match(record.header.make_game(), record.header.seed, events.append, lambda line: None)
    broken = _followed(match, record)
    yield heading(t, match)
    listening = Listening(match.game, record.header, shelf, t.code, Verbosity(settings.verbosity))
    seat = WATCHER if listening.alone is None else listening.alone
    yield from public(t, [each for event in events for each in listening.announce(event, seat)])
    if broken:
        yield reporting.broken(t, broken)


def _followed(match: Match, record: Record) -> int:
    """Go through a journal as far as it fits; the line at which it does not, else 0."""
    try:
        for at, line in enumerate(record.lines, start=1):
            match.follow(line, at)
    except Unfitting as wrong:
        return wrong.entry
    return 0


def heading(t: Language, match: Match) -> str:
    """Which game it is, for how many, and how far it has come."""
    return reporting.game_title(t, game_title(t, match.game.name), match.game.seats, len(match.results))


def public(t: Language, heard: Iterable[Announcement]) -> Iterator[str]:
    """What may be shown to anybody; runs of private lines are counted only."""
    for private, run in itertools.groupby(heard, key=lambda each: each.private):
        lines = [each.screen for each in run]
        yield from [reporting.left_out(t, len(lines))] if private else lines
