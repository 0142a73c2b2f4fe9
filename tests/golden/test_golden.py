"""Each golden game is heard as it was, line by line and cell by cell."""

from __future__ import annotations

import pytest

from access_play.games import GAMES
from tests.golden.write import SEATS, heard, path
from tests.words.speaking import LANGUAGES


@pytest.mark.parametrize("seat", range(SEATS))
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_match_sounds_as_it_did(name: str, code: str, seat: int) -> None:
    assert heard(name, seat, code) == path(name, seat, code).read_text(encoding="utf-8")
