"""Typed plays: made, refused, asked about, foretold and taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from access_play.console.desk import Desk, Handler
from access_play.console.doubts import Doubts
from access_play.console.undoing import Undoing
from access_play.games.core import Ambiguous, NotAllowed, NotUnderstood, Play, Seat
from access_play.table.match import OutOfTurn, TurnOver, Unforeseen
from access_play.words.commands import Command, switch_words
from access_play.words.language import folded
from access_play.words.phrase import choosing
from access_play.words.reading import Ahead, Choices, Stale, StepByStep
from access_play.words.typing import confirming, still_playable

Read = Callable[[], list[Play]]
"""Finds the plays that are meant; raises what :meth:`words.reading.Reader.read` does."""


class Plays:
    """Reads the plays of the seats at this machine, and answers what concerns them."""

    def __init__(self, desk: Desk, doubts: Doubts) -> None:
        self.desk = desk
        self.doubts = doubts
        self._undoing = Undoing(desk, doubts)
        self.confirms = False
        """Whether it is asked before a turn ends in which something could still be played."""
        self._asked: dict[Seat, int] = {}
        """For which position each seat was last asked so."""

    def commands(self) -> dict[Command, Handler]:
        return {
            Command.LEGAL: self.tell_legal,
            Command.WHAT_IF: self._what_if,
            Command.TAKE_BACK: lambda seat, _: self.take_back(seat),
            Command.CONFIRM: self._confirm,
        }

    def play(self, seat: Seat, line: str) -> None:
        """Make the plays that a line means, all or none; or say what is wrong with it.

        Raises NotUnderstood for a line that means none.
        """
        speaker, match = self.desk.speaker(seat), self.desk.match
        view, choices = match.view(seat), self.desk.choices_of(seat)
        ahead = self._ahead(seat)
        self.attempt(seat, lambda: speaker.reader.read(line, view, choices, match.plays, ahead), line)

    def attempt(self, seat: Seat, read: Read, line: str = "") -> None:
        """Make the plays that are read, all or none; or say what is wrong with them.

        Whether a turn is to end is only asked where a line was typed. Raises NotUnderstood
        where nothing can be read.
        """
        desk, speaker, match = self.desk, self.desk.speaker(seat), self.desk.match
        answers, view = desk.answers(seat), match.view(seat)
        try:
            plays = read()
            self._is_its_turn(seat)
            if not (line and self._asks_before(seat, line, plays)):
                match.play(seat, plays)
        except Stale:
            desk.error(seat, answers.stale())
            self.tell_legal(seat)
        except StepByStep as wrong:
            desk.error(seat, answers.step_by_step(wrong.text))
        except Ambiguous as several:
            desk.error(seat, answers.which())
            desk.list_plays(seat, several.plays, asked=True)
        except OutOfTurn as wrong:
            desk.error(seat, answers.not_your_turn(wrong.seat))
        except TurnOver as late:
            said = answers.turn_over(speaker.words.play_name(late.play))
            desk.error(seat, speaker.words.too_late(late.play, view) or said)
        except Unforeseen as first:
            desk.error(seat, answers.unforeseen(speaker.words.play_name(first.play)))
        except NotAllowed as refusal:
            desk.refused[seat] = refusal.reason
            desk.refusals += 1
            desk.error(seat, speaker.words.refused(refusal, view))

    def _ahead(self, seat: Seat) -> Ahead:
        """What the seat will see after plays, as far as it can be foreseen."""
        return lambda plays: self.desk.match.ahead(seat, plays)

    def _is_its_turn(self, seat: Seat) -> None:
        if self.desk.match.to_act != seat:
            raise OutOfTurn(self.desk.match.to_act)

    def _asks_before(self, seat: Seat, line: str, plays: Sequence[Play]) -> bool:
        """Ask, once for each position, before a turn ends in which something could still be played.

        Who ends the turn in the line that plays knows what remains.
        """
        desk, game, position = self.desk, self.desk.match.game, self.desk.match.plays
        if not self.confirms or len(plays) != 1 or not game.only_ends(plays[0]):
            return False
        remaining = [play for play in desk.legal(seat) if not game.only_ends(play)]
        if not remaining or plays[0] not in desk.legal(seat) or self._asked.get(seat) == position:
            return False
        self._asked[seat] = position
        words, view = desk.speaker(seat).words, desk.match.view(seat)
        names = [words.choice_name(view, play) for play in remaining]
        desk.answer(seat, [still_playable(words.t, names, line)], private=True, kind="question")
        self.doubts.raise_one(seat, lambda: self.play(seat, line))
        return True

    def _confirm(self, seat: Seat, rest: str) -> None:
        desk, t = self.desk, self.desk.speaker(seat).t
        words = folded(switch_words(t)).split("|")
        if rest not in (*words, "on", "off"):
            desk.error(seat, desk.answers(seat).bad_argument(", ".join(words)))
            return
        self.confirms = rest in (words[0], "on")
        desk.answer(seat, [confirming(t, on=self.confirms)])

    def misunderstood(self, seat: Seat, line: str) -> None:
        """Say that a line means nothing, and what would be right."""
        legal = self.desk.legal(seat)
        words, view = self.desk.speaker(seat).words, self.desk.match.view(seat)
        names = [words.choice_name(view, play) for play in legal]
        self.desk.error(seat, self.desk.answers(seat).not_understood(line, names))

    def tell_legal(self, seat: Seat, rest: str = "") -> None:
        """List what can be played; a number asks for the list from there on."""
        legal = self.desk.legal(seat)
        if legal:
            first = int(rest) if rest.isdecimal() else 1
            self.desk.list_plays(seat, legal, first=first if 1 <= first <= len(legal) else 1)
        else:
            self.desk.answer(seat, [self.desk.answers(seat).nothing_to_play()])

    def take_back(self, seat: Seat) -> None:
        self._undoing.take_back(seat)

    # what a play would lead to

    def _what_if(self, seat: Seat, rest: str) -> None:
        """Say what a play would lead to, typed as the play or by its number; without one, what each would."""
        desk, legal = self.desk, self.desk.legal(seat)
        if not rest and legal:
            self._what_if_each(seat, legal)
            return
        plays = self._asked_about(seat, rest, legal)
        if not plays or plays[0] not in legal:
            self.misunderstood(seat, rest)
            return
        words, view = desk.speaker(seat).words, desk.match.view(seat)
        told = [said for play in plays for said in words.what_if(view, play)]
        desk.answer(seat, told or [desk.answers(seat).no_outcome()], private=True)

    def _asked_about(self, seat: Seat, text: str, legal: Sequence[Play]) -> list[Play]:
        """The plays that a text or a number may mean; without a list, a number is a place among the legal."""
        desk, position = self.desk, self.desk.match.plays
        choices = desk.choices.get(seat, Choices())
        if not choices.numbered or choices.position != position:
            choices = Choices(tuple(legal), position, numbered=True)
        try:
            return desk.speaker(seat).reader.read(text, desk.match.view(seat), choices, position)[:1]
        except Ambiguous as several:
            return list(several.plays)
        except NotUnderstood:
            return []

    def _what_if_each(self, seat: Seat, legal: Sequence[Play]) -> None:
        """List the plays by number, each with what it would lead to."""
        desk, answers = self.desk, self.desk.answers(seat)
        words, view = desk.speaker(seat).words, desk.match.view(seat)
        desk.choices[seat] = Choices(tuple(legal), desk.match.plays, numbered=True)
        lines = []
        for at, play in enumerate(legal):
            told = words.what_if(view, play) or [answers.no_outcome()]
            lines += [choosing(play, answers.choice(at + 1, words.choice_name(view, play))), *told]
        desk.answer(seat, lines, private=True)
