"""What the coach says: six lessons, each with one idea and a few things to type.

Every wish fits on a line of forty columns, and what is to be typed stands between quotation marks.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from access_play.words.commands import Command
from access_play.words.language import Language
from access_play.words.phrase import Said, say
from access_play.words.program import alike

_CODE: Final = re.compile(r"(?<=\b[a-z])(?=\d)")
"""Between the letter and the figure of a card, as in r11."""


class Lessons:
    """The lessons in one language."""

    def __init__(self, t: Language) -> None:
        self.t = t

    def skip_words(self) -> str:
        # Translators: typed in the lessons, separated by |, the first is shown: on to the next lesson
        return self.t.p_("lesson words", "skip|next")

    def welcome(self, skip: str, leave: str) -> Said:
        # Translators: before the first lesson; {skip} and {quit} are words that can be typed at any time
        text = self.t._("Six short lessons. {skip}: the next one; {quit}: leave.")
        return alike(text, skip=skip, quit=leave)

    def begins(self, lesson: int, count: int, how_to_play: Said) -> list[Said]:
        """The title of a lesson (from 0), and its idea."""
        t = self.t
        # Translators: the beginning of a lesson; {title} is what it is about
        text = t._("Lesson {number} of {count}: {title}.")
        title = alike(text, number=lesson + 1, count=count, title=self._titles()[lesson])
        idea = self._ideas()[lesson]
        if lesson == 1:
            return [title, how_to_play]
        return [title, alike(idea)] if idea else [title]

    def _titles(self) -> tuple[str, ...]:
        t = self.t
        return (
            # Translators: the title of a lesson; no capital, no full stop
            t.p_("lesson", "hear your cards and the table"),
            # Translators: the title of a lesson; no capital, no full stop
            t.p_("lesson", "play"),
            # Translators: the title of a lesson; no capital, no full stop
            t.p_("lesson", "play by number"),
            # Translators: the title of a lesson; no capital, no full stop
            t.p_("lesson", "what the others did"),
            # Translators: the title of a lesson; no capital, no full stop
            t.p_("lesson", "ask"),
            # Translators: the title of a lesson; no capital, no full stop
            t.p_("lesson", "play on, and leave"),
        )

    def _ideas(self) -> tuple[str, ...]:
        t = self.t
        return (
            # Translators: the idea of a lesson
            t._("Words ask, at any moment, as often as you like."),
            "",
            # Translators: the idea of a lesson
            t._("Every play has a number in the list, drawing and passing too."),
            # Translators: the idea of a lesson
            t._("Nothing that was said is lost."),
            # Translators: the idea of a lesson
            t._("A play that is not allowed changes nothing, and you can ask why."),
            # Translators: the idea of a lesson; "resume" is typed at the shell to go on with a game
            t._("A game saves itself at each play; resume goes on with it later."),
        )

    def wish(self, purpose: str, typed: str) -> Said:
        """What to type now, and what it is good for; the voice says the letter of a card, then its figure."""
        text = self._wishes()[purpose]
        return replace(alike(text, typed=typed), spoken=text.format(typed=_CODE.sub(" ", typed)))

    def _wishes(self) -> dict[str, str]:
        t = self.t
        return {
            # Translators: what to type now in a lesson; at most 40 signs, {typed} is short
            Command.HAND.value: t._("Type “{typed}”: your hand."),
            # Translators: what to type now in a lesson; at most 40 signs, {typed} is short
            Command.TABLE.value: t._("Type “{typed}”: what lies open."),
            # Translators: what to type now in a lesson: a play in its short form
            "play": t._("Type “{typed}” to play."),
            # Translators: what to type now in a lesson: the list of what can be played
            Command.LEGAL.value: t._("Type “{typed}”: what you can play."),
            # Translators: what to type now in a lesson: the number of a play in the list
            "number": t._("Type “{typed}”: play by number."),
            # Translators: what to type now in a lesson
            Command.AGAIN.value: t._("Type “{typed}”: the last line again."),
            # Translators: what to type now in a lesson
            Command.LAST.value: t._("Type “{typed}”: the last five lines."),
            # Translators: what to type now in a lesson
            Command.SINCE.value: t._("Type “{typed}”: since your turn."),
            # Translators: what to type now in a lesson: how many cards each player holds
            Command.COUNTS.value: t._("Type “{typed}”: who has how much."),
            # Translators: what to type now in a lesson
            Command.SCORE.value: t._("Type “{typed}”: the points."),
            # Translators: what to type now in a lesson: a play that a rule forbids now
            "forbidden": t._("Type “{typed}”: it is not allowed."),
            # Translators: what to type now in a lesson: why it was refused
            Command.WHY.value: t._("Type “{typed}”: the rule behind it."),
            # Translators: what to type now in a lesson: help on one word
            Command.HELP.value: t._("Type “{typed}”: help on a word."),
            # Translators: what to type now in a lesson: any play
            "play on": t._("Type “{typed}” to play on."),
            # Translators: what to type now in a lesson: take the last step back
            Command.TAKE_BACK.value: t._("Type “{typed}”: take a step back."),
            # Translators: what to type now in a lesson: leave
            Command.QUIT.value: t._("Type “{typed}” to leave."),
        }

    def new_game(self) -> Said:
        # Translators: the game came to its end before the lessons did
        return alike(self.t._("That game is over; the lessons go on in a new one."))

    def ends(self, command: str, game: str) -> Said:
        # Translators: after the last lesson; {command} play {game} is what to type at the shell
        text = self.t._("You know it all. To play: {command} play {game}")
        return alike(text, command=command, game=game)

    def left(self, command: str) -> Said:
        t = self.t
        # Translators: the player left before the last lesson; {command} tutorial is what to type at the shell
        text = t._("See you soon. The lessons again: {command} tutorial")
        # Translators: braille: the player left before the last lesson
        return say(text, t.p_("braille", "again: {command} tutorial"), command=command)
