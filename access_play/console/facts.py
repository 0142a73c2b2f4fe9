"""Facts on demand: what a seat may know of the table, in one word."""

from __future__ import annotations

from dataclasses import replace

from access_play.console.desk import Desk, Handler
from access_play.games.core import WATCHER, Seat
from access_play.words.commands import Command
from access_play.words.games import words_for
from access_play.words.helping import Helping
from access_play.words.language import folded, spellings
from access_play.words.program import alike
from access_play.words.rulebook import changed_options, every_option
from access_play.words.whereabouts import which_card


class Facts:
    """Answers the words that ask how things stand."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def commands(self) -> dict[Command, Handler]:
        return {
            Command.HELP: self._help,
            Command.HAND: self._hand,
            Command.WHAT: self._what,
            Command.TABLE: self._table,
            Command.TURN: lambda seat, _: self._turn(seat),
            Command.SCORE: self._score,
            Command.COUNTS: self._counts,
            Command.STOCK: lambda seat, _: self._stock(seat),
            Command.WHO: lambda seat, _: self._who(seat),
            Command.ORDER: lambda seat, _: self._order(seat),
            Command.OPTIONS: self._options,
            Command.TIME: lambda seat, _: self._time(seat),
            Command.WHY: lambda seat, _: self._why(seat),
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

    # cards

    def _hand(self, seat: Seat, rest: str) -> None:
        """The hand, once in the order that is typed behind the word, else in the usual one."""
        desk, speaker = self.desk, self.desk.speaker(seat)
        if seat == WATCHER:
            desk.error(seat, desk.answers(seat).nothing_to_play())
            return
        words, by_number = speaker.words, desk.sorted_by_number(seat, rest)
        if words.sorts_hands and by_number is not None:
            words = words_for(desk.match.game, replace(speaker.listener, by_number=by_number))
        desk.answer(seat, words.hand(desk.match.view(seat)), private=True)

    def _what(self, seat: Seat, rest: str) -> None:
        """Where a card is, as far as the seat may know."""
        desk, speaker = self.desk, self.desk.speaker(seat)
        plays = speaker.reader.spelled(rest)
        told = desk.this_round(seat)
        lines = speaker.words.what(rest, plays, desk.match.view(seat), told) if rest else []
        if lines:
            desk.answer(seat, lines, private=seat != WATCHER)
        else:
            desk.error(seat, which_card(speaker.t))

    # what each player has, or the one who is named

    def _table(self, seat: Seat, rest: str) -> None:
        desk, words, view = self.desk, self.desk.speaker(seat).words, self.desk.match.view(seat)
        if not rest:
            desk.answer(seat, words.table(view))
        elif (player := desk.named(seat, rest)) is not None:
            desk.answer(seat, words.table_of(view, player, desk.this_round(seat)))

    def _counts(self, seat: Seat, rest: str) -> None:
        desk, words, view = self.desk, self.desk.speaker(seat).words, self.desk.match.view(seat)
        if not rest:
            desk.answer(seat, words.counts(view))
        elif (player := desk.named(seat, rest)) is not None:
            desk.answer(seat, words.counts_of(view, player) or [desk.answers(seat).sits_out(player)])

    def _score(self, seat: Seat, rest: str) -> None:
        desk, speaker, match = self.desk, self.desk.speaker(seat), self.desk.match
        if not rest:
            stands = [] if match.over else speaker.words.score(match.view(seat))
            desk.answer(seat, stands or speaker.match.score(match.totals))
        elif (player := desk.named(seat, rest)) is not None:
            stands = [] if match.over else speaker.words.score_of(match.view(seat), player)
            desk.answer(seat, stands or [speaker.match.score_of(player, match.totals[player])])

    # the course of the game

    def _stock(self, seat: Seat) -> None:
        self.desk.answer(seat, self.desk.speaker(seat).words.stock(self.desk.match.view(seat)))

    def _turn(self, seat: Seat) -> None:
        self.desk.answer(seat, [self.desk.speaker(seat).match.turn(self.desk.match.to_act)])

    def _who(self, seat: Seat) -> None:
        plan = self.desk.match.plan
        self.desk.answer(seat, [self.desk.speaker(seat).match.order(plan.seating if plan else ())])

    def _order(self, seat: Seat) -> None:
        desk, speaker, match = self.desk, self.desk.speaker(seat), self.desk.match
        if match.plan is None:
            desk.answer(seat, [speaker.match.turn(match.to_act)])
            return
        seats = speaker.words.order(match.view(seat), match.plan.seating)
        desk.answer(seat, [speaker.match.following(seats)])

    def _time(self, seat: Seat) -> None:
        minutes = int(self.desk.clock() - self.desk.begun) // 60
        self.desk.answer(seat, [self.desk.answers(seat).played_for(minutes)])

    # rules

    def _options(self, seat: Seat, rest: str) -> None:
        """The options that have not their default; after another word, all of them."""
        t, game = self.desk.speaker(seat).t, self.desk.match.game
        told = every_option(t, game) if rest else changed_options(t, game)
        self.desk.answer(seat, [alike(sentence) for sentence in told])

    def _why(self, seat: Seat) -> None:
        reason = self.desk.refused.get(seat)
        if reason is None:
            self.desk.answer(seat, [self.desk.answers(seat).nothing_refused()])
        else:
            # Which rule forbade a play may tell what a hand holds.
            self.desk.answer(seat, [self.desk.speaker(seat).words.rule(reason)], private=seat != WATCHER)
