"""Every way out of one machine, open, and what is played there to its end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from access_play import lasting
from access_play.braille.display import State
from access_play.console import saves
from access_play.console.fingers import Embossed, Fingers
from access_play.console.keys import Keys
from access_play.console.listening import Notice
from access_play.console.opening import open_console
from access_play.console.outputs import Full, Outputs, Sink, announcements, cells_under, transcript
from access_play.console.replaying import Replay
from access_play.console.session import LAST_WORDS, Manner, Session, Trouble
from access_play.console.shelf import Shelf
from access_play.console.sight import Sight
from access_play.games.core import WATCHER, Seat
from access_play.keeping import Keeper
from access_play.settings import history_path
from access_play.speech import LIVE, Mouth, open_mouth
from access_play.status import FAILURE, FINE, INTERRUPTED, complain
from access_play.table.journal import Header, Record
from access_play.table.match import Unfitting
from access_play.ways import Ways
from access_play.words import program, shell, voicing
from access_play.words.announcement import Announcement
from access_play.words.answers import Answers
from access_play.words.base import Listener
from access_play.words.games import words_for
from access_play.words.language import Language
from access_play.words.phrase import Said

HEAD = 1
"""Lines of a journal before its first entry."""


class Room:
    """Every way out, open, for whatever is played there."""

    def __init__(
        self,
        stack: contextlib.ExitStack,
        ways: Ways,
        shelf: Shelf,
        t: Language,
        outputs: Outputs,
        keys: Keys,
    ) -> None:
        self.stack = stack
        """Closes whatever is open here."""
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
    def open(
        cls, stack: contextlib.ExitStack, ways: Ways, shelf: Shelf, t: Language, *, on: bool = False
    ) -> Room | None:
        """Open every way out; None, told, when a file that was asked for cannot be written.

        A game that is gone ``on`` with adds to its files.
        """
        shelf.style = ways.style
        try:
            sinks = list(_files(stack, ways, on=on))
            embossed = _paper(stack, ways, shelf)
        except OSError as wrong:
            complain(program.unwritable(t, str(wrong.filename), shell.reason(t, wrong)))
            return None
        mouth = _mouth(ways)
        keys = Keys()
        sight = Sight(ways.width, ways.colour, ways.pause, shelf.colour_words)
        console = open_console(
            ways.plain,
            reviews=keys.reviews(),
            hush=lambda: outputs.hush(),
            complete=keys.complete,
            list_words=keys.tell_words,
            history=history_path(),
            sight=sight,
        )
        outputs = Outputs(console, mouth, sinks)
        outputs.sight = sight
        outputs.live = ways.speech if ways.speech in LIVE else LIVE[0]
        console.on_key = outputs.hush
        room = cls(stack, ways, shelf, t, outputs, keys)
        stack.callback(room.close)
        if embossed:
            room.embossed = embossed
            room.outputs.sinks.append(embossed.keep)
        room.braille_goes(ways.braille)
        return room

    def braille_goes(self, where: str) -> None:
        """Send the cells to the terminal or the display from now on, or nowhere."""
        ways, self.ways = self.ways, replace(self.ways, braille=where)
        self.outputs.cells.clear()
        if where == "terminal":
            self.outputs.cells.append(cells_under(self.outputs.console, self.shelf, ways.cells))
        elif where == "display":
            if self.fingers is None:
                fingers = Fingers(self.shelf, ways.cells, ways.arrival)
                self.fingers = self.stack.enter_context(contextlib.closing(fingers))
            self.outputs.cells.append(self.fingers.show)
            self.outputs.panel = self.fingers.panel

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
        with contextlib.closing(keeper), contextlib.ExitStack() as stack:
            self._keep_said(stack, keeper)
            try:
                session = self._session(header, keeper)
                session.restore(lines)
            except (LookupError, TypeError, ValueError) as wrong:
                return self._damaged(wrong, save.name if save else "")
            return self._play_out(session, keeper.farewell)

    def replay(self, name: str, record: Record, seat: Seat | None) -> int:
        """Have a match heard again, as the seat heard it or, for None, what was open of it."""
        try:
            session = Replay(record.header, record.lines, seat, self.shelf, self.outputs, self.manner)
            self.sit_down(session)
            return self._play_out(session, Answers.goodbye)
        except (LookupError, TypeError, ValueError) as wrong:
            return self._damaged(wrong, name)

    def _damaged(self, wrong: Exception, name: str) -> int:
        """Tell where a journal does not fit."""
        line = wrong.entry + HEAD if isinstance(wrong, Unfitting) else HEAD
        complain(program.damaged_save(self.t, name, line))
        return FAILURE

    def _keep_said(self, stack: contextlib.ExitStack, keeper: Keeper) -> None:
        """Keep the game as it is said, beside its save, where that is settled."""
        if not self.ways.transcripts or keeper.save is None:
            return
        path = keeper.save.path.with_suffix(saves.TRANSCRIPT)
        try:
            file = path.open("a", encoding="utf-8")
        except OSError as wrong:
            self.outputs.full.append(Full(str(path), wrong))
            return
        stack.push(_closed_quietly(file))
        self.outputs.sinks.append(transcript(file))

    def _session(self, header: Header, keeper: Keeper) -> Session:
        session = Session(header, self.shelf, self.outputs, self.manner, keeper.record)
        session.understanding.keep = keeper
        if self.embossed:
            watcher = Listener(self.t, WATCHER, header.names)
            self.embossed.follow(session.match, words_for(session.match.game, watcher))
        self.sit_down(session, keeper.trouble)
        return session

    def sit_down(self, session: Session, *troubles: Trouble) -> None:
        """Join the keys, the display and what may go wrong to a session."""
        self.keys.session = session
        if self.fingers is not None:
            self.fingers.on_touch = session.touch
        session.understanding.voicing.keep = session.understanding.wishes.keep = lasting.keep
        session.understanding.report = lambda answers, heard: self._report(session, answers.t, heard)
        session.troubles = [*troubles, self._full, self._voice, self._display, self._lack]

    @property
    def manner(self) -> Manner:
        ways = self.ways
        manner = Manner(ways.lang, ways.verbosity, ways.pace, ways.routing, ways.confirm)
        return replace(manner, curtain=ways.curtain, by_number=ways.by_number, card_first=ways.card_first)

    def _play_out(self, session: Session, farewell: Notice) -> int:
        """Play to the end; whatever ends it, the game is kept and the last sentence is heard whole."""
        status = FINE
        try:
            asyncio.run(session.run())
        except KeyboardInterrupt:
            self.outputs.mouth.flush()
            status = INTERRUPTED
        if not session.match.over:
            session.tell_troubles()
            session.say(farewell)
        self.outputs.close(LAST_WORDS)
        session.tell_troubles()
        return status

    def _report(self, session: Session, t: Language, heard: Sequence[Announcement]) -> Said:
        from access_play.reporting import heading, report_here

        return report_here(self.shelf, t, self.outputs.mouth, heading(t, session.match), heard)

    # what may go wrong

    def _full(self, answers: Answers) -> Said | None:
        """A file that takes no more."""
        if not self.outputs.full:
            return None
        full = self.outputs.full.pop(0)
        return shell.not_kept(answers.t, full.path, full.cause)

    def _voice(self, answers: Answers) -> Said | None:
        trouble = self.outputs.mouth.trouble()
        if trouble is None or self.outputs.unwanted:
            return None
        return program.voice_trouble(answers.t, trouble)

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


def in_room(ways: Ways, shelf: Shelf, t: Language, do: Callable[[Room], int], *, on: bool = False) -> int:
    """Open a room, do something there once it is known who speaks, and close it; the status of that.

    A game that is gone ``on`` with adds to its files.
    """
    with contextlib.ExitStack() as stack:
        room = Room.open(stack, ways, shelf, t, on=on)
        if room is None:
            return FAILURE
        return do(room) if room.knows_who_speaks() else FINE


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


def _files(stack: contextlib.ExitStack, ways: Ways, *, on: bool) -> Iterator[Sink]:
    """Open the files that keep what is said, to go ``on`` with them or anew; raises OSError."""
    for name, kind in ((ways.transcript, transcript), (ways.announcements, announcements)):
        if name:
            file = Path(name).open("a" if on else "w", encoding="utf-8")  # noqa: SIM115  # the stack closes it
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
