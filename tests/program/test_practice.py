"""Marks that stand in cells only, by a reader whose fingers know the marks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from access_play.arguments import make_parser
from access_play.asking import Asking
from access_play.console.outputs import Outputs
from access_play.console.shelf import Shelf
from access_play.games import GAMES
from access_play.practising import Practice, practise
from access_play.resources import folder
from access_play.settings import Settings
from access_play.speech import open_mouth
from access_play.words.announcement import Announcement
from access_play.words.levels import Level
from access_play.words.practice import Asked, asked, meant
from tests.console.talk import SHELF, Script
from tests.program.conftest import Run

CODES = ("en", "fr")


class Reading(Script):
    """Reads the cells of each question and types an answer; ``answers`` chooses how."""

    def __init__(self, every: list[Asked], code: str, answers: Callable[[Asked, int], str]) -> None:
        super().__init__(())
        cells = SHELF.cells(code)
        self.cards = {cells((each.mark,)): each for each in every}
        assert len(self.cards) == len(every)
        self.cells = ""
        self.count = 0
        self._answers = answers

    def feel(self, announcement: Announcement) -> None:
        self.cells = announcement.cells

    async def read_line(self) -> str | None:
        self.said.append([])
        self.count += 1
        if self.count > 99:
            return None
        return self._answers(self.cards[self.cells], self.count)


def practised(
    name: str, code: str, level: Level, answers: Callable[[Asked, int], str], count: int = 10
) -> Reading:
    t, game = SHELF.language(code), GAMES[name].create(2, {})
    reading = Reading(asked(t, SHELF.english, game, level), code, answers)
    outputs = Outputs(reading, open_mouth("none"), [reading.feel])
    asyncio.run(Practice(Asking(outputs, t, SHELF), game, level, count, "1").run())
    return reading


def any_spelling(card: Asked, at: int) -> str:
    return sorted(card.spellings)[at % len(card.spellings)]


def levels(name: str) -> list[Level]:
    game = GAMES[name].create(2, {})
    return [level for level in Level if asked(SHELF.english, SHELF.english, game, level)]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_who_reads_the_cells_is_right_every_time_however_it_is_typed(name: str, code: str) -> None:
    for level in levels(name):
        plain = practised(name, code, level, lambda card, _: card.name.upper())
        assert plain.count == 10
        assert plain.said[-1][-1].startswith("10 ")
        mixed = practised(
            name, code, level, lambda card, at: sorted(card.spellings)[at % len(card.spellings)]
        )
        assert not {"Wrong", "Non", "No, it is"} & {part[0].split(",")[0] for part in mixed.said if part}
        assert mixed.said[-1][-1].startswith("10 ")


def test_the_question_does_not_give_the_card_away() -> None:
    reading = practised("elfer-raus", "en", Level.CARDS, lambda card, at: "again" if at == 1 else "quit")
    assert reading.said[1] == ["Number 1 of 10: what do the cells say?"]
    assert reading.said[-1] == ["0 of 0 right."]


def test_a_mistake_names_the_card_and_what_is_no_card_is_asked_again() -> None:
    answers = {1: "zebra", 2: "", 3: "skip"}
    reading = practised("elfer-raus", "en", Level.COLOURS, lambda card, at: answers.get(at, "red"))
    assert reading.said[1][0] == "Type what it is, such as red; or again, skip, quit."
    assert reading.said[2][0] == "Number 1 of 10: what do the cells say?"
    assert reading.said[3][0].startswith("It was: ")
    judged = [part[0] for part in reading.said[4:]]
    assert {line.split(":")[0] for line in judged} == {"Right", "No, it is"}
    right = sum(line.startswith("Right") for line in judged)
    assert reading.said[-1][-1] == f"{right} of 10 right."


def test_the_level_is_changed_by_a_word() -> None:
    words = {1: "colours", 2: "numbers", 3: "quit"}
    reading = practised("11-nimmt", "en", Level.CARDS, lambda card, at: words[at])
    assert reading.said[1][0] == "These cards have no colours."
    assert reading.said[2] == ["Number 1 of 10: what do the cells say?"]


def test_a_card_named_in_part_is_asked_for_whole() -> None:
    """Red 7 is a gift and a replacement: the pictogram must be read too."""
    game = GAMES["onze-gagnant"].create(2, {})
    every = asked(SHELF.english, SHELF.english, game, Level.CARDS)
    shared = meant("r7", every)
    assert [each.name for each in shared] == ["Gift, red 7", "Replace, red 7"]
    reading = practised(
        "onze-gagnant", "en", Level.CARDS, lambda card, at: "r7" if card in shared else card.name, count=60
    )
    assert "Several cards are called so: say its kind too." in [part[0] for part in reading.said if part]


def test_from_outside_the_cells_stand_in_the_terminal_and_nowhere_else(run: Run) -> None:
    ended = run("practise", "onze", "--lang", "fr", "--seed", "1", "--count", "2", lines=("passe", "quitter"))
    assert (ended.status, ended.err) == (0, "")
    cells = [
        line for line in ended.out.splitlines() if line and all("\u2800" <= sign <= "\u28ff" for sign in line)
    ]
    assert len(cells) == len(ended.out.splitlines()) / 2
    assert run("practise", "--count", "-1", "--lang", "en").status == 2


def test_without_braille_one_sentence_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = make_parser(SHELF.english).read(["practise"])
    asked.lang = "en"
    assert practise(asked, Settings(), Shelf(folder("locales"), tmp_path), SHELF.english) == 1
    sentence = "No braille: a liblouis table is missing. Get it with: apt install liblouis-data.\n"
    assert capsys.readouterr() == ("", sentence)
