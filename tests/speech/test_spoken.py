"""What the voices make of the texts: each line is spoken as its words, written out, would be."""

from __future__ import annotations

import subprocess

import pytest

from access_play.speech.espeak import Espeak
from access_play.speech.spoken import clean, for_ear, spoken

VOICES = {"fr": "fr", "en": "en-us"}

MISREAD = [
    # what the eye reads, and what the ear must hear: the voice alone would get these wrong
    ("fr", "R 11", "rouge onze"),
    ("fr", "V12", "vert douze"),
    ("fr", "−2", "moins deux"),
    ("fr", "-2", "moins deux"),
    ("fr", "–2", "moins deux"),
    ("fr", "le but est -11", "le but est moins onze"),
    ("fr", "+3 -2 +4", "plusse trois moins deux plusse quatre"),
    ("fr", "2 - 3 = -1", "deux moins trois égale moins un"),
    ("fr", "plus 2", "plusse deux"),
    ("fr", "=11", "égale onze"),
    ("fr", "×2", "fois deux"),
    ("fr", "1re manche", "première manche"),
    ("fr", "2e", "deuxième"),
    ("fr", "5e", "cinquième"),
    ("fr", "9e manche", "neuvième manche"),
    ("fr", "21e", "vingt et unième"),
    ("fr", "80e", "quatre-vingtième"),
    ("fr", "2de", "seconde"),
    ("fr", "1 carte", "une carte"),
    ("fr", "1 seule carte", "une seule carte"),
    ("fr", "21 cartes", "vingt et une cartes"),
    ("fr", "81 cartes", "quatre-vingt-une cartes"),
    ("fr", "101 têtes", "cent une têtes"),
    ("fr", "1\u202f001 cartes", "mille une cartes"),
    ("fr", "joueur 1 : 1 carte", "joueur un : une carte"),
    ("fr", "-1 carte", "moins une carte"),
    ("fr", "n° 7", "numéro sept"),
    ("fr", "#3", "numéro trois"),
    ("fr", "10h30", "dix heures trente"),
    ("fr", "21h", "vingt et une heures"),
    ("fr", "R12-14", "rouge douze à quatorze"),
    ("fr", "3/12", "trois sur douze"),
    ("fr", "l’IA joue", "l'i a joue"),
    ("fr", "le dos de la carte", "le dô de la carte"),
    ("fr", "huit personnes jouent", "huit personnes joue"),
    ("fr", "8e manche", "huittième manche"),
    ("fr", "le 10 rouge", "le disse rouge"),
    ("fr", "le 2 orange", "le deu orange"),
    ("fr", "Elfer Raus!", "elfère raousse"),
    ("fr", "le joker", "le jokère"),
    ("fr", "\x1b[31mR 7\x1b[0m", "rouge sept"),
    ("en", "R 11", "red eleven"),
    ("en", "G7", "green seven"),
    ("en", "–2", "minus two"),
    ("en", "21-15", "twenty one to fifteen"),
    ("en", "R12-14", "red twelve to fourteen"),
    ("en", "#3", "number three"),
    ("en", "No. 7", "number seven"),
    ("en", "x3", "times three"),
    ("en", "3/12", "three of twelve"),
    ("en", "A → B", "A, B"),
    ("en", "Atout 11", "ahtoo eleven"),
    ("en", "Onze Gagnant", "ohnz gahn-yahn"),
]
READ_WELL = [
    ("fr", "+2", "plusse deux"),
    ("fr", "1er", "premier"),
    ("fr", "le 1 rouge", "le un rouge"),
    ("fr", "carte 1", "carte un"),
    ("fr", "11 cartes", "onze cartes"),
    ("fr", "tapez r12", "tapez r douze"),
    ("fr", "11-nimmt", "onze-nimmt"),
    ("fr", "au revoir, Ana.", "au revoir, Ana."),
    ("en", "+4", "plus four"),
    ("en", "=11", "equals eleven"),
    ("en", "−2", "minus two"),
    ("en", "1st", "first"),
    ("en", "box 3", "box three"),
    ("en", "type r12", "type r twelve"),
    ("en", "there are no 7", "there are no seven"),
    ("en", "the game cannot be read", "the game cannot be red"),
    ("en", "two players are tied", "two players are tide"),
    ("en", "a row of cards", "a roe of cards"),
    ("en", "it is used at once", "it is yoozed at once"),
    ("en", "you close the row", "you cloze the roe"),
]


def phonemes(language: str, text: str) -> str:
    """Return the sounds, without stress, pauses and shades of a vowel: those follow from the spelling."""
    command = ["espeak-ng", "-q", "-x", "-v", VOICES[language], "--", text]
    heard = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return "".join(sound for sound in heard if sound not in "',_:;-|#012345 \n")


@pytest.mark.parametrize(("language", "text", "words"), MISREAD + READ_WELL)
def test_sounds_like_its_words(language: str, text: str, words: str) -> None:
    assert phonemes(language, for_ear(language, text)) == phonemes(language, words)


@pytest.mark.parametrize(("language", "text", "words"), MISREAD)
def test_each_rule_is_needed(language: str, text: str, words: str) -> None:
    assert phonemes(language, text) != phonemes(language, words)


def test_figures_stay_figures_where_the_voice_reads_them_right() -> None:
    for text in ("12,5", "1 000 points", "71 points", "les 11", "80 cartes", "0 carte"):
        assert for_ear("fr", text) == text


def test_nothing_unspeakable_reaches_a_voice() -> None:
    assert clean("a\x00b\x1b[2Kc\td\ud800e\u200bf\x9bg\r\n") == "a bc d e f g"


def test_the_language_may_carry_its_country() -> None:
    assert for_ear("fr-CA", "1 carte") == for_ear("fr_FR", "1 carte") == "une carte"


def test_other_languages_are_only_cleaned() -> None:
    assert for_ear("de", "R 11 \x1b[1m-2") == "R 11 -2"


def test_parts_keep_their_languages_and_empty_ones_go() -> None:
    speech = (("fr", "1 carte"), ("en", " \x00 "), ("en", "R 11"))
    assert spoken(speech) == (("fr", "une carte"), ("en", "red 11"))


def test_the_library_agrees_that_both_voices_are_here() -> None:
    engine = Espeak()
    assert all(engine.set_voice(voice) for voice in VOICES.values())
