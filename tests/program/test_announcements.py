"""Every change by every way out: as many printed lines as announcements, utterances and braille lines."""

from __future__ import annotations

import asyncio
import io
import json
import re

import pytest

from access_play.console.outputs import Outputs, announcements, transcript
from access_play.console.session import Manner, Session
from access_play.games import GAMES
from access_play.speech import Mouth
from access_play.speech.wire import Tuning
from access_play.table.journal import Header
from access_play.words.announcement import Announcement
from access_play.words.base import Verbosity
from tests.console.talk import SHELF, Script

FIELDS = {"n", "seat", "kind", "priority", "private", "screen", "speech", "braille"}
CODE = re.compile(r"\b[a-z]-?\d{1,2}\b")
"""A card as it is typed, r12: nobody should hear that."""
CELLS = {chr(0x2800 + dots) for dots in range(256)}
LINES = ["hand", "legal", "table", "score", "counts", "who", "rules", "1", "zz", "why", "what if", "1"]


class Listener(Mouth):
    """Keeps what it is given to say."""

    def __init__(self) -> None:
        super().__init__(Tuning())
        self.said: list[Announcement] = []

    def say(self, announcement: Announcement) -> None:
        self.said.append(announcement)

    def cut(self) -> None: ...

    def flush(self) -> None: ...

    def close(self, limit: float = 5.0) -> bool:
        return True

    def idle(self) -> bool:
        return True

    def wait(self, timeout: float | None = None) -> bool:
        return True


class Heard:
    """One scripted game by every way out at once."""

    def __init__(self, name: str, code: str, verbosity: Verbosity, humans: tuple[int, ...] = (0,)) -> None:
        game = GAMES[name].create(3, {})
        header = Header.of(game, "announced", ("Ana", "Bob", "Chloé"), humans, "easy")
        console = Script(LINES + ["1", ""] * 40 if humans else [])
        log, text = io.StringIO(), io.StringIO()
        self.mouth = Listener()
        sinks = [announcements(log), transcript(text)]
        outputs = Outputs(console, self.mouth, sinks)
        session = Session(header, SHELF, outputs, Manner(code, verbosity), lambda line: None)
        asyncio.run(session.run())
        self.screen = [line for answer in console.said for line in answer]
        self.log = [json.loads(line) for line in log.getvalue().splitlines()]
        self.text = text.getvalue().splitlines()


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("code", ["fr", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_each_way_out_gets_each_announcement_once(name: str, code: str, verbosity: Verbosity) -> None:
    heard = Heard(name, code, verbosity)
    assert len(heard.screen) > 30
    assert [each["screen"] for each in heard.log] == heard.screen == heard.text
    assert [each["n"] for each in heard.log] == list(range(1, len(heard.log) + 1))
    assert [each["speech"] for each in heard.log] == [
        [list(part) for part in each.speech] for each in heard.mouth.said
    ]
    for each in heard.log:
        assert set(each) == FIELDS
        assert 3 <= len(each["screen"]) <= 160, each["screen"]
        assert set(each["braille"]) <= CELLS
        assert each["braille"].strip("\u2800"), each["screen"]
        assert each["priority"] in ("low", "normal", "urgent")
        for language, spoken in each["speech"]:
            assert language == code
            assert spoken.strip()
            assert not CODE.search(spoken), spoken


@pytest.mark.parametrize("name", GAMES)
def test_what_is_for_one_seat_says_so(name: str) -> None:
    log = Heard(name, "en", Verbosity.NORMAL, (0, 1)).log
    for each in log:
        assert each["private"] is (each["private"] and each["seat"] in (0, 1))
        if each["kind"] in ("hand-dealt", "turn-came"):
            assert each["private"], each
    watched = Heard(name, "en", Verbosity.NORMAL, ()).log
    assert watched
    assert not any(each["private"] or each["seat"] is not None for each in watched)


@pytest.mark.parametrize("name", ["elfer-raus", "atout-11"])
def test_own_draws_are_private_and_those_of_others_say_no_card(name: str) -> None:
    log = Heard(name, "en", Verbosity.NORMAL).log
    own = [each for each in log if each["screen"].startswith("You draw")]
    others = [each for each in log if re.match(r"(Bob|Chloé) draws", each["screen"])]
    assert own
    assert others
    assert all(each["private"] and each["seat"] == 0 for each in own)
    assert not any(re.search(r"\d", each["screen"]) or each["private"] for each in others)
