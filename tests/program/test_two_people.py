"""Several people at one machine: each hears what is private only while the machine is theirs."""

from __future__ import annotations

import json
from pathlib import Path

from tests.program.test_outside import Run, run

__all__ = ["run"]

GAME = ("play", "elfer-raus", "--players", "3", "--humans", "2", "--names", "Ana,Bob", "--seed", "11")


def test_nothing_private_is_told_before_the_machine_is_taken(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "log.json"
    lines = ("", "1", "hand", "1", "done", "", "hand", "legal", "1") * 3
    ended = run(*GAME, "--lang", "en", "--announcements", str(log), lines=lines)
    assert ended.status == 0
    has_machine: int | None = None
    taken = set()
    for line in log.read_text(encoding="utf-8").splitlines():
        said = json.loads(line)
        if "take the machine and press Enter" in said["screen"]:
            has_machine = 0 if said["screen"].startswith("Ana") else 1
        elif said["private"]:
            assert said["seat"] == has_machine
            taken.add(said["seat"])
        elif said["kind"] not in ("answer", "notice"):
            assert said["seat"] is None
    assert taken == {0, 1}


def test_a_hand_is_told_to_its_own_seat_alone(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "log.json"
    run(*GAME, "--lang", "en", "--announcements", str(log), lines=("", "hand", "quit"))
    announced = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    hands = [said for said in announced if "cards" in said["screen"] and said["private"]]
    assert len({said["seat"] for said in hands}) == 1
    assert "hand-dealt" not in {said["kind"] for said in announced}


def test_each_has_a_language_of_their_own(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "log.json"
    lines = ("", "langue en", "hand", "1", "1", "done", "", "main", "1", "1", "fini", "quit")
    run(*GAME, "--lang", "fr", "--announcements", str(log), lines=lines)
    announced = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    private = [(said["seat"], said["speech"][0][0]) for said in announced if said["private"]]
    english = {seat for seat, code in private if code == "en"}
    assert len(english) == 1
    assert {code for seat, code in private if seat not in english} <= {"fr"}
    open_lines = {said["speech"][0][0] for said in announced if said["kind"] == "card-laid"}
    assert open_lines == {"en", "fr"}
