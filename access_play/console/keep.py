"""Where a game is kept, as the table may ask and change it."""

from __future__ import annotations

from typing import Protocol

from access_play.words.answers import Answers
from access_play.words.phrase import Said


class Keep(Protocol):
    """What keeps the game that is played."""

    def where(self, answers: Answers) -> Said:
        """How to come back to this game, or why that cannot be."""
        ...

    def rename(self, answers: Answers, name: str) -> Said:
        """Keep the game under a name the player typed, folded; says what came of it."""
        ...

    def others(self, answers: Answers) -> list[Said]:
        """The games that are kept, the latest last."""
        ...


class Nowhere:
    """Keeps nothing: a game that is only heard."""

    def where(self, answers: Answers) -> Said:
        return answers.not_kept()

    def rename(self, answers: Answers, name: str) -> Said:
        return answers.not_kept()

    def others(self, answers: Answers) -> list[Said]:
        return [answers.not_kept()]
