"""The line a person types, at a terminal.

prompt-toolkit reads the keys and edits the text; what the terminal receives is decided in
:mod:`access_play.console.drawing`, and holds no escape sequence, so that one console
serves every terminal and every screen reader.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Literal

from prompt_toolkit.application import Application, run_in_terminal
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.document import Document
from prompt_toolkit.history import DummyHistory
from prompt_toolkit.input import Input, create_input
from prompt_toolkit.key_binding import KeyBindings, KeyPress, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import BufferControl, Layout, Window
from prompt_toolkit.output import DummyOutput

from access_play.console.base import OutputClosed, clean, is_review_key
from access_play.console.drawing import DrawnLine, common_start
from access_play.console.recall import Recall
from access_play.console.screen import Screen
from access_play.console.terminal import QuietTerminal
from access_play.console.unhurried import Unhurried

WhileTyping = Literal["above", "hold"]

LONGEST: Final = 1_000
"""Characters in a line; what is typed after them is not taken."""

_ESCAPE_SECONDS: Final = 0.01
"""How long a lone Escape waits for the rest of a function key; terminals send those in one piece."""

_UNSEEN: Final = (
    *("s-left", "s-right", "s-up", "s-down", "s-home", "s-end"),
    *("c-s-left", "c-s-right", "c-s-home", "c-s-end"),
    *("c-@", "c-q", "c-v"),
)
"""Keys that would select text or quote control characters, and show nothing of it."""


def _nothing() -> None:
    """What an unused key does."""


def _no_candidates(_before: str) -> list[str]:
    return []


class LineConsole:
    """Announcements above, one line of typing below, nothing else.

    ``while_typing`` says what an announcement does when the line is not empty: "above"
    shows it at once and writes the line again under it; "hold" waits until the line is
    sent or emptied. ``reviews`` gives keys (see is_review_key) to what they do, ``hush`` is
    Escape. ``complete`` is given the text before the cursor and returns the words its last
    word may become; once what is certain is typed they are handed to ``list_words``, be it
    none, one or several, which by default announces several.
    """

    interactive: bool = True

    def __init__(
        self,
        screen: Screen,
        *,
        prompt: str = ": ",
        while_typing: WhileTyping = "above",
        reviews: Mapping[str, Callable[[], None]] | None = None,
        hush: Callable[[], None] = _nothing,
        complete: Callable[[str], Sequence[str]] = _no_candidates,
        list_words: Callable[[Sequence[str]], None] | None = None,
        history: Path | None = None,
        keyboard: Input | None = None,
    ) -> None:
        self.on_key: Callable[[], None] = _nothing
        self.prompt = prompt
        self.while_typing = while_typing
        self._complete_word = complete
        self._list_words = list_words or self._announce_several
        self._held: list[str] = []
        self._asked = False  # the player asked for what is announced now
        self._recall = Recall(history)
        self._line = DrawnLine(screen)
        self._screen = screen
        self._unhurried = Unhurried(screen.sight, self._put)
        self._buffer = Buffer(multiline=False, history=DummyHistory())
        keyboard = keyboard or create_input(sys.stdin)
        self._terminal = QuietTerminal(_descriptor(keyboard))
        self._app = self._application(keyboard, self._bind(hush, reviews or {}))

    def announce(self, text: str, *, urgent: bool = False) -> None:
        """Show a line now, or as soon as the line being typed is sent."""
        text = clean(text)
        if not text:
            return
        if (
            self._line.is_open
            and self._buffer.text
            and self.while_typing == "hold"
            and not (urgent or self._asked)
        ):
            self._held.append(text)
        else:
            self._unhurried.give(text)

    @property
    def idle(self) -> bool:
        return self._unhurried.idle

    def _put(self, text: str) -> None:
        if self._line.is_open:
            self._line.above(text, self._buffer.text, self._buffer.cursor_position)
        else:
            self._screen.print(text)

    def scroll(self, lines: int) -> None:
        """Put out empty lines in one write, and the line being typed under them."""
        self._unhurried.hurry()
        if lines and self._line.is_open:
            self._line.above("\n" * (lines - 1), self._buffer.text, self._buffer.cursor_position)
        else:
            self._screen.write("\n" * lines)

    async def read_line(self) -> str | None:
        """Let the player edit one line; None at Ctrl-D on an empty line or when the terminal is gone."""
        self._terminal.enter()
        with self._app.input.raw_mode():  # before the prompt shows: a key pressed then is already ours
            if not self._line.is_open:
                self._buffer.reset()
                self._line.open(self._screen.fit(self.prompt))
            try:
                return await self._app.run_async(set_exception_handler=False)
            except EOFError:
                self._line.close()
                return None

    def close(self) -> None:
        """Say what was held, and give the terminal back."""
        with contextlib.suppress(OutputClosed):
            self._unhurried.hurry()
            self._line.withdraw()
            self._release()
            self._screen.settle()
        self._terminal.leave()

    # what keys do

    def _key_pressed(self) -> None:
        self._unhurried.hurry()
        self.on_key()

    def _send(self) -> None:
        line = clean(self._buffer.text)
        self._recall.add(line)
        self._leave(line)
        self._release()

    def _leave(self, line: str | None) -> None:
        self._line.close()
        self._app.exit(result=line)

    def _interrupt(self) -> None:
        self._line.close()
        self._app.exit(exception=KeyboardInterrupt)

    def _delete_or_leave(self) -> None:
        if self._buffer.text:
            self._buffer.delete()
        else:
            self._leave(None)

    def _older(self) -> None:
        self._replace(self._recall.older(self._buffer.text))

    def _newer(self) -> None:
        self._replace(self._recall.newer(self._buffer.text))

    def _replace(self, text: str) -> None:
        self._buffer.document = Document(text)

    def _complete(self) -> None:
        """Finish the last word as far as it is certain, and list what it may be."""
        before = self._buffer.document.text_before_cursor
        word = before.rpartition(" ")[2]
        words = list(self._complete_word(before))
        certain = words[0] + " " if len(words) == 1 else common_start(words or [""])
        if words and len(certain) >= len(word):
            self._buffer.delete_before_cursor(len(word))
            self._buffer.insert_text(certain)
        self._list_words(words)

    def _announce_several(self, words: Sequence[str]) -> None:
        if len(words) > 1:
            self.announce(", ".join(words))

    def _type(self, event: KeyPressEvent) -> None:
        # French keyboards put a no-break space beside the blank.
        letters = "".join(filter(str.isprintable, " " if event.data.isspace() else event.data))
        self._buffer.insert_text(letters[: LONGEST - len(self._buffer.text)])

    def _paste(self, event: KeyPressEvent) -> None:
        """Take a paste that came in one piece as if it were typed, so that a script runs line by line."""
        text = event.data.replace("\r\n", "\n").replace("\r", "\n")
        keys = [KeyPress(Keys.ControlM if letter == "\n" else letter, letter) for letter in text]
        event.key_processor.feed_multiple(keys, first=True)

    def _suspend(self) -> None:
        """Stop the program as Ctrl-Z does everywhere, and show the line again afterwards."""
        if sys.platform == "win32":
            return

        def stop() -> None:
            os.kill(0, signal.SIGTSTP)
            self._line.again(self._buffer.text, self._buffer.cursor_position)

        run_in_terminal(stop)

    # keeping terminal, buffer and announcements in step

    def _sync(self, _processor: object = None) -> None:
        if self._line.is_open:
            self._line.update(self._buffer.text, self._buffer.cursor_position)
            if not self._buffer.text:
                self._release()

    def _release(self) -> None:
        held, self._held = self._held, []
        for text in held:
            self.announce(text)

    def _guarded(self, do: Callable[[], None]) -> None:
        """Do what a key does; what goes wrong is raised by the read, not lost in the event loop."""
        self._asked = True
        try:
            do()
        except Exception as error:
            if self._app.future is not None and not self._app.future.done():
                self._app.exit(exception=error)
        finally:
            self._asked = False

    # prompt-toolkit

    def _application(self, keyboard: Input, keys: KeyBindings) -> Application[str | None]:
        app: Application[str | None] = Application(
            layout=Layout(Window(BufferControl(self._buffer))),
            key_bindings=keys,
            input=keyboard,
            output=DummyOutput(),
            terminal_size_polling_interval=None,
        )
        app.ttimeoutlen = _ESCAPE_SECONDS
        app.key_processor.before_key_press += lambda _: self._guarded(self._key_pressed)
        # Once a key is done with, not at each change: recalling a line changes the text and
        # then the cursor, and would be heard twice.
        app.key_processor.after_key_press += lambda _: self._guarded(self._sync)
        return app

    def _bind(self, hush: Callable[[], None], reviews: Mapping[str, Callable[[], None]]) -> KeyBindings:
        keys = KeyBindings()
        actions = {
            **dict.fromkeys(_UNSEEN, _nothing),
            **dict.fromkeys(("c-c", "<sigint>"), self._interrupt),
            **dict.fromkeys(("up", "c-p"), self._older),
            **dict.fromkeys(("down", "c-n"), self._newer),
            "c-d": self._delete_or_leave,
            "c-i": self._complete,
            "c-m": self._send,
            "c-z": self._suspend,
            "escape": hush,
            **{key: review for key, review in reviews.items() if is_review_key(key)},
        }
        for key, action in actions.items():
            self._bind_one(keys, key, action)
        keys.add(Keys.Any)(self._type)
        keys.add(Keys.BracketedPaste)(self._paste)
        return keys

    def _bind_one(self, keys: KeyBindings, key: str, action: Callable[[], None]) -> None:
        # Eager: Escape alone acts at once instead of waiting for a letter.
        @keys.add(key, eager=key == "escape", save_before=lambda _: False)
        def _(_event: KeyPressEvent) -> None:
            self._guarded(action)


def _descriptor(keyboard: Input) -> int | None:
    with contextlib.suppress(OSError, ValueError, NotImplementedError):
        return keyboard.fileno()
    return None
