"""Whole matches played by touch alone: a reader with twenty cells, the keys of the display and a keyboard.

The reader knows nothing but the cells: every number it types stood in them before.
"""

from __future__ import annotations

import asyncio
import random
import re
import threading
from collections.abc import Iterator
from contextlib import closing
from typing import Final

import pytest

from access_play.braille.brlapi import Key
from access_play.braille.louis import BLANK
from access_play.braille.panel import Panel
from access_play.braille.windows import Arrival
from access_play.console.fingers import Fingers
from access_play.console.outputs import Outputs
from access_play.console.session import Manner, Session
from access_play.console.shelf import Shelf
from access_play.games import GAMES
from access_play.games.core import Value
from access_play.resources import folder
from access_play.speech import open_mouth
from access_play.table.journal import Header
from access_play.words.announcement import Announcement
from tests.braille.back import Readback, plain
from tests.braille.fakebrlapi import FakeBrlapi

CELLS: Final = 20
WAITING: Final = 0xC0
"""Dots 7 and 8 under the last cell: lines wait. No finger takes them for a letter."""
SHORT: Final[dict[str, tuple[int, dict[str, Value]]]] = {
    "elfer-raus": (4, {"match": "target-100", "max": 15}),
    "atout-11": (3, {"match": "rounds-4", "max": 10}),
    "11-nimmt": (2, {"rounds": 1}),
    "onze-gagnant": (2, {}),
}
"""Players and options of a short match of each game."""
LEGAL: Final = {"en": "legal", "fr": "coups"}
NUMBER: Final = {
    "fr": re.compile("⠠([⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼]+)⠀"),
    "en": re.compile("⠼([⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]+)⠀"),
}
"""The number at the beginning of a line of a list."""
MORE: Final = {"fr": re.compile("⠉⠕⠥⠏⠎⠀⠠([⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼]+)⠀"), "en": re.compile("⠇⠑⠛⠁⠇⠀⠼([⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]+)⠒")}
"""What to type for the rest of a long list."""
ONE: Final = {"fr": "⠠⠡⠀", "en": "⠼⠁⠀"}
"""How the first line of a list begins."""
ASKED: Final = {"fr": re.compile("(⠷⠀)?⠧⠕⠥⠎|.*⠢"), "en": re.compile("⠽⠕⠥|.*⠦")}
"""What a question looks like: it begins with "you" or "à vous", or has a question mark."""
DIGITS: Final = {"fr": "⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪", "en": "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊"}


class Hands:
    """One finger on twenty cells, another on the keys of the display."""

    def __init__(self, server: FakeBrlapi, panel: Panel, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server, self.reader = server, panel.reader
        self.waits = False
        """Dots 7 and 8 are up: more lines follow."""
        self.done = threading.Semaphore(0)
        press = panel.press

        def pressed(key: Key) -> bool:
            gone = press(key)
            self.done.release()
            return gone

        monkeypatch.setattr(panel, "press", pressed)
        server.wait(lambda server: len(server.accepted) > 9)

    def window(self) -> str:
        """What is under the finger once the display is at rest."""
        self.server.wait(lambda server: server.cells == self.reader.cells.rstrip(BLANK))
        cells = self.server.cells
        self.waits = len(cells) == CELLS and ord(cells[-1]) & WAITING == WAITING
        if self.waits:
            cells = cells[:-1] + chr(ord(cells[-1]) & ~WAITING)
        return cells.rstrip(BLANK)

    def press(self, key: str) -> str:
        self.server.press(key)
        assert self.done.acquire(timeout=30)
        return self.window()

    def line(self) -> str:
        """The last line, read from its beginning to its end."""
        self.press("HOME")
        return BLANK.join(self.on())

    def on(self) -> list[str]:
        """All there is from the window under the finger on, to where the key leads nowhere."""
        windows = [self.window()]
        waited = self.waits
        while (window := self.press("FWINRT")) != windows[-1] or waited:
            windows.append(window)
            waited = self.waits
        return windows

    def last_lines(self, count: int) -> str:
        """So many of the last lines, one after the other."""
        self.press("HOME")
        for _ in range(count):
            self.press("LNUP")
        return BLANK.join(self.on())

    def lines(self, first: str) -> list[str]:
        """The lines from the last one that begins with ``first`` on, each read whole."""
        begins = [self.press("HOME")]
        while not begins[0].startswith(first):
            begins.insert(0, self.press("LNUP"))
        read: list[list[str]] = []
        for window in self.on():
            if len(read) < len(begins) and window == begins[len(read)]:
                read.append([])
            read[-1].append(window)
        return [BLANK.join(windows) for windows in read]


class TouchReader:
    """A console whose person reads with the fingers alone, and types words and numbers."""

    interactive = False
    idle = True

    def __init__(self, hands: Hands, code: str, seed: str) -> None:
        self.hands, self.code = hands, code
        self.rng = random.Random(seed)
        self.lists: list[list[str]] = []
        self.questions: list[str] = []
        self.on_key = lambda: None

    def scroll(self, lines: int) -> None: ...

    def announce(self, text: str, *, urgent: bool = False) -> None:
        """A screen that nobody sees."""

    async def read_line(self) -> str | None:
        """Ask for the plays at a question; of a list type one of the numbers that stand in it."""
        line = self.hands.line()
        if more := MORE[self.code].match(line):
            return f"{LEGAL[self.code]} {self._value(more[1])}"
        if self._number(line) is None:
            assert ASKED[self.code].match(line), line
            self.questions.append(line)
            return LEGAL[self.code]
        self.lists.append(self.hands.lines(ONE[self.code]))
        return str(self.rng.choice([number for line in self.lists[-1] if (number := self._number(line))]))

    def close(self) -> None: ...

    def _number(self, line: str) -> int | None:
        found = NUMBER[self.code].match(line)
        return self._value(found[1]) if found else None

    def _value(self, digits: str) -> int:
        return int("".join(str(DIGITS[self.code].index(digit)) for digit in digits))


class EverythingReader(TouchReader):
    """Reads on with one key, through all that was said, before anything is typed."""

    def __init__(self, hands: Hands, code: str, seed: str) -> None:
        super().__init__(hands, code, seed)
        self.read: list[str] = []

    async def read_line(self) -> str | None:
        self.read += self.hands.on()
        return await super().read_line()


@pytest.fixture
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeBrlapi]:
    with FakeBrlapi(CELLS) as server:
        monkeypatch.setenv("BRLAPI_HOST", server.host)
        yield server


def play(name: str, reader: TouchReader, fingers: Fingers, shelf: Shelf) -> list[Announcement]:
    """Play a whole match and return what was said."""
    seats, values = SHORT[name]
    game, names = GAMES[name].create(seats, values), ("Lou", "Ana", "Bob", "Zoë")[:seats]
    header = Header.of(game, "touch", names, (0,), "easy")
    said: list[Announcement] = []
    outputs = Outputs(reader, open_mouth("none"), [fingers.show, said.append])
    outputs.panel = fingers.panel
    session = Session(header, shelf, outputs, Manner(reader.code), lambda line: None)
    asyncio.run(session.run())
    assert session.match.over
    return said


@pytest.mark.parametrize("code", ["fr", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_played_by_touch(
    name: str, code: str, display: FakeBrlapi, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Shelf(folder("locales"), folder("tables"))
    with closing(Fingers(shelf, None)) as fingers:
        hands = Hands(display, fingers.panel, monkeypatch)
        reader = TouchReader(hands, code, f"{name} {code}")
        said = play(name, reader, fingers, shelf)
        ended = next(each for each in said if each.kind == "match-ended")
        assert plain(ended.braille) in Readback(code).brailler.text(hands.last_lines(8))
    check_lists(reader, [each.cells for each in said if each.kind == "answer"])


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_said_is_read_in_its_order_with_one_key(
    name: str, display: FakeBrlapi, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where lines wait for the key: nothing is lost, nothing comes twice, however fast it came."""
    shelf = Shelf(folder("locales"), folder("tables"))
    with closing(Fingers(shelf, None, Arrival.ON_KEY)) as fingers:
        hands = Hands(display, fingers.panel, monkeypatch)
        reader = EverythingReader(hands, "fr", f"{name} all")
        said = play(name, reader, fingers, shelf)
        read = [*reader.read, *hands.on()]
    assert blanks_out("".join(read)) == blanks_out("".join(each.cells for each in said))


def check_lists(reader: TouchReader, answered: list[str]) -> None:
    """Whatever was listed was read, line for line and cell for cell."""
    read = [line for lines in reader.lists for line in lines]
    assert [blanks_out(line) for line in read] == [blanks_out(line) for line in answered]
    assert 5 < len(reader.questions) <= len(reader.lists)


def blanks_out(cells: str) -> str:
    """Cells without blanks: where a line is cut, one or more of them are dropped."""
    return cells.replace(BLANK, "")
