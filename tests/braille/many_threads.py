"""Translations from many threads at once, in a process of its own: ``python -m`` this module.

Ends with 1 where a line differs from what one thread alone got, and by a signal where the C
library fails.
"""

from __future__ import annotations

import random
import sys
from concurrent.futures import ThreadPoolExecutor

from access_play.braille.brailler import GRADES
from access_play.braille.louis import Binding, Table, binding

THREADS, EACH = 8, 20_000
DIFFERENT = 5_000
"""More texts than a table remembers, so that most calls reach the library."""


def main() -> int:
    louis = binding()
    assert isinstance(louis, Binding)
    tables = [Table(louis, GRADES[kind]) for kind in (("fr", 1), ("en", 1))]
    texts = [f"Zoë {number}" for number in range(DIFFERENT)]
    alone = [[table.cells(text) for text in texts] for table in tables]

    def wrong(thread: int) -> int:
        table, right = tables[thread % 2], alone[thread % 2]
        rng = random.Random(thread)
        asked = [rng.randrange(DIFFERENT) for _ in range(EACH)]
        return sum(table.cells(texts[at]) != right[at] for at in asked)

    sys.setswitchinterval(1e-4)  # so that threads meet inside the library, were they let in
    with ThreadPoolExecutor(THREADS) as pool:
        found = list(pool.map(wrong, range(THREADS)))
    sys.stdout.write(f"{THREADS * EACH} translations, {sum(found)} wrong\n")
    return 1 if sum(found) else 0


if __name__ == "__main__":
    sys.exit(main())
