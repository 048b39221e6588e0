"""The tables of this process: at most one object in memory for each, kept equal to the database.

`writer` changes them; `change_listener` follows what other processes change.
"""

from __future__ import annotations

import contextlib
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ratusha.server.base import ids, logs
from ratusha.server.base.metrics import Metrics
from ratusha.server.model import entries as e
from ratusha.server.refusal import not_found
from ratusha.server.store import Store, Tx
from ratusha.server.store import drafts as draft_store
from ratusha.server.store import log as log_store
from ratusha.server.store import people as people_store
from ratusha.server.store import seats as seat_store
from ratusha.server.store.interface import Stale, Work
from ratusha.server.tables.leaving import deleted_people, leaving_entries
from ratusha.server.tables.live.rules_guard import EngineFailed
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.memory import MOST, Memory
from ratusha.server.tables.writer import Writer

SEATS_FREED: Final = "gone-seen-off"
"""Under this name the database stores that no seat of a deleted person is left in it."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is yet to be written, and its first entries."""

    live: Live
    write: Work[None]


class Tables:
    """The tables in memory, and how they get there."""

    def __init__(self, store: Store, metrics: Metrics, memory: int = MOST) -> None:
        self.store = store
        self.metrics = metrics
        self._memory = Memory(self._load, memory)
        self.writer = Writer(store, metrics, self.drop)
        self.link: Callable[[str], str] = "/i/{}".format
        """The address of an invitation."""
        metrics.gauge("tables_in_memory", lambda: len(self._memory))
        metrics.gauge("tables_memory_bytes", lambda: self._memory.size)
        metrics.gauge("viewers", lambda: sum(self._viewers(live) for live in self.in_memory()))

    @staticmethod
    def _viewers(live: Live) -> int:
        return sum(len(channel.outboxes) for channel in live.room.channels.values())

    async def get(self, id: str) -> Live:
        """The table with this id; Refused if there is none."""
        return await self._memory.get(id)

    async def _load(self, id: str) -> Live:
        secret = await self.store.read(lambda tx: log_store.secret_of(tx, id))
        if secret is None:
            raise not_found()
        live = self._new(id, secret)
        self._memory.arrives(live)
        async with live.lock:
            await self.writer.read(live)
            if live.gone:
                raise not_found()
            await self._free_deleted_seats(live)
            await self.writer.add_automatic(live)  # what was left undone by a crash
        return live

    async def _free_deleted_seats(self, live: Live) -> None:
        """Free the seats of deleted people at a table whose lock is held."""
        while missing := deleted_people(live):
            with contextlib.suppress(Stale):  # another process does the same: the table was read again
                await self.writer.change(live, leaving_entries(live, missing.pop()))

    async def free_seats_of_deleted_people(self) -> None:
        """Free all seats of deleted people, once: an earlier version of the server could leave some."""
        if await self.store.read(lambda tx: people_store.meta(tx, SEATS_FREED)):
            return
        for id in await self.store.read(seat_store.with_gone):
            with logs.errors_logged("a table with a seat of nobody can't be read", table=id):
                await self.get(id)
        await self.store.write(lambda tx: people_store.set_meta(tx, SEATS_FREED, "yes"))

    def _new(self, id: str, secret: str) -> Live:
        live = Live(id, secret)
        itself = weakref.ref(live)  # no reference cycle, or unused tables would stay in memory
        live.lock.mend = lambda: self._mend(itself)
        return live

    async def _mend(self, itself: weakref.ref[Live]) -> None:
        live = itself()
        if live is not None:
            await self.writer.read(live)

    # -- what other processes change -----------------------------------------------------------------

    async def fresh(self, id: str) -> Live:
        """The table with this id as the database has it now, whichever process changed it last."""
        live = await self.get(id)
        if self.store.shared:
            version, steps = await self.store.peek(lambda tx: draft_store.kept(tx, id))
            await self.catch_up(live, version)
            if version == live.version and steps != live.kept.steps:
                async with live.lock:
                    await self.writer.read(live)
        return live

    async def behind(self, live: Live) -> bool:
        """Had another process changed this table, whose lock is held? Then it was read again."""
        if not self.store.shared:
            return False
        before = live.version, live.kept.steps
        if await self.store.peek(lambda tx: draft_store.kept(tx, live.id)) == before:
            return False
        await self.writer.read(live)
        await self.writer.show(live)
        return (live.version, live.kept.steps) != before

    async def catch_up(
        self, live: Live, version: int, told: Sequence[tuple[int, int, e.AnyEntry]] = ()
    ) -> None:
        """Apply what other processes added up to a version (-1: all there is), from a notice or from the
        database."""
        if 0 <= version <= live.version:
            return
        async with live.lock:
            if 0 <= version <= live.version:
                return
            rows = [row for row in told if row[0] > live.version]
            if not rows or rows[0][0] != live.version + 1:
                since = live.version
                rows = await self.store.peek(lambda tx: log_store.entries_since(tx, live.id, since))
            live.lock.uncommitted = True
            try:
                for n, at, entry in rows:
                    live.apply(n, at, entry)
                # As the other process wrote them; it has updated the drafts, too.
                live.kept.seats = live.history.seats()
                live.lock.uncommitted = False
            except EngineFailed:
                await self.writer.read(live)
            unknown = live.log_state.people() - live.kept.names.keys()
            if unknown:
                live.kept.names.update(await self.store.read(lambda tx: people_store.names(tx, unknown)))
            if any(not isinstance(entry, e.Moved) for _, _, entry in rows):
                await self.store.read(lambda tx: live.kept.look_up_ratings(tx, live.id, live.log_state))
            await self.writer.show(live)
            live.room.wake()

    # -- new ones and those that go -----------------------------------------------------------------

    def prepare(self, id: str, entries: Sequence[e.AnyEntry], secret: str) -> NewTable:
        """A new table with its first entries, yet to be written."""
        live = self._new(id, secret)
        at = ids.now()
        for n, entry in enumerate(entries, 1):
            live.apply(n, at, entry)
        settings, creator = live.log_state.settings, live.log_state.creator
        summary = live.history.summary()

        async def write(tx: Tx) -> None:
            await people_store.check_there(tx, live.log_state.people() | {creator})
            await log_store.create(tx, id, settings.game, settings.open, creator, "{}", secret, at)
            await log_store.append(tx, id, 0, entries, summary, at)
            live.kept.names = await people_store.names(tx, live.log_state.people() | {creator})
            await live.kept.look_up_ratings(tx, live.id, live.log_state)

        return NewTable(live, write)

    def take_in(self, new: NewTable) -> Live:
        """A new table was written: keep it in memory, unless it has been read already because of a notice."""
        live = new.live
        live.kept.seats = live.history.seats()
        self.metrics.count("tables_created", game=live.log_state.settings.game)
        return self._memory.add(live)

    async def delete(self, id: str) -> None:
        """Remove a table altogether."""
        await self.store.write(lambda tx: log_store.delete(tx, id))
        self.drop(id)

    def drop(self, id: str) -> None:
        """A table was deleted: close the connections to it."""
        live = self._memory.remove(id)
        if live is not None:
            live.gone = True
            for channel in live.room.channels.values():
                channel.close()
            live.room.wake()

    def rename(self, person: str, name: str) -> None:
        """A person has changed his name."""
        for live in self.in_memory():
            if person in live.kept.names:
                live.kept.names[person] = name
                live.room.forget_lines()
                live.room.shared.clear()

    async def shut_out(self, live: Live, person: str, blocked: bool) -> None:
        """A person who sits at a table was blocked or unblocked."""
        async with live.lock:
            if blocked:
                live.log_state.blocked.add(person)
            else:
                live.log_state.blocked.discard(person)
            live.room.shared.clear()
            await self.writer.announce(live)
            await self.writer.add_automatic(live)  # nobody waits for his consent

    def held(self, id: str) -> Live | None:
        """The table with this id, if it is in memory or being loaded."""
        return self._memory.held(id)

    def in_memory(self) -> list[Live]:
        """The tables in memory."""
        return self._memory.all()
