"""What Onze Gagnant says of each event and in each situation is what was read and found right."""

from __future__ import annotations

import inspect
import re
from difflib import unified_diff
from pathlib import Path

import pytest

from access_play.games.core import Event
from access_play.games.gagnant import events
from access_play.games.gagnant.cards import Bonus, Card, Colour, Kind, Side
from access_play.games.gagnant.lines import Standing
from access_play.games.gagnant.state import Step
from access_play.words.announcement import Mark
from access_play.words.base import LINE_LIMIT, Listener, Verbosity
from access_play.words.presenter import Presenter
from tests.words import gagnant_sentences, gagnant_situations
from tests.words.gagnant_sentences import cases
from tests.words.speaking import LANGUAGES, brailler, language, presenter


def compare(said: str, kept: Path) -> None:
    before = kept.read_text(encoding="utf-8")
    assert not list(unified_diff(before.splitlines(), said.splitlines(), "kept", "said", lineterm="", n=1))


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_event_is_said_as_it_was_read(code: str) -> None:
    compare(gagnant_sentences.sentences(code), gagnant_sentences.kept(code))


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_situation_is_told_as_it_was_read(code: str) -> None:
    compare(gagnant_situations.transcript(code), gagnant_situations.kept(code))


def test_both_languages_lead_to_the_same_plays() -> None:
    texts = [gagnant_situations.kept(code).read_text(encoding="utf-8") for code in LANGUAGES]
    english, french = (re.findall(r"^(?:plays:|#).*", text, re.MULTILINE) for text in texts)
    assert english == french


def test_the_cases_hold_every_event_kind_step_and_bonus() -> None:
    told = [event for _, _, event in cases()]
    kinds = {
        kind
        for _, kind in inspect.getmembers(events, inspect.isclass)
        if issubclass(kind, Event) and kind.__module__ == events.__name__
    }
    assert kinds <= {type(event) for event in told}
    drawn = {event.card.kind for event in told if isinstance(event, events.CardDrawn)}
    assert drawn == set(Kind) - {Kind.WILD}
    asked = {event.step for event in told if isinstance(event, events.TurnGoesOn)}
    assert asked == set(Step) - {Step.DRAW, Step.RETURN, Step.DONE, Step.OVER}
    assert {event.bonus for event in told if isinstance(event, events.BonusDrawn)} == set(Bonus)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("verbosity", Verbosity)
def test_each_event_fits_one_line_of_speech_and_of_braille(code: str, verbosity: Verbosity) -> None:
    for name, game, event in cases():
        for seat in range(game.seats):
            said = presenter(game, language(code), seat, verbosity).event(event)
            if said is None:
                assert event.personal
                continue
            assert 3 <= len(said.screen) <= LINE_LIMIT, name
            assert "  " not in said.screen
            assert "\u2800\u2800" not in said.cells, name


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_that_is_laid_fits_twenty_cells_with_the_result_and_the_goal(code: str) -> None:
    laid = events.CardPlaced(
        0, gagnant_sentences.MINE, gagnant_sentences.RED8, Side.PLUS, gagnant_sentences.SHORT
    )
    said = presenter(gagnant_sentences.VERSUS, language(code), 0).event(laid)
    assert said is not None
    assert len(said.cells) <= 20
    assert Mark("r", "8") in said.braille


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_longest_names_still_fit(code: str) -> None:
    """What does not fit a line with all its facts is said with fewer."""
    game = gagnant_sentences.VERSUS
    names = ("Maximilienne-Eva", "Maximilienne-Eve", "Maximilienne-Eli")
    listener = Listener(language(code), 0, names, Verbosity.FULL)
    speaker = Presenter(game, listener, brailler(code).cells)
    card, worst = Card(Kind.GIFT, Colour.TURQUOISE, 9), Standing(-17, -15, 3, blocked=True)
    between = events.CardPlaced(1, gagnant_sentences.CHLOES, card, Side.MINUS, worst)
    said = speaker.event(between)
    assert said is not None
    assert len(said.screen) <= LINE_LIMIT
    assert "Maximilienne-Eli" in said.screen
