"""What is shipped holds what the program reads at run time."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    (wheel,) = folder.glob("access_play-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.mark.parametrize("folder", ["locales", "tables"])
def test_the_wheel_holds_every_file_of_our_own(shipped: set[str], folder: str) -> None:
    every = (path for path in (ROOT / folder).rglob("*") if path.is_file())
    files = [path for path in every if not path.name.startswith(".") and path.parent.name != "__pycache__"]
    assert files
    assert not any("__pycache__" in name for name in shipped)
    assert shipped >= {f"access_play/{path.relative_to(ROOT).as_posix()}" for path in files}


def test_the_wheel_holds_the_program_and_says_that_it_is_typed(shipped: set[str]) -> None:
    assert shipped >= {"access_play/__init__.py", "access_play/py.typed", "access_play/console/line.py"}
    assert not any(name.startswith("tests/") for name in shipped)
