"""A whole game at a terminal that can do nothing but print: it says what a pipe says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.program.conftest import Run
from tests.program.teletype import GAMES, Game, Teletype


@pytest.mark.parametrize(("name", "code"), GAMES)
def test_a_whole_game_key_by_key_is_what_a_pipe_says(run: Run, tmp_path: Path, name: str, code: str) -> None:
    game = Game.of(name, code)
    with Teletype(game.command, tmp_path) as teletype:
        for line, said in zip(game.lines, game.said, strict=False):
            teletype.hear(said)
            teletype.type(line)
        assert teletype.wait() == 0
        assert teletype.restored
    assert teletype.paper == run(*game.command[3:], lines=tuple(game.lines)).out.splitlines()
    text = teletype.output.decode()
    assert all(letter.isprintable() or letter in "\r\n\b\u00a0\u202f" for letter in text)
    assert not re.findall(r"(?<!\n: )\r(?!\n)", text)
