"""Positions set up by hand, and what is told when plays are made on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from access_play.games.core import Event, NotAllowed, Value
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.gagnant.lines import Line
from access_play.games.gagnant.reasons import GagnantReason
from access_play.games.gagnant.state import GagnantState


def gagnant(seats: int, **values: Value) -> OnzeGagnant:
    return OnzeGagnant.create(seats, values)


TWO, THREE, FOUR = gagnant(2), gagnant(3), gagnant(4)
E = TypeVar("E", bound=Event)
START = "start"
"""In a line: its own start interdiction."""


def position(
    game: OnzeGagnant,
    *lines: str,
    top: str = "",
    stock: str | None = None,
    revealed: str = "",
    discard: str = "",
    bonus: str = "",
    protected: str = "",
    turn: int = 0,
) -> GagnantState:
    """Set up a turn about to begin; lines that are not given lie as at the start.

    A line is written ``plus/minus/goal modifiers``, as ``start,r8+/r3-/+r4=``, with cards
    joined by commas. The cards of ``top`` are the next ones drawn, in their order, and all
    others lie under them; with ``stock`` the others are in the discard, under those of ``discard``.
    """
    pack, owners = game.pack, game.setting.owners
    written = [*lines, *(START for _ in owners[len(lines) :])]
    laid = [_line(game, at, text) for at, text in enumerate(written)]
    drawn = cards(game, top if stock is None else stock)
    discarded, piles_of_bonus = cards(game, discard), cards(game, bonus)
    seen = {card for line in laid for card in (*line.plus, *line.minus, *map(_bare, line.behind))}
    seen |= {*drawn, *discarded, *cards(game, revealed)}
    others = [card for card in (*range(pack.stock), *pack.starts[: len(owners)]) if card not in seen]
    in_stock = [card for card in others if card < pack.stock] if stock is None else []
    state = GagnantState(
        lines=laid,
        piles=_piles(game, in_stock + drawn[::-1]),
        revealed=cards(game, revealed)[0] if revealed else -1,
        discard=[card for card in others if card not in in_stock] + discarded,
        bonus=piles_of_bonus[::-1],
        spent=[],
        used=frozenset(),
        protected=frozenset(cards(game, protected)),
        line=turn,
        seat=owners[turn],
    )
    return game.read(game.write(state))


def cards(game: OnzeGagnant, codes: str) -> list[int]:
    return [game.pack.named[code] for code in codes.split(",")] if codes else []


def _line(game: OnzeGagnant, at: int, text: str) -> Line:
    start = game.pack.codes[game.pack.starts[at]]
    plus, minus, behind = (text.replace(START, start) + "//").split("/")[:3]
    modifiers = [(word[0], game.pack.named[word[1:]]) for word in behind.split(",") if word]
    signed = tuple(card if sign == "+" else ~card for sign, card in modifiers)
    return Line(at, tuple(cards(game, plus)), tuple(cards(game, minus)), signed)


def _bare(modifier: int) -> int:
    return modifier if modifier >= 0 else ~modifier


def _piles(game: OnzeGagnant, stock: list[int]) -> list[list[int]]:
    if not game.rules.backs:
        return [stock]
    return [[card for card in stock if game.pack.backs[card] == back] for back in range(2)]


def make(game: OnzeGagnant, state: GagnantState, *plays: str) -> list[Event]:
    """Make plays in their written form, each checked, and return what is told."""
    told: list[Event] = []
    for text in plays:
        play = game.read_play(text)
        game.check(state, play)
        game.play(state, play, told.append)
    return told


def refused(game: OnzeGagnant, state: GagnantState, text: str) -> GagnantReason:
    """Why the play is refused; it changes nothing."""
    before = game.write(state)
    with pytest.raises(NotAllowed) as no:
        game.check(state, game.read_play(text))
    assert game.write(state) == before
    assert isinstance(no.value.reason, GagnantReason)
    return no.value.reason


def legal(game: OnzeGagnant, state: GagnantState) -> list[str]:
    return [game.write_play(play) for play in game.legal(state)]


def shows(game: OnzeGagnant, state: GagnantState, line: int) -> str:
    """A line as :func:`position` takes it."""
    codes, shown = game.pack.codes, state.lines[line]
    behind = [("+" if each >= 0 else "-") + codes[_bare(each)] for each in shown.behind]
    sides = [",".join(codes[card] for card in side) for side in (shown.plus, shown.minus)]
    start = codes[game.pack.starts[line]]
    text = "/".join([*sides, ",".join(behind)]).rstrip("/")
    return START.join(text.split(start)) if start in text else text


def names(game: OnzeGagnant, held: Sequence[int]) -> list[str]:
    return [game.pack.codes[card] for card in held]


def kinds(told: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in told]


def only(told: Sequence[Event], kind: type[E]) -> E:
    """The one event of a kind."""
    (event,) = [event for event in told if isinstance(event, kind)]
    return event
