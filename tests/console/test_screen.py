"""Nothing that is said makes the output fail."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from access_play.console.base import OutputClosed
from access_play.console.screen import Screen

SENTENCE = "Zoé\u00a0: «\u00a0l’œuf…\u00a0» ⠗ \ud800"


def written(encoding: str) -> str:
    raw = io.BytesIO()
    with io.TextIOWrapper(raw, encoding=encoding, newline="") as stream:
        Screen(stream).write(SENTENCE + "\n")
        return raw.getvalue().decode(encoding)


@pytest.mark.parametrize(
    ("encoding", "line"),
    [
        ("ascii", 'Zoe : " l\'oeuf... " ? ?\n'),
        ("latin-1", "Zoé\u00a0: «\u00a0l'oeuf...\u00a0» ? ?\n"),
        ("utf-8", "Zoé\u00a0: «\u00a0l’œuf…\u00a0» ⠗ ?\n"),
    ],
)
def test_what_an_encoding_lacks_is_replaced_by_what_is_nearest(encoding: str, line: str) -> None:
    assert written(encoding) == line


def test_a_screen_without_a_terminal_is_eighty_columns_wide() -> None:
    assert Screen(io.StringIO()).columns == 80
    assert Screen(io.StringIO(), columns=40).columns == 40


def test_a_program_started_without_output_knows_it_at_the_first_line() -> None:
    with pytest.raises(OutputClosed):
        Screen(None).write("Welcome.\n")


def test_a_pipe_nobody_reads_ends_quietly(tmp_path: Path) -> None:
    script = tmp_path / "talker.py"
    script.write_text(
        "import sys\n"
        "from access_play.console.base import OutputClosed\n"
        "from access_play.console.screen import Screen\n"
        "try:\n"
        "    while True: Screen(sys.stdout).write('Ana lays 12.\\n')\n"
        "except OutputClosed:\n"
        "    sys.exit(7)\n"
    )
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as talker:
        assert talker.stdout
        assert talker.stderr
        talker.stdout.readline()
        talker.stdout.close()
        assert talker.wait(60) == 7
        assert talker.stderr.read() == b""
