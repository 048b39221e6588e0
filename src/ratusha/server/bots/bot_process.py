"""A worker process: reads a view, lets a bot choose, writes the move. It knows nothing else.

Frames on both pipes: four bytes of length, then JSON.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
from typing import Any, BinaryIO, Final

import msgspec

from ratusha.bots import bot
from ratusha.kernel.registry import game

GRACE: Final = 5.0
"""Seconds beyond a bot's own, in which the server stops it."""


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next frame; None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    (size,) = struct.unpack(">I", head)
    body = stream.read(size)
    return body if len(body) == size else None


def frame(body: bytes) -> bytes:
    """A body with its length before it."""
    return struct.pack(">I", len(body)) + body


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: what would it do there?"""

    game: str
    bot: str
    seed: str
    view: dict[str, Any]
    """The position as the bot's seat knows it, in the game's own shape."""
    seconds: float
    """How long it may think."""


class Chosen(msgspec.Struct, frozen=True, omit_defaults=True):
    """The move of a bot, in notation, or what went wrong."""

    move: str = ""
    error: str = ""
    last: bool = False
    """Is this the process' last answer?"""


def answer(asked: Question) -> Chosen:
    """What a bot says."""
    try:
        rules = game(asked.game)
        view = rules.view_from_dict(asked.view)
        move = bot(asked.bot, asked.seed).choose(view)
        if move not in view.moves():
            return Chosen(error=f"illegal move {move}")
        return Chosen(rules.moves.text(move))
    except MemoryError:  # who knows what is still held: a fresh process shall take over
        return Chosen(error="MemoryError", last=True)
    except Exception as error:  # whatever else a bot does wrong, the worker goes on
        return Chosen(error=f"{type(error).__name__}: {error}"[:300])


def limit_memory(megabytes: int) -> None:
    """No more than this for this process, where the system can see to it."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))


def limit_time(seconds: float) -> None:
    """End this process when it takes much longer: the server, which would stop it, may be gone."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds and seconds + GRACE)


def main() -> None:
    """Serve until the pipe is closed. What a bot prints must not get into the answers."""
    limit_memory(int(sys.argv[1]))
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while True:
        body = read_frame(sys.stdin.buffer)
        if body is None:
            return
        asked = msgspec.json.decode(body, type=Question)
        limit_time(asked.seconds)
        said = answer(asked)
        limit_time(0)
        out.write(frame(msgspec.json.encode(said)))
        out.flush()


if __name__ == "__main__":
    main()
