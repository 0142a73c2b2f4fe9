"""Many threads translate at once, as the display, the paper and the game do."""

from __future__ import annotations

import subprocess
import sys


def test_many_threads_get_what_one_gets_and_nothing_crashes() -> None:
    """Without the lock around liblouis the process dies within a second."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.braille.many_threads"],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "160000 translations, 0 wrong\n", "")
