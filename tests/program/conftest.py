"""Running the program from outside, each time in a home of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.program.test_terminal import environ


class Ended(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Ended]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run the program; ``lines`` are typed into a pipe, ``env`` is added to a bare environment."""

    def running(
        *words: str,
        lines: tuple[str, ...] = (),
        home: str = "home",
        raw: bytes | None = None,
        env: Mapping[str, str] | None = None,
    ) -> Ended:
        (tmp_path / home).mkdir(exist_ok=True)
        typed = raw if raw is not None else "".join(f"{line}\n" for line in lines).encode()
        done = subprocess.run(
            [sys.executable, "-m", "access_play", *words],
            input=typed,
            capture_output=True,
            check=False,
            cwd=tmp_path,
            env={"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", **environ(tmp_path / home), **(env or {})},
        )
        return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())

    return running
