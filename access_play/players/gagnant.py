"""How to play Onze Gagnant: look at every way to play the card, and keep the table that stands best.

All lies open but the order of the stock, so a turn can be thought through to its end; what
will be drawn is drawn at random from what has not been seen.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from access_play.games.core import OVER, Play, Seat
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.gagnant.lines import BONUS_FROM, Line, colours, distance, is_blocked
from access_play.games.gagnant.pack import Pack
from access_play.games.gagnant.state import DRAW_BONUS, GagnantState, GagnantView, Step

SAMPLES: Final = 4
"""How many stocks are imagined when a draw is chosen."""
WIN: Final = 100.0
BLOCKED: Final = 0.35
"""What a line with an interdiction is worth, against the same line without."""
STOPPED: Final = 0.15
"""What an interdiction costs where all play together."""
CHANCES: Final = (0.27, 0.27, 0.26, 0.25, 0.25, 0.23, 0.19, 0.16, 0.14, 0.11, 0.1, 0.06, 0.05, 0.04, 0.03)
"""How likely a line that misses its goal by so much wins in its next turn, as counted in many games."""
COLOUR: Final = 0.02
"""What a number of one's own colour adds; the colour bonus itself is in the distance."""
THREAT: Final = 1.0
"""How much the other lines weigh against one's own."""
KEEP_BONUS: Final = 0.03
"""So much better than a card of the stock must a bonus card promise to be, which comes once a game."""

Judge = Callable[[OnzeGagnant, GagnantState, Seat], float]
"""How well a table stands for a seat that has just played."""


def watchful(game: OnzeGagnant, view: GagnantView, rng: random.Random) -> Play:
    """Play for one's own line and against the others."""
    return _think(game, view, rng, _against_all)


def hopeful(game: OnzeGagnant, view: GagnantView, rng: random.Random) -> Play:
    """Play for one's own line alone."""
    return _think(game, view, rng, _for_oneself)


def _think(game: OnzeGagnant, view: GagnantView, rng: random.Random, judge: Judge) -> Play:
    return rank(game, view, rng, judge)[0]


def rank(game: OnzeGagnant, view: GagnantView, rng: random.Random, judge: Judge) -> list[Play]:
    """The legal plays, the most promising first."""
    if len(view.legal) == 1:
        return list(view.legal)
    drawing = view.step in (Step.DRAW, Step.DRAW_TWO)
    worths = dict.fromkeys(view.legal, 0.0)
    for _ in range(SAMPLES if drawing else 1):
        state = game.guess(view, rng)
        for play in view.legal:
            worths[play] += _worth(game, state, play, judge)
    if DRAW_BONUS in worths:
        worths[DRAW_BONUS] -= KEEP_BONUS * SAMPLES
    return sorted(view.legal, key=lambda play: -worths[play])


def judge_of(game: OnzeGagnant) -> Judge:
    """How well a table stands where nothing is known of how the seat plays."""
    return _for_oneself if game.rules.together else _against_all


def _worth(game: OnzeGagnant, state: GagnantState, play: Play, judge: Judge) -> float:
    """How the table stands after the play and the best that can follow it in the same turn."""
    seat, line, after = state.seat, state.line, state.copy()
    game.play(after, play)
    if after.seat != seat or after.line != line or after.step is Step.DRAW:
        return judge(game, after, seat)
    return max(_worth(game, after, following, judge) for following in game.legal(after))


# how a table stands


def _against_all(game: OnzeGagnant, state: GagnantState, seat: Seat) -> float:
    if state.seat == OVER or game.rules.together:
        return _for_oneself(game, state, seat)
    own, others = _nearness(game, state, seat)
    return own - THREAT * sum(others)


def _for_oneself(game: OnzeGagnant, state: GagnantState, seat: Seat) -> float:
    if game.rules.together:
        return sum(readiness(game.pack, line) for line in state.lines)
    if state.seat == OVER:
        return WIN if game.winner(state) == seat else -WIN
    return _nearness(game, state, seat)[0]


def _nearness(game: OnzeGagnant, state: GagnantState, seat: Seat) -> tuple[float, Sequence[float]]:
    """The nearness of the seat's line, and of the others."""
    near = [nearness(game.pack, line) for line in state.lines]
    return near.pop(seat), near


@lru_cache(maxsize=1 << 14)
def nearness(pack: Pack, line: Line) -> float:
    """How likely the line is to win in its next turn, roughly."""
    off = distance(pack, line)
    chance = CHANCES[off] if off < len(CHANCES) else 0.2 / off
    chance += COLOUR * min(colours(pack, line), BONUS_FROM)
    return chance * (BLOCKED if is_blocked(pack, line) else 1)


def readiness(pack: Pack, line: Line) -> float:
    """What a line is worth where all must be valid at once; an interdiction can wait for the empty stock."""
    off = distance(pack, line)
    ready = 1.0 if off == 0 else 0.4 / (1 + off / 5)
    ready += COLOUR * min(colours(pack, line), BONUS_FROM)
    return ready - STOPPED * is_blocked(pack, line)
