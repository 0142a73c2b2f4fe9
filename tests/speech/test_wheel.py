"""The voice from the espeakng_loader wheel, as on a machine where no espeak-ng is installed."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path

import pytest

from access_play.speech import TroubleKind
from access_play.speech.espeak import LIBRARY_VARIABLE
from tests.speech.conftest import OpenMouth
from tests.speech.sound import RATE, Ear, announce, spoken_by_espeak, trimmed

PARTS = ("fr", "rouge onze joué par"), ("en", "Michael")
VOICES = ("fr", "en-us")


def test_the_wheel_speaks_in_every_language_or_is_told_to_be_missing(
    opened: OpenMouth, ear: Ear, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LIBRARY_VARIABLE, "wheel")
    mouth = opened(rate=200)
    mouth.say(announce(*PARTS))
    assert mouth.wait(30)
    trouble = mouth.trouble()
    if importlib.util.find_spec("espeakng_loader") is None:
        assert trouble is not None
        assert trouble.kind is TroubleKind.NO_LIBRARY
        return
    assert trouble is None
    french, english = (
        trimmed(spoken_by_espeak(voice, text, tmp_path))
        for voice, (_, text) in zip(VOICES, PARTS, strict=True)
    )
    [(start, end)] = ear.heard()
    assert end - start == pytest.approx((len(french) + len(english)) / RATE, abs=0.2)
    assert len(mouth.voices()) > 100


def test_a_wheel_without_its_data_is_told(
    opened: OpenMouth, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library calls exit() then, if it may, and takes the worker with it."""
    folder = tmp_path / "espeakng_loader"
    folder.mkdir()
    library = "libespeak-ng.so.1"
    found = importlib.util.find_spec("espeakng_loader")
    if found is not None and found.origin is not None:
        library = shutil.copy(str(Path(found.origin).with_name(library)), str(folder))
    (folder / "__init__.py").write_text(
        f"def get_library_path(): return {str(library)!r}\n"
        f"def get_data_path(): return {str(folder / 'espeak-ng-data')!r}\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv(LIBRARY_VARIABLE, "wheel")
    mouth = opened()
    mouth.say(announce(*PARTS))
    assert mouth.wait(30)
    trouble = mouth.trouble()
    assert trouble is not None
    assert trouble.kind is TroubleKind.NO_LIBRARY
    assert mouth.trouble() is None
