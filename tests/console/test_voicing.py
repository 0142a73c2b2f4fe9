"""The voice under the player's hand, in whole sentences and by ear."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from access_play.console.outputs import Outputs
from access_play.console.session import Manner, Session
from access_play.games import GAMES
from access_play.speech import open_mouth
from access_play.speech.earcons import EARCONS, sound
from access_play.table.journal import Header
from tests.console.talk import SHELF, Script, talk
from tests.speech.sound import RATE, samples, stretches, trimmed


class Spoken:
    """A seeded table that speaks into a file; ``said[n]`` follows line n, ``kept`` is what was to be kept."""

    def __init__(self, lines: Sequence[str], path: Path, code: str = "en", reason: str = "") -> None:
        header = Header.of(GAMES["elfer-raus"].create(2, {}), "11", ("Zoé", "Ana"), (0,), "normal")
        console = Script(lines)
        self.mouth = open_mouth(str(path))
        session = Session(header, SHELF, Outputs(console, self.mouth), Manner(code), lambda line: None)
        self.kept: list[tuple[str, str]] = []

        def keep(_: object, name: str, word: str) -> str:
            self.kept.append((name, word))
            return reason

        session.understanding.voicing.keep = keep
        asyncio.run(session.run())
        assert self.mouth.close(30)
        self.said = console.said


Speak = Callable[..., Spoken]


@pytest.fixture
def speak(tmp_path: Path) -> Speak:
    return lambda lines, code="en", **more: Spoken(lines, tmp_path / "said.wav", code, **more)


def last_words(folder: Path) -> list[int]:
    """The samples of the last sentence in the file."""
    sound = samples(folder / "said.wav")
    start, end = stretches(sound, gap=0.28)[-1]
    return list(trimmed(sound[int((start - 0.02) * RATE) : int((end + 0.02) * RATE)]))


@pytest.mark.parametrize(
    ("code", "lines", "answers"),
    [
        (
            "en",
            ("rate 300", "faster", "slower", "slower", "rate", "rate 5", "rate x"),
            (
                "300 words a minute.",
                "325 words a minute.",
                "300 words a minute.",
                "275 words a minute.",
                "275 words a minute.",
                "After that word comes: 80 - 600.",
                "After that word comes: 80 - 600.",
            ),
        ),
        (
            "fr",
            ("débit 590", "plus vite", "vite", "débit 100", "moins vite", "ralentir", "débit"),
            (
                "590 mots par minute.",
                "600 mots par minute.",
                "600 mots par minute\xa0: pas plus vite.",
                "100 mots par minute.",
                "80 mots par minute.",
                "80 mots par minute\xa0: pas plus lentement.",
                "80 mots par minute.",
            ),
        ),
        (
            "en",
            ("pitch", "pitch 80", "pitch 101", "volume 0", "volume", "loudness 40"),
            (
                "Pitch 50 of 100.",
                "Pitch 80 of 100.",
                "After that word comes: 0 - 100.",
                "Volume 0 of 100.",
                "Volume 0 of 100.",
                "Volume 40 of 100.",
            ),
        ),
        ("fr", ("hauteur 20", "volume"), ("Hauteur 20 sur 100.", "Volume 100 sur 100.")),
        (
            "en",
            ("speech", "speech loud", "hush"),
            ("Voice off.", "After that word comes: on, off.", "Silence."),
        ),
        ("fr", ("parole", "parole oui", "chut"), ("Voix coupée.", "Voix coupée.", "Silence.")),
        (
            "en",
            ("voice", "voices", "voice fr", "sounds", "sounds on", "sounds off"),
            ("The program’s own voice is off. To hear it, type: speech on.",) * 4
            + ("Sounds on.", "Sounds off."),
        ),
        (
            "fr",
            ("voix", "voix toutes", "sons", "sons oui"),
            ("La voix du programme est coupée. Pour l’entendre, tapez\u00a0: parole oui.",) * 3
            + ("Sons activés.",),
        ),
    ],
)
def test_each_word_answers_in_a_sentence(code: str, lines: tuple[str, ...], answers: tuple[str, ...]) -> None:
    said = talk(lines, code=code).said[1:]
    assert [line for answer in said for line in answer] == list(answers)


def test_what_is_changed_is_kept(speak: Speak) -> None:
    lines = [
        "rate 300",
        "faster",
        "pitch 80",
        "volume 40",
        "voice fr",
        "sounds on",
        "speech off",
        "rate",
        "rate 5",
    ]
    assert speak(lines).kept == [
        ("rate", "300"),
        ("rate", "325"),
        ("pitch", "80"),
        ("volume", "40"),
        ("voices.fr", "roa/fr"),
        ("sounds", "on"),
        ("speech", "none"),
    ]


def test_what_cannot_be_kept_acts_all_the_same_and_is_told_once(speak: Speak) -> None:
    spoken = speak(["rate 300", "pitch 20"], reason="the disk is full")
    assert spoken.said[1] == [
        "300 words a minute.",
        "This counts for now and is not kept: the disk is full.",
    ]
    assert spoken.said[2] == ["Pitch 20 of 100."]
    assert (spoken.mouth.rate, spoken.mouth.pitch) == (300, 20)


# voices


def test_who_speaks_each_language(speak: Speak) -> None:
    assert speak(["voice"]).said[1] == ["English: English (United States).", "French: French (France)."]
    assert speak(["voix"], code="fr").said[1] == [
        "Français\u00a0: français (France).",
        "Anglais\u00a0: anglais (États-Unis).",
    ]


def test_voices_are_listed_by_number_and_a_number_chooses(speak: Speak) -> None:
    spoken = speak(["voices fr", "3", "voices", "voices de", "3"])
    listed = spoken.said[1]
    assert listed[0] == "Type a number to choose a voice:"
    assert len(listed) == 4
    number = next(line.partition(":")[0] for line in listed if line.endswith("French (France)."))
    assert spoken.said[2][0].startswith("French: French (")
    assert len(spoken.said[3]) <= 20
    assert spoken.said[3][1] == "1: English (Caribbean)."
    assert spoken.said[4] == ["After that word comes: en, fr."]
    assert spoken.said[5][0].startswith("I do not understand “3”.")
    again = speak(["voice all fr", number])
    assert again.said[2] == ["French: French (France)."]
    assert again.kept == [("voices.fr", "roa/fr")]


@pytest.mark.parametrize(
    ("typed", "answer", "kept"),
    [
        ("fr-be", "French: French (Belgium).", ("voices.fr", "roa/fr-BE")),
        ("FRENCH (BELGIUM)", "French: French (Belgium).", ("voices.fr", "roa/fr-BE")),
        ("roa/fr-ch", "French: French (Switzerland).", ("voices.fr", "roa/fr-CH")),
        ("english (am", None, None),
        ("english (scot", "English: English (Scotland).", ("voices.en", "gmw/en-GB-scotland")),
        ("en-us+f2", "English: English (United States)+f2.", ("voices.en", "gmw/en-US+f2")),
        ("fr-xx", "French: fr-xx.", ("voices.fr", "fr-xx")),
        ("zebra", "There is no voice “zebra”. To hear which there are, type: voices.", None),
    ],
)
def test_a_voice_is_called_by_any_name_or_the_beginning_of_one(
    speak: Speak, typed: str, answer: str | None, kept: tuple[str, str] | None
) -> None:
    spoken = speak([f"voice {typed}"])
    assert spoken.said[1] == [answer] if answer else spoken.said[1][0] == "Several fit, type a number:"
    assert spoken.kept == ([kept] if kept else [])


# by ear


@pytest.mark.parametrize("word", ["rate 400", "pitch 90", "volume 30", "voice en-029", "faster"])
def test_the_next_word_sounds_different(speak: Speak, tmp_path: Path, word: str) -> None:
    speak(["turn"])
    before = last_words(tmp_path)
    speak([word, "turn"])
    after = last_words(tmp_path)
    assert after != before
    shorter, softer = len(after) / len(before), max(after) / max(before)
    if word.startswith(("rate", "faster")):
        assert shorter < 0.95
    elif word.startswith("volume"):
        assert softer == pytest.approx(0.3, abs=0.05)
        assert shorter == pytest.approx(1, abs=0.05)
    else:
        assert shorter == pytest.approx(1, abs=0.2)


def test_each_sound_is_played_before_its_name_though_none_is_wished(speak: Speak, tmp_path: Path) -> None:
    spoken = speak(["sounds"])
    assert spoken.said[1] == [
        "Sound: it is your turn.",
        "Sound: refused, or not understood.",
        "Sound: you have won.",
        "Sound: the match is over.",
    ]
    everything = samples(tmp_path / "said.wav").tobytes()
    places = [everything.find(sound(name, RATE)) for name in EARCONS]
    assert places == sorted(places)
    assert places[0] > 0


# spelling


@pytest.mark.parametrize(
    ("code", "line", "letters"),
    [
        ("en", "spell rouge", "r, o, u, g, e"),
        ("en", "letters B 11!", "b, space, 1, 1, exclamation mark"),
        ("fr", "épelle Zoé", "z, o, é"),
        ("fr", "lettres l’as", "l, apostrophe, a, s"),
    ],
)
def test_a_word_is_spelled(code: str, line: str, letters: str) -> None:
    assert talk([line], code=code).said[1] == [letters]


def test_the_last_line_is_spelled_and_spelling_is_no_line_itself() -> None:
    said = talk(["turn", "spell", "spell"]).said
    assert said[2] == ["i, t, space, i, s, space, y, o, u, r, space, t, u, r, n, full stop"]
    assert said[3] == said[2]


def test_a_long_line_is_spelled_in_several() -> None:
    lines = talk([f"spell {'x' * 100}"]).said[1]
    assert 1 < len(lines) <= 20
    assert all(len(line) <= 160 for line in lines)
