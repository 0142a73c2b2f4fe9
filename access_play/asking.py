"""The few questions before a game: numbered choices, a default for each, an Enter is enough."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence

from access_play.arguments import make_parser
from access_play.choosing import DEFAULT_PLAYERS
from access_play.console.base import Console
from access_play.console.opening import open_console
from access_play.console.shelf import Shelf
from access_play.games import GAMES
from access_play.players import LEVELS
from access_play.settings import Settings
from access_play.words import questions
from access_play.words.games import game_title
from access_play.words.language import Language, folded


def ask(settings: Settings, shelf: Shelf, t: Language) -> argparse.Namespace | None:
    """Ask what to play; None when the player leaves."""
    console = open_console(settings.plain)
    try:
        words = asyncio.run(_ask(console, t, settings))
    finally:
        console.close()
    if words is None:
        return None
    asked = make_parser(t).parse_args(words)
    asked.lang = t.code
    return asked


async def _ask(console: Console, t: Language, settings: Settings) -> list[str] | None:
    """The words of a command line that asks for what was answered."""
    titles = [game_title(t, name) for name in GAMES]
    game = await choose(console, t, questions.which_game(t), list(GAMES), titles, 0)
    if game is None:
        return None
    kind = GAMES[game]
    counts = [str(number) for number in kind.players]
    usual = counts.index(str(min(DEFAULT_PLAYERS, kind.players[-1])))
    players = await choose(console, t, questions.how_many(t, counts[0], counts[-1]), counts, counts, usual)
    if players is None:
        return None
    presets = list(kind.presets)
    named = [questions.preset(t, name) for name in presets]
    preset = await choose(console, t, questions.which_rules(t), presets, named, 0)
    levels = [questions.level(t, level) for level in LEVELS]
    usual = LEVELS.index(settings.level) if settings.level in LEVELS else 1
    level = preset and await choose(console, t, questions.how_well(t), LEVELS, levels, usual)
    if preset is None or level is None:
        return None
    return ["play", game, "--players", players, "--preset", preset, "--bots", level]


async def choose(
    console: Console, t: Language, question: str, values: Sequence[str], names: Sequence[str], default: int
) -> str | None:
    """Ask until a number, a name or the only beginning of one is typed; None at the end of input."""
    console.announce(question)
    if list(values) != list(names) or not values[0].isdecimal():
        for at, name in enumerate(names):
            console.announce(questions.choice(t, at + 1, name))
    console.announce(questions.default(t, names[default]))
    while (line := await console.read_line()) is not None:
        meant = _meant(folded(line).strip(), values, names)
        if not line.strip():
            return values[default]
        if len(meant) == 1:
            return values[meant[0]]
        console.announce(questions.again(t, len(names), values[0].isdecimal()))
    return None


def _meant(typed: str, values: Sequence[str], names: Sequence[str]) -> list[int]:
    """Which choices were meant: figures that are choices themselves go before places in the list."""
    if typed in values:
        return [values.index(typed)]
    if typed.isascii() and typed.isdecimal() and len(typed) < 4 and not values[0].isdecimal():
        return [int(typed) - 1] if 1 <= int(typed) <= len(values) else []
    return [
        at
        for at, (value, name) in enumerate(zip(values, names, strict=True))
        if typed and (folded(name).startswith(typed) or value.startswith(typed))
    ]
