"""What is to be played, by whom, from which seed."""

from __future__ import annotations

import argparse
import itertools
import secrets
from collections.abc import Sequence
from typing import Final

from access_play.games import GAMES
from access_play.games.core import AnyGame, UnknownOption, UnknownValue, read_options
from access_play.settings import Settings
from access_play.table.journal import Header
from access_play.ways import Unusable
from access_play.words import program, shell
from access_play.words.language import Language, folded
from access_play.words.phrase import single_line

SHORT_NAMES: Final = ("Ana", "Bob", "Chloé", "David", "Emma", "Félix", "Gina", "Hugo")
"""Names of computer players, easy to tell apart by ear in French and English."""
LONGEST_NAME: Final = 16
DEFAULT_PLAYERS: Final = 4


def find_game(t: Language, name: str | None) -> type[AnyGame]:
    """The game of that name, or of which it is the only possible beginning."""
    if name is None:
        raise Unusable(shell.which_game(t, list(GAMES)))
    wanted = folded(name).replace(" ", "-").replace("!", "")
    fitting = [game for known, game in GAMES.items() if known.startswith(wanted)]
    if wanted in GAMES:
        return GAMES[wanted]
    if len(fitting) != 1 or not wanted:
        raise Unusable(program.unknown_word(t, name, list(GAMES)))
    return fitting[0]


def make_game(
    t: Language, kind: type[AnyGame], seats: int, preset: str | None, options: Sequence[str]
) -> AnyGame:
    """Make the game from what was typed; raises Unusable with what would be right."""
    preset = preset or next(iter(kind.presets))
    if preset not in kind.presets:
        raise Unusable(program.unknown_word(t, preset, list(kind.presets)))
    if seats not in kind.players:
        raise Unusable(program.wrong_players(t, kind.name, kind.players[0], kind.players[-1]))
    pairs = dict(option.partition("=")[::2] for option in options)
    try:
        return kind.create(seats, {**kind.presets[preset], **read_options(kind.options, pairs)})
    except UnknownOption as wrong:
        raise Unusable(program.unknown_option(t, wrong)) from wrong
    except UnknownValue as wrong:
        raise Unusable(program.unknown_value(t, wrong)) from wrong


def usual_players(kind: type[AnyGame]) -> int:
    """How many play unless somebody says otherwise."""
    return min(DEFAULT_PLAYERS, kind.players[-1])


def header_of(asked: argparse.Namespace, settings: Settings, t: Language) -> Header:
    """What is to be played, by whom, from which seed."""
    kind = find_game(t, asked.game)
    names = [single_line(name)[:LONGEST_NAME].strip() for name in (asked.names or "").split(",")]
    usual = max(len(names), usual_players(kind))
    seats = usual if asked.players is None else asked.players
    game = make_game(t, kind, seats, asked.preset, asked.option)
    humans = 0 if asked.autoplay else asked.humans
    if not 0 <= humans <= seats:
        raise Unusable(program.out_of_range(t, "--humans", humans, 0, seats))
    return Header.of(
        game,
        secrets.token_hex(8) if asked.seed is None else _as_text(asked.seed),
        seat_names(t, names, seats, humans),
        tuple(range(humans)),
        asked.bots or settings.level,
    )


def _as_text(seed: str) -> str:
    """Stand in for bytes of the command line that are no text, so that the seed can be kept."""
    return seed.encode("utf-8", "replace").decode()


def seat_names(t: Language, given: Sequence[str], seats: int, humans: int) -> tuple[str, ...]:
    """A name for every seat, in their order, no two alike; an empty one leaves the seat its usual name."""
    if len(given) > seats:
        raise Unusable(shell.too_many_names(t, len(given), seats))
    taken: set[str] = set()
    for name in filter(None, given):
        if folded(name) in taken:
            raise Unusable(shell.twice_named(t, name))
        taken.add(folded(name))
    people = (program.person(t, number) for number in itertools.count(1))
    computers = iter(SHORT_NAMES)
    names: list[str] = []
    for seat in range(seats):
        usual = people if seat < humans else computers
        own = given[seat] if seat < len(given) else ""
        names.append(own or next(name for name in usual if folded(name) not in taken))
    return tuple(names)
