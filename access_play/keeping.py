"""What is kept of a game while it is played, and why a kept one cannot go on."""

from __future__ import annotations

import contextlib
import itertools
import re
from collections.abc import Sequence
from typing import Final

from access_play.console import saves
from access_play.console.saves import InUse, SaveFile
from access_play.settings import saves_path
from access_play.status import command, complain
from access_play.table.journal import Damaged, Header, TooNew
from access_play.ways import Unusable
from access_play.words import program, shell
from access_play.words.answers import Answers
from access_play.words.games import game_title
from access_play.words.language import Language
from access_play.words.phrase import Said

LONGEST: Final = 40
"""How long a player's own name of a save may be, in letters."""


class Keeper:
    """Keeps each line of the journal.

    A disk that takes no more is told once and the game goes on; once there is room again all
    of it is kept, and that is told too.
    """

    def __init__(self, save: SaveFile | None = None) -> None:
        self.save = save
        self._wrong: OSError | None = None
        self._told: OSError | None = None

    def begin(self, header: Header) -> None:
        """Begin a new file, where that is possible."""
        try:
            self.save = saves.create(saves_path(), header.game, header)
        except OSError as wrong:
            self._wrong = wrong

    def record(self, line: str) -> None:
        if self.save is None:
            return
        try:
            self.save.record(line)
        except OSError as wrong:
            self._wrong = wrong
        else:
            self._wrong = None

    def trouble(self, answers: Answers) -> Said | None:
        """Why the game is not kept any more, or that it is kept again, the first time this is asked."""
        told, self._told = self._told, self._wrong
        if bool(told) == bool(self._wrong):
            return None
        return self._not_saved(answers, self._wrong) if self._wrong else program.saved_again(answers.t)

    def _not_saved(self, answers: Answers, wrong: OSError) -> Said:
        return program.not_saved(answers.t, shell.reason(answers.t, wrong))

    def where(self, answers: Answers) -> Said:
        """How to come back to this game, or why that cannot be."""
        if self._wrong or self.save is None:
            return self._not_saved(answers, self._wrong or OSError())
        return program.saved(answers.t, self.save.name, command())

    def rename(self, answers: Answers, name: str) -> Said:
        """Give the save a name of the player's own; letters, digits and hyphens are kept of it."""
        if self.save is None:
            return self.where(answers)
        wished = re.sub(r"[^a-z0-9]+", "-", name).strip("-")[:LONGEST]
        if not wished:
            return answers.bad_argument("a-z, 0-9, -")
        try:
            self.save.rename(wished)
        except FileExistsError:
            return program.name_taken(answers.t, wished)
        except OSError as wrong:
            return program.not_named(answers.t, wished, shell.reason(answers.t, wrong))
        return self.where(answers)

    def others(self, answers: Answers) -> list[Said]:
        """The kept games, the latest last."""
        return [program.as_it_is(line) for line in kept_lines(answers.t)]

    def farewell(self, answers: Answers) -> Said:
        """The last words of a game that is left."""
        return program.left(answers.t, command()) if self.save else answers.goodbye()

    def close(self) -> None:
        if self.save is not None:
            with contextlib.suppress(OSError):
                self.save.close()


def kept_lines(t: Language) -> list[str]:
    """One line for each kept game, the latest last."""
    lines = []
    for game in saves.kept(saves_path()):
        if game.wrong:
            lines.append(why_not(t, game.name, game.wrong))
        else:
            lines.append(program.kept_games(t, game.name, game_title(t, game.game), game.plays, game.over))
    return lines or [program.no_such_save(t, "", [])]


def kept_name(t: Language, name: str | None, *, over: bool = False) -> str:
    """The game of that name, or the only one that begins so; without a name the one last played.

    With ``over`` finished games count too.
    """
    kept = saves.kept(saves_path())
    unfinished, every = [each.name for each in kept if not each.over], [each.name for each in kept]
    if name is None and over and kept:
        return kept[-1].name
    if name is None and unfinished:
        return _last_played(t, [each for each in kept if not each.over])
    wanted = (name or "").removesuffix(saves.SUFFIX)
    fitting = [each for each in every if wanted and each.startswith(wanted)]
    if wanted in every:
        return wanted
    if len(fitting) != 1:
        raise Unusable(program.no_such_save(t, name or "", every if over else unfinished))
    return fitting[0]


def _last_played(t: Language, unfinished: Sequence[saves.Kept]) -> str:
    """The last game that can be read, once it is told which later ones cannot; else the last of all."""
    later = list(itertools.takewhile(lambda kept: kept.wrong, reversed(unfinished)))
    if len(later) == len(unfinished):
        return later[0].name
    for kept in later:
        complain(why_not(t, kept.name, kept.wrong or ValueError()))
    return unfinished[-1 - len(later)].name


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
