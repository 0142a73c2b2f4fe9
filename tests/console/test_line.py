"""What a player's terminal receives from the line, byte for byte."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input

from access_play.console.base import OutputClosed
from access_play.console.line import LONGEST, LineConsole
from access_play.console.screen import Screen
from access_play.console.sight import Sight
from tests.console.looks import shown

HAND = "Hand: red 4."
F5, LEFT, UP, DOWN, HOME, ESCAPE = "\x1b[15~", "\x1b[D", "\x1b[A", "\x1b[B", "\x1b[H", "\x1b"


Result = TypeVar("Result")


class Table:
    """A line console with keys to press and a screen to look at."""

    def __init__(self, keyboard: PipeInput, columns: int = 80, pause: float = 0, **options: object) -> None:
        self.keyboard = keyboard
        self.paper = io.StringIO()
        reviews: dict[str, Callable[[], None]] = {"f5": lambda: self.console.announce(HAND)}
        self.screen = Screen(self.paper, columns, Sight(pause=pause))
        self.console = LineConsole(
            self.screen,
            keyboard=keyboard,
            reviews=reviews,
            **options,  # type: ignore[arg-type]
        )

    def type(self, *keys: str) -> list[str | None]:
        """Send keys, and read as many lines as there are arguments."""

        async def lines() -> list[str | None]:
            said = []
            for part in keys:
                self.keyboard.send_text(part)
                said.append(await self.console.read_line())
            return said

        return self.run(lines())

    def run(self, playing: Coroutine[None, None, Result]) -> Result:
        """Play, and let the last newline come that waits for what follows it."""
        try:
            return asyncio.run(playing)
        finally:
            self.screen.settle()

    @property
    def written(self) -> str:
        return self.paper.getvalue()


@pytest.fixture
def keyboard() -> Iterator[PipeInput]:
    with create_pipe_input() as pipe:
        yield pipe


async def until(condition: Callable[[], bool]) -> None:
    """Let the event loop turn until something has happened."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.001)


def test_a_typed_line_comes_back_and_costs_one_byte_a_letter(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    assert table.type("play r5\r") == ["play r5"]
    assert table.written == ": play r5\n"


def test_the_prompt_can_be_nothing(keyboard: PipeInput) -> None:
    table = Table(keyboard, prompt="")
    assert table.type("r5\x1b[15~\r") == ["r5"]
    assert table.written == f"r5\r{HAND}\nr5\n"


def test_a_deleted_letter_is_wiped_by_blanks(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    assert table.type("r56\x7f\r") == ["r5"]
    assert table.written == ": r56\b \b\n"


def test_a_letter_is_inserted_where_the_cursor_is(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    assert table.type("jue" + LEFT + LEFT + "o\r") == ["joue"]
    assert table.written == ": jue\b\boue\b\b\n"


def test_a_review_key_speaks_above_and_leaves_the_line_alone(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    assert table.type("r5" + F5 + "\r") == ["r5"]
    assert table.written == f": r5\r{HAND}\n: r5\n"


def test_a_line_longer_than_the_announcement_is_covered(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    assert table.type("play the red twelve" + F5 + "\r") == ["play the red twelve"]
    line = ": play the red twelve"
    assert table.written == f"{line}\r{HAND.ljust(len(line))}\n{line}\n"


def test_the_cursor_stays_in_the_middle_of_the_word_through_an_announcement(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    assert table.type("jue" + LEFT + LEFT + F5 + "o\r") == ["joue"]
    assert table.written == f": jue\b\b\r{HAND}\n: jue\b\boue\b\b\n"


def test_ctrl_d_ends_on_an_empty_line_only(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    assert table.type("rx" + LEFT + "\x04\r", "\x04") == ["r", None]
    assert table.written == ": rx\b \b\n: \n"


def test_ctrl_c_interrupts_and_leaves_the_cursor_on_a_new_row(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    with pytest.raises(KeyboardInterrupt):
        table.type("r5\x03")
    assert table.written == ": r5\n"


def test_the_end_of_the_terminal_ends_the_input(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    keyboard.close()
    assert asyncio.run(table.console.read_line()) is None


def test_earlier_lines_come_back_and_the_line_in_progress_too(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    assert table.type("hand\r", "table\r", "r1" + UP + UP + "\r") == ["hand", "table", "hand"]
    assert table.type("r1" + UP + DOWN + "\r") == ["r1"]


def test_earlier_lines_outlive_the_program(keyboard: PipeInput, tmp_path: Path) -> None:
    path = tmp_path / "state" / "lines"
    Table(keyboard, history=path).type("hand\r", "hand\r", "r12\r")
    assert Table(keyboard, history=path).type(UP + UP + "\r") == ["hand"]
    assert path.read_text().splitlines() == ["hand", "r12", "hand"]


def test_accents_and_wide_letters_take_their_own_width(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    assert table.type("été\x7f\r", "日本\x7f\r") == ["ét", "日"]
    assert table.written == ": été\b \b\n: 日本\b\b  \b\b\n"


def test_an_accent_typed_apart_is_wiped_with_its_letter(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    assert table.type("ae\u0301\x7f\r") == ["ae"]
    assert table.written == ": ae\be\u0301\be\n"


def test_a_no_break_space_is_a_blank(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    assert table.type("r12\u00a0r13\r") == ["r12 r13"]
    assert table.written == ": r12 r13\n"


def test_bytes_that_are_no_text_are_not_typed(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    keyboard.send_bytes(b"r\xff\x0e5")
    assert table.type("\r") == ["r5"]


def test_a_pasted_script_runs_line_by_line(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    assert table.type("hand\rtable\rr1", "2\r", "") == ["hand", "table", "r12"]
    assert table.written == ": hand\n: table\n: r12\n"


def test_a_paste_in_brackets_runs_line_by_line_too(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    assert table.type("\x1b[200~hand\r\ntable\n\x1b[201~", "") == ["hand", "table"]


def test_every_key_is_told_before_it_acts(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    told: list[str] = []
    table.console.on_key = lambda: told.append(table.written)
    table.type("r5\r")
    assert told == [": ", ": r", ": r5"]


def test_escape_alone_hushes_and_types_nothing(keyboard: PipeInput) -> None:
    hushed: list[bool] = []
    table = Table(keyboard, hush=lambda: hushed.append(True))

    async def play() -> str | None:
        reading = asyncio.create_task(table.console.read_line())
        keyboard.send_text("r5" + ESCAPE)
        await until(lambda: bool(hushed))
        keyboard.send_text("\r")
        return await reading

    assert table.run(play()) == "r5"
    assert table.written == ": r5\n"


def test_tab_finishes_the_only_word_and_lists_several(keyboard: PipeInput) -> None:
    def words(before: str) -> list[str]:
        return [word for word in ("rouge", "rouler", "vert") if word.startswith(before.rpartition(" ")[2])]

    table = Table(keyboard, complete=words)
    assert table.type("joue v\t12\r") == ["joue vert 12"]
    assert table.type("r\tg\tzz\t\r") == ["rouge zz"]
    assert table.written == ": joue vert 12\n: r\rrouge, rouler\n: rouge zz\n"


def test_the_listed_words_can_go_another_way(keyboard: PipeInput) -> None:
    listed: list[list[str]] = []
    table = Table(
        keyboard, complete=lambda _: ["ab", "ac"], list_words=lambda words: listed.append(list(words))
    )
    assert table.type("\t\r") == ["a"]
    assert listed == [["ab", "ac"]]


def test_held_announcements_wait_for_the_line_to_be_sent(keyboard: PipeInput) -> None:
    table = Table(keyboard, while_typing="hold")

    async def play() -> str | None:
        reading = asyncio.create_task(table.console.read_line())
        keyboard.send_text("r5")
        await until(lambda: "r5" in table.written)
        table.console.announce("Ana draws.")
        table.console.announce("Your turn.", urgent=True)
        keyboard.send_text(F5 + "\r")
        return await reading

    assert asyncio.run(play()) == "r5"
    assert table.written == f": r5\rYour turn.\n: r5\r{HAND}\n: r5\nAna draws.\n"


def test_held_announcements_come_when_the_line_is_emptied(keyboard: PipeInput) -> None:
    table = Table(keyboard, while_typing="hold")

    async def play() -> str | None:
        reading = asyncio.create_task(table.console.read_line())
        keyboard.send_text("r")
        await until(lambda: table.written == ": r")
        table.console.announce("Ana draws.")
        keyboard.send_text("\x7f\r")
        return await reading

    assert table.run(play()) == ""
    assert table.written == ": r\b \b\rAna draws.\n: \n"


def test_a_cancelled_read_loses_nothing(keyboard: PipeInput) -> None:
    table = Table(keyboard)

    async def play() -> str | None:
        reading = asyncio.create_task(table.console.read_line())
        keyboard.send_text("r1")
        await until(lambda: table.written == ": r1")
        reading.cancel()
        await asyncio.wait([reading])
        table.console.announce("Ana draws.")
        keyboard.send_text("2\r")
        return await table.console.read_line()

    assert table.run(play()) == "r12"
    assert table.written == ": r1\rAna draws.\n: r12\n"


def test_closing_takes_back_a_prompt_that_nobody_answered(keyboard: PipeInput) -> None:
    table = Table(keyboard)

    async def play() -> None:
        reading = asyncio.create_task(table.console.read_line())
        await until(lambda: table.written == ": ")
        reading.cancel()
        await asyncio.wait([reading])
        table.console.announce("Ana wins.")
        table.console.close()
        table.console.announce("Goodbye.")

    asyncio.run(play())
    assert shown(table.written) == ["Ana wins.", "Goodbye.", ""]


def test_an_announcement_before_the_first_read_is_a_plain_line(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    table.console.announce("Wel\x1b[31mcome\n  home.\x07")
    table.console.announce(" \n")
    assert table.written == "Welcome home.\n"


def test_a_long_line_is_shown_in_one_row(keyboard: PipeInput) -> None:
    table = Table(keyboard, columns=20)
    assert table.type("abcdefghijklmnopqrstuvwxyz" + F5 + HOME + "0\r") == ["0abcdefghijklmnopqrstuvwxyz"]
    assert shown(table.written, columns=20) == [HAND, ": 0abcdefghijklmnop", ""]


def test_a_line_has_an_end(keyboard: PipeInput) -> None:
    table = Table(keyboard)
    keyboard.send_text("x" * (LONGEST + 50))
    assert table.type("\r") == ["x" * LONGEST]


def test_what_goes_wrong_in_a_key_is_raised_by_the_read(keyboard: PipeInput) -> None:
    def hush() -> None:
        raise LookupError("no voice")

    table = Table(keyboard, hush=hush)
    with pytest.raises(LookupError, match="no voice"):
        table.type(ESCAPE)


def test_a_closed_output_is_raised_by_the_read(keyboard: PipeInput) -> None:
    table = Table(keyboard)

    async def play() -> str | None:
        reading = asyncio.create_task(table.console.read_line())
        await until(lambda: table.written == ": ")
        table.paper.close()
        keyboard.send_text("r5\r")
        return await reading

    with pytest.raises(OutputClosed):
        asyncio.run(play())
    with pytest.raises(OutputClosed):
        table.console.announce("Ana draws.")
    table.console.close()


def test_an_answer_comes_in_one_write_with_the_row_it_begins(
    keyboard: PipeInput, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, writes = Table(keyboard), list[str]()
    monkeypatch.setattr(table.paper, "write", writes.append)

    async def play() -> None:
        keyboard.send_text("hand\r")
        await table.console.read_line()
        table.console.announce(HAND)

    table.run(play())
    assert writes[-2:] == ["d", f"\n{HAND}\n"]
