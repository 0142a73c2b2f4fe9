"""A sound card through libasound and ctypes: no external program, silence within milliseconds."""

from __future__ import annotations

import ctypes
import errno
import time
from ctypes import CFUNCTYPE, POINTER, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p
from typing import Final

from access_play.speech.sinks import PAUSE_S, Cancelled
from access_play.speech.trouble import SpeechError, TroubleKind

_PLAYBACK: Final = 0
_NONBLOCK: Final = 1
_S16_LE: Final = 2
_INTERLEAVED: Final = 3
_RUNNING: Final = 3

_ErrorHandler = CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)


_say_nothing = _ErrorHandler(lambda *_: None)
"""Stands in for ALSA's own handler, which writes on the game's screen."""


class AlsaSink:
    """Raises SpeechError(NO_DEVICE) when the device cannot be opened or takes no more sound."""

    BUFFER_MS: Final = 60
    POLL_MS: Final = 8
    """How often a full buffer is left to ask whether to be silent."""
    DEAD_S: Final = 2.0
    """A device that takes nothing for so long is gone."""

    def __init__(self, rate: int, device: str = "default") -> None:
        self._alsa = _load()
        self._rate = rate
        self._pcm = c_void_p()
        self._check(self._alsa.snd_pcm_open(byref(self._pcm), device.encode(), _PLAYBACK, _NONBLOCK))
        self._check(
            self._alsa.snd_pcm_set_params(self._pcm, _S16_LE, _INTERLEAVED, 1, rate, 1, self.BUFFER_MS * 1000)
        )

    def write(self, samples: bytes, cancelled: Cancelled) -> bool:
        """Take all samples, asking ``cancelled`` every few milliseconds."""
        given, all_frames, progress = 0, len(samples) // 2, time.monotonic()
        while given < all_frames:
            if cancelled():
                return False
            taken = self._alsa.snd_pcm_writei(self._pcm, samples[2 * given :], all_frames - given)
            if taken > 0:
                given, progress = given + taken, time.monotonic()
            else:
                self._wait_for_room(taken, time.monotonic() - progress)
        return True

    def drain(self, cancelled: Cancelled) -> bool:
        """Push the last period out with the pause, then wait until the device has run dry."""
        if not self.write(bytes(2 * int(self._rate * PAUSE_S)), cancelled):
            return False
        end = time.monotonic() + 1.0
        while self._alsa.snd_pcm_state(self._pcm) == _RUNNING and time.monotonic() < end:
            if cancelled():
                return False
            self._alsa.snd_pcm_avail_update(self._pcm)
            time.sleep(0.005)
        self.drop()
        return True

    def drop(self) -> None:
        self._alsa.snd_pcm_drop(self._pcm)
        self._check(self._alsa.snd_pcm_prepare(self._pcm))

    def close(self) -> None:
        self._alsa.snd_pcm_close(self._pcm)

    def _wait_for_room(self, result: int, idle_s: float) -> None:
        """Wait after a full buffer, start again after a dry one.

        A device that can do neither was pulled out; opening another is a new worker's work.
        """
        if idle_s > self.DEAD_S:
            self._check(result if result < 0 else -errno.ETIMEDOUT)
        if result in (0, -errno.EAGAIN):
            self._alsa.snd_pcm_wait(self._pcm, self.POLL_MS)
        else:
            self._check(self._alsa.snd_pcm_prepare(self._pcm))

    def _check(self, result: int) -> None:
        if result < 0:
            message = self._alsa.snd_strerror(result) or b""
            raise SpeechError(TroubleKind.NO_DEVICE, message.decode("utf-8", "replace"))


def _load() -> ctypes.CDLL:
    try:
        alsa = ctypes.CDLL("libasound.so.2")
    except OSError as failure:
        raise SpeechError(TroubleKind.NO_DEVICE, str(failure)) from failure
    alsa.snd_lib_error_set_handler(_say_nothing)
    alsa.snd_strerror.restype = c_char_p
    alsa.snd_pcm_open.argtypes = [POINTER(c_void_p), c_char_p, c_int, c_int]
    alsa.snd_pcm_set_params.argtypes = [c_void_p, c_int, c_int, c_uint, c_uint, c_int, c_uint]
    alsa.snd_pcm_writei.argtypes = [c_void_p, c_char_p, c_ulong]
    alsa.snd_pcm_writei.restype = alsa.snd_pcm_avail_update.restype = c_long
    alsa.snd_pcm_wait.argtypes = [c_void_p, c_int]
    for name in ("drop", "prepare", "close", "avail_update", "state"):
        getattr(alsa, f"snd_pcm_{name}").argtypes = [c_void_p]
    return alsa
