"""Measuring one game: random play, clones, imagined positions and replays, all by CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable

from ratusha.kernel.game import AnyGame
from ratusha.kernel.playout import playout, replay
from ratusha.kernel.rng import Rng, seeded
from ratusha.kernel.state import CHOSEN, State
from ratusha.kernel.view import View

SAMPLED_GAMES = 4
POSITIONS = 200


def measure(game: AnyGame, seats: int, seconds: float) -> dict[str, float]:
    """The figures of `ratusha bench`; each is measured for about `seconds` of CPU time."""
    games = choices = decisions = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not games:
        state = game.start(seats, games)
        choices += playout(state, Rng(games))
        decisions += state.ply - (state.rng - seeded(games))  # the generator counts what chance drew
        games += 1
    positions, options = _positions(game, seats)
    views = [state.seen_by(state.seat) for state in positions]
    return {
        "decisions_per_second": round(decisions / spent, 1),
        "choices_per_second": round(choices / spent, 1),
        "games_per_second": round(games / spent, 3),
        "decisions_per_game": round(decisions / games, 1),
        "mean_options": round(options, 2),
        "clone_us": round(1e6 / (_rate(lambda: _clone(positions), seconds) * len(positions)), 3),
        "imagine_us": round(1e6 / (_rate(lambda: _imagine(views), seconds) * len(views)), 3),
        "replay_games_per_second": round(_replays(game, seats, seconds), 3),
    }


def _rate(work: Callable[[], None], seconds: float) -> float:
    """How often the work is done in a second of CPU time."""
    times = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not times:
        work()
        times += 1
    return times / max(spent, 1e-9)


def _clone(positions: list[State]) -> None:
    for state in positions:
        state.clone()


def _imagine(views: list[View]) -> None:
    rng = Rng(0)
    for view in views:
        view.imagine(rng)


def _positions(game: AnyGame, seats: int) -> tuple[list[State], float]:
    """Positions from all through a few random games, and how many options a choice had."""
    found: list[State] = []
    options = 0
    for seed in range(SAMPLED_GAMES):
        state = game.start(seats, seed)
        rng = Rng(seed)
        while not state.over:
            moves = state.moves()
            options += len(moves)
            found.append(state.clone())
            state.play(rng.pick(moves))
    return found[:: max(1, len(found) // POSITIONS)], options / len(found)


def _replays(game: AnyGame, seats: int, seconds: float) -> float:
    """Whole games played again from their moves, every move checked."""
    lines = []
    for seed in range(SAMPLED_GAMES):
        state = game.start(seats, seed)
        trace: list[tuple[int, int, int]] = []
        state.trace = trace
        playout(state, Rng(seed))
        chosen = [(seat, move) for seat, move, how in trace if how == CHOSEN]
        lines.append((seed, [move for _, move in chosen], [seat for seat, _ in chosen]))

    def again() -> None:
        for seed, moves, seat_list in lines:
            replay(game.start(seats, seed), moves, seat_list)

    return _rate(again, seconds) * len(lines)
