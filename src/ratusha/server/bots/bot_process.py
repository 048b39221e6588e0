"""A worker process: reads a view, lets a bot choose, writes the move. It knows nothing else.

A bot stays for its seat, so that it can keep the plan of its turn. It is asked about whatever position the
table is in: after a take-back, or when another process has played for it, not the one it expects.

Frames on both pipes: four bytes of length, then JSON.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
from collections import OrderedDict
from typing import Any, BinaryIO, Final

import msgspec

from ratusha.bots import Bot, Budget, bot
from ratusha.bots.advice import advise
from ratusha.bots.collector import collect_rarely
from ratusha.bots.effort import Effort
from ratusha.kernel.registry import game
from ratusha.kernel.rng import Rng
from ratusha.kernel.view import View

KEPT: Final = 64
"""So many bots stay in a process; those that were not asked for longest go."""
HINTED: Final = 1.0
"""Seconds to look for hints."""
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
    place: str = ""
    """Whose bot it is: the table and the seat. Empty: nobody's, made for this question."""
    hints: int = 0
    """Not what a bot would do, but so many of the best moves, with reasons."""


class Hint(msgspec.Struct, frozen=True):
    """A good move, in notation: what the position after the turn is worth, and the features that change."""

    move: str
    value: float
    reasons: list[tuple[str, float]]


class Chosen(msgspec.Struct, frozen=True, omit_defaults=True):
    """The move of a bot, in notation, or what went wrong."""

    move: str = ""
    error: str = ""
    last: bool = False
    """Is this the process' last answer?"""
    hints: list[Hint] = []


class Bots:
    """The bots that stay: one for each seat that asked here, as long as it has the same one."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._by_place: OrderedDict[str, tuple[str, str, Bot]] = OrderedDict()

    def take(self, asked: Question) -> Bot:
        """The bot of a seat, or a new one. It is kept when it has answered: one that fails is not."""
        game, name, found = self._by_place.pop(asked.place, ("", "", None))
        if found is not None and (game, name) == (asked.game, asked.bot):
            return found
        return bot(asked.bot, asked.seed)

    def keep(self, asked: Question, player: Bot) -> None:
        """It has answered."""
        if asked.place:
            self._by_place[asked.place] = asked.game, asked.bot, player
            if len(self._by_place) > self._most:
                self._by_place.popitem(last=False)


def answer(asked: Question, bots: Bots) -> Chosen:
    """What a bot says."""
    try:
        rules = game(asked.game)
        view = rules.view_from_dict(asked.view)
        if asked.hints:
            return Chosen(hints=hints(view, asked.hints))
        player = bots.take(asked)
        move = player.choose(view)
        if move not in view.moves():
            return Chosen(error=f"illegal move {move}")
        bots.keep(asked, player)
        return Chosen(rules.moves.text(move))
    except MemoryError:  # who knows what is still held: a fresh process shall take over
        return Chosen(error="MemoryError", last=True)
    except Exception as error:  # whatever else a bot does wrong, the worker goes on
        return Chosen(error=f"{type(error).__name__}: {error}"[:300])


def hints(view: View, most: int) -> list[Hint]:
    """The best moves of whoever sees this."""
    found = advise(view, Effort(Budget(), HINTED), Rng(view.known.ply), most)
    text = view.game.moves.text
    return [Hint(text(one.move), one.value, one.reasons[:3]) for one in found]


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
    collect_rarely()
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    bots = Bots()
    while True:
        body = read_frame(sys.stdin.buffer)
        if body is None:
            return
        asked = msgspec.json.decode(body, type=Question)
        limit_time(asked.seconds)
        said = answer(asked, bots)
        limit_time(0)
        out.write(frame(msgspec.json.encode(said)))
        out.flush()


if __name__ == "__main__":
    main()
