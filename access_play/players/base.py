"""What a computer player is: a choice among legal plays, made from its own view alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from access_play.games.core import AnyGame, Play

Chooser = Callable[[Any, Any, random.Random], Play]
"""``choose(game, view, rng)``: one of ``view.legal``. The view is all that it may look at."""


def at_random(game: AnyGame, view: Any, rng: random.Random) -> Play:
    """Choose any legal play."""
    return view.legal[int(rng.random() * len(view.legal))]  # type: ignore[no-any-return]
