"""One line after the other: each stays the last for a while, and a key ends the wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input

from access_play.console.base import OutputClosed
from access_play.console.sight import Sight
from access_play.console.unhurried import Unhurried
from tests.console.talk import talk
from tests.console.test_line import Table, until


def give(pause: float, then: Callable[[Unhurried], None] = lambda _: None) -> list[tuple[float, str]]:
    """Give three lines at once, and return each with the seconds at which it was put out."""
    put: list[tuple[float, str]] = []

    async def give() -> None:
        clock = asyncio.get_running_loop().time
        began = clock()
        unhurried = Unhurried(Sight(pause=pause), lambda line: put.append((clock() - began, line)))
        for line in ("One.", "Two.", "Three."):
            unhurried.give(line)
        then(unhurried)
        await until(lambda: unhurried.idle)

    asyncio.run(give())
    return put


def test_each_line_stays_the_last_for_as_long_as_wished() -> None:
    times, lines = zip(*give(0.05), strict=True)
    assert lines == ("One.", "Two.", "Three.")
    assert times[1] >= 0.04
    assert times[2] - times[1] >= 0.04


def test_without_a_pause_nothing_waits() -> None:
    assert [line for _, line in give(0, _idle)] == ["One.", "Two.", "Three."]


def _idle(unhurried: Unhurried) -> None:
    assert unhurried.idle


def test_hurrying_keeps_the_order() -> None:
    put = give(1000, Unhurried.hurry)
    assert [line for _, line in put] == ["One.", "Two.", "Three."]


def test_outside_a_loop_what_waited_comes_first() -> None:
    put: list[str] = []
    unhurried = Unhurried(Sight(pause=1000), put.append)

    async def give() -> None:
        unhurried.give("One.")
        unhurried.give("Two.")

    asyncio.run(give())
    unhurried.give("Three.")
    assert put == ["One.", "Two.", "Three."]
    assert unhurried.idle


def test_whoever_gives_the_next_line_hears_that_nobody_reads() -> None:
    lines: list[str] = []

    def put(line: str) -> None:
        if lines:
            raise OutputClosed
        lines.append(line)

    async def give() -> None:
        unhurried = Unhurried(Sight(pause=0.001), put)
        unhurried.give("One.")
        unhurried.give("Two.")
        await until(lambda: unhurried.idle)
        with pytest.raises(OutputClosed):
            unhurried.give("Three.")

    asyncio.run(give())


@pytest.fixture
def keyboard() -> Iterator[PipeInput]:
    with create_pipe_input() as pipe:
        yield pipe


def test_a_typed_key_ends_the_wait_and_costs_its_byte_only(keyboard: PipeInput) -> None:
    table = Table(keyboard, pause=1000)

    async def play() -> None:
        read = asyncio.ensure_future(table.console.read_line())
        await until(lambda: table.written == ": ")
        for line in ("One.", "Two.", "Three."):
            table.console.announce(line)
        assert table.written == ": \rOne.\n: "
        keyboard.send_text("a")
        await until(lambda: table.written.endswith(": a"))
        assert table.console.idle
        keyboard.send_text("\r")
        await read

    table.run(play())
    assert table.written == ": \rOne.\n: \rTwo.\n: \rThree.\n: a\n"


def test_the_pause_is_a_word_of_the_table() -> None:
    said = talk(["pause", "pause 0.5", "pause 2,25", "pause 11", "pause x", "quit"]).said
    assert [lines[0] for lines in said[1:6]] == [
        "No pause between lines.",
        "Pause after each line, in seconds: 0.5.",
        "Pause after each line, in seconds: 2.25.",
        "After that word comes: 0 - 10.",
        "After that word comes: 0 - 10.",
    ]
    assert talk(["pause 0,5", "quit"], code="fr").said[1] == [
        "Pause après chaque ligne, en secondes\u00a0: 0,5."
    ]
