"""What braille readers get under their fingers in two hundred random games: each wording once."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from access_play.games import GAMES
from access_play.games.core import WATCHER, AnyGame, Event
from access_play.table.match import Match
from access_play.words.announcement import Choice, Mark, Piece
from access_play.words.answers import Answers
from access_play.words.language import Language
from access_play.words.phrase import Said
from access_play.words.presenter import Presenter
from tests.all_games import choices, random_play
from tests.words.speaking import language, presenter

MATCHES = 50
"""How many matches of each game: every number of players, preset and option value in turn."""
FIRST, LAST = 80, 30
"""Events told of a long match: those at its beginning and those at its end."""
ASKED = (3, 60)
"""After so many plays the player to move asks for everything that can be asked."""
MOST_PLAYS = 250
"""Where a match that random players do not end is left."""
ALIKE = 3
"""Lines kept of those that differ in their figures and colours alone, digit for digit."""
DIGIT = re.compile(r"\d")


@cache
def wordings(name: str, code: str) -> tuple[tuple[Piece, ...], ...]:
    """Every different braille wording of the matches of a game, in the order in which it is met."""
    t, found = language(code), dict[tuple[Piece, ...], None]()
    for number, (game, events, facts) in enumerate(played(name)):
        for seat in (number % game.seats, (number + 1) % game.seats, WATCHER):
            found |= dict.fromkeys(_told(presenter(game, t, seat), events))
        found |= dict.fromkeys(said.braille for said in facts[code])
    return tuple(_few_of_each_shape(found))


def _few_of_each_shape(lines: Iterable[tuple[Piece, ...]]) -> Iterator[tuple[Piece, ...]]:
    met: Counter[str] = Counter()
    for pieces in lines:
        shape = DIGIT.sub("0", "".join(each if isinstance(each, str) else _shape(each) for each in pieces))
        met[shape] += 1
        if met[shape] <= ALIKE:
            yield pieces


def _shape(piece: Mark | Choice) -> str:
    return f"[{'c' * len(piece.left)}{piece.right}]" if isinstance(piece, Mark) else ""


def _told(speaker: Presenter, events: Sequence[Event]) -> Iterator[tuple[Piece, ...]]:
    speaker.brailler = lambda pieces: ""  # the cells are for the tests to make
    for event in events:
        said = speaker.event(event)
        if said is not None:
            yield said.braille


Played = tuple[AnyGame, Sequence[Event], dict[str, list[Said]]]
"""A match: its game, what happened, and what was answered in each language."""


@cache
def played(name: str) -> tuple[Played, ...]:
    return tuple(_one_match(_game(name, number), f"{name} heard {number}") for number in range(MATCHES))


def _game(name: str, number: int) -> AnyGame:
    players = tuple(GAMES[name].players)
    games = choices(name, players[number % len(players)])
    return games[number // len(players) % len(games)]


def _one_match(game: AnyGame, seed: str) -> Played:
    match = Match(game, seed, lambda event: None, lambda line: None)
    match.start()
    rng, answers = random.Random(seed), dict[str, list[Said]](fr=[], en=[])
    for plays in range(MOST_PLAYS):
        if match.over:
            break
        if plays in ASKED and match.to_act >= 0:
            for code, answered in answers.items():
                answered += facts(match, language(code), match.to_act)
        match.play(match.to_act, [random_play(match.game, match._state, rng)])
    events = match.events
    return match.game, [*events[:FIRST], *events[max(FIRST, len(events) - LAST) :]], answers


def facts(match: Match, t: Language, seat: int) -> list[Said]:
    """Everything a seat can ask for, in the words of its game."""
    speaker, view = presenter(match.game, t, seat), match.view(seat)
    words, answers = speaker.words, Answers(speaker.listener)
    legal = [
        answers.choice(number, words.choice_name(view, play)) for number, play in enumerate(view.legal, 1)
    ]
    asked = [said for fact in words.facts() for said in fact.answer(view, "")]
    score = words.score(view) or speaker.match.score(match.totals)
    return [
        *words.hand(view),
        *words.table(view),
        *words.counts(view),
        *words.moment(view),
        *score,
        *legal,
        *asked,
    ]
