"""The rulebook at the table: by section, by word, in both languages."""

from __future__ import annotations

import pytest

from access_play.games import GAMES
from access_play.words.rulebook import rulebook
from tests.console.talk import SHELF, talk

CODES = ("en", "fr")
WORD = {"en": "card", "fr": "carte"}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_every_section_is_read_by_its_number(name: str, code: str) -> None:
    book = rulebook(SHELF.language(code), GAMES[name].create(2, {}))
    lines = ["rules contents", *(f"rules {section.number}" for section in book)]
    contents, *sections = talk(lines, name=name, seats=2, code=code).said[1:]
    assert [line.partition(" ")[2] for line in contents] == [f"{section.title}." for section in book]
    for section, told in zip(book, sections, strict=False):
        assert told[0].endswith(f"{section.title}.")
        assert [line.partition(" ")[2] for line in told[1:]] == list(section.sentences)


def test_a_section_is_read_on_from_a_sentence() -> None:
    whole, part, beyond = talk(["rules 7", "rules 7.3", "rules 7.99"]).said[1:4]
    assert part == whole[3:]
    assert part[0].startswith("7.3: ")
    assert beyond == ["The rules say nothing of “7.99”. Rules contents: the sections."]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_a_word_is_found_with_the_numbers_that_read_on(name: str, code: str) -> None:
    found = talk([f"rules {WORD[code]}"], name=name, seats=2, code=code).said[1]
    assert 3 <= len(found) <= 20
    place, _, sentence = found[0].partition(" ")
    number = place.strip(":\u00a0")
    assert WORD[code] in sentence
    assert talk([f"rules {number}"], name=name, seats=2, code=code).said[1][0] == found[0]


def test_a_word_that_stands_everywhere_is_to_be_joined_by_another() -> None:
    many = talk(["rules a"], name="onze-gagnant", seats=2).said[1]
    assert len(many) == 20
    assert many[-1].endswith("more hold it: add a word.")


def test_rules_alone_tell_those_of_the_moment_and_how_to_find_others() -> None:
    said = talk(["rules", "rules zebra"]).said
    assert said[1][0] == "Each row opens with its 11 and grows by one at either end."
    assert said[1][-1] == "Rules contents: the sections; rules 3 reads one, rules card finds a word."
    assert said[2] == ["The rules say nothing of “zebra”. Rules contents: the sections."]
