"""`ratusha backup` and `ratusha restore`: the server's data, while it runs."""

from __future__ import annotations

import argparse
import asyncio

from ratusha.cli import arguments
from ratusha.cli.arguments import Commands


def add(commands: Commands) -> None:
    saving = arguments.command(
        commands, "backup", save, "copy the server's data while it runs", "ratusha backup tables.ratusha"
    )
    loading = arguments.command(
        commands, "restore", load, "put such a copy into an empty database", "ratusha restore tables.ratusha"
    )
    for parser in (saving, loading):
        parser.add_argument("file", metavar="FILE", help="the copy")
        parser.add_argument("--database", default=None, metavar="URL", help="as for `ratusha serve`")
        parser.add_argument("--data", default=None, metavar="DIR", help="as for `ratusha serve`")


def _database(args: argparse.Namespace) -> str:
    from ratusha.server import words  # noqa: F401  its messages may be needed for a refusal
    from ratusha.server.settings import chosen

    return chosen(args.data, args.database).database_url()


def _tell(counts: dict[str, int]) -> None:
    print(f"tables {counts['tables']}, entries {counts['entries']}, people {counts['people']}")


def save(args: argparse.Namespace) -> int:
    from ratusha.server.store.backup import backup

    _tell(asyncio.run(backup(_database(args), args.file)))
    return 0


def load(args: argparse.Namespace) -> int:
    from ratusha.server.store.backup import restore

    _tell(asyncio.run(restore(_database(args), args.file)))
    return 0
