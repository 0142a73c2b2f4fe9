"""What a script can rely on: streams, statuses, languages, where choices come from, the same bytes again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from access_play.games import GAMES
from tests.program.conftest import Run
from tests.program.test_kept import kept

ENGLISH = re.compile(r"\b(the|you|your|cards?|draw|is|are|and|of|to|this|type|which|what|was|no)\b", re.I)
FRENCH = re.compile(r"\b(les?|la|vous|votre|cartes?|est|une|des|du|et|pour|quel|avec|ce|rien|tapez)\b", re.I)
NAMES = re.compile(
    r"\S*access-play\S*|elfer-raus|onze-gagnant|Onze Gagnant|/\S+|^NAME\b|rules, cards, doctor|--?\w[\w-]*"
)
ASKED = ("help", "help more", "hand", "table", "legal", "turn", "score", "counts", "who", "rules", "why")
CODES = ("fr", "en")


def mixed(text: str, code: str) -> list[str]:
    """Lines with a word of the other language, names of commands and files set aside."""
    other = ENGLISH if code == "fr" else FRENCH
    return [line for line in text.splitlines() if other.search(NAMES.sub("", line))]


# languages


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_speaks_one_language(run: Run, name: str, code: str) -> None:
    lines = (*ASKED, "1", "zz", "0", "what if 1", "back", "last 3", "save", "undo", "quit")
    ended = run("play", name, "--seed", "5", "--lang", code, "--verbosity", "full", lines=lines)
    assert (ended.status, ended.err) == (0, "")
    assert mixed(ended.out, code) == []


@pytest.mark.parametrize("code", CODES)
def test_what_is_told_outside_a_game_is_in_one_language(run: Run, code: str) -> None:
    for words in (("saves",), ("doctor",), ("settings", "where"), ("settings", "set", "rate", "9"), ("x",)):
        ended = run(*words, "--lang", code)
        assert ended.out + ended.err
        assert mixed(ended.out + ended.err, code) == []
    for name in GAMES:
        assert mixed(run("rules", name, "--lang", code).out, code) == []


@pytest.mark.parametrize(
    ("env", "words", "last"),
    [
        ({"LANG": "fr_FR.UTF-8"}, (), "La partie est gardée."),
        ({"LANG": "en_GB.UTF-8"}, (), "The game is kept."),
        ({"LANG": "tlh"}, (), "The game is kept."),
        ({"LC_ALL": "fr_CA.UTF-8", "LANG": "en_US.UTF-8"}, (), "La partie est gardée."),
        ({"LANG": "fr_FR.UTF-8"}, ("--lang", "en"), "The game is kept."),
        ({"LANG": "fr_FR.UTF-8"}, ("--lang=en",), "The game is kept."),
    ],
)
def test_the_language_is_that_of_the_machine_unless_asked(
    run: Run, env: dict[str, str], words: tuple[str, ...], last: str
) -> None:
    ended = run("play", "elfer-raus", "--seed", "1", *words, lines=("quit",), env=env)
    assert ended.out.splitlines()[-1].startswith(last)


# the same again


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_bytes_whatever_the_machine(run: Run, name: str, tmp_path: Path) -> None:
    said = []
    lines = ("1", "hand", "1", "legal", "1", "what if", "1", "table")
    for home, env in (
        ("one", {"PYTHONHASHSEED": "1"}),
        ("two", {"PYTHONHASHSEED": "2", "TERM": "dumb", "TZ": "Asia/Tokyo"}),
    ):
        log, script = tmp_path / f"{home}.json", tmp_path / f"{home}.txt"
        keep = ("--announcements", str(log), "--transcript", str(script), "--lang", "fr")
        ended = run("play", name, "--seed", "é 7", *keep, lines=lines, home=home, env=env)
        game = kept(tmp_path / home).read_bytes()
        said.append((ended, log.read_bytes(), script.read_bytes(), game))
    assert said[0] == said[1]
    assert said[0][0].status == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_the_computer_alone_ends_with_its_result(run: Run, name: str, tmp_path: Path) -> None:
    log = tmp_path / "log.json"
    words = ("--autoplay", "--players", "3", "--bots", "easy", "--seed", "2", "--verbosity", "brief")
    ended = run("play", name, *words, "--announcements", str(log), "--lang", "en")
    assert (ended.status, ended.err) == (0, "")
    assert "wins" in ended.out
    assert '"private": true' not in log.read_text(encoding="utf-8")
    assert "finished" in run("saves", "--lang", "en").out


# lines in


def test_comments_blank_lines_and_foreign_line_ends_are_taken(run: Run) -> None:
    plain = run("play", "elfer-raus", "--seed", "1", "--lang", "en", lines=("hand", "table", "quit"))
    raw = b"\xef\xbb\xbf# a script\r\nhand # mine\r\n  # more\r\n  TABLE  \r\n/quit"
    written = run("play", "elfer-raus", "--seed", "1", "--lang", "en", raw=raw, home="other")
    assert plain == written


def test_nothing_typed_is_the_end_of_input(run: Run, tmp_path: Path) -> None:
    ended = run("play", "11-nimmt", "--seed", "1", "--lang", "en")
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.endswith("The game is kept. To go on: access-play resume\n")
    assert kept(tmp_path / "home").stat().st_size


def test_an_empty_line_asks_again_and_plays_nothing(run: Run) -> None:
    ended = run("play", "elfer-raus", "--seed", "1", "--lang", "en", lines=("", "", "quit"))
    asked = [line for line in ended.out.splitlines() if line.startswith("Your turn")]
    assert len(asked) == 3
    assert len(set(asked)) == 1


# where choices come from


def test_the_command_line_wins_over_the_settings(run: Run) -> None:
    for name, value in (("lang", "fr"), ("braille", "terminal"), ("verbosity", "full")):
        assert run("settings", "set", name, value).status == 0
    game = ("play", "11-nimmt", "--seed", "1")
    settled = run(*game, lines=("quit",)).out
    asked = run(*game, "--lang", "en", "--braille", "off", "--verbosity", "brief", lines=("quit",)).out
    assert "avec" in settled
    assert "⠀" in settled
    assert "with" in asked
    assert not re.search("[\u2800-\u28ff]", asked)
    assert len(asked) < len(settled) / 2


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_refused_with_its_known_values_in_both_languages(run: Run, name: str) -> None:
    kind = GAMES[name]
    option = kind.options[0]
    for code in CODES:
        wrong = run("play", name, "--option", f"{option.name}=nonsense", "--lang", code)
        unknown = run("rules", name, "--option", "nonsense=1", "--lang", code)
        preset = run("rules", name, "--preset", "nonsense", "--lang", code)
        for ended in (wrong, unknown, preset):
            assert (ended.status, ended.out) == (2, "")
            assert mixed(ended.err, code) == []
            assert "nonsense" in ended.err
        assert option.name in wrong.err
        assert all(each.name in unknown.err for each in kind.options)
        assert all(each in preset.err for each in kind.presets)


@pytest.mark.parametrize("words", [("--autoplay", "--humans", "9"), ("--humans", "0"), ("--humans", "3")])
def test_who_plays_is_what_was_asked(run: Run, words: tuple[str, ...]) -> None:
    game = ("play", "11-nimmt", "--players", "3", "--seed", "1", "--lang", "en", "--bots", "easy")
    ended = run(*game, *words)
    assert ended.status == 0
    person = words[-1] == "3"
    assert ("take the machine" in ended.out) == person
    assert ("wins" in ended.out) != person
