"""Words for the ear: what to hand to a voice so that nothing is misread."""

from __future__ import annotations

import re
import unicodedata

from access_play.words.announcement import Speech


def spoken(speech: Speech) -> Speech:
    """Return the parts as a voice must get them; parts with nothing to say are left out."""
    parts = ((language, for_ear(language, text)) for language, text in speech)
    return tuple((language, text) for language, text in parts if text)


def for_ear(language: str, text: str) -> str:
    return clean(text)


def clean(text: str) -> str:
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).encode("utf-8", "ignore").decode("utf-8")
    text = "".join(" " if unicodedata.category(one)[0] == "C" else one for one in text)
    return re.sub(r"\s+", " ", text).strip()
