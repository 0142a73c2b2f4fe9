"""Every event of Onze Gagnant in every way it is said, as one text that can be read and compared.

To write the texts anew after a change: ``python -m tests.words.gagnant_sentences``, then read
what has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from access_play.games.core import Event
from access_play.games.gagnant import events as e
from access_play.games.gagnant.cards import Bonus, Card, Colour, Kind, Side, Source
from access_play.games.gagnant.game import OnzeGagnant
from access_play.games.gagnant.lines import LineName, Standing
from access_play.games.gagnant.state import Step
from access_play.table.events import ChoiceTakenBack, PlayTakenBack, StepTakenBack
from access_play.words.base import Verbosity
from tests.games.gagnant.table import gagnant
from tests.words.speaking import language, presenter

RED4 = Card(Kind.GOAL, Colour.RED, 4)
RED8 = Card(Kind.PLUS, Colour.RED, 8)
BLUE3 = Card(Kind.MINUS, Colour.BLUE, 3)
GREEN6 = Card(Kind.EXCHANGE, Colour.GREEN, 6)
YELLOW9 = Card(Kind.GIFT, Colour.YELLOW, 9)
GREEN4 = Card(Kind.REPLACE, Colour.GREEN, 4)
BLUE2 = Card(Kind.DRAW_TWO, Colour.BLUE, 2)
STOP, WILD = Card(Kind.INTERDICTION), Card(Kind.WILD)
DISCARD, TURN = Card(Kind.DISCARD), Card(Kind.TURN)
OTHER_BOX = [
    Card(Kind.GOAL, Colour.ORANGE, 1),
    Card(Kind.PLUS, Colour.VIOLET, 5),
    Card(Kind.GIFT, Colour.PINK, 7),
    Card(Kind.REPLACE, Colour.TURQUOISE, 7),
]
ME, BOB, CHLOE = 0, 1, 2
MINE, BOBS, CHLOES = (
    LineName(seat, seat, colour) for seat, colour in enumerate((Colour.RED, Colour.YELLOW, Colour.GREEN))
)
RED, YELLOW, GREEN, BLUE = (
    LineName(number, seat, colour)
    for number, (seat, colour) in enumerate(
        ((0, Colour.RED), (0, Colour.YELLOW), (1, Colour.GREEN), (1, Colour.BLUE))
    )
)
SHORT = Standing(9, 11, 1, blocked=True)
"""Two short, and an interdiction."""
OVER = Standing(12, 11, 3, blocked=False)
"""One too many, and the colour bonus."""
STOPPED = Standing(-11, -11, 0, blocked=True)
REACHED = Standing(15, 15, 0, blocked=False)
BOTH = (Side.PLUS, Side.MINUS)
Case = tuple[str, OnzeGagnant, Event]
VERSUS, COOP = gagnant(3), gagnant(2, mode="coop")


def cases() -> Iterator[Case]:
    for name, event in [*_course(), *_laying(), *_actions(), *_bonuses(), *_questions(), *_ends()]:
        yield name, VERSUS, event
    for name, event in [*_together(), *_questions_together(), *_ends_together()]:
        yield f"together: {name}", COOP, event


Named = Iterator[tuple[str, Event]]


def _course() -> Named:
    yield "own line", e.LineLaid(ME, MINE)
    yield "another's line", e.LineLaid(BOB, BOBS)
    yield "the listener begins", e.GameBegins(ME, MINE, 54, 0)
    yield "another begins, bonus cards", e.GameBegins(BOB, BOBS, 54, 3)
    yield "the listener begins, bonus cards", e.GameBegins(ME, MINE, 54, 3)
    yield "another begins", e.GameBegins(BOB, BOBS, 54, 0)
    yield "turn", e.TurnCame(ME, MINE, SHORT, (Source.STOCK,), None)
    yield "turn, two boxes", e.TurnCame(ME, MINE, OVER, (Source.BOX_1, Source.BOX_2), None)
    yield "turn, one box left", e.TurnCame(ME, MINE, OVER, (Source.BOX_2,), None)
    sources = (Source.OPEN, Source.HIDDEN, Source.BONUS)
    yield "turn, dilemma and bonus", e.TurnCame(ME, MINE, STOPPED, sources, YELLOW9)
    yield "turn, the open card alone", e.TurnCame(ME, MINE, REACHED, (Source.OPEN,), GREEN4)
    yield "turn, stock or bonus", e.TurnCame(ME, MINE, SHORT, (Source.STOCK, Source.BONUS), None)
    yield "taken back", StepTakenBack(ME)
    yield "taken back by another", StepTakenBack(BOB)
    yield "a choice taken back", ChoiceTakenBack(ME)
    yield "a play taken back", PlayTakenBack(ME)
    yield "a play taken back by another", PlayTakenBack(BOB)


def _laying() -> Named:
    for card in (RED4, RED8, BLUE3, GREEN6, YELLOW9, GREEN4, BLUE2, STOP, DISCARD, TURN, *OTHER_BOX):
        yield f"drawn, {card}", e.CardDrawn(ME, MINE, card, Source.STOCK, 30)
    yield "drawn by another", e.CardDrawn(BOB, BOBS, GREEN6, Source.STOCK, 30)
    yield "drawn, few left", e.CardDrawn(ME, MINE, TURN, Source.BOX_1, 1)
    yield "drawn by another, few left", e.CardDrawn(BOB, BOBS, TURN, Source.HIDDEN, 5)
    yield "open card", e.CardRevealed(BOB, YELLOW9, 30)
    yield "open card, few left", e.CardRevealed(BOB, YELLOW9, 1)
    yield "open card taken", e.CardDrawn(ME, MINE, YELLOW9, Source.OPEN, 30)
    yield "open card taken by another", e.CardDrawn(BOB, BOBS, YELLOW9, Source.OPEN, 3)
    yield "one of two", e.CardChosen(ME, RED4, DISCARD)
    yield "one of two by another", e.CardChosen(BOB, RED4, BLUE3)
    yield "returned", e.ReturnedToStock(ME, BLUE3, 30)
    yield "spent", e.CardSpent(BOB, TURN)
    yield "laid", e.CardPlaced(ME, MINE, RED8, Side.PLUS, SHORT)
    yield "laid by another", e.CardPlaced(BOB, BOBS, BLUE3, Side.MINUS, STOPPED)
    yield "given", e.CardPlaced(ME, BOBS, YELLOW9, Side.PLUS, OVER)
    yield "given to the listener", e.CardPlaced(BOB, MINE, STOP, Side.MINUS, SHORT)
    yield "given among others", e.CardPlaced(BOB, CHLOES, STOP, Side.PLUS, REACHED)
    yield "replaced", e.CardReplaced(ME, MINE, GREEN4, STOP, Side.PLUS, SHORT)
    yield "replaced by another", e.CardReplaced(BOB, BOBS, GREEN4, BLUE3, Side.MINUS, OVER)
    yield "goal modified", e.GoalModified(ME, MINE, RED4, Side.PLUS, REACHED)
    yield "goal modified by another", e.GoalModified(BOB, BOBS, RED4, Side.MINUS, SHORT)


def _actions() -> Named:
    yield "exchanged", e.CardsExchanged(ME, MINE, STOP, BOBS, RED8, SHORT, STOPPED)
    yield "exchanged with the listener", e.CardsExchanged(BOB, BOBS, RED8, MINE, BLUE3, SHORT, OVER)
    yield "exchanged among others", e.CardsExchanged(BOB, BOBS, RED8, CHLOES, STOP, OVER, SHORT)
    yield "discarded, own", e.CardDiscarded(ME, MINE, STOP, Side.PLUS, OVER)
    yield "discarded by another, own", e.CardDiscarded(BOB, BOBS, RED4, Side.GOAL, SHORT)
    yield "discarded from another", e.CardDiscarded(ME, BOBS, RED8, Side.PLUS, SHORT)
    yield "discarded from the listener", e.CardDiscarded(BOB, MINE, BLUE3, Side.MINUS, SHORT)
    yield "discarded among others", e.CardDiscarded(BOB, CHLOES, BLUE3, Side.MINUS, SHORT)
    for name, seat, line in TURNED:
        yield f"signs turned, {name}", e.SignsTurned(seat, line, SHORT)
        yield f"goal turned, {name}", e.GoalTurned(seat, line, Side.MINUS, SHORT)
    yield "skipped", e.ActionSkipped(ME, Kind.EXCHANGE)
    yield "skipped, no stock", e.ActionSkipped(BOB, Kind.DRAW_TWO)
    yield "skipped, nothing to discard", e.ActionSkipped(BOB, Kind.DISCARD)
    yield "bonus without effect", e.ActionSkipped(BOB, Bonus.RETAKE)


TURNED = [
    ("own", ME, MINE),
    ("another's own", BOB, BOBS),
    ("of another", ME, BOBS),
    ("of the listener", BOB, MINE),
    ("among others", BOB, CHLOES),
]


def _bonuses() -> Named:
    for bonus in Bonus:
        yield f"bonus {bonus.value}", e.BonusDrawn(ME, MINE, bonus, 2)
    yield "bonus of another", e.BonusDrawn(BOB, BOBS, Bonus.WILD, 1)
    yield (
        "colours swapped",
        e.ColoursSwapped(ME, LineName(0, ME, Colour.YELLOW), LineName(1, BOB, Colour.RED), SHORT, OVER),
    )
    yield (
        "colours swapped with the listener",
        e.ColoursSwapped(BOB, LineName(1, BOB, Colour.RED), LineName(0, ME, Colour.YELLOW), SHORT, OVER),
    )
    yield (
        "colours swapped among others",
        e.ColoursSwapped(BOB, LineName(1, BOB, Colour.GREEN), LineName(2, CHLOE, Colour.YELLOW), SHORT, OVER),
    )
    yield "sides swapped", e.SidesSwapped(ME, MINE, BLUE3, RED8, Side.PLUS, SHORT)
    yield "sides swapped by another", e.SidesSwapped(BOB, BOBS, BLUE3, RED4, Side.GOAL, OVER)
    yield "protected", e.CardProtected(ME, MINE, RED8)
    yield "protected by another", e.CardProtected(BOB, BOBS, WILD)
    yield "last discard", e.DiscardTaken(ME, MINE, GREEN6)
    yield "last discard of another", e.DiscardTaken(BOB, BOBS, STOP)
    yield "negative", e.GoalNegated(ME, MINE, STOPPED)
    yield "negative for another", e.GoalNegated(BOB, BOBS, SHORT)


Laid = tuple[tuple[Card, ...], tuple[Side, ...]]


def _asked(step: Step, card: Card | None = None, laid: Laid = ((), ()), **among: Any) -> Event:
    cards, places = laid
    return e.TurnGoesOn(ME, MINE, step, card, cards=cards, places=places, **among)


CARDS = (STOP, RED8, STOP, RED4), (Side.PLUS, Side.PLUS, Side.MINUS, Side.GOAL)
ALIKE = (RED4, Card(Kind.REPLACE, Colour.RED, 4)), (Side.PLUS, Side.PLUS)


def _questions() -> Named:
    lines = (BOBS, CHLOES)
    yield "draw one of two", _asked(Step.DRAW_TWO, sources=(Source.BOX_1, Source.BOX_2))
    yield "choose", _asked(Step.CHOOSE, laid=((DISCARD, RED4), ()))
    yield "side", _asked(Step.SIDE, GREEN6, sides=BOTH)
    yield "side of a modifier", _asked(Step.SIDE, RED4, sides=BOTH, goal_sides=BOTH)
    yield "replace", _asked(Step.REPLACED, GREEN4, CARDS)
    yield "give", _asked(Step.GIVE_LINE, STOP, lines=lines)
    yield "side to give", _asked(Step.GIVE_SIDE, YELLOW9, sides=BOTH, target=BOBS)
    yield "own card", _asked(Step.OWN_CARD, laid=ALIKE)
    yield "partner", _asked(Step.THEIR_LINE, lines=lines)
    yield "their card", _asked(Step.THEIR_CARD, laid=CARDS, target=BOBS)
    yield "line to discard", _asked(Step.DISCARD_LINE, DISCARD, lines=(MINE, *lines))
    yield "card to discard", _asked(Step.DISCARD_CARD, DISCARD, CARDS, target=BOBS)
    yield "turn which signs", _asked(Step.TURN, TURN, lines=(MINE, *lines), goals=(MINE, BOBS))
    yield "colours with whom", _asked(Step.COLOURS_LINE, lines=lines)
    yield "card on minus", _asked(Step.MINUS_CARD, laid=((BLUE3, STOP), (Side.MINUS,) * 2))
    yield "swap with", _asked(Step.SWAP_WITH, laid=ALIKE)
    yield "protect", _asked(Step.PROTECTED, laid=CARDS)
    yield "too many to tell", _asked(Step.OWN_CARD, laid=((RED8, BLUE3) * 8, (Side.PLUS,) * 16))


def _ends() -> Named:
    yield "stock empty", e.StockEmpty(ME)
    yield "the line stands", e.LineStands(ME, MINE, OVER)
    yield "another's line stands", e.LineStands(BOB, BOBS, Standing(-3, -11, 0, blocked=False))
    for name, seat, line in (("the listener", ME, MINE), ("another", BOB, BOBS)):
        yield f"{name} wins", e.Won(seat, line, REACHED, nearest=False)
        yield f"{name} wins by colour", e.Won(seat, line, OVER, nearest=False)
        yield f"{name} wins as the nearest", e.Won(seat, line, Standing(5, 11, 0, False), nearest=True)
    yield "tie", e.NobodyWon(ME, (MINE, CHLOES))


def _together() -> Named:
    yield "line", e.LineLaid(ME, RED)
    yield "line of another", e.LineLaid(BOB, GREEN)
    yield "turn", e.TurnCame(ME, YELLOW, SHORT, (Source.STOCK,), None)
    yield "turn, bonus", e.TurnCame(ME, RED, OVER, (Source.STOCK, Source.BONUS), None)
    for name, seat, line in (("", ME, RED), (" by another", BOB, GREEN)):
        yield f"drawn{name}", e.CardDrawn(seat, line, GREEN6, Source.STOCK, 30)
        yield f"laid{name}", e.CardPlaced(seat, line, RED8, Side.PLUS, SHORT)
        yield f"given{name}", e.CardPlaced(seat, YELLOW, STOP, Side.MINUS, STOPPED)
        yield f"replaced{name}", e.CardReplaced(seat, line, GREEN4, STOP, Side.PLUS, SHORT)
        yield f"goal modified{name}", e.GoalModified(seat, line, RED4, Side.PLUS, REACHED)
        yield f"exchanged{name}", e.CardsExchanged(seat, line, STOP, BLUE, RED8, SHORT, OVER)
        yield f"discarded{name}", e.CardDiscarded(seat, BLUE, RED8, Side.PLUS, SHORT)
        yield f"signs turned{name}", e.SignsTurned(seat, line, SHORT)
        yield f"goal turned{name}", e.GoalTurned(seat, line, Side.PLUS, SHORT)
        yield f"colours swapped{name}", e.ColoursSwapped(seat, BLUE, RED, SHORT, OVER)
        yield f"sides swapped{name}", e.SidesSwapped(seat, line, BLUE3, RED8, Side.PLUS, SHORT)
        yield f"negative{name}", e.GoalNegated(seat, line, SHORT)


def _questions_together() -> Named:
    lines = (YELLOW, GREEN, BLUE)
    yield "give", _asked(Step.GIVE_LINE, STOP, lines=lines)
    yield "own card", _asked(Step.OWN_CARD, laid=CARDS)
    yield "partner", _asked(Step.THEIR_LINE, lines=lines)
    yield "their card", _asked(Step.THEIR_CARD, laid=ALIKE, target=BLUE)
    yield "turn which signs", _asked(Step.TURN, TURN, lines=(RED, *lines), goals=(RED, BLUE))
    yield "colours with which line", _asked(Step.COLOURS_LINE, lines=lines)
    yield "side", _asked(Step.SIDE, GREEN6, sides=BOTH)


def _ends_together() -> Named:
    yield "the line stands", e.LineStands(ME, YELLOW, OVER)
    for valid in range(5):
        yield f"success {valid}", e.SuccessTold(ME, valid, 4)


# as one text


def sentences(code: str) -> str:
    """Each case with its brief, normal and full line, equal ones once, and its braille."""
    lines: list[str] = []
    for name, game, event in cases():
        lines.append(f"{type(event).__name__}, {name}")
        said = {}
        for verbosity in Verbosity:
            announcement = presenter(game, language(code), ME, verbosity).event(event)
            assert announcement is not None
            said[verbosity] = announcement
        before = ""
        for verbosity, announcement in said.items():
            text = announcement.screen.replace("\u00a0", "~").replace("\u202f", "~")
            lines.append(f"  {verbosity.value:7}{'the same' if text == before else text}")
            before = text
        lines.append(f"  cells  {said[Verbosity.NORMAL].cells}")
    return "\n".join(lines) + "\n"


def kept(code: str) -> Path:
    """The file with the sentences as they were last read and found right."""
    return Path(__file__).with_name(f"gagnant_sentences_{code}.txt")


if __name__ == "__main__":
    for each in ("en", "fr"):
        kept(each).write_text(sentences(each), encoding="utf-8")
