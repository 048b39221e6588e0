"""How fast ledgers of Terra Mystica are imported: read, replayed with every move checked, made a record.

    python benchmarks/ledgers.py                      # the random games of tests/corpus
    python benchmarks/ledgers.py FOLDER               # every *.txt of a folder

CPU time, interpreted and, where a C compiler is present, compiled (from a copy of the tree). Where a trace
(`*.rows.tsv`) stands beside every ledger, a second figure compares each of its rows, too. Before each round
through the folder the reader forgets the rows it knows.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "tests/corpus/terra_mystica"
COMPILED = ROOT / "tools/compiled.py"
TRACE = ".rows.tsv"


def games_per_second(work: Callable[[], int], seconds: float) -> float:
    """How many games a second this does; the first round, in which tables are filled, does not count."""
    work()
    games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        games += work()
    return games / spent


def measure(folder: Path, seconds: float) -> dict[str, object]:
    """The figures of this very process."""
    import ratusha
    from ratusha.adapters import snellman
    from ratusha.adapters.snellman.ledger import KNOWN

    texts = {file: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.txt"))}
    traces = {file: file.with_suffix(TRACE) for file in texts}
    rows = {file: trace.read_text(encoding="utf-8") for file, trace in traces.items() if trace.is_file()}

    def imported() -> int:
        KNOWN.clear()
        for file, text in texts.items():
            snellman.read(text, file.name)
        return len(texts)

    def compared() -> int:
        KNOWN.clear()
        for file, text in texts.items():
            checked = snellman.check(text, rows[file], file.name)
            assert not checked.differences, file
        return len(texts)

    return {
        "compiled": ratusha.compiled(),
        "games": len(texts),
        "imported": games_per_second(imported, seconds),
        "compared": games_per_second(compared, seconds) if len(rows) == len(texts) else 0.0,
    }


def elsewhere(folder: Path, seconds: float, *, compiled: bool) -> dict[str, float]:
    """The figures of another process, interpreted or compiled."""
    command = [str(COMPILED)] if compiled else []
    command += ["benchmarks/ledgers.py", str(folder), "--seconds", str(seconds), "--here"]
    environment = os.environ | ({} if compiled else {"RATUSHA_PURE": "1", "PYTHONPATH": str(ROOT / "src")})
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(done.stderr.strip() or "the benchmark failed")
    figures: dict[str, float] = json.loads(done.stdout)
    assert figures["compiled"] == compiled
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description="Ledgers imported and replayed a second.")
    parser.add_argument("folder", nargs="?", default=str(CORPUS), metavar="FOLDER")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time per figure (default: 3)")
    parser.add_argument("--interpreted", action="store_true", help="leave the compiled run out")
    parser.add_argument("--here", action="store_true", help="measure this process alone; print JSON")
    args = parser.parse_args()
    folder = Path(args.folder).resolve()
    if not any(folder.glob("*.txt")):
        print(f"There are no ledgers (*.txt) in {args.folder}", file=sys.stderr)
        return 2
    if args.here:
        print(json.dumps(measure(folder, args.seconds)))
        return 0
    print(f"{'':12} {'ledgers':>8} {'imported/s':>11} {'compared/s':>11}")
    for compiled in (False,) if args.interpreted else (False, True):
        found = elsewhere(folder, args.seconds, compiled=compiled)
        label = "compiled" if compiled else "interpreted"
        print(f"{label:12} {found['games']:8} {found['imported']:11,.0f} {found['compared']:11,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
