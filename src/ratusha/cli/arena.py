"""`ratusha arena`: a tournament of bots, and how strong they are."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from ratusha.arena import run as arena
from ratusha.arena import sentences
from ratusha.arena.picture import picture
from ratusha.arena.results import Results, merge, write
from ratusha.arena.tables import Report, report
from ratusha.arena.tournament import Tournament
from ratusha.bots import check_names
from ratusha.cli import arguments
from ratusha.cli.arguments import Commands
from ratusha.cli.sheet import columns
from ratusha.draw.export import document
from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.game import AnyGame
from ratusha.kernel.msg import Msg

MERGE = "merge"


def add(commands: Commands) -> None:
    parser = arguments.command(
        commands,
        "arena",
        run,
        "play a tournament of bots and tell how strong they are; "
        "`arena merge FILE…` puts the results of several parts together",
        "ratusha arena burgundy hard medium --games 400 --jobs 2 --results hard.jsonl --picture hard.svg",
    )
    parser.anywhere = True
    arguments.add_game(parser)
    parser.add_argument("names", metavar="BOT", nargs="*", help="bots, e.g. easy or hard@2s (merge: files)")
    parser.add_argument("--bots", metavar="A,B,…", help="the bots in another way")
    parser.add_argument(
        "--seats",
        type=arguments.whole("--seats", 1),
        metavar="N",
        help="players (default: as many as bots, or the fewest)",
    )
    parser.add_argument(
        "--games",
        type=arguments.whole("--games", 1),
        default=100,
        metavar="K",
        help="games of the match (default: 100); rounded up so that every bot plays every seed at every seat",
    )
    parser.add_argument(
        "--controls",
        type=arguments.whole("--controls", 1),
        metavar="K",
        help="games of each bot against itself and against random (default: a tenth of the match)",
    )
    parser.add_argument(
        "--seed",
        type=arguments.whole("--seed", 0),
        default=0,
        metavar="S",
        help="seeds S, S+1, … (default: 0)",
    )
    parser.add_argument(
        "--options", default="", metavar="K=V,…", help="the game's options; see `ratusha games`"
    )
    parser.add_argument(
        "--sprt",
        metavar="ELO0,ELO1",
        help="stop when it is known whether the first of two bots is ELO1 stronger or only ELO0; "
        "exit status 1 unless it is ELO1",
    )
    parser.add_argument(
        "--results", metavar="FILE", help="keep the games here; a tournament that was stopped goes on"
    )
    parser.add_argument("--shard", metavar="I/N", help="only this part of the rounds; see merge")
    parser.add_argument("--picture", metavar="FILE.svg", help="draw the report")
    arguments.add_workers(parser)
    arguments.add_lang(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    drawn = Path(args.picture) if args.picture else None
    if drawn is not None:
        if drawn.suffix != ".svg":
            raise BadInput("--picture", Msg("cli-svg-kind"))
        arguments.check_target(drawn)
    sprt = read_elos(args.sprt) if args.sprt else None
    results = _merged(args, sprt) if args.game == MERGE else _played(args, sprt)
    found = report(results, sprt)
    if drawn is not None:
        drawn.write_text(document(picture(found, args.lang)), encoding="utf-8")
    if args.json:
        arguments.print_json(found.to_dict())
    else:
        _print(found, args.lang)
    return 0 if found.test is None or found.test.verdict > 0 else 1


def _merged(args: argparse.Namespace, sprt: tuple[float, float] | None) -> Results:
    if not args.names:
        raise BadInput(MERGE, Msg("arena-merge-files"))
    target = Path(args.results) if args.results else None
    if target is not None:
        arguments.check_target(target)
    results = merge([Path(name) for name in args.names])
    _check_sprt(results.tournament, sprt)
    if target is not None:
        write(results, target)
    return results


def _played(args: argparse.Namespace, sprt: tuple[float, float] | None) -> Results:
    tournament = make_tournament(args, arguments.find_game(args))
    shard = read_shard(args.shard) if args.shard else arena.WHOLE
    _check_sprt(tournament, sprt)
    if sprt is not None and shard != arena.WHOLE:
        raise BadInput("--sprt", Msg("arena-sprt-whole"))
    path = Path(args.results) if args.results else None
    if path is not None:
        arguments.check_target(path)
    results = Results(tournament, path)
    bar = arguments.Progress() if sys.stderr.isatty() else None

    def tell(done: int, total: int) -> None:
        if bar is not None:
            bar(done, total, sentences.running(report(results), args.lang))

    arena.run(results, arguments.workers(args), shard, sprt, tell)
    return results


def make_tournament(args: argparse.Namespace, game: AnyGame) -> Tournament:
    """What is to be played, checked before anything is."""
    if args.names and args.bots:
        raise BadInput("--bots", Msg("arena-one-way"))
    names = args.names or arguments.read_names(args.bots or "")
    check_names(names)
    if len(set(names)) < 2:
        raise BadInput("bots", Msg("arena-two-bots"))
    usual = len(names) if game.least <= len(names) <= game.most else max(2, game.least)
    seats = game.check_seats(args.seats if args.seats is not None else usual)
    if seats < 2:
        raise BadInput("--seats", Msg("arena-two-seats"))
    made = Tournament(
        game=game.id,
        seats=seats,
        bots=tuple(names),
        seed=args.seed,
        rounds=0,
        controls=-(-(args.controls or -(-args.games // 10)) // seats),
        options=game.check_options(arguments.read_options(args.options), seats),
        components=args.components or "",
        rules=game.rules_version,
    )
    return made.with_rounds(-(-args.games // (seats * len(made.line_ups()))))


def read_elos(given: str) -> tuple[float, float]:
    """`0,50` as two numbers."""
    number = r"-?[0-9]{1,4}(?:\.[0-9]{1,3})?"
    found = re.fullmatch(rf"({number}),({number})", given)
    if found is None or float(found[1]) >= float(found[2]):
        raise BadInput("--sprt", Msg("arena-sprt-form", given=shown(given)))
    return float(found[1]), float(found[2])


def read_shard(given: str) -> arena.Shard:
    """`1/4` as two numbers."""
    found = re.fullmatch(r"([0-9]{1,6})/([0-9]{1,6})", given)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise BadInput("--shard", Msg("arena-shard-form", given=shown(given)))
    return int(found[1]), int(found[2])


def _check_sprt(tournament: Tournament, sprt: tuple[float, float] | None) -> None:
    if sprt is not None and (tournament.seats != 2 or len(tournament.bots) != 2):
        raise BadInput("--sprt", Msg("arena-sprt-two"))


def _print(found: Report, lang: str) -> None:
    print(sentences.heading(found, lang))
    print(columns(sentences.table(found, lang)))
    for remark in sentences.remarks(found, lang):
        print(remark)
