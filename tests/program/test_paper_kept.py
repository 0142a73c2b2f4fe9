"""A game on paper: whole after every sentence, killed or not, with the scores behind it."""

from __future__ import annotations

import subprocess
import sys
from itertools import takewhile
from pathlib import Path

import pytest

from access_play.braille.brailler import Brailler
from access_play.braille.files import from_ascii
from access_play.braille.louis import BLANK
from access_play.resources import folder
from tests.program.conftest import Run
from tests.program.test_terminal import environ

GAME = ("play", "elfer-raus", "--autoplay", "--players", "2", "--option", "match=rounds-2", "--seed", "5")
SHEET = ",SCORE SHEET"


def pages(paper: Path) -> list[list[str]]:
    """The rows of each page, which must be whole: 24 of text and the number."""
    text = paper.read_bytes().decode("ascii")
    assert text.endswith("\r\n\f")
    found = [page.removesuffix("\r\n").split("\r\n") for page in text.removesuffix("\f").split("\f")]
    assert {len(page) for page in found} == {25}
    return found


def transcript(paper: Path) -> list[str]:
    """The rows of what was said, without numbers and the score sheet."""
    said = takewhile(lambda page: SHEET not in page[0], pages(paper))
    rows = [row for page in said for row in page[:-1]]
    return rows[: max((at for at, row in enumerate(rows, 1) if row), default=0)]


def sheet(paper: Path) -> list[str]:
    """The rows of the score sheet in words."""
    brailler = Brailler("en", tables=folder("tables"))
    every = pages(paper)
    first = next(at for at, page in enumerate(every) if SHEET in page[0])
    rows = [row for page in every[first:] for row in page[:-1] if row]
    return [brailler.text(from_ascii(row).strip(BLANK)) for row in rows]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], Path]:
    """What is said, and the paper, of the game that nobody interrupts."""
    home = tmp_path_factory.mktemp("whole")
    words = (*GAME, "--lang", "en", "--braille", "said.brf")
    played = subprocess.run(
        [sys.executable, "-m", "access_play", *words],
        env=environ(home),
        cwd=home,
        capture_output=True,
        text=True,
        check=True,
    )
    return played.stdout.splitlines(), home / "said.brf"


@pytest.mark.parametrize("moment", [1, 500, 2500, 6000])
def test_a_killed_game_leaves_its_paper_readable(
    moment: int, whole: tuple[list[str], Path], tmp_path: Path
) -> None:
    words = [sys.executable, "-m", "access_play", *GAME, "--lang", "en", "--braille", "said.brf"]
    with subprocess.Popen(words, env=environ(tmp_path), cwd=tmp_path, stdout=subprocess.PIPE) as game:
        assert game.stdout is not None
        heard = game.stdout.read(moment)
        game.kill()
        game.wait()
    if (tmp_path / "said.brf").stat().st_size or heard.count(b"\n") > 1:
        rows = transcript(tmp_path / "said.brf")
        assert rows == transcript(whole[1])[: len(rows)]
        assert sum(row.startswith("  ") for row in rows) >= heard.count(b"\n") - 1


def test_the_score_sheet_says_what_was_said_of_the_scores(whole: tuple[list[str], Path]) -> None:
    said, paper = whole
    scores = [line.rstrip(".").split() for line in said if " in all." in line]
    assert len(scores) == 4
    rows = sheet(paper)
    assert rows[0] == "Score sheet"
    assert [row for row in rows if row.startswith("Round")] == ["Round 1", "Round 2"]
    told = [f"{player} +{points} = {total}" for player, _, points, _, total, *_ in scores]
    assert [row for row in rows if "+" in row] == told
    last = rows[rows.index("Result") :]
    ranked = [line for line in said if line[0].isdigit()]
    assert [row for row in last if row[0].isdigit()] == [
        line.replace(",", ":").split(" point")[0] for line in ranked
    ]


def test_a_game_left_has_the_scores_of_its_finished_rounds(run: Run, tmp_path: Path) -> None:
    run(*GAME[:2], "--seed", "5", "--lang", "en", "--braille", "said.brf", lines=("quit",))
    assert transcript(tmp_path / "said.brf")
    assert all(SHEET not in page[0] for page in pages(tmp_path / "said.brf"))


def test_a_game_without_points_has_its_result_alone(run: Run, tmp_path: Path) -> None:
    words = ("--autoplay", "--players", "2", "--seed", "3", "--lang", "en", "--braille", "said.brf")
    ended = run("play", "onze-gagnant", *words)
    assert ended.status == 0
    (winner,) = [
        line.partition(" wins the match.")[0] for line in ended.out.splitlines() if "the match" in line
    ]
    assert sheet(tmp_path / "said.brf") == ["Score sheet", "Result", f"match to {winner}"]
