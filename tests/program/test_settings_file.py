"""The settings file, whatever stands in it: told in one line, left as it is, and the game goes on."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from access_play.settings import BadSettings, BadValue, Settings, change, read_settings
from tests.program.test_outside import Run, run

__all__ = ["run"]

GAME = ("play", "elfer-raus", "--seed", "1")
WRONG = [
    ("lang", '"xx"', "I do not know xx. It can be: en, fr."),
    ("rate", "5", "80 - 600"),
    ("rate", '"fast"', "80 - 600"),
    ("rate", "true", "80 - 600"),
    ("volume", "101", "0 - 100"),
    ("pitch", "-1", "0 - 100"),
    ("grade", "3", "1 - 2"),
    ("cells", "11", "0, 12 - 80"),
    ("pace", "nan", "0 - 60"),
    ("pace", "inf", "0 - 60"),
    ("speech", '"loud"', "none, pyttsx3"),
    ("braille", '"paper"', "off, terminal, display"),
    ("verbosity", "[]", "brief, normal, full"),
    ("level", '"divine"', "easy, normal, hard"),
    ("plain", "1", "true, false"),
    ("voices", "{fr = 3}", 'fr = "..."'),
    ("weather", '"rain"', "lang, speech"),
    ("[table]", "", "line"),
    ("= =", "", "line"),
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "home/XDG_CONFIG_HOME/access-play/settings.toml"
    path.parent.mkdir(parents=True)
    return path


@pytest.mark.parametrize(("name", "value", "known"), WRONG)
def test_a_wrong_setting_is_told_and_left_out(
    run: Run, file: Path, name: str, value: str, known: str
) -> None:
    text = f"{name} = {value}\n"
    file.write_text(text, encoding="utf-8")
    ended = run(*GAME, lines=("quit",))
    assert ended.status == 0
    assert len(ended.err.splitlines()) == 1
    assert known in ended.err
    assert ended.out.splitlines()[-1].startswith("The game is kept.")
    assert file.read_text(encoding="utf-8") == text


def test_settings_are_what_the_game_is_played_with(run: Run, file: Path) -> None:
    file.write_text('lang = "fr"\nbraille = "terminal"\ncells = 20\nverbosity = "brief"\n', encoding="utf-8")
    ended = run(*GAME, lines=("quit",))
    assert "La partie est gardée." in ended.out
    cells = [line for line in ended.out.splitlines() if 0x2800 <= ord(line[0]) <= 0x28FF]
    assert cells
    assert all(len(line) <= 20 for line in cells)
    assert "The game is kept." in run(*GAME, "--lang", "en", "--braille", "off", lines=("quit",)).out


@pytest.mark.parametrize(
    ("name", "word", "value"),
    [
        ("rate", "300", 300),
        ("pace", "0", 0.0),
        ("plain", "on", True),
        ("lang", "fr", "fr"),
        ("braille", "out.brf", "out.brf"),
        ("voices.fr", 'a "quoted" voice', 'a "quoted" voice'),
    ],
)
def test_a_setting_is_changed_and_the_rest_stays(file: Path, name: str, word: str, value: object) -> None:
    before = '# mine\nrate = 150  # slow\n\n[voices]\nen = "en-gb"\n# the end\n'
    file.write_text(before, encoding="utf-8")
    assert change(file, name, word) == value
    after = tomllib.loads(file.read_text(encoding="utf-8"))
    table, _, key = name.rpartition(".")
    assert (after[table] if table else after)[key] == value
    assert after["voices"]["en"] == "en-gb"
    for comment in ("# mine", "# the end"):
        assert comment in file.read_text(encoding="utf-8")
    settings, troubles = read_settings(file)
    assert settings != Settings()
    assert troubles == []


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("rate", "5"),
        ("rate", "x"),
        ("rate", ""),
        ("voices", "x"),
        ("weather", "x"),
        ("a.b", "x"),
        ("plain", "2"),
    ],
)
def test_a_wrong_value_changes_nothing(file: Path, name: str, word: str) -> None:
    file.write_text("rate = 150\n", encoding="utf-8")
    with pytest.raises(BadValue):
        change(file, name, word)
    assert file.read_text(encoding="utf-8") == "rate = 150\n"


def test_a_file_that_is_no_toml_is_not_written_to(file: Path) -> None:
    file.write_bytes(b"volume = = 3\n")
    with pytest.raises(BadSettings):
        change(file, "rate", "300")
    assert file.read_bytes() == b"volume = = 3\n"


@pytest.mark.parametrize("words", [("rate", "5"), ("weather", "rain"), ("rate",), ()])
def test_a_wrong_setting_is_wrong_usage(run: Run, words: tuple[str, ...]) -> None:
    for code in ("fr", "en"):
        ended = run("settings", "set", *words, "--lang", code)
        assert (ended.status, ended.out) == (2, "")
        assert len(ended.err.splitlines()) == 1


def test_the_settings_cannot_be_written_where_the_home_is_a_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home/XDG_CONFIG_HOME").write_text("a file")
    ended = run("settings", "set", "rate", "300", "--lang", "en")
    assert ended.status == 1
    assert "cannot be written" in ended.err
    assert len(ended.err.splitlines()) == 1
