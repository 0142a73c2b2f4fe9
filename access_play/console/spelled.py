"""How a play can be typed at this moment: shown to somebody who learns the words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from access_play.console.completing import Completing
from access_play.console.desk import Desk
from access_play.games.core import Play, Refusal, Seat
from access_play.words.reading import Choices

_ENOUGH = 100
"""How many plays are looked at for one that is forbidden."""
_LEAST, _MOST = 2, 4
"""Signs of a short form: a letter alone teaches nothing, and "take1" is not short for "take pile 1"."""


def shortest(desk: Desk, seat: Seat) -> str:
    """The short form of a legal play, with a card rather than without; "" where nothing can be played."""
    return min(_forms(desk, seat), key=lambda form: not _has_digit(form), default="")


def most_telling(desk: Desk, seat: Seat) -> str:
    """A legal play, a word such as "draw" rather than a card; "" where nothing can be played."""
    return min(_forms(desk, seat), key=_has_digit, default="")


def forbidden(desk: Desk, seat: Seat) -> str:
    """The short form of a play that a rule forbids now; "" where there is none with a card in it."""
    legal = desk.legal(seat)
    refused = (play for play in desk.speaker(seat).words.plays() if play not in legal)
    forms = (_short_form(desk, seat, play) for play in islice(refused, _ENOUGH))
    return min(filter(None, forms), key=len, default="") if legal else ""


def _forms(desk: Desk, seat: Seat) -> Iterator[str]:
    """How each legal play is typed: a card in its short form, any other in the words of the list."""
    completing = Completing(desk)
    for play in desk.legal(seat):
        short = _short_form(desk, seat, play)
        if form := short or " ".join(completing.typeable(seat, play)):
            yield form


def _short_form(desk: Desk, seat: Seat, play: Play) -> str:
    """The shortest spelling with a figure that means this play and no other."""
    words = desk.speaker(seat).words
    for known in (words.spellings(play), words.fragments(play)):
        short = [
            form for form in known if _LEAST <= len(form) <= _MOST and form.isalnum() and _has_digit(form)
        ]
        for form in sorted(short, key=lambda form: (len(form), form[0].isdecimal(), form)):
            if _means(desk, seat, form, play):
                return form
    return ""


def _means(desk: Desk, seat: Seat, form: str, play: Play) -> bool:
    reader, view = desk.speaker(seat).reader, desk.match.view(seat)
    try:
        return reader.read(form, view, Choices(), desk.match.plays) == [play]
    except Refusal:
        return False


def _has_digit(form: str) -> bool:
    return any(sign.isdecimal() for sign in form)
