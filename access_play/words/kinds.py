"""Kinds of events as players call them, so that each kind can be told in its own way."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Final

from access_play.games.core import AnyGame, Event
from access_play.games.gagnant import events as gagnant
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.nimmt import events as nimmt
from access_play.games.nimmt.game import ElevenNimmt
from access_play.games.rows import events as rows
from access_play.games.rows.game import RowsGame
from access_play.table import events as around
from access_play.words.language import Language, folded, spellings
from access_play.words.phrase import Said, plain, say


class Kind(enum.Enum):
    """A kind of event, in a player's words."""

    LAID = "laid"
    DRAWN = "drawn"
    PASSED = "passed"
    TAKEN = "taken"
    BULLS = "bulls"
    ACTIONS = "actions"
    POINTS = "points"
    ROUNDS = "rounds"


class Telling(enum.IntEnum):
    """How events of a kind are told; a smaller one tells more."""

    SAY = 0
    """Printed, brailled and spoken."""
    PRINT = 1
    """Printed and brailled, not spoken."""
    LEAVE = 2
    """Neither; kept to be heard again."""


DOINGS: Final = frozenset({Kind.LAID, Kind.DRAWN, Kind.PASSED, Kind.TAKEN, Kind.BULLS, Kind.ACTIONS})
"""What a player does; the rest happens around the players."""

_AROUND: Final[Mapping[type[Event], Kind]] = {
    around.RoundBegan: Kind.ROUNDS,
    around.RoundEnded: Kind.ROUNDS,
    around.MatchEnded: Kind.ROUNDS,
    around.PointsScored: Kind.POINTS,
    around.Ranked: Kind.POINTS,
    around.StepTakenBack: Kind.ACTIONS,
    around.PlayTakenBack: Kind.ACTIONS,
}
_ROWS: Final[Mapping[type[Event], Kind]] = {
    rows.CardLaid: Kind.LAID,
    rows.CardDrawn: Kind.DRAWN,
    rows.TurnPassed: Kind.PASSED,
    rows.TurnDeclined: Kind.PASSED,
    rows.Skipped: Kind.ACTIONS,
    rows.Reversed: Kind.ACTIONS,
    rows.Redealt: Kind.ROUNDS,
    rows.StartAwaited: Kind.ROUNDS,
    rows.StartChosen: Kind.ROUNDS,
    rows.Opens: Kind.ROUNDS,
    rows.Begins: Kind.ROUNDS,
}
_NIMMT: Final[Mapping[type[Event], Kind]] = {
    nimmt.CardLaid: Kind.LAID,
    nimmt.PileTaken: Kind.TAKEN,
    nimmt.BullWon: Kind.BULLS,
    nimmt.BullMoved: Kind.BULLS,
    nimmt.BullMissed: Kind.BULLS,
    nimmt.PilesOpened: Kind.ROUNDS,
    nimmt.NoPileLeft: Kind.ROUNDS,
    nimmt.Begins: Kind.ROUNDS,
    nimmt.RoundStopped: Kind.ROUNDS,
}
_GAGNANT: Final[Mapping[type[Event], Kind]] = {
    gagnant.CardPlaced: Kind.LAID,
    gagnant.CardReplaced: Kind.LAID,
    gagnant.GoalModified: Kind.LAID,
    gagnant.CardDrawn: Kind.DRAWN,
    gagnant.CardChosen: Kind.DRAWN,
    gagnant.CardRevealed: Kind.DRAWN,
    gagnant.ReturnedToStock: Kind.DRAWN,
    gagnant.BonusDrawn: Kind.DRAWN,
    gagnant.CardsExchanged: Kind.ACTIONS,
    gagnant.CardDiscarded: Kind.ACTIONS,
    gagnant.CardSpent: Kind.ACTIONS,
    gagnant.SignsTurned: Kind.ACTIONS,
    gagnant.GoalTurned: Kind.ACTIONS,
    gagnant.ActionSkipped: Kind.ACTIONS,
    gagnant.ColoursSwapped: Kind.ACTIONS,
    gagnant.SidesSwapped: Kind.ACTIONS,
    gagnant.CardProtected: Kind.ACTIONS,
    gagnant.DiscardTaken: Kind.ACTIONS,
    gagnant.GoalNegated: Kind.ACTIONS,
    gagnant.LineStands: Kind.POINTS,
    gagnant.LineLaid: Kind.ROUNDS,
    gagnant.GameBegins: Kind.ROUNDS,
    gagnant.StockEmpty: Kind.ROUNDS,
    gagnant.Won: Kind.ROUNDS,
    gagnant.NobodyWon: Kind.ROUNDS,
    gagnant.SuccessTold: Kind.ROUNDS,
}
_EACH: Final = {**_AROUND, **_ROWS, **_NIMMT, **_GAGNANT}
_OF_A_GAME: Final = {RowsGame: _ROWS, ElevenNimmt: _NIMMT, OnzeGagnant: _GAGNANT}


def kind_of_event(event: Event) -> Kind | None:
    """The kind of an event; None for what is told to one seat alone, which is always told."""
    return _EACH.get(type(event))


def kinds_of(game: AnyGame) -> list[Kind]:
    """The kinds of events that can happen in a game."""
    own = next(kinds for family, kinds in _OF_A_GAME.items() if isinstance(game, family))
    found = {*own.values(), *_AROUND.values()}
    return [kind for kind in Kind if kind in found]


# how they are called


def kind_words(t: Language) -> dict[Kind, str]:
    """The words for each kind, separated by |; the first is shown."""
    return {
        # Translators: a kind of event, as it is typed, separated by |; the first is shown: cards laid
        Kind.LAID: t.p_("kind of event", "laid|cards"),
        # Translators: a kind of event, as it is typed, separated by |; the first is shown: cards drawn
        Kind.DRAWN: t.p_("kind of event", "drawn|draws"),
        # Translators: a kind of event, as it is typed, separated by |; the first is shown: turns passed
        Kind.PASSED: t.p_("kind of event", "passed|passes"),
        # Translators: a kind of event, as it is typed, separated by |; the first is shown: piles taken
        Kind.TAKEN: t.p_("kind of event", "taken|piles"),
        # Translators: a kind of event, as it is typed, separated by |; the first is shown: bulls won or lost
        Kind.BULLS: t.p_("kind of event", "bulls"),
        # Translators: a kind of event, as it is typed, separated by |; the first is shown: action cards
        Kind.ACTIONS: t.p_("kind of event", "actions|action"),
        # Translators: a kind of event, as it is typed, separated by |; the first is shown: points
        Kind.POINTS: t.p_("kind of event", "points|scores"),
        # Translators: a kind of event, as it is typed, separated by |; the first is shown: rounds
        Kind.ROUNDS: t.p_("kind of event", "rounds|round"),
    }


def telling_words(t: Language) -> dict[Telling, str]:
    """The words for each way of telling, separated by |; the first is shown."""
    return {
        # Translators: typed words, separated by |, the first is shown: tell a kind of event in every way
        Telling.SAY: t.p_("way of telling", "say|on"),
        # Translators: typed words, separated by |, the first is shown: print and braille it, not say it
        Telling.PRINT: t.p_("way of telling", "print|only print"),
        # Translators: typed words, separated by |, the first is shown: do not tell a kind of event
        Telling.LEAVE: t.p_("way of telling", "leave out|leave|off"),
    }


def kind_called(t: Language, word: str) -> Kind | None:
    """The kind of event that a folded word means, in the language or in English."""
    known = {each.value: each for each in Kind}
    known |= {each: kind for kind, words in kind_words(t).items() for each in spellings(words)}
    return known.get(folded(word))


def telling_called(t: Language, words: str) -> Telling | None:
    """The way of telling that folded words mean, in the language or in English."""
    known = {"say": Telling.SAY, "print": Telling.PRINT, "leave out": Telling.LEAVE, "leave": Telling.LEAVE}
    known |= {each: way for way, words in telling_words(t).items() for each in spellings(words)}
    return known.get(folded(words))


def told_so(t: Language, kind: Kind, telling: Telling) -> Said:
    """How a kind of event is told."""
    text = {
        # Translators: a kind of event is told in every way; {kind} is its word, such as "laid"
        Telling.SAY: t._("{kind}: said."),
        # Translators: a kind of event is not spoken; {kind} is its word, such as "laid"
        Telling.PRINT: t._("{kind}: printed and brailled, not said."),
        # Translators: a kind of event is not told; "last" is a word to type; {kind} is such as "laid"
        Telling.LEAVE: t._("{kind}: left out; last still tells it."),
    }[telling]
    way = telling_words(t)[telling].split("|")[0]
    # Translators: braille: a kind of event, and how it is told
    braille = t.p_("braille", "{kind}: {way}")
    return say(text, braille, kind=plain(kind_words(t)[kind].split("|")[0]), way=way)
