"""The questions before a game, in the process: every way to answer, and whatever else is typed."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from access_play.arguments import make_parser
from access_play.asking import Asking
from access_play.choosing import header_of
from access_play.console.outputs import Outputs
from access_play.games import GAMES
from access_play.settings import Settings
from access_play.speech import open_mouth
from access_play.table.journal import Header
from access_play.words.announcement import Announcement
from tests.console.talk import SHELF, Script
from tests.program.conftest import Run
from tests.program.test_hostile_lines import LINES


class Asked:
    """The questions answered by a script; ``header`` is the game they lead to, None when left."""

    def __init__(self, lines: list[str], code: str = "en", level: str = "normal") -> None:
        self.told: list[Announcement] = []
        self.console = Script(lines)
        t = SHELF.language(code)
        outputs = Outputs(self.console, open_mouth("none"), [self.told.append])
        self.asking = Asking(outputs, t, SHELF)
        self.words = asyncio.run(self.asking.ask(level))
        self.header: Header | None = None
        if self.words is not None:
            asked = make_parser(t).read(self.words)
            asked.lang = code
            self.header = header_of(asked, Settings(), t)

    @property
    def screen(self) -> list[str]:
        return [each.screen for each in self.told]


@pytest.mark.parametrize("code", ["fr", "en"])
@pytest.mark.parametrize(("number", "name"), list(enumerate(GAMES, start=1)))
def test_a_game_is_chosen_by_number_name_or_beginning(number: int, name: str, code: str) -> None:
    title = name.replace("-", " ").title()
    for answer in (str(number), name, name.upper(), title, name[:4], f" {number} "):
        asked = Asked([answer, "", "", ""], code)
        assert asked.header is not None, answer
        assert asked.header.game == name
        assert not any(answer in line and "?" not in line and "“" in line for line in asked.screen)


@pytest.mark.parametrize(
    ("code", "answers", "level"),
    [
        ("en", ("easy", "EASY", "1", "e"), "easy"),
        ("en", ("hard", "3", "h"), "hard"),
        ("fr", ("facile", "Facile", "easy", "1", "f"), "easy"),
        ("fr", ("difficile", "3", "d"), "hard"),
    ],
)
def test_a_level_is_chosen_in_the_language_of_the_player(
    code: str, answers: tuple[str, ...], level: str
) -> None:
    for answer in answers:
        asked = Asked(["1", "", "", answer], code)
        assert asked.header is not None, answer
        assert asked.header.level == level


def test_enter_alone_takes_the_level_of_the_settings_and_says_so() -> None:
    asked = Asked(["", "", "", ""], level="hard")
    assert asked.header is not None
    assert asked.header.level == "hard"
    defaults = [line for line in asked.screen if line.startswith("Enter alone:")]
    assert len(defaults) == 4
    assert "hard" in defaults[-1]


@pytest.mark.parametrize("name", GAMES)
def test_every_count_and_every_set_of_rules_that_is_offered_can_be_played(name: str) -> None:
    for count in GAMES[name].players:
        rules = [
            line for line in Asked([name, str(count)]).screen if line[:1].isdecimal() and line[1:2] == ":"
        ]
        offered = max(1, len(rules) - len(GAMES))
        for number in range(1, offered + 1):
            asked = Asked([name, str(count), *([str(number)] if offered > 1 else []), "1", "1"])
            assert asked.header is not None
            assert asked.header.seats == count


@pytest.mark.parametrize("count", range(4))
def test_the_end_of_input_leaves_at_any_question(count: int) -> None:
    assert Asked(["1", "", "", ""][:count]).words is None
    assert Asked([*["1", "", "", ""][:count], "quit", "1", "1", "1", "1"]).words is None


@pytest.mark.parametrize("code", ["fr", "en"])
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(lines=st.lists(LINES, min_size=5, max_size=12))
def test_whatever_is_typed_is_answered_within_the_limits(code: str, lines: list[str]) -> None:
    asked = Asked(lines, code)
    for said in asked.console.said[1:-1]:
        assert said
    for each in asked.told:
        assert 3 <= len(each.screen) <= 160, each.screen
        assert each.speech == ((code, each.speech[0][1]),)
        assert each.cells
    assert asked.words is None or asked.header is not None


def test_from_the_questions_a_game_is_played_and_kept(run: Run) -> None:
    ended = run("--lang", "fr", lines=("11", "3", "", "facile", "main", "quitter"))
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.splitlines()[-1].startswith("La partie est gardée.")
    assert run("saves", "--lang", "fr").out.startswith("11-nimmt-1")


def test_raw_bytes_at_the_questions(run: Run) -> None:
    raw = bytes(range(256)) * 40 + b"\n\x00\n\xff\xfe\n" + b"9" * 100_000 + b"\n"
    ended = run("--lang", "en", raw=raw)
    assert (ended.status, ended.err) == (0, "")
    assert all(3 <= len(line) <= 160 for line in ended.out.splitlines())
