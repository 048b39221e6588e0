"""Work that nobody awaits: it is kept until it is done, and its errors are logged."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from ratusha.server.store import report


class Background:
    """The work of one part of the server that is under way."""

    def __init__(self, failed: str) -> None:
        """`failed` is what the log says when some of it fails."""
        self._failed = failed
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin, and go on without waiting for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            report(self._failed, error)

    async def close(self) -> None:
        """Stop all of it, also what has not yet begun."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
