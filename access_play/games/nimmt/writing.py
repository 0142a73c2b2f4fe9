"""Plays and positions of 11 nimmt! as text, and back."""

from __future__ import annotations

import re
from collections.abc import Sequence

from access_play.games.core import OVER, Play
from access_play.games.nimmt.cards import ALL, BIT, BULLS, HIGHEST, numbers, set_of
from access_play.games.nimmt.state import (
    DONE,
    GIVE,
    MOST_PILES,
    MOST_SEATS,
    NOWHERE,
    PILE,
    TAKE,
    NimmtState,
    givers,
    lay,
)

_LAY = re.compile(r"([1-9]\d{0,2})>([1-9]\d?)", re.ASCII)
_WORD = re.compile(r"(take|give) ([1-9]\d?)", re.ASCII)


def write_play(play: Play) -> str:
    """``56>2``, ``take 2``, ``give 3``, ``done``; piles and seats are counted from 1."""
    if play < TAKE:
        return f"{play % PILE}>{play // PILE + 1}"
    if play < GIVE:
        return f"take {play - TAKE + 1}"
    return f"give {play - GIVE + 1}" if play < DONE else "done"


def read_play(text: str) -> Play | None:
    """Read a play; None if nothing is written so."""
    if text == "done":
        return DONE
    if found := _LAY.fullmatch(text):
        number, pile = int(found[1]), int(found[2])
        return lay(number, pile - 1) if number <= HIGHEST and pile <= MOST_PILES else None
    if found := _WORD.fullmatch(text):
        first, most = (TAKE, MOST_PILES) if found[1] == "take" else (GIVE, MOST_SEATS)
        return first + int(found[2]) - 1 if int(found[2]) <= most else None
    return None


def write(state: NimmtState) -> str:
    """One line: ``hands=1,2/3 piles=54:3,12/40: stock=7,8 bulls=0,1 turn=0 ...``."""
    tops = zip(state.tops, state.piles, strict=True)
    return " ".join(
        (
            "hands=" + "/".join(_write_cards(numbers(hand)) for hand in state.hands),
            "piles=" + "/".join(f"{top}:{_write_cards(numbers(pile ^ BIT[top]))}" for top, pile in tops),
            "stock=" + _write_cards(state.stock),
            "bulls=" + _write_cards(state.bulls),
            f"turn={state.seat}",
            f"turns={state.turns}",
            "used=" + _write_cards([pile + 1 for pile in numbers(state.used)]),
            f"on={state.on + 1}",
            f"base={state.base}",
            f"giving={state.giving:d}",
        )
    )


def _write_cards(cards: Sequence[int]) -> str:
    return ",".join(map(str, cards))


def read(seats: int, most_turns: int, text: str) -> NimmtState:
    """Read a position back; raises ValueError naming what cannot be right."""
    given = dict(word.partition("=")[::2] for word in text.split(" "))
    try:
        tops, piles = _read_piles(given["piles"])
        state = NimmtState(
            [set_of(_read_cards(hand)) for hand in given["hands"].split("/")],
            tops,
            piles,
            _read_cards(given["stock"]),
            _read_figures(given["bulls"]),
            OVER if given["turn"] == str(OVER) else _read_figure(given["turn"]),
            _read_figure(given["turns"]),
            _read_figure(given["on"]) - 1,
            _read_figure(given["base"]),
            sum(1 << pile - 1 for pile in _read_cards(given["used"])),
            given["giving"] == "1",
        )
    except KeyError as missing:
        raise ValueError(f"the position has no {missing}") from None
    _check_cards(state)
    _check_seats(state, seats)
    _check_end(state, most_turns)
    _check_turn(state)
    if state.seat == OVER:
        state.won = next((seat for seat, hand in enumerate(state.hands) if not hand), None)
    return state


def _read_piles(text: str) -> tuple[list[int], list[int]]:
    tops, piles = [], []
    for pile in text.split("/") if text else ():
        top, _, under = pile.partition(":")
        cards = _read_cards(f"{top},{under}" if under else top)
        tops.append(cards[0])
        piles.append(set_of(cards))
    return tops, piles


def _read_cards(text: str) -> list[int]:
    """Read numbers from 1 to 100, none of them twice."""
    cards = _read_figures(text)
    for number in cards:
        if not 1 <= number <= HIGHEST:
            raise ValueError(f"no card {number}")
    if len(set(cards)) < len(cards):
        raise ValueError("a card is in two places")
    return cards


def _read_figures(text: str) -> list[int]:
    return [_read_figure(word) for word in text.split(",")] if text else []


def _read_figure(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 4):
        raise ValueError(f"no figure is written {word!r}")
    return int(word)


def _check_cards(state: NimmtState) -> None:
    places = [*state.hands, *state.piles, set_of(state.stock)]
    together = 0
    for cards in places:
        if together & cards:
            raise ValueError("a card is in two places")
        together |= cards
    if together != ALL:
        raise ValueError("a card is missing")
    if len(state.piles) > MOST_PILES:
        raise ValueError(f"more than {MOST_PILES} piles")


def _check_seats(state: NimmtState, seats: int) -> None:
    if len(state.hands) != seats or len(state.bulls) != seats:
        raise ValueError("the seats do not fit")
    if state.seat != OVER and state.seat >= seats:
        raise ValueError(f"no seat {state.seat} plays")
    if sum(state.bulls) > BULLS:
        raise ValueError(f"more than {BULLS} bulls")


def _check_end(state: NimmtState, most_turns: int) -> None:
    """A round is over when a hand is empty or all turns are taken, and only then."""
    ended = state.turns == most_turns or not all(state.hands)
    if state.turns > most_turns or (state.seat == OVER) != ended:
        raise ValueError("the round ends too early or too late")


def _check_turn(state: NimmtState) -> None:
    """What is noted of an unfinished turn must go together."""
    used, on = state.used, state.on
    if used:
        fits = on >= 0 and used >> on & 1 and not used >> len(state.tops) and state.seat != OVER
        if not fits or not 1 <= state.base <= HIGHEST or not state.piles[on] & BIT[state.base]:
            raise ValueError("the piles of the turn do not fit")
        if used.bit_count() > state.bulls[state.seat]:
            raise ValueError("the turn has too few bulls")
    elif on != NOWHERE or state.base:
        raise ValueError("the piles of the turn do not fit")
    if state.giving and (used or state.seat == OVER or sum(state.bulls) < BULLS or len(givers(state)) < 2):
        raise ValueError("nobody has to give a bull")
