"""Arguments that several commands share, read and checked in one way."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from ratusha.arena.workers import HERE, Workers
from ratusha.kernel import components
from ratusha.kernel.errors import BadInput, RatushaError, shown, unreadable
from ratusha.kernel.game import AnyGame
from ratusha.kernel.msg import Msg
from ratusha.kernel.registry import game
from ratusha.kernel.words import LANGS

Commands = Any  # argparse keeps the type of its sub-command collection to itself


USAGE = (
    ("missing", r"the following arguments are required: (?P<names>.+)"),
    ("unknown", r"unrecognized arguments: (?P<names>.+)"),
    ("choice", r"argument (?P<name>\S+): invalid choice: '(?P<given>.*?)' \(choose from (?P<known>.+)\)"),
    ("needs-value", r"argument (?P<name>\S+): expected .*"),
    ("no-value", r"argument (?P<name>\S+): ignored explicit argument .*"),
    ("ambiguous", r"ambiguous option: (?P<name>\S+) could match (?P<known>.+)"),
)
"""What argparse complains about, in its own words: the name of our message, and the pattern."""


class Usage(RatushaError):
    """The command line itself is wrong."""

    def __init__(self, complaint: str, program: str) -> None:
        super().__init__(complaint, program)
        self.complaint = complaint
        self.program = program

    def message(self) -> Msg:
        return Msg("cli-usage", problem=self._problem(), program=self.program)

    def _problem(self) -> Msg | str:
        for name, pattern in USAGE:
            if found := re.fullmatch(pattern, self.complaint, re.DOTALL):
                parts = {key: shown(part.replace("'", ""), 200) for key, part in found.groupdict().items()}
                return Msg(f"cli-usage-{name}", **parts)
        return self.complaint


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence; main() decides what to do about it."""

    anywhere = False
    """May the names of bots or files stand behind options, too?"""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        if not self.anywhere:
            return super().parse_known_args(args, namespace)
        self.anywhere = False  # what follows asks here again
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.anywhere = True

    def error(self, message: str) -> NoReturn:
        raise Usage(message, self.prog)


def language(words: Sequence[str]) -> str:
    """The language that a command line asks for, be the rest of it right or wrong."""
    for at, word in enumerate(words):
        asked = words[at + 1] if word == "--lang" and at + 1 < len(words) else word.removeprefix("--lang=")
        if asked in LANGS and word.startswith("--lang"):
            return asked
    return LANGS[0]


def command(commands: Commands, name: str, run: Any, help: str, example: str) -> Parser:
    """A new sub-command with its description and example."""
    parser: Parser = commands.add_parser(
        name,
        help=help,
        description=help[0].upper() + help[1:] + ".",
        epilog=f"example:\n  {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)
    return parser


def whole(name: str, low: int) -> Callable[[str], int]:
    """The argparse type of the option with this name: a whole number not below `low`."""

    def read(given: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,18}", given):
            raise BadInput(name, Msg("cli-whole", given=shown(given)))
        if int(given) < low:
            raise BadInput(name, Msg("cli-too-small", given=given, low=str(low)))
        return int(given)

    return read


def seconds(name: str) -> Callable[[str], float]:
    """The argparse type of the option with this name: so many seconds, more than none."""

    def read(given: str) -> float:
        if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", given) or not float(given):
            raise BadInput(name, Msg("cli-seconds", given=shown(given)))
        return float(given)

    return read


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's id; `ratusha games` lists them")
    add_components(parser)


def add_components(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--components", metavar="FILE", help="a corrected component file to take instead of the game's own"
    )


def add_table(parser: argparse.ArgumentParser, bots: str) -> None:
    """The arguments that say what is played by whom."""
    parser.add_argument(
        "--seats",
        type=whole("--seats", 1),
        metavar="N",
        help="players (default: as many as bots, or the fewest)",
    )
    parser.add_argument(
        "--bots", default=bots, metavar="A,B,…", help=f"bots (default: {bots}), e.g. easy or hard@2s"
    )
    parser.add_argument(
        "--options", default="", metavar="K=V,…", help="the game's options; see `ratusha games`"
    )


def add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGS, default="en", help="language (default: en)")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="a record file")
    add_components(parser)


def add_ply(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--ply",
        type=whole("--ply", 0),
        metavar="N",
        help="the position after N plies (default: the last)",
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """The arguments that say who does the work."""
    parser.add_argument(
        "--jobs",
        "--workers",
        type=whole("--jobs", 1),
        default=1,
        metavar="J",
        help="processes (default: 1); the games are the same",
    )
    parser.add_argument(
        "--cluster",
        nargs="?",
        const=HERE,
        default="",
        metavar="ADDRESS",
        help="a Ray cluster instead; without an address one with J workers on this machine",
    )


def workers(args: argparse.Namespace) -> Workers:
    """Who does the work."""
    return Workers(args.jobs, args.cluster)


def use_components(args: argparse.Namespace, record: str) -> None:
    """Take the component file that was given for the game that a record names."""
    if args.components:
        named = re.search(r"^game (\S+)$", record, re.MULTILINE)
        components.use(named[1] if named else "", Path(args.components))


def find_game(args: argparse.Namespace) -> AnyGame:
    """The game that was named, with the component file that was given."""
    if args.components:
        components.use(args.game, Path(args.components))
    return game(args.game)


def read_text(path: str) -> str:
    """A text file; BadInput if it is none."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(path, Msg("kernel-file-not-text")) from None


def check_target(file: Path) -> None:
    """Before a game is played for it: can this file be written? Nothing is left of the trial."""
    if not file.parent.is_dir():
        raise BadInput(str(file), Msg("cli-no-folder"))
    try:
        new = not file.exists()
        with file.open("ab"):
            pass
    except OSError as error:
        raise BadInput(str(file), unreadable(error)) from None
    if new:
        file.unlink()


def read_options(text: str) -> dict[str, str]:
    """`board=1,castle=secret` as a dict."""
    options: dict[str, str] = {}
    for item in filter(None, (part.strip() for part in text.split(","))):
        key, equals, value = item.partition("=")
        if not equals or not key or not value:
            raise BadInput("--options", Msg("cli-option-form", given=item[:40]))
        if key in options:
            raise BadInput("--options", Msg("cli-option-twice", key=key[:40]))
        options[key] = value
    return options


def read_names(text: str) -> list[str]:
    """`easy,random` as a list."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadInput("--bots", Msg("cli-bots-form"))
    return names


def complain(*sentences: str) -> None:
    """What went wrong, on the error stream."""
    for sentence in sentences:
        print(f"ratusha: {sentence}", file=sys.stderr)


def print_json(data: Any) -> None:
    """One document on standard output."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


class Progress:
    """A bar of how many of so many are done, on the terminal's error stream."""

    WIDTH = 24

    def __call__(self, done: int, total: int, note: str = "") -> None:
        full = self.WIDTH * done // max(1, total)
        bar = "█" * full + "░" * (self.WIDTH - full)
        end = "\n" if done == total else ""
        print(f"\r\x1b[K{bar} {done}/{total}  {note}", end=end, file=sys.stderr, flush=True)
