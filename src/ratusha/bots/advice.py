"""What a player could do, and why: the best first moves of a turn with what they lead to."""

from __future__ import annotations

from ratusha.bots.effort import Effort
from ratusha.bots.turns import WIDTH, by_first_move, turns
from ratusha.kernel.msg import Msg
from ratusha.kernel.rng import Rng
from ratusha.kernel.view import View


class Advice:
    """A move, what the seat may expect after the turn it begins, in points, and what changes by that turn."""

    __slots__ = ("move", "reasons", "value")

    def __init__(self, move: int, value: float, reasons: list[tuple[str, float]]) -> None:
        self.move = move
        self.value = value
        self.reasons = reasons
        """The features that change and the points they bring, the largest change first."""


def advise(view: View, effort: Effort, rng: Rng, most: int = 3) -> list[Advice]:
    """The moves that begin the most valued turns, the best first."""
    now = view.imagine(rng)
    game = view.game
    before = game.features(now, view.viewer)
    found: list[Advice] = []
    for line in by_first_move(turns(now, view.viewer, WIDTH, effort))[:most]:
        after = game.features(line.after, view.viewer)
        changes = [] if game.values is None else game.values.reasons(before, after)
        found.append(Advice(line.moves[0], line.value, changes))
    return found


def reason_words(game: str, reasons: list[tuple[str, float]], most: int = 3) -> list[Msg]:
    """The largest changes in words: `+4.0 areas begun`."""
    return [
        Msg("bots-reason", points=f"{points:+.1f}".replace("-", "−"), what=Msg(f"{game}-value-{name}"))
        for name, points in reasons[:most]
        if abs(points) >= 0.05
    ]
