"""What is kept of a game while it is played, and why a kept one cannot go on."""

from __future__ import annotations

import contextlib

from access_play.console import saves
from access_play.console.saves import InUse, SaveFile
from access_play.settings import saves_path
from access_play.status import command
from access_play.table.journal import Damaged, Header, TooNew
from access_play.words import program, shell
from access_play.words.answers import Answers
from access_play.words.language import Language
from access_play.words.phrase import Said


class Keeper:
    """Keeps each line of the journal; a disk that takes no more is told once, and the game goes on."""

    def __init__(self, save: SaveFile | None = None) -> None:
        self.save = save
        self._wrong = OSError()
        self._untold = False

    def begin(self, header: Header) -> None:
        """Begin a new file, where that is possible."""
        try:
            self.save = saves.create(saves_path(), header.game, header)
        except OSError as wrong:
            self._lose(wrong)

    def record(self, line: str) -> None:
        if self.save is None:
            return
        try:
            self.save.record(line)
        except OSError as wrong:
            self._lose(wrong)

    def _lose(self, wrong: OSError) -> None:
        self.close()
        self.save, self._wrong, self._untold = None, wrong, True

    def trouble(self, answers: Answers) -> Said | None:
        """Why nothing is kept any more, the first time this is asked."""
        untold, self._untold = self._untold, False
        return self._not_saved(answers) if untold else None

    def _not_saved(self, answers: Answers) -> Said:
        return program.not_saved(answers.t, shell.reason(answers.t, self._wrong))

    def where(self, answers: Answers) -> Said:
        """How to come back to this game, or why that cannot be."""
        return program.saved(answers.t, self.save.name, command()) if self.save else self._not_saved(answers)

    def farewell(self, answers: Answers) -> Said:
        """The last words of a game that is left."""
        return program.left(answers.t, command()) if self.save else answers.goodbye()

    def close(self) -> None:
        if self.save is not None:
            with contextlib.suppress(OSError):
                self.save.close()


def why_not(t: Language, name: str, wrong: Exception) -> str:
    """Why a kept game cannot be read or gone on with."""
    match wrong:
        case InUse():
            return program.save_in_use(t, name)
        case TooNew():
            return program.newer_save(t, name)
        case Damaged():
            return program.damaged_save(t, name, wrong.line)
        case OSError():
            return program.unreadable_save(t, name, shell.reason(t, wrong))
        case _:
            return program.unreadable_save(t, name, str(wrong))
