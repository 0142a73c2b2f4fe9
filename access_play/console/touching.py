"""Plays chosen by a routing key of the braille display: told first, made when they are confirmed."""

from __future__ import annotations

from access_play.braille.windows import Routing, Touch
from access_play.console.desk import Desk
from access_play.console.doubts import Doubts
from access_play.console.plays import Plays, Read
from access_play.games.core import WATCHER, Ambiguous, NotUnderstood, Play, Seat
from access_play.words.announcement import Choice, Mark
from access_play.words.language import folded
from access_play.words.reading import Choices


class Touching:
    """Reads the routing keys of whoever is at the machine."""

    def __init__(self, desk: Desk, plays: Plays, doubts: Doubts) -> None:
        self.desk = desk
        self.plays = plays
        self.doubts = doubts
        self.routing = Routing.ASK

    def touch(self, seat: Seat, touch: Touch) -> None:
        """Choose what was touched as if its play had been typed; what names no play does nothing."""
        text = self._text(seat, touch)
        if self.routing is Routing.OFF or seat == WATCHER or not text:
            return
        self.desk.outputs.attend()
        read = self._read(seat, touch, text)
        if self.routing is Routing.ASK and self._is_asked(seat, read):
            return
        try:
            self.plays.attempt(seat, read)
        except NotUnderstood:
            self.plays.misunderstood(seat, text)

    def _is_asked(self, seat: Seat, read: Read) -> bool:
        """Tell a legal play, and make it when it is touched again; False for what is to be refused."""
        try:
            play = read()[0]
        except (NotUnderstood, Ambiguous):
            return False
        if play not in self.desk.legal(seat):
            return False
        if not self.doubts.settle(seat, _again(play)):
            desk = self.desk
            name = desk.speaker(seat).words.choice_name(desk.match.view(seat), play)
            self.doubts.raise_one(
                seat, lambda: self.plays.attempt(seat, lambda: [play]), _again(play), enter=True
            )
            desk.answer(seat, [desk.answers(seat).play_this(play, name)], private=True, kind="question")
        return True

    # from what was touched to plays

    def _read(self, seat: Seat, touch: Touch, text: str) -> Read:
        if isinstance(touch, Choice):
            return lambda: [touch.play]
        reader, match = self.desk.speaker(seat).reader, self.desk.match
        return lambda: reader.read(text, match.view(seat), Choices(), match.plays)

    def _text(self, seat: Seat, touch: Touch) -> str:
        """What would be typed for it; "" for what names no play now."""
        if isinstance(touch, Choice):
            return self.desk.speaker(seat).words.play_name(touch.play).text
        if isinstance(touch, Mark):
            return self._card(seat, touch)
        return self._word(seat, touch)

    def _card(self, seat: Seat, mark: Mark) -> str:
        """A card as it is typed, without the ox heads on its right or the sign of its kind on its left."""
        if mark.left.isdigit():
            return mark.left
        knows, plain = self.desk.speaker(seat).reader.knows, mark.left[:-1] + mark.right
        return plain if knows(plain) and not knows(mark.left + mark.right) else mark.left + mark.right

    def _word(self, seat: Seat, cells: str) -> str:
        """A word of which a legal play can be typed: "done", "draw", a name."""
        speaker, brailler = self.desk.speaker(seat), self.desk.shelf.brailler(self.desk.speaker(seat).t.code)
        word = folded(brailler.text(cells)).strip(".,;:?! ")
        spelled = {each for play in self.desk.legal(seat) for each in speaker.words.spellings(play)}
        return word if word in spelled else ""


def _again(play: Play) -> str:
    """The line that stands for touching the play again; nobody types it."""
    return f"= {play}"
