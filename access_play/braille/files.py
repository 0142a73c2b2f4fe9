"""Braille pages as files: BRF, which no standard describes, and PEF, version 2008-1.

Most BRF files have 40 cells by 25 lines, those of the French code 30 cells, with CR LF and
a form feed; all of it is in :class:`access_play.braille.paper.Paper`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from xml.etree import ElementTree

from access_play.braille.paper import Page, Paper

BRAILLE_ASCII: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American braille ASCII by the value of the dots, 0 to 63; French files use the same."""

PEF: Final = "http://www.daisy.org/ns/2008/pef"
DUBLIN_CORE: Final = "http://purl.org/dc/elements/1.1/"


class NotSixDots(ValueError):
    """A cell that paper cannot hold: dots 7 or 8, or no cell at all."""


def to_ascii(cells: str) -> str:
    """Write six-dot cells in braille ASCII; raises NotSixDots.

    >>> to_ascii("⠗⠡⠡")
    'R**'
    """
    values = [ord(cell) - 0x2800 for cell in cells]
    if not all(0 <= value < 64 for value in values):
        raise NotSixDots(cells)
    return "".join(BRAILLE_ASCII[value] for value in values)


def from_ascii(text: str) -> str:
    """Read braille ASCII, in capitals or small letters, as cells."""
    return "".join(chr(0x2800 + BRAILLE_ASCII.index(sign)) for sign in text.upper())


def brf(laid: Iterable[Page], paper: Paper) -> bytes:
    """Write pages as braille ASCII; a form feed ends each. Raises NotSixDots."""
    return "".join(_brf_page(rows, paper) + "\f" for rows in laid).encode("ascii")


def _brf_page(rows: Page, paper: Paper) -> str:
    text = paper.newline.join(to_ascii(row).rstrip() for row in rows)
    return text + paper.newline if paper.closing_newline else text


def pef(laid: Iterable[Page], paper: Paper, *, title: str, language: str, identifier: str) -> bytes:
    """Write pages as PEF. ``identifier`` names the text, the same for each printing. Raises NotSixDots."""
    ElementTree.register_namespace("", PEF)
    ElementTree.register_namespace("dc", DUBLIN_CORE)
    root = ElementTree.Element(f"{{{PEF}}}pef", version="2008-1")
    meta = ElementTree.SubElement(ElementTree.SubElement(root, f"{{{PEF}}}head"), f"{{{PEF}}}meta")
    named = {
        "format": "application/x-pef+xml",
        "identifier": identifier,
        "title": title,
        "language": language,
    }
    for name, value in named.items():
        ElementTree.SubElement(meta, f"{{{DUBLIN_CORE}}}{name}").text = "".join(
            filter(str.isprintable, value)
        )
    size = {"cols": str(paper.width), "rows": str(paper.height), "rowgap": "0", "duplex": "false"}
    volume = ElementTree.SubElement(ElementTree.SubElement(root, f"{{{PEF}}}body"), f"{{{PEF}}}volume", size)
    section = ElementTree.SubElement(volume, f"{{{PEF}}}section")
    for rows in laid:
        page = ElementTree.SubElement(section, f"{{{PEF}}}page")
        for row in rows:
            to_ascii(row)
            ElementTree.SubElement(page, f"{{{PEF}}}row").text = row
    written: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return written
