"""Tab and the review keys at a real pseudo-terminal: what appears is also said, spoken and brailled."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.program.test_terminal import play


def told(home: Path) -> list[str]:
    """The sentences that were announced, each with its braille."""
    lines = [json.loads(line) for line in (home / "told").read_text(encoding="utf-8").splitlines()]
    assert all(line["speech"] and line["braille"] for line in lines)
    return [line["screen"] for line in lines]


def test_tab_completes_and_says_in_one_line_what_it_found(tmp_path: Path) -> None:
    with play(tmp_path, "--announcements", str(tmp_path / "told")) as session:
        session.until("Your turn")
        session.press("sco\t")
        session.until("Completed: score.")
        session.press("\r")
        session.until("Bob: 0 points.")
        session.press("b\t")
        session.until("Possible: blue, ")
        session.press("l\t\t")
        session.until("Completed: 11.")
        session.press("\r")
        session.until("You lay the blue 11.")
        session.press("zz\t")
        session.until("Nothing begins with “zz” here.")
        session.press("\x7f\x7fquit\r")
        assert session.wait() == 0
        assert "\x1b" not in session.output.decode()
    announced = told(tmp_path)
    for line in ("Completed: score.", "Completed: blue.", "Completed: 11."):
        assert announced.count(line) == 1
    assert len([line for line in announced if line.startswith("Possible: blue, ")]) == 1


def test_each_review_key_does_what_a_word_does(tmp_path: Path) -> None:
    keys = {"\x1b[15~": "20 cards.", "\x1b[17~": "2: green 11.", "\x14": "green not open."}
    with play(tmp_path, "--announcements", str(tmp_path / "told")) as session:
        session.until("Your turn")
        session.press("half a line")
        for key, last in keys.items():
            session.press(key)
            session.until(last)
        session.press("\x1b[19~\x1b[18~")
        session.until("2: green 11.")
        session.press("\x7f" * 11 + "quit\r")
        assert session.wait() == 0
    assert "I do not understand" not in "".join(told(tmp_path))


@pytest.mark.parametrize("wanted", ["true", "false"])
def test_who_types_in_real_time_is_asked_before_a_turn_ends_too_early(tmp_path: Path, wanted: str) -> None:
    (tmp_path / "XDG_CONFIG_HOME/access-play").mkdir(parents=True)
    settings = tmp_path / "XDG_CONFIG_HOME/access-play/settings.toml"
    settings.write_text(f"confirm = {wanted}\n", encoding="utf-8")
    with play(tmp_path) as session:
        session.until("Your turn")
        session.press("b11 g11\r")
        session.until("or say done.")
        session.press("done\r")
        if wanted == "true":
            session.until("Type done again to end your turn.")
            session.press("yes\r")
        session.until("Ana lays the yellow 10.")
        session.press("quit\r")
        assert session.wait() == 0
