"""How fast the braille is: ``python benchmarks/braille.py``, from the folder of the project.

From the events of a real match to cells, and from a line said to the cells raised: on a
stand-in BrlAPI server, and on a BRLTTY of its own with a virtual display (Debian's brltty
and python3-brlapi). The word tables are compiled before the clock starts.
"""

from __future__ import annotations

import statistics
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from access_play.braille.brailler import Brailler
from access_play.braille.line import Line
from access_play.braille.panel import Panel
from access_play.braille.windows import windows
from access_play.games import GAMES
from access_play.resources import folder
from access_play.words.announcement import Announcement, Piece
from tests.braille.fakebrlapi import FakeBrlapi
from tests.braille.vdisplay import Brltty, VirtualDisplay
from tests.words.speaking import language, presenter, random_match

WIDTH = 40


def median(work: Callable[[], object], items: int = 1, times: int = 7) -> float:
    """Return microseconds an item, the median of several runs."""
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        taken.append((time.perf_counter() - began) / items * 1e6)
    return statistics.median(taken)


def say(label: str, microseconds: float) -> None:
    print(f"{label:58} {microseconds:10.1f} µs")


def translation(code: str, grade: int, said: Sequence[Announcement]) -> None:
    """Words and cards to cells: never met before, and met before."""
    wordings: list[tuple[Piece, ...]] = [announcement.braille for announcement in said]
    tables = folder("tables")
    Brailler(code, tables=tables, grade=grade).cells(["compiled"])

    def fresh() -> Brailler:
        brailler = Brailler(code, tables=tables, grade=grade)
        for wording in wordings:
            brailler.cells(wording)
        return brailler

    say(
        f"{code} grade {grade}: wordings of a match to cells, nothing remembered",
        median(fresh, len(wordings)),
    )
    known = fresh()
    say(
        f"{code} grade {grade}: again, all remembered",
        median(lambda: [known.cells(w) for w in wordings], len(wordings)),
    )
    lines = [known.line(wording) for wording in wordings]
    cut = median(lambda: [windows(line, WIDTH) for line in lines], len(lines))
    say(f"{code} grade {grade}: cells to windows of {WIDTH}", cut)


def events(code: str) -> list[Announcement]:
    """Announce a match; print what an event costs from the game to its cells."""
    match = random_match(GAMES["elfer-raus"].create(4, {}), "benchmark")
    speaker = presenter(match.game, language(code), 0)
    said = [announcement for event in match.events if (announcement := speaker.event(event))]

    def announce() -> None:
        for event in match.events:
            speaker.event(event)

    say(f"{code}: event to screen, speech and cells", median(announce, len(match.events)))
    return said


def raised(panel: Panel, wait: Callable[[str], None], times: int = 100) -> float:
    """Return the median from a line said to its cells on the display."""
    taken = []
    for turn in range(times):
        cells = "⠗⠑" + "⠡⠣"[turn % 2] * 3
        began = time.perf_counter()
        panel.say(Line(cells))
        wait(cells)
        taken.append((time.perf_counter() - began) * 1e6)
    return statistics.median(taken)


def connected(host: str) -> Panel:
    """Open a panel and wait until it shows."""
    showing = threading.Event()
    panel = Panel(lambda _: None, lambda _, width: showing.set() if width else None, host=host, auth="none")
    if not showing.wait(10):
        sys.exit(f"no display: {panel.state.name}")
    return panel


def display() -> None:
    with FakeBrlapi(WIDTH) as server, closing(connected(server.host)) as panel:
        say("line said to cells, stand-in server", raised(panel, server.wait_cells))
    with VirtualDisplay(WIDTH) as device, Brltty(device) as brltty, closing(connected(brltty.host)) as panel:
        say("line said to cells, BRLTTY and its virtual display", raised(panel, device.wait_cells))


def main() -> None:
    for code in ("fr", "en"):
        said = events(code)
        for grade in (1, 2):
            translation(code, grade, said)
    display()


if __name__ == "__main__":
    main()
