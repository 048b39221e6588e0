"""Ratusha against Catanatron, the nearest engine in Python: random play in one process, by CPU time.

    pip install catanatron            # GPL; a benchmark may use it, the project never depends on it
    python benchmarks/peers.py burgundy terra_mystica

A real choice is a decision with two or more options. Short slices of the peer and of ours take turns in one
process, so that whatever else the machine does falls on both alike; each pair of slices gives a ratio, and
the table shows their median and their range. Ours runs interpreted and, where a C compiler is present,
compiled (from a copy of the tree).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

COMPILED = Path(__file__).resolve().parent.parent / "tools" / "compiled.py"
CLONES = 200
"""How often a position is copied when copies are measured: the first ones wait for memory."""


class Slices:
    """Random games of one engine, played on and on in slices of CPU time."""

    def __init__(self, games: Iterator[tuple[int, Callable[[], object] | None]]) -> None:
        self.games = games
        self.rates: list[float] = []
        self.clones: list[float] = []

    def slice(self, seconds: float) -> float:
        """Play for so long; the real choices a second."""
        choices = 0
        spent = 0.0
        begun = time.process_time()
        while spent < seconds:
            made, copy = next(self.games)
            choices += made
            spent = time.process_time() - begun
            if copy is not None and spent >= seconds:
                start = time.process_time()
                for _ in range(CLONES):
                    copy()
                self.clones.append(1e6 * (time.process_time() - start) / CLONES)
        self.rates.append(choices / spent)
        return self.rates[-1]


def catanatron(seats: int) -> Iterator[tuple[int, Callable[[], object] | None]]:
    """The peer's random players, some ticks at a time: the choices made, and how to copy the position."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    seed = 0
    while True:
        seed += 1
        game = Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=seed)
        choices = ticks = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            choices += len(game.state.playable_actions) > 1
            game.play_tick()
            ticks += 1
            if ticks == 100:
                yield choices, game.copy
                choices = ticks = 0
        yield choices, None


def ratusha(id: str, seats: int) -> Iterator[tuple[int, Callable[[], object] | None]]:
    """Our own random games, one at a time: the choices made, and how to copy some position of a game."""
    from ratusha.kernel.playout import playout
    from ratusha.kernel.registry import game
    from ratusha.kernel.rng import Rng

    found = game(id)
    positions = [_middle(found.start(seats, seed), Rng(seed)) for seed in range(20)]
    seed = 0
    while True:
        seed += 1
        yield playout(found.start(seats, seed), Rng(seed)), positions[seed % 20].clone


def _middle(state: Any, rng: Any) -> Any:
    """A position some way into a game."""
    for _ in range(10 * state.seats):
        seat = state.asked[0]
        state.play(rng.pick(state.moves(seat)), seat)
    return state


def compare(games: list[str], counts: list[int], pairs: int, seconds: float) -> list[dict[str, Any]]:
    """A row for each game and number of seats, measured in this process."""
    import ratusha as package

    rows: list[dict[str, Any]] = []
    for seats in counts:
        for id in games:
            random.seed(seats)
            peer, ours = Slices(catanatron(seats)), Slices(ratusha(id, seats))
            peer.slice(seconds), ours.slice(seconds)  # what is done once is done now
            ratios = [ours.slice(seconds) / peer.slice(seconds) for _ in range(pairs)]
            rows.append(
                {
                    "game": id,
                    "seats": seats,
                    "compiled": package.compiled(),
                    "ratio": median(ratios),
                    "least": min(ratios),
                    "most": max(ratios),
                    "choices": median(ours.rates[1:]),
                    "peer_choices": median(peer.rates[1:]),
                    "clone": median(ours.clones),
                    "peer_clone": median(peer.clones),
                }
            )
    return rows


def measured(args: argparse.Namespace, *, compiled: bool) -> list[dict[str, Any]]:
    """The rows of a process of its own."""
    command = [str(COMPILED)] if compiled else []
    command += ["benchmarks/peers.py" if compiled else __file__, *args.games, "--seats", args.seats]
    command += ["--pairs", str(args.pairs), "--seconds", str(args.seconds), "--rows"]
    environment = os.environ if compiled else os.environ | {"RATUSHA_PURE": "1"}
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, env=environment)
    if done.returncode:
        sys.exit(done.stderr.strip() or "the benchmark failed")
    rows: list[dict[str, Any]] = json.loads(done.stdout.splitlines()[-1])
    assert all(row["compiled"] is compiled for row in rows)
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description="Speed against Catanatron, as ratios in one run.")
    parser.add_argument("games", nargs="*", default=["burgundy"], metavar="GAME")
    parser.add_argument("--seats", default="2,4", metavar="N,…", help="numbers of players (default: 2,4)")
    parser.add_argument("--pairs", type=int, default=15, help="pairs of slices for a figure (default: 15)")
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time of a slice (default: 0.3)")
    parser.add_argument("--interpreted", action="store_true", help="leave the compiled run out")
    parser.add_argument("--rows", action="store_true", help="measure in this process; print JSON")
    args = parser.parse_args()
    try:
        import catanatron as _  # noqa: F401
    except ImportError:
        print("This benchmark needs the peer: pip install catanatron", file=sys.stderr)
        return 2
    if args.rows:
        print(
            json.dumps(compare(args.games, [int(n) for n in args.seats.split(",")], args.pairs, args.seconds))
        )
        return 0
    rows = measured(args, compiled=False)
    if not args.interpreted:
        rows += measured(args, compiled=True)
    print(f"{'':38} {'choices/s':>11} {'ratio':>7} {'range':>15} {'clone µs':>9} {'ratio':>6}")
    for row in sorted(rows, key=lambda row: (row["seats"], row["game"], row["compiled"])):
        label = f"{row['game']}, {row['seats']} players, {'compiled' if row['compiled'] else 'interpreted'}"
        spread = f"{row['least']:.1f}–{row['most']:.1f}"
        clone = row["clone"] / row["peer_clone"]
        speed = f"{row['choices']:11,.0f} {row['ratio']:7.1f} {spread:>15}"
        print(f"{label:38} {speed} {row['clone']:9.2f} {clone:6.2f}")
    peers = {row["seats"]: row for row in rows}
    for seats, row in peers.items():
        label = f"catanatron, {seats} players"
        print(f"{label:38} {row['peer_choices']:11,.0f} {1:7.1f} {'':>15} {row['peer_clone']:9.2f} {1:6.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
