"""How a player wants to hear and feel: the command line over the settings."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from access_play.braille.brailler import Style
from access_play.braille.paper import Paper, paper_for
from access_play.braille.windows import Arrival, Routing
from access_play.console.opening import has_reader
from access_play.console.screen import is_terminal
from access_play.settings import (
    BRAILLE,
    CELLS,
    PAPER_HEIGHT,
    PAPER_WIDTH,
    RATE,
    SPEECH,
    VOLUME,
    WIDTH,
    Settings,
    Span,
    Words,
)
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
    unsettled: bool
    """Whether nobody has said yet who speaks: the player is asked."""
    voices: dict[str, str]
    rate: int
    volume: int
    pitch: int
    sounds: bool
    braille: str
    cells: int | None
    style: Style
    routing: Routing
    arrival: Arrival
    paper: Paper
    verbosity: Verbosity
    by_number: bool
    card_first: bool
    plain: bool
    pace: float
    confirm: bool
    curtain: int
    pause: float
    width: int
    colour: bool
    transcripts: bool
    transcript: str | None
    announcements: str | None


def ways_of(asked: argparse.Namespace, settings: Settings, t: Language) -> Ways:
    """Complete what was asked from the settings; raises Unusable for figures out of range."""
    heard = at_terminal() and not has_reader(os.environ)
    ways = Ways(
        lang=asked.lang,
        speech=asked.speech or settings.speech or ("pyttsx3" if heard else "none"),
        unsettled=heard and not (asked.speech or settings.speech),
        voices=settings.voices | ({asked.lang: asked.voice} if asked.voice else {}),
        rate=settings.rate if asked.rate is None else asked.rate,
        volume=settings.volume if asked.volume is None else asked.volume,
        pitch=settings.pitch,
        sounds=asked.sounds or settings.sounds,
        braille=asked.braille or settings.braille,
        cells=settings.cells or None if asked.cells is None else asked.cells,
        style=style_of(asked, settings),
        routing=Routing(asked.routing or settings.routing),
        arrival=Arrival(asked.arrival or settings.arrival),
        paper=paper_of(asked, settings, t),
        verbosity=Verbosity(asked.verbosity or settings.verbosity),
        by_number=settings.sort == "number",
        card_first=settings.wording == "card",
        plain=asked.plain or settings.plain,
        pace=settings.pace,
        confirm=settings.confirm,
        curtain=settings.curtain,
        pause=settings.pause,
        width=_width(asked, settings),
        colour=asked.colour or settings.colour,
        transcripts=settings.transcripts,
        transcript=asked.transcript,
        announcements=asked.announcements,
    )
    _check_figure(t, "--rate", ways.rate, RATE)
    _check_figure(t, "--volume", ways.volume, VOLUME)
    _check_figure(t, "--cells", ways.cells, CELLS)
    _check_figure(t, "--width", asked.width, WIDTH)
    _check_word(t, ways.speech, SPEECH)
    _check_word(t, ways.braille, BRAILLE)
    _check_files(t, ways)
    return ways


def _width(asked: argparse.Namespace, settings: Settings) -> int:
    """The columns of a printed line; what is settled counts at a terminal, what is asked everywhere."""
    if asked.width is not None:
        return int(asked.width)
    return settings.width if is_terminal(sys.stdout) else 0


def paper_of(asked: argparse.Namespace, settings: Settings, t: Language) -> Paper:
    """The paper to emboss on; raises Unusable for a size that is no page."""
    _check_figure(t, "--paper-width", asked.paper_width, PAPER_WIDTH)
    _check_figure(t, "--paper-height", asked.paper_height, PAPER_HEIGHT)
    return paper_for(
        asked.lang,
        asked.paper_width or settings.paper_width,
        asked.paper_height or settings.paper_height,
        asked.paper_newline or settings.paper_newline,
    )


def style_of(asked: argparse.Namespace, settings: Settings) -> Style:
    """How braille is written."""
    return Style(asked.grade or settings.grade, asked.dots or settings.dots, asked.digits or settings.digits)


def at_terminal() -> bool:
    """Whether a person types and reads in real time."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _check_figure(t: Language, name: str, figure: int | None, span: Span) -> None:
    if figure is not None and not span.accepts(figure):
        raise Unusable(program.out_of_range(t, name, figure, span.lowest, span.highest))


def _check_files(t: Language, ways: Ways) -> None:
    """Refuse one file for two things; raises Unusable."""
    files = [
        ways.transcript,
        ways.announcements,
        *(each for each in (ways.braille, ways.speech) if "." in each),
    ]
    named = [str(Path(each).resolve()) for each in files if each]
    twice = next((each for each in named if named.count(each) > 1), None)
    if twice:
        raise Unusable(program.two_in_one(t, twice))


def _check_word(t: Language, word: str, words: Words) -> None:
    if not words.accepts(word):
        raise Unusable(program.unknown_word(t, word, words.known))
