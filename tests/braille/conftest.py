"""Braillers with the real liblouis and the project's own tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from access_play.braille.brailler import Brailler
from access_play.resources import folder


@pytest.fixture(scope="session")
def tables() -> Path:
    return folder("tables")


@pytest.fixture(scope="session")
def french(tables: Path) -> Brailler:
    return Brailler("fr", tables=tables)


@pytest.fixture(scope="session")
def english(tables: Path) -> Brailler:
    return Brailler("en", tables=tables)
