"""The speech worker of these tests plays into a recording, whatever the machine has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from access_play.speech import Mouth, open_mouth
from access_play.speech.espeak import LIBRARY_VARIABLE
from access_play.speech.sinks import SINK_VARIABLE
from tests.speech.sound import QUICK, Ear, workers

OpenMouth = Callable[..., Mouth]


@pytest.fixture(autouse=True)
def ear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ear:
    path = tmp_path / "heard.wav"
    monkeypatch.setenv(SINK_VARIABLE, f"wav:{path}")
    monkeypatch.delenv(LIBRARY_VARIABLE, raising=False)
    return Ear(path)


@pytest.fixture
def opened() -> Iterator[OpenMouth]:
    """Open mouths that are closed after the test, and leave no process behind."""
    mouths = []

    def open_one(spec: str = "pyttsx3", rate: int = QUICK, **tuning: object) -> Mouth:
        mouths.append(open_mouth(spec, rate=rate, **tuning))  # type: ignore[arg-type]
        return mouths[-1]

    yield open_one
    for mouth in mouths:
        mouth.flush()
        mouth.close(0)
    assert workers() == []


@pytest.fixture
def mouth(opened: OpenMouth) -> Mouth:
    return opened()
