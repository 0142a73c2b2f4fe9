"""A program with a line, for the tests to sit before: ``driver.py LOG``.

It repeats each line typed ("Got: r12.") until the end of input. What the tests send to the
pipe named by CONTROL is announced, "raise" raises. LOG receives each write to the terminal
as a JSON string on a line of its own.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path

from access_play.console.opening import open_console


def log_writes(log: Path) -> None:
    write = sys.stdout.write

    def logged(text: str) -> int:
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(text) + "\n")
        return write(text)

    sys.stdout.write = logged  # type: ignore[method-assign]


async def main() -> None:
    console = open_console(reviews={"f5": lambda: console.announce("Hand: red 4.")})
    control = int(os.environ["CONTROL"])

    def obey() -> None:
        told = os.read(control, 4096)
        if not told:
            raise SystemExit("The tests have gone.")
        for text in told.decode().splitlines():
            if text == "raise":
                raise SystemExit("The driver was told to fail.")
            console.announce(text)

    asyncio.get_running_loop().add_reader(control, obey)
    try:
        while (line := await console.read_line()) is not None:
            console.announce(f"Got: {line}.")
        console.announce("Goodbye.")
    finally:
        console.close()


if __name__ == "__main__":
    log_writes(Path(sys.argv[1]))
    try:
        asyncio.run(main())
    except KeyboardInterrupt:
        sys.exit(130)
