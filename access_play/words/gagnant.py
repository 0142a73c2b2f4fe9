"""Onze Gagnant in words: which sentence goes with which event, fact and play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from access_play.games.core import Event, NotAllowed, Play, Reason, Seat
from access_play.games.gagnant import events
from access_play.games.gagnant.cards import Side, Source
from access_play.games.gagnant.drawing import SOURCES
from access_play.games.gagnant.lines import LineName
from access_play.games.gagnant.pack import NOTHING
from access_play.games.gagnant.placing import side_of
from access_play.games.gagnant.state import (
    BACK,
    CARD,
    DRAW,
    DRAW_BONUS,
    DRAW_OPEN,
    GOAL,
    GOAL_PLUS,
    LINE,
    GagnantView,
    Step,
    side_in,
)
from access_play.players.advice import Advice
from access_play.table import events as around
from access_play.words import (
    gagnant_actions,
    gagnant_course,
    gagnant_facts,
    gagnant_hints,
    gagnant_laying,
    gagnant_outcomes,
    gagnant_plays,
    gagnant_rules,
    gagnant_what,
)
from access_play.words.base import Fact, GameWords
from access_play.words.gagnant_cards import (
    face_name,
    goal_sign_name,
    laid_card,
    sign_name,
    source_name,
)
from access_play.words.phrase import Name, Said, plain

_SENTENCES: Final[dict[type[Event], Callable[[Any, Any], Said]]] = {
    events.LineLaid: gagnant_course.line_laid,
    events.GameBegins: gagnant_course.begins,
    events.TurnCame: gagnant_course.turn_came,
    events.TurnGoesOn: gagnant_course.turn_goes_on,
    events.StockEmpty: gagnant_course.stock_empty,
    events.LineStands: gagnant_course.line_stands,
    events.Won: gagnant_course.won,
    events.NobodyWon: gagnant_course.nobody_won,
    events.SuccessTold: gagnant_course.success,
    events.CardRevealed: gagnant_laying.revealed,
    events.CardDrawn: gagnant_laying.drawn,
    events.CardChosen: gagnant_laying.chosen,
    events.ReturnedToStock: gagnant_laying.returned,
    events.CardSpent: gagnant_laying.spent,
    events.DiscardTaken: gagnant_laying.retaken,
    events.CardPlaced: gagnant_laying.placed,
    events.CardReplaced: gagnant_laying.replaced,
    events.GoalModified: gagnant_laying.goal_modified,
    events.CardsExchanged: gagnant_actions.exchanged,
    events.CardDiscarded: gagnant_actions.discarded,
    events.SignsTurned: gagnant_actions.signs_turned,
    events.GoalTurned: gagnant_actions.goal_turned,
    events.ActionSkipped: gagnant_actions.skipped,
    events.BonusDrawn: gagnant_actions.bonus_drawn,
    events.ColoursSwapped: gagnant_actions.colours_swapped,
    events.SidesSwapped: gagnant_actions.sides_swapped,
    events.CardProtected: gagnant_actions.protected,
    events.GoalNegated: gagnant_actions.goal_negated,
}


class GagnantWords(GameWords):
    """The sentences of Onze Gagnant."""

    holds_hands: ClassVar[bool] = False
    numbers_choices: ClassVar[bool] = True

    @property
    def together(self) -> bool:
        """Nobody plays against anybody: lines are called by their colours."""
        return bool(self.game.rules.together)

    def tell(self, event: Event) -> Said:
        return _SENTENCES[type(event)](self, event)

    # plays

    def play_name(self, play: Play) -> Name:
        """Name a play where no position tells more: cards that look alike by their number in the pack."""
        if play < CARD or play >= BACK:
            return self._name(play, self._start_line)
        card, pack = play - CARD, self.game.pack
        face = self.game.card(card)
        name = face_name(self.t, face)
        if face.colour is not None:
            return name
        alike = [other for other, look in enumerate(pack.looks) if look == pack.looks[card]]
        number = f" {alike.index(card) + 1}"
        return Name(name.text + number, (*name.braille, number))

    def _start_line(self, line: int) -> LineName:
        return LineName(line, self.game.setting.owners[line], self.game.pack.colours[line])

    def _name(self, play: Play, line_name: Callable[[int], LineName]) -> Name:
        """Name a play that is no card."""
        t = self.t
        if play == DRAW:
            # Translators: one of the choices in a list: draw a card
            return plain(t.p_("play", "draw"))
        if play <= DRAW_BONUS:
            return source_name(t, SOURCES[play], None)
        if play < LINE:
            side = side_in(play) or Side.PLUS
            return sign_name(t, side) if play < GOAL_PLUS else goal_sign_name(t, side)
        if play >= BACK:
            # Translators: a play that chance makes: where a card goes back
            return plain(t.p_("choice", "a place in the stock"))
        if play < GOAL:
            return gagnant_course.line_choice(self, line_name(play - LINE))
        return gagnant_course.goal_choice(self, line_name(play - GOAL))

    def vocabulary(self) -> Sequence[str]:
        return gagnant_plays.vocabulary(self)

    def plays(self) -> Sequence[Play]:
        lines = range(len(self.game.setting.owners))
        cards = [CARD + card for card in (*range(self.game.pack.stock), *self.game.pack.starts[: len(lines)])]
        wild = [CARD + card for card in self.game.pack.bonuses if self.game.rules.bonus]
        return [
            *range(LINE),
            *(LINE + line for line in lines),
            *(GOAL + line for line in lines),
            *cards,
            *wild,
        ]

    def spellings(self, play: Play) -> Sequence[str]:
        if play >= CARD:
            return gagnant_plays.card_spellings(self.t, self.game.card(play - CARD))
        return gagnant_plays.word_spellings(self, play)

    def fragments(self, play: Play) -> Sequence[str]:
        if play >= CARD:
            return gagnant_plays.card_fragments(self.t, self.game.card(play - CARD))
        return gagnant_plays.word_fragments(self, play)

    def expand(self, text: str) -> str:
        return gagnant_plays.expand(text)

    # facts

    def hand(self, view: GagnantView) -> list[Said]:
        return gagnant_facts.hand(self, view)

    def table(self, view: GagnantView) -> list[Said]:
        return gagnant_facts.table(self, view)

    def counts(self, view: GagnantView) -> list[Said]:
        return gagnant_facts.counts(self, view)

    def counts_of(self, view: GagnantView, seat: Seat) -> list[Said]:
        return gagnant_facts.counts_of(self, view, seat)

    def stock(self, view: GagnantView) -> list[Said]:
        return gagnant_facts.counts(self, view)

    def table_of(self, view: GagnantView, seat: Seat, told: Sequence[Event]) -> list[Said]:
        return gagnant_facts.table_of(self, view, seat)

    def score_of(self, view: GagnantView, seat: Seat) -> list[Said]:
        return gagnant_facts.score_of(self, view, seat)

    def hint(self, view: GagnantView, advice: Advice) -> Said:
        return gagnant_hints.hint(self, view, advice)

    def what(self, text: str, plays: Sequence[Play], view: GagnantView, told: Sequence[Event]) -> list[Said]:
        return gagnant_what.what(self, text, plays, view)

    def facts(self) -> Sequence[Fact]:
        return gagnant_facts.facts(self)

    def score(self, view: GagnantView) -> list[Said]:
        """Points count lost games; how the lines stand is what matters."""
        return gagnant_facts.standings(self, view)

    def leaves_out(self, event: Event) -> bool:
        """One game decides, and has told how: rounds and points would only repeat it."""
        match event:
            case around.RoundBegan():
                return event.number == 1
            case around.MatchEnded():
                return self.together and not event.winners
            case _:
                return isinstance(event, around.RoundEnded | around.PointsScored | around.Ranked)

    def what_if(self, view: GagnantView, play: Play) -> list[Said]:
        return gagnant_outcomes.what_if(self, view, play)

    # rules

    def refused(self, refusal: NotAllowed, view: GagnantView) -> Said:
        return gagnant_rules.refused(self, refusal, view)

    def rule(self, reason: Reason) -> Said:
        return gagnant_rules.rule(self, reason)

    def moment(self, view: GagnantView) -> list[Said]:
        return gagnant_rules.moment(self, view)

    def how_to_play(self) -> list[Said]:
        return gagnant_rules.how_to_play(self)

    # choices

    def choice_name(self, view: GagnantView, play: Play) -> Name:
        """Name a play as it stands among the others: a line by its colour now, a card with its side."""
        if play == DRAW in view.legal and len(view.legal) > 1:
            return source_name(self.t, Source.STOCK, None)
        if play == DRAW_OPEN and view.revealed != NOTHING:
            return source_name(self.t, Source.OPEN, self.game.card(view.revealed))
        if play < CARD or play >= BACK:
            return self._name(play, lambda line: self.game.line_name(view, line))
        if play not in view.legal:
            return face_name(self.t, self.game.card(play - CARD))
        cards = [legal - CARD for legal in view.legal]
        line = view.lines[view.line if view.target == NOTHING else view.target]
        places = [side_of(line, card) for card in cards] if view.step is not Step.CHOOSE else []
        at = view.legal.index(play)
        name = gagnant_course.told_apart(self, [self.game.card(card) for card in cards], places)[at]
        return laid_card(self.t, name, places[at]) if places else name

    def named(self, view: GagnantView, word: str) -> Sequence[Play]:
        """Lines called by their colours, which may change."""
        if not self.together:
            return ()
        return [play for play in view.legal if LINE <= play < CARD and word in self._line_words(view, play)]

    def _line_words(self, view: GagnantView, play: Play) -> Sequence[str]:
        colour = self.game.line_name(view, play - (LINE if play < GOAL else GOAL)).colour
        return gagnant_plays.line_words(self, colour, of_goal=play >= GOAL)
