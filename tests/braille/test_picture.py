"""The picture of a page has a dot where the page has one, and nowhere else."""

from __future__ import annotations

import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from access_play.braille.files import brf, pef
from access_play.braille.paper import Page, Paper

ROOT = Path(__file__).parents[2]
PITCH, CELL, LINE, MARGIN = 5, 13, 22, 26
EVERY = "".join(chr(0x2800 + dots) for dots in range(64))
PAGES: list[Page] = [("\u2817",), (EVERY[:32].rstrip(), "", EVERY[32:])]


def pixels(png: bytes) -> list[bytes]:
    """Read grey pixels, a line a row, from a PNG without filters."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    parts, at = {}, 8
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        name, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", png, at + 8 + length)[0] == zlib.crc32(name + data)
        parts[name], at = data, at + 12 + length
    width, height = struct.unpack_from(">II", parts[b"IHDR"])
    raw = zlib.decompress(parts[b"IDAT"])
    assert len(raw) == height * (width + 1)
    return [raw[at + 1 : at + 1 + width] for at in range(0, len(raw), width + 1)]


def cell_at(picture: list[bytes], x: int, y: int) -> str:
    """The cell that is dotted at a place of the page."""
    left, top = MARGIN + x * CELL, MARGIN + y * LINE
    dots = [not picture[top + dot % 3 * PITCH][left + dot // 3 * PITCH] for dot in range(6)]
    return chr(0x2800 + sum(1 << dot for dot, black in enumerate(dots) if black))


@pytest.mark.parametrize("form", ["brf", "pef"])
def test_the_picture_has_the_dots_of_the_page(form: str, tmp_path: Path) -> None:
    paper = Paper(32, 4)
    file = tmp_path / f"page.{form}"
    if form == "brf":
        file.write_bytes(brf(PAGES, paper))
    else:
        file.write_bytes(pef(PAGES, paper, title="a", language="fr", identifier="x"))
    command = [sys.executable, str(ROOT / "tools/page-picture"), str(file), str(tmp_path / "page.png"), "2"]
    subprocess.run(command, check=True, timeout=60)
    picture = pixels((tmp_path / "page.png").read_bytes())
    assert "".join(cell_at(picture, x, 0) for x in range(32)) == EVERY[:32]
    assert "".join(cell_at(picture, x, 1) for x in range(32)) == "\u2800" * 32
    assert "".join(cell_at(picture, x, 2) for x in range(32)) == EVERY[32:]
    dots = sum(row.count(0) for row in picture) / 5
    assert dots == sum((ord(cell) - 0x2800).bit_count() for cell in EVERY)
