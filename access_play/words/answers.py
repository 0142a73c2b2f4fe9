"""What the table answers to what was typed, the same for every game."""

from __future__ import annotations

from collections.abc import Sequence

from access_play.games.core import Play, Seat
from access_play.words.base import LINE_LIMIT, Listener
from access_play.words.language import spellings
from access_play.words.phrase import Name, Said, choosing, echoed, listed, say


class Answers:
    """Sentences for one listener."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.t = listener.language

    # mistakes

    def not_understood(self, text: str, plays: Sequence[Name]) -> Said:
        """Say back what was typed, and the plays that would be right."""
        t, typed = self.t, echoed(text) or "?"
        # Translators: {text} was typed and means nothing here; {plays} can be played
        with_plays = t._("I do not understand “{text}”. You can play: {plays}; or type help.")
        # Translators: braille: {text} was typed and means nothing here
        said = say(with_plays, t.p_("braille", "{text}? {plays}"), text=typed, plays=listed(plays))
        if plays and len(said.text) <= LINE_LIMIT:
            return said
        # Translators: {text} was typed and means nothing here
        without = t._("I do not understand “{text}”. Type help for the words.")
        # Translators: braille: {text} was typed and means nothing here
        return say(without, t.p_("braille", "{text}? help"), text=typed)

    def taken_as(self, meant: Name) -> Said:
        """Say what a line with a slip in it is taken for, before it is done."""
        # Translators: what was typed has a slip in it; {meant} is the play or the word it is taken for
        text = self.t._("Taken as: {meant}.")
        # Translators: braille: what was typed is taken for {meant}
        return say(text, self.t.p_("braille", "= {meant}"), meant=meant)

    def did_you_mean(self, text: str, words: Sequence[str]) -> Said:
        """Say back a word that means nothing, and the words that are most like it."""
        t, typed = self.t, echoed(text)
        # Translators: {text} was typed and means nothing; {words} are the nearest words: "score or scores"
        sentence = t._("I do not understand “{text}”. Did you mean {words}?")
        # Translators: braille: {text} was typed and means nothing; {words} are the nearest words
        return say(sentence, t.p_("braille", "{text}? {words}?"), text=typed, words=t.list(words, "or"))

    def nothing_done(self) -> Said:
        t = self.t
        # Translators: the answer to "no": what was asked about has not been done
        return say(t._("Very well, nothing was done."), t.p_("braille", "nothing done"))

    def not_your_turn(self, seat: Seat) -> Said:
        t = self.t
        # Translators: a play was typed out of turn; it is for {player} to play
        text, player = t._("Not yet: it is for {player} to play."), self.listener.name(seat)
        # Translators: braille: it is this player's turn
        return say(text, t.p_("braille", "turn {player}"), player=player)

    def turn_over(self, name: Name) -> Said:
        t = self.t
        # Translators: several plays were typed, but the turn ends before {play}; nothing was played
        text = t._("Your turn would end before this: {play}. Nothing was played.")
        # Translators: braille: the turn would end before {play}
        return say(text, t.p_("braille", "too late: {play}"), play=name)

    def unforeseen(self, name: Name) -> Said:
        t = self.t
        # Translators: several plays were typed, but nobody knows what {play} will bring; nothing was played
        text = t._("Nobody knows yet what follows this: {play}. Type it alone. Nothing was played.")
        # Translators: braille: nobody knows what follows {play}
        return say(text, t.p_("braille", "alone: {play}"), play=name)

    def step_by_step(self, text: str) -> Said:
        t = self.t
        # Translators: several plays were typed in one line; {text} could mean several of the choices there
        sentence = t._("“{text}” fits several choices there: type one step at a time. Nothing was played.")
        # Translators: braille: {text} could mean several things
        return say(sentence, t.p_("braille", "{text}: which?"), text=echoed(text))

    def nothing_to_take_back(self) -> Said:
        t = self.t
        # Translators: answer to "undo" when the player has made no step that could be undone
        text = t._("There is nothing to take back.")
        # Translators: braille: nothing can be taken back
        return say(text, t.p_("braille", "nothing to undo"))

    def no_outcome(self) -> Said:
        t = self.t
        # Translators: answer to "what if": nothing can be foretold of that play
        return say(t._("Nothing more can be said of that."), t.p_("braille", "nothing known"))

    def stale(self) -> Said:
        t = self.t
        # Translators: a number was typed that belonged to an earlier list; the new list follows
        return say(t._("That list is old; here is the new one."), t.p_("braille", "new list:"))

    def which(self) -> Said:
        t = self.t
        # Translators: several plays fit what was typed; they follow as a numbered list
        return say(t._("Several fit, type a number:"), t.p_("braille", "which:"))

    def bad_argument(self, words: str) -> Said:
        # Translators: a command was followed by something unknown; {words} may follow it
        text = self.t._("After that word comes: {words}.")
        # Translators: braille: {words} may follow the command
        return say(text, self.t.p_("braille", "one of: {words}"), words=words)

    # yes and no

    def says_yes(self, line: str) -> bool:
        # Translators: words a player may type for yes, separated by |
        return line in (*spellings(self.t.p_("yes no", "yes")), "yes")

    def says_no(self, line: str) -> bool:
        # Translators: words a player may type for no, separated by |
        return line in (*spellings(self.t.p_("yes no", "no")), "no")

    # the braille display

    def play_this(self, play: Play, name: Name) -> Said:
        """Tell which play was touched on the braille display."""
        t = self.t
        # Translators: {play}, such as a card, was touched on the braille display; it is not yet played
        text = t._("{play}? Touch it again, or press Enter, to play it.")
        # Translators: braille: {play} was touched; touched again, or with Enter, it is played
        return choosing(play, say(text, t.p_("braille", "{play}? again or Enter"), play=name))

    def only_heard(self) -> Said:
        t = self.t
        # Translators: a play was typed while a game that was played before is heard again
        text = t._("This game is only heard again: nothing can be played. Quit leaves it.")
        # Translators: braille: the game is only heard again
        return say(text, t.p_("braille", "only heard again"))

    def not_kept(self) -> Said:
        t = self.t
        # Translators: answer to "save" where nothing is kept
        return say(t._("Nothing is kept of this."), t.p_("braille", "not kept"))

    # lists

    def choice(self, number: int, name: Name) -> Said:
        # Translators: one of several numbered choices
        text = self.t.p_("choice", "{number}: {name}.")
        # Translators: braille: one of several numbered choices
        return say(text, self.t.p_("braille", "{number} {name}"), number=number, name=name)

    def more_choices(self, word: str, first: int, count: int) -> Said:
        """Say that a list goes on, and how to hear the rest of it from number ``first`` on."""
        text = self.t.n_(
            # Translators: the end of a long list; {word} {first} is what to type: "legal 20"
            "{count} more choice: type {word} {first}.",
            "{count} more choices: type {word} {first}.",
            count,
        )
        # Translators: braille: {word} {first} is what to type to read the {count} choices that are left
        braille = self.t.p_("braille", "{word} {first}: {count} more")
        return say(text, braille, word=word, first=first, count=count)

    def nothing_to_play(self) -> Said:
        t = self.t
        # Translators: answer to "legal" when it is not the listener's turn
        return say(t._("Nothing: it is not your turn."), t.p_("braille", "not your turn"))

    def nothing_yet(self) -> Said:
        t = self.t
        # Translators: answer to "again" or "back" when nothing (more) was said
        return say(t._("There is nothing further back."), t.p_("braille", "nothing more"))

    def nothing_refused(self) -> Said:
        t = self.t
        # Translators: answer to "why" when no play was refused
        return say(t._("No play was refused."), t.p_("braille", "nothing refused"))

    def sits_out(self, seat: Seat) -> Said:
        t = self.t
        # Translators: the player that was asked about does not play in this round
        text, player = t._("{player} sits this round out."), self.listener.name(seat)
        # Translators: braille: the player does not play in this round
        return say(text, t.p_("braille", "{player} out"), player=player)

    def played_for(self, minutes: int) -> Said:
        """How long the players have sat at the table, in minutes."""
        t = self.t
        # Translators: answer to "time": how long the players have sat here
        text = t.n_("{minutes} minute played.", "{minutes} minutes played.", minutes)
        # Translators: braille: how long one has played
        return say(text, t.p_("braille", "{minutes} min"), minutes=minutes)

    # the machine

    def take_the_machine(self, seat: Seat) -> Said:
        t = self.t
        # Translators: several people share the machine; {player} is next
        text, player = t._("{player}, take the machine and press Enter."), self.listener.name(seat)
        # Translators: braille: {player} takes the machine and presses Enter
        return say(text, t.p_("braille", "{player}: Enter"), player=player)

    def detail(self) -> Said:
        t = self.t
        # Translators: how much is said has been changed
        return say(t._("Detail changed."), t.p_("braille", "detail changed"))

    def sorted_so(self, by_number: bool) -> Said:
        t = self.t
        if by_number:
            # Translators: the hand is told number by number from now on
            return say(t._("Your hand by number."), t.p_("braille", "hand by number"))
        # Translators: the hand is told colour by colour from now on
        return say(t._("Your hand by colour."), t.p_("braille", "hand by colour"))

    def one_order(self) -> Said:
        t = self.t
        # Translators: answer to "sort" in a game whose hands have only one order, or that has no hands
        return say(t._("Cards of this game have one order only."), t.p_("braille", "one order"))

    def worded_so(self, card_first: bool) -> Said:
        t = self.t
        if card_first:
            # Translators: what is told first from now on when a card is laid
            return say(t._("The card first, then who lays it."), t.p_("braille", "card first"))
        # Translators: what is told first from now on when a card is laid
        return say(t._("The player first, then the card."), t.p_("braille", "player first"))

    def language(self) -> Said:
        t = self.t
        # Translators: the language has been changed to this one; say the language's own name
        return say(t._("English."), t.p_("braille", "English"))

    def welcome(self, game: str, names: Sequence[str]) -> Said:
        if not names:
            # Translators: the first line of a game that one person plays alone
            return say(self.t._("{game}, alone."), "{game}", game=game)
        # Translators: the first line of a game; {players} is a list of names
        text = self.t._("{game}, with {players}.")
        # Translators: braille: the first line of a game
        braille = self.t.p_("braille", "{game}: {players}")
        return say(text, braille, game=game, players=self.t.list(names))

    def goodbye(self) -> Said:
        t = self.t
        # Translators: the last line of the program
        return say(t._("See you soon."), t.p_("braille", "see you soon"))
