"""A match: turns, journals, and going on from any moment as if nothing had happened."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from access_play.games.core import AnyGame, Event, NotAllowed
from access_play.table import journal
from access_play.table.journal import Damaged, Header, Journal, TooNew
from access_play.table.match import Match, OutOfTurn, TurnOver
from tests.all_games import choices, random_play, tables
from tests.games.rows.at import elfer

SHORT = 160
"""How many plays of a match are gone through, at most."""


def nobody(event: Event) -> None: ...


def begun(game: AnyGame, seed: str = "seed") -> tuple[Match, list[str]]:
    lines: list[str] = []
    match = Match(game, seed, nobody, lines.append)
    match.start()
    return match, lines


def go_on(match: Match, rng: random.Random, plays: int = SHORT) -> Iterator[None]:
    for _ in range(plays):
        if match.over:
            return
        yield
        match.play(match.to_act, [random_play(match.game, match._state, rng)])


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_match_restored_at_any_moment_goes_on_identically(name: str, seats: int) -> None:
    game = choices(name, seats)[0]
    match, lines = begun(game, f"{name} {seats}")
    rng = random.Random(f"{name} {seats}")
    moments = {rng.randrange(SHORT) for _ in range(12)}
    for count, _ in enumerate(go_on(match, rng)):
        if count in moments:
            copied: list[str] = []
            again = Match(game, match.seed, nobody, copied.append)
            again.restore(lines)
            assert not copied
            assert again.position() == match.position()
            assert again.events == match.events
            assert (again.totals, again.plays, again.to_act) == (match.totals, match.plays, match.to_act)
            for _ in go_on(again, random.Random(3), 20):
                pass
            other = Match(game, match.seed, nobody, lambda line: None)
            other.restore(lines)
            for _ in go_on(other, random.Random(3), 20):
                pass
            assert other.events == again.events


def test_a_restored_match_deals_the_next_round_as_it_would_have() -> None:
    game = elfer(2, match="rounds-3")
    match, lines = begun(game)
    for _ in go_on(match, random.Random(1), 5000):
        pass
    assert match.over
    ends = [at for at, line in enumerate(lines) if line.startswith("deal")]
    more: list[str] = []
    again = Match(game, "seed", nobody, more.append)
    again.restore(lines[: ends[2]])
    assert more == [lines[ends[2]]]


def test_a_finished_match_is_restored_as_finished() -> None:
    game = elfer(3, match="rounds-1")
    match, lines = begun(game)
    for _ in go_on(match, random.Random(1), 5000):
        pass
    again = Match(game, "seed", nobody, lambda line: None)
    again.restore(lines)
    assert again.over
    assert again.events == match.events
    assert again.ranking == match.ranking


@pytest.mark.parametrize("line", ["play r21", "play done", "deal hands=", "dance", "", "over", "play "])
def test_a_line_that_does_not_fit_is_named(line: str) -> None:
    match, lines = begun(elfer(2))
    with pytest.raises(ValueError, match="entry 2"):
        Match(elfer(2), "seed", nobody, lambda line: None).restore([*lines, line])
    assert not match.over


def test_a_seat_plays_only_in_its_turn() -> None:
    match, _ = begun(elfer(3))
    seat = match.to_act
    with pytest.raises(OutOfTurn) as wrong:
        match.play((seat + 1) % 3, [0])
    assert wrong.value.seat == seat


def test_several_plays_are_made_all_or_none() -> None:
    match, _ = begun(elfer(2))
    before = match.position()
    opening = match.view(match.to_act).legal[0]
    never = match.game.read_play("r20" if match.game.write_play(opening) != "r20" else "r1")
    with pytest.raises((NotAllowed, TurnOver)):
        match.play(match.to_act, [opening, never])
    assert match.position() == before


def test_an_end_of_turn_that_came_by_itself_is_left_out() -> None:
    match, lines = begun(elfer(2))
    opening = match.view(match.to_act).legal[0]
    match.play(match.to_act, [opening, match.game.read_play("done")])
    assert [line for line in lines if line.startswith("play")] == [f"play {match.game.write_play(opening)}"]


def test_the_same_seed_gives_the_same_match() -> None:
    first, second, other = (begun(elfer(4), seed)[0] for seed in ("a", "a", "b"))
    assert first.position() == second.position() != other.position()


# the journal


HEADER = Header(
    "elfer-raus", 3, {"match": "rounds-1"}, "seed\u2028é", ("Ana", "Zoé\x85", "“Bob”"), (0, 2), "hard"
)


def written(plays: int = 6) -> str:
    writer, lines = Journal(), [""]
    lines[0] = writer.head(HEADER)
    match = Match(HEADER.make_game(), HEADER.seed, nobody, lambda line: lines.append(writer.line(line)))
    match.start()
    for _ in go_on(match, random.Random(2), plays):
        pass
    return "".join(lines)


def test_a_journal_reads_back() -> None:
    record = journal.read(written())
    assert record.header == HEADER
    assert record.text == written()
    assert [line.split(" ")[0] for line in record.lines] == ["deal", *["play"] * 6]


def test_a_journal_cut_at_any_byte_loses_one_line_at_most() -> None:
    whole = written().encode()
    first = whole.index(b"\n") + 1
    for end in range(len(whole)):
        text = whole[:end].decode("utf-8", "replace")
        if end < first:
            with pytest.raises(Damaged):
                journal.read(text)
            continue
        record = journal.read(text)
        assert len(record.lines) + 1 == whole[:end].count(b"\n")
        Match(record.header.make_game(), record.header.seed, nobody, lambda line: None).restore(record.lines)


def test_a_journal_changed_at_any_byte_is_known_as_damaged() -> None:
    whole = written().encode()
    for at in range(len(whole)):
        for wrong in (whole[at] ^ 1, 0, 255):
            if wrong == whole[at]:
                continue
            changed = whole[:at] + bytes([wrong]) + whole[at + 1 :]
            try:
                record = journal.read(changed.decode("utf-8", "replace"))
            except (Damaged, TooNew):
                continue
            assert at == len(whole) - 1, "only the last end of line can be lost without harm"
            assert len(record.lines) == 6


def test_a_journal_that_is_read_is_written_on() -> None:
    text = written(6)
    record = journal.read(text)
    assert journal.read(text + record.journal.line("play r1")).lines[-1] == "play r1"


def test_a_later_version_is_refused_as_such() -> None:
    writer = Journal()
    head = writer.head(HEADER).rpartition(" #")[0].replace('"version": 1', '"version": 2')
    with pytest.raises(TooNew):
        journal.read(Journal().line(head))


@pytest.mark.parametrize("text", ["", "\n", "hello\n", "{}", "\0" * 99, "a #00000000\n" * 3])
def test_what_is_no_journal_is_damaged(text: str) -> None:
    with pytest.raises(Damaged) as damaged:
        journal.read(text)
    assert damaged.value.line == 1
