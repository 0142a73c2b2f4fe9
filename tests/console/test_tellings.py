"""Each kind of event is told as the player wishes, and what must be heard always is."""

from __future__ import annotations

import pytest

from access_play.games import GAMES
from access_play.games.core import Event
from access_play.games.gagnant import events as gagnant
from access_play.games.nimmt import events as nimmt
from access_play.games.rows import events as rows
from access_play.table import events as around
from access_play.words.announcement import Announcement
from access_play.words.kinds import Kind, kind_of_event, kind_words
from access_play.words.language import spellings
from tests.console.talk import talk
from tests.words.speaking import LANGUAGES, language


@pytest.mark.parametrize("module", [rows, nimmt, gagnant, around], ids=lambda module: module.__name__)
def test_every_kind_of_event_can_be_switched_but_questions_and_what_is_personal(module: object) -> None:
    kinds = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Event)]
    own = [each for each in kinds if each.__module__ == getattr(module, "__name__", "")]
    assert own
    for each in own:
        assert (kind_of_event(object.__new__(each)) is None) is (each.asks or each.personal), each


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_means_two_kinds(code: str) -> None:
    words = [word for each in kind_words(language(code)).values() for word in set(spellings(each))]
    assert len(words) == len(set(words))


def heard(lines: list[str], *, name: str = "elfer-raus", code: str = "en") -> list[Announcement]:
    given: list[Announcement] = []
    talk(lines, name=name, code=code, sinks=[given.append])
    return given


PLAYED = ["legal", "1", "done"] * 6


def laid(given: list[Announcement]) -> list[Announcement]:
    return [each for each in given if each.kind == "card-laid"]


def test_what_is_only_printed_is_not_spoken() -> None:
    usual, printed = heard(["tell", *PLAYED]), heard(["tell laid print", *PLAYED])
    assert [each.screen for each in laid(usual)] == [each.screen for each in laid(printed)]
    assert not any(each.silent for each in usual)
    later = [each for each in laid(printed) if each.screen != "Bob lays the yellow 11."]
    assert later
    assert all(each.silent and each.cells for each in later)
    assert not any(each.silent for each in printed if each.kind != "card-laid")


def test_what_is_left_out_is_kept_to_be_heard_again() -> None:
    given = heard(["tell laid leave out", "b11", "last 2"])
    assert [each.screen for each in laid(given)] == ["Bob lays the yellow 11."]
    assert [each.screen for each in given[-2:]] == ["You lay the blue 11.", "Go on: blue 10, green 11."]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_questions_and_the_own_hand_are_told_whatever_is_left_out(name: str) -> None:
    switched = [f"tell {kind.value} leave out" for kind in Kind]
    usual, quiet = heard(PLAYED, name=name), heard([*switched, *PLAYED], name=name)
    typed = {"answer", "error"}
    private = [each.screen for each in usual if each.private and each.kind not in typed]
    assert private == [each.screen for each in quiet if each.private and each.kind not in typed]
    assert {"turn-came"} < {each.kind for each in usual if each.private}
    begun = next(at for at, each in enumerate(quiet) if each.kind in typed)
    assert {each.kind for each in quiet[begun:] if not each.private} <= typed


def test_a_telling_is_asked_for_and_answered_in_whole_sentences() -> None:
    asked = ["tell laid", "tell laid print", "tell drawn leave", "tell drawn", "tell laid say", "tell zed"]
    assert talk([*asked, "tell laid zed"]).said[1:-1] == [
        ["Laid: said."],
        ["Laid: printed and brailled, not said."],
        ["Drawn: left out; last still tells it."],
        ["Drawn: left out; last still tells it."],
        ["Laid: said."],
        ["After that word comes: laid, drawn, passed, actions, points, rounds."],
        ["After that word comes: say, print, leave out."],
    ]


def test_tellings_in_french() -> None:
    assert talk(["annonces posées écrire", "annonce pioches taire", "annonces"], code="fr").said[1:-1] == [
        ["Posées\u00a0: à l’écran et en braille, sans la voix."],
        ["Piochées\u00a0: rien\u202f; dernier le redit."],
        [
            "Posées\u00a0: à l’écran et en braille, sans la voix.",
            "Piochées\u00a0: rien\u202f; dernier le redit.",
            "Passes\u00a0: à voix haute.",
            "Actions\u00a0: à voix haute.",
            "Points\u00a0: à voix haute.",
            "Manches\u00a0: à voix haute.",
        ],
    ]
