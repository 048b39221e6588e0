"""`ratusha show`: a record's position as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path

from ratusha.cli import arguments
from ratusha.cli.arguments import Commands
from ratusha.cli.replay import position
from ratusha.draw import TABLE, draw, drawing
from ratusha.draw.export import AUTO, document, png
from ratusha.draw.palette import THEMES
from ratusha.kernel.decision import SPECTATOR
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg


def add(commands: Commands) -> None:
    parser = arguments.command(
        commands,
        "show",
        run,
        "draw the position of a record",
        "ratusha show game.record --ply 40 --seat 1 -o game.svg",
    )
    arguments.add_record(parser)
    arguments.add_ply(parser)
    parser.add_argument(
        "--seat",
        type=arguments.whole("--seat", 0),
        metavar="S",
        help="as the player at this seat sees it, counted from 0 (default: as a spectator does)",
    )
    parser.add_argument(
        "--frame", default=TABLE, metavar="F", help=f"another cut, such as board-1 (default: {TABLE})"
    )
    parser.add_argument(
        "--theme",
        choices=(AUTO, *THEMES),
        default=AUTO,
        help="the colours (default: auto, as whoever looks prefers; PNG: light)",
    )
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help="an .svg or .png file")
    arguments.add_lang(parser)


def run(args: argparse.Namespace) -> int:
    target = Path(args.output)
    if target.suffix not in (".svg", ".png"):
        raise BadInput("-o", Msg("cli-picture-kind"))
    arguments.check_target(target)
    state, names, _ = position(args)
    if args.seat is not None and args.seat >= state.seats:
        raise BadInput("--seat", Msg("cli-no-seat", given=str(args.seat), last=str(state.seats - 1)))
    if drawing(state.game) is None:
        raise BadInput(state.game.id, Msg("cli-not-drawn"))
    viewer = SPECTATOR if args.seat is None else args.seat
    picture = draw(state.seen_by(viewer), viewer, args.lang, args.frame, names=names)
    assert picture is not None
    if target.suffix == ".png":
        target.write_bytes(png(picture, THEMES[0] if args.theme == AUTO else args.theme))
    else:
        target.write_text(document(picture, args.theme), encoding="utf-8")
    return 0
