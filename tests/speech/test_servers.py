"""Other people's voices: a speech-dispatcher and a screen reader, both played by this file.

The server answers as speech-dispatcher 0.11.4 does; what it "says" takes some time.
"""

from __future__ import annotations

import contextlib
import socketserver
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_play.speech import TroubleKind
from access_play.words.announcement import Priority
from tests.speech.conftest import OpenMouth
from tests.speech.sound import announce, english, wait_until, workers

SECONDS_A_CHARACTER = 0.01
LONG = "a sentence so long that nobody waits for its end " * 10


class Dispatcher(socketserver.ThreadingUnixStreamServer):
    """Keeps every command and every text it has said, and whether it was said to the end."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, path: Path) -> None:
        self.commands: list[str] = []
        self.said: list[tuple[str, str, bool]] = []
        self.connections: list[Client] = []
        super().__init__(str(path), Client)

    def hang_up(self) -> None:
        """Die as a server dies: nobody listens, and every connection is cut."""
        self.shutdown()
        self.server_close()
        for client in self.connections:
            client.request.shutdown(2)


class Client(socketserver.StreamRequestHandler):
    server: Dispatcher

    def setup(self) -> None:
        super().setup()
        self.language, self.number = "", 0
        self.cancelled = threading.Event()
        self.speaking: threading.Thread | None = None
        self.lock = threading.Lock()
        self.server.connections.append(self)

    def handle(self) -> None:
        for line in self.rfile:
            self.answer(line.decode().rstrip("\r\n"))

    def answer(self, command: str) -> None:
        self.server.commands.append(command)
        if command == "SPEAK":
            self.send("230 OK RECEIVING DATA")
            self.speak(self.read_text())
        elif command == "CANCEL self":
            self.cancelled.set()
            self.send("210 OK CANCELED")
        elif command == "LIST SYNTHESIS_VOICES":
            self.send("249-French\tfr\tnone", "249-French+Anna\tfr\tAnna", "249 OK VOICE LIST SENT")
        else:
            self.language = (
                command.removeprefix("SET self LANGUAGE ") if "LANGUAGE" in command else self.language
            )
            self.send("201 OK SET")

    def read_text(self) -> str:
        lines = []
        while (line := self.rfile.readline().decode().rstrip("\r\n")) != ".":
            lines.append(line.removeprefix("."))
        return "\n".join(lines)

    def speak(self, text: str) -> None:
        self.number += 1
        self.cancelled.clear()
        self.send(f"225-{self.number}", "225 OK MESSAGE QUEUED")
        arguments = (self.speaking, self.number, self.language, text)
        self.speaking = threading.Thread(target=self.sound, args=arguments, daemon=True)
        self.speaking.start()

    def sound(self, before: threading.Thread | None, number: int, language: str, text: str) -> None:
        if before:
            before.join()
        whole = not self.cancelled.wait(len(text) * SECONDS_A_CHARACTER)
        self.server.said.append((language, text, whole))
        event = "702 END" if whole else "703 CANCELED"
        self.send(f"{event[:3]}-{number}", f"{event[:3]}-1", event)

    def send(self, *lines: str) -> None:
        with self.lock, contextlib.suppress(OSError):
            self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "speechd.sock"
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{path}")
    return path


@pytest.fixture
def server(address: Path) -> Iterator[Dispatcher]:
    with Dispatcher(address) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server
        server.shutdown()


def test_each_part_goes_to_the_server_in_its_language(server: Dispatcher, opened: OpenMouth) -> None:
    mouth = opened("speechd", rate=200)
    mouth.say(announce(("fr", "1 carte pour"), ("en", ".Michael")))
    assert mouth.wait(30)
    assert server.said == [("fr", "une carte pour", True), ("en", ".Michael", True)]
    assert not any("RATE" in command or "VOLUME" in command for command in server.commands)
    assert mouth.trouble() is None


def test_a_key_cancels_at_the_server(server: Dispatcher, opened: OpenMouth) -> None:
    mouth = opened("speechd")
    mouth.say(english(LONG))
    wait_until(lambda: "SPEAK" in server.commands)
    mouth.cut()
    assert mouth.wait(30)
    mouth.say(english("your turn", Priority.URGENT))
    assert mouth.wait(30)
    assert [(text, whole) for _, text, whole in server.said] == [(LONG.strip(), False), ("your turn", True)]


def test_the_end_of_the_game_silences_the_server(server: Dispatcher, opened: OpenMouth) -> None:
    mouth = opened("speechd")
    mouth.say(english(LONG))
    wait_until(lambda: "SPEAK" in server.commands)
    mouth.flush()
    mouth.close(0)
    wait_until(lambda: bool(server.said))
    assert server.said[0][2] is False


def test_the_tuning_reaches_the_server_once_it_was_changed(server: Dispatcher, opened: OpenMouth) -> None:
    mouth = opened("speechd", rate=200)
    mouth.set(rate=310, volume=50, pitch=0, voices={"fr": "French+Anna", "en": "celestine"})
    mouth.say(announce(("fr", "bonjour"), ("en", "hello")))
    assert mouth.wait(30)
    sent = {"RATE 50", "VOLUME 0", "PITCH -100", "SYNTHESIS_VOICE French+Anna"}
    assert {f"SET self {what}" for what in sent} <= set(server.commands)
    trouble = mouth.trouble()
    assert trouble is not None
    assert (trouble.kind, trouble.detail) == (TroubleKind.VOICE_MISSING, "celestine")


def test_its_voices_are_listed_without_their_variants(server: Dispatcher, opened: OpenMouth) -> None:
    mouth = opened("speechd")
    wait_until(lambda: bool(mouth.voices()))
    assert [voice.id for voice in mouth.voices()] == ["French"]


def test_without_a_server_it_is_told(address: Path, opened: OpenMouth) -> None:
    mouth = opened("speechd")
    mouth.say(english("nobody hears this"))
    assert mouth.wait(30)
    trouble = mouth.trouble()
    assert trouble is not None
    assert trouble.kind is TroubleKind.NO_SERVER


def test_a_server_that_dies_is_told_and_one_that_comes_back_is_taken(
    server: Dispatcher, address: Path, opened: OpenMouth
) -> None:
    mouth = opened("speechd")
    mouth.say(english(LONG))
    wait_until(lambda: "SPEAK" in server.commands)
    server.hang_up()
    assert mouth.wait(30)
    trouble = mouth.trouble()
    assert trouble is not None
    assert trouble.kind is TroubleKind.NO_SERVER
    address.unlink()
    with Dispatcher(address) as another:
        threading.Thread(target=another.serve_forever, args=(0.05,), daemon=True).start()
        mouth.retry()
        mouth.say(english("here again"))
        assert mouth.wait(30)
        another.shutdown()
    assert another.said == [("en", "here again", True)]


def test_a_server_that_hangs_does_not_stop_the_game(address: Path, opened: OpenMouth) -> None:
    """It takes the connection and never answers."""
    with socketserver.UnixStreamServer(str(address), socketserver.StreamRequestHandler):
        mouth = opened("speechd")
        began = time.monotonic()
        mouth.say(english("nobody hears this"))
        mouth.cut()
        mouth.flush()
        assert time.monotonic() - began < 1
        wait_until(lambda: mouth.off is not None)
        trouble = mouth.trouble()
        assert trouble is not None
        assert trouble.kind is TroubleKind.NO_SERVER


# --- the screen reader ---------------------------------------------------------------------

READER = """
import os
class Backend:
    def speak(self, text, interrupt): log(f"speak {text}")
    def stop(self): log("stop")
class Context:
    def create_best(self):
        if "NO_READER" in os.environ: raise ValueError("no backend")
        return Backend()
def log(line):
    with open(os.environ["LOG"], "a") as file: file.write(line + "\\n")
"""


@pytest.fixture
def spoken_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "prism.py").write_text(READER)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("LOG", str(tmp_path / "log.txt"))
    return tmp_path / "log.txt"


def test_the_screen_reader_gets_the_words_whole(spoken_log: Path, opened: OpenMouth) -> None:
    mouth = opened("screenreader")
    mouth.say(announce(("fr", "1 carte pour"), ("en", "Michael")))
    mouth.say(english("your turn"))
    assert mouth.close(30)
    assert spoken_log.read_text().splitlines()[:2] == ["speak une carte pour Michael", "speak your turn"]


def test_a_key_stops_the_screen_reader(spoken_log: Path, opened: OpenMouth) -> None:
    mouth = opened("screenreader")
    mouth.say(english(LONG))
    wait_until(spoken_log.exists)
    mouth.cut()
    assert mouth.wait(30)
    assert spoken_log.read_text().splitlines()[1] == "stop"


@pytest.mark.parametrize(
    ("missing", "kind"), [("reader", TroubleKind.NO_READER), ("package", TroubleKind.NO_PACKAGE)]
)
def test_without_a_screen_reader_it_is_told(
    spoken_log: Path, monkeypatch: pytest.MonkeyPatch, opened: OpenMouth, missing: str, kind: TroubleKind
) -> None:
    if missing == "reader":
        monkeypatch.setenv("NO_READER", "1")
    else:
        (spoken_log.parent / "prism.py").write_text("raise ImportError('no prism')")
    mouth = opened("screenreader")
    wait_until(lambda: mouth.off is not None)
    trouble = mouth.trouble()
    assert trouble is not None
    assert trouble.kind is kind
    assert mouth.wait(5)
    wait_until(lambda: workers() == [])
