"""Positions of the row games written short, and what happens at them."""

from __future__ import annotations

import random
from collections.abc import Sequence

from access_play.games.core import Event, Value
from access_play.games.rows.events import CardDrawn, CardLaid, TurnPassed
from access_play.games.rows.game import Atout11, ElferRaus, RowsGame
from access_play.games.rows.state import RowsState


def elfer(seats: int = 3, **values: Value) -> ElferRaus:
    return ElferRaus.create(seats, values)


def atout(seats: int = 3, **values: Value) -> Atout11:
    return Atout11.create(seats, values)


def at(game: RowsGame, hands: str, *, stock: str = "", rows: str = "r11", turn: int = 0) -> RowsState:
    """A position from ``"r10 r12/b3"``: the hands, the stock (its last card is drawn first), what lies.

    Cards that are named nowhere are in the last hand.
    """
    order = "".join(map(str, range(game.seats)))
    if game.rules.step < 0:
        order = "0" + order[:0:-1]
    held = [hand.split() for hand in hands.split("/")]
    named = {card for hand in held for card in hand} | {*stock.split(), *rows.split()}
    held[-1] += [
        word for card in game.pack.dealt if (word := game.write_play(card)) not in named and card < 80
    ]
    text = (
        f"hands={'/'.join(map(','.join, held))} stock={','.join(stock.split())} order={order} turn={turn} "
        f"run= opening= laid=0 drawn=0 passes=0 start={game.pack.start or 11} redeals=0 awaited=0"
    )
    return game.read(text)


def legal(game: RowsGame, state: RowsState) -> str:
    """The legal plays as a player would write them."""
    return " ".join(game.write_play(play) for play in game.legal(state))


def play(game: RowsGame, state: RowsState, text: str) -> list[Event]:
    """Make the plays, each checked before; return what was told."""
    told: list[Event] = []
    for word in text.split():
        move = game.read_play(word)
        game.check(state, move)
        game.play(state, move, told.append)
    return told


def story(events: Sequence[Event]) -> str:
    """What was told of cards, in short: ``0:r12 1:draw 2:pass``."""
    words = []
    for event in events:
        if isinstance(event, CardLaid):
            words.append(f"{event.seat}:{event.card}")
        elif isinstance(event, CardDrawn):
            words.append(f"{event.seat}:draw")
        elif isinstance(event, TurnPassed):
            words.append(f"{event.seat}:pass")
    return " ".join(words)


def deals(game: RowsGame, wanted: int = 400) -> list[RowsState]:
    rng = random.Random(11)
    return [game.deal(rng) for _ in range(wanted)]
