"""The deal of a game, and whole games that fit what a seat knows."""

from __future__ import annotations

import random

from access_play.games.core import RoundPlan, Seat
from access_play.games.gagnant.lines import Line
from access_play.games.gagnant.pack import NOTHING, Pack
from access_play.games.gagnant.setting import Setting
from access_play.games.gagnant.state import GagnantState, GagnantView


def deal(setting: Setting, rng: random.Random, plan: RoundPlan | None) -> GagnantState:
    """Lay the lines, shuffle the stock and, if they are played, as many bonus cards as lines."""
    pack, rules, owners = setting.pack, setting.rules, setting.owners
    first = owners.index(plan.first if plan else 0)
    lines = [Line(colour, (pack.starts[colour],)) for colour in range(len(owners))]
    piles = shuffled_piles(setting, list(range(pack.stock)), rng)
    bonus = rng.sample(list(pack.bonuses), len(lines)) if rules.bonus else []
    return GagnantState(
        lines=lines,
        piles=piles,
        revealed=piles[0].pop() if rules.dilemma else NOTHING,
        discard=[],
        bonus=bonus,
        spent=[],
        used=frozenset(),
        protected=frozenset(),
        line=first,
        seat=owners[first],
    )


def shuffled_piles(setting: Setting, cards: list[int], rng: random.Random) -> list[list[int]]:
    """Shuffle stock cards into one pile, or one for each back where the back can be chosen."""
    chance = rng.random
    cards.sort(key=lambda _: chance())
    if not setting.rules.backs:
        return [cards]
    backs = setting.pack.backs
    return [[card for card in cards if backs[card] == back] for back in range(setting.pack.boxes)]


def view(setting: Setting, state: GagnantState, seat: Seat) -> GagnantView:
    backs = setting.pack.backs
    cards = [card for pile in state.piles for card in pile]
    of_second = sum(backs[card] for card in cards)
    return GagnantView(
        seat=seat,
        to_act=state.seat,
        legal=state.can if seat == state.seat else (),
        owners=setting.owners,
        lines=tuple(state.lines),
        backs=(len(cards) - of_second, of_second)[: setting.pack.boxes],
        top=_top_back(setting, state),
        revealed=state.revealed,
        discard=tuple(state.discard),
        bonus=len(state.bonus),
        spent=tuple(state.spent),
        used=state.used,
        protected=state.protected,
        line=state.line,
        step=state.step,
        hand=state.hand,
        pair=state.pair,
        held=state.held,
        target=state.target,
        mine=state.mine,
        won=state.won,
    )


def _top_back(setting: Setting, state: GagnantState) -> int:
    """The back that lies on a pile of two boxes, which everybody sees."""
    if setting.pack.boxes == 1 or setting.rules.backs or not state.piles[0]:
        return NOTHING
    return setting.pack.backs[state.piles[0][-1]]


def guess(setting: Setting, view: GagnantView, rng: random.Random) -> GagnantState:
    """Shuffle the cards that lie nowhere open into the stock and the bonus pile."""
    pack = setting.pack
    seen = set(open_cards(view))
    piles = shuffled_piles(setting, [card for card in range(pack.stock) if card not in seen], rng)
    if view.top != NOTHING:
        _put_on_top(pack, piles[0], view.top)
    bonus = rng.sample([card for card in pack.bonuses if card not in seen], view.bonus)
    return GagnantState(
        list(view.lines),
        piles,
        view.revealed,
        list(view.discard),
        bonus,
        list(view.spent),
        view.used,
        view.protected,
        view.line,
        view.to_act,
        view.step,
        view.hand,
        view.pair,
        view.held,
        view.target,
        view.mine,
        view.won,
    )


def _put_on_top(pack: Pack, pile: list[int], back: int) -> None:
    """Bring the uppermost card with the back to the top."""
    at = max(at for at, card in enumerate(pile) if pack.backs[card] == back)
    pile.append(pile.pop(at))


def open_cards(table: GagnantView | GagnantState) -> list[int]:
    """Every card that does not lie face down, in no order; NOTHING may be among them."""
    cards = [table.revealed, table.hand, *table.discard, *table.pair, *table.held, *table.spent]
    for line in table.lines:
        cards += line.plus
        cards += line.minus
        cards += [card if card >= 0 else ~card for card in line.behind]
    return cards
