"""The mouth as the game knows it. No call here waits, but those that say so."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Mapping
from typing import Final

from access_play.speech.earcons import DEMONSTRATION, earcon_of
from access_play.speech.trouble import Trouble
from access_play.speech.voices import Voice, language_of
from access_play.speech.wire import Tuning
from access_play.words.announcement import Announcement

SLOWEST, FASTEST = 80, 600
"""Words a minute."""
LOUDEST: Final = 100


class Mouth(ABC):
    """Says announcements aloud. Used by one thread of the game; :meth:`wait` may run in another."""

    def __init__(self, tuning: Tuning) -> None:
        self._tuning = tuning
        self._untold: deque[Trouble] = deque()
        self._off: Trouble | None = None
        self.earcons = False
        """Whether a short sound goes before what is urgent, wrong or final."""

    @abstractmethod
    def say(self, announcement: Announcement) -> None:
        """Queue an announcement; its priority decides before and after what it is heard."""

    @abstractmethod
    def cut(self) -> None:
        """A key was typed: silence what is being said and drop what waits, except what is urgent."""

    @abstractmethod
    def flush(self) -> None:
        """The player gave a command of their own: silence and drop everything."""

    @abstractmethod
    def close(self, limit: float = 5.0) -> bool:
        """Let what is queued be heard, for at most ``limit`` seconds, then end; True if all was said.

        When the queue is too long for the limit its end is heard, not its beginning.
        """

    @abstractmethod
    def idle(self) -> bool:
        """Say whether nothing is being said and nothing waits."""

    @abstractmethod
    def wait(self, timeout: float | None = None) -> bool:
        """Block the calling thread until :meth:`idle`, for at most ``timeout`` seconds; return it.

        In an asyncio program: ``await asyncio.to_thread(mouth.wait, 30)``.
        """

    def retry(self) -> None:  # noqa: B027
        """Try again after the speech went off (the command ``speech on``)."""

    def voices(self, limit: float = 0.0) -> tuple[Voice, ...]:
        """Return the voices of this machine, for at most ``limit`` seconds waiting until they are known.

        They are known once something was said, or after a second.
        """
        return ()

    @property
    def off(self) -> Trouble | None:
        """Why nothing can be said, or None."""
        return self._off

    def trouble(self) -> Trouble | None:
        """Return the next failure the player was not told of yet; each is returned once."""
        return self._untold.popleft() if self._untold else None

    @property
    def rate(self) -> int:
        """Words a minute."""
        return self._tuning.rate

    @property
    def volume(self) -> int:
        return self._tuning.volume

    @property
    def pitch(self) -> int:
        return self._tuning.pitch

    @property
    def chosen_voices(self) -> Mapping[str, str]:
        """The player's own choice of voice for a language."""
        return self._tuning.voices

    def set(
        self,
        *,
        rate: int | None = None,
        volume: int | None = None,
        pitch: int | None = None,
        voice: str | None = None,
        voices: Mapping[str, str] | None = None,
    ) -> None:
        """Change how the voice sounds from the next utterance on; figures out of range are clipped.

        ``voice`` is kept for the language it speaks, ``voices`` replaces the whole choice.
        """
        chosen = dict(self._tuning.voices if voices is None else voices)
        if voice:
            chosen[language_of(voice, self.voices())] = voice
        self._tuning = tuned(
            rate=self.rate if rate is None else rate,
            volume=self.volume if volume is None else volume,
            pitch=self.pitch if pitch is None else pitch,
            voices=chosen,
        )
        self._retune()

    def _retune(self) -> None:  # noqa: B027
        """Pass the new tuning on."""

    def _earcon(self, announcement: Announcement) -> str:
        shown = announcement.kind == DEMONSTRATION
        return earcon_of(announcement) if self.earcons or shown else ""

    def _report(self, trouble: Trouble) -> None:
        """Keep a failure for :meth:`trouble`."""
        self._untold.append(trouble)


class Voiceless(Mouth):
    """Says nothing, has no trouble."""

    def say(self, announcement: Announcement) -> None: ...

    def cut(self) -> None: ...

    def flush(self) -> None: ...

    def close(self, limit: float = 5.0) -> bool:
        return True

    def idle(self) -> bool:
        return True

    def wait(self, timeout: float | None = None) -> bool:
        return True


def tuned(*, rate: int, volume: int, pitch: int, voices: Mapping[str, str]) -> Tuning:
    """Return a tuning within the ranges that every engine takes."""
    return Tuning(
        rate=min(max(rate, SLOWEST), FASTEST),
        volume=min(max(volume, 0), LOUDEST),
        pitch=min(max(pitch, 0), LOUDEST),
        voices=dict(voices),
    )
