"""Every event, in every language and verbosity: one line, one utterance, one braille line."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache

import pytest

from access_play.games.core import OVER, WATCHER, AnyGame, Event, NotAllowed
from access_play.table import events as around
from access_play.table.match import Match
from access_play.words.announcement import Announcement, Mark
from access_play.words.base import LINE_LIMIT, Verbosity
from access_play.words.presenter import Presenter
from tests.all_games import choices, random_play, tables
from tests.words.pseudo import pseudo_language
from tests.words.speaking import LANGUAGES, language, presenter, random_match

CODE = re.compile(r"\b[a-z]\d{1,2}\b")
"""A card as it is typed, which no voice can say."""
ALLOWED = re.compile(r"[\w \u00a0\u202f.,;:!?'’“”«»()+=/-]*")


@cache
def matches(name: str, seats: int) -> tuple[Match, ...]:
    """A match for each preset and option value."""
    return tuple(
        random_match(game, f"{name} {seats} {number}") for number, game in enumerate(choices(name, seats))
    )


@cache
def different(name: str, seats: int) -> tuple[tuple[AnyGame, tuple[Event, ...]], ...]:
    """A few events of each shape, and the longest of each kind, so that each way to say something is met.

    Where neither the fewest nor the most play, only the shapes that neither of them brings.
    """
    ends = fewest_and_most(name)
    met = Counter[Hashable]()
    if seats not in ends:
        met.update(shape(event) for end in ends for match in matches(name, end) for event in match.events)
        met = Counter(dict.fromkeys(met, FEW))
    found = []
    every = (event for match in matches(name, seats) for event in match.events)
    longest = {type(event): event for event in sorted(every, key=length)}
    for match in matches(name, seats):
        few = []
        for event in match.events:
            met[shape(event)] += 1
            if met[shape(event)] <= FEW or event is longest[type(event)]:
                few.append(event)
        found.append((match.game, tuple(few)))
    return tuple(found)


FEW = 2
"""How many events of one shape are looked at: they differ in their figures alone."""


def fewest_and_most(name: str) -> tuple[int, int]:
    seats = [seats for each, seats in tables() if each == name]
    return min(seats), max(seats)


def length(event: Event) -> int:
    return len(str(event))


@cache
def shape(value: Hashable) -> Hashable:
    """All of an event but its figures: of a list whether it holds none, one or several, and what shapes."""
    if isinstance(value, int) and not isinstance(value, bool | Enum):
        return int, value < 0
    if is_dataclass(value):
        return type(value), *(shape(getattr(value, field.name)) for field in fields(value))
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value), *map(shape, value)
    if isinstance(value, tuple):
        return min(len(value), 2), frozenset(map(shape, value))
    return value


def announcements(speaker: Presenter, events: tuple[Event, ...]) -> Iterator[tuple[Event, Announcement]]:
    for event in events:
        announcement = speaker.event(event)
        if announcement is not None:
            yield event, announcement


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), tables())
def test_each_event_is_one_line_one_utterance_one_braille_line(name: str, seats: int, code: str) -> None:
    for game, events in different(name, seats):
        for verbosity in Verbosity:
            for seat in (0, seats - 1, WATCHER) if events else ():
                speaker = presenter(game, language(code), seat, verbosity)
                for event, said in announcements(speaker, events):
                    check(event, said, code)


def check(event: Event, said: Announcement, code: str) -> None:
    """The limits of a line, which hold for whatever is said."""
    assert 3 <= len(said.screen) <= LINE_LIMIT, said
    assert said.screen.isprintable() or "\u00a0" in said.screen or "\u202f" in said.screen, said
    assert "  " not in said.screen, said
    assert ALLOWED.fullmatch(said.screen), said
    assert "{" not in said.screen, said
    assert len(said.speech) >= 1, said
    for spoken, text in said.speech:
        assert spoken in LANGUAGES, said
        assert text.strip(), said
        assert not CODE.search(text), said
    assert said.cells, said
    assert all("\u2800" <= cell <= "\u28ff" for cell in said.cells), said
    assert said.cells.strip("\u2800") == said.cells, said
    assert said.braille, said
    assert said.speech[0][0] == code, said
    for piece in said.braille:
        assert isinstance(piece, Mark) or piece, said
    assert said.private or not event.personal, said


@pytest.mark.parametrize("name", sorted({name for name, _ in tables()}))
def test_every_kind_of_event_is_met(name: str) -> None:
    """What the other tests say of events, they say of every kind of event the game has."""
    met = {
        type(event)
        for each, seats in tables()
        if each == name
        for match in matches(each, seats)
        for event in match.events
    }
    family = type(matches(name, next(seats for each, seats in tables() if each == name))[0].game).__module__
    module = __import__(family.rpartition(".")[0] + ".events", fromlist=["events"])
    kinds = {
        kind
        for each in (module, around)
        for kind in vars(each).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == each.__name__
    }
    rare = {around.StepTakenBack, around.ChoiceTakenBack, around.PlayTakenBack}
    whole = random_match(
        choices(name, max(seats for each, seats in tables() if each == name))[0], "whole", 99
    )
    met |= {type(event) for event in whole.events}
    assert {kind.__name__ for kind in kinds - met - rare} <= SELDOM.get(name, set())


SELDOM: dict[str, set[str]] = {
    # Only after a deal without any start card, which random deals hardly ever give.
    "atout-11": {"Redealt", "StartAwaited"},
    "elfer-raus": {"Redealt", "StartAwaited"},
}
"""Events that chance brings too seldom for these tests; each has a test of its own game."""


@pytest.mark.parametrize(("name", "seats"), tables())
def test_nothing_is_said_that_is_not_in_the_catalog(name: str, seats: int) -> None:
    """In a language in which every message is in brackets, every line is in brackets."""
    for match, (game, events) in zip(matches(name, seats), different(name, seats), strict=True):
        speaker = presenter(game, pseudo_language(), 0)
        for _, said in announcements(speaker, events):
            assert said.screen.startswith("["), said
        view = match.view(0) if not match.over else None
        if view is not None:
            facts = [speaker.words.hand(view), speaker.words.table(view), speaker.words.counts(view)]
            facts += [speaker.words.moment(view), speaker.words.how_to_play()]
            for line in (line for lines in facts for line in lines):
                assert line.text.startswith("["), line


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), tables())
def test_facts_and_refusals_keep_the_limits(name: str, seats: int, code: str) -> None:
    rng = random.Random(f"{name} {seats} facts")
    for game in choices(name, seats):
        match = Match(game, "facts", lambda event: None, lambda line: None)
        match.start()
        speakers = [presenter(match.game, language(code), seat) for seat in range(seats)]
        for _ in range(12):
            if match.over or match.to_act == OVER:
                break
            seat = match.to_act
            words, view = speakers[seat].words, match.view(seat)
            lines = [*words.hand(view), *words.table(view), *words.counts(view), *words.moment(view)]
            assert len(words.table(view)) <= 20
            for play in rng.sample(list(words.plays()), min(4, len(words.plays()))):
                try:
                    match.game.check(match._state, play)
                except NotAllowed as refusal:
                    lines += [words.refused(refusal, view), words.rule(refusal.reason)]
            for line in lines:
                check_fact(speakers[seat].answer(line))
            match.play(seat, [random_play(match.game, match._state, rng)])


def check_fact(said: Announcement) -> None:
    assert 3 <= len(said.screen) <= LINE_LIMIT, said
    assert "  " not in said.screen, said
    assert "{" not in said.screen, said
    assert said.cells, said


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_play_typed_as_it_is_written_or_named_is_understood(name: str, seats: int) -> None:
    rng = random.Random(f"{name} {seats} typed")
    for game in choices(name, seats)[::3]:
        match = random_match(game, f"{name} {seats} typed", 0)
        for _ in range(30):
            if match.over:
                break
            seat, legal = match.to_act, match.view(match.to_act).legal
            for code in LANGUAGES:
                words = presenter(match.game, language(code), seat).words
                names = [words.play_name(play).text for play in legal]
                assert len(set(names)) == len(names), names
            match.play(seat, [random_play(match.game, match._state, rng)])
