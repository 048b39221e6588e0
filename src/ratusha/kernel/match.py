"""A game being played: its position, its record and its dice together."""

from __future__ import annotations

from typing import Any, NamedTuple

from ratusha.kernel.chance import Secret
from ratusha.kernel.decision import CHANCE, Chance
from ratusha.kernel.errors import BadInput, IllegalMove
from ratusha.kernel.event import Event
from ratusha.kernel.game import AnyGame
from ratusha.kernel.msg import Msg
from ratusha.kernel.record import Back, Ply, Record
from ratusha.kernel.rng import NO_RNG, Rng, advance, draw, seeded
from ratusha.kernel.sealed import UNANSWERED, Sealed
from ratusha.kernel.state import ASKED, DRAWN, FORCED, State

SAMPLES = 16
GAP = 32
"""Plies between two positions that are kept for going back."""


class Kept(NamedTuple):
    """A position on the way to the present one."""

    ply: int
    drawn: int
    state: State


class Match:
    """The position, the record that leads to it, and what happened ply by ply.

    Chance comes from the record's seed (simulation), from a Secret (a table between people), or,
    with neither, from the caller.
    """

    def __init__(self, record: Record, secret: Secret | None = None) -> None:
        self.record = record
        self.secret = secret
        self.plies: list[Ply] = []
        self.drawn = 0
        self.events: list[list[Event]] = []
        self.opening: list[Event] = []
        """What happened before the first ply."""
        self._kept: list[Kept] = []
        """Positions on the way to the present one, once somebody has gone back: from there it is not far."""
        self.state: State = _begin(record)
        self._rebuild(record.plies())

    @classmethod
    def start(
        cls,
        game: AnyGame,
        seats: int,
        options: dict[str, Any] | None = None,
        *,
        seed: int | str | None = None,
        secret: Secret | None = None,
        players: dict[int, str] | None = None,
    ) -> Match:
        """A new game, set up to its first choice."""
        count = game.check_seats(seats)
        record = Record(game, count, game.check_options(options or {}, count))
        record.seed = "" if seed is None else _check_seed(str(seed))
        record.commitment = "" if secret is None else secret.commitment
        record.players = dict(players or {})
        for seat in record.players:
            if not 0 <= seat < count:
                raise BadInput("players", Msg("kernel-record-seat", word=str(seat), most=str(count - 1)))
        if game.components is not None and game.components.given:
            record.components = game.components.digest
        return cls(record, secret)

    @property
    def game(self) -> AnyGame:
        """The game."""
        return self.record.game

    def play(self, move: int, seat: int = ASKED, time: int = -1) -> list[Event]:
        """Play a move and whatever follows by itself; returns what happened."""
        before = len(self.plies)
        state = self.state
        trace: list[tuple[int, int, int]] = []
        state.trace = trace
        happened = state.listen()
        state.play(move, seat)
        self._take_down(trace, happened, time)
        self._draw(trace, happened, time)
        if self._kept:
            self._keep()
        return [event for events in self.events[before:] for event in events]

    # -- take-backs ------------------------------------------------------------------------------

    def free_floor(self, seat: int) -> int:
        """The earliest ply to which this seat may go back alone.

        That is before his latest own choices, down to the last ply that was another's, was drawn
        by chance, or told him something he could not know. There is no way back once the secret
        behind the dice is shown.
        """
        floor = len(self.plies)
        if self.record.secret:
            return floor
        for at in range(len(self.plies) - 1, -1, -1):
            ply = self.plies[at]
            if ply.how == FORCED:
                continue
            if ply.seat != seat or self.reveals(at):
                break
            floor = at
        return floor

    def reveals(self, at: int) -> bool:
        """Did this ply uncover something: a die, a draw, hidden information?"""
        ply = self.plies[at]
        return ply.seat == CHANCE or uncovers(self.state_at(at), ply.move, ply.seat)

    def back_to(self, ply: int) -> None:
        """Go back to a ply of the present turn; it leaves no trace. See `free_floor`."""
        self._check_ply(ply)
        entries = self.record.entries
        left = len(self.plies)
        while left > ply:
            last = entries.pop()
            if isinstance(last, Back):  # what was agreed to be taken back now goes further back
                entries.append(last._replace(ply=ply))
                break
            left -= 1
        self._reopen(self.plies[:ply])

    def take_back(self, seat: int, ply: int, time: int = -1) -> None:
        """Go back to any ply, as the others agreed; the record shows it."""
        self._check_ply(ply)
        self.record.entries.append(Back(seat, ply, time))
        self._reopen(self.plies[:ply])

    def state_at(self, ply: int) -> State:
        """The position after this many plies (and the forced ones that follow), chance left to the caller."""
        self._check_ply(ply)
        state = _begin(self.record)
        state.settle()
        for entry in self.plies[:ply]:
            if entry.how != FORCED:
                state.play(entry.move, entry.seat)
        return state

    # -- inside ----------------------------------------------------------------------------------

    def _check_ply(self, ply: int) -> None:
        if not 0 <= ply <= len(self.plies):
            raise BadInput("ply", Msg("kernel-ply", ply=str(ply), most=str(len(self.plies))))

    def _draw(self, trace: list[tuple[int, int, int]], happened: list[Event], time: int) -> None:
        """Draw while chance is asked and ours; then see whether the game is over."""
        state = self.state
        while state.seat == CHANCE and (self.secret is not None or self.record.seed):
            top = state.agenda[-1]
            assert isinstance(top, Chance)
            number = ticket(self.record.seed, self.secret, self.drawn, top.tickets(state))
            state.play(top.outcome(state, number))
            self._take_down(trace, happened, time)
        if state.over and self.record.result is None:
            self.record.result = state.scores
            self.record.secret = "" if self.secret is None else self.secret.hex

    def _take_down(self, trace: list[tuple[int, int, int]], happened: list[Event], time: int) -> None:
        """Move what was traced into the record; events go with the ply that began them."""
        for i, (seat, move, how) in enumerate(trace):
            ply = Ply(seat, move, how, time)
            self.plies.append(ply)
            self.record.entries.append(ply)
            self.events.append(happened[:] if i == 0 else [])
            self.drawn += how == DRAWN
        self._forget(trace, happened)

    def _forget(self, trace: list[tuple[int, int, int]], happened: list[Event]) -> None:
        """Make room for what comes next; what no ply began belongs to the opening."""
        if not trace:
            self.opening += happened
        trace.clear()
        happened.clear()

    def _reopen(self, plies: list[Ply]) -> None:
        """Go on from these plies: what was said about the end does not hold any more."""
        self.record.result = None
        self.record.secret = ""
        self._kept = [kept for kept in self._kept if kept.ply <= len(plies)]
        if not self._kept:
            self._rebuild(plies, keep=True)
            return
        ply, drawn, state = self._kept[-1]
        self.state = state.clone()
        self.plies = plies[:ply]
        self.events = self.events[:ply]
        self.drawn = drawn
        self.state.trace = []
        self._go_on(plies, ply, self.state.trace, self.state.listen(), True)

    def _keep(self, here: bool = False) -> None:
        """Keep the present position if none before it is near; if one went back to `here`, in its place."""
        near = len(self._kept) > 0 and len(self.plies) - self._kept[-1].ply < GAP
        if near and (not here or self._kept[-1].ply == len(self.plies)):
            return
        if near and len(self._kept) > 1:
            self._kept.pop()
        self._kept.append(Kept(len(self.plies), self.drawn, self.state.clone()))

    def _rebuild(self, plies: list[Ply], keep: bool = False) -> None:
        """Play these plies from the beginning; they must be exactly what the rules make of them."""
        state = _begin(self.record)
        self.state = state
        self.plies = []
        self.events = []
        self.opening = []
        self.drawn = 0
        trace: list[tuple[int, int, int]] = []
        state.trace = trace
        happened = state.listen()
        state.settle()
        at = self._follow(plies, 0, trace, happened)
        self._go_on(plies, at, trace, happened, keep)

    def _go_on(
        self,
        plies: list[Ply],
        at: int,
        trace: list[tuple[int, int, int]],
        happened: list[Event],
        keep: bool,
    ) -> None:
        """Play the plies from this one on."""
        state = self.state
        while at < len(plies):
            if keep:
                self._keep()
            ply = plies[at]
            try:
                state.play(ply.move, ply.seat)
            except (IllegalMove, BadInput) as error:
                raise self._wrong(at, ply, error.message()) from None
            at = self._follow(plies, at, trace, happened)
        if keep:
            self._keep(here=True)
        self._draw(trace, happened, -1)

    def _follow(
        self, plies: list[Ply], at: int, trace: list[tuple[int, int, int]], happened: list[Event]
    ) -> int:
        """Compare what was just played with the plies; forced ones past their end are new."""
        for i, (seat, move, how) in enumerate(trace):
            ply = plies[at] if at < len(plies) else Ply(seat, move, how)
            if (ply.seat, ply.move, ply.how) != (seat, move, how):
                raise self._wrong(at, ply, Msg("kernel-record-differs"))
            if at >= len(plies):
                self.record.entries.append(ply)
            self.plies.append(ply)
            self.events.append(happened[:] if i == 0 else [])
            self.drawn += how == DRAWN
            at += 1
        self._forget(trace, happened)
        return at

    def _wrong(self, at: int, ply: Ply, why: Msg) -> IllegalMove:
        move = self.game.moves.text(ply.move)
        return IllegalMove(Msg("kernel-record-illegal", ply=str(at + 1), move=move, why=why))


def uncovers(before: State, move: int, seat: int) -> bool:
    """Would this move, in this position, tell its seat something he could not know?"""
    top = before.agenda[-1]
    if isinstance(top, Sealed) and top.waits_for(seat):
        return top.answers.count(UNANSWERED) == 1  # the last answer opens all
    view = before.seen_by(seat)
    if view.known.to_dict() == {**before.to_dict(), "rng": NO_RNG}:
        return False  # nothing is hidden from him
    after = before.clone()
    after.rng = NO_RNG
    after.play(move, seat)
    seen = after.seen_by(seat).to_dict()
    for sample in range(SAMPLES):
        other = view.imagine(Rng(sample))
        other.rng = NO_RNG
        try:
            other.play(move, seat)
        except IllegalMove:
            return True
        if other.seen_by(seat).to_dict() != seen:
            return True
    return False


def ticket(seed: str, secret: Secret | None, event: int, tickets: int) -> int:
    """The ticket of the chance event with this number, counted from 0.

    From the secret; or from the seed, just as `Game.start` with that seed would draw it.
    """
    if secret is not None:
        return secret.ticket(event, tickets)
    return draw(advance(seeded(seed), event), tickets)


def _check_seed(seed: str) -> str:
    """A seed must fit on its line of the record."""
    if not seed.isprintable() or seed != seed.strip() or not 0 < len(seed) <= 100:
        raise BadInput("seed", Msg("kernel-seed"))
    return seed


def _begin(record: Record) -> State:
    state: State = record.game.new(record.seats, dict(record.options))
    state.rng = NO_RNG
    return state
