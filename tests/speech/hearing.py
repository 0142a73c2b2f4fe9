"""A listener who has never seen the sentences: what was said, among all that could have been said.

pocketsphinx with the English model that comes in its wheel. A question is a sentence in which each
colour, number, player, side and deed is left open; the answer is what the listener heard.
"""

from __future__ import annotations

import array
import random
import re
import unicodedata
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from pocketsphinx import Decoder

from tests.speech.sound import RATE, samples

VOICE: Final = "en-us+f2"
"""Of the American voices of espeak-ng the one the model, made from people's speech, hears best."""
SPEED: Final = 160
"""Words a minute; the model knows no one who speaks faster than about 180."""

_UNITS: Final = "one two three four five six seven eight nine".split()
_TEENS: Final = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
_TENS: Final = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_OPEN: Final = {
    "colour": "red yellow blue green orange".split(),
    "player": "you ana bob chloe david emma".split(),
    "side": "plus minus".split(),
    "deed": "lay draw take play discard".split(),
    "deeds": "lays draws takes plays discards".split(),
}
_PLACE: Final = {word: f"<{place}>" for place, words in _OPEN.items() for word in words}
_FIGURE: Final = re.compile(r"\d+")


def words(text: str) -> str:
    """A text as the listener knows words: small letters, no accents, no signs, numbers written out."""
    plain = unicodedata.normalize("NFD", _FIGURE.sub(lambda figure: number(int(figure[0])), text.lower()))
    return " ".join(re.findall(r"[a-z']+", "".join(c for c in plain if not unicodedata.combining(c))))


def number(value: int) -> str:
    """A number from 0 to 199 in words.

    >>> number(0), number(13), number(40), number(99), number(104)
    ('zero', 'thirteen', 'forty', 'ninety nine', 'one hundred four')
    """
    if value >= 100:
        return " ".join(["one hundred", *([number(value - 100)] if value > 100 else [])])
    if value < 20:
        return ["zero", *_UNITS, *_TEENS][value]
    tens, units = divmod(value, 10)
    return " ".join([_TENS[tens - 2], *_UNITS[units - 1 : units or 0]])


def shape(text: str) -> str:
    """A sentence with its open places; sentences of one shape are told apart by these alone."""
    return re.sub(r"\([^)]*\)", "<number>", question(text, 99))


def question(text: str, greatest: int) -> str:
    """All that could have been said in the place of a sentence, as a grammar.

    Each number is left open to its rivals up to the greatest that the game would say.
    """
    parts = re.split(r"(\d+)", text)
    return " ".join(
        "(" + "|".join(number(value) for value in rivals(int(part), greatest)) + ")"
        if at % 2
        else " ".join(_PLACE.get(word, word) for word in words(part).split())
        for at, part in enumerate(parts)
        if part.strip(" .")
    )


def rivals(value: int, greatest: int) -> list[int]:
    """A number, those beside it, those a ten away, and its twin by ear: 13 and 30."""
    others = [value - 1, value + 1, value - 10, value + 10]
    if 12 < value < 20:
        others.append(value % 10 * 10)
    elif value % 10 == 0 and value > 20:
        others.append(value // 10 + 10)
    return [value, *(other for other in others if 0 <= other <= greatest)]


class Listener:
    """Hears one sentence at a time."""

    def __init__(self) -> None:
        self._decoder = Decoder(
            samprate=RATE, nfft=1024, lm=None, lw=1.0, beam=1e-48, wbeam=7e-29, pbeam=1e-48, loglevel="FATAL"
        )
        self._rules = "".join(f"<{place}> = {'|'.join(words)};\n" for place, words in _OPEN.items())
        chance = random.Random(11)
        self._noise = array.array("h", (chance.randint(-40, 40) for _ in range(RATE * 20)))

    def knows(self, word: str) -> bool:
        """Whether the word is in the dictionary of the model."""
        return self._decoder.lookup_word(word) is not None

    def hear(self, sound: array.array[int], questions: Sequence[str]) -> str:
        """The words of what was said, of all that is asked for; "" where it is nothing of that."""
        grammar = f"#JSGF V1.0;\ngrammar said;\n{self._rules}public <said> = {'|'.join(questions)};\n"
        self._decoder.add_jsgf_string("said", grammar)
        self._decoder.activate_search("said")
        self._decoder.start_utt()
        self._decoder.process_raw(self._in_a_room(sound).tobytes(), full_utt=True)
        self._decoder.end_utt()
        heard = self._decoder.hyp()
        return str(heard.hypstr) if heard else ""

    def _in_a_room(self, sound: array.array[int]) -> array.array[int]:
        """The sound with faint noise under it and around it: the model knows no digital silence."""
        around = RATE * 3 // 10
        room = self._noise[: len(sound) + 2 * around]
        for at, sample in enumerate(sound, start=around):
            room[at] = max(-32768, min(32767, room[at] + sample))
        return room


def utterances(path: Path, silence: float = 0.25) -> list[array.array[int]]:
    """Cut a sound file where nothing at all sounds for so many seconds."""
    sound, step = samples(path), RATE // 100
    found = [array.array("h")]
    blocks = [sound[at : at + step] for at in range(0, len(sound), step)]
    for sounds, run in groupby(blocks, key=any):
        together = array.array("h", b"".join(block.tobytes() for block in run))
        if sounds or len(together) < silence * RATE:
            found[-1].extend(together)
        else:
            found.append(array.array("h"))
    return [each for each in found if each]
