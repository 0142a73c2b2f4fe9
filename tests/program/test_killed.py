"""Killed at any moment, a game loses the play being made at most, and goes on as if nothing had been."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from access_play.console import saves

ROOT = Path(__file__).parents[2]
GAME = ["play", "elfer-raus", "--autoplay", "--option", "match=rounds-1", "--seed", "5", "--lang", "en"]
MOMENTS = [1, 90, 171, 400, 777, 1200, 1999, 2600]
"""How many bytes of what is said have been heard when the kill comes."""


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "access_play", *words]


def environ(home: Path) -> dict[str, str]:
    return {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": str(home), "PYTHONPATH": str(ROOT)}


def saved(home: Path) -> tuple[str, ...]:
    (path,) = (home / ".local/share/access-play/saves").glob("*.game")
    return saves.read(path).lines


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, tuple[str, ...]]:
    """What is said and what is kept of the game that nobody interrupts."""
    home = tmp_path_factory.mktemp("whole")
    played = subprocess.run(command(*GAME), env=environ(home), capture_output=True, text=True, check=True)
    return played.stdout, saved(home)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_killed_game_goes_on(moment: int, whole: tuple[str, tuple[str, ...]], tmp_path: Path) -> None:
    said, lines = whole
    assert moment < len(said.encode())
    with subprocess.Popen(command(*GAME), env=environ(tmp_path), stdout=subprocess.PIPE) as game:
        assert game.stdout is not None
        heard = game.stdout.read(moment)
        game.kill()
        game.wait()
    kept = saved(tmp_path)
    assert kept == lines[: len(kept)]
    plays_heard = heard.decode("utf-8", "ignore").count(" lays the ") + heard.decode("utf-8", "ignore").count(
        " draws "
    )
    assert sum(line.startswith("play") for line in kept) >= plays_heard
    resumed = subprocess.run(
        command("resume", "--lang", "en"), env=environ(tmp_path), capture_output=True, text=True, check=False
    )
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert resumed.stdout.splitlines()[-5:] == said.splitlines()[-5:]
    assert saved(tmp_path) == lines
