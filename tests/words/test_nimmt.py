"""11 nimmt! in words: every event, fact, refusal and outcome, in both languages.

What was read and found good to hear is kept in the texts beside this file. To write them
anew after a change: ``python -m tests.words.test_nimmt``, then read what differs.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from access_play.games.core import WATCHER, Event, NotAllowed
from access_play.games.nimmt.cards import numbers
from access_play.games.nimmt.events import GiverAwaited, TurnCame, TurnGoesOn
from access_play.games.nimmt.refusals import NimmtReason
from access_play.games.nimmt.state import GIVE, NimmtState
from access_play.words.announcement import Announcement, Choice, Mark
from access_play.words.base import LINE_LIMIT, Verbosity
from access_play.words.phrase import Said
from access_play.words.reading import Choices
from tests.games.nimmt.table import position
from tests.words.nimmt_cases import EVENTS, GAME, QUESTIONS, REFUSALS, at
from tests.words.nimmt_table import Table
from tests.words.speaking import LANGUAGES, language, presenter

VIEWERS = {"me": 0, "Bob": 1, "watcher": WATCHER}


def braille(said: Announcement | Said) -> str:
    """Braille wording in writing, each card in brackets."""
    return "".join(
        f"[{piece.left}|{piece.right}]".replace("[|", "[") if isinstance(piece, Mark) else piece
        for piece in said.braille
        if not isinstance(piece, Choice)
    )


def said_of(event: Event) -> list[str]:
    """Everything that is said of an event, by language, verbosity and viewer.

    What a viewer hears again in more detail, and a watcher as Bob does, is left out.
    """
    lines: list[str] = []
    for code in LANGUAGES:
        last: dict[str, tuple[str, str]] = {}
        for verbosity in Verbosity:
            for viewer, seat in VIEWERS.items():
                said = presenter(GAME, language(code), seat, verbosity).event(event)
                if said is None:
                    continue
                assert 3 <= len(said.screen) <= LINE_LIMIT
                assert said.cells
                heard = (said.screen, braille(said))
                if heard != last.get(viewer) and (viewer != "watcher" or heard != last.get("Bob")):
                    lines.append(f"{code} {verbosity.value} {viewer}: {heard[0]} = {heard[1]}")
                last[viewer] = heard
    return lines


def golden(name: str) -> dict[str, list[str]]:
    """Read what was found good to hear: headings behind #, the lines under each."""
    text = (Path(__file__).parent / name).read_text(encoding="utf-8")
    parts = [part.split("\n") for part in text.split("# ")[1:]]
    return {lines[0]: [line for line in lines[1:] if line] for lines in parts}


HEARD = golden("nimmt_events.txt")
REFUSED = golden("nimmt_refusals.txt")
ASKED = golden("nimmt_facts.txt")


@pytest.mark.parametrize("name", EVENTS)
def test_an_event_is_said_so(name: str) -> None:
    assert said_of(EVENTS[name]) == HEARD[name]


# --- refusals -----------------------------------------------------------------


def refused_so(state: NimmtState, typed: str, reason: NimmtReason) -> list[str]:
    lines = []
    for code in LANGUAGES:
        table = Table(state.copy(), code=code)
        before = table.match.position()
        plays = table.listening.presenter(0).reader.read(typed, table.view, Choices(), 0)
        with pytest.raises(NotAllowed) as refusal:
            table.match.play(0, plays)
        assert refusal.value.reason is reason
        said = table.words.refused(refusal.value, table.view)
        lines.append(f"{code}: {said.text}")
        lines.append(f"{code} braille: {braille(said)}")
        lines += [f"{code} why: {line}" for line in (table.type(typed), table.type("why"))[1]]
        assert table.match.position() == before
    return lines


@pytest.mark.parametrize("name", REFUSALS)
def test_a_refusal_says_what_is_wrong_and_what_would_be_right(name: str) -> None:
    assert refused_so(*REFUSALS[name]) == REFUSED[name]


def test_every_reason_is_met() -> None:
    assert {reason for _, _, reason in REFUSALS.values()} == set(NimmtReason)


def test_a_seat_that_nobody_holds_cannot_give_a_bull() -> None:
    table = Table(at(giving=True, bulls=[0, 5, 5]))
    refusal = NotAllowed(NimmtReason.NOT_MOST_BULLS, GIVE + 6)
    assert table.words.refused(refusal, table.view).text == (
        "The bull comes from whoever has most: Bob or Chloé."
    )


# --- facts --------------------------------------------------------------------


def answers(name: str) -> list[str]:
    state, questions = QUESTIONS[name]
    lines = []
    for at_code, code in enumerate(LANGUAGES):
        table = Table(state.copy(), code=code)
        for what, typed in questions.items():
            lines += [f"{code} {what}: {line}" for line in table.type(typed[at_code])]
    return lines


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_is_answered_so(name: str) -> None:
    assert answers(name) == ASKED[name]


def test_a_hand_in_full_detail_tells_the_heads() -> None:
    table = Table(position([[5, 11, 20, 55, 63], [1]], [[54]]), verbosity=Verbosity.FULL)
    assert table.type("hand") == [
        "5 cards, 17 ox heads.",
        "5, 11 (5 heads), 20 (3 heads), 55 (7 heads), 63.",
    ]
    said = table.words.hand(table.view)[1]
    assert said.braille[1:4] == (" ", Mark("11", "5"), " ")


def test_where_sizes_are_hidden_nothing_tells_them() -> None:
    table = Table(at(), options={"pile_size": "hidden"})
    assert table.type("table")[0] == "3 piles: 54, 2, 88."
    assert table.type("pile 3")[0] == "Pile 3: 88."
    assert table.type("what if take 3")[0] == "The pile brings a bull if it has 3 cards or more."
    assert table.type("legal")[-1].endswith(": take pile 3, 88.")


def test_a_threshold_of_four_is_told() -> None:
    table = Table(at(), options={"bull_at": 4})
    assert table.type("what if take 3")[1] == "The pile brings no bull: that takes 4 cards."


def test_the_other_table_of_heads_is_told() -> None:
    assert Table(at(), options={"ox_heads": "6nimmt"}).type("heads 15") == ["15 bears 2 ox heads."]
    assert Table(at()).type("heads 15") == ["15 bears 1 ox head."]


def test_cards_under_the_tops_are_never_told() -> None:
    table = Table(at())
    told = " ".join(
        line
        for typed in ("table", "pile 3", "pile", "legal", "what if take 3", "rules", "counts", "help")
        for line in table.type(typed)
    )
    assert not {"81", "83"} & set(told.replace(".", " ").replace(",", " ").split())


def test_a_watcher_is_told_no_hand() -> None:
    table = Table(at())
    words = presenter(table.match.game, language("en"), WATCHER).words
    view = table.match.view(WATCHER)
    facts = {fact.words.split("|")[0]: fact for fact in words.facts()}
    assert [said.text for said in facts["pile"].answer(view, "3")] == ["Pile 3: 88 (3 cards)."]
    assert [said.text for said in facts["heads"].answer(view, "")] == ["You hold no cards."]
    assert numbers(table.view.hand) == [3, 7, 21, 56, 59, 64, 66]


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_tells_how_plays_are_typed_in_the_words_of_the_language(code: str) -> None:
    table = Table(at(), code=code)
    told = " ".join(table.type("help" if code == "en" else "aide"))
    for example in ("56 on 2", "take 1", "done") if code == "en" else ("56 sur 2", "prends 1", "fini"):
        assert example in told


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_largest_table_stays_within_twenty_lines_of_the_right_length(code: str) -> None:
    piles = [[number] for number in range(1, 41)]
    table = Table(position([range(41, 91), range(91, 101)], piles), code=code)
    for verbosity in Verbosity:
        table.listening.detail(0, verbosity)
        for typed in ("table", "main" if code == "fr" else "hand", "pile", "", "help", "rules"):
            lines = table.type(typed)
            assert 1 <= len(lines) <= 20
            assert all(3 <= len(line) <= LINE_LIMIT for line in lines)


def test_the_events_that_ask_are_said_at_once() -> None:
    asking = [event for event in EVENTS.values() if isinstance(event, TurnCame | TurnGoesOn | GiverAwaited)]
    assert all(event.asks for event in asking)
    assert {type(event) for event in EVENTS.values() if event.asks} == {type(event) for event in asking}


def write_anew() -> None:
    texts = {
        "nimmt_events.txt": {name: said_of(event) for name, event in EVENTS.items()},
        "nimmt_refusals.txt": {name: refused_so(*case) for name, case in REFUSALS.items()},
        "nimmt_facts.txt": {name: answers(name) for name in QUESTIONS},
    }
    for file, parts in texts.items():
        text = "".join("\n".join([f"# {name}", *lines, ""]) for name, lines in parts.items())
        (Path(__file__).parent / file).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_anew()
