"""Do the bots keep their time on a busy machine?

    python benchmarks/limits.py               # ten minutes; --load N: beside so many busy processes

Plays games of `easy` against itself and asks `medium`, `hard` and `expert`, without a budget of their own, at
some of its decisions what they would do. Prints the time on the clock of each game's decisions with more than
one move: the median, the 95th of 100 and the longest, and whether the engines ran compiled.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time

import ratusha
from ratusha.bots import bot
from ratusha.bots.collector import collect_rarely
from ratusha.kernel.installed import game_ids
from ratusha.kernel.registry import game

LIMITS = {"medium": 0.1, "hard": 1.0, "expert": 3.0}
EVERY = 7
"""One of so many decisions is timed."""


def times(id: str, name: str, decisions: int, seats: int | None) -> list[float]:
    """The seconds that a bot takes for so many decisions of one game after another."""
    found: list[float] = []
    seed = 0
    while len(found) < decisions:
        seed += 1
        g = game(id).start(seats=seats, seed=seed)
        players = [bot("easy", f"{seed}/{seat}") for seat in range(g.seats)]
        asked = bot(name, str(seed))
        at = 0
        while not g.over and len(found) < decisions:
            seat = g.asked[0]
            view = g.seen_by(seat)
            if len(view.moves()) > 1:
                at += 1
                if at % EVERY == 0:
                    begun = time.perf_counter()
                    asked.choose(view)
                    found.append(time.perf_counter() - begun)
            g.play(players[seat].choose(view), seat)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; all if none is named")
    parser.add_argument("--decisions", type=int, default=20, help="how many are timed for each bot")
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--load", type=int, default=0)
    options = parser.parse_args()
    collect_rarely()
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(options.load)]
    kind = "compiled" if ratusha.compiled() else "interpreted"
    print(f"{kind}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} at the beginning")
    late = 0
    try:
        for id in options.games or game_ids():
            for name, limit in LIMITS.items():
                found = sorted(times(id, name, options.decisions, options.seats))
                most = found[min(len(found) - 1, int(0.95 * len(found)))]
                late += most > limit * 1.1
                print(
                    f"{id:14} {name:7} {len(found)} decisions: median {statistics.median(found):.3f} s, "
                    f"95 % within {most:.3f}, longest {found[-1]:.3f} (limit {limit})",
                    flush=True,
                )
    finally:
        for process in busy:
            process.kill()
    print(f"load {os.getloadavg()[0]:.1f} at the end")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
