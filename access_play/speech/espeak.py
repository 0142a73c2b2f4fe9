"""espeak-ng through ctypes: text in, samples out as they are made.

The library of the system is tried first, then the one in the ``espeakng_loader`` wheel with
its own data. The environment variable ``ACCESS_PLAY_ESPEAK`` narrows that, for tests and
packagers: ``system``, ``wheel``, ``none``, or the path of a library.
"""

from __future__ import annotations

import ctypes
import functools
import os
from collections.abc import Callable, Iterator
from ctypes import CFUNCTYPE, POINTER, c_char, c_char_p, c_int, c_short, c_size_t, c_uint, c_void_p
from typing import Final

from access_play.speech.trouble import SpeechError, TroubleKind

LIBRARY_VARIABLE: Final = "ACCESS_PLAY_ESPEAK"

_SYSTEM_NAMES: Final = ("libespeak-ng.so.1", "libespeak-ng.so", "libespeak-ng.1.dylib", "libespeak-ng.dll")

_SYNCHRONOUS: Final = 2
"""espeak_AUDIO_OUTPUT: samples go to the callback, the call returns when all is made."""
_DONT_EXIT: Final = 0x8000
"""Without it the library calls exit() when its data is missing."""
_CHUNK_MS: Final = 20
_CHARS_UTF8: Final = 1
_CHARACTERS: Final = 1
"""espeak_POSITION_TYPE of the start position, which is always 0 here."""
_RATE, _VOLUME, _PITCH = 1, 2, 3

Take = Callable[[bytes], bool]
"""Receives samples (16 bits, native order, one channel); False to hear no more."""

_SamplesCallback = CFUNCTYPE(c_int, POINTER(c_short), c_int, c_void_p)


class _VoiceRecord(ctypes.Structure):
    """espeak_VOICE of speak_lib.h."""

    _fields_ = (
        ("name", c_char_p),
        ("languages", POINTER(c_char)),
        ("identifier", c_char_p),
        ("gender", ctypes.c_ubyte),
        ("age", ctypes.c_ubyte),
        ("variant", ctypes.c_ubyte),
        ("reserved", ctypes.c_ubyte),
        ("score", c_int),
        ("spare", c_void_p),
    )


class Espeak:
    """espeak-ng, with its normal rate, volume and pitch.

    The library keeps one state for the process: of several objects the last one set is heard.
    Raises SpeechError(NO_LIBRARY) when none can be loaded and started.
    """

    def __init__(self) -> None:
        self._library, self.sample_rate = _start(os.environ.get(LIBRARY_VARIABLE, ""))
        self._take: Take = _take_nothing
        self._failure: Exception | None = None
        self._refused = False
        self._callback = _SamplesCallback(self._samples)
        self.set_rate(200)
        self.set_volume(100)
        self.set_pitch(50)

    def set_rate(self, words_a_minute: int) -> None:
        self._library.espeak_SetParameter(_RATE, words_a_minute, 0)

    def set_volume(self, percent: int) -> None:
        self._library.espeak_SetParameter(_VOLUME, percent, 0)

    def set_pitch(self, percent: int) -> None:
        self._library.espeak_SetParameter(_PITCH, percent, 0)

    def set_voice(self, name: str) -> bool:
        """Take a voice by its name (``fr``, ``roa/fr``, ``en-us+f2``); False, and no change, without it."""
        return bool(self._library.espeak_SetVoiceByName(name.encode("utf-8", "replace")) == 0)

    def voices(self) -> list[tuple[str, str, str]]:
        """List (identifier, name for people, language code), in the library's order."""
        records = self._library.espeak_ListVoices(None)
        return list(_read_voices(records))

    def speak(self, text: str, take: Take) -> bool:
        """Make the samples of a text; True when ``take`` took them all. What it raises is raised here."""
        self._take, self._failure, self._refused = _from_first_sound(take), None, False
        self._library.espeak_SetSynthCallback(self._callback)
        raw = text.replace("\0", " ").encode("utf-8", "replace") + b"\0"
        self._library.espeak_Synth(raw, len(raw), 0, _CHARACTERS, 0, _CHARS_UTF8, None, None)
        self._take = _take_nothing
        if self._failure is not None:
            raise self._failure
        return not self._refused

    def _samples(self, samples: c_void_p, count: int, _events: c_void_p) -> int:
        """Called by the library; 1 ends the synthesis. Must not raise into C."""
        if self._refused:
            return 1
        try:
            if samples and count > 0 and not self._take(ctypes.string_at(samples, 2 * count)):
                self._refused = True
        except Exception as failure:
            self._failure, self._refused = failure, True
        return int(self._refused)


def _take_nothing(_samples: bytes) -> bool:
    return False


def _from_first_sound(take: Take) -> Take:
    """Leave out the silence before the first sound, for which a listener would wait: 44 ms before a t."""
    begun = False

    def take_on(samples: bytes) -> bool:
        nonlocal begun
        if not begun:
            silent = len(samples) - len(samples.lstrip(b"\0"))
            samples = samples[silent - silent % 2 :]
            begun = bool(samples)
        return take(samples) if begun else True

    return take_on


@functools.cache
def _start(wished: str) -> tuple[ctypes.CDLL, int]:
    """Return the first library that loads and starts, and its samples a second.

    Once for a process: started again after a cut, the library makes nothing but silence.
    """
    failures = []
    for path, data in _candidates(wished):
        try:
            library = ctypes.CDLL(path)
        except OSError as failure:
            failures.append(str(failure))
            continue
        _declare(library)
        rate = library.espeak_Initialize(_SYNCHRONOUS, _CHUNK_MS, data, _DONT_EXIT)
        if rate > 0:
            return library, rate
        failures.append(f"{path}: no data")
    raise SpeechError(TroubleKind.NO_LIBRARY, "; ".join(failures))


def _candidates(wished: str) -> Iterator[tuple[str, bytes | None]]:
    """Yield (library, its data folder or None for the one it was built with)."""
    if wished in ("", "system"):
        for name in _SYSTEM_NAMES:
            yield name, None
    if wished in ("", "wheel"):
        yield from _wheel()
    elif wished not in ("system", "none"):
        yield wished, None


def _wheel() -> Iterator[tuple[str, bytes | None]]:
    try:
        import espeakng_loader

        yield str(espeakng_loader.get_library_path()), os.fsencode(espeakng_loader.get_data_path())
    except (ImportError, OSError, RuntimeError):
        return


def _declare(library: ctypes.CDLL) -> None:
    library.espeak_Initialize.argtypes = [c_int, c_int, c_char_p, c_int]
    library.espeak_SetSynthCallback.argtypes = [_SamplesCallback]
    library.espeak_SetParameter.argtypes = [c_int, c_int, c_int]
    library.espeak_SetVoiceByName.argtypes = [c_char_p]
    library.espeak_ListVoices.argtypes = [c_void_p]
    library.espeak_ListVoices.restype = POINTER(POINTER(_VoiceRecord))
    library.espeak_Synth.argtypes = [c_char_p, c_size_t, c_uint, c_int, c_uint, c_uint, c_void_p, c_void_p]


def _read_voices(records: ctypes.Array[ctypes.Array[_VoiceRecord]]) -> Iterator[tuple[str, str, str]]:
    index = 0
    while records[index]:
        voice = records[index][0]
        language = _language_code(voice.languages)
        yield _text(voice.identifier), _text(voice.name), language
        index += 1


def _language_code(languages: ctypes.Array[c_char]) -> str:
    """Read the first code: a priority byte, then the code, which a zero ends."""
    code = b""
    while languages[len(code) + 1] != b"\0":
        code += languages[len(code) + 1]
    return _text(code)


def _text(raw: bytes | None) -> str:
    return (raw or b"").decode("utf-8", "replace")
