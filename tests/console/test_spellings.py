"""Hundreds of ways to type a play, a word or a mistake, each at a fixed position and with its meaning."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.console.talk import Talk, talk

FILE = Path(__file__).with_name("spellings.txt")
TAKEN = ("Taken as: ", "Compris\u00a0: ")


class Row(NamedTuple):
    """Spellings that mean the same, in one game and language, after some lines."""

    game: str
    code: str
    before: tuple[str, ...]
    meaning: str
    slip: bool
    spellings: tuple[str, ...]


def rows() -> Iterator[Row]:
    game, code, before = "", "", tuple[str, ...]()
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            table, _, lines = line.strip("[]").partition(": ")
            game, code = table.split()
            before = tuple(lines.split("; ")) if lines else ()
        elif line and not line.startswith("#"):
            meaning, _, spellings = line.rpartition(": ")
            slip = meaning.endswith("~")
            yield Row(game, code, before, meaning.rstrip("~ "), slip, tuple(spellings.split(" | ")))


def answered(row: Row, typed: str) -> tuple[Talk, list[str]]:
    talked = talk([*row.before, typed], name=row.game, code=row.code)
    return talked, talked.said[len(row.before) + 1]


@cache
def kept(game: str, code: str, before: tuple[str, ...]) -> int:
    """How many lines the journal has before the line is typed."""
    return len(talk(before, name=game, code=code).kept)


def told(answer: list[str]) -> list[str]:
    return [line.replace("\u00a0", " ").replace("\u202f", " ") for line in answer]


@pytest.mark.parametrize("row", list(rows()), ids=lambda row: f"{row.game}-{row.code}-{row.meaning}")
def test_each_spelling_means_what_it_should(row: Row) -> None:
    kind, _, wanted = row.meaning.partition(" ")
    meant = answered(row, wanted)[1] if kind == "as" else []
    for typed in row.spellings:
        talked, answer = answered(row, typed)
        if row.slip:
            assert answer[0].startswith(TAKEN), (typed, answer[:2])
            answer = answer[1:]
        else:
            assert not answer[0].startswith(TAKEN), (typed, answer[:2])
        if kind == "play":
            assert plays_made(row, talked, wanted), (typed, answer[:2])
        elif kind == "which":
            choices = talked.session.understanding.desk.choices[0]
            written = [talked.session.match.game.write_play(play) for play in choices.plays]
            assert choices.asked, typed
            assert ", ".join(written) == wanted, typed
        elif kind == "as":
            assert answer == meant, typed
        else:
            assert told(answer) == [row.meaning], typed


def plays_made(row: Row, talked: Talk, wanted: str) -> bool:
    """Whether the wanted plays were made and no other of the same turn; computers play after the turn."""
    new = [line.removeprefix("play ") for line in talked.kept[kept(row.game, row.code, row.before) :]]
    plays = wanted.split(", ")
    goes_on = row.game == "elfer-raus" and "done" not in plays
    return new == plays if goes_on else new[: len(plays)] == plays


def test_there_are_hundreds_of_them() -> None:
    every = [(row.game, row.code, row.before, typed) for row in rows() for typed in row.spellings]
    assert len(set(every)) >= 400
    assert {row.game for row in rows()} == {"elfer-raus", "atout-11", "11-nimmt", "onze-gagnant"}
    assert {row.code for row in rows()} == {"en", "fr"}
