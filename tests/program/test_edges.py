"""Where scripts and shells go wrong: closed streams, full disks, odd bytes, signals, names, odd files."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from access_play.console import saves
from access_play.table.journal import Journal
from tests.console.pseudo import heed_signals
from tests.program.test_kept import kept
from tests.program.test_outside import GAME, LINES, Run, run
from tests.program.test_terminal import environ

__all__ = ["run"]

SHORT = ("play", "elfer-raus", "--seed", "1", "--lang", "en")


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("--version",), 0),
        (("play", "--help"), 0),
        (SHORT, 0),
        (("rules", "elfer-raus", "--format", "brf"), 0),
        (("saves",), 0),
        (("settings",), 0),
        ((), 0),
        (("nonsense",), 2),
    ],
)
def test_closed_streams_bring_no_traceback(words: tuple[str, ...], status: int, tmp_path: Path) -> None:
    """``<&- >&-`` at a shell, where Python has None for a stream."""
    told = tmp_path / "told"
    program = (
        "import os, sys\n"
        "os.close(0)\n"
        "os.close(1)\n"
        "os.dup2(os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT), 2)\n"
        "os.execv(sys.executable, [sys.executable, '-m', 'access_play', *sys.argv[2:]])\n"
    )
    command = [sys.executable, "-c", program, str(told), *words]
    done = subprocess.run(command, env={"LANG": "C.UTF-8", **environ(tmp_path)}, check=False)
    assert done.returncode == status
    assert "Traceback" not in told.read_text(encoding="utf-8")
    assert "Error" not in told.read_text(encoding="utf-8")


@pytest.mark.parametrize("words", [SHORT, ("rules", "elfer-raus", "--format", "pef"), ("--version",)])
def test_output_on_a_full_disk_ends_quietly(words: tuple[str, ...], tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "access_play", *words],
            env={"LANG": "C.UTF-8", **environ(tmp_path)},
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_poor_encoding_costs_accents_not_the_game(encoding: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "access_play", *GAME, "--lang", "fr"],
        env={"LANG": "C.UTF-8", "PYTHONIOENCODING": encoding, **environ(tmp_path)},
        input=b"h\xe9\nfoo\nquitter\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Chloé".encode(encoding, "ignore") in done.stdout.replace(b"Chloe", b"Chlo")


def test_bytes_that_are_no_text_are_taken_on_the_command_line(tmp_path: Path) -> None:
    for option in ("--seed", "--names", "--transcript", "--option", "--preset"):
        done = subprocess.run(
            [sys.executable, "-m", "access_play", *SHORT, option, b"\xff\xfe"],
            env={"LANG": "C.UTF-8", **environ(tmp_path)},
            input=b"save\nquit\n",
            capture_output=True,
            check=False,
            cwd=tmp_path,
        )
        assert done.returncode in (0, 2)
        assert b"Traceback" not in done.stderr


def test_a_request_to_end_keeps_the_game(tmp_path: Path) -> None:
    env = {"LANG": "C.UTF-8", **environ(tmp_path)}
    command = [sys.executable, "-m", "access_play", *SHORT]
    with subprocess.Popen(
        command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, preexec_fn=heed_signals
    ) as game:
        assert game.stdout is not None
        while b"Your turn" not in game.stdout.readline():
            pass
        game.send_signal(signal.SIGTERM)
        assert game.wait(60) in (-signal.SIGTERM, 128 + signal.SIGTERM)
    assert saves.read(kept(tmp_path)).lines


def test_paper_on_a_full_disk_is_told_and_given_up(run: Run, tmp_path: Path) -> None:
    (tmp_path / "full.brf").symlink_to("/dev/full")
    ended = run(*SHORT, "--braille", "full.brf", lines=("quit",))
    assert (ended.status, ended.err) == (0, "")
    told = "The file full.brf cannot be written any more: the disk is full. The game goes on."
    assert ended.out.splitlines().count(told) == 1
    assert ended.out.splitlines()[-1].startswith("The game is kept.")


# names


@pytest.mark.parametrize(
    ("names", "people", "told"),
    [
        ("Zoé", 2, "with Zoé, Player 2, and Ana."),
        (",Zoé", 2, "with Player 1, Zoé, and Ana."),
        ("Player 2", 2, "with Player 2, Player 3, and Ana."),
        ("ana", 2, "with ana, Player 2, and Bob."),
        ("{x},%s", 2, "with {x}, %s, and Ana."),
    ],
)
def test_everybody_has_a_name_of_their_own(run: Run, names: str, people: int, told: str) -> None:
    words = ("--players", "3", "--humans", str(people), "--names", names)
    assert told in run(*SHORT, *words).out.splitlines()[0]


# kept games


def test_a_damaged_game_does_not_bar_the_way_to_the_one_before(run: Run, tmp_path: Path) -> None:
    run(*SHORT, lines=("quit",))
    folder = tmp_path / "home/XDG_DATA_HOME/access-play/saves"
    for number, content in enumerate((b"", b"nonsense\n", None), start=2):
        path = folder / f"elfer-raus-{number}.game"
        path.write_bytes(content) if content is not None else path.mkdir()
        os.utime(path, (2e9 + number, 2e9 + number))
    ended = run("resume", "--lang", "en", lines=("quit",))
    assert ended.status == 0
    assert ended.err.splitlines() == [
        "The game elfer-raus-4 cannot be read: it is a folder.",
        "The game elfer-raus-3 is damaged at line 1 and cannot go on; the file is left as it is.",
        "The game elfer-raus-2 is damaged at line 1 and cannot go on; the file is left as it is.",
    ]
    assert "You have" in ended.out or "Your turn" in ended.out
    assert run("resume", "elfer-raus-3", "--lang", "en").status == 1
    assert len(run("saves", "--lang", "en").out.splitlines()) == 4


def test_a_play_that_cannot_stand_there_is_named_by_its_line(run: Run, tmp_path: Path) -> None:
    run(*GAME, "--lang", "fr", lines=LINES)
    path = kept(tmp_path / "home")
    text = path.read_text(encoding="utf-8").splitlines()
    journal = Journal()
    entries = [line.rpartition(" #")[0] for line in text]
    forged = "".join(journal.line(line) for line in [*entries[:4], "play r1", *entries[4:]])
    path.write_text(forged, encoding="utf-8")
    resumed = run("resume", "--lang", "fr")
    assert resumed.status == 1
    assert "abîmée à la ligne 5" in resumed.err
    assert path.read_text(encoding="utf-8") == forged


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"seats": 99},
        {"seats": "4"},
        {"options": {"deal": "no"}},
        {"options": 5},
        {"names": ["Ana", "Bob", "Chloé"]},
        {"names": [1, 2, 3, 4]},
        {"humans": [7]},
        {"humans": [[0]]},
        {"humans": "0"},
        {"level": "divine"},
        {"seed": 5},
        {"version": "1"},
        {"format": "other"},
    ],
    ids=str,
)
def test_a_save_that_says_nonsense_is_told(run: Run, tmp_path: Path, change: dict[str, object]) -> None:
    run(*SHORT, "--players", "4", lines=("quit",))
    path = kept(tmp_path / "home")
    head, *rest = (line.rpartition(" #")[0] for line in path.read_text(encoding="utf-8").splitlines())
    journal = Journal()
    forged = [json.dumps({**json.loads(head), **change}), *rest]
    path.write_text("".join(map(journal.line, forged)), encoding="utf-8")
    resumed = run("resume", "--lang", "en", lines=("hand", "quit"))
    assert "Traceback" not in resumed.err
    listed = run("saves", "--lang", "en")
    assert (listed.status, listed.err) == (0, "")
    assert 3 <= len(listed.out) <= 160
    if resumed.status:
        assert "is damaged at line" in resumed.err
    else:
        assert change == {"seed": 5}


# before the game


@pytest.mark.parametrize("answers", [("quit",), ("quitter",), ("2", "q"), ("help", "quit")])
def test_the_questions_can_be_left(run: Run, answers: tuple[str, ...], tmp_path: Path) -> None:
    ended = run("--lang", "fr", lines=(*answers, "1", "1", "1", "1"))
    assert (ended.status, ended.err) == (0, "")
    assert not list((tmp_path / "home").glob("**/*.game"))


def test_help_says_the_question_again(run: Run) -> None:
    said = run("--lang", "en", lines=("help",)).out.splitlines()
    assert said.count("Which game?") == 2
