"""The `ratusha` command: one module a command, each with `add` (its arguments) and `run`."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

import ratusha
from ratusha.cli import (
    analyse,
    arena,
    arguments,
    backup,
    bench,
    components,
    games,
    play,
    replay,
    rules,
    serve,
    show,
    simulate,
    snellman,
    train,
    verify,
)
from ratusha.kernel import words
from ratusha.kernel.errors import BadInput, IllegalMove, RatushaError, shown, unreadable
from ratusha.kernel.msg import Msg

COMMANDS = (
    play,
    serve,
    games,
    simulate,
    arena,
    train,
    replay,
    analyse,
    show,
    verify,
    rules,
    snellman,
    components,
    bench,
    backup,
)

words.add("cli", "ratusha.cli")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 done, 1 the thing asked for failed, 2 bad usage or bad input."""
    lang = arguments.language(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without Cyrillic shows question marks
    try:
        args = build_parser().parse_args(argv)
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except RatushaError as error:
        arguments.complain(words.text(error.message(), lang))
        return 1 if isinstance(error, IllegalMove) else 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has gone: say nothing
        return 0
    except OSError as error:
        where = str(error.filename) if error.filename else Msg("cli-input-output")
        arguments.complain(words.text(BadInput(where, unreadable(error)).message(), lang))
        return 2
    except KeyboardInterrupt:
        return 130
    except Exception as error:  # a mistake of ours or of a plug-in: still no traceback
        if os.environ.get("RATUSHA_DEBUG"):
            raise
        arguments.complain(words.text(Msg("cli-internal", error=shown(error, 200)), lang))
        return 1


def build_parser() -> arguments.Parser:
    """The whole command line, with every command."""
    parser = arguments.Parser(
        prog="ratusha",
        description="Board games by their full rules, in the terminal and for programs.",
        epilog="`ratusha COMMAND --help` explains a command and shows an example.",
    )
    parser.add_argument("--version", action="version", version=f"ratusha {ratusha.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return parser
