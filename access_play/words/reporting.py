"""What a report says: a file that a player sends to whoever can mend what is wrong."""

from __future__ import annotations

from access_play.words.language import Language
from access_play.words.phrase import Said, say


def title(t: Language, version: str, moment: str) -> str:
    # Translators: the first line of a report; {version} is "access-play 0.1.0", {moment} date and time
    return t._("Report of {version}, {moment}.").format(version=version, moment=moment)


def machine(t: Language, platform: str, python: str) -> str:
    # Translators: a line of a report: the system, and the version of Python
    return t._("System: {platform}; Python {python}.").format(platform=platform, python=python)


def settings_title(t: Language) -> str:
    # Translators: a heading in a report: the settings that have not their usual value follow
    return t._("Settings that were changed:")


def doctor_title(t: Language) -> str:
    # Translators: a heading in a report: what speaks and brailles here, one line each
    return t._("What works here:")


def game_title(t: Language, game: str, seats: int, rounds: int) -> str:
    # Translators: a heading in a report: what was said in the last game follows
    text = t.n_(
        "{game}, {seats} players, {rounds} round over:",
        "{game}, {seats} players, {rounds} rounds over:",
        rounds,
    )
    return text.format(game=game, seats=seats, rounds=rounds)


def nothing(t: Language) -> str:
    # Translators: stands in a report under a heading where there is nothing to tell
    return t._("Nothing.")


def no_game(t: Language) -> str:
    # Translators: stands in a report when no game was played yet
    return t._("No game.")


def left_out(t: Language, count: int) -> str:
    """Stands for lines that only one seat was told, so that a report can be shown to anybody."""
    # Translators: stands in a report for lines that only one player was told
    text = t.n_("({count} private line left out)", "({count} private lines left out)", count)
    return text.format(count=count)


def broken(t: Language, line: int) -> str:
    # Translators: stands in a report where the saved game cannot be read any further
    return t._("The saved game cannot be read from line {line} on.").format(line=line)


def written(t: Language, path: str) -> Said:
    # Translators: a report was written to the file {path}
    text = t._("The report is in {path}, without anything that was private.")
    # Translators: braille: a report was written to the file {path}
    return say(text, t.p_("braille", "report: {path}"), path=path)
