"""``python -m access_play`` and the ``access-play`` command."""

from __future__ import annotations

import contextlib
import sys


def main() -> int:
    """Run the program; the version alone loads no game."""
    if sys.argv[1:] == ["--version"]:
        from access_play import __version__
        from access_play.console.base import OutputClosed
        from access_play.status import FINE, tell

        with contextlib.suppress(OutputClosed):
            tell(f"access-play {__version__}")
        return FINE
    from access_play.app import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
