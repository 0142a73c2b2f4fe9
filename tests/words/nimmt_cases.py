"""What is said of 11 nimmt! in its tests: events, refused lines, questions at a position."""

from __future__ import annotations

from access_play.games.core import Event
from access_play.games.nimmt.events import (
    Begins,
    BullMissed,
    BullMoved,
    BullWon,
    CardLaid,
    Fit,
    GiverAwaited,
    HandDealt,
    NoPileLeft,
    PilesOpened,
    PileTaken,
    RoundStopped,
    TurnCame,
    TurnGoesOn,
)
from access_play.games.nimmt.refusals import NimmtReason
from access_play.games.nimmt.state import NimmtState
from tests.games.nimmt.table import BOOK, position

GAME = BOOK[3]
card, cards = GAME.card, GAME.cards
DOZENS = tuple(Fit(pile, card(pile), cards(range(pile + 1, pile + 6))) for pile in range(1, 40))

EVENTS: dict[str, Event] = {
    "ten cards are dealt": HandDealt(0, cards((5, 11, 12, 23, 34, 45, 56, 70, 89, 100))),
    "the first pile": PilesOpened(0, cards((54,)), 1, 69),
    "two piles": PilesOpened(0, cards((12, 67)), 4, 55),
    "the last two piles": PilesOpened(0, cards((12, 67)), 4, 0),
    "the last pile": PilesOpened(0, cards((12,)), 4, 0),
    "beginning": Begins(0),
    "a turn": TurnCame(0, (Fit(1, card(54), cards((56, 59))), Fit(3, card(2), cards((7,)))), 4),
    "a turn after 100": TurnCame(0, (Fit(2, card(96), cards((99, 3))),), 4),
    "a turn with too much to name": TurnCame(0, DOZENS, 39),
    "a turn without a pile": TurnCame(0, (Fit(1, None, cards((7, 56))),), 0),
    "nothing fits on one pile": TurnCame(0, (), 1),
    "nothing fits on four piles": TurnCame(0, (), 4),
    "a turn goes on": TurnGoesOn(0, (Fit(1, card(56), cards((59, 60))),)),
    "a card": CardLaid(0, card(56), 1, card(54), 6),
    "a card, three left": CardLaid(0, card(56), 1, card(54), 3),
    "a card, one left": CardLaid(0, card(56), 1, card(54), 1),
    "the last card": CardLaid(0, card(56), 1, card(54), 0),
    "a pile is started": CardLaid(0, card(56), 1, None, 6),
    "a pile is taken": PileTaken(0, 2, card(88), 3, 12, cards((80, 85))),
    "a single card is taken": PileTaken(0, 2, card(88), 1, 11, ()),
    "a huge pile is taken": PileTaken(0, 2, card(88), 50, 61, cards(range(1, 50))),
    "a bull": BullWon(0, 2, 7),
    "the last but one bull": BullWon(0, 1, 1),
    "the last bull": BullWon(0, 2, 0),
    "a bull moves from me": BullMoved(1, 0, 3),
    "a bull moves to me": BullMoved(0, 1, 3),
    "no bull": BullMissed(0),
    "a giver is awaited": GiverAwaited(0, (1, 2)),
    "no pile left": NoPileLeft(0),
    "the round stops": RoundStopped(0, 100),
}


def at(**changes: object) -> NimmtState:
    """Piles 54, 2 and 88; Ana holds what the tests try."""
    state = position([[3, 7, 21, 56, 59, 64, 66], [5], [6]], [[54], [1, 2], [81, 83, 88]], bulls=[1, 4, 5])
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def laid(*plays: str) -> NimmtState:
    """The position after written plays."""
    state = at()
    for text in plays:
        GAME.play(state, GAME.read_play(text))
    return state


REFUSALS: dict[str, tuple[NimmtState, str, NimmtReason]] = {
    "not held": (at(), "57", NimmtReason.NOT_HELD),
    "not held, and nothing fits": (
        position([[40], [1], [2]], [[54]]),
        "57",
        NimmtReason.NOT_HELD,
    ),
    "it fits elsewhere": (at(), "56 on 3", NimmtReason.DOES_NOT_FIT),
    "it fits nowhere": (at(), "21", NimmtReason.DOES_NOT_FIT),
    "it fits only after 100": (
        position([[4, 40], [1], [2]], [[54]]),
        "4 > 1",
        NimmtReason.DOES_NOT_FIT,
    ),
    "too far in this turn": (laid("56>1"), "66", NimmtReason.TOO_FAR_THIS_TURN),
    "too far on that pile": (laid("56>1"), "66 > 1", NimmtReason.TOO_FAR_THIS_TURN),
    "too far in one line": (at(), "56 66 on 1", NimmtReason.TOO_FAR_THIS_TURN),
    "no such pile": (at(), "take 9", NimmtReason.NO_SUCH_PILE),
    "no such pile to lay on": (at(), "56 > 9", NimmtReason.NO_SUCH_PILE),
    "no pile at all": (position([[4, 40], [1], [2]], []), "take 1", NimmtReason.NO_SUCH_PILE),
    "one bull, one pile": (laid("56>1"), "7 > 2", NimmtReason.NO_BULL_FOR_MORE),
    "one bull, and a card for another pile": (laid("56>1"), "7", NimmtReason.NO_BULL_FOR_MORE),
    "two bulls, two piles": (
        position([[3, 7, 21, 56, 90], [5], [6]], [[54], [2], [88], [20]], bulls=[2, 4, 4]),
        "56>1 3>2 90>3",
        NimmtReason.NO_BULL_FOR_MORE,
    ),
    "back to a pile": (
        position([[3, 7, 56, 59], [5], [6]], [[54], [2]], bulls=[3, 3, 4]),
        "56>1 3>2 59>1",
        NimmtReason.PILE_USED,
    ),
    "take after laying": (laid("56>1"), "take 1", NimmtReason.NOT_AFTER_LAYING),
    "done at once": (at(), "done", NimmtReason.NOTHING_DONE_YET),
    "done, and nothing fits": (
        position([[40], [1], [2]], [[54]]),
        "done",
        NimmtReason.NOTHING_DONE_YET,
    ),
    "a giver first": (at(giving=True, bulls=[0, 5, 5]), "56 > 1", NimmtReason.MUST_CHOOSE_GIVER),
    "the wrong giver": (at(giving=True, bulls=[0, 5, 5]), "give Ana", NimmtReason.NOT_MOST_BULLS),
    "nothing to give": (at(), "give Bob", NimmtReason.NO_BULL_TO_GIVE),
}


MANY = position(
    [range(30, 56), [5], [6]],
    [[57], [58, 59], [60], [70], [80], [81, 82, 83], [90]],
    bulls=[0, 4, 6],
)
DUE = position([[21], [5], [6]], [[54], [80, 85, 88]], bulls=[0, 4, 6])
CHOICE = position([[21], [5], [6]], [[54], [80, 85, 88]], bulls=[0, 5, 5])
MOST = position([[21], [5], [6]], [[54], [80, 85, 88]], bulls=[6, 2, 2])
FIRST = position([[21, 30], [5], [6]], [[54], [80, 85, 88]], stock=[9])
EMPTY = position([[21, 30], [5], [6]], [[54], [80, 85, 88]], stock=[])
LONE = position([[21, 30], [5], [6]], [[80, 85, 88]], stock=[])

QUESTIONS: dict[str, tuple[NimmtState, dict[str, tuple[str, str]]]] = {
    "a few piles": (
        at(),
        {
            "table": ("table", "table"),
            "one pile": ("pile 2", "pile 2"),
            "a pile by its top": ("pile 88", "pile 88"),
            "no such pile": ("pile 7", "pile sept"),
            "all piles": ("pile", "pile"),
            "hand": ("hand", "main"),
            "counts": ("counts", "comptes"),
            "bulls": ("bulls", "taureaux"),
            "heads": ("heads", "têtes"),
            "heads of a card": ("heads 55", "têtes cinquante-cinq"),
            "heads of no card": ("heads 101", "têtes de Bob"),
            "rules": ("rules", "règles"),
            "join": ("/join", "rejoindre"),
            "start": ("start", "/commencer"),
            "legal": ("legal", "coups"),
            "if a card is laid": ("what if 56", "si 56"),
            "if a pile is taken": ("what if take 3", "si prends 3"),
            "if a small pile is taken": ("what if take 1", "si prends 1"),
        },
    ),
    "many piles, many cards": (
        MANY,
        {
            "table": ("table", "table"),
            "hand": ("hand", "main"),
            "turn": ("", ""),
            "bulls": ("bulls", "taureaux"),
            "heads": ("heads", "têtes"),
            "if a pile is taken": ("what if take 6", "si prends 6"),
        },
    ),
    "all bulls out": (DUE, {"if a pile is taken": ("what if take 2", "si prends 2")}),
    "all bulls out, two have most": (CHOICE, {"if a pile is taken": ("what if take 2", "si prends 2")}),
    "all bulls out, I have most": (MOST, {"if a pile is taken": ("what if take 2", "si prends 2")}),
    "one card in the stock": (FIRST, {"if a pile is taken": ("what if take 2", "si prends 2")}),
    "no card in the stock": (EMPTY, {"if a pile is taken": ("what if take 2", "si prends 2")}),
    "the last pile": (LONE, {"if it is taken": ("what if take 1", "si prends 1")}),
    "in the middle of a turn": (
        laid("56>1"),
        {
            "turn": ("", ""),
            "rules": ("rules", "règles"),
            "one pile": ("pile 1", "pile 1"),
            "if the turn ends": ("what if done", "si fini"),
            "if a card is laid": ("what if 59", "si 59"),
        },
    ),
    "a giver is awaited": (
        at(giving=True, bulls=[0, 5, 5]),
        {
            "legal": ("legal", "coups"),
            "rules": ("rules", "règles"),
            "if one gives": ("what if Bob", "si Bob"),
        },
    ),
    "no pile": (
        position([[21, 30], [5], [6]], [], bulls=[1, 0, 0]),
        {
            "table": ("table", "table"),
            "legal": ("legal", "coups"),
            "rules": ("rules", "règles"),
            "if a pile is started": ("what if 21", "si 21"),
        },
    ),
    "the last card": (
        position([[56], [5], [6]], [[54]]),
        {"hand": ("hand", "main"), "if it is laid": ("what if 56", "si 56")},
    ),
}
