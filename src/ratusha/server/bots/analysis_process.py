"""A process that analyses a finished game: it reads the record and writes progress and the analysis.

Lines on standard output, each JSON: `[done, total]` whenever that changes, and the analysis as an object. It
has low priority, and ends when nobody reads its output any more.
"""

from __future__ import annotations

import contextlib
import os
import sys

import msgspec

from ratusha.arena.analysis import analyse
from ratusha.bots.collector import collect_rarely
from ratusha.kernel.match import Match
from ratusha.kernel.record import parse
from ratusha.server.bots.bot_process import limit_memory, limit_time
from ratusha.server.bots.process_group import give_way


def main() -> None:
    """Read the record, analyse it, write the analysis."""
    megabytes, seconds = int(sys.argv[1]), float(sys.argv[2])
    limit_memory(megabytes)
    limit_time(seconds)
    give_way()
    collect_rarely()
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)

    def tell(data: object) -> None:
        out.write(msgspec.json.encode(data) + b"\n")
        out.flush()

    match = Match(parse(sys.stdin.buffer.read().decode()))
    tell(analyse(match, worlds=2, progress=lambda done, total: tell([done, total])).to_dict())


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):
        main()
