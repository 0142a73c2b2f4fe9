"""Whatever is typed: an answer within the limits, no traceback, nothing lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from access_play.console.outputs import Outputs
from access_play.console.session import Manner, Session
from access_play.games import GAMES
from access_play.speech import open_mouth
from access_play.table.journal import Header
from access_play.table.match import Match
from tests.console.talk import SHELF, Script
from tests.program.test_outside import GAME, Run, run

__all__ = ["run"]

WORDS = """
    help hand table legal turn score counts who last again back why rules detail language speech rate hush
    main coups tour comptes qui dernier encore retour pourquoi détail langue parole débit chut aide what if si
    r1 b20 v11 j5 g-9 r12-14 r14-12 12 le la rouge red twelve douze done fini draw pioche pass take 1 on sur
    + - goal but line ligne undo annuler 99999999999999999999 -1 0 1.5 １２ ½ off fr en brief join /start
    /help ? ! ' " « » r13, r14; draw+r12 Ana 2 bob
""".split()
LINES = st.one_of(
    st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join),
    st.text(max_size=60),
    st.text(alphabet=st.characters(max_codepoint=0x2FF), max_size=200),
    st.integers().map(str),
    st.builds(lambda text, times: text * times, st.text(max_size=4), st.integers(0, 25_000)),
)


def play(name: str, lines: list[str], code: str) -> tuple[Script, Session, list[str]]:
    """Play a game by a script, in the process; also what was kept of it."""
    seats = 4
    game = GAMES[name].create(seats, {})
    header = Header.of(game, "hostile", ("Ana", "Bob", "Chloé", "David")[:seats], (0,), "easy")
    console, kept = Script(lines), list[str]()
    outputs = Outputs(console, open_mouth("none"))
    session = Session(header, SHELF, outputs, Manner(code), kept.append)
    asyncio.run(session.run())
    return console, session, kept


@pytest.mark.parametrize("code", ["fr", "en"])
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(lines=st.lists(LINES, min_size=12, max_size=14))
def test_hostile_lines_are_answered(name: str, code: str, lines: list[str]) -> None:
    """Two thousand lines and more over the games and languages."""
    lines = [
        line for line in lines if not line.strip().lstrip("/").casefold().startswith(("q", "exit", "bye"))
    ]
    console, session, kept = play(name, lines, code)
    for said in console.said[1:-1]:
        assert said
    for line in (line for said in console.said for line in said):
        assert 3 <= len(line) <= 160, line
        assert line.isprintable() or not set("\n\r\t\x00\x1b") & set(line), line
    again = Match(session.header.make_game(), session.header.seed, lambda event: None, lambda line: None)
    again.restore(kept)
    assert again.position() == session.match.position() if not session.match.over else again.over


def test_raw_bytes_through_a_pipe(run: Run, tmp_path: Path) -> None:
    rng = random.Random(7)
    raw = bytes(rng.randrange(256) for _ in range(20_000)) + b"\nhand\nquit\n"
    ended = run(*GAME, "--lang", "en", raw=raw)
    assert ended.status == 0
    assert "Traceback" not in ended.err
    assert "The game is kept." in ended.out
