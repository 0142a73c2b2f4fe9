"""Golden games: one whole seeded match of each game, as each seat hears it.

    python -m tests.golden.write [NAME ...]

writes them anew. Read the difference before it is committed: it is what players will hear.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Final

from access_play.games import GAMES
from access_play.games.core import AnyGame, Value
from access_play.players import chooser
from access_play.table.match import Match
from tests.words.speaking import LANGUAGES, language, presenter

FOLDER: Final = Path(__file__).parent
SHORT: Final[dict[str, dict[str, Value]]] = {
    "elfer-raus": {"match": "rounds-1"},
    "atout-11": {"match": "rounds-1", "max": 15},
    "11-nimmt": {},
    "onze-gagnant": {},
}
"""What keeps a match short enough to be read; a game that is not named is played as it is."""
SEATS: Final = 2


@cache
def played(name: str) -> Match:
    """The match, played by the computer at its best."""
    game: AnyGame = GAMES[name].create(SEATS, SHORT.get(name, {}))
    match = Match(game, "golden", lambda event: None, lambda line: None)
    choose = chooser(match.game, "hard")
    match.start()
    while not match.over:
        seat = match.to_act
        rng = match.chance("player", seat, match.plays)
        match.play(seat, [choose(match.game, match.view(seat), rng)])
    return match


def heard(name: str, seat: int, code: str) -> str:
    """The match as the seat hears it: each line, and under it its cells."""
    match = played(name)
    speaker = presenter(match.game, language(code), seat)
    said = [announcement for event in match.events if (announcement := speaker.event(event))]
    return "".join(f"{each.screen}\n  {each.cells}\n" for each in said)


def path(name: str, seat: int, code: str) -> Path:
    return FOLDER / f"{name}-{code}-seat-{seat + 1}.txt"


def main(names: list[str]) -> None:
    for name in names or list(GAMES):
        for code in LANGUAGES:
            for seat in range(SEATS):
                path(name, seat, code).write_text(heard(name, seat, code), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
