"""Imports go down only: the house has floors."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import access_play

HOUSE = Path(access_play.__file__).parent
ALLOWED = {
    "games": {"games"},
    "table": {"table", "games"},
    "players": {"players", "games"},
    "words": {
        "words",
        "games",
        "table",
        "players.advice",
        "speech.trouble",
        "braille.system",
        "braille.display",
    },
    "speech": {"speech", "words.announcement"},
    "braille": {"braille", "words.announcement"},
    "console": {"console", "games", "table", "players", "words", "speech", "braille"},
}
"""What each room may import. The words name what speaks for a play and the troubles of voice and
braille, which are bare values."""


def imports(path: Path) -> set[str]:
    """Names of our modules that a file imports, without the package's own name."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import"
            found.add(node.module or "")
        elif isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
    return {name.removeprefix("access_play.") for name in found if name.startswith("access_play.")}


def within(name: str, rooms: set[str]) -> bool:
    return any(name == room or name.startswith(f"{room}.") for room in rooms)


@pytest.mark.parametrize("room", ALLOWED)
def test_a_room_imports_only_what_lies_below(room: str) -> None:
    files = sorted((HOUSE / room).rglob("*.py"))
    assert files
    for path in files:
        wrong = {name for name in imports(path) if not within(name, ALLOWED[room])}
        assert not wrong, f"{path.relative_to(HOUSE)} imports {sorted(wrong)}"


def test_every_room_has_a_floor() -> None:
    rooms = {path.parent.name for path in HOUSE.glob("*/__init__.py")}
    assert rooms == set(ALLOWED)


def test_a_family_of_games_does_not_know_the_others() -> None:
    families = {path.parent.name for path in (HOUSE / "games").glob("*/__init__.py")}
    for path in (HOUSE / "games").glob("*/*.py"):
        own = path.parent.name
        assert not {
            name for name in imports(path) if within(name, {f"games.{each}" for each in families - {own}})
        }


@pytest.mark.parametrize("room", ["games", "table", "players"])
def test_the_low_floors_know_no_clock_and_no_file(room: str) -> None:
    for path in (HOUSE / room).rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {
            alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
        }
        assert not names & {"time", "os", "datetime", "pathlib", "socket", "secrets"}, path
        calls = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
        assert not calls & {"open", "print", "random.random", "random.choice", "random.shuffle"}, path
