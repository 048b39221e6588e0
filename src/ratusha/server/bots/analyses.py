"""Analyses of finished games: one at a time, in a process of its own, kept while there is room."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

import msgspec

from ratusha.arena.analysis import Analysis, from_dict
from ratusha.server.base import logs
from ratusha.server.bots import process_group
from ratusha.server.bots.engines import Engines, run_on
from ratusha.server.settings import Settings
from ratusha.server.store.background import Background

KEPT: Final = 100
"""Analyses kept in memory; the one not asked for longest is dropped first."""
WAITING: Final = 20
"""At most this many games wait to be analysed."""
SECONDS: Final = 1800.0
"""An analysis is stopped after this many seconds."""
LONGEST: Final = 1 << 24
"""The most bytes of an analysis."""


@dataclass
class Job:
    """The analysis of one game: how far it is, and its result."""

    done: int = 0
    total: int = 0
    analysis: Analysis | None = None
    failed: bool = False


class Analyses:
    """The analyses that this process has made, is making or will make."""

    def __init__(self, settings: Settings, engines: Engines) -> None:
        self._engines = engines
        self._megabytes = settings.bot_memory
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._background = Background("an analysis failed")
        self._one = asyncio.Semaphore(1)

    def known(self, table: str) -> Job | None:
        """What is known about a table's game."""
        job = self._jobs.get(table)
        if job is not None:
            self._jobs.move_to_end(table)
        return job

    def start(self, table: str, record: str) -> Job | None:
        """Analyse a game; None if too many are waiting already."""
        if len(self._background.tasks) >= WAITING:
            return None
        job = self._jobs[table] = Job()
        while len(self._jobs) > KEPT:
            self._jobs.popitem(last=False)
        self._background.start(self._run(job, table, record))
        return job

    async def close(self) -> None:
        """Stop, and end the processes."""
        await self._background.close()

    async def _run(self, job: Job, table: str, record: str) -> None:
        async with self._one:
            try:
                await asyncio.wait_for(self._look(job, record), SECONDS)
            except Exception as error:  # whatever went wrong, it concerns this analysis only
                logs.log("analysis failed", level=30, table=table, why=type(error).__name__)
            job.failed = job.analysis is None

    async def _look(self, job: Job, record: str) -> None:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ratusha.server.bots.analysis_process",
            str(self._megabytes),
            str(SECONDS),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, **run_on(await self._engines.look())},
            start_new_session=True,
            limit=LONGEST,
        )
        try:
            assert worker.stdin is not None
            assert worker.stdout is not None
            worker.stdin.write(record.encode())
            await worker.stdin.drain()
            worker.stdin.close()
            while line := await worker.stdout.readline():
                told = msgspec.json.decode(line)
                if isinstance(told, list):
                    job.done, job.total = told
                else:
                    job.analysis = from_dict(told)
        finally:
            process_group.kill(worker)
            await worker.wait()
