"""How braille comes to the fingers, changed by word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from access_play.braille.brailler import Style
from access_play.braille.display import State
from access_play.braille.panel import Panel
from access_play.braille.windows import Arrival, Routing
from access_play.console.desk import Desk, Handler
from access_play.console.touching import Touching
from access_play.games.core import Seat
from access_play.words.commands import Command, braille_words
from access_play.words.fingertips import Wish, granted, no_display, no_routing, wishes
from access_play.words.phrase import Said

_STYLES: Final[dict[Wish, Callable[[Style], Style]]] = {
    Wish.UNCONTRACTED: lambda style: replace(style, grade=1),
    Wish.CONTRACTED: lambda style: replace(style, grade=2, dots=6),
    Wish.SIX: lambda style: replace(style, dots=6),
    Wish.EIGHT: lambda style: replace(style, dots=8),
}
_ROUTING: Final = {Wish.ASK: Routing.ASK, Wish.PLAY: Routing.PLAY}
_ARRIVAL: Final = {Wish.WAIT: Arrival.AFTER_READING, Wish.SHOW: Arrival.AT_ONCE}


class Feeling:
    """Changes the style of braille and the manners of the display; there is one for everybody here."""

    def __init__(self, desk: Desk, touching: Touching) -> None:
        self.desk = desk
        self.touching = touching

    def commands(self) -> dict[Command, Handler]:
        return {Command.BRAILLE: self._braille}

    def _braille(self, seat: Seat, rest: str) -> None:
        """Grant a wish; without one, say how things are and what can be wished."""
        desk, t, panel = self.desk, self.desk.speaker(seat).t, self.desk.outputs.panel
        wish = wishes(t).get(rest)
        if wish in _STYLES:
            desk.shelf.style = _STYLES[wish](desk.shelf.style)
        elif wish and panel is None:
            desk.error(seat, no_display(t))
            return
        elif wish is None:
            words = desk.answers(seat).bad_argument(braille_words(t).replace("|", ", "))
            desk.answer(seat, [words] if rest else [*self._stands(seat), words])
            return
        self._grant(wish, panel)
        desk.answer(seat, [granted(t, wish)])
        if wish is Wish.OFF and panel:
            panel.rest()

    def _grant(self, wish: Wish, panel: Panel | None) -> None:
        if wish in _ROUTING:
            self.touching.routing = _ROUTING[wish]
        elif wish in _ARRIVAL and panel:
            panel.arrival = _ARRIVAL[wish]
        elif wish is Wish.ON and panel:
            panel.rest(False)

    def _stands(self, seat: Seat) -> Iterator[Said]:
        """How things are."""
        t, style, panel = self.desk.speaker(seat).t, self.desk.shelf.style, self.desk.outputs.panel
        if style.dots == 8:
            yield granted(t, Wish.EIGHT)
        else:
            yield granted(t, Wish.CONTRACTED if style.grade == 2 else Wish.UNCONTRACTED)
            yield granted(t, Wish.SIX)
        if panel is None:
            return
        routing = {value: wish for wish, value in _ROUTING.items()}.get(self.touching.routing)
        yield granted(t, routing) if routing else no_routing(t)
        yield granted(t, Wish.SHOW if panel.arrival is Arrival.AT_ONCE else Wish.WAIT)
        yield granted(t, Wish.OFF if panel.state is State.RESTING else Wish.ON)
