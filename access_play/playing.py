"""The commands that play: from what was asked to a session, and what is kept at its end."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from access_play import lasting
from access_play.arguments import make_parser
from access_play.braille.display import State
from access_play.choosing import header_of
from access_play.console import saves
from access_play.console.fingers import Embossed, Fingers
from access_play.console.keys import Keys
from access_play.console.opening import open_console
from access_play.console.outputs import Outputs, Sink, announcements, cells_under, transcript
from access_play.console.session import LAST_WORDS, Manner, Session, Trouble
from access_play.console.shelf import Shelf
from access_play.games.core import WATCHER
from access_play.keeping import Keeper, why_not
from access_play.settings import Settings, history_path, saves_path
from access_play.speech import LIVE, Mouth, open_mouth
from access_play.status import FAILURE, FINE, INTERRUPTED, USAGE, complain
from access_play.table.journal import Damaged, Header, TooNew
from access_play.table.match import Unfitting
from access_play.ways import Unusable, Ways, ways_of
from access_play.words import program, shell, voicing
from access_play.words.answers import Answers
from access_play.words.base import Listener
from access_play.words.games import words_for
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
    with contextlib.ExitStack() as stack:
        room = Room.open(stack, ways, shelf, t)
        if room is None:
            return FAILURE
        if not room.knows_who_speaks():
            return FINE
        return room.play(header if room.t is t else header_of(asked, settings, room.t))


def resume(asked: argparse.Namespace, settings: Settings, shelf: Shelf, t: Language) -> int:
    """Go on with a saved game: the one named, or the one last played."""
    try:
        name = _kept_name(t, asked.name)
        ways = ways_of(asked, settings, t)
    except Unusable as wrong:
        complain(str(wrong))
        return USAGE
    with contextlib.ExitStack() as stack:
        try:
            record, save = saves.go_on(saves_path() / f"{name}{saves.SUFFIX}")
            stack.callback(save.close)
        except (TooNew, Damaged, OSError) as wrong:
            complain(why_not(t, name, wrong))
            return FAILURE
        room = Room.open(stack, ways, shelf, t)
        if room is None:
            return FAILURE
        return room.play(record.header, save, record.lines) if room.knows_who_speaks() else FINE


def _kept_name(t: Language, name: str | None) -> str:
    """The game of that name, or the only one that begins so; without a name the one last played."""
    kept = saves.kept(saves_path())
    unfinished, every = [each.name for each in kept if not each.over], [each.name for each in kept]
    if name is None and unfinished:
        return _last_played(t, [each for each in kept if not each.over])
    wanted = (name or "").removesuffix(saves.SUFFIX)
    fitting = [each for each in every if wanted and each.startswith(wanted)]
    if wanted in every:
        return wanted
    if len(fitting) != 1:
        raise Unusable(program.no_such_save(t, name or "", unfinished))
    return fitting[0]


def _last_played(t: Language, unfinished: Sequence[saves.Kept]) -> str:
    """The last game that can be read, once it is told which later ones cannot; else the last of all."""
    later = list(itertools.takewhile(lambda kept: kept.wrong, reversed(unfinished)))
    if len(later) == len(unfinished):
        return later[0].name
    for kept in later:
        complain(why_not(t, kept.name, kept.wrong or ValueError()))
    return unfinished[-1 - len(later)].name


def ask_and_play(asked: argparse.Namespace, settings: Settings, shelf: Shelf, t: Language) -> int:
    """A few questions, then a game."""
    from access_play.asking import Asking

    parser = make_parser(t)
    unasked = parser.read(["play"])
    unasked.lang = asked.lang
    ways = ways_of(unasked, settings, t)
    with contextlib.ExitStack() as stack:
        room = Room.open(stack, ways, shelf, t)
        if room is None:
            return FAILURE
        if not room.knows_who_speaks():
            return FINE
        asking = Asking(room.outputs, room.t, shelf)
        words = asyncio.run(asking.ask(settings.level))
        if words is None:
            room.outputs.close(LAST_WORDS)
            return FINE
        room.speak(asking.t)
        return room.play(header_of(parser.read(words), settings, room.t))


HEAD = 1
"""Lines of a journal before its first entry."""


class Room:
    """Every way out, open, for whatever is played there."""

    def __init__(self, ways: Ways, shelf: Shelf, t: Language, outputs: Outputs, keys: Keys) -> None:
        self.ways = ways
        self.shelf = shelf
        self.t = t
        self.outputs = outputs
        self.keys = keys
        self.embossed: Embossed | None = None
        self.fingers: Fingers | None = None
        self._display_told = False
        self._lacking = list(self._lacks())

    @classmethod
    def open(cls, stack: contextlib.ExitStack, ways: Ways, shelf: Shelf, t: Language) -> Room | None:
        """Open every way out; None, told, when a file that was asked for cannot be written."""
        shelf.grade = ways.grade
        try:
            sinks = list(_files(stack, ways))
            embossed = _paper(stack, ways, shelf)
        except OSError as wrong:
            complain(program.unwritable(t, str(wrong.filename), shell.reason(t, wrong)))
            return None
        mouth = _mouth(ways)
        keys = Keys()
        console = open_console(
            ways.plain,
            reviews=keys.reviews(),
            hush=lambda: outputs.hush(),
            complete=keys.complete,
            list_words=keys.tell_words,
            history=history_path(),
        )
        outputs = Outputs(console, mouth, sinks)
        outputs.live = ways.speech if ways.speech in LIVE else LIVE[0]
        console.on_key = outputs.hush
        room = cls(ways, shelf, t, outputs, keys)
        stack.callback(room.close)
        if embossed:
            room.embossed = embossed
            room.outputs.sinks.append(embossed.keep)
        if ways.braille == "terminal":
            room.outputs.sinks.insert(0, cells_under(console, shelf, ways.cells))
        elif ways.braille == "display":
            room.fingers = stack.enter_context(contextlib.closing(Fingers(shelf, ways.cells, ways.arrival)))
            room.outputs.sinks.append(room.fingers.show)
            room.outputs.on_attend = room.fingers.panel.attend
        return room

    def close(self) -> None:
        """Give the terminal back, and leave no voice behind."""
        self.outputs.console.close()
        self.outputs.mouth.flush()
        self.outputs.close(0)

    def speak(self, t: Language) -> None:
        """Go on in another language."""
        self.t = t
        self.ways = replace(self.ways, lang=t.code)

    def knows_who_speaks(self) -> bool:
        """Ask who speaks, once and for all, where nobody has said so; False when the player leaves.

        Our own voice asks, since without a screen reader nothing else is heard; it is silent
        from then on where somebody else speaks, or nobody.
        """
        if not self.ways.unsettled:
            return True
        from access_play.asking import SPEAKERS, Asking

        asking = Asking(self.outputs, self.t, self.shelf)
        speaker = asyncio.run(asking.who_speaks())
        self.speak(asking.t)
        if speaker is None:
            self.outputs.close(LAST_WORDS)
            return False
        own = speaker == SPEAKERS[0]
        if not own:
            self.outputs.voice(False)
        reason = lasting.keep(self.t, "speech", speaker if own else "none")
        if reason:
            asking.tell(voicing.not_kept(self.t, reason))
        return True

    def play(self, header: Header, save: saves.SaveFile | None = None, lines: Sequence[str] = ()) -> int:
        """Play a new game, or go on with the saved one whose lines are given."""
        keeper = Keeper(save)
        if save is None:
            keeper.begin(header)
        with contextlib.closing(keeper):
            try:
                session = self._session(header, keeper)
                session.restore(lines)
            except (LookupError, TypeError, ValueError) as wrong:
                line = wrong.entry + HEAD if isinstance(wrong, Unfitting) else HEAD
                complain(program.damaged_save(self.t, save.name if save else "", line))
                return FAILURE
            return self._play_out(session, keeper)

    def _session(self, header: Header, keeper: Keeper) -> Session:
        ways = self.ways
        manner = Manner(ways.lang, ways.verbosity, ways.pace, ways.routing, ways.confirm)
        session = Session(header, self.shelf, self.outputs, manner, keeper.record)
        session.understanding.where_saved = keeper.where
        if self.embossed:
            watcher = Listener(self.t, WATCHER, header.names)
            self.embossed.follow(session.match, words_for(session.match.game, watcher))
        self.keys.session = session
        if self.fingers is not None:
            self.fingers.on_touch = session.touch
        session.understanding.voicing.keep = lasting.keep
        session.troubles = [keeper.trouble, self._full, self._voice, self._display, self._lack]
        return session

    def _play_out(self, session: Session, keeper: Keeper) -> int:
        """Play to the end; whatever ends it, the game is kept and the last sentence is heard whole."""
        status = FINE
        try:
            asyncio.run(session.run())
        except KeyboardInterrupt:
            self.outputs.mouth.flush()
            status = INTERRUPTED
        if not session.match.over:
            session.tell_troubles()
            session.say(keeper.farewell)
        self.outputs.close(LAST_WORDS)
        session.tell_troubles()
        return status

    # what may go wrong

    def _full(self, answers: Answers) -> Said | None:
        """A file that takes no more."""
        if not self.outputs.full:
            return None
        full = self.outputs.full.pop(0)
        return shell.not_kept(answers.t, full.path, full.cause)

    def _voice(self, answers: Answers) -> Said | None:
        trouble = self.outputs.mouth.trouble()
        return program.voice_trouble(answers.t, trouble) if trouble else None

    def _display(self, answers: Answers) -> Said | None:
        """What keeps the display from showing anything, told once."""
        if self._display_told or self.fingers is None or self.fingers.panel.state in _ON_THE_WAY:
            return None
        self._display_told = True
        state = self.fingers.panel.state
        return program.display_trouble(answers.t, state)

    def _lack(self, answers: Answers) -> Said | None:
        return self._lacking.pop(0)(answers) if self._lacking else None

    def _lacks(self) -> Iterator[Trouble]:
        """What was asked for and is not there from the beginning."""
        missing = self.shelf.brailler(self.ways.lang).missing
        if missing and self.ways.braille != "off":
            yield lambda answers: program.braille_trouble(answers.t, missing)


_ON_THE_WAY = (State.CONNECTING, State.SHOWING, State.RESTING)
"""States of a display that shows our lines, or soon may."""


def _mouth(ways: Ways) -> Mouth:
    return open_mouth(
        ways.speech,
        rate=ways.rate,
        volume=ways.volume,
        pitch=ways.pitch,
        voices=ways.voices,
        earcons=ways.sounds,
    )


def _files(stack: contextlib.ExitStack, ways: Ways) -> Iterator[Sink]:
    """Open the files that keep what is said; raises OSError."""
    for name, kind in ((ways.transcript, transcript), (ways.announcements, announcements)):
        if name:
            file = Path(name).open("w", encoding="utf-8")  # noqa: SIM115  # the stack closes it
            stack.push(_closed_quietly(file))
            yield kind(file)


def _paper(stack: contextlib.ExitStack, ways: Ways, shelf: Shelf) -> Embossed | None:
    """Open the braille file, if there is to be one; raises OSError."""
    if not ways.braille.lower().endswith(".brf"):
        return None
    return stack.enter_context(contextlib.closing(Embossed(Path(ways.braille), shelf, ways.paper)))


def _closed_quietly(file: TextIO) -> Callable[..., None]:
    """Close a file that may be full: what it could not take was told when it was said."""

    def close(*_: object) -> None:
        with contextlib.suppress(OSError):
            file.close()

    return close
