"""The rulebook as braille pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from access_play.braille.brailler import Brailler
from access_play.braille.paper import Block, Heading, Paragraph, brf, pages, pef
from access_play.console.fingers import usual_paper
from access_play.words.rulebook import Section


def emboss(book: Sequence[Section], title: str, brailler: Brailler, language: str, form: str) -> bytes:
    """Lay out a rulebook with a table of contents, as ``brf`` or ``pef``."""
    paper = usual_paper(language)
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
