"""Games between bots, one after another or on several cores, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

from ratusha.arena.workers import Workers, spread
from ratusha.bots import Bot, bot
from ratusha.kernel import components
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg
from ratusha.kernel.record import Ply, Record
from ratusha.kernel.registry import game
from ratusha.kernel.state import State

BATCHES_PER_JOB = 8


@dataclass(frozen=True)
class Plan:
    """What is to be played: everything a worker process has to know."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    components: str = ""
    records: str = ""


@dataclass(frozen=True)
class Result:
    """How one game ended. `decisions` counts the seats' moves, forced ones included."""

    seed: int
    scores: list[int]
    ranks: list[int]
    decisions: int
    rounds: int
    ended_by: str


@dataclass(frozen=True)
class Report:
    """All games of a simulation."""

    plan: Plan
    seed: int
    seconds: float
    results: list[Result]

    def to_dict(self) -> dict[str, Any]:
        """As `ratusha simulate --json` prints it."""
        decisions = sum(result.decisions for result in self.results)
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "games": len(self.results),
            "seed": self.seed,
            "bots": list(self.plan.bots),
            "seconds": round(self.seconds, 3),
            "decisions": decisions,
            "decisions_per_second": round(decisions / self.seconds, 1),
            "games_per_second": round(len(self.results) / self.seconds, 3),
            "results": [asdict(result) for result in self.results],
            "summary": self.summary(),
        }

    def summary(self) -> dict[str, dict[str, float]]:
        """Each bot's games (one per seat it held), wins (first places, shared ones too) and points."""
        made: dict[str, dict[str, float]] = {}
        for name in dict.fromkeys(self.plan.bots):
            held = [seat for seat, other in enumerate(self.plan.bots) if other == name]
            scores = [result.scores[seat] for result in self.results for seat in held]
            made[name] = {
                "games": len(scores),
                "wins": sum(result.ranks[seat] == 1 for result in self.results for seat in held),
                "mean_score": round(fmean(scores), 2),
                "sd_score": round(pstdev(scores), 2),
            }
        return made


def seat_bots(names: list[str], seats: int) -> tuple[str, ...]:
    """A bot for every seat: if there are fewer names than seats, they repeat."""
    if len(names) > seats:
        raise BadInput("bots", Msg("bots-too-many", given=len(names), seats=seats))
    return tuple(names[seat % len(names)] for seat in range(seats))


def play_on(state: State, bots: list[Bot], names: tuple[str, ...]) -> None:
    """Let the bots play to the end, each from its own view."""
    while not state.over:
        seat = state.seat
        move = bots[seat].choose(state.seen_by(seat))
        if move not in state.moves():
            raise BadInput("bots", Msg("bots-illegal", id=names[seat], move=str(move)[:20]))
        state.play(move)


def play_game(plan: Plan, seed: int) -> Result:
    """One game; the same plan and seed give the same game."""
    found = game(plan.game)
    options = found.check_options(plan.options, plan.seats)
    state = found.new(plan.seats, options)
    trace: list[tuple[int, int, int]] = []
    state.trace = trace
    state.seed(seed)
    bots = [bot(name, f"{seed}/{seat}/{name}") for seat, name in enumerate(plan.bots)]
    play_on(state, bots, plan.bots)
    if plan.records:
        record = Record(found, plan.seats, options, seed=str(seed), players=dict(enumerate(plan.bots)))
        record.entries.extend(Ply(*entry) for entry in trace)
        record.result = state.scores
        if found.components is not None and found.components.given:
            record.components = found.components.digest
        path = Path(plan.records, f"{plan.game}-{plan.seats}-{seed}.record")
        path.write_text(record.text(), encoding="utf-8")
    return Result(
        seed=seed,
        scores=state.scores,
        ranks=state.ranks,
        decisions=sum(1 for seat, _, _ in trace if seat >= 0),
        rounds=state.rounds(),
        ended_by=state.ended_by(),
    )


def simulate(
    plan: Plan, games: int, seed: int, jobs: int = 1, progress: Callable[[int, int], None] | None = None
) -> Report:
    """Play games with the seeds seed, seed + 1, … and report; `progress` is told how many are done."""
    begun = time.perf_counter()
    results: list[Result] = []
    size = 1 if jobs == 1 else max(1, games // (jobs * BATCHES_PER_JOB))
    batches = [(plan, range(at, min(at + size, seed + games))) for at in range(seed, seed + games, size)]
    for _, batch in spread(_play_batch, batches, Workers(min(jobs, games))):
        results.extend(batch)
        if progress is not None:
            progress(len(results), games)
    results.sort(key=lambda result: result.seed)
    return Report(plan, seed, max(time.perf_counter() - begun, 1e-6), results)


def _play_batch(batch: tuple[Plan, range]) -> list[Result]:
    """Some games; a new worker takes the same component file as the main process."""
    plan, seeds = batch
    if plan.components:
        components.use(plan.game, Path(plan.components))
    return [play_game(plan, seed) for seed in seeds]
