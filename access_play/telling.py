"""The commands that only tell: saved games, rules, settings, and what works here."""

from __future__ import annotations

import argparse
import sys
from dataclasses import fields

from access_play.choosing import find_game, make_game
from access_play.console import saves as kept_games
from access_play.console.shelf import Shelf
from access_play.settings import Settings, saves_path, settings_path
from access_play.status import FINE, USAGE, complain
from access_play.ways import Unusable
from access_play.words import program
from access_play.words.games import game_title
from access_play.words.language import Language


def out(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def saves(t: Language) -> int:
    """One line for each kept game, the latest last."""
    kept = kept_games.kept(saves_path())
    for game in kept:
        out(program.kept_games(t, game.name, game_title(t, game.game), game.plays, game.over))
    if not kept:
        out(program.no_such_save(t, "", []))
    return FINE


def settings(chosen: Settings, t: Language) -> int:
    """Where the settings are, then each of them."""
    out(str(settings_path()))
    for each in fields(chosen):
        out(f"{each.name} = {getattr(chosen, each.name)!r}")
    return FINE


def rules(asked: argparse.Namespace, shelf: Shelf, t: Language) -> int:
    """The rulebook of a game, with the rules that were asked for."""
    try:
        kind = find_game(t, asked.game)
        game = make_game(t, kind, kind.players[0], asked.preset, asked.option)
    except Unusable as wrong:
        complain(str(wrong))
        return USAGE
    from access_play.words.rulebook import rulebook

    for section in rulebook(t, game):
        out(f"{section.number} {section.title}")
        for sentence in section.sentences:
            out(sentence)
    return FINE


def doctor(shelf: Shelf, t: Language) -> int:
    """One line each for what can speak and braille here, with the cure for what is missing."""
    from access_play.doctor import findings

    for line in findings(shelf, t):
        out(line)
    return FINE
