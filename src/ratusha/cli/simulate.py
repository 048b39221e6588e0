"""`ratusha simulate`: games between bots."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ratusha.arena.simulate import Plan, Report, seat_bots, simulate
from ratusha.bots import check_names
from ratusha.cli import arguments
from ratusha.cli.arguments import Commands
from ratusha.cli.sheet import columns
from ratusha.kernel.errors import BadInput
from ratusha.kernel.game import AnyGame
from ratusha.kernel.msg import Msg


def add(commands: Commands) -> None:
    parser = arguments.command(
        commands,
        "simulate",
        run,
        "play games between bots and report",
        "ratusha simulate burgundy --seats 2 --games 100 --bots easy,random --jobs 2",
    )
    arguments.add_game(parser)
    arguments.add_table(parser, "random")
    parser.add_argument(
        "--games", type=arguments.whole("--games", 1), default=1, metavar="K", help="how many (default: 1)"
    )
    parser.add_argument(
        "--seed",
        type=arguments.whole("--seed", 0),
        default=0,
        metavar="S",
        help="seeds S, S+1, … (default: 0)",
    )
    parser.add_argument(
        "--jobs", type=arguments.whole("--jobs", 1), default=1, metavar="J", help="processes (default: 1)"
    )
    parser.add_argument("--records", metavar="DIR", help="write a record of every game into this folder")
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    plan = make_plan(args, arguments.find_game(args))
    if plan.records:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    report = simulate(
        plan, args.games, args.seed, args.jobs, arguments.Progress() if sys.stderr.isatty() else None
    )
    if args.json:
        arguments.print_json(report.to_dict())
    else:
        _print(report)
    return 0


def make_plan(args: argparse.Namespace, game: AnyGame) -> Plan:
    """What is to be played, checked before anything is."""
    names = arguments.read_names(args.bots)
    check_names(names)
    seats = game.check_seats(args.seats if args.seats is not None else max(game.least, len(names)))
    records = args.records or ""
    if records and Path(records).exists() and not Path(records).is_dir():
        raise BadInput(records, Msg("cli-not-a-folder"))
    return Plan(
        game=game.id,
        seats=seats,
        bots=seat_bots(names, seats),
        options=game.check_options(arguments.read_options(args.options), seats),
        components=args.components or "",
        records=records,
    )


def _print(report: Report) -> None:
    data = report.to_dict()
    speed = f"{data['games_per_second']} games/s, {data['decisions_per_second']:.0f} decisions/s"
    print(f"{data['game']}, {data['seats']} seats, {data['games']} games from seed {data['seed']}: {speed}")
    for result in report.results if len(report.results) <= 20 else []:
        scores = " ".join(f"{score:4}" for score in result.scores)
        print(f"  seed {result.seed}: {scores}   {result.rounds} rounds, ended by {result.ended_by}")
    rows = [["bot", "games", "wins", "mean", "sd"]]
    for name, line in report.summary().items():
        rows.append(
            [name, str(line["games"]), str(line["wins"]), str(line["mean_score"]), str(line["sd_score"])]
        )
    print(columns(rows))
