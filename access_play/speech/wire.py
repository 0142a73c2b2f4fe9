"""The lines between the game and its speech worker: one JSON object each, orders in, reports out."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from access_play.speech.voices import Voice

Parts = tuple[tuple[str, str], ...]
"""Parts of an utterance: the language, the text."""


@dataclass(frozen=True, slots=True)
class Say:
    """Speak these parts, after whatever was ordered before."""

    id: int
    parts: Parts
    earcon: str = ""
    """The name of a sound before them."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Be silent: everything ordered so far is over."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """How the voice sounds, from the next utterance on.

    ``rate`` in words a minute, ``volume`` and ``pitch`` from 0 to 100, ``voices`` the
    engine's name of a voice for a language.
    """

    rate: int = 200
    volume: int = 100
    pitch: int = 50
    voices: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ready:
    """The engine can speak. ``stops``: it obeys :class:`Stop`; else only killing it silences it."""

    stops: bool


@dataclass(frozen=True, slots=True)
class Known:
    """The voices of this machine; read back as plain tuples."""

    voices: tuple[Voice, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """An utterance is over; ``whole`` when it was heard to its end."""

    id: int
    whole: bool


@dataclass(frozen=True, slots=True)
class Missed:
    """The wished voice is missing, another one speaks."""

    voice: str


@dataclass(frozen=True, slots=True)
class Failed:
    """The worker gives up and ends. ``kind`` is the value of a TroubleKind."""

    kind: str
    detail: str


@dataclass(frozen=True, slots=True)
class Ended:
    """Never sent: what the game hears when the worker is gone."""


Order = Say | Stop | Tuning
Report = Ready | Known | Done | Missed | Failed | Ended
Message = Order | Report

_KINDS: dict[str, Callable[..., Message]] = {
    kind.__name__: kind for kind in (Say, Stop, Tuning, Ready, Known, Done, Missed, Failed)
}


def encode(message: Message) -> bytes:
    """Return the message as one line of ASCII, its newline included."""
    return json.dumps([type(message).__name__, dataclasses.asdict(message)]).encode() + b"\n"


def decode(line: bytes) -> Message:
    """Read a line of :func:`encode`; ValueError, TypeError or KeyError for anything else."""
    name, fields = json.loads(line)
    return _KINDS[name](**{key: _frozen(value) for key, value in fields.items()})


def _frozen(value: object) -> object:
    """Give JSON's lists back as the tuples they were."""
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value
