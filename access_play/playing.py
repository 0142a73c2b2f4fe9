"""The commands that play: from what was asked to a session, and what is kept at its end."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path

from access_play.choosing import header_of
from access_play.console import saves
from access_play.console.opening import open_console
from access_play.console.outputs import Outputs, Sink, announcements, cells_under, transcript
from access_play.console.saves import InUse, SaveFile
from access_play.console.session import LAST_WORDS, Manner, Session
from access_play.console.shelf import Shelf
from access_play.settings import Settings, history_path, saves_path
from access_play.speech import Mouth, open_mouth
from access_play.status import FAILURE, FINE, INTERRUPTED, USAGE, complain
from access_play.table.journal import Damaged, Header, TooNew
from access_play.ways import Unusable, Ways, ways_of
from access_play.words import program
from access_play.words.language import Language
from access_play.words.phrase import Said


def play(asked: argparse.Namespace, settings: Settings, shelf: Shelf, t: Language) -> int:
    """A new game."""
    try:
        header = header_of(asked, settings, t)
        ways = ways_of(asked, settings, t)
    except Unusable as wrong:
        complain(str(wrong))
        return USAGE
    try:
        save, trouble = saves.create(saves_path(), header.game, header), None
    except OSError as wrong:
        save, trouble = None, program.not_saved(t, wrong.strerror or str(wrong))
    return sit_down(header, ways, shelf, t, save, troubles=[trouble] if trouble else [])


def resume(asked: argparse.Namespace, settings: Settings, shelf: Shelf, t: Language) -> int:
    """Go on with a saved game: the one named, or the one last played."""
    unfinished = [kept.name for kept in saves.kept(saves_path()) if not kept.over]
    name = asked.name or (unfinished[-1] if unfinished else "")
    path = saves_path() / f"{Path(name).name}{saves.SUFFIX}"
    if not name or not path.is_file():
        complain(program.no_such_save(t, name, unfinished))
        return USAGE
    try:
        ways = ways_of(asked, settings, t)
        record, save = saves.go_on(path)
    except Unusable as wrong:
        complain(str(wrong))
        return USAGE
    except (InUse, TooNew, Damaged, OSError) as wrong:
        complain(_why_not(t, name, wrong))
        return FAILURE
    return sit_down(record.header, ways, shelf, t, save, record.lines)


def _why_not(t: Language, name: str, wrong: Exception) -> str:
    match wrong:
        case InUse():
            return program.save_in_use(t, name)
        case TooNew():
            return program.newer_save(t, name)
        case Damaged():
            return program.damaged_save(t, name, wrong.line)
        case _:
            return program.unreadable_save(t, name, str(wrong))


def ask_and_play(settings: Settings, shelf: Shelf, t: Language) -> int:
    """A few questions, then a game."""
    from access_play.asking import ask

    asked = ask(settings, shelf, t)
    return play(asked, settings, shelf, t) if asked else FINE


def sit_down(
    header: Header,
    ways: Ways,
    shelf: Shelf,
    t: Language,
    save: SaveFile | None,
    lines: Sequence[str] = (),
    *,
    troubles: Sequence[Said] = (),
) -> int:
    """Open every way out, play, and leave nothing behind but what is kept."""
    shelf.grade = ways.grade
    with contextlib.ExitStack() as stack:
        keeper = _Keeper(save, t, list(troubles))
        stack.callback(keeper.close)
        try:
            sinks = list(_files(stack, ways))
        except OSError as wrong:
            complain(program.unwritable(t, str(wrong.filename), wrong.strerror or ""))
            return FAILURE
        outputs = _open_outputs(stack, ways, shelf, sinks)
        manner = Manner(ways.lang, ways.verbosity, ways.pace)
        try:
            session = Session(header, shelf, outputs, manner, keeper.record)
        except (LookupError, TypeError, ValueError):
            complain(program.damaged_save(t, keeper.name, 1))
            return FAILURE
        missing = shelf.brailler(ways.lang).missing
        if missing and ways.braille != "off":
            keeper.troubles.append(program.braille_trouble(t, missing))
        session.understanding.where_saved = keeper.where
        session.troubles = [keeper.trouble, lambda: _voice_trouble(outputs.mouth, t)]
        return _play_out(session, keeper, lines, t)


def _open_outputs(stack: contextlib.ExitStack, ways: Ways, shelf: Shelf, sinks: Sequence[Sink]) -> Outputs:
    mouth = open_mouth(
        ways.speech,
        rate=ways.rate,
        volume=ways.volume,
        pitch=ways.pitch,
        voices={ways.lang: ways.voice} if ways.voice else {},
    )
    console = open_console(ways.plain, hush=mouth.cut, history=history_path())
    stack.callback(console.close)
    console.on_key = mouth.cut
    outputs = Outputs(console, mouth, sinks)
    if ways.braille == "terminal":
        outputs.sinks.insert(0, cells_under(console, shelf, ways.cells))
    return outputs


def _play_out(session: Session, keeper: _Keeper, lines: Sequence[str], t: Language) -> int:
    """Play to the end; whatever ends it, the game is kept and the last sentence is heard whole."""
    status = FINE
    try:
        asyncio.run(session.run(lines))
    except KeyboardInterrupt:
        session.outputs.mouth.flush()
        status = INTERRUPTED
    except ValueError as damaged:
        complain(program.unreadable_save(t, keeper.name, str(damaged)))
        status = FAILURE
    if keeper.save and not session.match.over and status != FAILURE:
        session.say(program.left(t))
    session.outputs.mouth.close(LAST_WORDS)
    session.tell_troubles()
    return status


def _voice_trouble(mouth: Mouth, t: Language) -> Said | None:
    trouble = mouth.trouble()
    return program.voice_trouble(t, trouble) if trouble else None


class _Keeper:
    """Keeps each line of the journal; a disk that takes no more is told once, and the game goes on."""

    def __init__(self, save: SaveFile | None, t: Language, troubles: list[Said]) -> None:
        self.save = save
        self.troubles = troubles
        self._t = t

    @property
    def name(self) -> str:
        return self.save.name if self.save else ""

    def record(self, line: str) -> None:
        if self.save is None:
            return
        try:
            self.save.record(line)
        except OSError as wrong:
            self.troubles.append(program.not_saved(self._t, wrong.strerror or str(wrong)))
            self.save = None

    def trouble(self) -> Said | None:
        return self.troubles.pop(0) if self.troubles else None

    def where(self) -> Said | None:
        return program.saved(self._t, self.save.name) if self.save else None

    def close(self) -> None:
        if self.save is not None:
            with contextlib.suppress(OSError):
                self.save.close()


def _files(stack: contextlib.ExitStack, ways: Ways) -> Iterator[Sink]:
    """Open the files that keep what is said; raises OSError."""
    for name, kind in ((ways.transcript, transcript), (ways.announcements, announcements)):
        if name:
            file = Path(name).open("w", encoding="utf-8")  # noqa: SIM115  # the stack closes it
            yield kind(stack.enter_context(file))
