"""A turn as a draft: steps that can be undone until they are confirmed.

A step that reveals something (a die, a card) is the last of a draft: the confirmation reveals it. A sealed
answer also waits for the confirmation.
"""

from __future__ import annotations

from collections import Counter

from ratusha.kernel.decision import CHANCE
from ratusha.kernel.errors import BadInput, IllegalMove
from ratusha.kernel.match import uncovers
from ratusha.kernel.msg import Msg
from ratusha.kernel.option import preview
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.sealed import Sealed
from ratusha.kernel.state import FORCED, State
from ratusha.kernel.view import View
from ratusha.server.model.draft import StoredDraft
from ratusha.server.tables.live.rules_guard import rules


class Draft:
    """The unconfirmed steps of a seat, and the position they lead to. A further step makes another draft."""

    def __init__(self, base: State, seat: int, before: Draft | None = None) -> None:
        self.seat = seat
        self.before = before
        """The draft without its last step; None: it has none."""
        self.moves: list[int] = [] if before is None else before.moves[:]
        self.plies: list[int] = [] if before is None else before.plies[:]
        self.labels: list[Msg] = [] if before is None else before.labels[:]
        """The labels by which the steps were chosen."""
        self.state = base.clone()
        self.state.rng = NO_RNG
        self.sealed = False
        """The one step is an answer to a sealed decision."""
        self.reveals = False
        """The last step reveals something, and can't be taken back once it is confirmed."""
        self.covered = False
        """What it reveals is in the position already: `state` is the position before it."""
        self.forced: list[int] = []
        """The forced moves of this seat after its last step."""
        self.changes: Counter[str] = Counter() if before is None else Counter(before.changes)
        """What all steps together cost and bring."""
        self.moved: list[tuple[str, str]] = []
        """What the last step moved: from which place to which."""
        self._ended: Draft | None = None

    @property
    def done(self) -> bool:
        """Is the seat's turn over once the draft is confirmed?"""
        if self.sealed or self.reveals or not self.state.agenda:
            return True
        return not self.state.agenda[-1].waits_for(self.seat)

    def ending(self) -> int | None:
        """The move that ends the turn, of the kind `end`, where nothing more has to be decided."""
        if self.done or not self.moves:
            return None
        legal = self.state.moves(self.seat)
        for kind in self.state.game.moves.kinds:
            if kind.name == "end" and not kind.fields and kind.at() in legal:
                return kind.at()
        return None

    def ended(self) -> Draft | None:
        """The draft with the move that ends the turn, made once; None: more has to be decided."""
        if self._ended is None:
            with rules():
                end = self.ending()
            self._ended = None if end is None else self.step(end)
        return self._ended

    def step(self, move: int) -> Draft:
        """The draft with a further step; IllegalMove if the step is not allowed."""
        with rules():
            return self._step(move)

    def _step(self, move: int) -> Draft:
        if self.sealed or self.reveals:
            raise IllegalMove(Msg("server-no-second-answer"))
        view = check_legal(self.state, move, self.seat)
        longer = Draft(self.state, self.seat, self)
        longer.moves.append(move)
        longer.plies.append(self.state.ply)
        longer.labels.append(view.known.agenda[-1].label(view.known, move))
        if isinstance(self.state.agenda[-1], Sealed):
            longer.sealed = True
        elif uncovers(self.state, move, self.seat):
            longer.reveals = longer.covered = True
            longer.changes.update(self._guess(move))
        else:
            longer._play(move, aside=move not in view.moves())
            longer.reveals = longer.state.seat == CHANCE
        return longer

    def _play(self, move: int, aside: bool) -> None:
        """Carry out the last step, which was found legal."""
        trace: list[tuple[int, int, int]] = []
        self.state.trace = trace
        happened = self.state.listen()
        if aside:
            self.state.play(move, self.seat)
        else:
            self.state.go(move)
        self.state.trace = None
        self.forced = [done for seat, done, how in trace if how == FORCED and seat == self.seat]
        for event in happened:
            if event.what and event.seat == self.seat:
                self.changes[event.what] += event.amount
            seen = event.seen_by(self.seat)
            if seen is not None and (seen.start or seen.end):
                self.moved.append((seen.start, seen.end))

    def _guess(self, move: int) -> Counter[str]:
        """What a step that is not yet played costs and brings, as far as the player can know."""
        view = self.state.seen_by(self.seat)
        decision = view.decision()
        if decision is None or not decision.previews():
            return Counter()
        cost, gain = preview(view.imagine(Rng(0)), move, self.seat)
        found = Counter(gain)
        found.subtract(cost)
        return found


def is_aside(state: State, move: int, seat: int) -> bool:
    """Is this a move that the seat may make while something else is asked?"""
    if not state.agenda or move not in state.asides(seat):
        return False
    return not (state.agenda[-1].waits_for(seat) and move in state.moves(seat))


def check_legal(state: State, move: int, seat: int) -> View:
    """IllegalMove unless the seat may play this, judged by what the seat itself knows, which is returned."""
    with rules():
        return _check_legal(state, move, seat)


def _check_legal(state: State, move: int, seat: int) -> View:
    view = state.seen_by(seat)
    state.game.moves.check(move)
    if view.known.agenda and (move in view.moves() or move in view.asides()):
        return view
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
    """The draft as it is stored; `ply` is where it begins."""
    return StoredDraft(ply, [draft.state.game.moves.text(move) for move in draft.moves])


def restore(stored: StoredDraft, base: State, seat: int) -> Draft | None:
    """The draft on top of this position, as far as its steps are still legal; None: none of them is."""
    draft = Draft(base, seat)
    for move in stored.moves:
        try:
            draft = draft.step(base.game.moves.parse(move))
        except (IllegalMove, BadInput):
            break
        if draft.reveals:
            break
    return draft if draft.moves else None
