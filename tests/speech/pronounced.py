"""French as it is pronounced: the words that are said, and the table in which each was reviewed by ear.

    python -m tests.speech.pronounced

adds the words that ``french_sounds.txt`` lacks, as the voice says them, and drops those nobody says.
Read each line that is added: would a French person say it so? If not, give the voice a spelling
that it reads right, in ``access_play/speech/homophones.py``.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from babel.messages.pofile import read_po

from access_play.choosing import SHORT_NAMES
from access_play.games import GAMES
from access_play.games.core import AnyGame, Seat
from access_play.players import chooser
from access_play.resources import folder
from access_play.speech.spoken import for_ear
from access_play.table.match import Match
from access_play.words.base import Verbosity
from tests.words.speaking import language, presenter

TABLE: Final = Path(__file__).with_name("french_sounds.txt")
WORD: Final = re.compile(r"\d+|[^\W\d_]+(?:['-][^\W\d_]+)*")
PLACE: Final = re.compile(r"\{[^}]*\}")
TYPED: Final = re.compile(r"braille.*|command|mark|pictogram|.* words|on off|colour words")
"""Contexts of what is typed or brailled, which no voice gets."""
NUMBERS: Final = range(105)
"""11 nimmt! with two boxes has cards up to 104."""

_IPA: Final = "wɛ̃ ɑ̃ ɛ̃ œ̃ ɔ̃ nj yi wa ɲ ɡ ʒ ʃ ʁ e ɛ ɔ y u ø œ ə w j".split()
_SPELLED: Final = "oin an in un on gn ui oi gn g j ch r é è o u ou eu eu e ou y".split()
_HINTS: Final = dict(zip(_IPA, _SPELLED, strict=True))


class Sound(NamedTuple):
    """A line of the table: what is said, its IPA without stress and length, and that in French spelling."""

    text: str
    ipa: str
    hint: str


@cache
def played(name: str, seats: int = 3) -> Match:
    """A whole round among computer players."""
    game: AnyGame = GAMES[name].create(seats, {})
    match = Match(game, "heard", lambda event: None, lambda line: None)
    choose = chooser(match.game, "easy")
    match.start()
    while not match.over and not match.results:
        seat = match.to_act
        match.play(seat, [choose(match.game, match.view(seat), match.chance("player", seat, match.plays))])
    return match


def said_in(name: str, code: str, verbosity: Verbosity = Verbosity.NORMAL, seat: Seat = 0) -> list[str]:
    """What a player is told of a round, each sentence once."""
    speaker = presenter(played(name).game, language(code), seat, verbosity)
    said = [announcement for event in played(name).events if (announcement := speaker.event(event))]
    return list(dict.fromkeys(text for each in said for _, text in each.speech))


def messages() -> Iterator[str]:
    """Every French sentence that can be said, as a voice gets it, its places left open."""
    with (folder("locales") / "fr" / "LC_MESSAGES" / "access_play.po").open("rb") as file:
        catalog = read_po(file)
    for message in catalog:
        if message.id and not TYPED.fullmatch(message.context or ""):
            translated = message.string if isinstance(message.string, list | tuple) else (message.string,)
            yield from (for_ear("fr", PLACE.sub("N", text or "")) for text in translated)


def words(texts: Iterable[str]) -> set[str]:
    """The words and figures of texts; N stands for an open place."""
    return {word.lower() for text in texts for word in WORD.findall(text)} - {"n"}


def number_words() -> set[str]:
    """Numbers as figures, as words where a voice needs them, and the places in a row."""
    feminine = (for_ear("fr", f"{number} cartes") for number in NUMBERS)
    cards = (for_ear("fr", f"{number} orange") for number in NUMBERS)
    places = (for_ear("fr", f"{number}e") for number in range(1, 22))
    return {str(number) for number in NUMBERS} | words(feminine) | words(cards) | words(places)


def vocabulary() -> set[str]:
    return words(messages()) | number_words() | words(SHORT_NAMES) | {"plusse", "égale", "fois"}


def given(text: str) -> str:
    """What the voice gets for a text of the table: words alone stand there as it gets them."""
    return for_ear("fr", text) if " " in text else text


def ipa(texts: list[str]) -> list[str]:
    """What the French voice makes of texts without pauses; stress and length follow from the place."""
    done = subprocess.run(
        ["espeak-ng", "-q", "--ipa", "-v", "fr", "--stdin"],
        input="\n\n".join(texts),
        capture_output=True,
        text=True,
        check=True,
    )
    lines = [re.sub("[ˈˌː-]", "", line).strip() for line in done.stdout.splitlines()]
    spoken = [line for line in lines if line]
    assert len(spoken) == len(texts), "one line for each"
    return spoken


def hint(sounds: str) -> str:
    """The IPA as a French reader would spell it: "kart", "bleu", "katorz"."""
    return re.sub("|".join(_IPA), lambda sound: _HINTS[sound[0]], sounds)


def table() -> list[Sound]:
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    return [Sound(*line.split("\t")) for line in lines if line and not line.startswith("#")]


def write() -> None:
    """Bring the words of the table up to date; the phrases, which hold blanks, are kept."""
    comments = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    phrases = [sound.text for sound in table() if " " in sound.text]
    texts = [*phrases, *sorted(vocabulary(), key=lambda word: (not word.isdigit(), word.zfill(3)))]
    lines = [
        f"{text}\t{sounds}\t{hint(sounds)}"
        for text, sounds in zip(texts, ipa([given(text) for text in texts]), strict=True)
    ]
    TABLE.write_text("\n".join([*comments, *lines]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
