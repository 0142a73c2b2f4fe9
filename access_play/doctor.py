"""What can speak, braille and show cells on this machine."""

from __future__ import annotations

from collections.abc import Iterator

from access_play.braille.system import Missing, system_module
from access_play.console.shelf import Shelf
from access_play.settings import saves_path, settings_path
from access_play.speech import Mouth, TroubleKind, Voiceless, open_mouth
from access_play.speech.trouble import Trouble
from access_play.words import findings as say
from access_play.words.announcement import Announcement
from access_play.words.language import Language
from access_play.words.program import braille_trouble, voice_trouble

ANSWER_WITHIN = 5.0
"""Seconds the voice may take to say whether it works."""


def findings(shelf: Shelf, t: Language, mouth: Mouth | None = None) -> Iterator[str]:
    """One line a part: what works, or what is missing and its cure.

    With a voice that speaks already no second one is opened beside it.
    """
    yield say.version(t)
    yield _voice(t) if mouth is None or isinstance(mouth, Voiceless) else _heard(t, mouth)
    for code in shelf.codes():
        yield _braille(shelf, t, code)
    yield _display(t)
    yield say.languages(t, shelf.codes())
    yield say.settings(t, str(settings_path()))
    yield say.saves(t, str(saves_path()))


def _voice(t: Language) -> str:
    """Say a word aloud: whether it could be said is the only sure sign."""
    mouth = open_mouth("pyttsx3", volume=0)
    mouth.say(Announcement("test", "", ((t.code, say.spoken_test(t)),), ()))
    mouth.wait(ANSWER_WITHIN)
    trouble = mouth.trouble()
    voices = mouth.voices()
    mouth.close(0)
    if trouble or not voices:
        return voice_trouble(t, trouble or Trouble(TroubleKind.HANGS)).text
    return say.voice(t, len(voices))


def _heard(t: Language, mouth: Mouth) -> str:
    """What is known of a voice that speaks."""
    return voice_trouble(t, mouth.off).text if mouth.off else say.voice(t, len(mouth.voices()))


def _braille(shelf: Shelf, t: Language, code: str) -> str:
    missing = shelf.brailler(code).missing
    return braille_trouble(t, missing).text if missing else say.braille(t, code)


def _display(t: Language) -> str:
    found = system_module("brlapi")
    return say.no_display(t) if isinstance(found, Missing) else say.display(t)
