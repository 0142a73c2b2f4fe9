"""The catalogs are whole, and every message is fit to be heard."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.frontend import CommandLineInterface
from babel.messages.pofile import read_po

from access_play.resources import folder
from access_play.words.language import folded, languages, load
from access_play.words.numbers import number_words

ROOT = Path(__file__).parents[2]
LOCALES = folder("locales")
PLURALS = {"fr": "nplurals=2; plural=(n > 1);"}
PLACE = re.compile(r"\{(\w+)\}")


def texts(value: object) -> list[str]:
    return list(value) if isinstance(value, tuple | list) else [str(value or "")]


def messages(catalog: Catalog) -> Iterator[Message]:
    return (message for message in catalog if message.id)


def key(message: Message) -> tuple[str, str]:
    return message.context or "", texts(message.id)[0]


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """What the code says now, extracted afresh."""
    sys.path.insert(0, str(ROOT / "tools"))
    path = tmp_path_factory.mktemp("catalogs") / "template.pot"
    arguments = [
        "pybabel",
        "-q",
        "extract",
        "-F",
        str(ROOT / "pyproject.toml"),
        "-s",
        "-o",
        str(path),
        str(ROOT),
    ]
    CommandLineInterface().run(arguments)  # type: ignore[no-untyped-call]
    with path.open("rb") as lines:
        return read_po(lines)


@pytest.fixture(params=[code for code in languages(LOCALES) if code != "en"])
def catalog(request: pytest.FixtureRequest) -> Catalog:
    with (LOCALES / request.param / "LC_MESSAGES" / "access_play.po").open("rb") as lines:
        return read_po(lines, locale=request.param)


def test_there_is_french() -> None:
    assert languages(LOCALES)[:2] == ["en", "fr"]


def test_the_template_on_file_is_that_of_the_code(template: Catalog) -> None:
    with (LOCALES / "access_play.pot").open("rb") as lines:
        kept = read_po(lines)
    assert {key(message) for message in messages(kept)} == {key(message) for message in messages(template)}


def test_every_message_has_a_comment_for_its_translator(template: Catalog) -> None:
    assert [key(message) for message in messages(template) if not message.auto_comments] == []


def test_every_message_is_translated_and_none_by_guess(catalog: Catalog, template: Catalog) -> None:
    done = {key(message) for message in messages(catalog) if all(texts(message.string)) and not message.fuzzy}
    assert {key(message) for message in messages(template)} - done == set()


def test_nothing_is_translated_that_is_no_longer_said(catalog: Catalog, template: Catalog) -> None:
    assert {key(message) for message in messages(catalog)} - {
        key(message) for message in messages(template)
    } == set()
    assert not catalog.obsolete


def test_places_survive_translation(catalog: Catalog) -> None:
    for message in messages(catalog):
        wanted = set().union(*(PLACE.findall(text) for text in texts(message.id)))
        for text in texts(message.string):
            assert set(PLACE.findall(text)) <= wanted, key(message)
        singular_may_drop = len(texts(message.id)) > 1
        if not singular_may_drop:
            assert set(PLACE.findall(texts(message.string)[0])) == wanted, key(message)


def test_the_plural_rule_is_the_one_we_chose(catalog: Catalog) -> None:
    assert catalog.locale is not None
    assert dict(catalog.mime_headers)["Plural-Forms"] == PLURALS[catalog.locale.language]


def test_catalogs_pass_babels_own_checks(catalog: Catalog) -> None:
    assert [(key(message), errors) for message, errors in catalog.check()] == []


def heard(catalog: Catalog) -> Iterator[tuple[tuple[str, str], str]]:
    """Sentences and fragments that are said; lists of typed words and names of games are not."""
    for message in messages(catalog):
        if "|" not in texts(message.id)[0] and message.context != "game":
            for text in texts(message.string):
                yield key(message), text


def test_french_typography(catalog: Catalog) -> None:
    for where, text in heard(catalog):
        assert "'" not in text, where
        assert not re.search(r"(?<![\u202f\u00a0])[;!?»]", text), where
        assert not re.search(r"(?<!\u00a0):(?!//)(?=\s|$)", text), where
        assert "  " not in text, where


def test_french_never_lets_a_name_follow_what_elides(catalog: Catalog) -> None:
    names = r"\{(?:player|other|players|name|giver|owner)\}"
    for where, text in heard(catalog):
        assert not re.search(rf"\b(?:de|que|le|la|se|ne|si|du) {names}", text), where


def test_french_holds_no_english(catalog: Catalog) -> None:
    english = re.compile(r"\b(?:the|you|your|of|with|draw|draws|cannot|hand|turn|wins|and|is|are)\b")
    for where, text in heard(catalog):
        found = english.search(PLACE.sub("", text).replace("access-play resume", ""))
        assert not found or where[0] in ("command", "on off"), where


@pytest.mark.parametrize("code", languages(LOCALES))
def test_no_word_means_two_things(code: str, template: Catalog) -> None:
    t = load(code, LOCALES)
    typed = [message for message in messages(template) if message.context in ("command", "colour words")]
    words = [
        folded(word)
        for message in typed
        for word in set(t.p_(message.context or "", texts(message.id)[0]).split("|"))
    ]
    assert [word for word, count in Counter(words).items() if count > 1] == []
    numbers = {word for number in range(101) for word in number_words(code, number)}
    assert not set(words) & numbers


def test_the_catalogs_can_be_brought_up_to_date_by_their_tool() -> None:
    shown = subprocess.run(
        [sys.executable, "tools/untranslated.py"], cwd=ROOT, capture_output=True, text=True
    )
    assert (shown.returncode, shown.stdout) == (0, "")
