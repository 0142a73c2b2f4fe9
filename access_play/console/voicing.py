"""The voice under the player's hand: who speaks, how fast, how high, how loud, from the next word on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from access_play.console.desk import MOST, Desk, Handler
from access_play.games.core import Seat
from access_play.speech import FASTEST, SLOWEST, Mouth, Voice
from access_play.speech.earcons import EARCONS
from access_play.speech.voices import base, called, language_of, wished
from access_play.words import voicing as words
from access_play.words.commands import Command, switch_words
from access_play.words.language import Language, folded, spellings
from access_play.words.phrase import Said, echoed, plain

Keep = Callable[[Language, str, str], str]
"""Keeps a setting, by its name and its value as typed; says in the language why it cannot, else nothing."""

STEP: Final = 25
"""Words a minute between "faster" and "faster"."""
LISTING_S: Final = 2.0
"""How long the voices may take to be known: one only waits when asking in the first second."""


@dataclass(frozen=True, slots=True)
class Dial:
    """A figure that can be turned."""

    name: str
    lowest: int
    highest: int
    read: Callable[[Mouth], int]
    turn: Callable[[Mouth, int], None]
    told: Callable[[Language, int], Said]


RATE: Final = Dial(
    "rate", SLOWEST, FASTEST, lambda m: m.rate, lambda m, figure: m.set(rate=figure), words.rate
)
PITCH: Final = Dial("pitch", 0, 100, lambda m: m.pitch, lambda m, figure: m.set(pitch=figure), words.pitch)
VOLUME: Final = Dial(
    "volume", 0, 100, lambda m: m.volume, lambda m, figure: m.set(volume=figure), words.volume
)


class Voicing:
    """Changes how the voice sounds, and keeps it for the next time."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.keep: Keep = lambda t, name, word: ""
        self._listed: dict[Seat, list[Voice]] = {}
        """The voices that each seat was last told by number."""
        self._unkept = False
        """Whether it was told that nothing can be kept."""

    def commands(self) -> dict[Command, Handler]:
        return {
            Command.SPEECH: self._speech,
            Command.VOICE: self._voice,
            Command.VOICES: self._voices,
            Command.RATE: lambda seat, rest: self._dial(seat, RATE, rest),
            Command.PITCH: lambda seat, rest: self._dial(seat, PITCH, rest),
            Command.VOLUME: lambda seat, rest: self._dial(seat, VOLUME, rest),
            Command.FASTER: lambda seat, _: self._step(seat, STEP),
            Command.SLOWER: lambda seat, _: self._step(seat, -STEP),
            Command.HUSH: lambda seat, _: self._hush(seat),
            Command.SOUNDS: self._sounds,
        }

    # on and off

    def _speech(self, seat: Seat, rest: str) -> None:
        desk = self.desk
        if rest:
            on = self._on_or_off(seat, rest)
            if on is None:
                return
            desk.outputs.voice(on)
            spec = desk.outputs.live if desk.outputs.speaks else "none"
            self.settle(seat, words.speech(desk.t(seat), desk.outputs.speaks), "speech", spec)
        else:
            desk.answer(seat, [words.speech(desk.t(seat), desk.outputs.speaks)])

    def _sounds(self, seat: Seat, rest: str) -> None:
        """Switch the short sounds, or play each and say what it means."""
        desk, t = self.desk, self.desk.t(seat)
        if not rest and desk.outputs.speaks:
            for name in EARCONS:
                desk.give(desk.speaker(seat).answer(words.sound(t, name), kind="sound", earcon=name))
        elif not rest:
            desk.answer(seat, [words.silent(t)])
        elif (on := self._on_or_off(seat, rest)) is not None:
            desk.outputs.mouth.earcons = on
            self.settle(seat, words.sounds(t, on), "sounds", "on" if on else "off")

    def _on_or_off(self, seat: Seat, rest: str) -> bool | None:
        """Read on or off; None, told, for anything else."""
        desk = self.desk
        known = folded(switch_words(desk.t(seat))).split("|")
        if rest not in (*known, "on", "off"):
            desk.error(seat, desk.answers(seat).bad_argument(", ".join(known)))
            return None
        return rest in (known[0], "on")

    def _hush(self, seat: Seat) -> None:
        self.desk.answer(seat, [words.hushed(self.desk.t(seat))])
        self.desk.outputs.hush()

    # figures

    def _dial(self, seat: Seat, dial: Dial, rest: str) -> None:
        """Turn a dial to the figure typed; alone, say where it stands."""
        desk, mouth = self.desk, self.desk.outputs.mouth
        if not rest:
            desk.answer(seat, [dial.told(desk.t(seat), dial.read(mouth))])
        elif rest.isascii() and rest.isdecimal() and dial.lowest <= int(rest[:6]) <= dial.highest:
            dial.turn(mouth, int(rest))
            self.settle(seat, dial.told(desk.t(seat), int(rest)), dial.name, rest)
        else:
            desk.error(seat, desk.answers(seat).bad_argument(f"{dial.lowest} - {dial.highest}"))

    def _step(self, seat: Seat, step: int) -> None:
        mouth, t = self.desk.outputs.mouth, self.desk.t(seat)
        before = mouth.rate
        mouth.set(rate=before + step)
        if mouth.rate == before:
            self.desk.answer(seat, [(words.fastest if step > 0 else words.slowest)(t, before)])
        else:
            self.settle(seat, words.rate(t, mouth.rate), RATE.name, str(mouth.rate))

    # voices

    def _voice(self, seat: Seat, rest: str) -> None:
        """Choose a voice; alone, say which one speaks each language."""
        desk, t = self.desk, self.desk.t(seat)
        # Translators: typed after "voice" to hear all there are, separated by |
        every = spellings(t.p_("all voices", "all|list"))
        first, _, more = rest.partition(" ")
        if first in every:
            self._voices(seat, more)
        elif not desk.outputs.speaks:
            desk.answer(seat, [words.silent(t)])
        elif not rest:
            desk.answer(seat, [self._who_speaks(seat, code) for code in self._codes(seat)])
        else:
            self._choose(seat, rest)

    def _voices(self, seat: Seat, rest: str) -> None:
        """List the voices, of one language or of all that have words here."""
        desk, t = self.desk, self.desk.t(seat)
        if rest and rest not in desk.shelf.codes():
            desk.error(seat, desk.answers(seat).bad_argument(", ".join(desk.shelf.codes())))
        elif not desk.outputs.speaks:
            desk.answer(seat, [words.silent(t)])
        elif voices := [voice for voice in self._known(seat) if not rest or base(voice.language) == rest]:
            self._list(seat, voices, words.which_voice(t))
        else:
            desk.answer(seat, [words.no_voices(t)])

    def choose_listed(self, seat: Seat, line: str) -> bool:
        """Take a number of the list last said; False if the line is none. The list is then forgotten."""
        listed, number = self._listed.pop(seat, []), line.strip()
        if not (number.isascii() and number.isdecimal() and 1 <= int(number[:4]) <= len(listed)):
            return False
        self._take(seat, listed[int(number) - 1].id)
        return True

    def _list(self, seat: Seat, voices: Sequence[Voice], head: Said) -> None:
        desk, t, answers = self.desk, self.desk.t(seat), self.desk.answers(seat)
        shown = list(voices)[: MOST - 1]
        names = _names(t, shown)
        lines = [answers.choice(at, plain(name)) for at, name in enumerate(names, start=1)]
        desk.answer(seat, [head, *lines])
        self._listed[seat] = shown

    def _choose(self, seat: Seat, typed: str) -> None:
        """Take the voice that is meant; one that is not here, but of a language we have, on trust."""
        desk, codes = self.desk, self.desk.shelf.codes()
        bare, plus, variant = typed.partition("+")
        found = _meant(bare, self._known(seat), desk.t(seat))
        if len(found) == 1:
            self._take(seat, f"{found[0].id}{plus}{variant}")
        elif found:
            self._list(seat, found, desk.answers(seat).which())
        elif base(typed) in codes:
            self._take(seat, typed)
        else:
            desk.error(seat, words.no_such_voice(desk.t(seat), echoed(typed)))

    def _take(self, seat: Seat, voice: str) -> None:
        mouth, known = self.desk.outputs.mouth, self._known(seat)
        code = language_of(voice, known)
        mouth.set(voices={**mouth.chosen_voices, code: voice})
        self.settle(seat, self._who_speaks(seat, code), f"voices.{code}", voice)

    def _who_speaks(self, seat: Seat, code: str) -> Said:
        """Say which voice speaks a language, by its name if it is known."""
        t, known = self.desk.t(seat), self._known(seat)
        wish = wished(code, self.desk.outputs.mouth.chosen_voices)
        bare, plus, variant = wish.partition("+")
        names = _names(t, known)
        found = [name for name, voice in zip(names, known, strict=True) if bare.lower() in called(voice)]
        return words.speaks(t, code, f"{found[0]}{plus}{variant}" if found else wish)

    def _known(self, seat: Seat) -> list[Voice]:
        """The voices of the languages that have words here, those of the seat's language first."""
        codes = self._codes(seat)
        voices = self.desk.outputs.mouth.voices(LISTING_S)
        return sorted(
            (voice for voice in voices if base(voice.language) in codes),
            key=lambda voice: codes.index(base(voice.language)),
        )

    def _codes(self, seat: Seat) -> list[str]:
        own = self.desk.t(seat).code
        return [own, *(code for code in self.desk.shelf.codes() if code != own)]

    # what is kept

    def settle(self, seat: Seat, said: Said, name: str, word: str) -> None:
        """Answer in the new manner, keep it for the next time, and say once if that cannot be done."""
        self.desk.answer(seat, [said])
        reason = self.keep(self.desk.t(seat), name, word)
        if reason and not self._unkept:
            self._unkept = True
            self.desk.answer(seat, [words.not_kept(self.desk.t(seat), reason)])


def _names(t: Language, voices: Sequence[Voice]) -> list[str]:
    return words.voice_names(t, [(voice.language, voice.name or voice.id) for voice in voices])


def _meant(typed: str, known: Sequence[Voice], t: Language) -> list[Voice]:
    """The voices of that name, else those whose name begins so."""
    named = list(zip(known, _names(t, known), strict=True))
    spelled = [(voice, {folded(each) for each in (*called(voice), name)}) for voice, name in named]
    exact = [voice for voice, names in spelled if typed in names]
    return exact or [voice for voice, names in spelled if any(each.startswith(typed) for each in names)]
