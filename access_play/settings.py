"""What a player has settled once: a TOML file where the platform keeps such files."""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final

from platformdirs import user_config_path, user_data_path

from access_play.braille.brailler import DIGITS
from access_play.braille.paper import LOWEST_PAPER, NARROWEST_PAPER, NEWLINES
from access_play.braille.windows import NARROWEST, WIDEST, Arrival, Routing
from access_play.console.base import CURTAIN
from access_play.console.sight import LONGEST_PAUSE
from access_play.console.sight import NARROWEST as NARROWEST_ROW
from access_play.console.sight import WIDEST as WIDEST_ROW
from access_play.players import LEVELS
from access_play.speech import FASTEST, LIVE, SLOWEST
from access_play.words.base import Verbosity

APP: Final = "access-play"
Value = str | int | float | bool | dict[str, str]


@dataclass(frozen=True, slots=True)
class Words:
    """A setting that is one of some words, or a file with the ending."""

    words: tuple[str, ...]
    ending: str = ""

    def accepts(self, value: object) -> bool:
        if not isinstance(value, str):
            return False
        return value in self.words or bool(self.ending and value.lower().endswith(self.ending))

    @property
    def known(self) -> list[str]:
        """What it can be, for people."""
        return [*filter(None, self.words), *([f"*{self.ending}"] if self.ending else [])]


@dataclass(frozen=True, slots=True)
class Span:
    """A setting that is a figure between two, or one of some besides."""

    lowest: int
    highest: int
    besides: tuple[int, ...] = ()

    def accepts(self, value: object) -> bool:
        if not isinstance(value, int | float) or isinstance(value, bool):
            return False
        return self.lowest <= value <= self.highest or value in self.besides

    @property
    def known(self) -> list[str]:
        return [*map(str, self.besides), f"{self.lowest} - {self.highest}"]


@dataclass(frozen=True, slots=True)
class Figures:
    """A setting that is one of some figures."""

    figures: tuple[int, ...]

    def accepts(self, value: object) -> bool:
        return value in self.figures

    @property
    def known(self) -> list[str]:
        return [*map(str, self.figures)]


SPEECH: Final = Words(("none", *LIVE), ".wav")
BRAILLE: Final = Words(("off", "terminal", "display"), ".brf")
RATE: Final = Span(SLOWEST, FASTEST)
VOLUME: Final = Span(0, 100)
DOTS: Final = Figures((6, 8))
ROUTING: Final = Words(tuple(each.value for each in Routing))
ARRIVAL: Final = Words(tuple(each.value for each in Arrival))
CELLS: Final = Span(NARROWEST, WIDEST)
PAUSE: Final = Span(0, LONGEST_PAUSE)
WIDTH: Final = Span(NARROWEST_ROW, WIDEST_ROW)
PAPER_WIDTH: Final = Span(NARROWEST_PAPER, 100)
PAPER_HEIGHT: Final = Span(LOWEST_PAPER, 100)

_RULES: Final[dict[str, Words | Span | Figures]] = {
    "speech": Words(("", *SPEECH.words), SPEECH.ending),
    "rate": RATE,
    "volume": VOLUME,
    "pitch": Span(0, 100),
    "braille": BRAILLE,
    "cells": Span(CELLS.lowest, CELLS.highest, (0,)),
    "grade": Span(1, 2),
    "dots": DOTS,
    "digits": Words(("", *DIGITS)),
    "routing": ROUTING,
    "arrival": ARRIVAL,
    "paper_width": Span(PAPER_WIDTH.lowest, PAPER_WIDTH.highest, (0,)),
    "paper_height": Span(PAPER_HEIGHT.lowest, PAPER_HEIGHT.highest, (0,)),
    "paper_newline": Words(("", *NEWLINES)),
    "verbosity": Words(tuple(each.value for each in Verbosity)),
    "sort": Words(("colour", "number")),
    "wording": Words(("player", "card")),
    "level": Words(LEVELS),
    "pace": Span(0, 60),
    "curtain": Span(0, 200),
    "pause": PAUSE,
    "width": Span(WIDTH.lowest, WIDTH.highest, (0,)),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """Defaults of the options of ``play``; the command line wins over them."""

    lang: str = ""
    speech: str = ""
    rate: int = 200
    volume: int = 100
    pitch: int = 50
    sounds: bool = False
    braille: str = "off"
    cells: int = 0
    grade: int = 1
    dots: int = 6
    digits: str = ""
    routing: str = "ask"
    arrival: str = "wait"
    paper_width: int = 0
    paper_height: int = 0
    paper_newline: str = ""
    verbosity: str = "normal"
    sort: str = "colour"
    wording: str = "player"
    level: str = "normal"
    plain: bool = False
    pace: float = 0.6
    confirm: bool = True
    curtain: int = CURTAIN
    pause: float = 0.0
    width: int = 0
    colour: bool = False
    transcripts: bool = False
    asked: bool = False
    voices: dict[str, str] = field(default_factory=dict)


NAMES: Final = tuple(each.name for each in fields(Settings))


def known_values(name: str) -> list[str]:
    """What a setting can be, for people; empty where that is not narrow."""
    rule = _RULES.get(name)
    if rule:
        return rule.known
    return ["true", "false"] if isinstance(getattr(Settings(), name), bool) else []


class BadSettings(ValueError):
    """The settings file cannot be read. ``cause`` is what the system or the reader of TOML said."""

    def __init__(self, path: Path, cause: OSError | ValueError) -> None:
        super().__init__(str(path))
        self.path = path
        self.cause = cause

    @property
    def line(self) -> str:
        """The number of the line that is no TOML, "?" where it is not known."""
        found = re.search(r"line (\d+)", str(self.cause))
        return found[1] if found else "?"


class BadValue(ValueError):
    """A setting cannot be what it is said to be; ``known`` lists what it can be.

    Without a ``name``, ``value`` is the name of no setting, and ``known`` those there are.
    """

    def __init__(self, name: str, value: object, known: Sequence[str]) -> None:
        super().__init__(name)
        self.name = name
        self.value = str(value)
        self.known = tuple(known)


def settings_path() -> Path:
    return user_config_path(APP) / "settings.toml"


def saves_path() -> Path:
    return user_data_path(APP) / "saves"


def reports_path() -> Path:
    return user_data_path(APP) / "reports"


def history_path() -> Path:
    return user_data_path(APP) / "history"


def read_settings(path: Path) -> tuple[Settings, list[BadSettings | BadValue]]:
    """Read the file; what is wrong in it keeps its default and is listed."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return Settings(), []
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        return Settings(), [BadSettings(path, wrong)]
    good: dict[str, Value] = {}
    troubles: list[BadSettings | BadValue] = []
    for name, value in given.items():
        try:
            good[name] = _checked(name, value)
        except BadValue as wrong:
            troubles.append(wrong)
    return Settings(**good), troubles  # type: ignore[arg-type]  # each was checked against its default


def _checked(name: str, value: object) -> Value:
    """Return the value if the setting can have it; raises BadValue."""
    if name not in NAMES:
        raise BadValue("", name, NAMES)
    default: Value = getattr(Settings(), name)
    if isinstance(default, float) and isinstance(value, int) and not isinstance(value, bool):
        value = float(value)
    rule = _RULES.get(name)
    if rule and not (type(value) is type(default) and rule.accepts(value)):
        raise BadValue(name, value, rule.known)
    if isinstance(default, bool) and not isinstance(value, bool):
        raise BadValue(name, value, ("true", "false"))
    if isinstance(default, str) and not isinstance(value, str):
        raise BadValue(name, value, ('"..."',))
    if isinstance(default, dict) and not _are_voices(value):
        raise BadValue(name, value, ('fr = "..."',))
    return value  # type: ignore[return-value]  # of the default's type


def _are_voices(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(each, str) for each in value.values())


# changing one


def change(path: Path, name: str, word: str) -> Value:
    """Give a setting the value a player typed, ``voices.fr`` the voice of a language.

    The rest of the file stays as it is, comments too. Raises BadValue, BadSettings, OSError.
    """
    table, _, language = name.rpartition(".")
    value = word if table == "voices" else _checked(name, _typed(name, word))
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        text = ""
    except UnicodeDecodeError as wrong:
        raise BadSettings(path, wrong) from wrong
    changed = _replaced(text, table, language, value)
    try:
        tomllib.loads(changed)
    except tomllib.TOMLDecodeError as wrong:
        raise BadSettings(path, wrong) from wrong
    _write(path, changed)
    return value


def _typed(name: str, word: str) -> object:
    """Read a word as the setting's kind of value; a word that is none stays a word."""
    default = getattr(Settings(), name, "")
    if isinstance(default, bool):
        return {"on": True, "true": True, "off": False, "false": False}.get(word.casefold(), word)
    if isinstance(default, int | float):
        try:
            return type(default)(word)
        except ValueError:
            return word
    return word


def _replaced(text: str, table: str, key: str, value: Value) -> str:
    """Put ``key = value`` in the place of that key, or at the end of its table."""
    lines = text.splitlines()
    heads = [at for at, line in enumerate(lines) if re.match(r"\s*\[", line)]
    if table and not any(lines[at].strip() == f"[{table}]" for at in heads):
        heads.append(len(lines))
        lines.append(f"[{table}]")
    first = next((at + 1 for at in heads if lines[at].strip() == f"[{table}]"), 0) if table else 0
    last = next((at for at in heads if at >= first), len(lines))
    line = f"{key} = {json.dumps(value, ensure_ascii=False)}"
    old = [at for at in range(first, last) if re.match(rf"\s*{re.escape(key)}\s*=", lines[at])]
    lines[slice(old[0], old[0] + 1) if old else slice(last, last)] = [line]
    return "".join(f"{each}\n" for each in lines)


def _write(path: Path, text: str) -> None:
    """Replace the file as a whole, so that a full disk leaves the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    target = path.resolve()
    draft = target.with_name(f"{target.name}.new")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def as_toml(value: Value) -> str:
    """Write a setting as it stands in the file; voices on one line."""
    if isinstance(value, dict):
        pairs = ", ".join(f"{json.dumps(name)} = {json.dumps(each)}" for name, each in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    return json.dumps(value, ensure_ascii=False)


def locale_language(known: Sequence[str]) -> str:
    """The language of the environment, if there are words for it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            code = value.partition("_")[0].partition(".")[0].casefold()
            return code if code in known else "en"
    return "en"
