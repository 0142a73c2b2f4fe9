"""The words that ask for facts, and what help says of them."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from access_play.words.language import Language, folded, spellings

LONGEST: Final = 2
"""How many words the word of a command has at most: "what if"."""


class Command(enum.Enum):
    """What can be asked at any moment."""

    HELP = "help"
    HAND = "hand"
    TABLE = "table"
    LEGAL = "legal"
    TURN = "turn"
    SCORE = "score"
    COUNTS = "counts"
    WHO = "who"
    LAST = "last"
    AGAIN = "again"
    BACK = "back"
    FORWARD = "forward"
    SINCE = "since"
    HISTORY = "history"
    TELL = "tell"
    SORT = "sort"
    WORDING = "wording"
    ORDER = "order"
    STOCK = "stock"
    TIME = "time"
    OPTIONS = "options"
    WHY = "why"
    HINT = "hint"
    WHAT = "what"
    WHAT_IF = "what if"
    TAKE_BACK = "take back"
    RULES = "rules"
    DETAIL = "detail"
    LANGUAGE = "language"
    SPEECH = "speech"
    VOICE = "voice"
    VOICES = "voices"
    RATE = "rate"
    FASTER = "faster"
    SLOWER = "slower"
    PITCH = "pitch"
    VOLUME = "volume"
    HUSH = "hush"
    CONFIRM = "confirm"
    SPELL = "spell"
    SOUNDS = "sounds"
    BRAILLE = "braille"
    PRIVATE = "private"
    PAUSE = "pause"
    WIDTH = "width"
    COLOUR = "colour"
    SAVE = "save"
    SAVES = "saves"
    REPORT = "report"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Typed:
    """A command as it was typed, with what followed it; ``cut`` when only its beginning was typed."""

    command: Command
    rest: str = ""
    cut: bool = False


def command_words(t: Language) -> dict[Command, str]:
    """The words of each command, separated by |; the first is shown in help."""
    return {
        # Translators: typed words, separated by |, the first is shown in help: list the words
        Command.HELP: t.p_("command", "help|?"),
        # Translators: typed words, separated by |, the first is shown in help: hear the own hand
        Command.HAND: t.p_("command", "hand|h"),
        # Translators: typed words, separated by |, the first is shown in help: hear what lies open
        Command.TABLE: t.p_("command", "table|t"),
        # Translators: typed words, separated by |, the first is shown in help: list the legal plays
        Command.LEGAL: t.p_("command", "legal|l"),
        # Translators: typed words, separated by |, the first is shown in help: whose turn it is
        Command.TURN: t.p_("command", "turn"),
        # Translators: typed words, separated by |, the first is shown in help: everybody's points
        Command.SCORE: t.p_("command", "score|s"),
        # Translators: typed words, separated by |, the first is shown in help: how many cards
        Command.COUNTS: t.p_("command", "counts|c"),
        # Translators: typed words, separated by |, the first is shown in help: the players in order
        Command.WHO: t.p_("command", "who|w"),
        # Translators: typed words, separated by |, the first is shown in help: hear the last lines
        Command.LAST: t.p_("command", "last"),
        # Translators: typed words, separated by |, the first is shown in help: hear the last line again
        Command.AGAIN: t.p_("command", "again|a"),
        # Translators: typed words, separated by |, the first is shown in help: hear one line earlier
        Command.BACK: t.p_("command", "back"),
        # Translators: typed words, separated by |, the first is shown in help: the other way after "back"
        Command.FORWARD: t.p_("command", "forward"),
        # Translators: typed words, separated by |, the first is shown in help: what happened since my turn
        Command.SINCE: t.p_("command", "since|news"),
        # Translators: typed words, separated by |, the first is shown in help: what a player did
        Command.HISTORY: t.p_("command", "history"),
        # Translators: typed words, separated by |, the first is shown in help: how kinds of events are told
        Command.TELL: t.p_("command", "tell|events"),
        # Translators: typed words, separated by |, the first is shown in help: who plays after whom now
        Command.ORDER: t.p_("command", "order"),
        # Translators: typed words, separated by |, the first is shown in help: what can still be drawn
        Command.STOCK: t.p_("command", "stock"),
        # Translators: typed words, separated by |, the first is shown in help: how long one has played
        Command.TIME: t.p_("command", "time|clock"),
        # Translators: typed words, separated by |, the first is shown in help: the options of the rules
        Command.OPTIONS: t.p_("command", "options|option"),
        # Translators: typed words, separated by |, the first is shown in help: why a play was refused
        Command.WHY: t.p_("command", "why"),
        # Translators: typed words, separated by |, the first is shown in help: a play and what speaks for it
        Command.HINT: t.p_("command", "hint"),
        # Translators: typed words, separated by |, the first is shown in help: where a card is
        Command.WHAT: t.p_("command", "what|where"),
        # Translators: typed words, separated by |, the first is shown in help: by colour or by number
        Command.SORT: t.p_("command", "sort"),
        # Translators: typed words, separated by |, the first is shown in help: the player or the card first
        Command.WORDING: t.p_("command", "wording"),
        # Translators: typed words, separated by |: "what if 2" or "if 2" asks what a play would lead to
        Command.WHAT_IF: t.p_("command", "what if|if"),
        # Translators: typed words, separated by |, the first is shown in help: take back a step or a play
        Command.TAKE_BACK: t.p_("command", "undo|take back"),
        # Translators: typed words, separated by |, the first is shown in help: the rules that count now
        Command.RULES: t.p_("command", "rules"),
        # Translators: typed words, separated by |, the first is shown in help: how much is said
        Command.DETAIL: t.p_("command", "detail|verbosity"),
        # Translators: typed words, separated by |, the first is shown in help: change the language
        Command.LANGUAGE: t.p_("command", "language|lang"),
        # Translators: typed words, separated by |, the first is shown in help: own voice on or off
        Command.SPEECH: t.p_("command", "speech"),
        # Translators: typed words, separated by |, the first is shown in help: which voice speaks
        Command.VOICE: t.p_("command", "voice"),
        # Translators: typed words, separated by |, the first is shown in help: list the voices there are
        Command.VOICES: t.p_("command", "voices|voice all"),
        # Translators: typed words, separated by |, the first is shown in help: how fast the voice speaks
        Command.RATE: t.p_("command", "rate"),
        # Translators: typed words, separated by |, the first is shown in help: let the voice speak faster
        Command.FASTER: t.p_("command", "faster|quicker"),
        # Translators: typed words, separated by |, the first is shown in help: let the voice speak slower
        Command.SLOWER: t.p_("command", "slower"),
        # Translators: typed words, separated by |, the first is shown in help: how high the voice is
        Command.PITCH: t.p_("command", "pitch"),
        # Translators: typed words, separated by |, the first is shown in help: how loud the voice is
        Command.VOLUME: t.p_("command", "volume|loudness"),
        # Translators: typed words, separated by |, the first is shown in help: silence the voice now
        Command.HUSH: t.p_("command", "hush"),
        # Translators: typed words, separated by |, the first is shown in help: ask before a turn ends
        Command.CONFIRM: t.p_("command", "confirm"),
        # Translators: typed words, separated by |, the first is shown in help: hear a line letter by letter
        Command.SPELL: t.p_("command", "spell|letters"),
        # Translators: typed words, separated by |, the first is shown in help: short sounds before sentences
        Command.SOUNDS: t.p_("command", "sounds|earcons"),
        # Translators: typed words, separated by |, the first is shown in help: change the braille
        Command.BRAILLE: t.p_("command", "braille"),
        # Translators: typed words, separated by |, the first is shown in help: how private things are told
        Command.PRIVATE: t.p_("command", "private"),
        # Translators: typed words, separated by |, the first is shown in help: the wait after each line
        Command.PAUSE: t.p_("command", "pause"),
        # Translators: typed words, separated by |, the first is shown in help: how wide lines are printed
        Command.WIDTH: t.p_("command", "width|columns"),
        # Translators: typed words, separated by |, the first is shown in help: words for colours in colour
        Command.COLOUR: t.p_("command", "colour|color"),
        # Translators: typed words, separated by |, the first is shown in help: save the game
        Command.SAVE: t.p_("command", "save"),
        # Translators: typed words, separated by |, the first is shown in help: list the saved games
        Command.SAVES: t.p_("command", "saves|games"),
        # Translators: typed words, separated by |, the first is shown in help: write a file for a helper
        Command.REPORT: t.p_("command", "report"),
        # Translators: typed words, separated by |, the first is shown in help: leave the game
        Command.QUIT: t.p_("command", "quit|q|exit"),
    }


def command_help(t: Language) -> dict[Command, str]:
    """What help says of each command, {words} being how it is typed."""
    return {
        # Translators: help: {words} is how the command is typed
        Command.HAND: t._("{words}: your hand."),
        # Translators: help: {words} is how the command is typed
        Command.TABLE: t._("{words}: what lies on the table."),
        # Translators: help: {words} is how the command is typed
        Command.LEGAL: t._("{words}: what you can play, by number."),
        # Translators: help: {words} is how the command is typed
        Command.TURN: t._("{words}: whose turn it is."),
        # Translators: help: {words} is how the command is typed
        Command.SCORE: t._("{words}: everybody's points."),
        # Translators: help: {words} is how the command is typed
        Command.COUNTS: t._("{words}: how many cards each player holds."),
        # Translators: help: {words} is how the command is typed
        Command.WHO: t._("{words}: who plays, in order."),
        # Translators: help: {words} is how the command is typed, a number may follow
        Command.LAST: t._("{words}: the last five lines; a number after it says how many."),
        # Translators: help: {words} is how the command is typed
        Command.AGAIN: t._("{words}: the last line again."),
        # Translators: help: {words} is how the command is typed
        Command.BACK: t._("{words}: one line further back each time."),
        # Translators: help: {words} is how the command is typed
        Command.FORWARD: t._("{words}: the other way, after going back."),
        # Translators: help: {words} is how the command is typed
        Command.SINCE: t._("{words}: what happened since your last turn."),
        # Translators: help: {words} is how the command is typed, a player's name follows; Bob is one
        Command.HISTORY: t._("{words} Bob: what Bob did in this round."),
        # Translators: help: {words} is how the command is typed; a kind and how it is told may follow
        Command.TELL: t._("{words}: how each kind of event is told; {words} laid print changes it."),
        # Translators: help: {words} is how the command is typed
        Command.ORDER: t._("{words}: who plays after whom from now on."),
        # Translators: help: {words} is how the command is typed
        Command.STOCK: t._("{words}: what can still be drawn."),
        # Translators: help: {words} is how the command is typed
        Command.TIME: t._("{words}: how long you have played."),
        # Translators: help: {words} is how the command is typed
        Command.OPTIONS: t._("{words}: the rules that were changed; {words} all: all of them."),
        # Translators: help: {words} is how the command is typed
        Command.WHY: t._("{words}: the rule behind the last refusal."),
        # Translators: help: {words} is how the command is typed; "more" may be typed after it
        Command.HINT: t._("{words}: a play and what speaks for it; {words} more: several."),
        # Translators: help: {words} is how the command is typed, a card follows
        Command.WHAT: t._("{words} and a card: where it is, as far as you can know."),
        # Translators: help: {words} is how the command is typed; colour and number are typed after it
        Command.SORT: t._("{words} colour or number: the order of your hand."),
        # Translators: help: {words} is how the command is typed; player and card are typed after it
        Command.WORDING: t._("{words} player or card: which is told first when a card is laid."),
        # Translators: help: {words} is how the command is typed, a play or its number follows
        Command.WHAT_IF: t._("{words} 2: what your second choice would lead to."),
        # Translators: help: {words} is how the command is typed
        Command.TAKE_BACK: t._("{words}: take back your last step, or your last play if nobody minds."),
        # Translators: help: {words} is how the command is typed
        Command.RULES: t._("{words}: the rules that count now; a word after it is looked for."),
        # Translators: help: {words} is how the command is typed; brief, normal and full are typed after it
        Command.DETAIL: t._("{words} brief, normal or full: how much is said."),
        # Translators: help: {words} is how the command is typed; fr or en is typed after it
        Command.LANGUAGE: t._("{words} fr or en: the language."),
        # Translators: help: {words} is how the command is typed; on or off is typed after it
        Command.SPEECH: t._("{words} on or off: the program's own voice."),
        # Translators: help: {words} is how the command is typed; the name of a voice is typed after it
        Command.VOICE: t._("{words} and a name: that voice from now on; alone: who speaks each language."),
        # Translators: help: {words} is how the command is typed; fr or en may be typed after it
        Command.VOICES: t._("{words}: the voices there are, by number; fr or en after it: those only."),
        # Translators: help: {words} is how the command is typed; a number is typed after it
        Command.RATE: t._("{words} 80 to 600: the voice, in words a minute."),
        # Translators: help: {words} is how the command is typed
        Command.FASTER: t._("{words}: 25 words a minute more."),
        # Translators: help: {words} is how the command is typed
        Command.SLOWER: t._("{words}: 25 words a minute less."),
        # Translators: help: {words} is how the command is typed; a number is typed after it
        Command.PITCH: t._("{words} 0 to 100: how high the voice is."),
        # Translators: help: {words} is how the command is typed; a number is typed after it
        Command.VOLUME: t._("{words} 0 to 100: how loud the voice is."),
        # Translators: help: {words} is how the command is typed
        Command.HUSH: t._("{words}: silence, now."),
        # Translators: help: {words} is how the command is typed; on or off is typed after it
        Command.CONFIRM: t._("{words} on or off: asks before you end a turn too early."),
        # Translators: help: {words} is how the command is typed; a word may follow
        Command.SPELL: t._("{words}: the last line letter by letter; with a word after it, that word."),
        # Translators: help: {words} is how the command is typed; on or off may be typed after it
        Command.SOUNDS: t._("{words} on or off: short sounds before some sentences; alone: hear each."),
        # Translators: help: {words} is how the command is typed; alone it tells what may follow it
        Command.BRAILLE: t._("{words}: how braille is written, and what the display does."),
        # Translators: help: {words} is how the command is typed; the other words are typed after it
        Command.PRIVATE: t._("{words} print, voice, braille or all: how your hand is told."),
        # Translators: help: {words} is how the command is typed; a number is typed after it
        Command.PAUSE: t._("{words} 0.5: half a second after each line, or until you press a key."),
        # Translators: help: {words} is how the command is typed; a number is typed after it
        Command.WIDTH: t._("{words} 40: lines of that many columns; 0: as wide as the screen."),
        # Translators: help: {words} is how the command is typed; on or off is typed after it
        Command.COLOUR: t._("{words} on or off: words for colours in their colour."),
        # Translators: help: {words} is how the command is typed; a name may be typed after it
        Command.SAVE: t._("{words}: where the game is saved, at each play; a name after it names the save."),
        # Translators: help: {words} is how the command is typed
        Command.SAVES: t._("{words}: the saved games."),
        # Translators: help: {words} is how the command is typed
        Command.REPORT: t._("{words}: a file to send when something is wrong, nothing private in it."),
        # Translators: help: {words} is how the command is typed
        Command.QUIT: t._("{words}: leave; the game is kept."),
    }


def sort_words(t: Language) -> tuple[str, str]:
    """The words for a hand by colour and by number, each separated by |."""
    return (
        # Translators: typed after "sort" or "hand", separated by |, the first is shown: colour by colour
        t.p_("order of a hand", "colour|colours|color|colors"),
        # Translators: typed after "sort" or "hand", separated by |, the first is shown: number by number
        t.p_("order of a hand", "number|numbers"),
    )


def wording_words(t: Language) -> tuple[str, str]:
    """The words for the player first and the card first, each separated by |."""
    return (
        # Translators: typed after "wording", separated by |, the first is shown: "Ana lays the red 12."
        t.p_("wording", "player|players"),
        # Translators: typed after "wording", separated by |, the first is shown: "Red 12, Ana."
        t.p_("wording", "card|cards"),
    )


def one_of_two(text: str, *pairs: tuple[str, str]) -> bool | None:
    """Whether a folded word is the second of two, None for neither; a pair for each language."""
    for first, second in pairs:
        if text in spellings(first):
            return False
        if text in spellings(second):
            return True
    return None


def detail_words(t: Language) -> str:
    # Translators: how much is said: brief, normal, full, separated by |
    return t.p_("detail words", "brief|normal|full")


def braille_words(t: Language) -> str:
    """What follows "braille", in the order of :class:`words.fingertips.Wish`."""
    # Translators: typed behind "braille", separated by |: six or eight dots; a key asks or plays; lines wait
    return t.p_("braille words", "uncontracted|contracted|six|eight|ask|play|wait|show|off|on")


def switch_words(t: Language) -> str:
    # Translators: words for on and off, separated by |
    return t.p_("on off", "on|off")


@lru_cache(maxsize=8)
def words_to_commands(t: Language, english: Language) -> dict[str, Command]:
    """Every folded word with its command: the language's own, then the English ones it does not use."""
    found: dict[str, Command] = {}
    for language in (t, english):
        for command, words in command_words(language).items():
            for word in spellings(words):
                found.setdefault(word, command)
    return found


def read_command(text: str, t: Language, english: Language) -> Typed | None:
    """Read a command: its word, or the beginning of one that no other begins with."""
    typed, known = folded(text).strip().lstrip("/").split(), words_to_commands(t, english)
    for end in (LONGEST, 1):
        word, rest = " ".join(typed[:end]), " ".join(typed[end:])
        if word in known:
            return Typed(known[word], rest)
    begun = {each for each in known if " " not in each and len(word) > 2 and each.startswith(word)}
    meant = {known[each] for each in begun}
    return Typed(meant.pop(), rest, cut=True) if len(meant) == 1 else None


def shown(words: str) -> str:
    """How a command is shown: its word, and its letter if it has one: "hand, h"."""
    first, *others = words.split("|")
    short = [word for word in others if len(word) == 1]
    return ", ".join([first, *short[:1]])
