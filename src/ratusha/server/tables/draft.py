"""A turn as a draft: steps that are free to take back until they are confirmed.

A step that would uncover something (a die, a card) can't be a draft: it commits the steps before it
and itself. A sealed answer waits in its envelope for the confirmation.
"""

from __future__ import annotations

import msgspec

from ratusha.kernel.decision import CHANCE, Sealed
from ratusha.kernel.errors import BadInput, IllegalMove
from ratusha.kernel.match import uncovers
from ratusha.kernel.msg import Msg
from ratusha.kernel.rng import NO_RNG
from ratusha.kernel.state import State
from ratusha.server.tables.engine import rules


class Draft:
    """The unconfirmed steps of a seat, and the position they lead to."""

    def __init__(self, base: State, seat: int) -> None:
        self.seat = seat
        self.moves: list[int] = []
        self.plies: list[int] = []
        self.state = base.clone()
        self.state.rng = NO_RNG
        self.sealed = False
        """The one step is an answer to a sealed decision."""
        self.aside = False
        """The last step was put in while something else is asked."""

    @property
    def done(self) -> bool:
        """Is this seat asked no more once the draft is confirmed?"""
        return self.sealed or not self.state.agenda or not self.state.agenda[-1].waits_for(self.seat)

    def step(self, move: int) -> bool:
        """Add a step. True: it uncovers something and must be committed now."""
        with rules():
            return self._step(move)

    def _step(self, move: int) -> bool:
        if self.sealed:
            raise IllegalMove(Msg("server-no-second-answer"))
        check_legal(self.state, move, self.seat)
        top = self.state.agenda[-1]
        self.aside = move in self.state.asides(self.seat) and not (
            top.waits_for(self.seat) and move in self.state.moves(self.seat)
        )
        open_now = False
        ply = self.state.ply
        if isinstance(top, Sealed) and not self.aside:
            self.sealed = True
        else:
            open_now = not self.aside and uncovers(self.state, move, self.seat)
            self.state.play(move, self.seat)
        self.moves.append(move)
        self.plies.append(ply)
        return open_now or self.state.seat == CHANCE


def check_legal(state: State, move: int, seat: int) -> None:
    """IllegalMove unless the seat may play this; told from what the seat itself knows."""
    with rules():
        _check_legal(state, move, seat)


def _check_legal(state: State, move: int, seat: int) -> None:
    view = state.seen_by(seat)
    state.game.moves.check(move)
    if view.known.agenda and (move in view.moves() or move in view.asides()):
        return
    if not view.known.agenda:
        raise IllegalMove(Msg("kernel-over"))
    decision = view.decision()
    if decision is None:
        raise IllegalMove(Msg("server-no-turn", who=_listed(view.asked)))
    reason = decision.why_not(view.known, move)
    raise IllegalMove(reason.msg, f"{state.game.id} {reason.rule}" if reason.rule else "")


def _listed(seats: list[int]) -> Msg:
    """Some players, in one sentence."""
    last = Msg("kernel-seat", n=seats[-1] + 1)
    return last if len(seats) == 1 else Msg("server-and", some=_listed(seats[:-1]), last=last)


class StoredDraft(msgspec.Struct, frozen=True):
    """As it is kept: the steps in notation."""

    ply: int
    moves: list[str]


def store(draft: Draft, ply: int) -> StoredDraft:
    """To be kept; `ply` is where it begins."""
    return StoredDraft(ply, [draft.state.game.moves.text(move) for move in draft.moves])


def restore(stored: StoredDraft, base: State, seat: int) -> Draft | None:
    """The draft on top of this position, as far as its steps are still legal and uncover nothing."""
    draft = Draft(base, seat)
    for n, move in enumerate(stored.moves):
        try:
            if draft.step(base.game.moves.parse(move)):  # one step too many
                return restore(StoredDraft(stored.ply, stored.moves[:n]), base, seat)
        except (IllegalMove, BadInput):
            break
    return draft if draft.moves else None
