"""Plays and positions of the row games as text, and back."""

from __future__ import annotations

from access_play.games.core import OVER, Play, Seat
from access_play.games.rows.cards import (
    BIT,
    NUMBERS,
    REVERSES,
    SKIPS,
    Action,
    action_of,
    index_of,
    indices,
    set_of,
)
from access_play.games.rows.dealing import neighbours
from access_play.games.rows.pack import Pack, playable
from access_play.games.rows.state import DONE, DRAW, PASS, RowsState

_WORDS = {DRAW: "draw", DONE: "done", PASS: "pass"}
_ACTION_WORDS = tuple(
    f"{action_of(card).value}{copies.index(card)}" for copies in (SKIPS, REVERSES) for card in copies
)
"""Action cards as positions name them, which tell the copies apart; by index from NUMBERS on."""
_ACTIONS = {word: card for card, word in enumerate(_ACTION_WORDS, start=NUMBERS)}
_COUNTERS = ("laid", "drawn", "passes", "start", "redeals", "awaited")


def write_play(pack: Pack, play: Play) -> str:
    if play < NUMBERS:
        return str(pack.faces[play])
    return _WORDS[play] if play >= DRAW else action_of(play).value


def read_play(pack: Pack, text: str) -> Play | None:
    """Read a play; equal action cards are read as the first of them. None if nothing is written so."""
    for play, word in _WORDS.items():
        if text == word:
            return play
    for action, copies in ((Action.SKIP, SKIPS), (Action.REVERSE, REVERSES)):
        if text == action.value:
            return copies[0]
    letters = [colour.value for colour in pack.colours]
    if text[:1] in letters and text[1:].isascii() and text[1:].isdecimal() and len(text) < 4:
        number = int(text[1:])
        card = index_of(letters.index(text[0]), number)
        if text[1:] == str(number) and 1 <= number <= 20 and pack.rows[letters.index(text[0])] & BIT[card]:
            return card
    return None


def write(pack: Pack, state: RowsState) -> str:
    """One line: ``hands=r1,r2/b3 stock=g4 order=012 turn=0 laid=0 ...``."""
    words = [
        "hands=" + "/".join(_write_hand(pack, state, seat) for seat in range(len(state.hands))),
        "stock=" + ",".join(_write_card(pack, card) for card in state.stock),
        "order=" + "".join(map(str, _order(state))),
        f"turn={state.seat}",
        "run=" + _write_set(pack, state.run),
        "opening=" + _write_set(pack, state.opening),
    ]
    words += [f"{name}={getattr(state, name)}" for name in _COUNTERS]
    return " ".join(words)


def _write_card(pack: Pack, card: int) -> str:
    return str(pack.faces[card]) if card < NUMBERS else _ACTION_WORDS[card - NUMBERS]


def _write_set(pack: Pack, cards: int) -> str:
    return ",".join(_write_card(pack, card) for card in indices(cards))


def _write_hand(pack: Pack, state: RowsState, seat: Seat) -> str:
    return _write_set(pack, state.hands[seat]) if state.after[seat] >= 0 else "out"


def _order(state: RowsState) -> list[Seat]:
    first = next(seat for seat, following in enumerate(state.after) if following >= 0)
    order = [first]
    while (following := state.after[order[-1]]) != first:
        order.append(following)
    return order


def read(pack: Pack, seats: int, text: str) -> RowsState:
    """Read a position back; raises ValueError naming what cannot be right."""
    given = dict(word.partition("=")[::2] for word in text.split(" "))
    try:
        hands = [0 if hand == "out" else _read_set(pack, hand) for hand in given["hands"].split("/")]
        stock = _read_cards(pack, given["stock"])
        counters = {name: int(given[name]) for name in _COUNTERS}
        order = [int(seat) for seat in given["order"]]
        turn, run, opening = (
            int(given["turn"]),
            _read_set(pack, given["run"]),
            _read_set(pack, given["opening"]),
        )
    except KeyError as missing:
        raise ValueError(f"the position has no {missing}") from None
    _check(pack, seats, hands, stock, order, turn, counters["start"])
    after, before = neighbours(order, seats)
    unlaid, start = sum(hands) | set_of(stock), counters["start"]
    fits = playable(pack.rows, pack.starts[start], pack.follow.get(start, ()), unlaid)
    state = RowsState(hands, stock, after, before, turn, unlaid, fits, opening, start, run=run)
    for name, figure in counters.items():
        setattr(state, name, figure)
    if turn == OVER:
        state.won = next((seat for seat in order if not hands[seat]), None)
    return state


def _check(
    pack: Pack, seats: int, hands: list[int], stock: list[int], order: list[Seat], turn: Seat, start: int
) -> None:
    held = [card for hand in hands for card in indices(hand)] + stock
    if len(held) != len(set(held)):
        raise ValueError("a card is in two places")
    if not set(held) <= set(pack.dealt):
        raise ValueError("a card is not of this pack")
    if len(hands) != seats or not set(order) <= set(range(seats)) or len(set(order)) != len(order):
        raise ValueError("the seats do not fit")
    if turn not in (*order, OVER):
        raise ValueError(f"no seat {turn} plays")
    if start not in pack.starts:
        raise ValueError(f"no row starts with {start}")


def _read_set(pack: Pack, text: str) -> int:
    return set_of(_read_cards(pack, text))


def _read_cards(pack: Pack, text: str) -> list[int]:
    return [_read_card(pack, word) for word in text.split(",")] if text else []


def _read_card(pack: Pack, word: str) -> int:
    if (action := _ACTIONS.get(word)) is not None:
        return action
    play = read_play(pack, word)
    if play is None or play >= NUMBERS:
        raise ValueError(f"no card is written {word!r}")
    return play
