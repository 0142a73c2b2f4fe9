"""What a typed line means at the table, and what is answered."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from access_play.console.listening import Listening
from access_play.console.outputs import Outputs
from access_play.console.shelf import Shelf
from access_play.games.core import WATCHER, Ambiguous, NotAllowed, NotUnderstood, Play, Reason, Seat
from access_play.speech.mouth import FASTEST, SLOWEST
from access_play.table.match import Match, NothingToTakeBack, OutOfTurn, TurnOver, Unforeseen
from access_play.words.announcement import Announcement
from access_play.words.answers import Answers
from access_play.words.base import Verbosity
from access_play.words.commands import Command, Typed, read_command
from access_play.words.language import folded, spellings
from access_play.words.phrase import Said
from access_play.words.presenter import Presenter
from access_play.words.reading import Ahead, Choices, Stale, StepByStep

LAST: Final = 5
"""How many lines "last" tells unless a number follows."""
MOST: Final = 20
"""How many lines any answer has at most."""


class Left(Exception):
    """The players leave the table."""


class Understanding:
    """Reads lines of the seats at this machine and answers them."""

    def __init__(self, match: Match, listening: Listening, outputs: Outputs, shelf: Shelf) -> None:
        self.match = match
        self.listening = listening
        self.outputs = outputs
        self.shelf = shelf
        self.choices: dict[Seat, Choices] = {}
        self.where_saved: Callable[[Answers], Said] = Answers.nothing_yet
        self._refused: dict[Seat, Reason] = {}
        self._back: dict[Seat, int] = {}

    def heed(self, seat: Seat, line: str) -> None:
        """Answer one line; ``seat`` is whose turn at the machine it is, or WATCHER. Raises Left."""
        speaker = self.listening.presenter(seat)
        typed = read_command(line, speaker.t, self.shelf.english)
        if typed and typed.cut and speaker.reader.knows(line):
            typed = None
        typed = typed or self._way_home(line)
        if not line.strip():
            self.remind(seat)
        elif typed:
            self._command(seat, typed)
        elif not self._fact(seat, line):
            self._play(seat, line)
        if not typed or typed.command is not Command.BACK:
            self._back.pop(seat, None)

    def _way_home(self, line: str) -> Typed | None:
        """A wish for a language in the words of any language: one strayed into must not be a trap."""
        codes = self.shelf.codes()
        for code in codes:
            typed = read_command(line, self.shelf.language(code), self.shelf.english)
            if typed and typed.command is Command.LANGUAGE and typed.rest in codes and not typed.cut:
                return typed
        return None

    def remind(self, seat: Seat, *, with_hand: bool = False) -> None:
        """Tell a seat what is asked of it, and its hand if it cannot have heard it yet."""
        speaker = self.listening.presenter(seat)
        asked = next(
            (event for event in reversed(self.match.events) if event.asks and event.seat == seat), None
        )
        if asked is None or self.match.to_act != seat:
            self._answer(seat, [speaker.match.turn(self.match.to_act)])
            return
        if with_hand and speaker.words.holds_hands:
            self._answer(seat, speaker.words.hand(self.match.view(seat)), private=True)
        self.choices.pop(seat, None)
        announcement = speaker.event(asked)
        if announcement:
            self.outputs.give(announcement)

    # answers

    def _answer(
        self, seat: Seat, lines: Sequence[Said], *, private: bool = False, kind: str = "answer"
    ) -> None:
        speaker = self.listening.presenter(seat)
        for said in lines[:MOST]:
            self._give(seat, speaker.answer(said, private=private, kind=kind))

    def _give(self, seat: Seat, announcement: Announcement) -> None:
        self.listening.keep(announcement)
        self.outputs.give(announcement)

    def _error(self, seat: Seat, said: Said) -> None:
        """Say what is wrong; why a play is refused may tell what a hand holds."""
        self._answer(seat, [said], kind="error", private=seat != WATCHER)

    def _answers(self, seat: Seat) -> Answers:
        return Answers(self.listening.presenter(seat).listener)

    # plays

    def _play(self, seat: Seat, line: str) -> None:
        speaker, position = self.listening.presenter(seat), self.match.plays
        view, legal = self.match.view(seat), self._legal(seat)
        choices = self._choices(seat, legal)
        try:
            plays = speaker.reader.read(line, view, choices, position, self._ahead(seat))
            self._is_its_turn(seat)
            self.match.play(seat, plays)
        except Stale:
            self._error(seat, self._answers(seat).stale())
            self._tell_legal(seat)
        except StepByStep as wrong:
            self._error(seat, self._answers(seat).step_by_step(wrong.text))
        except NotUnderstood:
            self._misunderstood(seat, line, legal)
        except Ambiguous as several:
            self._error(seat, self._answers(seat).which())
            self._list(seat, several.plays, asked=True)
        except OutOfTurn as wrong:
            self._error(seat, self._answers(seat).not_your_turn(wrong.seat))
        except TurnOver as late:
            said = self._answers(seat).turn_over(speaker.words.play_name(late.play))
            self._error(seat, speaker.words.too_late(late.play, view) or said)
        except Unforeseen as first:
            self._error(seat, self._answers(seat).unforeseen(speaker.words.play_name(first.play)))
        except NotAllowed as refusal:
            self._refused[seat] = refusal.reason
            self._error(seat, speaker.words.refused(refusal, view))

    def _choices(self, seat: Seat, legal: Sequence[Play]) -> Choices:
        """The list last said: one that was asked for, or the question itself where it numbers its choices."""
        listed, position = self.choices.get(seat, Choices()), self.match.plays
        if legal and listed.position != position and self._words(seat).words.numbers_choices:
            return Choices(tuple(legal), position, numbered=True)
        return listed

    def _ahead(self, seat: Seat) -> Ahead:
        """What the seat will see after plays, as far as it can be foreseen."""
        return lambda plays: self.match.ahead(seat, plays)

    def _is_its_turn(self, seat: Seat) -> None:
        if self.match.to_act != seat:
            raise OutOfTurn(self.match.to_act)

    def _misunderstood(self, seat: Seat, line: str, legal: Sequence[Play]) -> None:
        words, view = self.listening.presenter(seat).words, self.match.view(seat)
        names = [words.choice_name(view, play) for play in legal]
        self._error(seat, self._answers(seat).not_understood(line, names))

    def _legal(self, seat: Seat) -> tuple[Play, ...]:
        return () if seat == WATCHER or self.match.over else self.match.view(seat).legal

    def _list(self, seat: Seat, plays: Sequence[Play], *, asked: bool = False) -> None:
        """List plays by number; the numbers can be typed until something is played."""
        answers, words = self._answers(seat), self.listening.presenter(seat).words
        self.choices[seat] = Choices(tuple(plays), self.match.plays, numbered=True, asked=asked)
        view = self.match.view(seat)
        lines = [answers.choice(at + 1, words.choice_name(view, play)) for at, play in enumerate(plays)]
        self._answer(seat, lines, private=True)

    # commands

    def _fact(self, seat: Seat, line: str) -> bool:
        """Answer what only this game can be asked for; False if the line asks for nothing of the kind."""
        word, _, rest = folded(line).strip().lstrip("/").partition(" ")
        for fact in self._words(seat).words.facts():
            if word in spellings(fact.words) and not (fact.alone and rest.strip()):
                lines = fact.answer(self.match.view(seat), rest.strip())
                self._answer(seat, lines, private=fact.private)
                return True
        return False

    def _what_if(self, seat: Seat, rest: str) -> None:
        """Say what a play would lead to, typed as the play or by its number; without one, what each would."""
        speaker, legal = self._words(seat), self._legal(seat)
        text = re.sub(r"^(if|si)\b\s*", "", rest)
        if not text and legal:
            self._what_if_each(seat, legal)
            return
        choices = self.choices.get(seat, Choices())
        if not choices.numbered or choices.position != self.match.plays:
            choices = Choices(legal, self.match.plays, numbered=True)
        view = self.match.view(seat)
        try:
            plays = speaker.reader.read(text, view, choices, self.match.plays)[:1]
        except Ambiguous as several:
            plays = list(several.plays)
        except NotUnderstood:
            plays = []
        if not plays or plays[0] not in legal:
            self._misunderstood(seat, text, legal)
            return
        told = [said for play in plays for said in speaker.words.what_if(view, play)]
        self._answer(seat, told or [self._answers(seat).no_outcome()], private=True)

    def _what_if_each(self, seat: Seat, legal: Sequence[Play]) -> None:
        """List the plays by number, each with what it would lead to."""
        answers, words, view = self._answers(seat), self._words(seat).words, self.match.view(seat)
        self.choices[seat] = Choices(tuple(legal), self.match.plays, numbered=True)
        lines = []
        for at, play in enumerate(legal):
            told = words.what_if(view, play) or [answers.no_outcome()]
            lines += [answers.choice(at + 1, words.choice_name(view, play)), *told]
        self._answer(seat, lines, private=True)

    def _command(self, seat: Seat, typed: Typed) -> None:
        facts: dict[Command, Callable[[Seat], None]] = {
            Command.HAND: self._hand,
            Command.TABLE: self._table,
            Command.LEGAL: self._tell_legal,
            Command.TURN: self._turn,
            Command.SCORE: self._score,
            Command.COUNTS: self._counts,
            Command.WHO: self._who,
            Command.AGAIN: self._again,
            Command.BACK: self._go_back,
            Command.WHY: self._why,
            Command.RULES: self._rules,
            Command.HUSH: self._hush,
            Command.SAVE: self._save,
            Command.TAKE_BACK: self._take_back,
        }
        settings: dict[Command, Callable[[Seat, str], None]] = {
            Command.HELP: self._help,
            Command.LAST: self._last,
            Command.WHAT_IF: self._what_if,
            Command.DETAIL: self._detail,
            Command.LANGUAGE: self._language,
            Command.SPEECH: self._speech,
            Command.RATE: self._rate,
        }
        if typed.command is Command.QUIT:
            raise Left
        if typed.command in facts:
            facts[typed.command](seat)
        else:
            settings[typed.command](seat, typed.rest)

    def _take_back(self, seat: Seat) -> None:
        try:
            self.match.take_back(seat)
        except NothingToTakeBack:
            self._error(seat, self._answers(seat).nothing_to_take_back())

    def _words(self, seat: Seat) -> Presenter:
        return self.listening.presenter(seat)

    def _help(self, seat: Seat, rest: str) -> None:
        answers = self._answers(seat)
        self._answer(seat, answers.more_help() if rest else answers.help(self._words(seat).words))

    def _hand(self, seat: Seat) -> None:
        if seat == WATCHER:
            self._error(seat, self._answers(seat).nothing_to_play())
            return
        self._answer(seat, self._words(seat).words.hand(self.match.view(seat)), private=True)

    def _table(self, seat: Seat) -> None:
        self._answer(seat, self._words(seat).words.table(self.match.view(seat)))

    def _counts(self, seat: Seat) -> None:
        self._answer(seat, self._words(seat).words.counts(self.match.view(seat)))

    def _tell_legal(self, seat: Seat) -> None:
        legal = self._legal(seat)
        if legal:
            self._list(seat, legal)
        else:
            self._answer(seat, [self._answers(seat).nothing_to_play()])

    def _turn(self, seat: Seat) -> None:
        self._answer(seat, [self._words(seat).match.turn(self.match.to_act)])

    def _score(self, seat: Seat) -> None:
        speaker = self._words(seat)
        stands = [] if self.match.over else speaker.words.score(self.match.view(seat))
        self._answer(seat, stands or speaker.match.score(self.match.totals))

    def _who(self, seat: Seat) -> None:
        seating = self.match.plan.seating if self.match.plan else ()
        self._answer(seat, [self._words(seat).match.order(seating)])

    def _again(self, seat: Seat) -> None:
        heard = self.listening.heard(seat)
        if heard:
            self.outputs.give(heard[-1])
        else:
            self._answer(seat, [self._answers(seat).nothing_yet()])

    def _go_back(self, seat: Seat) -> None:
        """One announcement further back at each call."""
        heard = self.listening.heard(seat)
        at = self._back.get(seat, 1) + 1
        if at > len(heard):
            self.outputs.give(self._words(seat).answer(self._answers(seat).nothing_yet()))
            return
        self._back[seat] = at
        self.outputs.give(heard[-at])

    def _last(self, seat: Seat, rest: str) -> None:
        count = int(rest) if rest.isascii() and rest.isdecimal() and len(rest) < 4 else LAST
        for announcement in self.listening.heard(seat)[-min(max(count, 1), MOST) :]:
            self.outputs.give(announcement)

    def _why(self, seat: Seat) -> None:
        reason = self._refused.get(seat)
        if reason is None:
            self._answer(seat, [self._answers(seat).nothing_refused()])
        else:
            self._answer(seat, [self._words(seat).words.rule(reason)])

    def _rules(self, seat: Seat) -> None:
        self._answer(seat, self._words(seat).words.moment(self.match.view(seat)))

    def _hush(self, seat: Seat) -> None:
        self._answer(seat, [self._answers(seat).hushed()])
        self.outputs.mouth.flush()

    def _save(self, seat: Seat) -> None:
        self._answer(seat, [self.where_saved(self._answers(seat))])

    # settings

    def _detail(self, seat: Seat, rest: str) -> None:
        # Translators: how much is said: brief, normal, full, separated by |
        names = folded(self._words(seat).t.p_("detail words", "brief|normal|full")).split("|")
        known = dict(zip(names, Verbosity, strict=False)) | {each.value: each for each in Verbosity}
        if rest not in known:
            self._error(seat, self._answers(seat).bad_argument(", ".join(names)))
            return
        self.listening.detail(seat, known[rest])
        self._answer(seat, [self._answers(seat).detail()])

    def _language(self, seat: Seat, rest: str) -> None:
        codes = self.shelf.codes()
        if rest not in codes:
            self._error(seat, self._answers(seat).bad_argument(", ".join(codes)))
            return
        self.listening.speak(seat, rest)
        self._answer(seat, [self._answers(seat).language()])

    def _speech(self, seat: Seat, rest: str) -> None:
        # Translators: words for on and off, separated by |
        words = folded(self._words(seat).t.p_("on off", "on|off")).split("|")
        if rest not in (*words, "on", "off"):
            self._error(seat, self._answers(seat).bad_argument(", ".join(words)))
            return
        on = rest in (words[0], "on")
        self.outputs.voice(on)
        self._answer(seat, [self._answers(seat).speech(on)])

    def _rate(self, seat: Seat, rest: str) -> None:
        if not (rest.isascii() and rest.isdecimal() and SLOWEST <= int(rest[:6]) <= FASTEST):
            self._error(seat, self._answers(seat).bad_argument(f"{SLOWEST} - {FASTEST}"))
            return
        self.outputs.mouth.set(rate=int(rest))
        self._answer(seat, [self._answers(seat).rate(int(rest))])
