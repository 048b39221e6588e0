"""Hearing what changed: notices of the database, from this process and from all others."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, Final

from ratusha.server.base import ids, logs
from ratusha.server.store import log as log_store
from ratusha.server.store import seats as seat_store
from ratusha.server.tables.live import Live
from ratusha.server.tables.tables import Tables

MANY: Final = 500
"""Tables asked for in one query."""


class ChangeListener:
    """Follows what other processes do to the tables that are held here."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tasks: set[asyncio.Task[None]] = set()
        self.chat_heard: Callable[[Live, seat_store.Said], None] = lambda live, said: None
        self.person_asked: Callable[[str, str], None] = lambda person, table: None
        self.people_here: Callable[[str, str, frozenset[str]], None] = lambda table, process, people: None
        """Called when another process tells who is at a table there."""
        self.person_shut: Callable[[str], None] = lambda person: None
        """Called when a session or a token of a person has ended, or he was blocked."""
        tables.store.listen(self._heard)

    def _heard(self, text: str) -> None:
        """A notice of the database: something changed, here or in another process."""
        if not text:
            for live in self._tables.in_memory():
                self._later(self._tables.catch_up(live, -1))
            return
        kind, _, rest = text.partition(" ")
        words = rest.split(" ", 4)
        if kind == "person":
            self.person_shut(words[0])
            return
        if kind == "blocked":
            for live in self._tables.in_memory():
                if words[0] in live.log_state.people():
                    self._later(self._tables.shut_out(live, words[0], words[1] == "1"))
            return
        if kind == "renamed":
            person, _, name = rest.partition(" ")
            self._tables.rename(person, name)
            return
        if kind == "here":
            self.people_here(words[0], words[1], frozenset(filter(None, words[2].split(","))))
            return
        live_here = self._tables.held(words[0])
        if kind == "table" and len(words) > 2:
            for person in filter(None, words[2].split(",")):
                self.person_asked(person, words[0])
        if live_here is None:
            return
        if kind == "table" and int(words[1]) > live_here.version:
            self._later(self._tables.catch_up(live_here, *log_store.heard(words)))
        elif kind == "gone":
            self._tables.drop(words[0])
        elif kind == "chat":
            self._later(self._fetch_chat(live_here, int(words[1])))
        elif kind == "access":
            live_here.room.show_out()
        elif kind in ("draft", "standing") and words[-1] != ids.PROCESS:
            self._later(self._read_aside(live_here))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logs.log("background work failed", level=40, error=repr(task.exception()))

    async def _read_aside(self, live: Live) -> None:
        """What is kept beside the log changed: drafts, standing answers, who may look."""
        async with live.lock:
            await self._tables.read(live)
            await self._tables.show(live)

    async def _show(self, live: Live) -> None:
        async with live.lock:
            await self._tables.show(live)

    async def _fetch_chat(self, live: Live, n: int) -> None:
        for said in await self._tables.store.read(lambda tx: seat_store.chat(tx, live.id, 10, n - 1)):
            if said.n == n:
                self.chat_heard(live, said)

    async def look_for_missed(self) -> None:
        """Catch up with tables that are watched here and of whose change no notice came."""
        store = self._tables.store
        watched = [live for live in self._tables.in_memory() if not live.room.empty] if store.shared else []
        for start in range(0, len(watched), MANY):
            part = watched[start : start + MANY]
            known = await store.read(lambda tx: log_store.versions(tx, [live.id for live in part]))  # noqa: B023
            for live in part:
                if live.lock.locked():
                    continue
                if known.get(live.id, 0) > live.version:
                    self._later(self._tables.catch_up(live, known[live.id]))
                elif live.room.behind(live.version):
                    self._later(self._show(live))

    async def close(self) -> None:
        """Stop what is under way."""
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
