"""A turn as a draft: steps that are free to take back until they are confirmed.

A step that reveals something (a die, a card) is the last of a draft: what it reveals comes with the
confirmation. A sealed answer waits in its envelope for the confirmation, too.
"""

from __future__ import annotations

from collections import Counter

from ratusha.kernel.decision import CHANCE
from ratusha.kernel.errors import BadInput, IllegalMove
from ratusha.kernel.event import Event
from ratusha.kernel.match import uncovers
from ratusha.kernel.msg import Msg
from ratusha.kernel.option import preview
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.sealed import Sealed
from ratusha.kernel.state import FORCED, State
from ratusha.server.model.draft import StoredDraft
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
        self.reveals = False
        """The last step reveals something, and can't be taken back once it is confirmed."""
        self.covered = False
        """What it reveals is in the position already: `state` is the position before it."""
        self.forced: list[int] = []
        """What this seat had no choice about after its last step."""
        self._events: list[Event] = self.state.listen()
        self._covered_changes: Counter[str] = Counter()

    @property
    def done(self) -> bool:
        """Is this seat asked no more once the draft is confirmed?"""
        if self.sealed or self.reveals or not self.state.agenda:
            return True
        return not self.state.agenda[-1].waits_for(self.seat)

    @property
    def changes(self) -> Counter[str]:
        """What all steps together pay and get."""
        found = Counter(self._covered_changes)
        for event in self._events:
            if event.what and event.seat == self.seat:
                found[event.what] += event.amount
        return found

    def ending(self) -> int | None:
        """The move that ends the turn, where nothing more has to be decided: that of the kind `end`."""
        if self.done or not self.moves:
            return None
        legal = self.state.moves(self.seat)
        for kind in self.state.game.moves.kinds:
            if kind.name == "end" and not kind.fields and kind.at() in legal:
                return kind.at()
        return None

    def step(self, move: int) -> None:
        """Add a step."""
        with rules():
            self._step(move)

    def _step(self, move: int) -> None:
        if self.sealed or self.reveals:
            raise IllegalMove(Msg("server-no-second-answer"))
        check_legal(self.state, move, self.seat)
        ply = self.state.ply
        if isinstance(self.state.agenda[-1], Sealed):
            self.sealed = True
        elif uncovers(self.state, move, self.seat):
            self.reveals = self.covered = True
            self._covered_changes = self._guess(move)
        else:
            self._play(move)
            self.reveals = self.state.seat == CHANCE
        self.moves.append(move)
        self.plies.append(ply)

    def _play(self, move: int) -> None:
        trace: list[tuple[int, int, int]] = []
        self.state.trace = trace
        self.state.play(move, self.seat)
        self.state.trace = None
        self.forced = [done for seat, done, how in trace if how == FORCED and seat == self.seat]

    def _guess(self, move: int) -> Counter[str]:
        """What a step that is not played yet pays and gets, as far as the player can know."""
        view = self.state.seen_by(self.seat)
        decision = view.decision()
        if decision is None or not decision.previews():
            return Counter()
        return Counter(preview(view.imagine(Rng(0)), move, self.seat))


def is_aside(state: State, move: int, seat: int) -> bool:
    """Is this something that the seat puts in while something else is asked?"""
    if not state.agenda or move not in state.asides(seat):
        return False
    return not (state.agenda[-1].waits_for(seat) and move in state.moves(seat))


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


def store(draft: Draft, ply: int) -> StoredDraft:
    """To be kept; `ply` is where it begins."""
    return StoredDraft(ply, [draft.state.game.moves.text(move) for move in draft.moves])


def restore(stored: StoredDraft, base: State, seat: int) -> Draft | None:
    """The draft on top of this position, as far as its steps are still legal; None: none is."""
    draft = Draft(base, seat)
    for move in stored.moves:
        try:
            draft.step(base.game.moves.parse(move))
        except (IllegalMove, BadInput):
            break
        if draft.reveals:
            break
    return draft if draft.moves else None
