"""A save torn at every byte, and changed at a byte here and there: it goes on or says why, and stays."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from access_play.console import saves
from access_play.console.outputs import Outputs
from access_play.console.session import Manner, Session
from access_play.games import GAMES
from access_play.speech import open_mouth
from access_play.table.journal import Damaged, Header, TooNew
from tests.console.talk import SHELF, Script


def whole_game(name: str, folder: Path) -> tuple[Path, tuple[str, ...]]:
    """Let the computer play a match into a file; its path and its lines."""
    kind = GAMES[name]
    game = kind.create(3, {})
    header = Header.of(game, "byte", ("Ana", "Bob", "Chloé"), (), "easy")
    save = saves.create(folder, name, header)
    session = Session(header, SHELF, Outputs(Script([]), open_mouth("none")), Manner("fr"), save.record)
    session.match.start()
    while not session.match.results:
        seat = session.match.to_act
        session.match.play(seat, [session._choose(seat)])
    save.close()
    return save.path, saves.read(save.path).lines


def go_on_to(session: Session, lines: int, kept: list[str]) -> None:
    """Play on until so many lines are kept."""
    while len(kept) < lines and not session.match.over:
        seat = session.match.to_act
        session.match.play(seat, [session._choose(seat)])


@pytest.mark.parametrize("name", GAMES)
def test_torn_at_every_byte_it_goes_on_or_says_why(name: str, tmp_path: Path) -> None:
    path, lines = whole_game(name, tmp_path)
    content = path.read_bytes()
    head = content.index(b"\n") + 1
    for end in reversed(range(len(content))):
        os.truncate(path, end)
        if end < head:
            with pytest.raises(Damaged):
                saves.go_on(path)
            assert path.read_bytes() == content[:end]
            continue
        assert saves.read(path).lines == lines[: content.count(b"\n", 0, end) - 1]
        if end % 50 == 0 or end == len(content) - 1:
            _, save = saves.go_on(path)
            save.close()
            assert path.read_bytes() == content[: content.rindex(b"\n", 0, end) + 1]
            path.write_bytes(content[:end])


@pytest.mark.parametrize("name", GAMES)
def test_torn_at_any_line_it_plays_on_as_it_would_have(name: str, tmp_path: Path) -> None:
    path, lines = whole_game(name, tmp_path)
    header = saves.read(path).header
    draws = [at + 1 for at, line in enumerate(lines) if line == "play draw"][:3]
    every = range(13, len(lines), max(7, len(lines) // 12))
    for count in (0, 1, 2, 3, 5, *draws, *every, len(lines) - 1):
        kept = list(lines[:count])
        outputs = Outputs(Script([]), open_mouth("none"))
        session = Session(header, SHELF, outputs, Manner("en"), kept.append)
        session.restore(tuple(kept))
        if not count:
            session.match.start()
        go_on_to(session, len(lines), kept)
        assert kept[: len(lines)] == list(lines)


@pytest.mark.parametrize("name", GAMES)
def test_changed_at_a_byte_it_says_so_and_stays(name: str, tmp_path: Path) -> None:
    path, lines = whole_game(name, tmp_path)
    content = path.read_bytes()
    for at in range(0, len(content), 7):
        changed = bytearray(content)
        changed[at] ^= (1, 0x20, 0x80)[at % 3]
        path.write_bytes(changed)
        if at == len(content) - 1:
            record, save = saves.go_on(path)
            save.close()
            assert record.lines == lines[:-1]
            continue
        with pytest.raises((Damaged, TooNew)):
            saves.go_on(path)
        assert path.read_bytes() == bytes(changed)
        assert saves.kept(tmp_path)[0].wrong


def test_a_finished_game_tells_its_end_again(tmp_path: Path) -> None:
    game = GAMES["elfer-raus"].create(3, {"match": "rounds-1"})
    header = Header.of(game, "end", ("Ana", "Bob", "Chloé"), (), "easy")
    save = saves.create(tmp_path, "elfer-raus", header)
    first = heard(header, save, ())
    record, save = saves.go_on(save.path)
    again = heard(header, save, record.lines)
    assert len(again) < 8
    assert first[-len(again) + 1 :] == again[1:]


def heard(header: Header, save: saves.SaveFile, lines: Sequence[str]) -> list[str]:
    """Go on from the lines to the end; what is said."""
    console = Script([])
    session = Session(header, SHELF, Outputs(console, open_mouth("none")), Manner("fr"), save.record)
    session.restore(lines)
    asyncio.run(session.run())
    save.close()
    return [line for answer in console.said for line in answer]
