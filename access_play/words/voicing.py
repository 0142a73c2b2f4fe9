"""What is said of the voice itself: which one speaks, how fast, how high, how loud."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from access_play.words.language import Language
from access_play.words.phrase import Said, say
from access_play.words.program import alike


def voice_names(t: Language, voices: Sequence[tuple[str, str]]) -> list[str]:
    """What voices are called, each given by its language's code and the name its engine gives it.

    It is the name of the language and country, where no two voices share them.
    """
    names = [t.name_of(code) for code, _ in voices]
    met = Counter(names)
    return [name if name and met[name] == 1 else own for name, (_, own) in zip(names, voices, strict=True)]


def speaks(t: Language, code: str, voice: str) -> Said:
    # Translators: which voice speaks a language
    return alike(t.p_("voice", "{language}: {voice}."), language=t.name_of(code) or code, voice=voice)


def no_such_voice(t: Language, typed: str) -> Said:
    # Translators: no voice of that name is here; "voices" is what to type
    text = t._("There is no voice “{text}”. To hear which there are, type: voices.")
    # Translators: braille: no voice of that name is here; "voices" is what to type
    return say(text, t.p_("braille", "no voice {text}: voices"), text=typed)


def no_voices(t: Language) -> Said:
    # Translators: the voices of this machine cannot be listed
    text = t._("I know no voices here that you could choose.")
    # Translators: braille: the voices of this machine cannot be listed
    return say(text, t.p_("braille", "no voices known"))


def which_voice(t: Language) -> Said:
    # Translators: several voices follow as a numbered list
    text = t._("Type a number to choose a voice:")
    # Translators: braille: several voices follow as a numbered list
    return say(text, t.p_("braille", "which voice:"))


def silent(t: Language) -> Said:
    # Translators: the program does not speak; "speech on" is what to type
    text = t._("The program’s own voice is off. To hear it, type: speech on.")
    # Translators: braille: the program does not speak; "speech on" is what to type
    return say(text, t.p_("braille", "voice off: speech on"))


def speech(t: Language, on: bool) -> Said:
    if on:
        # Translators: the program's own voice is on
        return say(t._("Voice on."), t.p_("braille", "voice on"))
    # Translators: the program's own voice is off
    return say(t._("Voice off."), t.p_("braille", "voice off"))


def rate(t: Language, figure: int) -> Said:
    # Translators: how fast the voice speaks
    return say(t._("{rate} words a minute."), t.p_("braille", "rate {rate}"), rate=figure)


def fastest(t: Language, figure: int) -> Said:
    # Translators: the voice cannot speak faster
    text = t._("{rate} words a minute: it cannot be faster.")
    # Translators: braille: the voice cannot speak faster
    return say(text, t.p_("braille", "rate {rate}, fastest"), rate=figure)


def slowest(t: Language, figure: int) -> Said:
    # Translators: the voice cannot speak slower
    text = t._("{rate} words a minute: it cannot be slower.")
    # Translators: braille: the voice cannot speak slower
    return say(text, t.p_("braille", "rate {rate}, slowest"), rate=figure)


def pitch(t: Language, figure: int) -> Said:
    # Translators: how high the voice is, from 0 to 100
    return say(t._("Pitch {pitch} of 100."), t.p_("braille", "pitch {pitch}"), pitch=figure)


def volume(t: Language, figure: int) -> Said:
    # Translators: how loud the voice is, from 0 to 100
    return say(t._("Volume {volume} of 100."), t.p_("braille", "volume {volume}"), volume=figure)


def hushed(t: Language) -> Said:
    # Translators: the voice has been silenced
    return say(t._("Silence."), t.p_("braille", "silence"))


def sounds(t: Language, on: bool) -> Said:
    if on:
        # Translators: short sounds go before some sentences
        return say(t._("Sounds on."), t.p_("braille", "sounds on"))
    # Translators: no short sounds go before sentences
    return say(t._("Sounds off."), t.p_("braille", "sounds off"))


def sound(t: Language, name: str) -> Said:
    """Name a short sound that is heard just before."""
    return alike(
        {
            # Translators: what the short sound heard just before means
            "turn": t._("Sound: it is your turn."),
            # Translators: what the short sound heard just before means
            "error": t._("Sound: refused, or not understood."),
            # Translators: what the short sound heard just before means
            "won": t._("Sound: you have won."),
            # Translators: what the short sound heard just before means
            "end": t._("Sound: the match is over."),
        }[name]
    )


def not_kept(t: Language, reason: str) -> Said:
    # Translators: the voice was changed, but the settings cannot be written; {reason} is why
    text = t._("This counts for now and is not kept: {reason}.")
    # Translators: braille: the settings cannot be written; {reason} is why
    return say(text, t.p_("braille", "not kept: {reason}"), reason=reason)
