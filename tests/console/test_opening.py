"""The environment's and the settings' say in the console."""

from __future__ import annotations

import asyncio
import io
import subprocess
import sys
from pathlib import Path

import pytest

from access_play.console.base import is_review_key
from access_play.console.late import LateConsole
from access_play.console.opening import wants_plain
from access_play.console.plain import PlainConsole
from access_play.console.recall import KEPT, Recall
from access_play.console.screen import Screen


@pytest.mark.parametrize(
    ("environ", "plain"),
    [
        ({}, False),
        ({"TERM": "xterm"}, False),
        ({"TERM": "dumb"}, True),
        ({"ACCESSIBLE": "1"}, True),
        ({"ACCESSIBLE": ""}, False),
        ({"ACCESSIBLE": "0"}, False),
        ({"ACCESSIBLE": "False"}, False),
        ({"ACCESS_PLAY_PLAIN": "yes"}, True),
        ({"ACCESS_PLAY_PLAIN": "0", "ACCESSIBLE": "true"}, True),
    ],
)
def test_who_gets_plain_lines(environ: dict[str, str], plain: bool) -> None:
    assert wants_plain(environ) is plain


@pytest.mark.parametrize("key", ["f5", "f24", "c-t", "c-o", "c-g"])
def test_keys_a_review_can_have(key: str) -> None:
    assert is_review_key(key)


@pytest.mark.parametrize("key", ["", "f0", "f25", "t", "c-c", "c-d", "c-m", "c-i", "c-z", "escape", "c-tt"])
def test_keys_a_review_cannot_have(key: str) -> None:
    assert not is_review_key(key)


def test_a_long_history_is_shortened(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_text("".join(f"r{number}\n" for number in range(3 * KEPT)))
    assert Recall(path).older("") == f"r{3 * KEPT - 1}"
    assert len(path.read_text().splitlines()) == KEPT


def test_a_history_that_cannot_be_kept_is_no_reason_to_stop(tmp_path: Path) -> None:
    recall = Recall(tmp_path)
    recall.add("r12")
    assert recall.older("") == "r12"


def test_the_first_words_do_not_wait_for_the_line_editor() -> None:
    code = "import sys, access_play.console.opening; sys.exit('prompt_toolkit' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_a_line_loaded_late_has_what_was_set_before_and_after() -> None:
    paper = io.StringIO()
    loaded: list[PlainConsole] = []

    def load() -> PlainConsole:
        loaded.append(PlainConsole(Screen(paper), io.BytesIO(b"r12\n")))
        return loaded[-1]

    console = LateConsole(Screen(paper), load)
    console.announce("Welcome.")
    console.on_key = before = lambda: None
    assert not loaded
    assert asyncio.run(console.read_line()) == "r12"
    assert loaded[0].on_key is before
    console.on_key = after = lambda: None
    assert loaded[0].on_key is after
    console.announce("Goodbye.")
    console.close()
    assert paper.getvalue() == "Welcome.\nGoodbye.\n"
    assert len(loaded) == 1
