"""Whole games heard through real console screen readers: each line once, and none missing."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.console.pseudo import PATIENCE
from tests.console.readers import Fenrir, Yasr
from tests.program.teletype import Game, at_home

OWN_WORDS = re.compile(r":.*|blank|colon:?|(Start|Quit) Fenrir|1|l?e?g?a?l?")
"""What a reader says of the line being typed, of keys that come fast, of an empty row, and of itself."""


@pytest.mark.parametrize(
    ("reader", "name", "code", "columns"),
    [
        (Yasr, "elfer-raus", "fr", 80),
        (Yasr, "11-nimmt", "en", 80),
        (Fenrir, "elfer-raus", "fr", 80),
        (Fenrir, "11-nimmt", "en", 40),
    ],
)
def test_a_whole_game_is_heard_once(
    tmp_path: Path, reader: type[Yasr | Fenrir], name: str, code: str, columns: int
) -> None:
    game = Game.of(name, code)
    with reader(tmp_path, game.command, at_home(tmp_path), columns=columns) as listener:
        told: list[str] = []
        for at, said in enumerate(game.said):
            told += words(said)
            assert hear(listener, len(told)) == told
            if at < len(game.lines):
                press(listener, game.lines[at])
        listener.wait()
        assert hear(listener, len(told)) == told


def press(listener: Yasr | Fenrir, line: str) -> None:
    """Press the keys of a line one by one, once the prompt stands there."""
    end = time.monotonic() + PATIENCE
    while not listener.output.endswith(b": "):
        assert time.monotonic() < end, listener.output[-200:]
        listener.listen()
    for key in line:
        listener.press(key)
        listener.until(key)
    listener.press("\r")


def hear(listener: Yasr | Fenrir, count: int) -> list[str]:
    """Wait until so many words of the game have been spoken, and return all of them."""
    end = time.monotonic() + PATIENCE
    while len(heard := words(row for row in listener.spoken if not OWN_WORDS.fullmatch(row))) < count:
        assert time.monotonic() < end, f"heard {heard[-20:]}"
        listener.listen()
    return heard


def words(lines: Iterable[str]) -> list[str]:
    """The words of some lines, without the brackets that readers leave out."""
    return re.sub("[()]", " ", " ".join(lines)).split()
