"""Learning the weights of a game: play, fit, test the new against the old, and keep them only if they win.

A generation plays noisy games, games in which turns are compared, or those of `medium` for weights where
stages begin, and fits weights to all games so far; or it climbs by trials from the best weights. Then the new
weights are tested against the old by a sequential test on seeds that nobody has seen.
Everything stands in a folder, so that a training that was stopped goes on: `training.json` (what is trained,
and how each generation ended), `games-N.jsonl`, `match-N.jsonl`, and `values.toml`, the best weights so far
with the figures that justify them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from ratusha.arena import run as arena
from ratusha.arena.results import Results
from ratusha.arena.tables import Report, report
from ratusha.arena.tournament import Tournament
from ratusha.arena.workers import Workers, spread
from ratusha.bots import climb
from ratusha.bots.fit import RIDGE, Sample, fitted, noisy_game
from ratusha.bots.outlook import stage_starts, with_outlook
from ratusha.bots.siblings import RIDGE as TURNS_RIDGE
from ratusha.bots.siblings import compared_turns
from ratusha.kernel import components
from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.game import AnyGame
from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game
from ratusha.kernel.values import Values
from ratusha.kernel.values_file import parse, values_text

NEW: Final = "new"
OLD: Final = "old"
APART: Final = 1_000_000
"""Seeds between two generations; the match of each begins in the middle."""
FEATURE: Final = "points"
"""From scratch nothing counts but this."""
STATE: Final = "training.json"
BEST: Final = "values.toml"
TRIALS: Final = 150
"""Trials of a step when weights climb."""

Row = tuple[int, list[float], float]
"""The end of a turn (group, counts of the features, final points), or a trial (0, the shifts, who won)."""


@dataclass(frozen=True)
class Plan:
    """What is trained, and how."""

    game: str
    seats: int
    bot: str
    games: int
    """Games of a generation: noisy ones, those in which turns are compared, or of its trials."""
    match: int
    """Games of a match at the most."""
    elo: tuple[float, float]
    seed: int
    scratch: bool = False
    options: dict[str, str] = field(default_factory=dict)
    components: str = ""
    climb: bool = False
    """Are weights found by trial instead of fitted?"""
    turns: bool = False
    """Are they fitted to turns that are compared?"""
    stages: bool = False
    """Are those fitted that hold where stages begin?"""


@dataclass(frozen=True)
class Generation:
    """How a generation ended."""

    number: int
    samples: int
    games: int
    won: float
    low: float
    high: float
    pairs: int
    kept: bool


@dataclass(frozen=True)
class Training:
    """A training as its file tells it."""

    plan: Plan
    generations: list[Generation] = field(default_factory=list)


@dataclass(frozen=True)
class Task:
    """A noisy game or a trial to be played: all that a worker has to know."""

    plan: Plan
    seed: int
    values: str


Told = Callable[[str, int, int, float | None], None]
"""Hears what is done (`play` or `test`), how much of how much, and the running result."""


def open_training(folder: Path, plan: Plan) -> Training:
    """A new training, or the one that the folder holds; BadInput if that is another."""
    if game(plan.game).values is None:
        raise BadInput(plan.game, Msg("arena-no-values"))
    path = folder / STATE
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        training = Training(plan)
        _save(folder, training)
        (folder / BEST).write_text(values_text(_first(plan), "The weights that the training began with."))
        return training
    try:
        training = msgspec.json.decode(path.read_bytes(), type=Training)
    except msgspec.DecodeError as error:
        raise BadInput(str(path), Msg("arena-no-results", detail=shown(str(error), 100))) from None
    if training.plan != plan:
        mine, theirs = asdict(plan), asdict(training.plan)
        differs = ", ".join(key for key in mine if mine[key] != theirs[key])
        raise BadInput(str(path), Msg("arena-other-training", differs=differs))
    return training


def next_generation(folder: Path, training: Training, workers: Workers, told: Told) -> Training:
    """Play, fit and test once more; the new weights become the best of the folder if they win."""
    plan, number = training.plan, len(training.generations) + 1
    best = (folder / BEST).read_text(encoding="utf-8")
    new, samples = (_climbed if plan.climb else _fitted)(folder, plan, number, best, workers, told)
    candidate = values_text(new, f"Candidate of generation {number}.")
    found = _match(folder, plan, number, {NEW: candidate, OLD: best}, workers, told)
    assert found.test is not None
    share = found.standings[0].won
    ended = Generation(
        number,
        samples,
        found.games,
        round(share.value, 4),
        round(share.low, 4),
        round(share.high, 4),
        found.test.pairs,
        found.test.verdict > 0,
    )
    if ended.kept:
        _write(folder / BEST, values_text(new, justified(plan, ended)))
    training = Training(plan, [*training.generations, ended])
    _save(folder, training)
    return training


def justified(plan: Plan, ended: Generation) -> str:
    """The figures that justify new weights, as written above them in their file."""
    first = plan.seed + ended.number * APART + APART // 2
    rules = game(plan.game).rules_version
    games = f"Fitted on {ended.samples} ends of turns of {plan.games * ended.number}"
    source = f"{games} noisy games."
    if plan.climb:
        source = f"Climbed by {ended.samples} trials of two games."
    elif plan.turns:
        source = f"{games} games, compared by playing on."
    elif plan.stages:
        source = (
            f"Where stages begin: fitted on {ended.samples} positions of {plan.games * ended.number} games."
        )
    return (
        f"Learned by `ratusha train {plan.game}`, generation {ended.number}; rules {rules}.\n"
        f"{source}\n"
        f"{plan.bot}, {plan.seats} seats, {ended.games} games from seed {first} against the weights before:"
        f" won {100 * ended.won:.1f} % ({100 * ended.low:.1f} to {100 * ended.high:.1f})."
    )


def _first(plan: Plan) -> Values:
    """The weights to begin with: the game's own, or none but the points."""
    own = game(plan.game).values
    assert own is not None
    if not plan.scratch:
        return own
    return own.with_weights([1.0 if name == FEATURE else 0.0 for name in own.names])


def _read(plan: Plan, file: str) -> Values:
    own = game(plan.game).values
    assert own is not None
    return parse(file.encode(), BEST, own.names)


def _fitted(
    folder: Path, plan: Plan, number: int, best: str, workers: Workers, told: Told
) -> tuple[Values, int]:
    """Weights for all games so far, and how many ends of turns they are fitted to."""
    path = folder / f"games-{number}.jsonl"
    first = plan.seed + number * APART
    known = _known(path)
    _play(path, [Task(plan, seed, best) for seed in range(first, first + plan.games)], known, workers, told)
    before = [_known(folder / f"games-{at}.jsonl") for at in range(1, number)]
    rows = [row for games in (*before, known) for _, rows in sorted(games.items()) for row in rows]
    samples = [Sample(*row) for row in rows]
    if plan.stages:
        return with_outlook(_read(plan, best), samples), len(rows)
    return fitted(_read(plan, best), samples, TURNS_RIDGE if plan.turns else RIDGE), len(rows)


def _climbed(
    folder: Path, plan: Plan, number: int, best: str, workers: Workers, told: Told
) -> tuple[Values, int]:
    """The best weights some steps further on, and how many trials that took."""
    path = folder / f"games-{number}.jsonl"
    first, trials = plan.seed + number * APART, -(-plan.games // 2)
    known = _known(path)
    values = _read(plan, best)
    sizes = _sizes(plan)
    for at in range(first, first + trials, TRIALS):
        seeds = range(at, min(at + TRIALS, first + trials))
        _play(path, [Task(plan, seed, values_text(values, "")) for seed in seeds], known, workers, told)
        values = climb.climbed(values, [Sample(*known[seed][0]) for seed in seeds], sizes)
    return values, trials


def _sizes(plan: Plan) -> list[float]:
    own = game(plan.game).values
    assert own is not None
    return climb.sizes_of(own)


def _play(path: Path, tasks: list[Task], known: dict[int, list[Row]], workers: Workers, told: Told) -> None:
    """Play what is not known yet, and add it to the file."""
    plan = tasks[0].plan
    total = -(-plan.games // 2) if plan.climb else plan.games
    told("play", len(known), total, None)
    for task, rows in spread(play_task, [task for task in tasks if task.seed not in known], workers):
        known[task.seed] = rows
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([task.seed, rows]) + "\n")
        told("play", len(known), total, None)


def _known(path: Path) -> dict[int, list[Row]]:
    """The games of a file by seed; a line that was being written when the process was killed goes."""
    if not path.exists():
        return {}
    raw = path.read_bytes()
    whole = raw.rfind(b"\n") + 1
    if whole < len(raw):
        with path.open("rb+") as file:
            file.truncate(whole)
    try:
        lines = [msgspec.json.decode(line, type=tuple[int, list[Row]]) for line in raw[:whole].splitlines()]
    except msgspec.DecodeError as error:
        raise BadInput(str(path), Msg("arena-no-results", detail=shown(str(error), 100))) from None
    return dict(lines)


def play_task(task: Task) -> list[Row]:
    """What a worker does: a noisy game, one of another kind (see above), or a trial."""
    plan = task.plan
    if plan.components:
        components.use(plan.game, Path(plan.components))
    found: AnyGame = game(plan.game)
    values = _read(plan, task.values)
    if plan.climb:
        one = climb.trial(found, plan.seats, task.seed, values, _sizes(plan), dict(plan.options))
        return [(one.group, one.counts, one.points)]
    own = found.values
    found.values = values
    try:
        options = dict(plan.options)
        if plan.turns:
            samples = compared_turns(found, plan.seats, task.seed, options)
        elif plan.stages:
            samples = stage_starts(found, plan.seats, task.seed, options)
        else:
            samples = noisy_game(found, plan.seats, task.seed, options=options)
    finally:
        found.values = own
    return [(one.group, [round(count, 4) for count in one.counts], one.points) for one in samples]


def _match(
    folder: Path, plan: Plan, number: int, weights: dict[str, str], workers: Workers, told: Told
) -> Report:
    tournament = Tournament(
        plan.game,
        plan.seats,
        (NEW, OLD),
        plan.seed + number * APART + APART // 2,
        -(-plan.match // 2),
        1,
        dict(plan.options),
        plan.components,
        rules=game(plan.game).rules_version,
        played_by=plan.bot,
        weights=weights,
    )
    results = Results(tournament, folder / f"match-{number}.jsonl")

    def tell(done: int, total: int) -> None:
        standings = report(results).standings
        told("test", done, total, standings[0].won.value if standings else None)

    arena.run(results, workers, sprt=plan.elo, progress=tell)
    return report(results, plan.elo)


def _save(folder: Path, training: Training) -> None:
    _write(folder / STATE, json.dumps(asdict(training), ensure_ascii=False, indent=2) + "\n")


def _write(path: Path, text: str) -> None:
    """Write all of it or nothing, even if the process is killed."""
    beside = path.with_suffix(".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def generations(training: Training) -> Iterator[dict[str, Any]]:
    """As `ratusha train --json` prints them."""
    return (asdict(ended) for ended in training.generations)
