"""A process in which bots think: it reads a view, lets a bot choose and writes the move.

A seat keeps its bot, so that the bot can keep the plan of its turn. The bot may be asked about any position:
after a take-back, or when another process has played for it, it is not the one it expects. Frames on both
pipes: four bytes of length, then JSON.
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
from ratusha.bots.advice import hints
from ratusha.bots.collector import collect_rarely
from ratusha.kernel.registry import game
from ratusha.kernel.rng import Rng
from ratusha.kernel.view import View

KEPT: Final = 64
"""Bots kept in a process; the one not asked for longest is dropped first."""
HINTED: Final = 0.5
"""Seconds for finding hints,"""
PLAYED_OUT: Final = 1.0
"""seconds for playing on from them to the end,"""
HINT_WORLDS: Final = 32
"""and so many games for each at the most."""
GRACE: Final = 5.0
"""Seconds that the server waits beyond a bot's own limit before it kills the process."""


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next frame; None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    (size,) = struct.unpack(">I", head)
    body = stream.read(size)
    return body if len(body) == size else None


def frame(body: bytes) -> bytes:
    """A body preceded by its length."""
    return struct.pack(">I", len(body)) + body


class Question(msgspec.Struct, frozen=True):
    """The position that a bot is asked about."""

    game: str
    bot: str
    seed: str
    view: dict[str, Any]
    """The position as the bot's seat knows it, in the game's own shape."""
    seconds: float
    """How long it may think."""
    place: str = ""
    """The table and the seat that the bot belongs to. Empty: a bot made for this question alone."""
    hints: int = 0
    """Above 0: no move is wanted, but this many of the best moves, with reasons."""


class Hint(msgspec.Struct, frozen=True):
    """A good move and the rest of its turn, in notation: how good the position after it is, the features that
    change, and each seat's points when bots play on to the end (nothing: that is not known)."""

    move: str
    then: list[str]
    value: float
    reasons: list[tuple[str, float]]
    ends: list[float]


class Chosen(msgspec.Struct, frozen=True, omit_defaults=True):
    """The move of a bot, in notation, or what went wrong."""

    move: str = ""
    error: str = ""
    last: bool = False
    """Does the process end after this answer?"""
    hints: list[Hint] = []


class Bots:
    """The bots of this process: one for each seat that asked here, as long as the seat has the same bot."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._by_place: OrderedDict[str, tuple[str, str, Bot]] = OrderedDict()

    def take(self, asked: Question) -> Bot:
        """The bot of a seat, or a new one. It is kept only once it has answered, so that one that fails is
        not."""
        game, name, found = self._by_place.pop(asked.place, ("", "", None))
        if found is not None and (game, name) == (asked.game, asked.bot):
            return found
        return bot(asked.bot, asked.seed)

    def keep(self, asked: Question, player: Bot) -> None:
        """The bot has answered: keep it for its seat."""
        if asked.place:
            self._by_place[asked.place] = asked.game, asked.bot, player
            if len(self._by_place) > self._most:
                self._by_place.popitem(last=False)


def answer(asked: Question, bots: Bots) -> Chosen:
    """A bot's answer to a question."""
    try:
        rules = game(asked.game)
        view = rules.view_from_dict(asked.view)
        if asked.hints:
            return Chosen(hints=hinted(view, asked.hints))
        player = bots.take(asked)
        move = player.choose(view)
        if move not in view.moves():
            return Chosen(error=f"illegal move {move}")
        bots.keep(asked, player)
        return Chosen(rules.moves.text(move))
    except MemoryError:  # memory may still be in use: a new process takes over
        return Chosen(error="MemoryError", last=True)
    except Exception as error:  # whatever else a bot does wrong, the process goes on
        return Chosen(error=f"{type(error).__name__}: {error}"[:300])


def hinted(view: View, most: int) -> list[Hint]:
    """The best moves for the seat whose view this is."""
    search, games = Budget(seconds=HINTED), Budget(seconds=PLAYED_OUT)
    found = hints(view, search, games, HINT_WORLDS, Rng(view.known.ply), most)
    text = view.game.moves.text
    return [
        Hint(text(one.move), [text(move) for move in one.then], one.value, one.reasons[:3], one.ends)
        for one in found
    ]


def limit_memory(megabytes: int) -> None:
    """Limit the memory of this process, where the system can."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))


def limit_time(seconds: float) -> None:
    """End this process when it takes much too long: the server, which would kill it, may be gone."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds and seconds + GRACE)


def main() -> None:
    """Answer until the pipe is closed. What a bot prints must not get into the answers."""
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
