"""Lists the messages of each catalog that have no translation yet."""

from __future__ import annotations

import sys
from pathlib import Path

from babel.messages.pofile import read_po


def main() -> int:
    missing = 0
    for path in sorted(Path("locales").glob("*/LC_MESSAGES/access_play.po")):
        language = path.parent.parent.name
        with path.open("rb") as lines:
            catalog = read_po(lines, locale=language)
        for message in catalog:
            texts = message.string if isinstance(message.string, (tuple, list)) else [message.string]
            if message.id and not all(texts):
                missing += 1
                print(language, message.context or "", message.id, sep="\t")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
