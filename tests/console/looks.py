"""What bytes look like once a terminal has shown them."""

from __future__ import annotations

import pyte


def shown(written: str, columns: int = 80, rows: int = 50) -> list[str]:
    """Return the rows of a terminal that received the text, down to the cursor's."""
    screen = pyte.Screen(columns, rows)
    pyte.Stream(screen).feed(written.replace("\n", "\r\n"))
    return [row.rstrip() for row in screen.display[: screen.cursor.y + 1]]
