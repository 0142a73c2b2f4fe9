"""What is said at the shell: mistakes in a command, its help, settings, and why a file cannot be used."""

from __future__ import annotations

import errno
from collections.abc import Sequence

from access_play.words.language import Language
from access_play.words.phrase import Said
from access_play.words.program import alike

# mistakes in a command


def which_game(t: Language, known: Sequence[str]) -> str:
    # Translators: a mistake at the command line: no game was named
    return t._("Which game? Name one of these: {known}.").format(known=", ".join(known))


def needs_value(t: Language, option: str) -> str:
    # Translators: a mistake at the command line: nothing follows {option}
    return t._("{option} needs a value after it.").format(option=option)


def takes_no_value(t: Language, option: str) -> str:
    # Translators: a mistake at the command line: "--plain=1"
    return t._("{option} stands alone, without a value.").format(option=option)


def no_figure(t: Language, option: str, word: str) -> str:
    # Translators: a mistake at the command line: {option} is followed by a word that is no number
    return t._("{option} takes a whole number, not {word}.").format(option=option, word=word)


def too_many_names(t: Language, names: int, seats: int) -> str:
    # Translators: a mistake at the command line: more names than players
    return t._("There are {names} names for {seats} players.").format(names=names, seats=seats)


def twice_named(t: Language, name: str) -> str:
    # Translators: a mistake at the command line: the same name for two players
    return t._("Two players are called {name}. Give each a name of their own.").format(name=name)


def unknown_setting(t: Language, path: str, name: str, value: str, known: str) -> str:
    # Translators: the settings file gives a setting something it cannot be; {known} is what it can be
    text = t._("In {path}, {name} cannot be {value} and is left out. It can be: {known}.")
    return text.format(path=path, name=name, value=value, known=known)


# help


def help_line(t: Language, words: str, meaning: str) -> str:
    # Translators: a line of the help of the command line: what is typed, and what it means
    return t.p_("command line", "{words}: {meaning}.").format(words=words, meaning=meaning)


def usage(t: Language, words: str) -> str:
    # Translators: the first line of the help of the command line; {words} is what is typed
    return t.p_("command line", "Type: {words}").format(words=words)


# files


def reason(t: Language, wrong: OSError) -> str:
    """Say in the player's language what the system answered."""
    known = {
        # Translators: why a file cannot be written or read; stands after a colon
        errno.ENOSPC: t._("the disk is full"),
        # Translators: why a file cannot be written or read; stands after a colon
        errno.EDQUOT: t._("the disk is full"),
        # Translators: why a file cannot be written or read; stands after a colon
        errno.EFBIG: t._("the file is too large"),
        # Translators: why a file cannot be written or read; stands after a colon
        errno.EACCES: t._("this is not allowed here"),
        # Translators: why a file cannot be written or read; stands after a colon
        errno.EPERM: t._("this is not allowed here"),
        # Translators: why a file cannot be written or read; stands after a colon
        errno.EROFS: t._("nothing can be written here"),
        # Translators: why a file cannot be written or read; stands after a colon
        errno.ENOENT: t._("there is no such folder"),
        # Translators: why a file cannot be written or read; stands after a colon
        errno.ENOTDIR: t._("a part of the path is no folder"),
        # Translators: why a file cannot be written or read; stands after a colon
        errno.EISDIR: t._("it is a folder"),
        # Translators: why a file cannot be written or read; stands after a colon
        errno.ENAMETOOLONG: t._("the name is too long"),
    }
    # Translators: why a file cannot be written or read; stands after a colon; {number} is the system's code
    return known.get(wrong.errno or 0, t._("error {number} of the system").format(number=wrong.errno or 0))


def not_toml(t: Language, line: str) -> str:
    # Translators: why the settings cannot be read; stands after a colon
    return t._("line {line} is not written as settings are").format(line=line)


def not_kept(t: Language, path: str, wrong: OSError) -> Said:
    # Translators: a file that keeps what is said takes no more; {reason} is why
    text = t._("The file {path} cannot be written any more: {reason}. The game goes on.")
    return alike(text, path=path, reason=reason(t, wrong))
