"""The score sheet of a match: round by round, then who is where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from access_play.games.core import Event, RoundResult
from access_play.table.events import MatchEnded, PointsScored, Ranked, RoundEnded
from access_play.table.match import Match
from access_play.words.base import GameWords
from access_play.words.language import Language
from access_play.words.match import MatchWords
from access_play.words.phrase import Said


@dataclass(frozen=True, slots=True)
class Part:
    """A heading and the lines under it; level 1 is the heading of the sheet."""

    title: str
    lines: tuple[Said, ...] = ()
    level: int = 2


def score_sheet(words: GameWords, match: Match) -> list[Part]:
    """One line for each player a round; empty before the first round has ended.

    What the game itself leaves out, since points say nothing there, is left out here too.
    """
    around = MatchWords(words.listener)
    parts = []
    for title, events in _events(words.t, match):
        lines = tuple(around.tell(event) for event in events if not words.leaves_out(event))
        if lines:
            parts.append(Part(title, lines))
    # Translators: heading of the score sheet of a match
    return [Part(words.t.p_("scores", "Score sheet"), level=1), *parts] if parts else []


def _events(t: Language, match: Match) -> Iterator[tuple[str, list[Event]]]:
    """What is told of each round, under its heading, and of the end of the match."""
    for at, result in enumerate(match.results):
        yield _round_title(t, match.results[: at + 1]), list(_round(match, at, result))
    if match.over:
        winners = match.game.winners(match.results)
        ranks = [Ranked(seat, place, match.totals[seat]) for place, seat in match.ranking]
        # Translators: heading above the end of a match on its score sheet
        yield t.p_("scores", "Result"), [MatchEnded(winners[0] if winners else -1, winners), *ranks]


def _round_title(t: Language, results: Sequence[RoundResult]) -> str:
    """The heading of the last of these rounds."""
    if results[-1].playoff:
        # Translators: heading of an extra round that settles a tie, on the score sheet
        return t.p_("scores", "Playoff")
    # Translators: heading of a round on the score sheet
    return t.p_("scores", "Round {number}").format(number=sum(not each.playoff for each in results))


def _round(match: Match, at: int, result: RoundResult) -> Iterator[Event]:
    yield RoundEnded(-1 if result.winner is None else result.winner)
    if result.playoff:
        return
    for seat, points in enumerate(result.points):
        if points is not None:
            yield PointsScored(seat, points, match.totals_after(at + 1)[seat])
