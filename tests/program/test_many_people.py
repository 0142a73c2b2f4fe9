"""Several people and any lines at one machine: what is private stays so, each line is answered."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from access_play.console.outputs import Outputs
from access_play.console.session import Manner, Session
from access_play.games import GAMES
from access_play.games.core import WATCHER
from access_play.speech import open_mouth
from access_play.table.journal import Header
from access_play.words.announcement import Announcement
from tests.console.talk import SHELF, Script
from tests.program.test_hostile_lines import WORDS

LINES = st.one_of(
    st.just(""),
    st.sampled_from(["1", "2", "done", "draw", "hand", "main", "legal", "last 20", "dernier 20", "back"]),
    st.sampled_from(
        ["langue en", "language fr", "again", "why", "rules", "what if", "undo", "table", "score"]
    ),
    st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join),
    st.text(max_size=30),
)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(lines=st.lists(LINES, min_size=25, max_size=30), seed=st.integers(0, 9))
def test_what_is_private_is_told_to_whoever_has_the_machine(name: str, lines: list[str], seed: int) -> None:
    game = GAMES[name].create(3, {})
    header = Header.of(game, str(seed), ("Ana", "Bob", "Chloé"), (0, 1), "easy")
    console = Script(
        line for line in lines if not line.strip().lstrip("/").casefold().startswith(("q", "exit"))
    )
    given_out: list[tuple[int, Announcement]] = []
    session = Session(
        header,
        SHELF,
        Outputs(
            console,
            open_mouth("none"),
            [lambda said: given_out.append((session._at_machine, said))],
        ),
        Manner("fr"),
        lambda line: None,
    )
    asyncio.run(session.run())
    for at_machine, said in given_out:
        assert 3 <= len(said.screen) <= 160
        assert said.cells
        if said.private:
            assert said.seat == at_machine != WATCHER
        elif said.seat is not None:
            assert said.seat == at_machine
    for answer in console.said[1:-1]:
        assert answer
    machine = [at for at, _ in given_out]
    for before, after in pairwise(machine):
        assert before == after or WATCHER in (before, after)
