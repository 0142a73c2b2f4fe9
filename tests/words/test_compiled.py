"""A catalog is compiled once for each text of it, and never stands in the way of a start."""

from __future__ import annotations

import gettext
import sys
from io import BytesIO
from pathlib import Path

import pytest

from access_play.words.compiled import compiled

HEAD = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'


@pytest.fixture
def catalog(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    path = tmp_path / "access_play.po"
    write(path, "main")
    return path


def write(path: Path, word: str) -> None:
    path.write_text(f'{HEAD}msgid "hand"\nmsgstr "{word}"\n', encoding="utf-8")


def said(path: Path) -> str:
    return gettext.GNUTranslations(BytesIO(compiled(path, "fr"))).gettext("hand")


def test_it_is_kept_beside_the_catalog_and_follows_its_text(catalog: Path) -> None:
    assert said(catalog) == "main"
    (kept,) = (catalog.parent / "__pycache__").iterdir()
    before = kept.stat().st_mtime_ns
    assert said(catalog) == "main"
    assert kept.stat().st_mtime_ns == before
    write(catalog, "jeu")
    assert said(catalog) == "jeu"
    assert [path.name for path in (catalog.parent / "__pycache__").iterdir()] != [kept.name]
    assert len(list((catalog.parent / "__pycache__").iterdir())) == 1


@pytest.mark.parametrize("spoilt", [b"", b"xx", b"\0" * 40])
def test_what_is_spoilt_is_made_anew(catalog: Path, spoilt: bytes) -> None:
    said(catalog)
    (kept,) = (catalog.parent / "__pycache__").iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(spoilt)
    assert said(catalog) == "main"
    assert kept.read_bytes() == whole


def test_where_nothing_can_be_written_it_is_only_slower(catalog: Path) -> None:
    (catalog.parent / "__pycache__").write_text("a file", encoding="utf-8")
    assert said(catalog) == "main"


def test_nothing_is_written_where_python_may_not_either(
    catalog: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert said(catalog) == "main"
    assert list(catalog.parent.iterdir()) == [catalog]
