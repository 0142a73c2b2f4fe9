"""A match in words: rounds, points, places, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from access_play.games.core import Event, Seat
from access_play.table.events import (
    MatchEnded,
    PlayTakenBack,
    PointsScored,
    Ranked,
    RoundBegan,
    RoundEnded,
    StepTakenBack,
)
from access_play.words.base import Listener
from access_play.words.phrase import Name, Said, listed, say


class MatchWords:
    """The sentences around the rounds, the same for every game."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.t = listener.language

    def tell(self, event: Event) -> Said:
        match event:
            case RoundBegan():
                return self._round_began(event)
            case RoundEnded():
                return self._round_ended(event)
            case PointsScored():
                return self._points_scored(event)
            case MatchEnded():
                return self._match_ended(event)
            case Ranked():
                return self._ranked(event)
            case PlayTakenBack():
                return self._play_taken_back(event)
            case StepTakenBack():
                return self._taken_back(event)
        raise TypeError(event)

    def players(self, seats: Sequence[Seat]) -> Name:
        """Several players as a list, "Ana, Bob and Chloé", the listener by name too."""
        names = [self.listener.name(seat) for seat in seats]
        return Name(self.t.list([name.text for name in names]), listed(names).braille)

    def _round_began(self, event: RoundBegan) -> Said:
        t = self.t
        if event.playoff:
            # Translators: an extra round that settles a tie between {players}
            text = t._("Playoff between {players}.")
            # Translators: braille: an extra round that settles a tie
            return say(text, t.p_("braille", "playoff {players}"), players=self.players(event.players))
        # Translators: a round of the match begins
        text = t._("Round {number}.")
        # Translators: braille: a round of the match begins
        return say(text, t.p_("braille", "round {number}"), number=event.number)

    def _round_ended(self, event: RoundEnded) -> Said:
        t = self.t
        if event.seat < 0:
            # Translators: the round ended without a winner
            return say(t._("Nobody wins the round."), t.p_("braille", "no winner"))
        if self.listener.is_me(event.seat):
            # Translators: the listener wins the round
            return say(t._("You win the round."), t.p_("braille", "round to you"))
        # Translators: a player wins the round
        text, player = t._("{player} wins the round."), self.listener.name(event.seat)
        # Translators: braille: a player wins the round
        return say(text, t.p_("braille", "round to {player}"), player=player)

    def _points_scored(self, event: PointsScored) -> Said:
        t, player = self.t, self.listener.name(event.seat)
        if self.listener.is_me(event.seat):
            # Translators: points of the listener in this round, and in all so far
            text = t.n_(
                "You score {points} point, {total} in all.",
                "You score {points} points, {total} in all.",
                event.points,
            )
            # Translators: braille: points of the listener in this round, and in all so far
            braille = t.p_("braille", "you +{points} = {total}")
        else:
            text = t.n_(
                # Translators: points of a player in this round, and in all so far
                "{player} scores {points} point, {total} in all.",
                "{player} scores {points} points, {total} in all.",
                event.points,
            )
            # Translators: braille: points of a player in this round, and in all so far
            braille = t.p_("braille", "{player} +{points} = {total}")
        return say(text, braille, player=player, points=event.points, total=event.total)

    def _match_ended(self, event: MatchEnded) -> Said:
        t = self.t
        if not event.winners:
            # Translators: the match ended without a winner
            return say(t._("Nobody wins the match."), t.p_("braille", "no winner"))
        if len(event.winners) > 1:
            # Translators: several players have won together
            text, players = t._("{players} share the win."), self.players(event.winners)
            # Translators: braille: several players have won together
            return say(text, t.p_("braille", "win: {players}"), players=players)
        if self.listener.is_me(event.seat):
            # Translators: the listener has won the match
            return say(t._("You win the match."), t.p_("braille", "match to you"))
        # Translators: a player has won the match
        text, player = t._("{player} wins the match."), self.listener.name(event.seat)
        # Translators: braille: a player has won the match
        return say(text, t.p_("braille", "match to {player}"), player=player)

    def _ranked(self, event: Ranked) -> Said:
        t, player = self.t, self.listener.name(event.seat)
        # Translators: a place in the final ranking: "1: Ana, 45 points."
        text = t.n_("{place}: {player}, {total} point.", "{place}: {player}, {total} points.", event.total)
        # Translators: braille: a place in the final ranking
        braille = t.p_("braille", "{place}: {player}: {total}")
        return say(text, braille, place=event.place, player=player, total=event.total)

    def _play_taken_back(self, event: PlayTakenBack) -> Said:
        t = self.t
        if self.listener.is_me(event.seat):
            # Translators: the listener has taken back a finished play, and what came after it
            text = t._("Taken back: all is as it was before your last play.")
            # Translators: braille: the listener's last play is taken back
            return say(text, t.p_("braille", "play taken back"))
        # Translators: a player has taken back a finished play, and what came after it
        text, player = t._("{player} takes the last play back; all is as before it."), event.seat
        # Translators: braille: a player has taken back the last play
        return say(text, t.p_("braille", "{player} takes a play back"), player=self.listener.name(player))

    def _taken_back(self, event: StepTakenBack) -> Said:
        t = self.t
        if self.listener.is_me(event.seat):
            # Translators: the listener has taken back the last step; what is asked there follows
            return say(t._("Taken back."), t.p_("braille", "taken back"))
        # Translators: a player has taken back what was told last
        text, player = t._("{player} takes the last step back."), self.listener.name(event.seat)
        # Translators: braille: a player has taken back what was told last
        return say(text, t.p_("braille", "{player} takes back"), player=player)

    # facts on demand

    def turn(self, seat: Seat) -> Said:
        """Whose turn it is."""
        t = self.t
        if self.listener.is_me(seat):
            # Translators: answer to "turn": it is the listener's
            return say(t._("It is your turn."), t.p_("braille", "your turn"))
        # Translators: answer to "turn": it is this player's
        text, player = t._("It is for {player} to play."), self.listener.name(seat)
        # Translators: braille: it is this player's turn
        return say(text, t.p_("braille", "turn {player}"), player=player)

    def score(self, totals: Sequence[int]) -> list[Said]:
        """Everybody's total, lowest first."""
        seats = sorted(range(len(totals)), key=lambda seat: totals[seat])
        return [self.score_of(seat, totals[seat]) for seat in seats]

    def score_of(self, seat: Seat, total: int) -> Said:
        t = self.t
        # Translators: points of a player so far
        text = t.n_("{player}: {total} point.", "{player}: {total} points.", total)
        # Translators: braille: points of a player so far
        return say(text, t.p_("braille", "{player}: {total}"), player=self.listener.name(seat), total=total)

    def following(self, seats: Sequence[Seat]) -> Said:
        """Who plays after whom from now on."""
        # Translators: answer to "order": the players, whose turn it is first
        text = self.t._("From now on: {players}.")
        # Translators: braille: the players, whose turn it is first
        return say(text, self.t.p_("braille", "now {players}"), players=self.players(seats))

    def order(self, seats: Sequence[Seat]) -> Said:
        """Who sits at the table, in the order of play."""
        # Translators: answer to "who": the players in the order of play
        text = self.t._("Order of play: {players}.")
        # Translators: braille: the players in the order of play
        return say(text, self.t.p_("braille", "{players}"), players=self.players(seats))
