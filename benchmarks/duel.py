"""Two bots against each other on pairs of the same seed: each begins once in each seat.

    python benchmarks/duel.py burgundy medium@1000 easy --pairs 20
    python tools/compiled.py benchmarks/duel.py terra_mystica hard medium --pairs 50    # compiled

Printed after each pair: the games, the share of victories of the first bot with its 95 % interval (a tie is
half a victory), the mean points of both and the CPU time of a decision.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from statistics import fmean

from ratusha.bots import bot, check_names
from ratusha.kernel.errors import BadInput
from ratusha.kernel.game import AnyGame
from ratusha.kernel.registry import game


class Side:
    """One of the two bots: its points, and the time it took."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.points: list[int] = []
        self.seconds = 0.0
        self.longest = 0.0
        self.decisions = 0


def play(found: AnyGame, sides: list[Side], seed: int) -> list[int]:
    """One game, the sides in this order at the table; the ranks."""
    state = found.start(2, seed)
    bots = [bot(side.name, f"{seed}/{seat}") for seat, side in enumerate(sides)]
    while not state.over:
        seat = state.asked[0]
        view = state.seen_by(seat)
        begun = time.process_time()
        move = bots[seat].choose(view)
        spent = time.process_time() - begun
        sides[seat].seconds += spent
        sides[seat].longest = max(sides[seat].longest, spent)
        sides[seat].decisions += 1
        state.play(move, seat)
    for seat, side in enumerate(sides):
        side.points.append(state.scores[seat])
    ranks: list[int] = state.ranks
    return ranks


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(end, 3) for end in interval(0.5, 100)]
    [0.404, 0.596]
    """
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def told(sides: list[Side], won: float, games: int) -> str:
    """The result so far."""
    low, high = interval(won / games, games)
    means = " : ".join(f"{fmean(side.points):.1f}" for side in sides)
    times = ", ".join(
        f"{1000 * side.seconds / side.decisions:.1f} (at most {1000 * side.longest:.0f})" for side in sides
    )
    return (
        f"{sides[0].name} against {sides[1].name}: {games} games, won {won / games:.0%} ({low:.0%} to"
        f" {high:.0%}), points {means}, ms of CPU a decision {times}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Two bots against each other on pairs of the same seed.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("first", metavar="BOT")
    parser.add_argument("second", metavar="BOT")
    parser.add_argument("--pairs", type=int, default=20, help="pairs of games (default: 20)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first pair (default: 1)")
    args = parser.parse_args()
    try:
        found = game(args.game)
        check_names([args.first, args.second])
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    sides = [Side(args.first), Side(args.second)]
    won = 0.0
    for pair in range(args.pairs):
        for order in (sides, sides[::-1]):
            ranks = play(found, order, args.seed + pair)
            mine, theirs = ranks[order.index(sides[0])], ranks[order.index(sides[1])]
            won += 0.5 if mine == theirs else float(mine < theirs)
        print(told(sides, won, 2 * (pair + 1)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
