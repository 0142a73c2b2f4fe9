"""Facts on demand: what a seat may know of the table, in one word."""

from __future__ import annotations

from access_play.console.desk import Desk, Handler
from access_play.games.core import WATCHER, Seat
from access_play.words.commands import Command
from access_play.words.helping import Helping
from access_play.words.language import folded, spellings


class Facts:
    """Answers the words that ask how things stand."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def commands(self) -> dict[Command, Handler]:
        return {
            Command.HELP: self._help,
            Command.HAND: lambda seat, _: self._hand(seat),
            Command.TABLE: lambda seat, _: self._table(seat),
            Command.TURN: lambda seat, _: self._turn(seat),
            Command.SCORE: lambda seat, _: self._score(seat),
            Command.COUNTS: lambda seat, _: self._counts(seat),
            Command.WHO: lambda seat, _: self._who(seat),
            Command.WHY: lambda seat, _: self._why(seat),
            Command.RULES: lambda seat, _: self._rules(seat),
        }

    def of_the_game(self, seat: Seat, line: str) -> bool:
        """Answer what only this game can be asked for; False if the line asks for nothing of the kind."""
        word, _, rest = folded(line).strip().lstrip("/").partition(" ")
        for fact in self.desk.speaker(seat).words.facts():
            if word in spellings(fact.words) and not (fact.alone and rest.strip()):
                lines = fact.answer(self.desk.match.view(seat), rest.strip())
                self.desk.answer(seat, lines, private=fact.private)
                return True
        return False

    def _help(self, seat: Seat, rest: str) -> None:
        helping = Helping(self.desk.speaker(seat).words, self.desk.shelf.english)
        lines = helping.about(rest)
        if lines:
            self.desk.answer(seat, lines)
        else:
            self.desk.error(seat, self.desk.answers(seat).bad_argument(helping.known()))

    def _hand(self, seat: Seat) -> None:
        desk = self.desk
        if seat == WATCHER:
            desk.error(seat, desk.answers(seat).nothing_to_play())
            return
        desk.answer(seat, desk.speaker(seat).words.hand(desk.match.view(seat)), private=True)

    def _table(self, seat: Seat) -> None:
        self.desk.answer(seat, self.desk.speaker(seat).words.table(self.desk.match.view(seat)))

    def _counts(self, seat: Seat) -> None:
        self.desk.answer(seat, self.desk.speaker(seat).words.counts(self.desk.match.view(seat)))

    def _turn(self, seat: Seat) -> None:
        self.desk.answer(seat, [self.desk.speaker(seat).match.turn(self.desk.match.to_act)])

    def _score(self, seat: Seat) -> None:
        speaker, match = self.desk.speaker(seat), self.desk.match
        stands = [] if match.over else speaker.words.score(match.view(seat))
        self.desk.answer(seat, stands or speaker.match.score(match.totals))

    def _who(self, seat: Seat) -> None:
        plan = self.desk.match.plan
        self.desk.answer(seat, [self.desk.speaker(seat).match.order(plan.seating if plan else ())])

    def _why(self, seat: Seat) -> None:
        reason = self.desk.refused.get(seat)
        if reason is None:
            self.desk.answer(seat, [self.desk.answers(seat).nothing_refused()])
        else:
            self.desk.answer(seat, [self.desk.speaker(seat).words.rule(reason)])

    def _rules(self, seat: Seat) -> None:
        self.desk.answer(seat, self.desk.speaker(seat).words.moment(self.desk.match.view(seat)))
