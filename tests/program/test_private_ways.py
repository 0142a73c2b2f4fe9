"""Three people and the computer at one machine, each in another language and way: each hears the own hand."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from access_play.braille.brailler import Brailler
from access_play.console.outputs import Outputs, announcements
from access_play.console.session import Manner, Session
from access_play.console.shelf import Shelf
from access_play.games import GAMES
from access_play.games.core import WATCHER, Seat
from access_play.table.journal import Header
from access_play.words.announcement import Announcement
from access_play.words.language import Language
from tests.console.pseudo import Session as Terminal
from tests.console.talk import SHELF, Script, talk
from tests.program.test_announcements import Listener
from tests.program.test_terminal import environ
from tests.words.pseudo import pseudo_language

NAMES = ("Ana", "Bob", "Chloé", "David")
WISHES = {
    0: ("language fr", "privé écran", "détail bref"),
    1: ("private voice", "detail full"),
    2: ("private braille",),
}
"""What each seat types when it first has the machine; the game begins in English."""
ASKED = ("hand", "legal", "again", "since", "last 20", "back", "what if", "why", "1", "done")
PRINTED, SPOKEN, FELT = "printed", "spoken", "felt"
ONLY = {0: PRINTED, 1: SPOKEN, 2: FELT}
CHOSEN = {
    "Ce qui n’est qu’à vous est seulement écrit à l’écran.",
    "What is yours alone is only spoken.",
    "[What is yours alone is only brailled.]",
}


class Tower(Shelf):
    """The languages there are, and one made by machine for the third seat."""

    def language(self, code: str) -> Language:
        return pseudo_language() if code == "en_XA" else super().language(code)

    def brailler(self, code: str) -> Brailler:
        return super().brailler("en" if code == "en_XA" else code)


Come = Callable[[str], None]
"""Is told by which way something came out."""


class Voice(Listener):
    """A voice that is always ready."""

    def __init__(self, come: Come) -> None:
        super().__init__()
        self._come = come

    def say(self, announcement: Announcement) -> None:
        self._come(SPOKEN)


class Print(Script):
    """A console that types the lines of a script."""

    def __init__(self, lines: Iterator[str], come: Come) -> None:
        super().__init__(lines)
        self._come = come

    def announce(self, text: str, *, urgent: bool = False) -> None:
        self._come(PRINTED)


class Watched(Outputs):
    """Keeps who had the machine at each announcement, and by which ways it came out."""

    def __init__(self, lines: Iterator[str], log: Path, whose: Callable[[], Seat]) -> None:
        super().__init__(Print(lines, self._come), Voice(self._come))
        self.cells.append(lambda said: self._come(FELT))
        self.given: list[tuple[Seat, Announcement, set[str]]] = []
        self._whose = whose
        self._came: set[str] = set()

    def _come(self, way: str) -> None:
        self._came.add(way)

    def give(self, announcement: Announcement) -> None:
        self._came = set()
        super().give(announcement)
        self.given.append((self._whose(), announcement, self._came))


def played(name: str, log: Path) -> Watched:
    """A game of three people who each say how they want to be told, and then ask for everything."""
    wished: set[Seat] = set()

    def lines() -> Iterator[str]:
        for _ in range(40):
            yield ""
            seat = session._at_machine
            if seat in WISHES and seat not in wished:
                wished.add(seat)
                if seat == 2:
                    session.listening.speak(seat, "en_XA")
                yield from WISHES[seat]
            yield from ASKED

    outputs = Watched(lines(), log, lambda: session._at_machine)
    header = Header.of(GAMES[name].create(4, {}), "7", NAMES, (0, 1, 2), "easy")
    shelf = Tower(SHELF.locales, SHELF.tables)
    session = Session(header, shelf, outputs, Manner("en"), lambda line: None)
    with log.open("w", encoding="utf-8") as file:
        outputs.sinks.append(announcements(file))
        asyncio.run(session.run())
    return outputs


@pytest.mark.parametrize("name", GAMES)
def test_what_is_private_goes_one_way_to_one_seat(name: str, tmp_path: Path) -> None:
    given = played(name, tmp_path / "log").given
    chosen: set[Seat] = set()
    counted = Counter[Seat]()
    for at, said, ways in given:
        if said.screen in CHOSEN:
            chosen.add(at)
        if not said.private:
            assert ways == {PRINTED, SPOKEN, FELT}
            continue
        assert said.seat == at != WATCHER
        assert ways == ({ONLY[at]} if at in chosen else {PRINTED, SPOKEN, FELT})
        counted[at] += at in chosen
    assert chosen == set(WISHES)
    assert all(counted[seat] > 5 for seat in WISHES)


@pytest.mark.parametrize("name", GAMES)
def test_the_log_names_the_seat_that_each_private_line_was_for(name: str, tmp_path: Path) -> None:
    given = played(name, tmp_path / "log").given
    logged = [json.loads(line) for line in (tmp_path / "log").read_text(encoding="utf-8").splitlines()]
    assert [(each["seat"], each["private"], each["screen"]) for each in logged] == [
        (said.seat, said.private, said.screen) for _, said, _ in given
    ]
    languages = {each["seat"]: each["speech"][0][0] for each in logged if each["private"]}
    assert languages == {0: "fr", 1: "en", 2: "en_XA"}


def test_a_way_that_is_not_there_is_refused() -> None:
    typed = ["private voice", "private braille", "private print", "private", "private all", "private never"]
    said = [lines for lines in talk(typed).said[1:] if lines]
    assert said == [
        ["Nothing speaks here: type speech on first."],
        ["There is no braille here: start with --braille display or terminal."],
        ["What is yours alone is only printed."],
        ["What is yours alone is only printed."],
        ["What is yours alone is told by every way there is."],
        ["After that word comes: print, voice, braille, all."],
    ]


@pytest.mark.parametrize(("lines", "rows"), [("25", 25), ("3", 3), ("0", 0)])
def test_the_screen_moves_up_between_two_people_at_a_terminal(lines: str, rows: int, tmp_path: Path) -> None:
    config = tmp_path / "XDG_CONFIG_HOME/access-play"
    config.mkdir(parents=True)
    (config / "settings.toml").write_text(f"curtain = {lines}\npace = 0\n", encoding="utf-8")
    words = ["play", "elfer-raus", "--players", "3", "--humans", "2", "--seed", "4", "--names", "Ana,Bob,Cy"]
    command = [sys.executable, "-m", "access_play", *words, "--speech", "none", "--lang", "en"]
    with Terminal(command, environ(tmp_path)) as session:
        session.until("Ana, take the machine and press Enter.")
        session.press("\rr10\r")
        session.until("Bob, take the machine and press Enter.")
        session.press("quit\r")
        assert session.wait() == 0
    text = session.output.decode().replace("\r", "")
    assert "\x1b" not in text
    played = text[text.index("Ana lays the red 10.") : text.index("Bob, take the machine")]
    assert played == "Ana lays the red 10." + "\n" * (rows + 1)
