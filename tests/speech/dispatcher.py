"""A speech-dispatcher of the tests' own, with espeak-ng behind it and the lab's card to play on."""

from __future__ import annotations

import os
import signal
import subprocess

from tests.speech.lab import Lab, until

CONFIG = """
LogLevel 0
AudioOutputMethod "pulse"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
"""


class SpeechDispatcher:
    """The server, in a process group that it shares with its synthesizer."""

    def __init__(self, lab: Lab) -> None:
        self._folder, self._environment = lab.folder, lab.environment
        self.socket = lab.folder / "speechd.sock"
        self.address = f"unix_socket:{self.socket}"
        (lab.folder / "modules").mkdir()
        (lab.folder / "modules" / "espeak-ng.conf").touch()
        (lab.folder / "speechd.conf").write_text(CONFIG)
        self.start()

    def start(self) -> None:
        folder = str(self._folder)
        options = ["--run-single", "-t", "0", "-C", folder, "-L", folder, "-S", str(self.socket)]
        self._process = subprocess.Popen(
            ["speech-dispatcher", *options, "-P", f"{folder}/speechd.pid"],
            env={**os.environ, **self._environment, "HOME": folder},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        until(self.socket.exists)

    def kill(self) -> None:
        """End it and its synthesizer at once, as a crash does."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(5)
        self.socket.unlink(missing_ok=True)
