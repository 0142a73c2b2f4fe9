"""The lessons, by a player who only does what is told, in every game and language."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from access_play.console.coach import LESSONS, Coach, Lesson
from access_play.console.outputs import Outputs
from access_play.console.session import Manner
from access_play.games import GAMES
from access_play.settings import Settings
from access_play.speech import open_mouth
from access_play.teaching import games
from access_play.words.announcement import Announcement
from access_play.words.lessons import Lessons
from tests.console.pseudo import Session
from tests.console.talk import SHELF
from tests.program.conftest import Run
from tests.program.obedient import QUOTED, Obedient
from tests.program.test_terminal import ROOT, environ

CODES = ("en", "fr")
STEPS = sum(map(len, LESSONS))


class Taught:
    """The lessons of a game gone through in the process."""

    def __init__(
        self, name: str, code: str = "en", stray: Callable[[int], str | None] = lambda at: None
    ) -> None:
        self.console = Obedient(stray)
        self.coach = Coach()
        self.told: list[Announcement] = []
        outputs = Outputs(self.console, open_mouth("none"), [self.told.append])
        for at, header in enumerate(games(SHELF.language(code), name, Settings())):
            lesson = Lesson(header, SHELF, outputs, Manner(code), self.coach)
            asyncio.run(lesson.run())
            self.left = lesson.left
            if self.coach.over or lesson.left or at == 5:
                break
        self.typed = [line for _, line in self.console.typed]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_who_only_does_what_is_told_goes_through_every_lesson(name: str, code: str) -> None:
    taught = Taught(name, code)
    assert taught.coach.over
    assert len(taught.typed) == STEPS
    assert not any(
        ("I do not understand" in line or "ne comprends pas" in line) for line in taught.console.said
    )


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_every_wish_fits_on_forty_columns_and_every_idea_on_two_lines(name: str, code: str) -> None:
    taught = Taught(name, code)
    for at, _ in taught.console.typed:
        assert len(taught.console.said[at - 1]) <= 40
    t = SHELF.language(code)
    for lesson in range(len(LESSONS)):
        title, *ideas = Lessons(t).begins(lesson, len(LESSONS), Lessons(t).new_game())
        assert len(title.text) <= 80
        assert all(len(idea.text) <= 80 for idea in ideas)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_else_is_typed_is_answered_and_the_wish_said_again(name: str) -> None:
    strayed = {0: "score", 2: "zebra", 4: "", 6: "help more"}
    taught = Taught(name, stray=strayed.get)
    assert taught.coach.over
    assert len(taught.typed) == STEPS + len(strayed)
    places = [at for at, _ in taught.console.typed]
    for at in strayed:
        assert taught.console.said[places[at] - 1] == taught.console.said[places[at + 1] - 1]
        assert places[at + 1] - places[at] >= 2


@pytest.mark.parametrize("name", GAMES)
def test_the_voice_says_letter_and_figure_of_a_card_apart(name: str) -> None:
    taught = Taught(name)
    wishes = [each for each in taught.told if each.screen.startswith("Type “")]
    assert len(wishes) == STEPS
    assert not any(re.search(r"\b[a-z]\d", each.speech[0][1]) for each in wishes)
    assert any(re.search(r"“[a-z] \d", each.speech[0][1]) for each in wishes) or name == "11-nimmt"


def test_any_spelling_counts_and_lessons_can_be_skipped_or_left() -> None:
    assert Taught("elfer-raus", "fr", {0: "H", 1: "TAPIS"}.get).typed[2] != "tapis"
    skipped = Taught("onze-gagnant", stray=lambda at: "skip")
    assert skipped.coach.over
    assert len(skipped.typed) == len(LESSONS)
    left = Taught("11-nimmt", stray=lambda at: "quit" if at == 3 else None)
    assert left.left
    assert not left.coach.over


def test_from_outside_nothing_is_kept_and_the_end_says_what_to_do_next(run: Run) -> None:
    ended = run("tutorial", "atout", "--lang", "en", lines=("skip",) * len(LESSONS))
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.splitlines()[-1] == "You know it all. To play: access-play play atout-11"
    assert ended.out.splitlines()[0] == "Six short lessons. skip: the next one; quit: leave."
    left = run("tutorial", "--lang", "fr", lines=("quitter",))
    assert left.out.splitlines()[-1].endswith("access-play tutorial")
    assert run("saves", "--lang", "en").out == "No game is kept.\n"


@pytest.mark.parametrize("word", ["suivant", "SKIP", "next"])
def test_a_lesson_is_skipped_in_the_own_language_and_in_english(run: Run, word: str) -> None:
    ended = run("tutorial", "atout", "--lang", "fr", lines=(word,) * len(LESSONS))
    assert (ended.status, ended.err) == (0, "")
    assert "Je ne comprends pas" not in ended.out


def test_at_a_terminal_where_others_take_their_time_and_a_turn_is_ended_twice(tmp_path: Path) -> None:
    folder = tmp_path / "XDG_CONFIG_HOME/access-play"
    folder.mkdir(parents=True)
    (folder / "settings.toml").write_text('pace = 0\nspeech = "none"\nlang = "en"\n', encoding="utf-8")
    command = [sys.executable, "-m", "access_play", "tutorial", "elfer-raus"]
    with Session(command, environ(tmp_path), cwd=ROOT) as session:
        before = 0
        for _ in range(STEPS + 1):
            while not (session.output.endswith(b"\n: ") and QUOTED.search(session.output[before:].decode())):
                session.listen()
            wish, before = QUOTED.findall(session.output.decode())[-1], len(session.output)
            session.press(f"{wish}\r")
        assert session.wait() == 0
        assert session.restored
    text = session.output.decode()
    assert "Type done again to end your turn." in text
    assert text.endswith("To play: access-play play elfer-raus\r\n")
