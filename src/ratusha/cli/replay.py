"""`ratusha replay`: a record's position or final score sheet."""

from __future__ import annotations

import argparse
from typing import Any

from ratusha.cli import arguments
from ratusha.cli.arguments import Commands
from ratusha.cli.sheet import player_names, score_sheet
from ratusha.kernel.decision import SPECTATOR
from ratusha.kernel.errors import BadInput
from ratusha.kernel.match import Match
from ratusha.kernel.msg import Msg
from ratusha.kernel.record import parse
from ratusha.kernel.state import State


def add(commands: Commands) -> None:
    parser = arguments.command(
        commands,
        "replay",
        run,
        "replay a record and print the position or the score sheet",
        "ratusha replay game.record --ply 40",
    )
    arguments.add_record(parser)
    arguments.add_ply(parser)
    arguments.add_lang(parser)
    arguments.add_json(parser)


def position(args: argparse.Namespace) -> tuple[State, list[str], int]:
    """The position that was asked for, the players' names, after how many plies it is."""
    written = arguments.read_text(args.record)
    arguments.use_components(args, written)
    record = parse(written, args.record)
    if not record.intact:
        raise BadInput(args.record, Msg("cli-edited"))
    match = Match(record)
    plies = len(match.plies) if args.ply is None else args.ply
    state = match.state_at(plies)
    names = player_names(record, args.lang)
    return state, names, plies


def run(args: argparse.Namespace) -> int:
    state, names, plies = position(args)
    if args.json:
        arguments.print_json(describe(state, plies))
    elif state.over:
        print(score_sheet(state, args.lang, names))
    else:
        print(state.seen_by(SPECTATOR).text(args.lang, names))
    return 0


def describe(state: State, plies: int) -> dict[str, Any]:
    """A position as `replay --json` prints it."""
    return {
        "game": state.game.id,
        "rules_version": state.game.rules_version,
        "seats": state.seats,
        "plies": plies,
        "over": state.over,
        "scores": state.scores,
        "ranks": state.ranks,
        "sheet": state.sheet(),
        "to_act": state.asked,
    }
