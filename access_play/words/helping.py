"""What help tells: how to play first, then the words by theme, then any single word."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import Final

from access_play.words.base import Fact, GameWords
from access_play.words.commands import Command, command_help, command_words, read_command, shown
from access_play.words.language import Language, spellings
from access_play.words.phrase import Said
from access_play.words.program import alike


class Theme(enum.Enum):
    """What a word is about."""

    FACTS = "facts"
    REVIEW = "review"
    PLAYS = "plays"
    VOICE = "voice"
    MACHINE = "machine"


THEMES: Final[Mapping[Theme, tuple[Command, ...]]] = {
    Theme.FACTS: (
        Command.HAND,
        Command.TABLE,
        Command.COUNTS,
        Command.SCORE,
        Command.STOCK,
        Command.WHAT,
        Command.TURN,
        Command.ORDER,
        Command.WHO,
        Command.RULES,
        Command.OPTIONS,
        Command.TIME,
    ),
    Theme.REVIEW: (
        Command.AGAIN,
        Command.BACK,
        Command.FORWARD,
        Command.LAST,
        Command.SINCE,
        Command.HISTORY,
        Command.SPELL,
    ),
    Theme.PLAYS: (Command.LEGAL, Command.HINT, Command.WHY, Command.WHAT_IF, Command.TAKE_BACK),
    Theme.VOICE: (
        Command.SPEECH,
        Command.VOICE,
        Command.VOICES,
        Command.RATE,
        Command.FASTER,
        Command.SLOWER,
        Command.PITCH,
        Command.VOLUME,
        Command.HUSH,
        Command.SOUNDS,
    ),
    Theme.MACHINE: (
        Command.DETAIL,
        Command.TELL,
        Command.SORT,
        Command.WORDING,
        Command.LANGUAGE,
        Command.BRAILLE,
        Command.PAUSE,
        Command.WIDTH,
        Command.COLOUR,
        Command.CONFIRM,
        Command.PRIVATE,
        Command.SAVE,
        Command.SAVES,
        Command.REPORT,
        Command.QUIT,
    ),
}
"""Every command but help itself has its place in one of the themes."""

COMMON: Final = (
    Command.HAND,
    Command.TABLE,
    Command.LEGAL,
    Command.COUNTS,
    Command.SCORE,
    Command.AGAIN,
    Command.LAST,
    Command.WHY,
    Command.RULES,
    Command.QUIT,
)
"""What the first help tells of."""


def theme_words(t: Language) -> dict[Theme, str]:
    """What is typed after "help" for each theme, separated by |; the first is shown."""
    return {
        # Translators: typed after "help", separated by |, the first is shown: words that ask how things stand
        Theme.FACTS: t.p_("help theme", "facts|fact"),
        # Translators: typed after "help", separated by |, the first is shown: words to hear things again
        Theme.REVIEW: t.p_("help theme", "review"),
        # Translators: typed after "help", separated by |, the first is shown: words about what can be played
        Theme.PLAYS: t.p_("help theme", "plays|play"),
        # Translators: typed after "help", separated by |, the first is shown: words for the voice
        Theme.VOICE: t.p_("help theme", "voice"),
        # Translators: typed after "help", separated by |, the first is shown: language, detail, save, quit
        Theme.MACHINE: t.p_("help theme", "machine"),
    }


class Helping:
    """Help on the words of one game, in one language."""

    def __init__(self, words: GameWords, english: Language) -> None:
        self.words = words
        self.t = words.t
        self._english = english

    def about(self, typed: str) -> list[Said]:
        """Help on what was typed, folded, behind "help"; empty if it is no word of the game."""
        if not typed:
            return self.first()
        languages = (self._english, self.t)
        if any(typed in spellings(_more(t)) for t in languages):
            return self.more()
        for t in languages:
            for theme, words in theme_words(t).items():
                if typed in spellings(words):
                    return self._of_theme(theme)
        return self._of_word(typed)

    def known(self) -> str:
        """What can be typed behind "help", for somebody who typed something else."""
        return ", ".join(_first(words) for words in (_more(self.t), *theme_words(self.t).values()))

    def first(self) -> list[Said]:
        """How to play, and what is asked most."""
        # Translators: the last line of help; "help more" and "help score" are what to type
        more = alike(self.t._("Help more: every word, by theme; help score: one word alone."))
        facts = [_of_fact(fact) for fact in self.words.facts()]
        return [*self.words.how_to_play(), *facts, *self._of(COMMON), more]

    def more(self) -> list[Said]:
        """The words of each theme, a line each."""
        known, themes = command_words(self.t), theme_words(self.t)
        # Translators: {theme} is typed after "help" to hear more about these {words}
        text = self.t._("help {theme}: {words}.")
        return [
            alike(
                text, theme=_first(themes[theme]), words=", ".join(_first(known[each]) for each in commands)
            )
            for theme, commands in THEMES.items()
        ]

    def _of_theme(self, theme: Theme) -> list[Said]:
        own = [_of_fact(fact) for fact in self.words.facts()] if theme is Theme.FACTS else []
        return [*self._of(THEMES[theme]), *own]

    def _of_word(self, typed: str) -> list[Said]:
        """Help on one word: the game's own before those of every game."""
        own = [_of_fact(fact) for fact in self.words.facts() if typed in spellings(fact.words)]
        meant = read_command(typed, self.t, self._english)
        if own or not meant:
            return own
        return self.first() if meant.command is Command.HELP else self._of([meant.command])

    def _of(self, commands: Sequence[Command]) -> list[Said]:
        known, text = command_words(self.t), command_help(self.t)
        return [alike(text[command], words=shown(known[command])) for command in commands]


def _of_fact(fact: Fact) -> Said:
    return alike(fact.help, words=shown(fact.words))


def _more(t: Language) -> str:
    # Translators: typed after "help", separated by |, the first is shown: all words by theme
    return t.p_("help theme", "more|all")


def _first(words: str) -> str:
    return words.partition("|")[0]
