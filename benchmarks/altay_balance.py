"""Balance of the reconstructed cards of Altay: equal bots, many games, peoples by lot.

    python benchmarks/altay_balance.py --games 2000 --seats 2
    python tools/compiled.py benchmarks/altay_balance.py --games 2000      # several times faster

Prints, for each number of players, how long the games lasted, how they ended, the points by source, and
each people's wins as a multiple of its fair share. A shared victory counts as a part of one for each who
shares it. The rules have no limit of rounds; a game that reaches `--rounds` is stopped and counted as such.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass
from statistics import fmean

from ratusha.bots import bot
from ratusha.bots.collector import collect_rarely
from ratusha.games.altay import GAME
from ratusha.games.altay.components import FACTION
from ratusha.games.altay.moves import LEAD
from ratusha.games.altay.state import SOURCES
from ratusha.kernel.rng import Rng


@dataclass(frozen=True)
class Outcome:
    """How one game went."""

    peoples: list[int]
    winners: list[int]
    rounds: int
    ended_by: str
    best: int
    sources: list[float]


def play(seats: int, seed: int, name: str, most: int) -> Outcome:
    """One game of equal bots; the peoples are dealt by lot."""
    g = GAME.start(seats, seed=seed)
    players = [bot(name, f"{seed}/{seat}") for seat in range(seats)]
    lot = Rng(f"peoples {seed}")
    while not g.over and g.round < most:
        moves = g.moves()
        move = lot.pick(moves) if LEAD.has(moves[0]) else players[g.seat].choose(g.seen_by(g.seat))
        g.go(move)
    winners = [seat for seat, rank in enumerate(g.ranks) if rank == 1]
    sources = [fmean(g.by_source(seat, at) for seat in range(seats)) for at in range(len(SOURCES))]
    peoples = [player.faction for player in g.players]
    return Outcome(peoples, winners, g.round, g.ended_by() or "stopped", max(g.scores), sources)


def report(seats: int, outcomes: list[Outcome]) -> str:
    """The figures of one number of players."""
    games = len(outcomes)
    played: Counter[int] = Counter()
    won = dict.fromkeys(range(len(FACTION)), 0.0)
    for outcome in outcomes:
        for seat, people in enumerate(outcome.peoples):
            played[people] += 1
            if seat in outcome.winners:
                won[people] += 1 / len(outcome.winners)
    rounds = sorted(outcome.rounds for outcome in outcomes)
    ends = Counter(outcome.ended_by for outcome in outcomes)
    shares = [f"{name} {seats * won[at] / max(played[at], 1):.2f}" for at, name in enumerate(FACTION)]
    sources = [f"{name} {fmean(o.sources[at] for o in outcomes):.1f}" for at, name in enumerate(SOURCES)]
    return " | ".join(
        [
            f"{seats} players, {games} games",
            f"rounds {fmean(rounds):.1f} (p10 {rounds[games // 10]}, p90 {rounds[9 * games // 10]})",
            ", ".join(f"{end} {n / games:.1%}" for end, n in ends.most_common()),
            f"winner {fmean(outcome.best for outcome in outcomes):.1f}",
            ", ".join(sources),
            ", ".join(shares),
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Balance of Altay between equal bots.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", default="2,3,4", metavar="N,…")
    parser.add_argument("--seed", type=int, default=10_000, help="the first seed")
    parser.add_argument("--bot", default="medium@200", help="who plays all seats (default: medium@200)")
    parser.add_argument("--rounds", type=int, default=60, help="stop a game there (default: 60)")
    args = parser.parse_args()
    collect_rarely()
    for seats in (int(n) for n in args.seats.split(",")):
        seeds = range(args.seed, args.seed + args.games)
        print(report(seats, [play(seats, seed, args.bot, args.rounds) for seed in seeds]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
