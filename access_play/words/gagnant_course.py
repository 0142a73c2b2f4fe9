"""Onze Gagnant in words: how a game begins, whose turn it is, how it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from access_play.games.gagnant.cards import Card, Kind, Side
from access_play.games.gagnant.events import (
    GameBegins,
    LineLaid,
    LineStands,
    NobodyWon,
    StockEmpty,
    SuccessTold,
    TurnCame,
    TurnGoesOn,
    Won,
)
from access_play.games.gagnant.lines import LineName
from access_play.games.gagnant.state import Step
from access_play.words.base import LINE_LIMIT
from access_play.words.gagnant_cards import (
    card_name,
    coloured_line,
    face_name,
    goal_sign_name,
    numbered,
    numbered_by_place,
    sign_name,
    source_name,
    the_card,
    to_draw,
)
from access_play.words.gagnant_roles import Role, tell_of_line
from access_play.words.gagnant_standing import (
    actor,
    figures,
    fully,
    line_mark,
    line_title,
    normally,
    shortly,
    stands,
)
from access_play.words.phrase import Name, Said, choosing, listed, pieces, say

if TYPE_CHECKING:
    from access_play.words.gagnant import GagnantWords


# the beginning


def line_laid(words: GagnantWords, event: LineLaid) -> Said:
    t = words.t
    if words.listener.full and not words.together:
        # Translators: before the game; {line} is "red line", the colour of the listener
        own = t._("You have the {line}: plus, minus, goal 11, and an interdiction on plus.")
        # Translators: before the game; {line} is "red line", the colour of the player
        others = t._("{player} has the {line}: plus, minus, goal 11, and an interdiction on plus.")
    else:
        # Translators: before the game; {line} is "red line", the colour of the listener
        own = t._("You have the {line}.")
        # Translators: before the game; {line} is "red line", the colour of the player
        others = t._("{player} has the {line}.")
    texts = {Role.OWN: own, Role.THEIRS: others, Role.OWN_LINE: own, Role.THEIR_LINE: others}
    who = actor(words, event.seat)
    # Translators: braille: {first} has the line of a colour, {line} is its letter
    braille = t.p_("braille", "{first}: {line}")
    return tell_of_line(words, event.seat, event.line, texts, braille, first=who)


def begins(words: GagnantWords, event: GameBegins) -> Said:
    t, stock, me = words.t, event.stock, words.listener.is_me(event.seat)
    if event.bonus and me:
        text = t.n_(
            # Translators: the listener plays first; {bonus} is more than one
            "You begin; {count} card in the stock, {bonus} bonus cards.",
            "You begin; {count} cards in the stock, {bonus} bonus cards.",
            stock,
        )
    elif event.bonus:
        text = t.n_(
            # Translators: a player plays first; {bonus} is more than one
            "{player} begins; {count} card in the stock, {bonus} bonus cards.",
            "{player} begins; {count} cards in the stock, {bonus} bonus cards.",
            stock,
        )
    elif me:
        # Translators: the listener plays first
        text = t.n_("You begin; {count} card in the stock.", "You begin; {count} cards in the stock.", stock)
    else:
        text = t.n_(
            # Translators: a player plays first
            "{player} begins; {count} card in the stock.",
            "{player} begins; {count} cards in the stock.",
            stock,
        )
    return say(
        text,
        # Translators: braille: who plays first, and how many cards are in the stock
        t.p_("braille", "{who} first, stock {count}"),
        who=actor(words, event.seat),
        player=words.listener.name(event.seat),
        count=stock,
        bonus=event.bonus,
    )


# whose turn it is


def turn_came(words: GagnantWords, event: TurnCame) -> Said:
    t = words.t
    one, first = len(event.sources) == 1, event.sources[0]
    sources = [source_name(t, source, event.revealed) for source in event.sources]
    choices = to_draw(t, first, event.revealed) if one else numbered(t, sources, event.plays)
    if one and event.plays:
        choices = choosing(event.plays[0], choices)
    if words.together and one:
        # Translators: {line} is "red line", {standing} "result 9, goal 11", {choices} "draw"
        text = t._("Your turn with the {line}, {standing}: {choices}.")
    elif words.together:
        # Translators: {line} is "red line", {standing} "result 9, goal 11"; numbered {choices}
        text = t._("Your turn with the {line}, {standing}. Draw what? {choices}.")
    elif one:
        # Translators: {standing} is "result 9, goal 11", {choices} "draw"
        text = t._("Your turn, {standing}: {choices}.")
    else:
        # Translators: {standing} is "result 9, goal 11"; numbered {choices} follow
        text = t._("Your turn, {standing}. Draw what? {choices}.")
    # Translators: braille: it is the listener's turn; how the line stands, and what can be done
    braille = t.p_("braille", "you {line} {standing}: {choices}")
    # Translators: braille: it is the listener's turn; how the line stands, and what can be done
    braille = braille if words.together else t.p_("braille", "you {standing}: {choices}")
    line, measures = coloured_line(t, event.line.colour), (fully, normally, shortly)
    lengths = [
        say(text, braille, line=line, standing=measure(t, event.standing), choices=choices)
        for measure in (measures[2:] if words.listener.brief else measures)
    ]
    return next((said for said in lengths if len(said.text) <= LINE_LIMIT), lengths[-1])


def turn_goes_on(words: GagnantWords, event: TurnGoesOn) -> Said:
    """Ask for the next step; the choices have the numbers by which they can be typed."""
    t, choices = words.t, numbered_choices(words, event)
    said = _asked(words, event, choices)
    if len(said.text) <= LINE_LIMIT:
        return said
    count = len(event.lines) + len(event.goals) + len(event.cards)
    # Translators: in place of a list too long for one sentence; "legal" is the word to type
    many = t.n_("{count} choice, type legal", "{count} choices, type legal", count)
    return _asked(words, event, Name(many.format(count=count), choices.braille))


def numbered_choices(words: GagnantWords, event: TurnGoesOn) -> Name:
    """The choices in the order of the legal plays; cards of a line side by side."""
    t = words.t
    if event.cards:
        names = told_apart(words, event.cards, event.places)
        if event.places:
            return numbered_by_place(t, names, event.plays, event.places)
        return numbered(t, names, event.plays)
    found = [source_name(t, source, None) for source in event.sources]
    found += [sign_name(t, side) for side in event.sides]
    found += [goal_sign_name(t, side) for side in event.goal_sides]
    found += [line_choice(words, line) for line in event.lines]
    return numbered(t, found + [goal_choice(words, line) for line in event.goals], event.plays)


def told_apart(words: GagnantWords, cards: Sequence[Card], places: Sequence[Side]) -> list[Name]:
    """Cards by number and colour, with their kind where they lie in no line or look too much alike."""
    t, alike = words.t, Counter((card.colour, card.number) for card in cards)
    return [
        card_name(t, card) if places and alike[card.colour, card.number] == 1 else face_name(t, card)
        for card in cards
    ]


def line_choice(words: GagnantWords, line: LineName) -> Name:
    if not words.together and words.listener.is_me(line.seat):
        # Translators: a choice among the players' lines: the listener's own
        return Name(words.t.p_("choice", "your line"), actor(words, line.seat).braille)
    return line_title(words, line)


def goal_choice(words: GagnantWords, line: LineName) -> Name:
    """To turn the sign of a goal, as a choice."""
    t, title = words.t, line_title(words, line)
    # Translators: braille: a choice: the goal of {line}, a player or the letter of a colour
    braille = pieces(t.p_("braille", "goal {line}"), line=line_mark(words, line))
    if words.together:
        # Translators: a choice: the goal of a line; {line} is "red line"
        return Name(t.p_("choice", "goal of the {line}").format(line=title), braille)
    if words.listener.is_me(line.seat):
        # Translators: a choice: the listener's own goal
        return Name(t.p_("choice", "your goal"), braille)
    # Translators: a choice: the goal of a player
    return Name(t.p_("choice", "goal of {player}").format(player=title), braille)


def _asked(words: GagnantWords, event: TurnGoesOn, choices: Name) -> Said:
    t = words.t
    text = (_asked_together(words, event.step) if words.together else None) or _asked_of(words, event.step)
    card = event.card or Card(Kind.WILD)
    target = event.target or event.line
    return say(
        text,
        # Translators: braille: a question; {card} is to be played, {choices} can be chosen
        t.p_("braille", "{card}? {choices}") if event.card else t.p_("braille", "? {choices}"),
        card=the_card(t, card),
        choices=choices,
        other=words.listener.name(target.seat),
        line=coloured_line(t, event.line.colour),
        target=coloured_line(t, target.colour),
    )


def _asked_of(words: GagnantWords, step: Step) -> str:
    t = words.t
    return {
        # Translators: a question: from where a card is drawn; numbered {choices}
        Step.DRAW_TWO: t._("Draw what? {choices}."),
        # Translators: a question: which of two cards is played; numbered {choices}
        Step.CHOOSE: t._("Play which card? {choices}."),
        # Translators: a question: {card} is "the red 4"; numbered {choices}
        Step.SIDE: t._("Where does {card} go? {choices}."),
        # Translators: a question: which own card goes to the discard for {card}; numbered {choices}
        Step.REPLACED: t._("Replace which card with {card}? {choices}."),
        # Translators: a question: which player receives {card}; numbered {choices}
        Step.GIVE_LINE: t._("Give {card} to whom? {choices}."),
        # Translators: a question: on which side {card} goes; numbered {choices}
        Step.GIVE_SIDE: t._("On which side does {card} go? {choices}."),
        # Translators: a question: which own card is exchanged; numbered {choices}
        Step.OWN_CARD: t._("Exchange which of your cards? {choices}."),
        # Translators: a question: with which player a card is exchanged; numbered {choices}
        Step.THEIR_LINE: t._("Exchange with whom? {choices}."),
        # Translators: a question: which card of {other} is taken in exchange; numbered {choices}
        Step.THEIR_CARD: t._("Take which card from {other}? {choices}."),
        # Translators: a question: from whose line a card is discarded; numbered {choices}
        Step.DISCARD_LINE: t._("Discard from which line? {choices}."),
        # Translators: a question: which card is discarded; numbered {choices}
        Step.DISCARD_CARD: t._("Discard which card? {choices}."),
        # Translators: a question: whose plus and minus, or whose goal, is turned; numbered {choices}
        Step.TURN: t._("Turn which signs? {choices}."),
        # Translators: a question: with which player start colours are swapped; numbered {choices}
        Step.COLOURS_LINE: t._("Swap colours with whom? {choices}."),
        # Translators: a question: which card of the minus side is swapped; numbered {choices}
        Step.MINUS_CARD: t._("Swap which card? {choices}."),
        # Translators: a question: with which card the first is swapped; numbered {choices}
        Step.SWAP_WITH: t._("With which card? {choices}."),
        # Translators: a question: which card is protected; numbered {choices}
        Step.PROTECTED: t._("Protect which card? {choices}."),
    }[step]


def _asked_together(words: GagnantWords, step: Step) -> str | None:
    """Questions that speak of lines by their colour, where all play together."""
    t = words.t
    return {
        # Translators: a question: in which line {card} is laid; numbered {choices}
        Step.GIVE_LINE: t._("Lay {card} in which line? {choices}."),
        # Translators: a question: which card of the line is exchanged; numbered {choices}
        Step.OWN_CARD: t._("Exchange which card of the {line}? {choices}."),
        # Translators: a question: with which line a card is exchanged; numbered {choices}
        Step.THEIR_LINE: t._("Exchange with which line? {choices}."),
        # Translators: a question: which card of the line is taken in exchange; numbered {choices}
        Step.THEIR_CARD: t._("Take which card of the {target}? {choices}."),
        # Translators: a question: with which line start colours are swapped; numbered {choices}
        Step.COLOURS_LINE: t._("Swap colours with which line? {choices}."),
    }.get(step)


# the end


def stock_empty(words: GagnantWords, event: StockEmpty) -> Said:
    t = words.t
    if words.listener.brief:
        # Translators: brief: the last card left the stock
        text = t._("The stock is empty, interdictions are void.")
    else:
        # Translators: the last card left the stock
        text = t._("The stock is empty: interdictions have no effect any more, and this card is the last.")
    # Translators: braille: the last card left the stock
    return say(text, t.p_("braille", "stock empty, last card"))


def line_stands(words: GagnantWords, event: LineStands) -> Said:
    return stands(words, event.line, event.standing)


def won(words: GagnantWords, event: Won) -> Said:
    t, standing = words.t, event.standing
    if event.nearest:
        # Translators: the stock is empty; {standing} is "result 9, goal 11"
        own = t._("You win, nearest to the goal: {standing}.")
        # Translators: the stock is empty; {standing} is "result 9, goal 11"
        others = t._("{player} wins, nearest to the goal: {standing}.")
    elif standing.missing:
        # Translators: the line misses its goal by up to two; {standing} is "result 9, goal 11"
        own = t._("You win thanks to the colour bonus: {standing}.")
        # Translators: the line misses its goal by up to two; {standing} is "result 9, goal 11"
        others = t._("{player} wins thanks to the colour bonus: {standing}.")
    else:
        # Translators: the line is exactly at its goal; {standing} is "result 11, goal 11"
        own = t._("You win, exactly at the goal: {standing}.")
        # Translators: the line is exactly at its goal; {standing} is "result 11, goal 11"
        others = t._("{player} wins, exactly at the goal: {standing}.")
    return say(
        own if words.listener.is_me(event.seat) else others,
        # Translators: braille: a player has won
        t.p_("braille", "{who} wins {standing}")
        if not words.listener.is_me(event.seat)
        # Translators: braille: the listener has won
        else t.p_("braille", "you win {standing}"),
        who=actor(words, event.seat),
        player=words.listener.name(event.seat),
        standing=figures(t, standing),
    )


def nobody_won(words: GagnantWords, event: NobodyWon) -> Said:
    t = words.t
    names = [words.listener.name(line.seat) for line in event.lines]
    players = Name(t.list([name.text for name in names]), listed(names).braille)
    # Translators: the stock is empty; {players} are equally near to their goals and to 11
    text = t._("A tie between {players}: nobody wins, another game decides.")
    # Translators: braille: a tie, another game decides
    return say(text, t.p_("braille", "tie: {players}"), players=players)


def success(words: GagnantWords, event: SuccessTold) -> Said:
    """The success table: one sentence for each number of valid lines."""
    t = words.t
    text = [
        # Translators: the end where all play together: no line is at its goal
        t._("No line is at its goal: missed this time, the next game is waiting for you."),
        # Translators: the end where all play together: one line is at its goal
        t._("1 line of {lines} is at its goal: that is a start, and the others will follow."),
        # Translators: the end where all play together: two lines are at their goals
        t._("2 lines of {lines} are at their goals: half of the way, a good average."),
        # Translators: the end where all play together: three lines are at their goals
        t._("3 lines of {lines} are at their goals: really not bad, so near to the whole."),
        # Translators: the end where all play together: all lines are at their goals, which is a win
        t._("All {lines} lines are at their goals: perfection, well done!"),
    ][event.valid]
    # Translators: braille: so many lines of all are at their goals
    braille = t.p_("braille", "success {valid}/{lines}")
    return say(text, braille, valid=event.valid, lines=event.lines)
