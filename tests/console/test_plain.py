"""Plain lines: any bytes in, whole lines out."""

from __future__ import annotations

import asyncio
import io
import os
import tempfile
from collections.abc import Iterator
from typing import BinaryIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_play.console.lines import LONGEST
from access_play.console.plain import PlainConsole
from access_play.console.screen import Screen


async def all_lines(stdin: BinaryIO | None) -> list[str]:
    console = PlainConsole(Screen(io.StringIO()), stdin)
    lines = []
    while (line := await console.read_line()) is not None:
        lines.append(line)
    assert await console.read_line() is None
    return lines


def lines_of(data: bytes) -> list[str]:
    return asyncio.run(all_lines(io.BytesIO(data)))


@pytest.mark.parametrize(
    ("data", "lines"),
    [
        (b"", []),
        (b"r12\nr13\n", ["r12", "r13"]),
        (b"r12\r\nr13", ["r12", "r13"]),
        (b"\n \n", ["", ""]),
        (b"# a game\nr12 # the red one\n  # more\nr#5\n", ["r12", "r#5"]),
        (b"\xef\xbb\xbf# saved by an editor\nr12\n", ["r12"]),
        (b"r\x0012\x1b[A\x07\n", ["r12"]),
        ("été\u00a0r12\n".encode(), ["été r12"]),
        (b"\xe9t\xe9\n", ["\ufffdt\ufffd"]),
    ],
)
def test_lines_come_out_of_any_bytes(data: bytes, lines: list[str]) -> None:
    assert lines_of(data) == lines


def test_a_very_long_line_is_cut_and_the_next_is_whole() -> None:
    assert lines_of(b"x" * 300_000 + b"\nr12\n") == ["x" * LONGEST, "r12"]


@settings(deadline=None)
@given(st.binary())
def test_no_bytes_do_harm(data: bytes) -> None:
    for line in lines_of(data):
        assert "\n" not in line


def test_a_program_started_without_input_is_at_its_end() -> None:
    assert asyncio.run(all_lines(None)) == []


def test_a_file_is_read_to_its_end() -> None:
    with tempfile.TemporaryFile() as file:
        file.write(b"r12\nr13")
        file.seek(0)
        assert asyncio.run(all_lines(file)) == ["r12", "r13"]


def test_the_null_device_is_the_end() -> None:
    with open(os.devnull, "rb") as nowhere:  # noqa: PTH123
        assert asyncio.run(all_lines(nowhere)) == []


@pytest.fixture
def pipe() -> Iterator[tuple[BinaryIO, int]]:
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as stdin:
        yield stdin, writing
        os.close(writing)


def test_waiting_for_a_pipe_lets_the_others_play(pipe: tuple[BinaryIO, int]) -> None:
    stdin, writing = pipe
    paper = io.StringIO()
    console = PlainConsole(Screen(paper), stdin)

    async def play() -> list[str | None]:
        reading = asyncio.create_task(console.read_line())
        await asyncio.sleep(0)
        console.announce("Ana draws.")
        assert not reading.done()
        os.write(writing, b"r12\nr13\n")
        return [await reading, await console.read_line()]

    assert asyncio.run(play()) == ["r12", "r13"]
    assert paper.getvalue() == "Ana draws.\n"
    assert not console.interactive


def test_a_cancelled_read_loses_nothing(pipe: tuple[BinaryIO, int]) -> None:
    stdin, writing = pipe
    console = PlainConsole(Screen(io.StringIO()), stdin)

    async def play() -> str | None:
        os.write(writing, b"r1")
        reading = asyncio.create_task(console.read_line())
        await asyncio.sleep(0.01)
        reading.cancel()
        await asyncio.wait([reading])
        os.write(writing, b"2\n")
        return await console.read_line()

    assert asyncio.run(play()) == "r12"


def test_each_announcement_is_one_whole_line() -> None:
    paper = io.StringIO()
    console = PlainConsole(Screen(paper), None)
    console.announce("Ana  draws\na card.")
    console.announce("")
    console.announce("Your turn.", urgent=True)
    console.close()
    assert paper.getvalue() == "Ana draws a card.\nYour turn.\n"


def test_a_second_console_goes_on_where_the_first_stopped(pipe: tuple[BinaryIO, int]) -> None:
    stdin, writing = pipe
    os.write(writing, b"elfer-raus\nhand\n")

    async def read() -> str | None:
        return await PlainConsole(Screen(io.StringIO()), stdin).read_line()

    assert [asyncio.run(read()), asyncio.run(read())] == ["elfer-raus", "hand"]
