"""The files for an embosser byte by byte, and read by programs that are not ours."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from lxml import etree

from access_play.braille.brailler import GRADES, Brailler
from access_play.braille.files import (
    BRAILLE_ASCII,
    DUBLIN_CORE,
    PEF,
    NotSixDots,
    brf,
    from_ascii,
    pef,
    to_ascii,
)
from access_play.braille.louis import BLANK
from access_play.braille.paper import Block, Page, Paper, Paragraph, pages, paper_for
from access_play.embossing import Embosser
from access_play.games import GAMES
from access_play.games.core import AnyGame
from access_play.resources import folder
from access_play.words import labels
from access_play.words.language import load
from access_play.words.rulebook import rulebook

from .back import straight
from .test_paper import book as some_book
from .test_paper import number

SIX_DOTS = "".join(chr(0x2800 + n) for n in range(64))
CODES = ("fr", "en")


# --- braille ASCII ----------------------------------------------------------


def test_braille_ascii_holds_each_sign_once_and_reads_back() -> None:
    assert len(set(BRAILLE_ASCII)) == 64
    assert from_ascii(to_ascii(SIX_DOTS)) == SIX_DOTS
    assert from_ascii("r**") == from_ascii("R**") == "⠗⠡⠡"


def test_braille_ascii_is_that_of_the_french_official_file(french: Brailler) -> None:
    assert to_ascii(french.cells(["Septembre 2008"])) == ".SEPTEMBRE ,<##\\"
    assert to_ascii(french.cells(["Code braille français uniformisé"])) == ".CODE BRAILLE FRAN&AIS UNIFORMIS="


@pytest.mark.parametrize("cell", ["⡀", "⣿", "a", " ", "\u2900", "é"])
def test_only_six_dots_go_to_paper(cell: str) -> None:
    paper = Paper()
    with pytest.raises(NotSixDots):
        to_ascii("⠗" + cell)
    with pytest.raises(NotSixDots):
        brf([(cell,)], paper)
    with pytest.raises(NotSixDots):
        pef([(cell,)], paper, title="", language="fr", identifier="x")


# --- BRF --------------------------------------------------------------------


def test_brf_ends_lines_with_cr_lf_and_pages_with_a_form_feed() -> None:
    laid: list[Page] = [("⠗⠡⠡⠀", ""), ("⠃",)]
    assert brf(laid, Paper()) == b"R**\r\n\r\n\fB\r\n\f"


def test_brf_for_an_embosser_that_feeds_twice() -> None:
    assert brf([("⠗", "⠃"), ("⠃",)], Paper(closing_newline=False)) == b"R\r\nB\fB\f"
    assert brf([("⠗",)], Paper(newline="\n")) == b"R\n\f"


def test_brf_reads_back(english: Brailler) -> None:
    blocks: list[Block] = [Paragraph(english.line(["Lay a card, then another. Ana's hand: 12 cards."]))]
    (page,) = pages(blocks, Paper(numbers=False), number)
    text = brf([page], Paper()).decode("ascii")
    rows = [from_ascii(row) for row in text.rstrip("\f").split("\r\n")]
    words = straight(english.text(BLANK.join(rows).strip(BLANK)))
    assert words == "Lay a card, then another. Ana's hand: 12 cards."


# --- PEF --------------------------------------------------------------------


@pytest.fixture(scope="module")
def schema() -> etree.RelaxNG:
    return etree.RelaxNG(etree.parse(Path(__file__).with_name("pef.rng")))


def rows_of(root: etree._Element) -> list[Page]:
    return [tuple(row.text or "" for row in page) for page in root.iter(f"{{{PEF}}}page")]


def test_pef_is_what_the_format_asks_for_and_has_all_rows(schema: etree.RelaxNG) -> None:
    paper = Paper(width=30, height=20)
    laid = pages(some_book(4), paper, number)
    root = etree.fromstring(pef(laid, paper, title="Règles", language="fr", identifier="access-play-x"))
    schema.assertValid(root)
    assert rows_of(root) == laid
    assert root.findtext(f".//{{{DUBLIN_CORE}}}title") == "Règles"
    (volume,) = root.iter(f"{{{PEF}}}volume")
    assert (volume.get("cols"), volume.get("rows")) == ("30", "20")


def test_pef_survives_any_title_and_is_the_same_each_time(schema: etree.RelaxNG) -> None:
    def written() -> bytes:
        return pef([("⠗",)], Paper(), title="a\0<b>&\x1b", language="fr", identifier="x")

    root = etree.fromstring(written())
    schema.assertValid(root)
    assert root.findtext(f".//{{{DUBLIN_CORE}}}title") == "a<b>&"
    assert written() == written()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("2008-1", "2009-1"),
        ("application/x-pef+xml", "text/xml"),
        ('rowgap="0" ', ""),
        ("<row>\u2817</row>", "<row>r</row>"),
        ("page>", "leaf>"),
    ],
)
def test_the_schema_refuses_what_is_no_pef(schema: etree.RelaxNG, right: str, wrong: str) -> None:
    whole = pef([("⠗",)], Paper(), title="a", language="fr", identifier="x").decode()
    assert right in whole
    assert schema.validate(etree.fromstring(whole.encode()))
    assert not schema.validate(etree.fromstring(whole.replace(right, wrong).encode()))


# --- whole books ------------------------------------------------------------


def embosser(code: str, grade: int = 1) -> Embosser:
    brailler = Brailler(code, tables=folder("tables"), grade=grade)
    return Embosser(load(code, folder("locales")), brailler, paper_for(code))


def game_of(name: str) -> AnyGame:
    return GAMES[name].create(4, {})


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_rules_and_cards_are_valid_pef_of_the_same_pages_as_brf(
    name: str, code: str, schema: etree.RelaxNG
) -> None:
    ours, game = embosser(code), game_of(name)
    book = rulebook(ours.t, game)
    for as_pef, as_brf in (
        (ours.rules(game, book, "pef"), ours.rules(game, book, "brf")),
        (ours.cards(game, "pef"), ours.cards(game, "brf")),
    ):
        root = etree.fromstring(as_pef)
        schema.assertValid(root)
        brf_pages = as_brf.decode("ascii").removesuffix("\f").split("\f")
        assert [[to_ascii(row).rstrip() for row in page] for page in rows_of(root)] == [
            page.removesuffix("\r\n").split("\r\n") for page in brf_pages
        ]


def read_by_liblouis(brf_file: bytes, code: str) -> str:
    """Translate a BRF file back by liblouis's own program, which takes a backslash for an escape."""
    rows = brf_file.decode("ascii").replace("\r", "").replace("\f", "\n").replace("\\", "\\\\")
    return subprocess.run(
        ["lou_translate", "--backward", f"en-us-brf.dis,{GRADES[code, 1]}"],
        input=rows,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def flowing(words: str) -> str:
    """Words without what stands between pages: empty rows and the number alone at the right."""
    rows = [row for row in words.splitlines() if not (row.startswith(" " * 20) and row.strip().isdecimal())]
    return straight(" ".join(" ".join(rows).split()))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_another_program_reads_the_whole_rulebook(name: str, code: str) -> None:
    ours, game = embosser(code), game_of(name)
    sections = rulebook(ours.t, game)
    read = flowing(read_by_liblouis(ours.rules(game, sections, "brf"), code))
    for section in sections:
        for sentence in section.sentences:
            assert straight(" ".join(sentence.split())) in read


@pytest.mark.parametrize("code", CODES)
def test_another_program_reads_the_key_to_the_cards(code: str) -> None:
    ours, game = embosser(code), game_of("onze-gagnant")
    read = flowing(read_by_liblouis(ours.cards(game, "brf"), code))
    for group in labels.groups(ours.t, game):
        assert straight(" ".join(labels.group_title(ours.t, group).split())) in read
