"""The program from outside: what a player, a script and a packager can rely on."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.console.pseudo import heed_signals
from tests.program.conftest import Run, run
from tests.program.test_terminal import environ

__all__ = ["Run", "run"]

LINES = ("help", "hand", "legal", "1", "table", "score", "quit")
GAME = ("play", "atout-11", "--seed", "3", "--players", "4")
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f]")


@pytest.mark.parametrize(("code", "last"), [("fr", "La partie est gardée."), ("en", "The game is kept.")])
def test_a_short_game_by_pipe_is_calm_and_brailled(run: Run, code: str, last: str) -> None:
    ended = run(*GAME, "--lang", code, "--braille", "terminal", lines=LINES)
    assert (ended.status, ended.err) == (0, "")
    assert not CONTROL.search(ended.out)
    lines = ended.out.splitlines()
    words, cells = lines[::2], lines[1::2]
    assert len(words) == len(cells)
    assert all(3 <= len(line) <= 160 for line in words)
    assert all(
        set(line) <= {chr(0x2800 + dots) for dots in range(256)} and line.strip("\u2800") for line in cells
    )
    assert words[-1].startswith(last)


def test_the_two_languages_do_not_mix(run: Run) -> None:
    french = run(*GAME, "--lang", "fr", lines=("help", "help more", "rules", "r1", "why", *LINES)).out
    english = run(*GAME, "--lang", "en", lines=("help", "help more", "rules", "r1", "why", *LINES)).out
    assert not re.search(r"\b(the|you|your|cards|draw|is)\b", french)
    assert not re.search(r"\b(le|la|vous|carte|cartes|est|une)\b", english)


def test_the_same_seed_and_lines_give_the_same_to_the_last_byte(run: Run, tmp_path: Path) -> None:
    said = []
    for home in ("one", "two"):
        log, script = tmp_path / f"{home}.json", tmp_path / f"{home}.txt"
        ended = run(*GAME, "--announcements", str(log), "--transcript", str(script), lines=LINES, home=home)
        said.append((ended, log.read_bytes(), script.read_bytes()))
    assert said[0] == said[1]
    assert said[0][2].decode() == said[0][0].out


def test_every_announcement_is_whole(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "log.json"
    ended = run(*GAME, "--announcements", str(log), "--lang", "fr", lines=LINES)
    announced = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [each["screen"] for each in announced] == ended.out.splitlines()
    assert [each["n"] for each in announced] == list(range(1, len(announced) + 1))
    for each in announced:
        assert set(each) == {"n", "seat", "kind", "priority", "private", "screen", "speech", "braille"}
        assert each["speech"][0][0] == "fr"
        assert not re.search(r"\b[a-z]\d{1,2}\b", each["speech"][0][1])
        assert each["braille"]
    private = {each["kind"]: each["private"] for each in announced}
    assert private["hand-dealt"]
    assert private["turn-came"]
    assert not private["card-laid"]
    assert next(each for each in announced if each["kind"] == "turn-came")["priority"] == "urgent"


def test_comments_are_skipped_and_the_end_of_input_keeps_the_game(run: Run) -> None:
    ended = run(*GAME, "--lang", "en", lines=("# a script", "hand"))
    assert ended.status == 0
    assert ended.out.splitlines()[-1].startswith("The game is kept.")
    resumed = run("resume", "--lang", "en", lines=("score", "quit"))
    assert resumed.status == 0
    assert "Your turn" in resumed.out


@pytest.mark.parametrize(
    ("words", "known"),
    [
        (("play", "bridge"), ("elfer-raus", "onze-gagnant")),
        (("play", "elfer-raus", "--option", "colour=5"), ("colours", "must_play")),
        (("play", "elfer-raus", "--option", "colours=5"), ("4", "3")),
        (("play", "elfer-raus", "--preset", "sea"), ("book", "junior")),
        (("play", "elfer-raus", "--players", "9"), ("2", "6")),
        (("play", "elfer-raus", "--players", "many"), ("--players", "many")),
        (("play", "elfer-raus", "--bots", "clever"), ("easy", "hard")),
        (("play", "elfer-raus", "--rate", "5"), ("80", "600")),
        (("play", "elfer-raus", "--cells", "5"), ("12", "80")),
        (("play", "elfer-raus", "--speech", "loud"), ("pyttsx3", "none")),
        (("play", "elfer-raus", "--braille", "wall"), ("terminal", "display")),
        (("play", "elfer-raus", "--names", "Ana,Ana"), ("Ana",)),
        (("play", "elfer-raus", "--loud"), ("--speech",)),
        (("play",), ("elfer-raus",)),
        (("dance",), ("play", "doctor")),
        (("rules", "bridge"), ("atout-11",)),
        (("resume", "nothing"), ("gard", "kept")),
    ],
)
def test_wrong_usage_is_told_with_what_would_be_right(
    run: Run, words: tuple[str, ...], known: tuple[str, ...]
) -> None:
    french, english = run(*words, "--lang", "fr"), run(*words, "--lang", "en")
    for ended in (french, english):
        assert ended.status == 2
        assert ended.out == ""
        assert len(ended.err.splitlines()) == 1
        assert "Traceback" not in ended.err
    assert french.err != english.err
    either = french.err + english.err
    assert all(word in either for word in known)


def test_an_unknown_language_is_refused_with_the_known_ones(run: Run) -> None:
    ended = run("play", "elfer-raus", "--lang", "de")
    assert ended.status == 2
    assert "en, fr" in ended.err


@pytest.mark.parametrize("words", [("--version",), ("--help",), ("play", "--help")])
def test_version_and_help_load_neither_line_nor_voice(words: tuple[str, ...], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "access_play", *words],
        capture_output=True,
        text=True,
        check=True,
        env={"PATH": "/usr/bin:/bin", **environ(tmp_path)},
    )
    assert "prompt_toolkit" not in done.stderr
    assert "pyttsx3" not in done.stderr
    assert done.stdout.strip()
    assert len(done.stdout.splitlines()) <= 30


def test_interrupted_it_ends_with_130(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "access_play", *GAME, "--lang", "en"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command,
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        preexec_fn=heed_signals,
        env={"PATH": "/bin", **environ(tmp_path)},
    ) as game:
        assert game.stdout is not None
        while b"Your turn" not in game.stdout.readline():
            pass
        time.sleep(0.3)
        game.send_signal(signal.SIGINT)
        assert game.wait(30) == 130
        assert game.stderr is not None
        assert b"Traceback" not in game.stderr.read()


def test_a_closed_pipe_ends_it_quietly(tmp_path: Path) -> None:
    command = f"{sys.executable} -m access_play play elfer-raus --autoplay --seed 1 | head -2"
    done = subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "/usr/bin:/bin", **environ(tmp_path)},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 2


# the commands that only tell


def test_the_doctor_says_one_line_a_part(run: Run) -> None:
    ended = run("doctor", "--lang", "fr")
    assert ended.status == 0
    lines = ended.out.splitlines()
    assert lines[0].startswith("access-play ")
    assert sum(line.startswith("Braille\u00a0: marche") for line in lines) == 2
    assert any(line.startswith(("Voix\u00a0:", "Pas de voix")) for line in lines)
    assert "Traceback" not in ended.err


def test_rules_in_text_brf_and_pef(run: Run) -> None:
    text = run("rules", "elfer-raus", "--lang", "fr").out
    assert text.startswith("1. But du jeu\n")
    assert all(len(line) <= 160 for line in text.splitlines())
    brf = run("rules", "elfer-raus", "--lang", "fr", "--format", "brf").out
    assert max(len(line) for line in re.split("[\r\n\f]+", brf)) <= 30
    assert run("rules", "elfer-raus", "--format", "pef").out.startswith("<?xml")


def test_settings_are_shown_changed_and_kept(run: Run) -> None:
    assert run("settings", "set", "rate", "250").status == 0
    assert "rate = 250" in run("settings").out
    assert run("settings", "set", "rate", "9").status == 2
    assert "rate = 250" in run("settings", "show").out
    assert run("settings", "where").out.strip().endswith("settings.toml")


def test_saved_games_are_listed(run: Run) -> None:
    assert "No game is kept." in run("saves", "--lang", "en").out
    run(*GAME, lines=("quit",))
    assert re.fullmatch(r"atout-11-1: Atout 11, \d+ plays?\.\n", run("saves", "--lang", "en").out)


# the questions


@pytest.mark.parametrize(
    "answers",
    [
        ("2", "3", "1", "2"),
        ("atout", "3", "", ""),
        ("Atout 11", "3", "book", "normal"),
        ("9", "hm", "2", "8", "3", "", ""),
    ],
)
def test_a_few_questions_then_a_game(run: Run, answers: tuple[str, ...]) -> None:
    ended = run("--lang", "en", lines=(*answers, "hand", "quit"))
    assert ended.status == 0
    assert "Which game?" in ended.out
    assert "Atout 11, with Ana and Bob." in ended.out
    assert "20 cards" in ended.out


def test_enter_alone_takes_what_is_said(run: Run) -> None:
    ended = run("--lang", "en", lines=("", "", "", "", "quit"))
    assert "Enter alone: Elfer Raus!" in ended.out
    assert "Elfer Raus!, with Ana, Bob, and Chloé." in ended.out


def test_the_end_of_input_ends_the_questions(run: Run) -> None:
    assert run("--lang", "en", lines=("1",)).status == 0
