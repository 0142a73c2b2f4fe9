"""A terminal that can only print, one letter behind the other, and a whole game typed at it."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.console.pseudo import Session
from tests.console.talk import talk
from tests.program.test_terminal import environ

GAMES = (("elfer-raus", "fr"), ("11-nimmt", "en"))
PEOPLE = {"fr": "Place 1", "en": "Player 1"}


class Game(NamedTuple):
    """A whole game by its script: what is said before the first line, and after each."""

    name: str
    code: str
    lines: list[str]
    said: list[list[str]]

    @classmethod
    def of(cls, name: str, code: str) -> Game:
        """Play the first choice each time, until the match is over."""
        game = talk(["legal", "1"] * 200, name=name, code=code, values=dict(_short(name)))
        assert game.session.match.over
        return cls(name, code, (["legal", "1"] * 200)[: len(game.said) - 1], game.said)

    @property
    def command(self) -> list[str]:
        options = [f"--option={name}={value}" for name, value in _short(self.name).items()]
        names = f"{PEOPLE[self.code]},Ana,Bob"
        asked = ["--players", "3", "--seed", "11", "--names", names, "--lang", self.code, "--speech", "none"]
        return [sys.executable, "-m", "access_play", "play", self.name, *asked, *options]


def _short(name: str) -> Mapping[str, str]:
    return {"match": "rounds-1"} if name == "elfer-raus" else {}


def at_home(home: Path) -> dict[str, str]:
    """A home whose computer players do not wait, and where nothing is asked twice."""
    folder = home / "XDG_CONFIG_HOME" / "access-play"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.toml").write_text("pace = 0\nconfirm = false\n", encoding="utf-8")
    return environ(home)


class Teletype(Session):
    """Slow, without colours, and with no way back: what a reader of a stream hears is what it prints."""

    at_once = 16

    def __init__(self, command: Sequence[str], home: Path) -> None:
        super().__init__(command, at_home(home), columns=250)

    def hear(self, said: Sequence[str]) -> None:
        """Wait for the lines, in their order, and for the prompt."""
        for line in said:
            self.until(line)
        self.until(": ")

    def type(self, line: str) -> None:
        """Press the keys one by one: each may bring itself and nothing else."""
        for key in line:
            before = len(self.output)
            self.press(key)
            self.until(key)
            assert self.output[before:] == key.encode()
        self.press("\r")
        self.until("\r\n")

    @property
    def paper(self) -> list[str]:
        """The lines that came out, without those that were typed; runs of blanks count as one."""
        text = self.output.decode().replace("\r\n", "\n").replace("\r", "\n").replace("\b", "")
        lines = (re.sub(" +", " ", line).strip() for line in text.split("\n"))
        return [line for line in lines if line and not line.startswith(":")]
