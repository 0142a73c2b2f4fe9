"""Twenty thousand lines of any kind, seeded: each is answered within the limits, and no game is lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from access_play.console.base import KEPT_BLANKS
from access_play.console.desk import MOST
from access_play.console.outputs import Outputs
from access_play.console.session import Manner, Session
from access_play.games import GAMES
from access_play.speech import open_mouth
from access_play.table.journal import Header
from access_play.table.match import Match
from access_play.words.announcement import Announcement
from access_play.words.base import LINE_LIMIT
from access_play.words.commands import Command, command_words, words_to_commands
from tests.console.talk import SHELF

LINES = 2_500
"""Lines for each of the four games in each of the two languages."""
ODD = (
    *(
        "\x00",
        "\x1b[2J",
        "\u202eabc",
        "\u200f",
        "\ufeff",
        "\ud800",
        "🂡",
        "ⅻ",
        "１２",
        "½",
        "é" * 90,
        "e\u0301",
    ),
    *(
        "9" * 30,
        "-1",
        "+",
        "- -",
        "%s",
        "{0}",
        "“",
        "l'",
        "d’",
        "r12-",
        "-r12",
        "1-99",
        "56>",
        ">2",
        "#",
        "//",
    ),
    *("x" * 3_000, "r12 " * 800, "help " * 500, "\t", "\u00a0", "\u2028", "a\rb", "yes", "no", "oui", "non"),
)


class Typist:
    """A console that types made-up lines, and looks at all that comes back."""

    interactive = False
    idle = True

    def __init__(self, lines: Iterator[str]) -> None:
        self.lines = lines
        self.typed = ""
        self.answers = 0
        self.done = 0
        self.on_key = lambda: None

    def scroll(self, lines: int) -> None: ...

    def announce(self, text: str, *, urgent: bool = False) -> None:
        assert 3 <= len(text) <= LINE_LIMIT, (self.typed, text)
        assert "  " not in text, (self.typed, text)
        assert text == text.strip(), (self.typed, text)
        assert all(letter.isprintable() or letter in KEPT_BLANKS for letter in text), (self.typed, text)

    def count(self, announcement: Announcement) -> None:
        self.answers += announcement.kind in ("answer", "error", "question")

    async def read_line(self) -> str | None:
        assert self.done == 0 or self.answers <= MOST + 1, self.typed
        self.typed, self.answers = next(self.lines, ""), 0
        self.done += 1
        return self.typed if self.done <= LINES else None

    def close(self) -> None: ...


def vocabulary(session: Session) -> list[str]:
    """What a line may be made of: the words of the table and of the game, cards, numbers, names."""
    speaker = session.listening.presenter(0)
    leaving = command_words(speaker.t)[Command.QUIT].split("|")
    commands = [word for word in words_to_commands(speaker.t, SHELF.english) if word not in leaving]
    facts = [word for fact in speaker.words.facts() for word in fact.words.split("|")]
    plays = [spelling for play in speaker.words.plays() for spelling in speaker.words.spellings(play)[:2]]
    return [*commands, *facts, *speaker.words.vocabulary(), *plays, *map(str, range(1, 21))]


def made_up(words: list[str], rng: random.Random) -> Iterator[str]:
    """Lines without end: words alone and together, slipped, cut in halves, and noise."""
    while True:
        line = " ".join(rng.choices(words, k=rng.choice((1, 1, 1, 2, 3, 6))))
        match rng.randrange(10):
            case 0 | 1:
                at = rng.randrange(len(line))
                line = line[:at] + rng.choice("abcdeiorstu ") + line[at + rng.randrange(2) :]
            case 2:
                line = line[: rng.randrange(len(line) + 1)]
            case 3:
                line = f"{line} {rng.choice(ODD)}"
            case 4:
                line = rng.choice(ODD) + rng.choice(("", " ", line))
            case 5:
                line = str(rng.randrange(1, 4))
            case 6:
                line = "".join(chr(rng.randrange(0x300)) for _ in range(rng.randrange(12)))
            case 7:
                line = line.upper().replace("E", "É")
            case _:
                pass
        yield line


def replays(session: Session, kept: list[str]) -> bool:
    match = session.match
    again = Match(session.header.make_game(), session.header.seed, lambda event: None, lambda line: None)
    again.restore(kept)
    same = again.events == match.events and again.totals == match.totals
    return same and (again.over if match.over else again.position() == match.position())


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_twenty_thousand_lines(name: str, code: str) -> None:
    rng, typist, played = random.Random(f"{name} {code}"), Typist(iter(())), 0
    while typist.done <= LINES:
        game = GAMES[name].create(3, {})
        header = Header.of(game, str(played), ("Zoé", "Ana", "Bob"), (0,), "easy")
        outputs, kept = Outputs(typist, open_mouth("none"), [typist.count]), list[str]()
        session = Session(header, SHELF, outputs, Manner(code), kept.append)
        if not played:
            typist.lines = made_up(vocabulary(session), rng)
        session.understanding.plays.confirms = bool(played % 2)
        asyncio.run(session.run())
        assert replays(session, kept)
        played += 1
