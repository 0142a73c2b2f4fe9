"""Braille that is not there: a reason, empty cells, and the game goes on in silence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from access_play.braille.brailler import Brailler
from access_play.braille.louis import binding
from access_play.braille.system import Missing, system_module
from access_play.resources import folder
from access_play.words.announcement import Mark, Piece

SYSTEM = Path("/usr/lib/python3/dist-packages")


@pytest.fixture
def no_louis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make ``import louis`` fail, as in a virtual environment that never loaded it."""
    monkeypatch.setitem(sys.modules, "louis", None)


def silent(brailler: Brailler) -> bool:
    pieces: list[Piece] = ["Ana ", Mark("r", "11")]
    line = brailler.line(pieces)
    return (brailler.cells(pieces), brailler.mark(Mark("r", "1")), brailler.text("⠁"), line.marks) == (
        "",
        "",
        "",
        (),
    )


@pytest.mark.usefixtures("no_louis")
def test_no_binding(tables: Path, tmp_path: Path) -> None:
    brailler = Brailler("fr", tables=tables, louis=binding((str(tmp_path),)))
    assert not brailler.available
    assert brailler.missing is Missing.NO_BINDING
    assert silent(brailler)


@pytest.mark.usefixtures("no_louis")
def test_binding_without_its_library(tables: Path, tmp_path: Path) -> None:
    source = (SYSTEM / "louis" / "__init__.py").read_text(encoding="utf-8")
    (tmp_path / "louis").mkdir()
    (tmp_path / "louis" / "__init__.py").write_text(
        source.replace("liblouis.so", "libnone.so"), encoding="utf-8"
    )
    brailler = Brailler("fr", tables=tables, louis=binding((str(tmp_path),)))
    assert brailler.missing is Missing.NO_LIBRARY
    assert silent(brailler)


@pytest.mark.usefixtures("no_louis")
def test_a_broken_stranger_of_the_same_name_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "louis.py").write_text("raise OSError('liblouis.dll')\n", encoding="utf-8")
    assert not isinstance(system_module("louis", [str(tmp_path), str(SYSTEM)]), Missing)


def test_no_tables_of_ours(tmp_path: Path) -> None:
    brailler = Brailler("fr", tables=tmp_path)
    assert brailler.missing is Missing.NO_TABLE
    assert silent(brailler)


def test_broken_table(tmp_path: Path) -> None:
    (tmp_path / "access-play-marks-fr.utb").write_text("lowercase a x\n", encoding="utf-8")
    assert Brailler("fr", tables=tmp_path).missing is Missing.NO_TABLE


@pytest.mark.parametrize("language", ["xx", ""])
def test_language_without_a_table(tables: Path, language: str) -> None:
    assert Brailler(language, tables=tables).missing is Missing.NO_TABLE


def test_tables_work_from_any_folder_name(tmp_path: Path) -> None:
    elsewhere = tmp_path / "ma carte é"
    elsewhere.symlink_to(folder("tables"))
    assert Brailler("fr", tables=elsewhere).cells([Mark("r", "11")]) == "⠗⠡⠡"


def test_nothing_reaches_the_terminal(tables: Path, tmp_path: Path) -> None:
    """In a process of its own: liblouis writes from C, past sys.stderr."""
    code = f"""
from pathlib import Path
from access_play.braille.brailler import Brailler
for folder in ({str(tables)!r}, {str(tmp_path)!r}):
    brailler = Brailler("fr", tables=Path(folder))
    brailler.cells(["Ana \\U0001f600 \\0 \\ud800"])
    Brailler("xx", tables=Path(folder))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=30)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
