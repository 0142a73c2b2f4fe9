"""speech-dispatcher over its socket: the voice, rate and volume the player has set for the whole desktop.

The protocol is SSIP (https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html):
lines that end in CR LF; an answer's lines begin with its code and "-", the last one with the code
and a blank; codes from 700 are events, which come when they happen.
"""

from __future__ import annotations

import os
import re
import select
import shutil
import socket
import subprocess
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from access_play.speech.sinks import Cancelled
from access_play.speech.trouble import SpeechError, TroubleKind
from access_play.speech.voicebox import Missed
from access_play.speech.voices import Voice, base
from access_play.speech.wire import Parts, Tuning

_ANSWER_S: Final = 2.0
_START_S: Final = 5.0
_POLL_S: Final = 0.01
_BEGIN, _END, _CANCELED = "701", "702", "703"

_SLOWEST, _NORMAL, _FASTEST = 80, 170, 449
"""Words a minute at -100, 0 and 100 of the server's own scale for espeak-ng."""


class Ssip:
    """One connection. Every wait has a limit; SpeechError(NO_SERVER) when the server does not answer."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._socket.setblocking(False)
        self._rest = b""
        self._block: list[str] = []
        self._answers: deque[list[str]] = deque()
        self.events: deque[list[str]] = deque()

    def command(self, *lines: str) -> list[str]:
        """Send lines as one command and return the lines of its answer, codes taken off."""
        self.send(*lines)
        end = time.monotonic() + _ANSWER_S
        while not self._answers:
            if self.receive(_POLL_S):
                end = time.monotonic() + _ANSWER_S
            elif time.monotonic() > end:
                raise SpeechError(TroubleKind.NO_SERVER, "no answer")
        answer = self._answers.popleft()
        if answer[-1][0] not in "12":
            raise SpeechError(TroubleKind.NO_SERVER, answer[-1])
        return [line[4:] for line in answer]

    def send(self, *lines: str) -> None:
        data = "".join(f"{line}\r\n" for line in lines).encode("utf-8", "replace")
        end = time.monotonic() + _ANSWER_S
        while data:
            try:
                data = data[self._socket.send(data) :]
            except BlockingIOError:
                if time.monotonic() > end:
                    raise SpeechError(TroubleKind.NO_SERVER, "no answer") from None
                select.select([], [self._socket], [], _POLL_S)
            except OSError as failure:
                raise SpeechError(TroubleKind.NO_SERVER, str(failure)) from failure

    def receive(self, seconds: float) -> bool:
        """Take what the server sends within so many seconds, answers and events; False for nothing."""
        if not select.select([self._socket], [], [], seconds)[0]:
            return False
        try:
            data = self._socket.recv(65536)
        except OSError as failure:
            raise SpeechError(TroubleKind.NO_SERVER, str(failure)) from failure
        if not data:
            raise SpeechError(TroubleKind.NO_SERVER, "connection closed")
        *lines, self._rest = (self._rest + data).split(b"\r\n")
        for line in lines:
            self._sort(line.decode("utf-8", "replace"))
        return True

    def _sort(self, line: str) -> None:
        self._block.append(line)
        if line[3:4] == " ":
            (self.events if line.startswith("7") else self._answers).append(self._block)
            self._block = []


class SpeechdVoicebox:
    """Leaves rate, volume and pitch as the player has set them for the server, until changed in the game."""

    stops = True

    def __init__(self, server: Ssip, cancelled: Cancelled, missed: Missed) -> None:
        self._server, self._cancelled, self._missed = server, cancelled, missed
        self._tuning = Tuning()
        self._chosen: dict[str, bool] = {}
        self._voices: list[Voice] | None = None
        user = re.sub(r"\W", "_", os.environ.get("USER") or "player")
        self._set(f"CLIENT_NAME {user}:access_play:main")
        self._set("SSML_MODE off")
        self._set("PRIORITY message")
        for event in ("END", "CANCEL"):
            self._set(f"NOTIFICATION {event} on")

    def tune(self, tuning: Tuning) -> None:
        if tuning.rate != self._tuning.rate:
            self._set(f"RATE {rate_of(tuning.rate)}")
        if tuning.volume != self._tuning.volume:
            self._set(f"VOLUME {2 * tuning.volume - 100}")
        if tuning.pitch != self._tuning.pitch:
            self._set(f"PITCH {2 * tuning.pitch - 100}")
        self._tuning = tuning

    def speak(self, parts: Parts, earcon: str = "") -> bool:
        """Give all parts to the server, then wait until each has ended."""
        if self._cancelled():
            return False
        self._server.events.clear()
        waiting = [self._give(language, text) for language, text in parts]
        cancelling = False
        while waiting:
            if self._cancelled() and not cancelling:
                self._server.command("CANCEL self")
                cancelling = True
            self._server.receive(_POLL_S)
            self._take_events(waiting)
        return not self._cancelled()

    def voices(self) -> list[Voice]:
        """List the voices without their variants: with them there are thirteen thousand."""
        return [voice for voice in self._all_voices() if "+" not in voice.id]

    def _all_voices(self) -> list[Voice]:
        if self._voices is None:
            lines = self._server.command("LIST SYNTHESIS_VOICES")
            fields = [(*line.split("\t"), "") for line in lines[:-1]]
            self._voices = [Voice(name, name, language) for name, language, *_ in fields]
        return self._voices

    def hush(self) -> None:
        """Cancel, for the server would speak on; the answer is not waited for."""
        self._server.send("CANCEL self")

    def _give(self, language: str, text: str) -> str:
        """Queue one part and return the server's number for it."""
        self._set(f"LANGUAGE {language.replace('_', '-')}")
        voice = self._tuning.voices.get(base(language))
        if voice and self._has(voice):
            self._set(f"SYNTHESIS_VOICE {voice}")
        self._server.command("SPEAK")
        lines = ["." + line if line.startswith(".") else line for line in text.splitlines()]
        return self._server.command(*lines, ".")[0]

    def _has(self, voice: str) -> bool:
        """Look a voice up, for the server takes any name; tell once of one that is missing."""
        if voice not in self._chosen:
            self._chosen[voice] = any(voice == one.id for one in self._all_voices())
            if not self._chosen[voice]:
                self._missed(voice)
        return self._chosen[voice]

    def _take_events(self, waiting: list[str]) -> None:
        """Forget the parts that have ended: an event names the message in its first line."""
        while self._server.events:
            event = self._server.events.popleft()
            number = event[0][4:]
            if event[-1].startswith((_END, _CANCELED)) and number in waiting:
                waiting.remove(number)

    def _set(self, what: str) -> None:
        self._server.command(f"SET self {what}")


def open_speechd(cancelled: Cancelled, missed: Missed) -> SpeechdVoicebox:
    """Connect to the server, which is started if need be. Raises SpeechError(NO_SERVER)."""
    return SpeechdVoicebox(Ssip(_connect()), cancelled, missed)


def rate_of(words_a_minute: int) -> int:
    """Return the server's rate, -100 to 100.

    >>> rate_of(80), rate_of(170), rate_of(310), rate_of(600)
    (-100, 0, 50, 100)
    """
    step = _NORMAL - _SLOWEST if words_a_minute < _NORMAL else _FASTEST - _NORMAL
    return max(-100, min(100, round(100 * (words_a_minute - _NORMAL) / step)))


def _connect() -> socket.socket:
    try:
        return _dial()
    except OSError as failure:
        reason = failure
    if not os.environ.get("SPEECHD_ADDRESS") and (server := shutil.which("speech-dispatcher")):
        _spawn([server, "--spawn"])
        try:
            return _dial()
        except OSError as failure:
            reason = failure
    raise SpeechError(TroubleKind.NO_SERVER, str(reason))


def _dial() -> socket.socket:
    """Connect to the address that speech-dispatcher's own clients use."""
    kind, _, address = os.environ.get("SPEECHD_ADDRESS", "").partition(":")
    if kind == "inet_socket":
        host, _, port = address.rpartition(":")
        return socket.create_connection((host or "127.0.0.1", int(port or 6560)), _ANSWER_S)
    folder = os.environ.get("XDG_RUNTIME_DIR") or str(Path.home() / ".cache")
    connection = socket.socket(socket.AF_UNIX)
    try:
        connection.settimeout(_ANSWER_S)
        connection.connect(address or f"{folder}/speech-dispatcher/speechd.sock")
    except OSError:
        connection.close()
        raise
    return connection


def _spawn(command: Sequence[str]) -> None:
    """Start the server, as its own clients do; it goes to the background by itself."""
    try:
        subprocess.run(command, timeout=_START_S, check=False, capture_output=True)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired) as failure:
        raise SpeechError(TroubleKind.NO_SERVER, str(failure)) from failure
