"""How games of Founders of Gloomhaven end, both boards, with and without workers and achievements in turn.

    python benchmarks/gloomhaven_length.py --games 100
    python tools/compiled.py benchmarks/gloomhaven_length.py --games 100 --against random

Without `--against` all seats are of one bot: printed, for each number of players, how many games reached six
completions within the limit of turns, and how long they lasted. With it, one seat (in turn) is the bot's and
the others belong to the opponent: printed how many of the games the bot won.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass
from itertools import product
from statistics import fmean

from ratusha.bots import bot
from ratusha.games.gloomhaven import GAME

KINDS = [
    {"board": board, "workers": workers, "achievements": achievements}
    for board, workers, achievements in product(("symmetric", "thematic"), ("on", "off"), ("off", "on"))
]


@dataclass(frozen=True)
class Outcome:
    """How one game went."""

    seed: int
    kind: int
    turns: int
    ended_by: str
    best: int
    won: bool


def play(seats: int, seed: int, name: str, against: str) -> Outcome:
    """One game, of the kind whose turn it is."""
    kind = seed % len(KINDS)
    mine = seed // len(KINDS) % seats
    g = GAME.start(seats, seed=seed, **KINDS[kind])
    players = [bot(name if seat == mine else against, f"{seed}/{seat}") for seat in range(seats)]
    while not g.over:
        seat = g.asked[0]
        g.play(players[seat].choose(g.seen_by(seat)), seat)
    return Outcome(seed, kind, g.turns, g.ended_by(), max(g.scores), g.ranks[mine] == 1)


def report(seats: int, outcomes: list[Outcome], compete: bool) -> str:
    """The figures of one number of players."""
    games = len(outcomes)
    turns = sorted(outcome.turns for outcome in outcomes)
    ends = Counter(outcome.ended_by for outcome in outcomes)
    parts = [f"{seats} players, {games} games"]
    if compete:
        parts.append(f"won {sum(outcome.won for outcome in outcomes)}")
    parts += [
        ", ".join(f"{end} {n}" for end, n in ends.most_common()),
        f"turns {fmean(turns):.0f} (p10 {turns[games // 10]}, p90 {turns[9 * games // 10]})",
        f"best {fmean(outcome.best for outcome in outcomes):.0f}",
    ]
    for kind, options in enumerate(KINDS):
        some = [outcome for outcome in outcomes if outcome.kind == kind]
        good = sum(outcome.won if compete else outcome.ended_by == "completed" for outcome in some)
        parts.append(f"{'/'.join(options.values())} {good} of {len(some)}")
    bad = [o.seed for o in outcomes if not (o.won if compete else o.ended_by == "completed")]
    if bad:
        parts.append(f"{'not won' if compete else 'not completed'}: seeds {', '.join(map(str, bad))}")
    return " | ".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description="How games of Founders of Gloomhaven end.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", default="2,3,4", metavar="N,…")
    parser.add_argument("--seed", type=int, default=1000, help="the first seed (default: 1000)")
    parser.add_argument("--bot", default="easy")
    parser.add_argument("--against", metavar="BOT", help="the bot at the other seats")
    args = parser.parse_args()
    for seats in (int(n) for n in args.seats.split(",")):
        seeds = range(args.seed, args.seed + args.games)
        found = [play(seats, seed, args.bot, args.against or args.bot) for seed in seeds]
        print(report(seats, found, args.against is not None), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
