"""What is kept is never lost: torn, damaged, newer, in use, on a full disk, where nothing can be written."""

from __future__ import annotations

import contextlib
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_play.console import saves
from access_play.games import GAMES
from access_play.keeping import Keeper
from access_play.table.journal import Header, Journal
from access_play.words.answers import Answers
from access_play.words.base import Listener
from tests.console.talk import SHELF
from tests.program.test_outside import GAME, LINES, Run, run
from tests.program.test_terminal import environ

__all__ = ["run"]


def kept(home: Path) -> Path:
    (path,) = (home / "XDG_DATA_HOME/access-play/saves").glob("*.game")
    return path


def test_a_torn_save_goes_on_from_its_last_whole_play(run: Run, tmp_path: Path) -> None:
    run(*GAME, "--lang", "en", lines=LINES)
    path = kept(tmp_path / "home")
    whole = path.read_bytes()
    path.write_bytes(whole[:-7])
    resumed = run("resume", "--lang", "en", lines=("quit",))
    assert (resumed.status, resumed.err) == (0, "")
    assert whole.startswith(path.read_bytes())
    assert path.read_bytes().endswith(b"\n")


@pytest.mark.parametrize("at", [0, 40, 300, -20])
def test_a_damaged_save_is_told_and_left_as_it_is(run: Run, tmp_path: Path, at: int) -> None:
    run(*GAME, lines=LINES)
    path = kept(tmp_path / "home")
    content = bytearray(path.read_bytes())
    content[at] ^= 7
    path.write_bytes(content)
    resumed = run("resume", path.stem, "--lang", "en")
    assert resumed.status == 1
    assert f"The game {path.stem} is damaged at line" in resumed.err
    assert path.read_bytes() == bytes(content)
    assert f"The game {path.stem} is damaged" in run("saves", "--lang", "en").out


def test_a_save_of_a_later_version_is_told_and_left(run: Run, tmp_path: Path) -> None:
    run(*GAME, lines=LINES)
    path = kept(tmp_path / "home")
    head = path.read_text(encoding="utf-8").splitlines()[0].rpartition(" #")[0]
    newer = Journal().line(head.replace('"version": 1', '"version": 99'))
    path.write_text(newer, encoding="utf-8")
    resumed = run("resume", path.stem, "--lang", "en")
    assert resumed.status == 1
    assert "newer access-play" in resumed.err
    assert path.read_text(encoding="utf-8") == newer


def test_two_programs_do_not_play_one_game(run: Run, tmp_path: Path) -> None:
    run(*GAME, lines=LINES)
    path = kept(tmp_path / "home")
    before = path.read_bytes()
    _, other = saves.go_on(path)
    resumed = run("resume", "--lang", "en")
    other.close()
    assert resumed.status == 1
    assert "another access-play" in resumed.err
    assert path.read_bytes() == before


def test_where_nothing_can_be_kept_the_game_goes_on(run: Run, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "XDG_DATA_HOME").write_text("no folder", encoding="utf-8")
    ended = run(*GAME, "--lang", "en", lines=LINES)
    assert (ended.status, ended.err) == (0, "")
    assert sum("cannot be saved" in line for line in ended.out.splitlines()) == 1
    assert "points." in ended.out


def test_a_disk_that_fills_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500))

    words = ["play", "elfer-raus", "--autoplay", "--seed", "4", "--option", "match=rounds-1", "--lang", "en"]
    done = subprocess.run(
        [sys.executable, "-B", "-m", "access_play", *words],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=little_room,
        env={"PATH": "/bin", **environ(tmp_path)},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert sum("cannot be saved" in line for line in done.stdout.splitlines()) == 1
    assert "wins the match." in done.stdout
    saves.read(kept(tmp_path))


def test_a_disk_with_room_again_gets_all_of_the_game(tmp_path: Path) -> None:
    header = Header.of(GAMES["elfer-raus"].create(3, {}), "4", ("Ana", "Bob", "Cy"), (), "easy")
    whole, torn = saves.create(tmp_path, "whole", header), saves.create(tmp_path, "torn", header)
    keeper, answers = Keeper(torn), Answers(Listener(SHELF.english, 0, header.names))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    little = torn.path.stat().st_size + 70
    told = []
    for number in range(12):
        line = f"play r{number} and something to fill the disk"
        whole.record(line)
        with a_disk_of(little if number < 8 else limits[0]):
            keeper.record(line)
        told += [said.text for said in [keeper.trouble(answers)] if said]
        saves.read(torn.path)
    assert told == [
        "The game cannot be saved: the file is too large. It goes on all the same.",
        "The game is saved again, all of it.",
    ]
    assert torn.path.read_bytes() == whole.path.read_bytes()
    whole.close()
    keeper.close()


@contextlib.contextmanager
def a_disk_of(size: int) -> Iterator[None]:
    """Let no file grow beyond a size, in bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    heeded = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, heeded)


def test_a_file_that_cannot_be_written_is_refused_before_the_game(run: Run) -> None:
    ended = run(*GAME, "--lang", "en", "--transcript", "/nowhere/at/all.txt", lines=LINES)
    assert (ended.status, ended.out) == (1, "")
    assert "The file /nowhere/at/all.txt cannot be written: there is no such folder." in ended.err


def test_a_transcript_on_a_full_disk_is_given_up(run: Run) -> None:
    ended = run(*GAME, "--lang", "en", "--transcript", "/dev/full", lines=LINES)
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.count("/dev/full cannot be written any more: the disk is full.") == 1
