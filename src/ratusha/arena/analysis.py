"""A finished game looked at again: what each seat could expect at every decision, and which moves cost most.

What can be expected is found by playing on to the end in worlds imagined from what the decider
sees, with everybody choosing the move he values most. What a move costs comes from the search of the turn:
the best turn that begins with it against the best there was.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from statistics import fmean, pstdev
from typing import Any, Final

from ratusha.bots import bot
from ratusha.bots.bot import Budget
from ratusha.bots.effort import Effort
from ratusha.bots.rollout import greedy
from ratusha.bots.turns import WIDTH, turns
from ratusha.kernel.match import Match
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.state import CHOSEN, FORCED, State
from ratusha.kernel.view import View

WORLDS: Final = 4
"""How many imagined worlds are played to the end at every decision."""
SEARCHED: Final = 400
"""How many positions are looked at for the turns of a decision."""
LEAST_DOUBT: Final = 3.0
"""Points by which the end of a game played on may be wrong at the least."""
UNSURE: Final = 0.15
"""And this share of the points that are still to come."""
TURNING_POINTS: Final = 5
LEAST_COST: Final = 0.5
"""A move that costs fewer points is no mistake."""


@dataclass(frozen=True)
class Better:
    """What would have been better: the move, in notation, and the features that it changes, in points."""

    move: str
    reasons: list[tuple[str, float]]


@dataclass(frozen=True)
class Decision:
    """A choice that somebody made, and what could be expected before it."""

    ply: int
    """How many plies were played before it."""
    seat: int
    move: str
    shares: list[float]
    """Of victory, by seat."""
    scores: list[float]
    cost: float
    """Points that the move lost against the best one."""
    better: Better | None


@dataclass(frozen=True)
class Analysis:
    """All decisions of a game."""

    game: str
    seats: int
    scores: list[int]
    ranks: list[int]
    decisions: list[Decision]

    def turning_points(self, most: int = TURNING_POINTS) -> list[Decision]:
        """The decisions that cost most, the costliest first."""
        dear = [decision for decision in self.decisions if decision.cost >= LEAST_COST]
        return sorted(dear, key=lambda decision: (-decision.cost, decision.ply))[:most]

    def to_dict(self) -> dict[str, Any]:
        """As `ratusha analyse --json` prints it."""
        return {**asdict(self), "worst": [decision.ply for decision in self.turning_points()]}


def analyse(
    match: Match,
    name: str = "",
    worlds: int = WORLDS,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Look at every decision; `name` is the bot that says what would have been better (empty: the search)."""
    total = sum(ply.how == CHOSEN for ply in match.plies)
    decisions: list[Decision] = []
    for done, decision in enumerate(_decisions(match, name, worlds), 1):
        if decision is not None:
            decisions.append(decision)
        if progress is not None:
            progress(done, total)
    end = match.state
    return Analysis(match.game.id, end.seats, end.scores, end.ranks, decisions)


def _decisions(match: Match, name: str, worlds: int) -> Iterator[Decision | None]:
    """Each chosen ply in turn; None where there was no choice."""
    state = match.state_at(0)
    for at, ply in enumerate(match.plies):
        if ply.how == FORCED:
            continue
        if ply.how == CHOSEN:
            choice = ply.seat in state.asked and ply.move in state.moves(ply.seat)
            if choice and len(state.moves(ply.seat)) > 1:
                yield _decision(state, ply.seat, ply.move, at, name, worlds)
            else:
                yield None
        state.play(ply.move, ply.seat)


def _decision(state: State, seat: int, move: int, at: int, name: str, worlds: int) -> Decision:
    view = state.seen_by(seat)
    shares, scores = expectations(view, worlds)
    cost, better = _cost(view, move, name, at)
    text = state.game.moves.text
    return Decision(
        at,
        seat,
        text(move),
        [round(share, 4) for share in shares],
        [round(score, 1) for score in scores],
        round(cost, 2),
        better,
    )


def expectations(view: View, worlds: int) -> tuple[list[float], list[float]]:
    """Each seat's share of victory and its points at the end, as far as the viewer can know."""
    ends: list[list[float]] = []
    for world in range(worlds):
        g = view.imagine(Rng(f"world/{world}"))
        effort = Effort(Budget(nodes=1), 0.0)
        while not g.over:
            g.go(greedy(g, effort))
        ends.append([float(score) for score in g.scores])
    seats = view.known.seats
    means = [fmean(end[seat] for end in ends) for seat in range(seats)]
    if seats == 1:
        return [1.0], means
    to_come = fmean(means) - fmean(view.scores)
    doubt = max(LEAST_DOUBT, UNSURE * to_come, *(pstdev(end[seat] for end in ends) for seat in range(seats)))
    won = [fmean(_chance(end, seat, doubt) for end in ends) for seat in range(seats)]
    whole = sum(won)
    return [share / whole for share in won], means


def _chance(end: list[float], seat: int, doubt: float) -> float:
    """How likely a seat is to be ahead of all others when every score may be off by this much."""
    chance = 1.0
    for other, score in enumerate(end):
        if other != seat:
            chance *= 0.5 * math.erfc((score - end[seat]) / (2 * doubt))
    return chance


def _cost(view: View, move: int, name: str, at: int) -> tuple[float, Better | None]:
    """What the move lost against the best one in points, and the best one."""
    game = view.game
    now = view.imagine(Rng(f"ply/{at}"))
    found = turns(now, view.viewer, WIDTH, Effort(Budget(nodes=SEARCHED), 0.0))
    best, value, after = found[0].moves[0], found[0].value, found[0].after
    if name:
        best = bot(name, f"analysis/{at}").choose(view)
        value, after = _worth(now, view.viewer, best)
    same = [line.value for line in found if line.moves[0] == move]
    made = same[0] if same else _worth(now, view.viewer, move)[0]
    if best == move or value <= made:
        return 0.0, None
    changes = []
    if game.values is not None:
        changes = game.values.reasons(game.features(now, view.viewer), game.features(after, view.viewer))
    return value - made, Better(game.moves.text(best), [(what, round(n, 2)) for what, n in changes[:3]])


def _worth(now: State, seat: int, move: int) -> tuple[float, State]:
    """The value of the best turn that begins with a move, and the position after it."""
    then = now.clone()
    then.rng = NO_RNG
    then.play(move, seat)
    if then.over or then.seat != seat:
        return then.game.value(then, seat), then
    line = turns(then, seat, WIDTH, Effort(Budget(nodes=SEARCHED), 0.0))[0]
    return line.value, line.after


def label(state: State, decision: Decision, notation: str, lang: str, names: list[str]) -> str:
    """A move of a decision in words, in the position before it."""
    for option in state.seen_by(decision.seat).options(lang, names):
        if option.notation == notation:
            return option.label
    return notation


def from_dict(data: dict[str, Any]) -> Analysis:
    """An analysis from its JSON."""
    decisions = [
        Decision(
            **{
                **one,
                "better": one["better"]
                and Better(one["better"]["move"], [(what, n) for what, n in one["better"]["reasons"]]),
            }
        )
        for one in data["decisions"]
    ]
    return Analysis(data["game"], data["seats"], data["scores"], data["ranks"], decisions)
