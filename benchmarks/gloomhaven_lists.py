"""How long it takes to list the legal moves of Founders of Gloomhaven, by decision, late in random games.

    python tools/compiled.py benchmarks/gloomhaven_lists.py --games 20

Every list is made three times with nothing remembered of earlier positions, and the least CPU time counts:
what else the machine does is left out, and so is what the engine remembers in play.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from statistics import fmean
from typing import Any

from ratusha.games.gloomhaven import GAME
from ratusha.games.gloomhaven.advanced import forget
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.kernel.rng import Rng

LATE = 300
"""A board is crowded after so many choices."""
TRIES = 3


def listing(g: Gloomhaven, top: Any) -> float:
    """The microseconds that one list takes."""
    least = 1e9
    for _ in range(TRIES):
        forget()
        begun = time.process_time_ns()
        top.moves(g)
        least = min(least, (time.process_time_ns() - begun) / 1000)
    return least


def game(seats: int, seed: int, found: dict[str, list[float]]) -> None:
    """One random game; what each list took is added by the name of its decision."""
    g, rng, choices = GAME.start(seats, seed), Rng(seed), 0
    while g.agenda:
        choices += 1
        top, seat = g.agenda[-1], g.asked[0]
        moves = g.moves(seat)
        if choices > LATE and len(g.asked) == 1:  # sealed bids come from a table
            found[type(top).__name__].append(listing(g, top))
        g.go(moves[rng.below(len(moves))])


def row(name: str, times: list[float]) -> str:
    times.sort()
    n = len(times)
    late = sum(one > 100 for one in times)
    return f"{name:16} {n:6} {fmean(times):7.1f} {times[95 * n // 100]:7.1f} {times[-1]:7.1f} {late:5}"


def main() -> int:
    parser = argparse.ArgumentParser(description="How long lists of legal moves take.")
    parser.add_argument("--games", type=int, default=5, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default: 1)")
    args = parser.parse_args()
    found: dict[str, list[float]] = defaultdict(list)
    for seats in (2, 3, 4):
        for seed in range(args.seed, args.seed + args.games):
            game(seats, seed, found)
    print(f"{'µs':16} {'lists':>6} {'mean':>7} {'p95':>7} {'worst':>7} {'> 100':>5}")
    print(row("all", [one for times in found.values() for one in times]))
    for name, times in sorted(found.items(), key=lambda item: -max(item[1])):
        print(row(name, times))
    return 0


if __name__ == "__main__":
    sys.exit(main())
