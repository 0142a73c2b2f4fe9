"""What is answered when a player goes through what has happened."""

from __future__ import annotations

from access_play.words.language import Language
from access_play.words.phrase import Name, Said, say


def left_out(t: Language, count: int) -> Said:
    # Translators: so many lines that happened before those that follow are left out
    text = t.n_("{count} earlier line is left out.", "{count} earlier lines are left out.", count)
    # Translators: braille: so many earlier lines are left out
    return say(text, t.p_("braille", "{count} earlier"), count=count)


def nothing_since(t: Language) -> Said:
    # Translators: answer to "since": nothing has happened since the listener's last turn
    return say(t._("Nothing has happened since."), t.p_("braille", "nothing since"))


def nothing_done(t: Language, player: Name) -> Said:
    # Translators: answer to "history": the player has done nothing in this round
    text = t._("{player}: nothing yet in this round.")
    # Translators: braille: the player has done nothing in this round
    return say(text, t.p_("braille", "{player}: nothing"), player=player)


def nothing_later(t: Language) -> Said:
    # Translators: answer to "forward" when the newest line has been reached
    return say(t._("There is nothing later."), t.p_("braille", "nothing later"))
