"""What a player could do, and why: the best first moves of a turn with what they lead to."""

from __future__ import annotations

from typing import Final

from ratusha.bots.effort import Effort
from ratusha.bots.rollout import play_line, rollout
from ratusha.bots.turns import by_first_move, turns
from ratusha.kernel.game import NEVER
from ratusha.kernel.msg import Msg, decimal
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.search import WIDTH
from ratusha.kernel.state import State
from ratusha.kernel.view import View

TOLD: Final = 4
"""So many moves that follow the first one are told."""


class Advice:
    """A move, the turn it begins, and what that turn is worth and changes."""

    __slots__ = ("ends", "move", "reasons", "then", "value")

    def __init__(self, moves: list[int], value: float, reasons: list[tuple[str, float]]) -> None:
        self.move: int = moves[0]
        self.then: list[int] = moves[1:]
        """The rest of the turn."""
        self.value = value
        """What the position after it is worth to the seat, in points."""
        self.reasons = reasons
        """The features that change by the turn and the points they bring, the largest change first."""
        self.ends: list[float] = []
        """Each seat's points when bots play on to the end (`play_out`); nothing: that is not known."""


def advise(view: View, effort: Effort, rng: Rng, most: int = 3) -> list[Advice]:
    """The moves that begin the most valued turns, the best first."""
    now = view.imagine(rng)
    game = view.game
    before = game.features(now, view.viewer)
    found: list[Advice] = []
    for line in by_first_move(turns(now, view.viewer, WIDTH, effort))[:most]:
        after = game.features(line.after, view.viewer)
        changes = [] if game.values is None else game.values.reasons(before, after)
        found.append(Advice(line.moves, line.value, changes))
    return found


def play_out(view: View, found: list[Advice], worlds: int, effort: Effort) -> None:
    """Find what to expect at the end after each turn: the mean of so many imagined worlds, the same for all.

    Fewer of them if the time runs out, perhaps none.
    """
    sums = [[0.0] * view.known.seats for _ in found]
    for played in range(worlds):
        ends: list[list[int]] = []
        for advice in found:
            g = view.imagine(Rng(f"world/{played}"))
            play_line(g, view.viewer, [advice.move, *advice.then])
            if not rollout(g, NEVER, effort):
                return
            ends.append(g.scores)
        for at, advice in enumerate(found):
            for seat in range(view.known.seats):
                sums[at][seat] += ends[at][seat]
            advice.ends = [total / (played + 1) for total in sums[at]]


def turn_words(now: State, seat: int, moves: list[int], most: int = TOLD + 1) -> list[Msg]:
    """The moves of a turn in words, no more than so many, as far as they are legal from this position."""
    g = now.clone()
    g.rng = NO_RNG
    found: list[Msg] = []
    for move in moves[:most]:
        if seat not in g.asked or move not in g.moves(seat):
            break
        known = g.seen_by(seat)
        decision = known.decision()
        if decision is None:
            break
        found.append(decision.label(known.known, move))
        g.play(move, seat)
    return found


def reason_words(game: str, reasons: list[tuple[str, float]], most: int = 3) -> list[Msg]:
    """The largest changes in words: `+4.0 areas begun`."""
    found: list[Msg] = []
    for name, points in reasons[:most]:
        if abs(points) >= 0.05:
            what = Msg(f"{game}-value-{name}")
            found.append(Msg("bots-reason", points=decimal(points, signed=True), what=what))
    return found


def end_words(ends: list[float], seat: int) -> Msg | None:
    """What may be expected at the end, in words; None where that is not known."""
    if not ends:
        return None
    others = [points for other, points in enumerate(ends) if other != seat]
    if not others:
        return Msg("bots-end-alone", points=_whole(ends[seat]))
    return Msg("bots-end", points=_whole(ends[seat]), other=_whole(max(others)))


def _whole(points: float) -> str:
    return f"{points:.0f}".replace("-", "−")
