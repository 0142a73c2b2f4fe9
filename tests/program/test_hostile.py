"""Through a real pipe: bytes of any kind at every game, alone and in company, each line answered."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from access_play.console import saves
from access_play.games import GAMES
from tests.program.conftest import Run
from tests.program.test_kept import kept

LIMITS = range(3, 161)
ODD = [
    b"\x00",
    b"\x1b[2J\x1b]0;title\x07",
    b"\xed\xa0\x80",
    b"\xff\xfe\xfd",
    b"\xe2\x80\xae\xe2\x80\x8f",
    b"a" * 100_000,
    b"9" * 100_000,
    b"r12 " * 25_000,
    "é".encode() * 50_000,
    "🂡 ♠ 十二 двенадцать ١٢ ⅻ".encode(),
    b"%s {0} {x} $HOME `id` \\n",
    b"r-12--14",
    b"+" * 300,
    b"56 on " * 300,
    b"what if " * 300,
    b"help \x00 more",
    b"language ../../etc",
    b"last 99999999999999999999",
    b"rate -1",
    b"\t\v\f hand",
    b"\r",
]


@pytest.mark.parametrize("people", ["1", "2"])
@pytest.mark.parametrize("name", GAMES)
def test_every_odd_line_is_answered_and_nothing_is_lost(
    run: Run, name: str, people: str, tmp_path: Path
) -> None:
    raw = b"\n".join([b"", *ODD, b"hand", b"quit", b""])
    ended = run("play", name, "--seed", "3", "--humans", people, "--lang", "en", raw=raw)
    assert (ended.status, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert len(lines) > len(ODD)
    for line in lines:
        assert len(line) in LIMITS, line
        assert line.isprintable(), ascii(line)
    assert lines[-1] == "The game is kept. To go on: access-play resume"
    saves.read(kept(tmp_path / "home"))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_noise_ends_with_a_game_that_can_go_on(run: Run, name: str, seed: int) -> None:
    rng = random.Random(seed)
    raw = bytes(rng.choice(b"\n\n 0123456789rbygvjx+-\x00\x1b\xc3\xa9\xffadeo") for _ in range(6_000))
    ended = run("play", name, "--seed", str(seed), "--lang", "fr", raw=raw)
    assert (ended.status, ended.err) == (0, "")
    resumed = run("resume", name, "--lang", "fr", lines=("score", "quitter"))
    assert resumed.err == ""
    assert resumed.status == 0


@pytest.mark.parametrize("what", ["names", "seed", "voice", "preset", "option", "speech", "braille", "bots"])
def test_odd_words_on_the_command_line_are_taken_or_refused_in_a_line(run: Run, what: str) -> None:
    for word in ("", "\x1b[2J\u202ea\nb", "é" * 3_000, "=,=", "--"):
        ended = run("play", "11-nimmt", f"--{what}={word}", "--lang", "en", lines=("quit",))
        assert ended.status in (0, 2)
        assert all(line.isprintable() for line in (ended.out + ended.err).splitlines()), ascii(word)
        assert len(ended.err.splitlines()) == (1 if ended.status else 0), (word, ended.err)
