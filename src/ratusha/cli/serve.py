"""`ratusha serve`: the web server."""

from __future__ import annotations

import argparse

from ratusha.cli import arguments
from ratusha.cli.arguments import Commands


def add(commands: Commands) -> None:
    parser = arguments.command(
        commands, "serve", run, "the web server: tables for people and bots", "ratusha serve --port 8000"
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="address to listen on")
    parser.add_argument(
        "--port", type=arguments.whole("--port", 0), default=8000, metavar="P", help="0: any free one"
    )
    parser.add_argument("--database", default=None, metavar="URL", help="postgresql://… for many processes")
    parser.add_argument(
        "--workers", type=arguments.whole("--workers", 1), default=1, metavar="N", help="processes"
    )
    parser.add_argument("--data", default=None, metavar="DIR", help="folder of the SQLite file")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")


def run(args: argparse.Namespace) -> int:
    from ratusha.server.base.signals import end_when_told

    end_when_told()
    from ratusha.server import words  # noqa: F401  its messages may be needed for a refusal
    from ratusha.server.run import serve
    from ratusha.server.settings import chosen

    settings = chosen(args.data, args.database)
    return 0 if serve(settings, args.host, args.port, args.workers, not args.no_open) else 1
