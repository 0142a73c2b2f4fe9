"""The few questions before a game: numbered choices, a default for each, an Enter is enough."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from access_play.choosing import allowed, usual_players
from access_play.console.outputs import Outputs
from access_play.console.shelf import Shelf
from access_play.games import GAMES
from access_play.players import LEVELS
from access_play.words import questions
from access_play.words.announcement import Announcement
from access_play.words.commands import Command, Typed, read_command
from access_play.words.games import game_title
from access_play.words.language import Language, folded
from access_play.words.phrase import Said
from access_play.words.program import alike
from access_play.words.rulebook import preset_words

Wording = Callable[[Language], tuple[str, Sequence[str]]]
"""A question and the names of its answers, in a language."""
SPEAKERS: Final = ("pyttsx3", "reader", "nobody")
"""Who may speak: our own voice, the player's screen reader, nobody."""


class Asking:
    """Asks by every way out, and reads the answers from the line.

    ``t`` is the language asked in; a wish for another one changes it at any question.
    """

    def __init__(self, outputs: Outputs, t: Language, shelf: Shelf) -> None:
        self.outputs = outputs
        self.t = t
        self.shelf = shelf

    async def who_speaks(self) -> str | None:
        """One of :data:`SPEAKERS`; None when the player leaves."""
        return await self.choose(lambda t: (questions.who_speaks(t), questions.speakers(t)), SPEAKERS, 0)

    async def ask(self, level: str) -> list[str] | None:
        """The words of a command line that asks for what was answered; None when the player leaves."""
        game = await self.choose(
            lambda t: (questions.which_game(t), [game_title(t, name) for name in GAMES]), list(GAMES), 0
        )
        if game is None:
            return None
        kind = GAMES[game]
        counts = [str(number) for number in kind.players]
        usual = counts.index(str(usual_players(kind, {})))
        players = await self.choose(
            lambda t: (questions.how_many(t, counts[0], counts[-1]), counts), counts, usual
        )
        if players is None:
            return None
        presets = [name for name, values in kind.presets.items() if allowed(kind, int(players), values)]
        preset = await self._which_rules(presets) if presets[1:] else presets[0]
        if preset is None:
            return None
        chosen = await self.choose(
            lambda t: (questions.how_well(t), [questions.level(t, each) for each in LEVELS]),
            LEVELS,
            LEVELS.index(level) if level in LEVELS else 1,
        )
        if chosen is None:
            return None
        return ["play", game, "--players", players, "--preset", preset, "--bots", chosen]

    async def _which_rules(self, presets: Sequence[str]) -> str | None:
        return await self.choose(
            lambda t: (questions.which_rules(t), [preset_words(t, name) for name in presets]), presets, 0
        )

    async def choose(self, wording: Wording, values: Sequence[str], default: int) -> str | None:
        """Ask until a number, a name or the only beginning of one is typed; None when the player leaves.

        Any word of the game but the one that leaves has the question said again.
        """
        figures = values[0].isdecimal()
        self._ask(wording, default, figures=figures)
        while (line := await self.outputs.console.read_line()) is not None:
            self.outputs.mouth.flush()
            meant = _meant(folded(line).strip(), values, wording(self.t)[1])
            if not line.strip():
                return values[default]
            if len(meant) == 1:
                return values[meant[0]]
            command = self.command(line)
            if command and command.command is Command.QUIT:
                break
            if command:
                self._ask(wording, default, figures=figures)
            else:
                self.tell(alike(questions.again(self.t, len(values), values if figures else ())))
        return None

    def command(self, line: str) -> Typed | None:
        """A word of the game, in any language where it wishes for another; that wish is granted."""
        codes = self.shelf.codes()
        for code in (self.t.code, *codes):
            command = read_command(line, self.shelf.language(code), self.shelf.english)
            if command and command.command is Command.LANGUAGE and command.rest in codes:
                self.t = self.shelf.language(command.rest)
                return command
        return read_command(line, self.t, self.shelf.english)

    def _ask(self, wording: Wording, default: int, *, figures: bool) -> None:
        question, names = wording(self.t)
        self.tell(alike(question))
        for at, name in enumerate(() if figures else names):
            self.tell(alike(questions.choice(self.t, at + 1, name)))
        self.tell(alike(questions.default(self.t, names[default])))

    def tell(self, said: Said) -> None:
        speech = ((self.t.code, said.text),)
        cells = self.shelf.brailler(self.t.code).cells(said.braille)
        self.outputs.give(Announcement("question", said.text, speech, said.braille, seat=None, cells=cells))


def _meant(typed: str, values: Sequence[str], names: Sequence[str]) -> list[int]:
    """Which choices were meant: figures that are choices themselves go before places in the list."""
    if typed in values:
        return [values.index(typed)]
    if typed.isascii() and typed.isdecimal() and len(typed) < 4:
        in_list = not values[0].isdecimal() and 1 <= int(typed) <= len(values)
        return [int(typed) - 1] if in_list else []
    return [
        at
        for at, (value, name) in enumerate(zip(values, names, strict=True))
        if typed and (folded(name).startswith(typed) or value.startswith(typed))
    ]
