"""`ratusha play`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from ratusha.bots import Bot, bot, check_names
from ratusha.cli import arguments
from ratusha.cli.arguments import Commands
from ratusha.cli.sheet import score_sheet
from ratusha.cli.table import Left, Table
from ratusha.kernel.chance import Secret
from ratusha.kernel.errors import BadInput
from ratusha.kernel.game import AnyGame
from ratusha.kernel.match import Match
from ratusha.kernel.msg import Msg
from ratusha.kernel.words import text


def add(commands: Commands) -> None:
    parser = arguments.command(
        commands, "play", run, "play a game in the terminal", "ratusha play burgundy --bots easy --lang ru"
    )
    arguments.add_game(parser)
    parser.add_argument(
        "--seats",
        type=arguments.whole("--seats", 1),
        metavar="N",
        help="players (default: one more than bots)",
    )
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help="bots, at the last seats (default: easy at all but one; none: people only)",
    )
    parser.add_argument(
        "--options", default="", metavar="K=V,…", help="the game's options; see `ratusha games`"
    )
    parser.add_argument(
        "--seed", type=arguments.whole("--seed", 0), metavar="S", help="repeatable dice (default: fresh ones)"
    )
    parser.add_argument("--record", metavar="FILE", help="write the record of the game here")
    arguments.add_lang(parser)


def run(args: argparse.Namespace) -> int:
    game = arguments.find_game(args)
    names = _bots(args.bots, args.seats, game)
    seats = game.check_seats(args.seats if args.seats is not None else max(game.least, len(names) + 1))
    if len(names) > seats:
        raise BadInput("bots", Msg("bots-too-many", given=len(names), seats=seats))
    record = Path(args.record) if args.record else None
    if record is not None:
        arguments.check_target(record)
    first_bot = seats - len(names)
    secret = Secret(os.urandom(32)) if args.seed is None else None
    match = Match.start(
        game,
        seats,
        dict(arguments.read_options(args.options)),
        seed=args.seed,
        secret=secret,
        players={first_bot + i: name for i, name in enumerate(names)},
    )
    bots: dict[int, Bot] = {
        first_bot + i: bot(name, os.urandom(16).hex() if args.seed is None else f"{args.seed}/{i}")
        for i, name in enumerate(names)
    }
    table = Table(match, bots, args.lang)
    try:
        table.play()
        print(score_sheet(match.state, args.lang, table.names))
    except (Left, KeyboardInterrupt):
        print(text(Msg("cli-left"), args.lang))
    if record is not None:
        record.write_text(match.record.text(), encoding="utf-8")
        print(text(Msg("cli-recorded", file=str(record)), args.lang))
    return 0


def _bots(given: str | None, seats: int | None, game: AnyGame) -> list[str]:
    if given is None:
        return ["easy"] * (game.check_seats(seats if seats is not None else max(2, game.least)) - 1)
    if given == "none":
        return []
    names = arguments.read_names(given)
    check_names(names)
    return names
