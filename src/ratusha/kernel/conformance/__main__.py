"""`python -m ratusha.kernel.conformance GAME [--seats N] [--games K] [--seed S]`."""

from __future__ import annotations

import argparse
import sys

from ratusha.kernel import state
from ratusha.kernel.conformance.suite import check, digest, pure_agrees
from ratusha.kernel.conformance.violation import Violation
from ratusha.kernel.errors import RatushaError
from ratusha.kernel.registry import game as game_by_id


def main() -> int:
    """Check a game; 0 when all holds, 1 with the first violation and its record, 2 for bad usage."""
    parser = argparse.ArgumentParser(
        prog="python -m ratusha.kernel.conformance",
        description="Check a game against the kernel's contract, all through random play.",
        epilog="example: python -m ratusha.kernel.conformance burgundy --seats 2 --games 20",
    )
    parser.add_argument("game", help="the game's id")
    parser.add_argument("--seats", type=int, default=0, help="how many seats (default: every number)")
    parser.add_argument("--games", type=int, default=10, help="how many games at each number of seats")
    parser.add_argument("--seed", type=int, default=0, help="where the seeds begin")
    parser.add_argument("--digest", action="store_true", help="print only a hash over random games")
    asked = parser.parse_args()
    try:
        game = game_by_id(asked.game)
        counts = [game.check_seats(asked.seats)] if asked.seats else list(range(game.least, game.most + 1))
        if asked.games < 1:
            parser.error("--games must be at least 1")
        if asked.digest:
            print("\n".join(digest(game, count, asked.games, asked.seed) for count in counts))
            return 0
        compiled = not str(state.__file__).endswith(".py")
        for count in counts:
            check(game, count, asked.games, asked.seed)
            if compiled:
                pure_agrees(game, count, min(asked.games, 10), asked.seed)
            how = "compiled, and interpreted play agrees" if compiled else "interpreted"
            print(f"{game.id}, {count} seats: {asked.games} games hold ({how})")
    except RatushaError as error:
        print(error, file=sys.stderr)
        return 2
    except Violation as violation:
        print(f"VIOLATION: {violation.what}", file=sys.stderr)
        print(violation.record)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
