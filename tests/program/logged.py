"""The program, each of its writes to the terminal kept: ``logged.py LOG WORDS...``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from access_play.app import run


def log_writes(log: Path) -> None:
    """Keep each write to standard output as a JSON string on a line of its own."""
    write = sys.stdout.write

    def logged(text: str) -> int:
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(text) + "\n")
        return write(text)

    sys.stdout.write = logged  # type: ignore[method-assign]


if __name__ == "__main__":
    log_writes(Path(sys.argv[1]))
    sys.exit(run(sys.argv[2:]))
