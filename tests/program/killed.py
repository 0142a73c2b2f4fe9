"""Plays one game again and again in children of this process, each killed at another moment.

    python killed.py FOLDER MOMENT...

A moment is how many bytes of what is said have been heard. Each child keeps its game in a home
of its own, FOLDER/NUMBER; what was heard of it goes to FOLDER/NUMBER.heard. One process forks
them all, so that a death costs milliseconds.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from pathlib import Path

from access_play.app import run

GAME = ["play", "elfer-raus", "--players", "3", "--option", "match=rounds-1", "--seed", "5", "--lang", "en"]
TYPED = "legal\n1\nhand\n" * 60
"""What is typed into the even ones; in the odd ones the computer plays every seat."""


def play(home: Path, typed: bool, out: int) -> None:
    """Be the game, in the child; never returns."""
    home.mkdir()
    os.environ.update(HOME=str(home), XDG_DATA_HOME=str(home), XDG_CONFIG_HOME=str(home))
    lines, script = os.pipe()
    if typed:
        os.write(script, TYPED.encode())
    os.close(script)
    os.dup2(lines, 0)
    os.dup2(out, 1)
    os._exit(run(GAME if typed else [*GAME, "--autoplay"]))


def kill(folder: Path, number: int, moment: int) -> None:
    """Let a game begin, hear it up to the moment, kill it."""
    hearing, out = os.pipe()
    child = os.fork()
    if not child:
        os.close(hearing)
        play(folder / str(number), number % 2 == 0, out)
    os.close(out)
    heard = b""
    while len(heard) < moment and (more := os.read(hearing, moment - len(heard))):
        heard += more
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(hearing)
    (folder / f"{number}.heard").write_bytes(heard)


def warm(home: Path) -> None:
    """Play once here, so that the children need not load what a game needs."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, contextlib.redirect_stdout(nowhere):
        os.environ.update(HOME=str(home), XDG_DATA_HOME=str(home), XDG_CONFIG_HOME=str(home))
        run([*GAME, "--autoplay"])


if __name__ == "__main__":
    warm(Path(sys.argv[1]) / "warm")
    for at, word in enumerate(sys.argv[2:]):
        kill(Path(sys.argv[1]), at, int(word))
