"""What a line of Onze Gagnant comes to, short or in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from access_play.games.core import Seat
from access_play.games.gagnant.lines import LineName, Standing
from access_play.words.gagnant_cards import coloured_line, number_name
from access_play.words.language import Language
from access_play.words.phrase import Name, Said, listed, pieces, plain, say

if TYPE_CHECKING:
    from access_play.words.gagnant import GagnantWords


def shortly(t: Language, standing: Standing) -> Name:
    """ "9 of 11"."""
    result, goal = number_name(t, standing.result), number_name(t, standing.goal)
    # Translators: how a line stands: its result, of what it should come to
    text = t.p_("standing", "{result} of {goal}").format(result=result, goal=goal)
    # Translators: braille: the result of a line, and its goal
    braille = pieces(t.p_("braille", "{result}/{goal}"), result=result, goal=goal)
    if standing.blocked and not standing.distance:
        # Translators: how a line stands: at its goal, but an interdiction lies in it
        return listed([Name(text, braille), _blocked(t, t.p_("standing", "blocked"))])
    return Name(text, braille)


def normally(t: Language, standing: Standing) -> Name:
    """ "result 9, goal 11"; what keeps a line from winning at its goal is said too."""
    facts = [figures(t, standing)]
    if not standing.distance:
        facts += _merits(t, standing)
    return _together(facts)


def fully(t: Language, standing: Standing) -> Name:
    """ "result 9, goal 11, 2 short, blocked by an interdiction"."""
    return _together([figures(t, standing), *facts_of(t, standing)])


def facts_of(t: Language, standing: Standing) -> list[Name]:
    """How far a line is from its goal, and what helps or hinders it."""
    return [_distance(t, standing), *_merits(t, standing)]


def figures(t: Language, standing: Standing) -> Name:
    """ "result 9, goal 11"."""
    result, goal = number_name(t, standing.result), number_name(t, standing.goal)
    # Translators: how a line stands
    text = t.p_("standing", "result {result}, goal {goal}").format(result=result, goal=goal)
    # Translators: braille: the result of a line, and its goal
    return Name(text, pieces(t.p_("braille", "{result}/{goal}"), result=result, goal=goal))


def _distance(t: Language, standing: Standing) -> Name:
    missing = standing.missing
    if not missing:
        # Translators: how a line stands: its result is its goal
        return Name(t.p_("standing", "at the goal"), ())
    if missing > 0:
        # Translators: how a line stands: so much is missing
        text = t.np_("standing", "{count} short", "{count} short", missing)
    else:
        # Translators: how a line stands: its result is too high by so much
        text = t.np_("standing", "{count} too many", "{count} too many", -missing)
    return Name(text.format(count=abs(missing)), ())


def _merits(t: Language, standing: Standing) -> list[Name]:
    found = []
    if standing.bonus:
        # Translators: how a line stands: it may miss its goal by two
        text = t.p_("standing", "with the colour bonus")
        # Translators: braille: the line may miss its goal by two
        found.append(Name(text, (t.p_("braille", "bonus"),)))
    if standing.blocked:
        # Translators: how a line stands: it cannot win
        found.append(_blocked(t, t.p_("standing", "blocked by an interdiction")))
    return found


def _blocked(t: Language, text: str) -> Name:
    # Translators: braille: an interdiction lies in the line
    return Name(text, (t.p_("braille", "stop"),))


# whole sentences


def line_title(words: GagnantWords, line: LineName) -> Name:
    """How a line is called where its owner does not speak: "Bob", "red line"."""
    if words.together:
        return coloured_line(words.t, line.colour)
    return words.listener.name(line.seat)


def stands(words: GagnantWords, line: LineName, standing: Standing) -> Said:
    """ "You have 9, your goal is 11, 2 short, blocked by an interdiction." """
    t = words.t
    if words.together:
        # Translators: how a line stands: {facts} is such as "2 short, blocked by an interdiction"
        text = t._("The {line} has {result}, its goal is {goal}, {facts}.")
    elif words.listener.is_me(line.seat):
        # Translators: how the listener's line stands: {facts} is such as "2 short"
        text = t._("You have {result}, your goal is {goal}, {facts}.")
    else:
        # Translators: how a player's line stands: {facts} is such as "2 short"
        text = t._("{player} has {result}, goal {goal}, {facts}.")
    return _whole(words, text, line, standing)


def would_stand(words: GagnantWords, line: LineName, standing: Standing) -> Said:
    """ "You would have 9, goal 11, 2 short." """
    t = words.t
    if words.together:
        # Translators: answer to "what if": {facts} is such as "2 short, blocked by an interdiction"
        text = t._("The {line} would have {result}, goal {goal}, {facts}.")
    elif words.listener.is_me(line.seat):
        # Translators: answer to "what if": {facts} is such as "2 short"
        text = t._("You would have {result}, goal {goal}, {facts}.")
    else:
        # Translators: answer to "what if": {facts} is such as "2 short"
        text = t._("{player} would have {result}, goal {goal}, {facts}.")
    return _whole(words, text, line, standing)


def _whole(words: GagnantWords, text: str, line: LineName, standing: Standing) -> Said:
    t = words.t
    # Translators: braille: how the line of {who} stands
    braille = t.p_("braille", "{who}: {result}/{goal} {facts}")
    return say(
        text,
        braille,
        who=line_mark(words, line),
        player=words.listener.name(line.seat),
        line=coloured_line(t, line.colour),
        result=number_name(t, standing.result),
        goal=number_name(t, standing.goal),
        facts=_together(facts_of(t, standing)),
    )


def _together(facts: list[Name]) -> Name:
    """Facts after one another; in braille only those that the figures do not tell."""
    brailled = listed([fact for fact in facts if fact.braille])
    return Name(listed(facts).text, brailled.braille)


def line_mark(words: GagnantWords, line: LineName) -> Name:
    """A line at the beginning of a braille line: "you", "Bob", the letter of a colour."""
    if words.together:
        return coloured_line(words.t, line.colour)
    return actor(words, line.seat)


def actor(words: GagnantWords, seat: Seat) -> Name:
    """Who acts, in short."""
    if words.listener.is_me(seat):
        # Translators: braille and brief: the listener
        return plain(words.t.p_("who", "you"))
    return words.listener.name(seat)
