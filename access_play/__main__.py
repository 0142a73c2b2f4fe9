"""``python -m access_play`` and the ``access-play`` command."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the program; the version alone loads nothing."""
    if sys.argv[1:] == ["--version"]:
        from access_play import __version__

        sys.stdout.write(f"access-play {__version__}\n")
        return 0
    from access_play.app import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
