"""The command line: what can be typed, its help in whole lines, its mistakes in the player's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn

from access_play import __version__
from access_play.braille.brailler import DIGITS
from access_play.braille.paper import NEWLINES
from access_play.games import GAMES
from access_play.players import LEVELS
from access_play.settings import ARRIVAL, DOTS, ROUTING
from access_play.status import FINE, USAGE, complain, tell
from access_play.ways import Unusable
from access_play.words import program, shell
from access_play.words.base import Verbosity
from access_play.words.language import Language
from access_play.words.levels import Level

GRADES = (1, 2)
FORMATS = ("text", "brf", "pef")


class Parser(argparse.ArgumentParser):
    """Raises Unusable, with what would be right, where argparse would print its own English."""

    def __init__(self, t: Language, *, prog: str, **about: str | None) -> None:
        super().__init__(prog=prog, add_help=False, allow_abbrev=False, exit_on_error=False, **about)  # type: ignore[arg-type]
        self.t = t
        # Translators: help of the command line
        self.add_argument("-h", "--help", action="help", help=t._("this help"))

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """Read a command line. Raises Unusable; ends the program after its help or version."""
        try:
            asked, unknown = self.parse_known_args(words)
        except argparse.ArgumentError as wrong:
            name = (wrong.argument_name or "").rpartition("/")[2]
            wants = shell.takes_no_value if name in _FLAGS else shell.needs_value
            raise Unusable(wants(self.t, name)) from wrong
        if unknown:
            raise Unusable(program.unknown_word(self.t, unknown[0], self._known(asked.command)))
        return asked

    def _known(self, command: str | None) -> list[str]:
        """What the command takes, for somebody who typed something else."""
        parser = self._commands()[command] if command else self
        return [action.option_strings[-1] for action in parser._actions if action.option_strings]

    def _commands(self) -> dict[str, Parser]:
        found = (each for each in self._actions if isinstance(each, argparse._SubParsersAction))
        return dict(next(found).choices)

    # what argparse calls

    def error(self, message: str) -> NoReturn:
        raise Unusable(message)

    def _check_value(self, action: argparse.Action, value: object) -> None:
        if action.choices is not None and value not in action.choices:
            raise Unusable(program.unknown_word(self.t, str(value), [str(each) for each in action.choices]))

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> object:
        """Take ``--seed=--`` as it was typed; argparse drops the dashes before Python 3.13."""
        if action.option_strings and arg_strings == ["--"]:
            value = self._get_value(action, "--")
            self._check_value(action, value)
            return value
        return super()._get_values(action, arg_strings)

    def _print_message(self, message: str, file: object = None) -> None:
        for line in message.splitlines():
            tell(line)

    def format_help(self) -> str:
        """Whole lines, one for each word that can be typed, nothing to keep in columns."""
        places = [_shown(action) for action in self._actions if not action.option_strings]
        lines = [shell.usage(self.t, " ".join([self.prog, *places])), self.description, *self._meanings()]
        return "\n".join(filter(None, [*lines, self.epilog]))

    def _meanings(self) -> Iterable[str]:
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                for each in action._choices_actions:
                    yield shell.help_line(self.t, each.dest, each.help or "")
            elif action.help:
                yield shell.help_line(self.t, _shown(action), action.help)


_FLAGS = ("-h", "--help", "--version", "--autoplay", "--plain", "--sounds", "--colour")


def _shown(action: argparse.Action) -> str:
    """An option or place as help shows it: ``--players N``."""
    value = "" if action.nargs == 0 else str(action.metavar or "")
    return " ".join(filter(None, [", ".join(action.option_strings), value]))


def read_arguments(words: Sequence[str], t: Language) -> argparse.Namespace | int:
    """Read the command line; the status instead when there is nothing left to do."""
    try:
        return make_parser(t).read(words)
    except Unusable as wrong:
        complain(str(wrong))
        return USAGE
    except SystemExit:  # after the help or the version
        return FINE


def make_parser(t: Language) -> Parser:
    """The parser, its own words translated."""
    # Translators: the heading of a usage line
    parser = Parser(t, prog="access-play", description=t._("Card games to play by ear and by finger."))
    # Translators: help of the command line
    version = t._("which version this is")
    parser.add_argument("--version", action="version", version=f"access-play {__version__}", help=version)
    _add_language(parser, t)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    add = _adder(commands, t)
    # Translators: help of the command line
    _add_play(add("play", t._("play a game")), t)
    # Translators: help of the command line
    _add_tutorial(add("tutorial", t._("learn the words while playing")), t)
    # Translators: help of the command line: to read the marks of cards in braille
    _add_practice(add("practise", t._("practise the braille marks on the cards")), t)
    # Translators: help of the command line
    resume = add("resume", t._("go on with a saved game"))
    # Translators: help of the command line
    resume.add_argument("name", nargs="?", metavar="NAME", help=t._("which one; the last one by itself"))
    _add_ways_out(resume, t)
    # Translators: help of the command line
    add("saves", t._("list the saved games"))
    # Translators: help of the command line
    _add_replay(add("replay", t._("hear a game again, from any seat once it is over")), t)
    # Translators: help of the command line
    rules = add("rules", t._("read the rules of a game"))
    _add_rules(rules, t)
    # Translators: help of the command line
    rules.add_argument("--search", metavar="WORD", help=t._("only what holds a word, with its number"))
    # Translators: help of the command line
    _add_rules(add("cards", t._("braille labels for a real pack of cards")), t)
    # Translators: help of the command line
    add("doctor", t._("what can speak and braille here"))
    # Translators: help of the command line
    report = add("report", t._("write down what is wrong, in one file to send"))
    # Translators: help of the command line
    report.add_argument("name", nargs="?", metavar="NAME", help=t._("which game; the last one by itself"))
    # Translators: help of the command line
    _add_settings(add("settings", t._("show the settings, or set one")), t)
    return parser


def _adder(
    commands: argparse._SubParsersAction[Parser], t: Language
) -> Callable[[str, str], argparse.ArgumentParser]:
    def add(name: str, meaning: str) -> argparse.ArgumentParser:
        parser = commands.add_parser(name, t=t, help=meaning, prog=f"access-play {name}", description=meaning)
        _add_language(parser, t)
        return parser

    return add


def _add_language(parser: argparse.ArgumentParser, t: Language) -> None:
    # Translators: help of the command line
    parser.add_argument("--lang", metavar="fr|en", default=argparse.SUPPRESS, help=t._("language"))


def _add_game(parser: argparse.ArgumentParser, t: Language) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=", ".join(GAMES))
    # Translators: help of the command line
    parser.add_argument("--preset", metavar="P", help=t._("a named set of rules"))
    # Translators: help of the command line
    rule = t._("one rule; may be given several times")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=rule)


def _add_play(play: argparse.ArgumentParser, t: Language) -> None:
    _add_game(play, t)
    # Translators: help of the command line
    play.add_argument("--players", type=_figure(t, "--players"), metavar="N", help=t._("how many play"))
    # Translators: help of the command line
    here = t._("how many people share this machine")
    play.add_argument("--humans", type=_figure(t, "--humans"), metavar="N", default=1, help=here)
    # Translators: help of the command line
    play.add_argument("--names", metavar="A,B,...", help=t._("names, in the order of the seats"))
    # Translators: help of the command line
    level = t._("how well the computer plays")
    play.add_argument("--bots", choices=LEVELS, metavar="|".join(LEVELS), help=level)
    # Translators: help of the command line
    play.add_argument("--autoplay", action="store_true", help=t._("the computer plays every seat"))
    # Translators: help of the command line
    play.add_argument("--seed", metavar="S", help=t._("the same seed gives the same cards"))
    _add_ways_out(play, t)


def _add_tutorial(tutorial: argparse.ArgumentParser, t: Language) -> None:
    tutorial.add_argument("game", metavar="GAME", nargs="?", help=", ".join(GAMES))
    _add_ways_out(tutorial, t)


def _add_practice(practice: argparse.ArgumentParser, t: Language) -> None:
    _add_game(practice, t)
    levels = [level.value for level in Level]
    # Translators: help of the command line: what is practised
    which = t._("what the cells say")
    practice.add_argument("--level", choices=levels, metavar="|".join(levels), default=levels[-1], help=which)
    # Translators: help of the command line: how many marks are practised
    many = t._("how many; 0: until you leave")
    practice.add_argument("--count", type=_figure(t, "--count"), metavar="N", default=10, help=many)
    # Translators: help of the command line
    practice.add_argument("--seed", metavar="S", help=t._("the same seed gives the same cards"))
    _add_ways_out(practice, t)


def _add_replay(replay: argparse.ArgumentParser, t: Language) -> None:
    # Translators: help of the command line
    which = t._("a saved game or its file; the last one by itself")
    replay.add_argument("name", nargs="?", metavar="FILE", help=which)
    # Translators: help of the command line
    replay.add_argument("--seat", metavar="NAME|N", help=t._("from whose seat"))
    _add_ways_out(replay, t)


def _add_rules(rules: argparse.ArgumentParser, t: Language) -> None:
    """The options of what is printed or embossed."""
    _add_game(rules, t)
    # Translators: help of the command line
    form = t._("plain text, or braille to emboss")
    rules.add_argument("--format", choices=FORMATS, metavar="|".join(FORMATS), default="text", help=form)
    _add_paper(rules, t)


def _add_settings(settings: argparse.ArgumentParser, t: Language) -> None:
    # Translators: help of the command line
    what = t._("all of them, a new value for one, where they are kept, or the questions of the first start")
    settings.add_argument(
        "what",
        nargs="?",
        choices=("show", "set", "where", "ask"),
        metavar="show|set|where|ask",
        default="show",
        help=what,
    )
    # Translators: help of the command line
    settings.add_argument("name", nargs="?", metavar="NAME", help=t._("the setting"))
    # Translators: help of the command line
    settings.add_argument("value", nargs="?", metavar="VALUE", help=t._("its new value"))


def _add_ways_out(parser: argparse.ArgumentParser, t: Language) -> None:
    # Translators: help of the command line
    speaker = t._("who speaks")
    parser.add_argument("--speech", metavar="none|pyttsx3|speechd|screenreader|FILE.wav", help=speaker)
    # Translators: help of the command line
    parser.add_argument("--voice", metavar="NAME", help=t._("voice"))
    # Translators: help of the command line
    rate = t._("words a minute")
    parser.add_argument("--rate", type=_figure(t, "--rate"), metavar="80-600", help=rate)
    # Translators: help of the command line
    parser.add_argument("--volume", type=_figure(t, "--volume"), metavar="0-100", help=t._("loudness"))
    # Translators: help of the command line
    sounds = t._("short sounds for your turn, refused, won")
    parser.add_argument("--sounds", action="store_true", help=sounds)
    # Translators: help of the command line
    cells = t._("where the cells go")
    parser.add_argument("--braille", metavar="off|terminal|display|FILE.brf", help=cells)
    # Translators: help of the command line
    parser.add_argument("--cells", type=_figure(t, "--cells"), metavar="12-80", help=t._("cells in a line"))
    _add_paper(parser, t)
    _add_display(parser, t)
    levels = [each.value for each in Verbosity]
    # Translators: help of the command line
    much = t._("how much is said")
    parser.add_argument("--verbosity", choices=levels, metavar="|".join(levels), help=much)
    # Translators: help of the command line
    parser.add_argument("--plain", action="store_true", help=t._("plain lines"))
    # Translators: help of the command line
    wide = t._("columns of a printed line")
    parser.add_argument("--width", type=_figure(t, "--width"), metavar="20-200", help=wide)
    # Translators: help of the command line
    parser.add_argument("--colour", action="store_true", help=t._("colours in their colour"))
    # Translators: help of the command line
    parser.add_argument("--transcript", metavar="FILE", help=t._("keep what was said"))
    # Translators: help of the command line
    parser.add_argument("--announcements", metavar="FILE", help=t._("keep every announcement as JSON"))


def _add_display(parser: argparse.ArgumentParser, t: Language) -> None:
    # Translators: help of the command line
    dots = t._("dots of a braille cell; also --digits antoine|sign|bare")
    parser.add_argument("--dots", type=_figure(t, "--dots"), choices=DOTS.figures, metavar="6|8", help=dots)
    parser.add_argument("--digits", choices=DIGITS, metavar="|".join(DIGITS))
    # Translators: help of the command line: a routing key is a key above a cell of a braille display
    routing = t._("what a routing key on a card does; also --arrival show|wait|key, for new lines")
    parser.add_argument("--routing", choices=ROUTING.words, metavar="|".join(ROUTING.words), help=routing)
    parser.add_argument("--arrival", choices=ARRIVAL.words, metavar="|".join(ARRIVAL.words))


def _add_paper(parser: argparse.ArgumentParser, t: Language) -> None:
    # Translators: help of the command line
    grade = t._("1 uncontracted, 2 contracted")
    parser.add_argument("--grade", type=_figure(t, "--grade"), choices=GRADES, metavar="1|2", help=grade)
    # Translators: help of the command line: the options are for braille on paper
    width = t._("cells in a line of paper; also --paper-height 4-100, --paper-newline crlf|lf")
    parser.add_argument("--paper-width", type=_figure(t, "--paper-width"), metavar="12-100", help=width)
    parser.add_argument("--paper-height", type=_figure(t, "--paper-height"), metavar="4-100")
    parser.add_argument("--paper-newline", choices=NEWLINES, metavar="|".join(NEWLINES))


def _figure(t: Language, option: str) -> Callable[[str], int]:
    """Reads the whole number after an option."""

    def read(word: str) -> int:
        try:
            return int(word[:12])
        except ValueError:
            raise Unusable(shell.no_figure(t, option, word)) from None

    return read


def language_of(arguments: Sequence[str]) -> str | None:
    """The language asked for, found before the rest is read, so that mistakes are told in it."""
    found = None
    for at, word in enumerate(arguments):
        if word == "--lang" and at + 1 < len(arguments):
            found = arguments[at + 1]
        elif word.startswith("--lang="):
            found = word.partition("=")[2]
    return found
