"""Putting it together: from the command line to a running table."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from access_play.arguments import language_of, read_arguments
from access_play.console.base import OutputClosed
from access_play.console.shelf import Shelf
from access_play.resources import folder
from access_play.settings import Settings, locale_language, read_settings, settings_path
from access_play.status import FINE, INTERRUPTED, USAGE, complain, look
from access_play.words import program
from access_play.words.language import Language


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its status: 0 fine, 1 failure, 2 wrong usage, 130 interrupted."""
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OutputClosed:
        return FINE


def _run(arguments: Sequence[str]) -> int:
    shelf = Shelf(folder("locales"), folder("tables"))
    settings, troubles = read_settings(settings_path())
    look(settings.width)
    t = _language(shelf, language_of(arguments), settings)
    if t is None:
        return USAGE
    for trouble in troubles:
        from access_play.telling import bad_setting

        complain(bad_setting(t, trouble))
    asked = read_arguments(arguments, t)
    if isinstance(asked, int):
        return asked
    asked.lang = t.code
    return _dispatch(asked, settings, shelf, t)


def _language(shelf: Shelf, asked: str | None, settings: Settings) -> Language | None:
    """The language asked for, or settled, or of this machine; None, told, for one there is not."""
    known = shelf.codes()
    here = shelf.language(locale_language(known))
    for code in (asked, settings.lang or None):
        if code in known:
            return shelf.language(str(code))
        if code is not None:
            complain(program.unknown_word(here, code, known))
            if code == asked:
                return None
    return here


def _dispatch(asked: argparse.Namespace, settings: Settings, shelf: Shelf, t: Language) -> int:
    from access_play import playing, replaying, telling

    match asked.command:
        case "play":
            return playing.play(asked, settings, shelf, t)
        case "resume":
            return playing.resume(asked, settings, shelf, t)
        case "replay":
            return replaying.replay(asked, settings, shelf, t)
        case "tutorial":
            from access_play import teaching

            return teaching.tutorial(asked, settings, shelf, t)
        case "practise":
            from access_play import practising

            return practising.practise(asked, settings, shelf, t)
        case "saves":
            return telling.saves(t)
        case "rules":
            return telling.rules(asked, settings, shelf, t)
        case "cards":
            return telling.cards(asked, settings, shelf, t)
        case "report":
            from access_play import reporting

            return reporting.report(asked, settings, shelf, t)
        case "doctor":
            return telling.doctor(shelf, t)
        case "settings" if asked.what == "ask":
            from access_play import beginning

            return beginning.ask_again(asked, settings, shelf, t)
        case "settings":
            return telling.settings(asked, settings, t)
        case _:
            return playing.ask_and_play(asked, settings, shelf, t)
