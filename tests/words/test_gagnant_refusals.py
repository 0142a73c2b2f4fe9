"""Why a play of Onze Gagnant is refused, in words."""

from __future__ import annotations

import pytest

from access_play.games.gagnant.reasons import GagnantReason
from access_play.words.base import LINE_LIMIT
from tests.words.gagnant_refusals import REFUSED, SELDOM, kept, refusals
from tests.words.speaking import LANGUAGES


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_refusal_is_said_as_it_was_read(code: str) -> None:
    assert refusals(code).splitlines() == kept(code).read_text(encoding="utf-8").splitlines()


def test_every_reason_has_its_words() -> None:
    assert {reason for reason, *_ in REFUSED} | set(SELDOM) == set(GagnantReason)


@pytest.mark.parametrize("code", LANGUAGES)
def test_refusals_and_rules_fit_a_line(code: str) -> None:
    for line in refusals(code).splitlines():
        assert len(line.strip()) <= LINE_LIMIT
