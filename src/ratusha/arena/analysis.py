"""A finished game looked at again: what each seat could expect at every decision, and which moves cost most.

What can be expected is found by playing on (`expected.py`). What a move costs comes from the search of the
turn: the best turn that begins with it against the best there was; where a game is planned to its end, from
plans (`hindsight.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from ratusha.arena.expected import Expected, expectations, steadied
from ratusha.arena.hindsight import more_by_the_end, played
from ratusha.bots import bot
from ratusha.bots.advice import turn_words
from ratusha.bots.bot import Budget
from ratusha.bots.course import Step
from ratusha.bots.effort import Effort
from ratusha.bots.plans import best_plan, plan_with, plans_from
from ratusha.bots.turns import Line, turns
from ratusha.kernel.match import Match
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.state import CHOSEN, FORCED, State
from ratusha.kernel.thinking import WIDTH
from ratusha.kernel.view import View
from ratusha.kernel.words import text

WORLDS: Final = 4
"""How many imagined worlds are played to the end at every decision, or more where that is cheap."""
SEARCHED: Final = 400
"""How many positions are looked at for the turns of a decision."""
PLANNED: Final = 1000
"""How many for a plan, where games are planned to their end."""
TURNING_POINTS: Final = 5
LEAST_COST: Final = 0.5
"""A move that costs fewer points is no mistake."""


@dataclass(frozen=True)
class Better:
    """What would have been better: the move and the rest of its turn, in notation."""

    move: str
    then: list[str]
    reasons: list[tuple[str, float]]
    """The features in which its turn differs from the best one with the move that was made, in points."""
    by_the_end: bool = False
    """The reasons are sources of points instead, and what each brings more by the end of the game."""


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
    expected: list[Expected] = []
    for done, found in enumerate(_decisions(match, name, worlds), 1):
        if found is not None:
            decisions.append(found[0])
            expected.append(found[1])
        if progress is not None:
            progress(done, total)
    decisions = [_told(*both) for both in zip(decisions, steadied(expected), strict=True)]
    end = match.state
    return Analysis(match.game.id, end.seats, end.scores, end.ranks, decisions)


def _decisions(match: Match, name: str, worlds: int) -> Iterator[tuple[Decision, Expected] | None]:
    """Each chosen ply in turn; None where there was no choice."""
    state = match.state_at(0)
    rest = played(match)
    for at, ply in enumerate(match.plies):
        if ply.how == FORCED:
            continue
        rest = rest[1:]
        if ply.how == CHOSEN:
            choice = ply.seat in state.asked and ply.move in state.moves(ply.seat)
            if choice and len(state.moves(ply.seat)) > 1:
                yield _decision(state, ply.seat, ply.move, at, name, worlds, rest)
            else:
                yield None
        state.play(ply.move, ply.seat)


def _decision(
    state: State, seat: int, move: int, at: int, name: str, worlds: int, rest: list[Step]
) -> tuple[Decision, Expected]:
    """What a move cost, and what could be expected there, by itself."""
    view = state.seen_by(seat)
    if state.stage() >= plans_from(state.game):
        cost, better = _planned_cost(view, move, name, at, rest)
    else:
        cost, better = _cost(view, move, name, at)
    made = Decision(at, seat, state.game.moves.text(move), [], [], round(cost, 2), better)
    return made, expectations(view, worlds)


def _told(decision: Decision, expected: Expected) -> Decision:
    """The decision with what could be expected there."""
    shares = [round(share, 4) for share in expected.shares]
    return replace(decision, shares=shares, scores=[round(score, 1) for score in expected.scores])


def _cost(view: View, move: int, name: str, at: int) -> tuple[float, Better | None]:
    """What the move lost against the best one in points, and the best one."""
    game = view.game
    now = _imagined(view, at)
    found = turns(now, view.viewer, WIDTH, Effort(Budget(nodes=SEARCHED), 0.0))
    best = found[0]
    if name:
        best = _best_with(now, view.viewer, bot(name, f"analysis/{at}").choose(view))
    same = [line for line in found if line.moves[0] == move]
    made = same[0] if same else _best_with(now, view.viewer, move)
    if best.moves[0] == move or best.value <= made.value:
        return 0.0, None
    changes = []
    if game.values is not None:
        features = [game.features(line.after, view.viewer) for line in (made, best)]
        changes = game.values.reasons(*features)
    first, *then = [game.moves.text(one) for one in best.moves]
    return best.value - made.value, Better(first, then, [(what, round(n, 2)) for what, n in changes[:3]])


def _planned_cost(view: View, move: int, name: str, at: int, rest: list[Step]) -> tuple[float, Better | None]:
    """The same by plans; `rest` is what was played after it."""
    now, seat = _imagined(view, at), view.viewer
    made = Step(seat, move, len(now.agenda))
    if name:
        best = plan_with(now, seat, [bot(name, f"analysis/{at}").choose(view)], [[made, *rest]], _planning())
    else:
        best = best_plan(now, seat, [[made, *rest]], _planning())
    if best is None or best.turn[0] == move:
        return 0.0, None
    other = plan_with(now, seat, [move], [rest, best.steps], _planning())
    if other is None or best.value <= other.value:
        return 0.0, None
    first, *then = [now.game.moves.text(one) for one in best.turn]
    reasons = more_by_the_end(best.end, other.end, seat)[:3]
    return best.value - other.value, Better(first, then, reasons, True)


def _planning() -> Effort:
    """The effort for a plan."""
    return Effort(Budget(nodes=PLANNED), 0.0)


def _imagined(view: View, at: int) -> State:
    """The position in which turns are searched at a ply."""
    return view.imagine(Rng(f"ply/{at}"))


def _best_with(now: State, seat: int, move: int) -> Line:
    """The best turn that begins with a move."""
    then = now.clone()
    then.rng = NO_RNG
    then.play(move, seat)
    if then.over or then.seat != seat:
        return Line([move], then, then.game.value(then, seat), True)
    line = turns(then, seat, WIDTH, Effort(Budget(nodes=SEARCHED), 0.0))[0]
    return Line([move, *line.moves], line.after, line.value, line.ended)


def label(state: State, decision: Decision, lang: str, names: list[str]) -> str:
    """The move of a decision in words, in the position before it."""
    for option in state.seen_by(decision.seat).options(lang, names):
        if option.notation == decision.move:
            return option.label
    return decision.move


def better_turn(state: State, decision: Decision, lang: str, names: list[str]) -> str:
    """What would have been better in words: the moves of the turn, in the position before it."""
    assert decision.better is not None
    now = _imagined(state.seen_by(decision.seat), decision.ply)
    parse = state.game.moves.parse
    moves = [parse(notation) for notation in (decision.better.move, *decision.better.then)]
    return "; ".join(text(msg, lang, names) for msg in turn_words(now, decision.seat, moves))


def from_dict(data: dict[str, Any]) -> Analysis:
    """An analysis from its JSON."""
    decisions = [
        Decision(
            **{
                **one,
                "better": one["better"]
                and Better(
                    one["better"]["move"],
                    one["better"]["then"],
                    [(what, n) for what, n in one["better"]["reasons"]],
                    one["better"]["by_the_end"],
                ),
            }
        )
        for one in data["decisions"]
    ]
    return Analysis(data["game"], data["seats"], data["scores"], data["ranks"], decisions)
