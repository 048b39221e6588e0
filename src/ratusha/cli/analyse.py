"""`ratusha analyse`: what could be expected at every decision of a game, and the moves that cost most."""

from __future__ import annotations

import argparse
import sys

from ratusha.arena.analysis import WORLDS, Analysis, Decision, analyse, better_turn, label
from ratusha.bots import check_names
from ratusha.bots.advice import reason_words
from ratusha.cli import arguments
from ratusha.cli.arguments import Commands
from ratusha.cli.sheet import columns, player_names
from ratusha.kernel.errors import BadInput
from ratusha.kernel.match import Match
from ratusha.kernel.msg import Msg, decimal
from ratusha.kernel.record import parse
from ratusha.kernel.words import text


def add(commands: Commands) -> None:
    parser = arguments.command(
        commands,
        "analyse",
        run,
        "tell what could be expected at every decision of a game, and which moves cost most",
        "ratusha analyse game.record --bot hard@2000",
    )
    arguments.add_record(parser)
    parser.add_argument(
        "--bot", default="", metavar="B", help="the bot that says what would have been better"
    )
    parser.add_argument(
        "--worlds",
        type=arguments.whole("--worlds", 1),
        default=WORLDS,
        metavar="N",
        help=f"games played to their end at every decision, or more where that is cheap (default: {WORLDS})",
    )
    arguments.add_lang(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.bot:
        check_names([args.bot])
    written = arguments.read_text(args.record)
    arguments.use_components(args, written)
    record = parse(written, args.record)
    if not record.intact:
        raise BadInput(args.record, Msg("cli-edited"))
    match = Match(record)
    progress = arguments.Progress() if sys.stderr.isatty() else None
    found = analyse(match, args.bot, args.worlds, progress)
    if args.json:
        arguments.print_json(found.to_dict())
        return 0
    _print(match, found, player_names(record, args.lang), args.lang)
    return 0


def _print(match: Match, found: Analysis, names: list[str], lang: str) -> None:
    rows = [[text(Msg("cli-analyse-ply"), lang), text(Msg("cli-analyse-player"), lang), *names, "−", ""]]
    for decision in found.decisions:
        expected = [
            f"{100 * share:.0f} % {score:.0f}".replace("-", "−")
            for share, score in zip(decision.shares, decision.scores, strict=True)
        ]
        cost = text(decimal(decision.cost), lang) if decision.better else ""
        rows.append([str(decision.ply), names[decision.seat], *expected, cost, decision.move])
    print(columns(rows))
    for decision in found.turning_points():
        for line in told(match, decision, names, lang):
            print(line)


def told(match: Match, decision: Decision, names: list[str], lang: str) -> list[str]:
    """A move that cost much, and what would have been better."""
    assert decision.better is not None
    who = names[decision.seat]
    state = match.state_at(decision.ply)
    made = label(state, decision, lang, names)
    instead = better_turn(state, decision, lang, names)
    better = decision.better
    words = reason_words(match.game.id, better.reasons, better.by_the_end)
    why = ", ".join(text(msg, lang) for msg in words)
    because = "cli-analyse-by-the-end" if better.by_the_end else "cli-analyse-why"
    cost = decimal(decision.cost)
    return [
        "",
        text(Msg("cli-analyse-cost", ply=decision.ply, who=who, move=made, cost=cost), lang),
        text(Msg("cli-analyse-better", moves=instead), lang),
        *([text(Msg(because, reasons=why), lang)] if why else []),
    ]
