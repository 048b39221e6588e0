"""`ratusha verify`: is a record what it claims to be?"""

from __future__ import annotations

import argparse
from typing import Any

from ratusha.cli import arguments
from ratusha.cli.arguments import Commands
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg
from ratusha.kernel.record import parse
from ratusha.kernel.verify import Verdict, verify
from ratusha.kernel.words import text


def add(commands: Commands) -> None:
    parser = arguments.command(
        commands,
        "verify",
        run,
        "check every move of a record, its dice, its commitment and its final scores",
        "ratusha verify game.record",
    )
    arguments.add_record(parser)
    arguments.add_lang(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    written = arguments.read_text(args.record)
    arguments.use_components(args, written)
    verdict = Verdict()
    try:
        verdict = verify(parse(written, args.record))
    except BadInput as error:  # what can't be read fails, too
        verdict.problems.append(error.message())
    told = [text(problem, args.lang) for problem in verdict.problems]
    if args.json:
        report: dict[str, Any] = {
            "ok": not told,
            "plies": verdict.plies,
            "over": verdict.over,
            "dice": verdict.dice,
            "given": verdict.given,
            "problems": told,
        }
        arguments.print_json(report)
    elif told:
        sentence = " ".join(told)
        arguments.complain(sentence if args.record in sentence else f"{args.record}: {sentence}")
    else:
        print(text(Msg(f"cli-verified-{verdict.dice}", n=verdict.plies), args.lang))
        if verdict.given and verdict.dice != "unknown":
            print(text(Msg("cli-verified-given", n=verdict.given), args.lang))
    return 1 if told else 0
