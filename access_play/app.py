"""Putting it together: from the command line to a running table."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from access_play.arguments import language_of, make_parser
from access_play.console.base import OutputClosed
from access_play.console.shelf import Shelf
from access_play.resources import folder
from access_play.settings import BadSettings, Settings, locale_language, read_settings, settings_path
from access_play.status import FINE, INTERRUPTED, USAGE, complain
from access_play.words import program
from access_play.words.language import Language


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its status: 0 fine, 1 failure, 2 wrong usage, 130 interrupted."""
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (OutputClosed, BrokenPipeError):
        _close_output()
        return FINE


def _run(arguments: Sequence[str]) -> int:
    shelf = Shelf(folder("locales"), folder("tables"))
    settings, trouble = _settings()
    code = language_of(arguments) or settings.lang or locale_language(shelf.codes())
    if code not in shelf.codes():
        complain(program.unknown_word(shelf.english, code, shelf.codes()))
        return USAGE
    t = shelf.language(code)
    if trouble:
        complain(program.bad_settings(t, *trouble.args))
    asked = make_parser(t).parse_args(arguments)
    asked.lang = code
    return _dispatch(asked, settings, shelf, t)


def _settings() -> tuple[Settings, BadSettings | None]:
    """The settings, or the defaults with what is wrong with the file."""
    try:
        return read_settings(settings_path()), None
    except BadSettings as trouble:
        return Settings(), trouble


def _dispatch(asked: argparse.Namespace, settings: Settings, shelf: Shelf, t: Language) -> int:
    from access_play import playing, telling

    match asked.command:
        case "play":
            return playing.play(asked, settings, shelf, t)
        case "resume":
            return playing.resume(asked, settings, shelf, t)
        case "saves":
            return telling.saves(t)
        case "rules":
            return telling.rules(asked, shelf, t)
        case "doctor":
            return telling.doctor(shelf, t)
        case "settings":
            return telling.settings(settings, t)
        case _:
            return playing.ask_and_play(settings, shelf, t)


def _close_output() -> None:
    """Keep the interpreter from writing to a closed pipe once more at its end."""
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, sys.stdout.fileno())
