"""What the program itself has to say: troubles and their cure, saves, questions, mistakes at the shell."""

from __future__ import annotations

from collections.abc import Sequence

from access_play.braille.display import State
from access_play.braille.system import Missing
from access_play.games.core import UnknownOption, UnknownValue, written
from access_play.speech.trouble import Trouble, TroubleKind
from access_play.words.language import Language
from access_play.words.phrase import Said, echoed, say


def alike(text: str, /, **fills: str | int) -> Said:
    """A sentence that is brailled as it is spoken."""
    return say(text, text, **fills)


def as_it_is(line: str) -> Said:
    """A line that is ready, brailled as it is spoken."""
    return Said(line, (line,))


def voice_trouble(t: Language, trouble: Trouble) -> Said:
    """Why nothing is heard, and the cure."""
    text = {
        # Translators: a part of the system is missing, and how to get it
        TroubleKind.NO_LIBRARY: t._("No voice: espeak-ng is missing. Get it with: apt install espeak-ng."),
        # Translators: a part of the system is missing, and how to get it
        TroubleKind.NO_DEVICE: t._("No voice: no sound device answers. Connect one and the voice is back."),
        # Translators: the wished voice is not installed
        TroubleKind.VOICE_MISSING: t._("The voice {detail} is not here; the nearest one speaks."),
        # Translators: the voice program does not answer any more
        TroubleKind.HANGS: t._("The voice does not answer and is off. Try again with: speech on."),
        # Translators: the voice program ended several times
        TroubleKind.DIES: t._("The voice stopped again and again and is off. Try again with: speech on."),
        # Translators: the sound file cannot be written
        TroubleKind.UNWRITABLE: t._("The sound file {detail} cannot be written."),
        # Translators: speech-dispatcher is not running
        TroubleKind.NO_SERVER: t._("No voice: speech-dispatcher does not answer. Start it, or use pyttsx3."),
        # Translators: the Python package that reaches a screen reader is missing, and how to get it
        TroubleKind.NO_PACKAGE: t._("No voice: {detail} is missing. Get it with: pip install {detail}."),
        # Translators: no screen reader was found
        TroubleKind.NO_READER: t._("No screen reader answers. Start it, or use the program's own voice."),
    }[trouble.kind]
    return alike(text, detail=trouble.detail)


def braille_trouble(t: Language, missing: Missing) -> Said:
    """Why there is no braille, and the cure."""
    if missing is Missing.NO_TABLE:
        # Translators: a part of the system is missing, and how to get it
        return alike(t._("No braille: a liblouis table is missing. Get it with: apt install liblouis-data."))
    # Translators: a part of the system is missing, and how to get it
    return alike(t._("No braille: liblouis is missing. Get it with: apt install python3-louis."))


def display_trouble(t: Language, state: State) -> Said:
    """Why the display shows nothing, and the cure."""
    text = {
        # Translators: braille displays cannot be reached, and the cure
        State.MISSING: t._("No braille display: BrlAPI is missing. Get it with: apt install python3-brlapi."),
        # Translators: braille displays cannot be reached, and the cure
        State.REFUSED: t._("No braille display: BRLTTY refuses this user. Ask to be let into its group."),
        # Translators: braille displays cannot be reached, and the cure
        State.NO_DISPLAY: t._("BRLTTY has no braille display yet. Connect one; it is used at once."),
        # Translators: braille displays cannot be reached, and the cure
        State.SILENT: t._("No braille display: BRLTTY does not answer. Start it again; it is used at once."),
    }
    # Translators: braille displays cannot be reached, and the cure
    none = t._("No braille display: BRLTTY does not run. Start it; it is used at once.")
    return alike(text.get(state, none))


# games at the shell


def unknown_option(t: Language, wrong: UnknownOption) -> str:
    # Translators: a mistake at the command line: the game has no option of that name
    text = t._("There is no option {name}. The options are: {known}.")
    return text.format(name=echoed(wrong.name), known=", ".join(wrong.known))


def unknown_value(t: Language, wrong: UnknownValue) -> str:
    # Translators: a mistake at the command line: the option has no such value, or not with the others
    text = t._("The option {name} cannot be {value} here. It can be: {known}.")
    known = ", ".join(written(value) for value in wrong.option.values)
    return text.format(name=wrong.option.name, value=echoed(wrong.text), known=known)


def unknown_word(t: Language, word: str, known: Sequence[str], where: str = "") -> str:
    """``where`` is the file it stands in, if it was not typed."""
    named = f"{echoed(word)} ({where})" if where else echoed(word)
    # Translators: a mistake at the command line: a word that is none of the known ones
    return t._("I do not know {word}. It can be: {known}.").format(word=named, known=", ".join(known))


def wrong_players(t: Language, game: str, first: int, last: int) -> str:
    # Translators: a mistake at the command line: {game} is played by {first} to {last} players
    return t._("{game} is played by {first} to {last} players.").format(game=game, first=first, last=last)


def out_of_range(t: Language, name: str, figure: int, lowest: int, highest: int) -> str:
    # Translators: a mistake at the command line: an option takes figures from {lowest} to {highest}
    text = t._("{name} cannot be {figure}. It can be {lowest} to {highest}.")
    return text.format(name=name, figure=figure, lowest=lowest, highest=highest)


def unwritable(t: Language, path: str, reason: str) -> str:
    # Translators: a file asked for at the command line cannot be written; {reason} is what the system says
    return t._("The file {path} cannot be written: {reason}.").format(path=path, reason=reason)


def bad_settings(t: Language, path: str, wrong: str) -> str:
    # Translators: the settings file has a mistake; {wrong} is what the reader of the file says
    text = t._("The settings in {path} cannot be read and are left as they are: {wrong}.")
    return text.format(path=path, wrong=wrong)


def person(t: Language, number: int) -> str:
    # Translators: the name of a person who gave none
    return t._("Player {number}").format(number=number)


# saves


def left(t: Language, command: str) -> Said:
    # Translators: the players leave a game that is not over; {command} is how the program is started
    return alike(t._("The game is kept. To go on: {command} resume"), command=command)


def saved(t: Language, name: str, command: str) -> Said:
    # Translators: {name} is the kept game, {command} is how the program is started
    text = t._("Kept as {name}. To go on later: {command} resume {name}")
    return alike(text, name=name, command=command)


def not_saved(t: Language, reason: str) -> Said:
    # Translators: the game goes on but nothing can be kept; {reason} is what the system says
    return alike(t._("The game cannot be saved: {reason}. It goes on all the same."), reason=reason)


def name_taken(t: Language, name: str) -> Said:
    # Translators: the player wished a name for the save that another save has
    return alike(t._("Another game is kept as {name}. Choose another name."), name=name)


def not_named(t: Language, name: str, reason: str) -> Said:
    # Translators: the save cannot be given the name the player wished; {reason} is what the system says
    return alike(t._("The game cannot be named {name}: {reason}."), name=name, reason=reason)


def only_from(t: Language, seats: Sequence[str]) -> str:
    if not seats:
        # Translators: replay was asked from a seat, but the game goes on and several people play it
        return t._("This game is not over: it can be heard again without --seat only.")
    # Translators: replay was asked from a seat that may not be heard before the game is over
    text = t._("This game is not over: it can be heard again from the seat of {seats} only.")
    return text.format(seats=", ".join(seats))


def two_in_one(t: Language, path: str) -> str:
    # Translators: a mistake at the command line: one file was named for two things
    return t._("The file {path} cannot keep two things. Name two files.").format(path=path)


def saved_again(t: Language) -> Said:
    # Translators: the game could not be saved for a while, and now all of it is
    return alike(t._("The game is saved again, all of it."))


def no_such_save(t: Language, name: str, known: Sequence[str]) -> str:
    if not known:
        # Translators: resume was asked for, but no unfinished game is kept
        return t._("No game is kept.")
    # Translators: no game of that name is kept; {known} are the names there are
    return t._("No game {name} is kept. There is: {known}.").format(name=echoed(name), known=", ".join(known))


def damaged_save(t: Language, name: str, line: int) -> str:
    # Translators: a saved game cannot be read; it is left as it is
    text = t._("The game {name} is damaged at line {line} and cannot go on; the file is left as it is.")
    return text.format(name=echoed(name), line=line)


def newer_save(t: Language, name: str) -> str:
    # Translators: a saved game was written by a later version of the program
    return t._("The game {name} was saved by a newer access-play. Bring this one up to date first.").format(
        name=name
    )


def unreadable_save(t: Language, name: str, wrong: str) -> str:
    # Translators: a saved game cannot be read; {wrong} says where
    return t._("The game {name} cannot be read: {wrong}.").format(name=echoed(name), wrong=wrong)


def save_in_use(t: Language, name: str) -> str:
    # Translators: another running program plays the saved game
    return t._("The game {name} is being played by another access-play.").format(name=name)


def kept_games(t: Language, name: str, game: str, plays: int, over: bool) -> str:
    if over:
        # Translators: one line for each kept game; {name} is what to type after "access-play replay"
        text = t.n_(
            "{name}: {game}, finished, {plays} play.", "{name}: {game}, finished, {plays} plays.", plays
        )
    else:
        # Translators: one line for each kept game; {name} is what to type after "access-play resume"
        text = t.n_("{name}: {game}, {plays} play.", "{name}: {game}, {plays} plays.", plays)
    return text.format(name=name, game=game, plays=plays)
