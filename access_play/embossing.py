"""Books for the fingers: the rules of a game, and the labels for its cards, as braille pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from access_play.braille.brailler import Brailler
from access_play.braille.files import brf, pef
from access_play.braille.line import Line
from access_play.braille.louis import BLANK
from access_play.braille.paper import AROUND_HEADING, Block, Heading, NewPage, Page, Paper, Paragraph, pages
from access_play.games.core import AnyGame
from access_play.words import labels
from access_play.words.announcement import Mark
from access_play.words.games import game_title
from access_play.words.language import Language
from access_play.words.rulebook import Section

_APART = BLANK * 3
"""Between the two marks of a card, where the label is cut."""


class Embosser:
    """Lays out books in one language on one paper."""

    def __init__(self, t: Language, brailler: Brailler, paper: Paper) -> None:
        self.t = t
        self.brailler = brailler
        self.paper = paper

    def rules(self, game: AnyGame, book: Sequence[Section], form: str) -> bytes:
        """The rulebook with a table of contents, as ``brf`` or ``pef``."""
        title = game_title(self.t, game.name)
        laid = pages(self._book(book), self.paper, self._number, contents=self._heading(title))
        return self._written(laid, form, title, f"rules-{game.name}")

    def cards(self, game: AnyGame, form: str) -> bytes:
        """The key to the marks, then the labels of every card, as ``brf`` or ``pef``."""
        laid = pages(self._labels(game), self.paper, self._number)
        return self._written(laid, form, labels.title(self.t, game), f"cards-{game.name}")

    def _book(self, book: Sequence[Section]) -> Iterator[Block]:
        for section in book:
            yield self._heading(f"{section.number}. {section.title}")
            for sentence in section.sentences:
                yield Paragraph(self.brailler.line((sentence,)))

    def _labels(self, game: AnyGame) -> Iterator[Block]:
        yield self._heading(labels.title(self.t, game))
        yield self._heading(labels.key_title(self.t), level=2)
        for said in labels.key(self.t, game):
            yield Paragraph(self.brailler.line(said.braille), first=0, rest=2)
        yield NewPage()
        for group in labels.groups(self.t, game):
            yield NewPage(unless=AROUND_HEADING + group.count)
            yield self._heading(labels.group_title(self.t, group), level=2)
            for label in group.labels:
                yield from [self._label(label.mark)] * label.copies

    def _label(self, mark: Mark) -> Paragraph:
        left, right = self.brailler.edges(mark)
        return Paragraph(Line(f"{left}{_APART}{right}".strip(BLANK)), first=0)

    def _heading(self, text: str, level: int = 1) -> Heading:
        return Heading(self.brailler.line((text,)), level)

    def _number(self, page: int) -> str:
        return self.brailler.cells((str(page),))

    def _written(self, laid: Sequence[Page], form: str, title: str, name: str) -> bytes:
        if form == "brf":
            return brf(laid, self.paper)
        return pef(laid, self.paper, title=title, language=self.t.code, identifier=f"access-play-{name}")
