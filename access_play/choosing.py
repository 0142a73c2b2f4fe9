"""What is to be played, by whom, from which seed."""

from __future__ import annotations

import argparse
import itertools
import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from access_play.games import GAMES
from access_play.games.core import AnyGame, UnknownOption, UnknownValue, Value, read_options
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
    t: Language,
    kind: type[AnyGame],
    seats: int | None,
    preset: str | None,
    options: Sequence[str],
    least: int = 0,
) -> AnyGame:
    """Make the game from what was typed; raises Unusable with what would be right.

    Without a number of seats the usual one, or the nearest that the rules allow, ``least`` at least.
    """
    preset = preset or next(iter(kind.presets))
    if preset not in kind.presets:
        raise Unusable(program.unknown_word(t, preset, list(kind.presets)))
    pairs = dict(option.partition("=")[::2] for option in options)
    try:
        values = {**kind.presets[preset], **read_options(kind.options, pairs)}
        players = usual_players(kind, values, least) if seats is None else seats
        if players not in kind.players:
            raise Unusable(program.wrong_players(t, kind.name, kind.players[0], kind.players[-1]))
        return kind.create(players, values)
    except UnknownOption as wrong:
        raise Unusable(program.unknown_option(t, wrong)) from wrong
    except UnknownValue as wrong:
        raise Unusable(program.unknown_value(t, wrong)) from wrong


def usual_players(kind: type[AnyGame], values: Mapping[str, Value], least: int = 0) -> int:
    """How many play unless somebody says otherwise: the number nearest to the usual one that is allowed."""
    usual = max(least, min(DEFAULT_PLAYERS, kind.players[-1]))
    near = sorted(kind.players, key=lambda seats: abs(seats - usual))
    return next((seats for seats in near if seats >= least and allowed(kind, seats, values)), usual)


def allowed(kind: type[AnyGame], seats: int, values: Mapping[str, Value]) -> bool:
    """Whether the rules chosen can be played by so many."""
    try:
        kind.create(seats, values)
    except UnknownValue:
        return False
    return True


def header_of(asked: argparse.Namespace, settings: Settings, t: Language) -> Header:
    """What is to be played, by whom, from which seed."""
    kind = find_game(t, asked.game)
    names = [single_line(name)[:LONGEST_NAME].strip() for name in (asked.names or "").split(",")]
    game = make_game(t, kind, asked.players, asked.preset, asked.option, least=len(names))
    seats = game.seats
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
    names: list[str] = []
    for seat in range(seats):
        own = given[seat] if seat < len(given) else ""
        usual = _people(t, seat + 1) if seat < humans else iter(SHORT_NAMES)
        names.append(own or next(name for name in usual if folded(name) not in taken))
        taken.add(folded(names[-1]))
    return tuple(names)


def _people(t: Language, first: int) -> Iterator[str]:
    """Names of people who gave none: by the number of the seat, or the next that is free."""
    return (program.person(t, number) for number in itertools.count(first))
