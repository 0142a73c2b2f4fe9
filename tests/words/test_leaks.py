"""A hidden card never reaches a seat that may not know it, by any way.

Two ways to show it, for every game: put other cards behind what a seat knows, and the seat
is told, asked and refused the same; and play a whole round again with two cards exchanged
that the seat never saw, and the seat heard the same to the last byte.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import asdict, fields, is_dataclass

import pytest

from access_play.games.core import OVER, AnyGame, Event, NotAllowed, Play, Seat, View, seen
from access_play.players import LEVELS, advice, chooser
from access_play.table import journal
from access_play.words.base import GameWords
from tests.all_games import choices, plays, random_play, tables
from tests.words.speaking import language, presenter, random_match

LONG = 300
"""A round of more plays hides hardly any card to its end."""
BEGINNING = 60
"""So many plays of such a round are compared."""


@pytest.mark.parametrize(("name", "seats"), tables())
def test_what_a_seat_knows_decides_all_it_is_told(name: str, seats: int) -> None:
    rng = random.Random(f"{name} {seats} leak")
    for number, game in enumerate(choices(name, seats)[::2]):
        match = random_match(game, f"leak {number}", 0)
        for step in range(24):
            if match.over:
                break
            seat = match.to_act
            if step % 3 == 0:
                compare(match.game, match._state, seat, rng)
            match.play(seat, [random_play(match.game, match._state, rng)])


def compare(game: AnyGame, state: object, seat: Seat, rng: random.Random) -> None:
    """Put another truth behind what the seat knows and ask everything again."""
    other = game.guess(game.view(state, seat), rng)
    before, after = game.view(state, seat), game.view(other, seat)
    assert after == before
    words = presenter(game, language("fr"), seat).words
    for fact in (words.hand, words.table, words.counts, words.moment):
        assert fact(before) == fact(after)
    for own in words.facts():
        assert own.answer(before, "") == own.answer(after, "")
    for play in rng.sample(list(words.plays()), min(12, len(words.plays()))):
        assert refused(game, state, play, before) == refused(game, other, play, after)
    for play in before.legal:
        assert words.what_if(before, play) == words.what_if(after, play)
    if before.legal:
        advised = advice(game, before, random.Random(1))
        assert advised == advice(game, after, random.Random(1))
        assert [words.hint(before, each) for each in advised] == [words.hint(after, each) for each in advised]
    for level in LEVELS:
        choose = chooser(game, level)
        assert choose(game, before, random.Random(1)) == choose(game, after, random.Random(1))


def asked_of_cards(words: GameWords, view: View, told: list[Event]) -> list[str]:
    """What the seat is told of each card: a play in the games that spell cards so, else a number."""
    if words.numbers_are_cards:
        return [str(words.what(str(number), [], view, told)) for number in range(1, 101)]
    return [str(words.what("", [play], view, told)) for play in words.plays()]


def refused(game: AnyGame, state: object, play: Play, view: object) -> object:
    """What the seat is told when it tries the play; None when it could."""
    try:
        game.check(state, play)
    except NotAllowed as refusal:
        return presenter(game, language("fr"), game.to_act(state)).words.refused(refusal, view)
    return None


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_round_with_cards_exchanged_that_a_seat_never_saw_sounds_the_same(name: str, seats: int) -> None:
    rng = random.Random(f"{name} {seats} exchanged")
    compared = 0
    for game in choices(name, seats)[:20]:
        game = game.settle(rng)
        seat = rng.randrange(seats)
        deal, made, said = played(game, seat, rng)
        for first, second in unseen(game, deal, said, seat, rng):
            again = replayed(game, exchanged(deal, first, second), made, seat)
            if again is not None:
                assert again == replayed(game, deal, made, seat)
                compared += 1
                break
    assert compared or seats == 1


def played(game: AnyGame, seat: Seat, rng: random.Random) -> tuple[str, list[Play], list[Event]]:
    """A random round, of a long one the beginning: its deal, its plays, and what the seat was told."""
    state = game.deal(rng)
    deal, made = game.write(state), []
    events = list(game.opening(state))
    told = []
    for play in plays(game, state, rng):
        game.play(state, play, events.append)
        made.append(play)
        told.append(len(events))
    if len(made) > LONG:
        del made[BEGINNING:], events[told[BEGINNING - 1] :]
    return deal, made, [event for each in events if (event := seen(each, seat)) is not None]


def unseen(
    game: AnyGame, deal: str, said: list[Event], seat: Seat, rng: random.Random
) -> Iterator[tuple[str, str]]:
    """Pairs of cards that the seat was never told of, as they are written."""
    known = set(words_of(said))
    hands = re.search(r"hands=(\S*)", deal)
    own = hands[1].split("/")[seat].split(",") if hands else []
    for part in hidden(deal):
        cards = sorted(card for card in set(part) - known - set(own) if TWIN not in card)
        for _ in range(12 if len(cards) > 1 else 0):
            first, second = rng.sample(cards, 2)
            yield first, second


TWIN = "."
"""Written in the name of a card that looks like others: which of them was seen is not in an event."""


def fields_of_cards(deal: str) -> re.Pattern[str]:
    """Where a written deal keeps the cards that are hidden."""
    return re.compile(r"(hands|stock)=(\S*)" if "hands=" in deal else r"(piles)=(\S*)")


def hidden(deal: str) -> list[list[str]]:
    """The hidden cards, in parts within which they can stand in each other's place."""
    fields = [field for _, field in fields_of_cards(deal).findall(deal)]
    parts = [",".join(fields)] if "hands=" in deal else fields[0].split("/")
    return [[card for card in re.split("[,/:]", part) if card] for part in parts]


def words_of(value: object) -> Iterator[str]:
    """Every card in an event as it is written; more words than that do no harm."""
    if isinstance(value, Event) or (is_dataclass(value) and not isinstance(value, type)):
        yield str(value)
        for each in fields(value):
            yield from words_of(getattr(value, each.name))
    elif isinstance(value, list | tuple):
        yield str(value)
        for each in value:
            yield from words_of(each)
    elif value is not None:
        yield str(value)


def exchanged(deal: str, first: str, second: str) -> str:
    """The deal with two hidden cards in each other's place."""

    def other(found: re.Match[str]) -> str:
        return {first: second, second: first}.get(found[0], found[0])

    return fields_of_cards(deal).sub(lambda part: f"{part[1]}={re.sub('[^,/:]+', other, part[2])}", deal)


def replayed(game: AnyGame, deal: str, made: list[Play], seat: Seat) -> str | None:
    """Everything the seat hears, sees and could be sent of the round; None if it cannot go this way."""
    state = game.read(deal)
    speaker = presenter(game, language("fr"), seat)
    events = list(game.opening(state))
    known: list[str] = []
    for play in made:
        if game.to_act(state) >= 0:
            try:
                game.check(state, play)
            except NotAllowed:
                return None
        elif game.to_act(state) == OVER or play not in game.legal(state):
            return None
        game.play(state, play, events.append)
        known.append(str(game.view(state, seat)))
    told = [event for each in events if (event := seen(each, seat)) is not None]
    known += asked_of_cards(speaker.words, game.view(state, seat), told)
    said = [announcement for event in events if (announcement := speaker.event(event))]
    heard = [json.dumps(asdict(announcement), default=str) for announcement in said]
    sent = journal.for_seat(told)
    return "\n".join([*heard, *known, sent])
