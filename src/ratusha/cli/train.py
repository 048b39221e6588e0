"""`ratusha train`: learns the weights of a game's values, and keeps them only when they win."""

from __future__ import annotations

import argparse
import sys
from importlib import resources
from pathlib import Path

from ratusha.arena.sentences import percent
from ratusha.arena.train import BEST, Generation, Plan, generations, next_generation, open_training
from ratusha.bots import check_names
from ratusha.cli import arguments
from ratusha.cli.arena import read_elos
from ratusha.cli.arguments import Commands
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg
from ratusha.kernel.values_file import FILE
from ratusha.kernel.words import text


def add(commands: Commands) -> None:
    parser = arguments.command(
        commands,
        "train",
        run,
        "learn the weights of a game's values from its own games; they are kept only when they win",
        "ratusha train burgundy --games 1000 --jobs 2 --folder training",
    )
    arguments.add_game(parser)
    parser.add_argument(
        "--folder", metavar="DIR", help="where all of it stands, to go on later (default: training-GAME)"
    )
    parser.add_argument(
        "--seats", type=arguments.whole("--seats", 1), metavar="N", help="players of the games"
    )
    _add_numbers(parser)
    parser.add_argument(
        "--bot", metavar="B", help="who tests them (default: medium@300, with --stages expert@1500)"
    )
    parser.add_argument(
        "--sprt", default="0,30", metavar="ELO0,ELO1", help="the sequential test (default: 0,30)"
    )
    way = parser.add_mutually_exclusive_group()
    way.add_argument(
        "--turns", action="store_true", help="fit to turns of one position, compared by playing on to the end"
    )
    way.add_argument(
        "--stages", action="store_true", help="fit those by which expert values what it has played on"
    )
    way.add_argument("--climb", action="store_true", help="find the weights by trial instead of fitting them")
    parser.add_argument("--scratch", action="store_true", help="begin with nothing but the points")
    parser.add_argument(
        "--options", default="", metavar="K=V,…", help="the game's options; see `ratusha games`"
    )
    parser.add_argument("--install", action="store_true", help="put the best weights into the game's folder")
    arguments.add_workers(parser)
    arguments.add_lang(parser)
    arguments.add_json(parser)


def _add_numbers(parser: argparse.ArgumentParser) -> None:
    for name, low, default, about in (
        ("--games", 1, 1000, "games of a generation, its test aside"),
        ("--match", 2, 2000, "games of the test at the most"),
        ("--generations", 1, 1, "how often to play, fit and test in all"),
        ("--seed", 0, 0, "training and tests begin here; no seed is used twice"),
    ):
        parser.add_argument(
            name,
            type=arguments.whole(name, low),
            default=default,
            metavar="K",
            help=f"{about} (default: {default})",
        )


def run(args: argparse.Namespace) -> int:
    game = arguments.find_game(args)
    tester = args.bot or ("expert@1500" if args.stages else "medium@300")
    check_names([tester])
    seats = game.check_seats(args.seats if args.seats is not None else max(2, game.least))
    if seats != 2:
        raise BadInput("--seats", Msg("arena-train-two"))
    folder = Path(args.folder or f"training-{game.id}")
    if folder.exists() and not folder.is_dir():
        raise BadInput(str(folder), Msg("cli-not-a-folder"))
    plan = Plan(
        game=game.id,
        seats=seats,
        bot=tester,
        games=args.games,
        match=args.match,
        elo=read_elos(args.sprt),
        seed=args.seed,
        scratch=args.scratch,
        options=game.check_options(arguments.read_options(args.options), seats),
        components=args.components or "",
        climb=args.climb,
        turns=args.turns,
        stages=args.stages,
    )
    training = open_training(folder, plan)
    told = _Told(args.lang)
    while len(training.generations) < args.generations:
        training = next_generation(folder, training, arguments.workers(args), told)
        if not args.json:
            print(_ended(training.generations[-1], args.lang), flush=True)
    kept = any(ended.kept for ended in training.generations)
    if args.install and kept:
        target = Path(str(resources.files(game.package) / FILE))
        target.write_bytes((folder / BEST).read_bytes())
    if args.json:
        arguments.print_json({"game": game.id, "kept": kept, "generations": list(generations(training))})
    else:
        print(text(Msg("arena-trained", file=str(folder / BEST)), args.lang))
    return 0 if kept else 1


class _Told:
    """What is done, on the terminal's error stream."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._bar = arguments.Progress() if sys.stderr.isatty() else None

    def __call__(self, what: str, done: int, total: int, won: float | None) -> None:
        if self._bar is not None:
            share = "" if won is None else f" {percent(won, self._lang)}"
            self._bar(done, total, text(Msg(f"arena-train-{what}"), self._lang) + share)


def _ended(ended: Generation, lang: str) -> str:
    return text(
        Msg(
            "arena-generation-kept" if ended.kept else "arena-generation-dropped",
            number=ended.number,
            share=percent(ended.won, lang),
            low=f"{100 * ended.low:.0f}",
            high=f"{100 * ended.high:.0f}",
            games=str(ended.games),
        ),
        lang,
    )
