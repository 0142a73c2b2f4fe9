"""Settings changed during a game, kept for the next one."""

from __future__ import annotations

from access_play.settings import BadSettings, change, settings_path
from access_play.words import shell
from access_play.words.language import Language


def keep(t: Language, name: str, word: str) -> str:
    """Keep a setting; says why that cannot be done, "" when it was. Raises BadValue."""
    try:
        change(settings_path(), name, word)
    except BadSettings as wrong:
        cause = wrong.cause
        return shell.reason(t, cause) if isinstance(cause, OSError) else shell.not_toml(t, wrong.line)
    except OSError as wrong:
        return shell.reason(t, wrong)
    return ""
