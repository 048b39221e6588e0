"""A worker process: reads a view, lets a bot choose, writes the move. It knows nothing else.

Frames on both pipes: four bytes of length, then JSON.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
from typing import BinaryIO, Final

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


def answer(request: dict[str, object]) -> dict[str, str]:
    """The move of a bot, in notation, or what went wrong."""
    try:
        rules = game(str(request["game"]))
        view = rules.view_from_dict(request["view"])
        move = bot(str(request["bot"]), str(request["seed"])).choose(view)
        if move not in view.moves():
            return {"error": f"illegal move {move}"}
        return {"move": rules.moves.text(move)}
    except MemoryError:  # who knows what is still held: a fresh process shall take over
        return {"error": "MemoryError", "last": "yes"}
    except Exception as error:  # whatever else a bot does wrong, the worker goes on
        return {"error": f"{type(error).__name__}: {error}"[:300]}


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
        request = msgspec.json.decode(body)
        limit_time(request["seconds"])
        said = answer(request)
        limit_time(0)
        out.write(frame(msgspec.json.encode(said)))
        out.flush()


if __name__ == "__main__":
    main()
