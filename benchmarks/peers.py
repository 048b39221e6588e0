"""Ratusha against Catanatron, the nearest engine in Python: random play, one run, CPU time.

    pip install catanatron            # GPL; a benchmark may use it, the project never depends on it
    python benchmarks/peers.py burgundy

A real choice is a decision with two or more options. Ours is measured interpreted and, where a C
compiler is present, compiled (from a copy of the tree).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

COMPILED = Path(__file__).resolve().parent.parent / "tools" / "compiled.py"


def catanatron(seats: int, seconds: float) -> dict[str, float]:
    """Real choices a second and microseconds a clone of Catanatron's random players."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    choices = decisions = games = copies = 0
    copying = 0.0
    begun = time.process_time()
    while (spent := time.process_time() - begun - copying) < seconds:
        game = Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=games + 1)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            decisions += 1
            choices += len(game.state.playable_actions) > 1
            game.play_tick()
            if random.random() < 0.01:
                start = time.process_time()
                for _ in range(20):
                    game.copy()
                copying += time.process_time() - start
                copies += 20
        games += 1
    return {
        "choices_per_second": choices / spent,
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "clone_us": 1e6 * copying / copies,
    }


def ratusha(games: list[str], seats: str, seconds: float, *, compiled: bool) -> dict[str, Any]:
    """What `ratusha bench` says of each game and number of seats, in a process of its own."""
    command = [str(COMPILED)] if compiled else []
    command += ["-m", "ratusha", "bench", *games, "--seats", seats, "--seconds", str(seconds), "--json"]
    environment = os.environ if compiled else os.environ | {"RATUSHA_PURE": "1"}
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, env=environment)
    if done.returncode:
        sys.exit(done.stderr.strip() or "the benchmark failed")
    report = json.loads(done.stdout)
    assert report["compiled"] is compiled
    figures: dict[str, Any] = report["games"]
    return figures


def row(label: str, ours: dict[str, float], peer: dict[str, float]) -> str:
    speed = ours["choices_per_second"] / peer["choices_per_second"]
    clone = ours["clone_us"] / peer["clone_us"]
    return (
        f"{label:34} {ours['choices_per_second']:12,.0f} {speed:8.1f} {ours['games_per_second']:10,.1f}"
        f" {ours['clone_us']:9.2f} {clone:8.3f}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Speed against Catanatron, as ratios in one run.")
    parser.add_argument("games", nargs="*", default=["burgundy"], metavar="GAME")
    parser.add_argument("--seats", default="2,4", metavar="N,…", help="numbers of players (default: 2,4)")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time per figure (default: 3)")
    parser.add_argument("--interpreted", action="store_true", help="leave the compiled runs out")
    args = parser.parse_args()
    try:
        import catanatron as _  # noqa: F401
    except ImportError:
        print("This benchmark needs the peer: pip install catanatron", file=sys.stderr)
        return 2
    peers = {seats: catanatron(int(seats), args.seconds) for seats in args.seats.split(",")}
    modes = {"interpreted": ratusha(args.games, args.seats, args.seconds, compiled=False)}
    if not args.interpreted:
        modes["compiled"] = ratusha(args.games, args.seats, args.seconds, compiled=True)
    print(f"{'':34} {'choices/s':>12} {'ratio':>8} {'games/s':>10} {'clone µs':>9} {'ratio':>8}")
    for seats, peer in peers.items():
        print(row(f"catanatron, {seats} players", peer, peer))
        for game in args.games:
            for mode, figures in modes.items():
                print(row(f"{game}, {seats} players, {mode}", figures[game][seats], peer))
    return 0


if __name__ == "__main__":
    sys.exit(main())
