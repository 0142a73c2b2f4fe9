"""Plays and positions of Onze Gagnant as text, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from access_play.games.core import CHANCE, OVER, Play
from access_play.games.gagnant.cards import Bonus
from access_play.games.gagnant.dealing import open_cards
from access_play.games.gagnant.lines import Line
from access_play.games.gagnant.pack import NOTHING, Pack
from access_play.games.gagnant.setting import Setting
from access_play.games.gagnant.state import (
    BACK,
    CARD,
    DRAW,
    DRAW_1,
    DRAW_2,
    DRAW_BONUS,
    DRAW_HIDDEN,
    DRAW_OPEN,
    GOAL,
    GOAL_MINUS,
    GOAL_PLUS,
    LINE,
    MINUS,
    PLUS,
    GagnantState,
    Step,
)

_WORDS: Final = {
    DRAW: "draw",
    DRAW_1: "draw 1",
    DRAW_2: "draw 2",
    DRAW_OPEN: "draw open",
    DRAW_HIDDEN: "draw hidden",
    DRAW_BONUS: "draw bonus",
    PLUS: "+",
    MINUS: "-",
    GOAL_PLUS: "goal +",
    GOAL_MINUS: "goal -",
}
_PLAYS: Final = {word: play for play, word in _WORDS.items()}
_LISTS: Final = ("discard", "bonus", "spent", "protected", "pair", "held")
_CARDS: Final = ("revealed", "hand", "mine")
_LINES: Final = ("target", "won")


def write_play(pack: Pack, play: Play) -> str:
    """``draw``, ``+``, ``goal -``, ``line 2``, ``goal 2``, ``r4=``, and ``back 17`` for chance."""
    if play in _WORDS:
        return _WORDS[play]
    if play >= BACK:
        return f"back {play - BACK}"
    if play >= CARD:
        return pack.codes[play - CARD]
    return f"goal {play - GOAL + 1}" if play >= GOAL else f"line {play - LINE + 1}"


def read_play(pack: Pack, lines: int, text: str) -> Play | None:
    """Read a play as it is written; None if nothing is written so."""
    if text in _PLAYS:
        return _PLAYS[text]
    if text in pack.named:
        return CARD + pack.named[text]
    word, _, figure = text.partition(" ")
    if not (figure.isascii() and figure.isdecimal() and len(figure) < 4 and figure == str(int(figure))):
        return None
    number = int(figure)
    if word == "back" and number <= pack.stock:
        return BACK + number
    if word in ("line", "goal") and 1 <= number <= lines:
        return (LINE if word == "line" else GOAL) + number - 1
    return None


# positions


def write(pack: Pack, state: GagnantState) -> str:
    """One line: ``lines=r:interdiction.2:r3-:+g4=::/... piles=... turn=1 step=draw ...``."""
    words = [
        "lines=" + "/".join(_write_line(pack, state, at) for at in range(len(state.lines))),
        "piles=" + "/".join(_write_cards(pack, pile) for pile in state.piles),
    ]
    words += [f"{name}={_write_cards(pack, _listed(state, name))}" for name in _LISTS]
    words += [f"{name}={_write_card(pack, getattr(state, name))}" for name in _CARDS]
    words += [f"{name}={_write_number(getattr(state, name))}" for name in _LINES]
    words += [f"turn={_write_number(state.line)}", f"step={state.step.name.lower()}"]
    return " ".join(words)


def _write_line(pack: Pack, state: GagnantState, at: int) -> str:
    """A line's colour, plus side, minus side, goal modifiers, and what else is to be known of it."""
    line = state.lines[at]
    behind = ",".join(f"+{pack.codes[c]}" if c >= 0 else f"-{pack.codes[~c]}" for c in line.behind)
    marks = ("n" if line.negative else "") + ("u" if at in state.used else "")
    sides = _write_cards(pack, line.plus), _write_cards(pack, line.minus)
    return ":".join((pack.colours[line.colour].letter, *sides, behind, marks))


def _listed(state: GagnantState, name: str) -> Iterable[int]:
    cards: Iterable[int] = getattr(state, name)
    return sorted(cards) if name == "protected" else cards


def _write_cards(pack: Pack, cards: Iterable[int]) -> str:
    return ",".join(pack.codes[card] for card in cards)


def _write_card(pack: Pack, card: int) -> str:
    return "" if card == NOTHING else pack.codes[card]


def _write_number(line: int) -> str:
    return "" if line == NOTHING else str(line + 1)


def read(setting: Setting, text: str) -> GagnantState:
    """Read a position back; raises ValueError naming what cannot be right."""
    given = dict(word.partition("=")[::2] for word in text.split(" "))
    try:
        state = _read(setting, given)
    except KeyError as missing:
        raise ValueError(f"the position has no {missing}") from None
    _check_cards(setting, state)
    _check_step(state)
    return state


def _read(setting: Setting, given: dict[str, str]) -> GagnantState:
    pack, owners = setting.pack, setting.owners
    written = given["lines"].split("/")
    if len(written) != len(owners):
        raise ValueError(f"{len(owners)} lines are played, not {len(written)}")
    lists = {name: _read_cards(pack, given[name]) for name in _LISTS}
    turn, step = _read_number(given["turn"], len(owners)), _read_step(given["step"])
    if turn == NOTHING:
        raise ValueError("no line has the turn")
    return GagnantState(
        lines=[_read_line(pack, line) for line in written],
        piles=[_read_cards(pack, pile) for pile in given["piles"].split("/")],
        revealed=_read_card(pack, given["revealed"]),
        discard=lists["discard"],
        bonus=lists["bonus"],
        spent=lists["spent"],
        used=frozenset(at for at, line in enumerate(written) if "u" in line.rpartition(":")[2]),
        protected=frozenset(lists["protected"]),
        line=turn,
        seat={Step.OVER: OVER, Step.RETURN: CHANCE}.get(step, owners[turn]),
        step=step,
        hand=_read_card(pack, given["hand"]),
        pair=tuple(lists["pair"]),
        held=tuple(lists["held"]),
        target=_read_number(given["target"], len(owners)),
        mine=_read_card(pack, given["mine"]),
        won=_read_number(given["won"], len(owners)),
    )


def _read_line(pack: Pack, text: str) -> Line:
    try:
        letter, plus, minus, behind, marks = text.split(":")
    except ValueError:
        raise ValueError(f"no line is written {text!r}") from None
    letters = [colour.letter for colour in pack.colours]
    if letter not in letters or not set(marks) <= set("nu"):
        raise ValueError(f"no line is written {text!r}")
    modifiers = tuple(_read_modifier(pack, word) for word in behind.split(",")) if behind else ()
    sides = tuple(_read_cards(pack, plus)), tuple(_read_cards(pack, minus))
    return Line(letters.index(letter), *sides, modifiers, "n" in marks)


def _read_modifier(pack: Pack, word: str) -> int:
    if word[:1] not in ("+", "-"):
        raise ValueError(f"no goal modifier is written {word!r}")
    card = _named(pack, word[1:])
    return card if word[0] == "+" else ~card


def _read_cards(pack: Pack, text: str) -> list[int]:
    return [_named(pack, word) for word in text.split(",")] if text else []


def _read_card(pack: Pack, text: str) -> int:
    return _named(pack, text) if text else NOTHING


def _named(pack: Pack, word: str) -> int:
    if word not in pack.named:
        raise ValueError(f"no card is written {word!r}")
    return pack.named[word]


def _read_number(text: str, lines: int) -> int:
    if not text:
        return NOTHING
    if text not in [str(number) for number in range(1, lines + 1)]:
        raise ValueError(f"there is no line {text!r}")
    return int(text) - 1


def _read_step(text: str) -> Step:
    try:
        return Step[text.upper()]
    except KeyError:
        raise ValueError(f"there is no step {text!r}") from None


# what cannot be right


def _check_cards(setting: Setting, state: GagnantState) -> None:
    """Every card of the stock and every start interdiction in one place; bonus cards at most."""
    pack = setting.pack
    face_down = [card for pile in state.piles for card in pile] + state.bonus
    cards = [card for card in open_cards(state) if card != NOTHING] + face_down
    if len(cards) != len(set(cards)):
        raise ValueError("a card is in two places")
    wanted = {*range(pack.stock), *pack.starts[: len(state.lines)]}
    if missing := wanted - set(cards):
        raise ValueError(f"the card {pack.codes[min(missing)]} is nowhere")
    if not _belong(pack, state, set(cards) - wanted):
        raise ValueError("a card is where it cannot be")
    if len({line.colour for line in state.lines}) != len(state.lines):
        raise ValueError("two lines have the same colour")
    _check_piles(setting, state)


def _belong(pack: Pack, state: GagnantState, others: set[int]) -> bool:
    """Cards stand where their kind can be; ``others`` are those that need not be in the game."""
    bonuses = set(pack.bonuses)
    drawn = {state.revealed, *state.pair, *state.held} - {NOTHING}
    return (
        others <= bonuses
        and {*state.bonus, *state.spent} <= bonuses
        and drawn <= set(range(pack.stock))
        and {card for card in others if pack.bonuses[card] is not Bonus.WILD} <= {*state.bonus, *state.spent}
    )


def _check_piles(setting: Setting, state: GagnantState) -> None:
    pack, backs = setting.pack, setting.rules.backs
    if len(state.piles) != (pack.boxes if backs else 1):
        raise ValueError("the stock has not as many piles as it should")
    for at, pile in enumerate(state.piles):
        if any(card >= pack.stock or (backs and pack.backs[card] != at) for card in pile):
            raise ValueError("a card is in a pile it does not belong to")


_TARGETED: Final = (Step.GIVE_SIDE, Step.THEIR_CARD, Step.DISCARD_CARD)
_HANDED: Final = (
    Step.SIDE,
    Step.REPLACED,
    Step.GIVE_LINE,
    Step.GIVE_SIDE,
    Step.DISCARD_LINE,
    Step.DISCARD_CARD,
    Step.TURN,
)
_PICKED: Final = (Step.THEIR_LINE, Step.THEIR_CARD, Step.SWAP_WITH)


def _check_step(state: GagnantState) -> None:
    """What the step works on must be there."""
    step, own = state.step, state.lines[state.line]
    wrong = (
        step is Step.DONE
        or (step in _TARGETED and state.target == NOTHING)
        or (step in _HANDED and state.hand == NOTHING)
        or (step in _PICKED and state.mine not in own.plus + own.minus)
        or (step is Step.CHOOSE and len(state.pair) != 2)
        or (step is Step.RETURN and not state.held)
    )
    if wrong:
        raise ValueError(f"the step {step.name.lower()} cannot stand here")
