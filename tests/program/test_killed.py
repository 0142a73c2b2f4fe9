"""Killed at any moment, a game loses the play being made at most, and goes on as if nothing had been."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

from access_play.console import saves
from access_play.console.outputs import Outputs
from access_play.console.session import Manner, Session
from access_play.speech import open_mouth
from access_play.table.journal import Header, Record
from tests.console.talk import SHELF, Script
from tests.program.conftest import Run
from tests.program.killed import TYPED

ROOT = Path(__file__).parents[2]
MOMENTS = 200
WHOLE = 10**9
"""A moment after the end of any game."""


def kill(folder: Path, moments: list[int]) -> None:
    folder.mkdir()
    command = [sys.executable, "-m", "tests.program.killed", str(folder), *map(str, moments)]
    bare = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}
    subprocess.run(command, cwd=ROOT, env=bare, stdin=subprocess.DEVNULL, check=True)


def kept(home: Path) -> list[Record]:
    """The game as it is in its file; none where it was killed before its first line."""
    return [saves.read(path) for path in home.glob("**/*.game") if path.stat().st_size]


def gone_on_with(header: Header, lines: tuple[str, ...], typed: int) -> list[str]:
    """The whole journal of a game that goes on from some lines, with what is typed into it."""
    added: list[str] = []
    script = iter(TYPED.splitlines()[typed:])
    session = Session(header, SHELF, Outputs(Script(script), open_mouth("none")), Manner("en"), added.append)
    session.restore(lines)
    asyncio.run(session.run())
    return [*lines, *added]


def test_a_game_killed_at_any_of_two_hundred_moments_goes_on(tmp_path: Path) -> None:
    kill(tmp_path / "whole", [WHOLE, WHOLE])
    said = [(tmp_path / f"whole/{number}.heard").read_bytes() for number in (0, 1)]
    lines = [kept(tmp_path / f"whole/{number}")[0].lines for number in (0, 1)]
    rng = random.Random(200)
    moments = [rng.randrange(1, len(said[number % 2])) for number in range(MOMENTS)]
    kill(tmp_path / "killed", moments)
    cut = 0
    for number in range(MOMENTS):
        heard = (tmp_path / f"killed/{number}.heard").read_bytes()
        assert heard == said[number % 2][: len(heard)]
        (record,) = kept(tmp_path / f"killed/{number}")
        assert record.lines == lines[number % 2][: len(record.lines)]
        assert plays(record.lines) >= told(heard)
        cut += record.lines != lines[number % 2]
        if number % 2 and number % 5 == 0:
            assert tuple(gone_on_with(record.header, record.lines, 0)) == lines[1]
    assert cut > MOMENTS / 2


def plays(lines: tuple[str, ...]) -> int:
    return sum(line.startswith("play ") for line in lines)


def told(heard: bytes) -> int:
    """How many plays were told in full."""
    *whole, _ = heard.decode("utf-8", "ignore").split("\n")
    return sum(" lays the " in line or " lay the " in line for line in whole)


def test_a_killed_game_is_resumed_by_its_command(run: Run, tmp_path: Path) -> None:
    kill(tmp_path / "killed", [WHOLE, 400])
    (tmp_path / "home").mkdir()
    (tmp_path / "killed/1").rename(tmp_path / "home/XDG_DATA_HOME")
    resumed = run("resume", "--lang", "en")
    assert (resumed.status, resumed.err) == (0, "")
    kill(tmp_path / "whole", [1, WHOLE])
    said = (tmp_path / "whole/1.heard").read_text(encoding="utf-8").splitlines()
    assert resumed.out.splitlines()[-5:] == said[-5:]
