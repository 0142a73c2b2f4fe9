"""How a player wants to hear and feel: the command line over the settings."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from access_play.settings import Settings
from access_play.words import program
from access_play.words.base import Verbosity
from access_play.words.language import Language


class Unusable(Exception):
    """What was asked for cannot be done; the message is for the player, status 2."""


@dataclass(frozen=True, slots=True)
class Ways:
    """How the player wants to hear and feel: the command line over the settings."""

    lang: str
    speech: str
    voice: str
    rate: int
    volume: int
    pitch: int
    braille: str
    cells: int | None
    grade: int
    verbosity: Verbosity
    plain: bool
    pace: float
    transcript: str | None
    announcements: str | None


def ways_of(asked: argparse.Namespace, settings: Settings, t: Language) -> Ways:
    """Complete what was asked from the settings; raises Unusable for figures out of range."""
    ways = Ways(
        lang=asked.lang,
        speech=asked.speech or settings.speech or ("pyttsx3" if _at_terminal() else "none"),
        voice=asked.voice or settings.voices.get(asked.lang, ""),
        rate=settings.rate if asked.rate is None else asked.rate,
        volume=settings.volume if asked.volume is None else asked.volume,
        pitch=settings.pitch,
        braille=asked.braille or settings.braille,
        cells=asked.cells or settings.cells or None,
        grade=asked.grade or settings.grade,
        verbosity=Verbosity(asked.verbosity or settings.verbosity),
        plain=asked.plain or settings.plain,
        pace=settings.pace,
        transcript=asked.transcript,
        announcements=asked.announcements,
    )
    _check_range(t, "--rate", ways.rate, 80, 600)
    _check_range(t, "--volume", ways.volume, 0, 100)
    _check_range(t, "--cells", ways.cells or 12, 12, 80)
    _check_word(t, ways.speech, ("none", "pyttsx3", "speechd", "screenreader"), ".wav")
    _check_word(t, ways.braille, ("off", "terminal", "display"), ".brf")
    return ways


def _at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _check_range(t: Language, name: str, figure: int, lowest: int, highest: int) -> None:
    if not lowest <= figure <= highest:
        raise Unusable(program.out_of_range(t, name, figure, lowest, highest))


def _check_word(t: Language, word: str, known: Sequence[str], suffix: str) -> None:
    if word not in known and not word.lower().endswith(suffix):
        raise Unusable(program.unknown_word(t, word, [*known, f"*{suffix}"]))
