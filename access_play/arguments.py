"""The command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from access_play import __version__
from access_play.games import GAMES
from access_play.players import LEVELS
from access_play.words.base import Verbosity
from access_play.words.language import Language


class Parser(argparse.ArgumentParser):
    """Says what is wrong and what would be right, in the player's language; status 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{message}\n")


def make_parser(t: Language) -> Parser:
    """The parser, its own words translated."""
    # Translators: the heading of a usage line
    parser = Parser(prog="access-play", description=t._("Card games to play by ear and by finger."))
    parser.add_argument("--version", action="version", version=f"access-play {__version__}")
    # Translators: help of the command line
    parser.add_argument("--lang", metavar="fr|en", help=t._("language"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add_play(commands, t)
    # Translators: help of the command line
    resume = commands.add_parser("resume", help=t._("go on with a saved game"))
    resume.add_argument("name", nargs="?")
    _add_ways_out(resume, t)
    # Translators: help of the command line
    commands.add_parser("saves", help=t._("list the saved games")).add_argument(
        "--lang", default=argparse.SUPPRESS
    )
    # Translators: help of the command line
    rules = commands.add_parser("rules", help=t._("read the rules of a game"))
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("--lang", default=argparse.SUPPRESS)
    rules.add_argument("--format", choices=["text", "brf", "pef"], default="text")
    rules.add_argument("--grade", type=int, choices=(1, 2), default=argparse.SUPPRESS)
    _add_game_options(rules, t)
    # Translators: help of the command line
    doctor = commands.add_parser("doctor", help=t._("what can speak and braille here"))
    doctor.add_argument("--lang", default=argparse.SUPPRESS)
    # Translators: help of the command line
    settings = commands.add_parser("settings", help=t._("show the settings"))
    settings.add_argument("--lang", default=argparse.SUPPRESS)
    return parser


def _add_play(commands: argparse._SubParsersAction[Parser], t: Language) -> None:
    # Translators: help of the command line
    play = commands.add_parser("play", help=t._("play a game"), epilog=", ".join(GAMES))
    play.add_argument("game", metavar="GAME")
    # Translators: help of the command line
    play.add_argument("--players", type=int, metavar="N", help=t._("how many play"))
    # Translators: help of the command line
    play.add_argument(
        "--humans", type=int, metavar="N", default=1, help=t._("how many people share this machine")
    )
    # Translators: help of the command line
    play.add_argument("--names", metavar="A,B,...", help=t._("names, in the order of the seats"))
    # Translators: help of the command line
    play.add_argument("--bots", choices=LEVELS, help=t._("how well the computer plays"))
    # Translators: help of the command line
    play.add_argument("--autoplay", action="store_true", help=t._("the computer plays every seat"))
    # Translators: help of the command line
    play.add_argument("--seed", metavar="S", help=t._("the same seed gives the same cards"))
    _add_game_options(play, t)
    _add_ways_out(play, t)


def _add_game_options(parser: argparse.ArgumentParser, t: Language) -> None:
    # Translators: help of the command line
    parser.add_argument("--preset", metavar="P", help=t._("a named set of rules"))
    # Translators: help of the command line
    rule = t._("one rule; may be given several times")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=rule)


def _add_ways_out(parser: argparse.ArgumentParser, t: Language) -> None:
    # Translators: help of the command line
    parser.add_argument("--lang", metavar="fr|en", default=argparse.SUPPRESS, help=t._("language"))
    # Translators: help of the command line
    parser.add_argument("--speech", metavar="none|pyttsx3|FILE.wav", help=t._("who speaks"))
    # Translators: help of the command line
    parser.add_argument("--voice", metavar="NAME", help=t._("voice"))
    # Translators: help of the command line
    parser.add_argument("--rate", type=int, metavar="80-600", help=t._("words a minute"))
    # Translators: help of the command line
    parser.add_argument("--volume", type=int, metavar="0-100", help=t._("loudness"))
    # Translators: help of the command line
    parser.add_argument("--braille", metavar="off|terminal|display|FILE.brf", help=t._("where the cells go"))
    # Translators: help of the command line
    parser.add_argument("--cells", type=int, metavar="12-80", help=t._("cells in a line"))
    # Translators: help of the command line
    parser.add_argument("--grade", type=int, choices=(1, 2), help=t._("1 uncontracted, 2 contracted"))
    levels = [each.value for each in Verbosity]
    # Translators: help of the command line
    parser.add_argument("--verbosity", choices=levels, help=t._("how much is said"))
    # Translators: help of the command line
    parser.add_argument("--plain", action="store_true", help=t._("plain lines"))
    # Translators: help of the command line
    parser.add_argument("--transcript", metavar="FILE", help=t._("keep what was said"))
    # Translators: help of the command line
    parser.add_argument("--announcements", metavar="FILE", help=t._("keep every announcement as JSON"))


def language_of(arguments: Sequence[str]) -> str | None:
    """The language asked for, found before the rest is read, so that mistakes are told in it."""
    for at, word in enumerate(arguments):
        if word == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None
