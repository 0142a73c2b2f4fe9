"""What the doctor says, one line a part."""

from __future__ import annotations

from collections.abc import Sequence

from access_play import __version__
from access_play.words.language import Language


def version(t: Language) -> str:
    return f"access-play {__version__}"


def spoken_test(t: Language) -> str:
    # Translators: a word the voice says, to find out whether it works
    return t.p_("test", "test")


def voice(t: Language, count: int) -> str:
    # Translators: the doctor: the own voice works, so many voices are installed
    text = t.n_("Voice: works, {count} voice.", "Voice: works, {count} voices.", count)
    return text.format(count=count)


def braille(t: Language, code: str) -> str:
    # Translators: the doctor: braille can be made for the language of that code
    return t._("Braille: works for {code}.").format(code=code)


def display(t: Language) -> str:
    # Translators: the doctor: braille displays can be reached
    return t._("Braille display: BrlAPI is here; start BRLTTY to use a display.")


def no_display(t: Language) -> str:
    # Translators: the doctor: braille displays cannot be reached, and the cure
    return t._("Braille display: not reachable. Get it with: apt install brltty python3-brlapi.")


def languages(t: Language, codes: Sequence[str]) -> str:
    # Translators: the doctor: the languages there are
    return t._("Languages: {codes}.").format(codes=", ".join(codes))


def settings(t: Language, path: str) -> str:
    # Translators: the doctor: where the settings file is, or would be
    return t._("Settings: {path}").format(path=path)


def saves(t: Language, path: str) -> str:
    # Translators: the doctor: where the saved games are
    return t._("Saved games: {path}").format(path=path)
