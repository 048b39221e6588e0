"""The processes in which bots think: each thinks about one view at a time and is killed when it overruns.

A seat gets the process that it had last, if that one is idle: its bot is there, with its plan. The standard
library's pools can't stop one task: when one of their processes is killed, the pool is broken.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import struct
import sys
from collections import OrderedDict
from pathlib import Path
from typing import Final

import msgspec

from ratusha.server.bots import process_group
from ratusha.server.bots.bot_process import KEPT, Chosen, Hint, Question, frame
from ratusha.server.bots.engines import Engines, run_on

KILL_SECONDS: Final = 5.0
"""Seconds to wait for a killed process to close its pipes."""


class BotFailed(Exception):
    """The bot did not choose: `why` is slow or broken."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(detail)
        self.why = why


class Pool:
    """A few processes, started when they are needed."""

    def __init__(self, size: int, megabytes: int, engines: Engines) -> None:
        self._size = max(1, size)
        self._megabytes = megabytes
        self._engines = engines
        self._idle: list[asyncio.subprocess.Process | None] = [None] * self._size
        self._free = asyncio.Semaphore(self._size)
        """The number of idle processes."""
        self._places: OrderedDict[str, asyncio.subprocess.Process] = OrderedDict()
        """The process that each seat had last."""
        self._all: dict[asyncio.subprocess.Process, Path | None] = {}
        """All processes, each with the engines it was started on."""
        self._ending: set[asyncio.Task[None]] = set()
        """Tasks that wait for the end of killed processes."""

    async def choose(self, asked: Question) -> str:
        """The move, in notation; BotFailed when there is none in time."""
        answer = await self._answer(asked)
        if not answer.move:
            raise BotFailed("broken", answer.error or "no answer")
        return answer.move

    async def hints(self, asked: Question) -> list[Hint]:
        """The best moves; BotFailed when there are none in time."""
        answer = await self._answer(asked)
        if answer.error:
            raise BotFailed("broken", answer.error)
        return answer.hints

    async def _answer(self, asked: Question) -> Chosen:
        await self._free.acquire()
        worker = self._take(asked.place)
        try:
            if worker is not None and not self._usable(worker):
                self._kill(worker)
                worker = None
            if worker is None:
                worker = await self._start()
            answer = await asyncio.wait_for(_ask(worker, asked), asked.seconds)
            self._remember(asked.place, worker)
            if answer.last:
                self._kill(worker)
                worker = None
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            why = "slow" if isinstance(error, TimeoutError) else "broken"
            if worker is not None:
                self._kill(worker)
            worker = None
            raise BotFailed(why, type(error).__name__) from None
        except asyncio.CancelledError:
            if worker is not None:
                self._kill(worker)
            worker = None
            raise
        finally:
            self._idle.append(worker)
            self._free.release()
        return answer

    def _take(self, place: str) -> asyncio.subprocess.Process | None:
        """The idle process that the seat had last; else the one that was used last."""
        had = self._places.get(place)
        if had is not None and had in self._idle:
            self._idle.remove(had)
            return had
        return self._idle.pop()

    def _usable(self, worker: asyncio.subprocess.Process) -> bool:
        """Does it run, and on the best engines available?"""
        return worker.returncode is None and self._all[worker] == self._engines.folder

    def _remember(self, place: str, worker: asyncio.subprocess.Process) -> None:
        if place:
            self._places[place] = worker
            self._places.move_to_end(place)
            if len(self._places) > KEPT * self._size:
                self._places.popitem(last=False)

    async def _start(self) -> asyncio.subprocess.Process:
        engines = await self._engines.look()
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ratusha.server.bots.bot_process",
            str(self._megabytes),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={name: value for name, value in os.environ.items() if not name.startswith("RATUSHA_")
                 or name in ("RATUSHA_PURE", "RATUSHA_ENGINES")} | run_on(engines),
            start_new_session=True,
        )  # fmt: skip
        self._all[worker] = engines
        return worker

    def _kill(self, worker: asyncio.subprocess.Process) -> None:
        """Kill a process and everything it has started."""
        self._all.pop(worker, None)
        process_group.kill(worker)
        task = asyncio.ensure_future(_end(worker))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Stop all processes, and close their pipes."""
        for worker in list(self._all):
            self._kill(worker)
        await asyncio.gather(*self._ending)


async def _end(worker: asyncio.subprocess.Process) -> None:
    """Read a killed process's pipe to its end, unless a process that it has started keeps it open."""
    with contextlib.suppress(OSError, TimeoutError):
        await asyncio.wait_for(worker.communicate(), KILL_SECONDS)


async def _ask(worker: asyncio.subprocess.Process, asked: Question) -> Chosen:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(frame(msgspec.json.encode(asked)))
    await worker.stdin.drain()
    (size,) = struct.unpack(">I", await worker.stdout.readexactly(4))
    return msgspec.json.decode(await worker.stdout.readexactly(size), type=Chosen)
