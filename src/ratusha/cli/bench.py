"""`ratusha bench`: how fast the engines are."""

from __future__ import annotations

import argparse
import re
from typing import Any

import ratusha
from ratusha.arena.bench import measure
from ratusha.cli import arguments
from ratusha.cli.arguments import Commands
from ratusha.cli.sheet import columns
from ratusha.kernel.errors import BadInput
from ratusha.kernel.game import AnyGame
from ratusha.kernel.installed import game_ids
from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game

HEADS = {
    "decisions_per_second": "decisions/s",
    "choices_per_second": "choices/s",
    "games_per_second": "games/s",
    "decisions_per_game": "decisions/game",
    "mean_options": "options",
    "clone_us": "clone µs",
    "imagine_us": "imagine µs",
    "replay_games_per_second": "replays/s",
}


def add(commands: Commands) -> None:
    parser = arguments.command(
        commands,
        "bench",
        run,
        "measure the engines in random play, by CPU time",
        "ratusha bench burgundy --seats 2",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="games (default: all)")
    parser.add_argument("--seats", metavar="N,…", help="only these numbers of players (default: all)")
    parser.add_argument(
        "--seconds",
        type=arguments.seconds("--seconds"),
        default=1.0,
        metavar="T",
        help="CPU time per figure (default: 1)",
    )
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    found = [game(id) for id in args.games or game_ids()]
    counts = {entry.id: _counts(entry, args.seats) for entry in found}
    tables = {
        entry.id: {str(seats): measure(entry, seats, args.seconds) for seats in counts[entry.id]}
        for entry in found
    }
    report: dict[str, Any] = {"compiled": ratusha.compiled(), "games": tables}
    if args.json:
        arguments.print_json(report)
        return 0
    print("compiled" if report["compiled"] else "interpreted")
    rows = [["game", "seats", *HEADS.values()]]
    for id, by_seats in tables.items():
        rows += [[id, seats, *(f"{line[key]:,.1f}" for key in HEADS)] for seats, line in by_seats.items()]
    print(columns(rows))
    return 0


def _counts(entry: AnyGame, given: str | None) -> list[int]:
    """The numbers of players to measure a game with."""
    if given is None:
        return list(range(entry.least, entry.most + 1))
    if not re.fullmatch(r"\d{1,3}(,\d{1,3})*", given):
        raise BadInput("--seats", Msg("cli-seats-form", given=given[:40]))
    return [entry.check_seats(int(part)) for part in given.split(",")]
