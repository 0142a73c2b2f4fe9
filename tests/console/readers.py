"""Two console screen readers with a program in each, and a notebook in the place of its voice."""

from __future__ import annotations

import json
import os
import re
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.console.pseudo import Session


def script(path: Path, line: str) -> None:
    path.write_text(f"#!/bin/sh\n{line}\n")
    path.chmod(0o755)


def _run(command: Sequence[str], environ: Mapping[str, str]) -> str:
    """The line of a script that runs a command in an environment."""
    return shlex.join(["exec", "env", *(f"{name}={value}" for name, value in environ.items()), *command])


class Yasr(Session):
    """yasr speaks what a program writes, write by write."""

    def __init__(
        self,
        folder: Path,
        command: Sequence[str],
        environ: Mapping[str, str],
        *,
        columns: int = 80,
        pass_fds: Sequence[int] = (),
    ) -> None:
        # yasr keeps short buffers for these names: they are relative.
        script(folder / "voice", "exec cat >>said")
        script(folder / "shell", _run(command, environ))
        self._notebook = folder / "said"
        self._notebook.touch()
        (folder / ".yasr.conf").write_text(_YASR)
        own = {"HOME": str(folder), "PATH": f"{folder}:{os.environ['PATH']}", "TERM": "linux"}
        super().__init__(["yasr"], own, columns=columns, pass_fds=pass_fds, cwd=folder)

    @property
    def spoken(self) -> list[str]:
        """What went to the voice, ``q {a line}`` or ``l {a letter}``, and has a sound."""
        return re.findall(r"^[ql] \{(.*\S.*)\}$", self._notebook.read_text(encoding="utf-8"), re.MULTILINE)


_YASR = """[normalkeys]
[reviewkeys]
[options]
cursor tracking=full
key echo=off
special=off
synthesizer=emacspeak server
synthesizer port=|voice
shell=./shell
[dict]
"""


class Fenrir(Session):
    """fenrir speaks what changed on the screen."""

    def __init__(
        self, folder: Path, command: Sequence[str], environ: Mapping[str, str], *, columns: int = 80
    ) -> None:
        self._notebook = folder / "said"
        self._notebook.touch()
        (folder / "speechd.py").write_text(_SPEECHD.format(notebook=str(self._notebook)))
        script(folder / "shell", _run(command, environ))
        settings = folder / "settings.conf"
        settings.write_text(_FENRIR.format(shell=folder / "shell"))
        reader = ["/usr/bin/fenrir", "-e", "-s", str(settings)]
        own = {"HOME": str(folder), "PYTHONPATH": str(folder), "TERM": "linux"}
        super().__init__(reader, own, columns=columns, cwd=folder)

    @property
    def spoken(self) -> list[str]:
        """The rows that went to the voice, in their order; fenrir puts a comma behind each.

        What it says of itself at its start, where it finds no spell checker, is none of them.
        """
        texts = (json.loads(line) for line in self._notebook.read_text(encoding="utf-8").splitlines())
        rows = (row.strip() for text in texts for row in re.split(r"\s+,(?=\s|$)|\n", text))
        return [row for row in rows if row and row != "pychant is not installed"]


_SPEECHD = '''"""Stands in for the client of speech-dispatcher, and writes down what it is given."""

import json


class PunctuationMode:
    NONE = "none"


class SSIPClient:
    def __init__(self, name):
        self._notebook = open({notebook!r}, "a", encoding="utf-8")

    def speak(self, text):
        self._notebook.write(json.dumps(text) + "\\n")
        self._notebook.flush()

    def __getattr__(self, name):
        return lambda *_: None
'''

_FENRIR = """[sound]
enabled=False
[speech]
enabled=True
driver=speechdDriver
autoReadIncoming=True
[braille]
enabled=False
[screen]
driver=ptyDriver
encoding=utf-8
[keyboard]
driver=ptyDriver
keyboardLayout=pty
charEcho=False
charDeleteEcho=True
wordEcho=False
[general]
debugLevel=0
shell={shell}
punctuationLevel=none
newLinePause=True
[focus]
cursor=True
[remote]
enable=False
[time]
enabled=False
"""
