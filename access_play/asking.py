"""The few questions before a game: numbered choices, a default for each, an Enter is enough."""

from __future__ import annotations

from collections.abc import Sequence

from access_play.choosing import allowed, usual_players
from access_play.console.outputs import Outputs
from access_play.console.shelf import Shelf
from access_play.games import GAMES
from access_play.players import LEVELS
from access_play.words import questions
from access_play.words.announcement import Announcement
from access_play.words.commands import Command, read_command
from access_play.words.games import game_title
from access_play.words.language import Language, folded
from access_play.words.program import alike
from access_play.words.rulebook import preset_words


class Asking:
    """Asks by every way out, and reads the answers from the line."""

    def __init__(self, outputs: Outputs, t: Language, shelf: Shelf, level: str) -> None:
        self.outputs = outputs
        self.t = t
        self.level = level if level in LEVELS else LEVELS[1]
        self._english = shelf.english
        self._cells = shelf.brailler(t.code).cells

    async def ask(self) -> list[str] | None:
        """The words of a command line that asks for what was answered; None when the player leaves."""
        t = self.t
        titles = [game_title(t, name) for name in GAMES]
        game = await self.choose(questions.which_game(t), list(GAMES), titles, 0)
        if game is None:
            return None
        kind = GAMES[game]
        counts = [str(number) for number in kind.players]
        usual = counts.index(str(usual_players(kind, {})))
        players = await self.choose(questions.how_many(t, counts[0], counts[-1]), counts, counts, usual)
        if players is None:
            return None
        presets = [name for name, values in kind.presets.items() if allowed(kind, int(players), values)]
        named = [preset_words(t, name) for name in presets]
        preset = await self.choose(questions.which_rules(t), presets, named, 0) if named[1:] else presets[0]
        if preset is None:
            return None
        levels = [questions.level(t, level) for level in LEVELS]
        level = await self.choose(questions.how_well(t), LEVELS, levels, LEVELS.index(self.level))
        if level is None:
            return None
        return ["play", game, "--players", players, "--preset", preset, "--bots", level]

    async def choose(
        self, question: str, values: Sequence[str], names: Sequence[str], default: int
    ) -> str | None:
        """Ask until a number, a name or the only beginning of one is typed; None when the player leaves.

        Any word of the game but the one that leaves has the question said again.
        """
        figures = values[0].isdecimal()
        self._ask(question, () if figures else names, names[default])
        while (line := await self.outputs.console.read_line()) is not None:
            self.outputs.mouth.flush()
            meant = _meant(folded(line).strip(), values, names)
            if not line.strip():
                return values[default]
            if len(meant) == 1:
                return values[meant[0]]
            command = read_command(line, self.t, self._english)
            if command and command.command is Command.QUIT:
                break
            if command:
                self._ask(question, () if figures else names, names[default])
            else:
                self._say(questions.again(self.t, len(names), values if figures else ()))
        return None

    def _ask(self, question: str, numbered: Sequence[str], usual: str) -> None:
        self._say(question)
        for at, name in enumerate(numbered):
            self._say(questions.choice(self.t, at + 1, name))
        self._say(questions.default(self.t, usual))

    def _say(self, text: str) -> None:
        said = alike(text)
        speech = ((self.t.code, said.text),)
        cells = self._cells(said.braille)
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
