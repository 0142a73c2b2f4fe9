"""What the program says in English is understood, by a listener who could have heard anything else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import zip_longest
from pathlib import Path

from access_play.games import GAMES
from access_play.speech.spoken import for_ear
from tests.speech.conftest import OpenMouth
from tests.speech.hearing import SPEED, VOICE, Listener, question, shape, utterances, words
from tests.speech.pronounced import said_in
from tests.speech.sound import announce

EACH = 28
"""Sentences of each game, at most."""
LONGEST = 13
"""Words of the longest sentence that is asked for."""

GREATEST = {"elfer-raus": 20, "atout-11": 20}
"""The highest number of a game in which few numbers are heard."""


def different(name: str) -> list[str]:
    """Short sentences of a round as two players hear it: one of each shape, then another of each."""
    shapes: dict[str, list[str]] = defaultdict(list)
    for text in dict.fromkeys(said_in(name, "en", seat=0) + said_in(name, "en", seat=1)):
        if len(words(text).split()) <= LONGEST:
            shapes[shape(text)].append(text)
    rows = zip_longest(*shapes.values())
    return [text for row in rows for text in row if text][:EACH]


def questions(text: str, texts: Iterable[str], name: str) -> list[str]:
    """What could have been said: the same with other words in its open places, or what has none."""
    if "<" in shape(text):
        return [question(text, GREATEST.get(name, 99))]
    return sorted({words(other) for other in texts if "<" not in shape(other)})


def test_ninety_five_of_a_hundred_announcements_are_understood(opened: OpenMouth, tmp_path: Path) -> None:
    said = {text: name for name in GAMES for text in different(name)}
    assert len(said) >= 100
    mouth = opened(str(tmp_path / "said.wav"), rate=SPEED, voices={"en": VOICE})
    for text in said:
        mouth.say(announce(("en", text)))
    assert mouth.close()
    listener, misheard = Listener(), []
    for (text, name), sound in zip(said.items(), utterances(tmp_path / "said.wav"), strict=True):
        heard = listener.hear(sound, questions(for_ear("en", text), said, name))
        if heard != words(for_ear("en", text)):
            misheard.append((text, heard))
    assert len(misheard) <= 0.05 * len(said), misheard


def test_the_listener_knows_every_word() -> None:
    """Names and words of the games stand in the dictionary of the model; none was added."""
    listener = Listener()
    assert {
        word
        for name in GAMES
        for text in said_in(name, "en")
        for word in words(for_ear("en", text)).split()
        if not listener.knows(word)
    } == set()


def test_the_listener_answers_what_it_hears(opened: OpenMouth, tmp_path: Path) -> None:
    """Asked in the words of another card, another player and another deed, it is not talked into them."""
    mouth = opened(str(tmp_path / "said.wav"), rate=SPEED, voices={"en": VOICE})
    for text in ("Bob lays the red 12.", "Chloé draws the green 10."):
        mouth.say(announce(("en", text)))
    assert mouth.close()
    listener, asked = Listener(), [question("Ana takes the blue 11.", 20)]
    heard = [listener.hear(sound, asked) for sound in utterances(tmp_path / "said.wav")]
    assert heard == ["bob lays the red twelve", "chloe draws the green ten"]
