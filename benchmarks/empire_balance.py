"""Balance of the reconstructed squares of Founders of the Empire: equal bots, many games.

    python benchmarks/empire_balance.py --games 2000 --seats 2
    python tools/compiled.py benchmarks/empire_balance.py --games 500      # several times faster

Prints, for each number of players, how the games ended, the points, and who won: by seat, and by place in
the order of turns. A shared victory counts as a part of one for each who shares it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean

import ratusha
from ratusha.arena.simulate import play_on
from ratusha.bots import bot
from ratusha.games.empire.state import Empire


@dataclass(frozen=True)
class Outcome:
    """How one game went."""

    first: int
    ended_by: str
    turns: int
    prizes_left: int
    scores: list[int]
    winners: list[int]


def play(job: tuple[int, int, str]) -> Outcome:
    """One game of equal bots."""
    seats, seed, name = job
    g = ratusha.game("empire").start(seats, seed=seed)
    assert isinstance(g, Empire)
    play_on(g, [bot(name, f"{seed}/{seat}") for seat in range(seats)], (name,) * seats)
    winners = [seat for seat, rank in enumerate(g.ranks) if rank == 1]
    return Outcome(g.first, g.ended_by(), g.turns, len(g.prizes), g.scores, winners)


def report(seats: int, outcomes: list[Outcome]) -> str:
    """The figures of one number of players, as a row of the table."""
    games = len(outcomes)
    by_seat = [0.0] * seats
    by_place = [0.0] * seats
    for outcome in outcomes:
        for winner in outcome.winners:
            by_seat[winner] += 1 / len(outcome.winners) / games
            by_place[(winner - outcome.first) % seats] += 1 / len(outcome.winners) / games
    ends = Counter(outcome.ended_by for outcome in outcomes)
    return " | ".join(
        [
            f"{seats} players, {games} games",
            f"by prizes {ends['prizes'] / games:.1%}, by stacks {ends['stacks'] / games:.1%}",
            f"turns a player {fmean(o.turns for o in outcomes) / seats:.1f}",
            f"mean total {fmean(fmean(o.scores) for o in outcomes):.1f}",
            f"winner's {fmean(max(o.scores) for o in outcomes):.1f}",
            f"prizes left {fmean(o.prizes_left for o in outcomes):.2f}",
            "wins by seat " + " ".join(f"{share:.1%}" for share in by_seat),
            "by order of turns " + " ".join(f"{share:.1%}" for share in by_place),
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Balance of Founders of the Empire between equal bots.")
    parser.add_argument("--games", type=int, default=200, metavar="K", help="games a table (default: 200)")
    parser.add_argument("--seats", default="2,3,4", metavar="N,…", help="numbers of players (default: all)")
    parser.add_argument("--bot", default="medium@200", help="who plays all seats (default: medium@200)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the first game's seed")
    parser.add_argument("--jobs", type=int, default=2, metavar="J", help="processes (default: 2)")
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs) as pool:
        for seats in map(int, args.seats.split(",")):
            jobs = [(seats, args.seed + i, args.bot) for i in range(args.games)]
            print(report(seats, list(pool.map(play, jobs, chunksize=8))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
