"""What a player has settled once: a TOML file where the platform keeps such files."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from platformdirs import user_config_path, user_data_path

APP = "access-play"


@dataclass(frozen=True, slots=True)
class Settings:
    """Defaults of the options of ``play``; the command line wins over them."""

    lang: str = ""
    speech: str = ""
    rate: int = 200
    volume: int = 100
    pitch: int = 50
    braille: str = "off"
    cells: int = 0
    grade: int = 1
    verbosity: str = "normal"
    level: str = "normal"
    plain: bool = False
    pace: float = 0.6
    voices: dict[str, str] = field(default_factory=dict)


class BadSettings(ValueError):
    """The settings file cannot be read; ``args`` hold its path and what is wrong."""


def settings_path() -> Path:
    return user_config_path(APP) / "settings.toml"


def saves_path() -> Path:
    return user_data_path(APP) / "saves"


def history_path() -> Path:
    return user_data_path(APP) / "history"


def read_settings(path: Path) -> Settings:
    """Read the file, or the defaults if there is none; raises BadSettings."""
    try:
        with path.open("rb") as file:
            given = tomllib.load(file)
    except FileNotFoundError:
        return Settings()
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadSettings(str(path), str(wrong)) from wrong
    known = {each.name: getattr(Settings(), each.name) for each in fields(Settings)}
    return Settings(**{name: value for name, value in given.items() if _fits(known.get(name), value)})


def _fits(default: Any, value: Any) -> bool:
    """Whether a value can stand where the default stands; whole numbers may stand for fractions."""
    if isinstance(default, float):
        return isinstance(value, int | float) and not isinstance(value, bool)
    return default is not None and type(value) is type(default)


def locale_language(known: list[str]) -> str:
    """The language of the environment, if there are words for it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            code = value.partition("_")[0].partition(".")[0].casefold()
            return code if code in known else "en"
    return "en"
