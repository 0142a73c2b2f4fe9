"""From a language to a voice of this machine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

DEFAULTS: Final[Mapping[str, str]] = {"fr": "fr", "en": "en-us"}


class Voice(NamedTuple):
    """A voice: its name for the engine, its name for people, its language code."""

    id: str
    name: str
    language: str


def base(code: str) -> str:
    """Return the bare language of a code or of a voice's name.

    >>> base("fr_CA"), base("gmw/en-US+f2")
    ('fr', 'en')
    """
    return code.lower().rpartition("/")[2].replace("_", "-").partition("+")[0].partition("-")[0]


def wished(language: str, chosen: Mapping[str, str]) -> str:
    """Return the name of the voice that the player, or the house, wants for a language."""
    plain = base(language)
    return chosen.get(language) or chosen.get(plain) or DEFAULTS.get(plain, plain)


def candidates(wish: str, language: str, known: Iterable[Voice]) -> Iterator[str]:
    """Yield names to try, from the wish itself to any voice of its language."""
    plain = base(language)
    yield wish
    yield wish.partition("+")[0]
    yield DEFAULTS.get(plain, plain)
    yield from (voice.id for voice in known if base(voice.language) == plain)


def called(voice: Voice) -> tuple[str, ...]:
    """Return what a voice may be called, in lower case.

    >>> called(Voice("roa/fr-BE", "French (Belgium)", "fr-be"))
    ('roa/fr-be', 'fr-be', 'french (belgium)')
    """
    whole = voice.id.lower()
    return whole, whole.rpartition("/")[2], voice.name.lower()


def language_of(voice: str, known: Iterable[Voice]) -> str:
    """Return the bare language of a voice, from the list if it stands there, else from its name."""
    bare = voice.lower().partition("+")[0]
    for one in known:
        if bare in called(one):
            return base(one.language)
    return base(voice)
