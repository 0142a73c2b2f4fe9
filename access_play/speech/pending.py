"""What waits to be said: three queues, one for each priority."""

from __future__ import annotations

import itertools
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from access_play.speech.wire import Parts
from access_play.words.announcement import Priority

MOST: Final = 12
"""Longer queues lose their oldest, but nothing urgent and no answer: a voice far behind is no help."""

_ids = itertools.count(1)


@dataclass(slots=True, eq=False)
class Utterance:
    """One announcement on its way to the voice."""

    parts: Parts
    priority: Priority
    earcon: str = ""
    kept: bool = False
    """An answer to the player's own command: long as it may be, none of it is dropped."""
    id: int = field(default_factory=lambda: next(_ids))
    tries: int = 0
    """How often the engine died or hung over it."""
    stopping: bool = False
    """The engine was told to be silent."""
    resumes: bool = False
    """It was interrupted by something urgent and is said again after it."""
    deadline: float = 0.0
    """When the engine must have reported, in seconds of the monotonic clock."""

    def seconds(self, rate: int) -> float:
        """Estimate how long it is heard, generously."""
        return 0.3 + 0.065 * self.length * 200 / rate

    @property
    def length(self) -> int:
        """Characters."""
        return sum(len(text) for _, text in self.parts)


class Pending:
    """Utterances in the order they will be said: urgent first, then first come first served."""

    def __init__(self) -> None:
        self._queues: dict[Priority, deque[Utterance]] = {
            priority: deque() for priority in sorted(Priority, reverse=True)
        }

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def __iter__(self) -> itertools.chain[Utterance]:
        return itertools.chain.from_iterable(self._queues.values())

    def add(self, utterance: Utterance) -> None:
        """Queue an utterance.

        A question or a notice that waits already is enough, at the higher of both priorities. Two
        events or answers that sound alike are two facts, and both are heard.
        """
        twin = next((one for one in self if one.parts == utterance.parts), None)
        if twin is not None and twin.priority is utterance.priority is Priority.NORMAL:
            twin = None
        if twin is not None:
            if twin.priority >= utterance.priority:
                return
            self._queues[twin.priority].remove(twin)
        self._queues[utterance.priority].append(utterance)
        if len(self) > MOST:
            self._drop_oldest()

    def put_back(self, utterance: Utterance) -> None:
        """Queue an utterance again, before all others of its priority."""
        self._queues[utterance.priority].appendleft(utterance)

    def pop(self) -> Utterance | None:
        """Take the next one, or None."""
        return next((queue.popleft() for queue in self._queues.values() if queue), None)

    def clear(self, *, keep_urgent: bool = False) -> None:
        for priority, queue in self._queues.items():
            if not (keep_urgent and priority is Priority.URGENT):
                queue.clear()

    def shorten(self, seconds: float, rate: int) -> None:
        """Drop the oldest, the least urgent first, until the rest can be heard in so many seconds.

        One is always left.
        """
        while len(self) > 1 and sum(one.seconds(rate) for one in self) > seconds:
            next(queue.popleft() for queue in reversed(self._queues.values()) if queue)

    def _drop_oldest(self) -> bool:
        """Drop the oldest of the lowest priority; False when all are urgent or answers."""
        for priority in (Priority.LOW, Priority.NORMAL):
            for utterance in self._queues[priority]:
                if not utterance.kept:
                    self._queues[priority].remove(utterance)
                    return True
        return False
