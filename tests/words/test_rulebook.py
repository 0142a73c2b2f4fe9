"""The rulebook tells the rules in force, whatever the options, in every language."""

from __future__ import annotations

import random
import re
import string
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_file
from babel.messages.pofile import read_po

from access_play.games.core import AnyGame, Option, UnknownValue, Value, written
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.nimmt.game import ElevenNimmt
from access_play.games.rows.game import Atout11, ElferRaus
from access_play.resources import folder
from access_play.words import rulebook as package
from access_play.words.language import Language, load
from access_play.words.rulebook import (
    Section,
    differing,
    option_help,
    option_words,
    preset_words,
    rulebook,
    search,
    setting,
    value_words,
)

GAMES: tuple[type[AnyGame], ...] = (ElferRaus, Atout11, ElevenNimmt, OnzeGagnant)
OTHERS: dict[str, tuple[str, ...]] = {
    "match": ("target-50", "rounds-1", "rounds-9"),
    "opening_order": ("green-blue-yellow-red", "orange-red-blue-green"),
    "start": ("2", "15", "19"),
    "rounds": ("1", "2", "99"),
}
"""Values that are not offered but may be typed."""
NEEDED: dict[str, Mapping[str, Value]] = {"draw_reading": {"draw_max": 3}}
"""What an option needs to have an effect."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("code", ["en", "fr"])


def language(code: str) -> Language:
    return load(code, folder("locales"))


def values_of(option: Option) -> list[Value]:
    """The values offered and some of those that may be typed."""
    typed = [option.read(text) for text in OTHERS.get(option.name, ())]
    return [*option.values, *(value for value in typed if value is not None)]


def created(game: type[AnyGame], values: Mapping[str, Value]) -> Iterator[AnyGame]:
    """The game with these options for every number of players that they allow."""
    for seats in game.players:
        try:
            yield game.create(seats, values)
        except UnknownValue:
            continue


def ends(game: type[AnyGame], values: Mapping[str, Value]) -> Iterator[AnyGame]:
    """The game with these options for the fewest and the most players."""
    games = list(created(game, values))
    yield from games[:: max(1, len(games) - 1)]


def variants(game: type[AnyGame]) -> Iterator[AnyGame]:
    """Every preset, every value of every option, and every pair of switches, that fit together."""
    for values in game.presets.values():
        yield from created(game, values)
    for option in game.options:
        for value in values_of(option):
            yield from ends(game, {option.name: value})
    for one, other in combinations(game.options, 2):
        if len(one.values) == len(other.values) == 2:
            yield from ends(game, {one.name: one.values[1], other.name: other.values[1]})


def sentences(sections: list[Section]) -> list[str]:
    return [sentence for section in sections for sentence in section.sentences]


def told(game: AnyGame) -> list[str]:
    """The rules themselves, without the list of changed options."""
    return sentences(rulebook(language("en"), game)[:-1])


def assert_readable(text: str, code: str) -> None:
    assert 3 <= len(text) <= 160, text
    assert text == text.strip(), text
    assert "  " not in text, text
    assert "{" not in text, text
    assert "'" not in text, text
    assert text.replace("\u00a0", " ").replace("\u202f", " ").isprintable(), text
    if code == "fr":
        assert_french(text)


def assert_french(text: str) -> None:
    assert not re.search(r"\b(the|of|you|your|card|cards|draw|any|no)\b", text, re.IGNORECASE), text
    assert not re.search("[^\u202f][;!?]", text), text
    assert not re.search("[^\u00a0]:", text), text
    assert not re.search("«[^\u00a0]|[^\u00a0]»", text), text
    assert not re.search(r"(?<!-)\b(de|que|le|la|ce|ne|je|se|me|te) [aeiouyéèêàâ]", text, re.IGNORECASE), text


@every_game
@every_language
def test_every_variant_is_told_in_short_whole_sentences(game: type[AnyGame], code: str) -> None:
    t = language(code)
    met: set[str] = set()
    for variant in variants(game):
        sections = rulebook(t, variant)
        assert [section.number for section in sections] == [str(n + 1) for n in range(len(sections))]
        for section in sections:
            assert section.sentences, section.title
            assert len(set(section.sentences)) == len(section.sentences), section
            met.update({section.title + "."}, section.sentences)
    for text in met:
        assert_readable(text, code)
        assert text.endswith((".", "?")), text
        assert text[:1].upper() == text[:1], text


@every_game
def test_french_says_everything_that_english_says(game: type[AnyGame]) -> None:
    for variant in variants(game):
        english, french = rulebook(language("en"), variant), rulebook(language("fr"), variant)
        assert [len(section.sentences) for section in english] == [len(each.sentences) for each in french]
        for said, translated in zip(sentences(english), sentences(french), strict=True):
            assert said != translated


def meaning(value: Value) -> str:
    """Yellow and orange are one colour, so some values say the same."""
    return written(value).replace("-orange", "-yellow")


@every_game
def test_every_option_steers_what_is_told(game: type[AnyGame]) -> None:
    for option in game.options:
        needed = NEEDED.get(option.name, {})
        for one, other in combinations(option.values, 2):
            books = [
                {variant.seats: told(variant) for variant in created(game, {**needed, option.name: value})}
                for value in (one, other)
            ]
            differ = any(books[1].get(seats, book) != book for seats, book in books[0].items())
            assert differ or not books[0].keys() & books[1].keys() or meaning(one) == meaning(other), option


@every_game
@every_language
def test_differing_names_exactly_what_differs(game: type[AnyGame], code: str) -> None:
    t = language(code)
    for variant in variants(game):
        values = variant.values()
        changed = [o for o in game.options if written(values[o.name]) != written(o.default)]
        expected = [setting(t, option.name, values[option.name]) for option in changed]
        assert differing(t, variant) == expected
        last = rulebook(t, variant)[-1].sentences
        assert list(last) == expected or (not expected and len(last) == 1)


def test_differing_tells_the_option_and_its_value() -> None:
    game = ElferRaus.create(4, {"draw_max": 3})
    assert differing(language("en"), game) == ["Cards drawn when stuck: up to three."]
    assert differing(language("fr"), game) == ["Cartes piochées en cas de blocage\u00a0: jusqu’à trois."]


def test_a_game_of_the_book_differs_in_nothing() -> None:
    for game in (ElferRaus, Atout11, ElevenNimmt, OnzeGagnant):
        assert differing(language("en"), game.create(4, {})) == []


@every_game
@every_language
def test_every_option_and_value_has_words(game: type[AnyGame], code: str) -> None:
    t = language(code)
    for option in game.options:
        name, explained = option_words(t, option.name), option_help(t, option.name)
        assert_readable(name, code)
        assert_readable(explained, code)
        assert explained.endswith((".", "?"))
        named = [value_words(t, option.name, value) for value in values_of(option)]
        assert len(set(named)) == len(set(map(written, values_of(option)))), named
        for value in values_of(option):
            assert_readable(setting(t, option.name, value), code)


@every_game
@every_language
def test_every_preset_has_words(game: type[AnyGame], code: str) -> None:
    t = language(code)
    named = [preset_words(t, preset) for preset in game.presets]
    assert len(set(named)) == len(named)
    for words in named:
        assert_readable(words, code)


@pytest.mark.parametrize("words", [option_words, option_help])
def test_an_unknown_option_has_no_words(words: object) -> None:
    assert callable(words)
    with pytest.raises(KeyError):
        words(language("en"), "no_such_option")


# what is told of the rules in force


@pytest.mark.parametrize(
    ("game", "seats", "values", "sentence"),
    [
        (ElferRaus, 3, {}, "3 players get 20 cards each, face down."),
        (ElferRaus, 3, {"colours": 3}, "3 players get 15 cards each, face down."),
        (ElferRaus, 2, {"deal": "quarter"}, "20 cards are left as the stock."),
        (ElferRaus, 4, {"max": 15}, "A row opens only with its 8."),
        (ElferRaus, 4, {"max": 15}, "Example: on the red 8 follow the red 7 and the red 9."),
        (ElferRaus, 4, {"start": "lot"}, "A row opens only with its start number."),
        (ElferRaus, 4, {"match": "rounds-1"}, "The match has 1 round."),
        (ElferRaus, 4, {"match": "target-100"}, "Rounds are played until a total reaches 100."),
        (
            ElferRaus,
            4,
            {"opening_order": "green-blue-yellow-red"},
            "The green 11 opens: whoever holds it begins and lays it.",
        ),
        (ElferRaus, 2, {"actions": True}, "With two players a reverse works as a skip."),
        (Atout11, 4, {}, "Nothing fits? Draw up to 3 cards, one at a time."),
        (Atout11, 4, {"draw_reading": "one_plus_three"}, "Nothing fits? Draw up to 4 cards, one at a time."),
        (Atout11, 4, {}, "Any 11 may be held back while another card can be laid."),
        (ElevenNimmt, 7, {}, "The other 29 are the stock."),
        (ElevenNimmt, 7, {"bull_at": 4}, "A pile of 4 or more cards also brings one bull."),
        (OnzeGagnant, 1, {}, "Your four lines take turns, always in the same order."),
        (OnzeGagnant, 3, {"mode": "coop"}, "Two lines for player 1, one each for the others."),
        (OnzeGagnant, 8, {}, "Two backs: choose before you draw, box 1 or box 2."),
    ],
)
def test_the_rules_in_force_are_told(
    game: type[AnyGame], seats: int, values: Mapping[str, Value], sentence: str
) -> None:
    assert sentence in told(game.create(seats, values))


@pytest.mark.parametrize(
    ("game", "values", "words"),
    [
        (ElferRaus, {"junior": True}, "opens"),
        (ElferRaus, {}, "action"),
        (ElferRaus, {}, "braille"),
        (ElferRaus, {"force_elevens": False}, "hold must be laid"),
        (OnzeGagnant, {}, "bonus card"),
        (OnzeGagnant, {}, "open card"),
        (OnzeGagnant, {"boxes": 2, "dilemma": True}, "backs: choose"),
    ],
)
def test_rules_that_are_not_in_force_are_not_told(
    game: type[AnyGame], values: Mapping[str, Value], words: str
) -> None:
    assert not [sentence for sentence in told(game.create(4, values)) if words in sentence]


@pytest.mark.parametrize(
    ("game", "values", "first"),
    [
        (ElferRaus, {"actions": True}, "Action cards: the counts"),
        (ElevenNimmt, {}, "Ox heads: no printed rules"),
        (OnzeGagnant, {}, "Cards: the published list is not known"),
    ],
)
def test_what_is_not_official_is_owned_up_to(
    game: type[AnyGame], values: Mapping[str, Value], first: str
) -> None:
    section = rulebook(language("en"), game.create(4, values))[-2]
    assert section.title == "Not official"
    assert any(sentence.startswith(first) for sentence in section.sentences)


def test_a_settled_lot_is_told_as_a_number() -> None:
    game = ElferRaus.create(4, {"start": "lot"}).settle(random.Random(1))
    number = game.values()["start"]
    assert f"A row opens only with its {number}." in told(game)


# search


SECTIONS = [
    Section("1", "But du jeu", ("Défaussez les cartes\u00a0: toutes.", "Piochez jusqu’à 3 cartes.")),
    Section("2", "Fin", ("Le 13 reste.", "La défausse est vide.")),
]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("DEFAUSSE", ["Défaussez les cartes\u00a0: toutes.", "La défausse est vide."]),
        ("cartes défauss", ["Défaussez les cartes\u00a0: toutes."]),
        ("jusqu'à", ["Piochez jusqu’à 3 cartes."]),
        ("3", ["Piochez jusqu’à 3 cartes."]),
        ("vide, la", ["La défausse est vide."]),
        ("artes", []),
        ("jeu", ["But du jeu"]),
        ("", []),
        ("?", []),
    ],
)
def test_search_finds_words_whatever_their_case_and_accents(words: str, found: list[str]) -> None:
    assert [line.text for line in search(SECTIONS, words)] == found


@every_game
@every_language
def test_every_sentence_is_found_by_its_own_words(game: type[AnyGame], code: str) -> None:
    sections = rulebook(language(code), game.create(4, {}))
    for sentence in sentences(sections):
        assert sentence in [line.text for line in search(sections, sentence)]


# catalogs


def messages() -> Iterator[tuple[str | None, str | tuple[str, ...], list[str]]]:
    """Every message of the package: context, text or texts, comments for translators."""
    keywords = {"_": None, "n_": (1, 2), "p_": ((1, "c"), 2), "np_": ((1, "c"), 2, 3)}
    for path in sorted(Path(str(package.__file__)).parent.glob("*.py")):
        found = extract_from_file("python", path, keywords=keywords, comment_tags=["Translators:"])
        for _, texts, comments, context in found:
            if isinstance(texts, tuple):
                texts = tuple(text for text in texts if text != context)
                texts = texts[0] if len(texts) == 1 else texts
            yield context, texts, comments


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_message_is_commented_and_translated_with_its_places() -> None:
    path = folder("locales") / "fr" / "LC_MESSAGES" / "access_play.po"
    with path.open("rb") as lines:
        catalog = read_po(lines, locale="fr")
    for context, texts, comments in messages():
        assert comments, texts
        found = catalog.get(texts, context)
        assert found, texts
        translated = [found.string] if isinstance(found.string, str) else list(found.string or ())
        english = [texts] if isinstance(texts, str) else texts
        for said, source in zip(translated, english, strict=True):
            assert said, texts
            assert places(said) == places(source), texts
