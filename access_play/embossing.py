"""The rulebook as braille pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from access_play.braille.brailler import Brailler
from access_play.braille.paper import FRENCH_PAPER, Block, Heading, Paper, Paragraph, brf, pages, pef
from access_play.words.rulebook import Section

PAPERS: Final = {"fr": FRENCH_PAPER}
"""The usual paper of a language; others have that of :class:`Paper`."""


def emboss(book: Sequence[Section], title: str, brailler: Brailler, language: str, form: str) -> bytes:
    """Lay out a rulebook with a table of contents, as ``brf`` or ``pef``."""
    paper = PAPERS.get(language, Paper())
    laid = pages(
        list(_blocks(book, brailler)),
        paper,
        lambda page: brailler.cells((str(page),)),
        contents=Heading(brailler.line((title,))),
    )
    if form == "brf":
        return brf(laid, paper)
    return pef(laid, paper, title=title, language=language, identifier=f"access-play-{title}")


def _blocks(book: Sequence[Section], brailler: Brailler) -> Iterator[Block]:
    for section in book:
        yield Heading(brailler.line((f"{section.number}. {section.title}",)))
        for sentence in section.sentences:
            yield Paragraph(brailler.line((sentence,)))
