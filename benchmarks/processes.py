"""How much more two server processes hold than one, on the same PostgreSQL.

    python benchmarks/processes.py --database postgresql://…    # an empty database; it is filled

Raises the rate of moves step by step, for one process and for two, as long as p99 from a submit to the
last seat's update stays under 300 ms, and prints the highest rate that each holds, and their ratio.

Client, database and server share this machine, so each server process gets only a part of a core, by a
control group (Linux, as root): then the server's own processes are the limit, and not what is left of the
machine beside the client. Exits 1 when the ratio is under the project's limit.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

LOAD = Path(__file__).with_name("load.py")
RATIO, P99_MS = 1.6, 300.0


def measure(args: argparse.Namespace, workers: int, rate: float) -> dict[str, Any]:
    """The figures of one run of load.py."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        command = [sys.executable, str(LOAD), "--no-opening", "--json", file.name]
        command += ["--database", args.database, "--workers", str(workers), "--share", str(args.share)]
        command += ["--rate", str(rate), "--seconds", str(args.seconds), "--tables", str(args.tables)]
        command += ["--game", args.game]
        done = subprocess.run(command, stdout=subprocess.DEVNULL)
        figures = file.read()
        if not figures:
            sys.exit(f"load.py failed with {done.returncode}")
        found: dict[str, Any] = json.loads(figures)
        return found


def holds(args: argparse.Namespace, workers: int, rate: float) -> float:
    """The moves a second that were made at this rate, if it is held; 0.0 if it is not."""
    found = measure(args, workers, rate)
    good = found["p99_ms"] < P99_MS and not found["errors"] and not found["unanswered"]
    good = good and found["moves_per_second"] > 0.98 * rate
    print(
        f"{workers} of {args.share} cores, asked for {rate:5.0f}/s: {found['moves_per_second']:5.1f}/s,"
        f" median {found['median_ms']:5.1f} ms, p99 {found['p99_ms']:6.1f} ms,"
        f" server {found['server_cpu_ms_per_move']:.2f} ms of CPU a move,"
        f" client {found['client_cpu_share']:.2f} of a core,"
        f" {found['stolen_percent']:.1f} % stolen by the host" + ("" if good else "  too much"),
        flush=True,
    )
    return float(found["moves_per_second"]) if good else 0.0


def highest(args: argparse.Namespace, workers: int, rate: float) -> float:
    """The highest rate that is held, by steps. One that is not may have met with a moment of the machine's
    own, and is tried again.
    """
    held = 0.0
    while True:
        made = next(filter(None, (holds(args, workers, rate) for _ in range(args.tries))), 0.0)
        if not made:
            return held
        held, rate = made, rate * args.step


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--database", required=True)
    parser.add_argument("--game", default="burgundy")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--share", type=float, default=0.4, help="of a core, for each server process")
    parser.add_argument("--rate", type=float, default=100.0, help="the first rate tried for one process")
    parser.add_argument("--step", type=float, default=1.06)
    parser.add_argument("--tries", type=int, default=3, help="of a rate that is not held at once")
    args = parser.parse_args()
    one = highest(args, 1, args.rate)
    if not one:
        print("begin with a lower rate")
        return 2
    two = highest(args, 2, RATIO * one)
    print(f"one process holds {one:.0f} moves/s, two hold {two:.0f}: {two / one:.2f} times")
    return 0 if two >= RATIO * one * 0.98 else 1


if __name__ == "__main__":
    sys.exit(main())
