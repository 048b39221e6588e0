"""`ratusha components`: the component tables, and where each value comes from."""

from __future__ import annotations

import argparse
from typing import Any

from ratusha.cli import arguments
from ratusha.cli.arguments import Commands
from ratusha.kernel.components import Components, Row
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg

ABOUT = ("source", "ref", "note", "field_sources")  # where a record comes from, not what it says


def add(commands: Commands) -> None:
    parser = arguments.command(
        commands,
        "components",
        run,
        "print what is printed on a game's boards, tiles and cards",
        "ratusha components burgundy --sources",
    )
    arguments.add_game(parser)
    parser.add_argument("--sources", action="store_true", help="where each record comes from")
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    found = arguments.find_game(args)
    parts = found.components
    if parts is None:
        raise BadInput(found.id, Msg("cli-no-components"))
    if args.json:
        arguments.print_json({table: [row.data for row in rows] for table, rows in parts.tables().items()})
    else:
        _print(parts, args.sources)
    return 0


def _print(parts: Components, sources: bool) -> None:
    for table, rows in parts.tables().items():
        print(f"{table} ({len(rows)})")
        for row in rows:
            print(f"  {_values(row.data)}")
            if sources:
                print(f"      {_source(row)}")
    counts = parts.share()
    total = sum(counts.values()) or 1
    shares = ", ".join(f"{source} {n} ({n / total:.0%})" for source, n in counts.items())
    print(f"{total} records of {parts.name}: {shares}")


def _values(data: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in data.items() if name not in ABOUT)


def _source(row: Row) -> str:
    """Where a record comes from, and its fields that come from elsewhere."""
    parts = [f"source: {row.source}"]
    parts += [f"{name}: {source}" for name, source in row.field_sources.items()]
    parts += [f"{about}: {row.data[about]}" for about in ("ref", "note") if about in row.data]
    return "; ".join(parts)
