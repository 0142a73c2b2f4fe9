"""Several people at one machine: no hand is told but to its holder, and each keeps a language."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from access_play.console.outputs import Outputs
from access_play.console.session import Manner, Session
from access_play.games import GAMES
from access_play.games.core import Seat
from access_play.speech import open_mouth
from access_play.table.journal import Header
from access_play.words.announcement import Announcement
from tests.console.talk import SHELF, Script
from tests.program.conftest import Run

LINES = st.sampled_from(
    [
        *"hand legal last again back why table counts score rules turn who undo done draw r99 zz 2".split(),
        *("last 20", "what if", "what if 1", "", "", "", "", "1", "1", "1", "1"),
    ]
)


class Shared:
    """Three people and one computer player at one machine, watched by an observer who sees every hand."""

    def __init__(self, name: str, seed: str, lines: list[str]) -> None:
        header = Header.of(GAMES[name].create(4, {}), seed, ("Ana", "Bob", "Chloé", "Zed"), (0, 1, 2), "easy")
        self.told: list[tuple[Seat, Announcement]] = []
        self.leaks: list[str] = []
        outputs = Outputs(Script(lines), open_mouth("none"), [self._hear])
        self.session = Session(header, SHELF, outputs, Manner("fr"), lambda line: None)
        asyncio.run(self.session.run())

    def _hear(self, announcement: Announcement) -> None:
        at_machine = self.session._at_machine
        self.told.append((at_machine, announcement))
        own = self._hand(at_machine) if at_machine >= 0 else set()
        for seat in range(4):
            if seat != at_machine and announcement.screen in self._hand(seat) - own:
                self.leaks.append(f"{at_machine} was told of {seat}: {announcement.screen}")

    def _hand(self, seat: Seat) -> set[str]:
        """The lines that tell several cards of a hand."""
        if not self.session.match.events or self.session.match.over:
            return set()
        words = self.session.listening.presenter(0).words
        if not words.holds_hands:
            return set()
        lines = [said.text for said in words.hand(self.session.match.view(seat))]
        return {line for line in lines if line.count(",") > 1}


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(lines=st.lists(LINES, min_size=40, max_size=50), seed=st.integers(0, 9))
def test_nobody_is_told_the_hand_of_another(name: str, lines: list[str], seed: int) -> None:
    shared = Shared(name, str(seed), lines)
    assert shared.leaks == []
    assert shared.told


def test_the_observer_would_see_a_hand_told_to_the_wrong_seat() -> None:
    shared = Shared("11-nimmt", "1", ["", "hand"])
    (hand,) = [said for _, said in shared.told if said.screen.startswith("10 cartes")][:1]
    shared.session._at_machine = (shared.session._at_machine + 1) % 3
    shared._hear(hand)
    assert len(shared.leaks) == 1


def test_between_two_languages_the_machine_is_handed_over_in_both(run: Run) -> None:
    words = ("--players", "2", "--humans", "2", "--names", "Ana,Bob", "--seed", "4", "--lang", "fr")
    lines = ("", "langue en", "legal", "1", "done", "hand", "", "coups", "1", "fini", "", "hand", "quit")
    said = run("play", "11-nimmt", *words, lines=lines).out.splitlines()
    (first, *later) = [line for line in said if "machine" in line]
    assert first.endswith("prenez la machine et appuyez sur Entrée.")
    assert len(later) > 3
    english = [line.partition(",")[0] for line in later if "press Enter" in line]
    french = [line.partition(",")[0] for line in later if "appuyez" in line]
    assert english == french
    assert {"Ana", "Bob"} == set(english)
    assert said[-2].startswith("The game is kept.")
    assert said[-1].startswith("La partie est gardée.")


@pytest.mark.parametrize("name", GAMES)
def test_the_way_back_to_a_language_is_found_in_its_own_words(run: Run, name: str) -> None:
    lines = ("langue en", "langue fr", "tour", "langue en", "langue xx", "language fr", "quitter")
    said = run("play", name, "--seed", "3", "--lang", "fr", lines=lines).out.splitlines()
    assert said.count("English.") == 2
    assert said.count("Français.") == 2
    assert said[-1].startswith("La partie est gardée.")
