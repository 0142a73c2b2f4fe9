"""What can go wrong with the voice, as values: the words room makes sentences of them."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class TroubleKind(enum.Enum):
    """Why nothing is heard, or not as asked."""

    NO_LIBRARY = "no library"
    """No espeak-ng on this machine, or one without its data."""
    NO_DEVICE = "no device"
    """No sound card, or one that takes no sound."""
    VOICE_MISSING = "voice missing"
    """The wished voice is not here (``detail``: its name); the nearest one speaks."""
    HANGS = "hangs"
    """The engine stopped answering, again and again."""
    DIES = "dies"
    """The engine ended by itself, again and again."""
    UNWRITABLE = "unwritable"
    """The sound file cannot be written (``detail``: its path)."""
    NO_SERVER = "no server"
    """speech-dispatcher does not answer."""
    NO_READER = "no reader"
    """No screen reader is running."""
    NO_PACKAGE = "no package"
    """The package that reaches a screen reader is missing (``detail``: its name)."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """One failure, with what the machine said of it: a name, a path, a library's own message."""

    kind: TroubleKind
    detail: str = ""


class SpeechError(Exception):
    """Raised inside the speech room only; the game sees a :class:`Trouble`."""

    def __init__(self, kind: TroubleKind, detail: str = "") -> None:
        super().__init__(f"{kind.value}: {detail}")
        self.trouble = Trouble(kind, detail)
