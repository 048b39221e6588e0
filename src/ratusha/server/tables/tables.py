"""The tables of this process, and the one way to change them; `change_listener` follows what others change.

A change is made in memory under the table's lock, committed, and only then shown to anybody. When
the commit fails, the table is read again from its log.
"""

from __future__ import annotations

import contextlib
import time
import weakref
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from ratusha.server.base import ids, limits, logs
from ratusha.server.base.metrics import Metrics
from ratusha.server.model import entries as e
from ratusha.server.refusal import Refused, not_found
from ratusha.server.store import Store, Tx, repeats
from ratusha.server.store import log as log_store
from ratusha.server.store import people as people_store
from ratusha.server.store import seats as seat_store
from ratusha.server.store.repeats import RequestKey
from ratusha.server.store.tx import Stale, Work
from ratusha.server.tables import loading
from ratusha.server.tables.automatic import follows
from ratusha.server.tables.commit import Change, commit
from ratusha.server.tables.draft import Draft, store
from ratusha.server.tables.engine import WITHOUT_PREVIEWS, EngineFailed
from ratusha.server.tables.leaving import farewell, gone
from ratusha.server.tables.live import Live
from ratusha.server.tables.memory import MOST, Memory

ALWAYS: Final = (e.Moved, e.Rewound, e.Ended, e.Adopted, e.Replaced, e.BotFailed)
"""Entries that a log takes however long it is; a bot that failed is followed by a move."""

SEEN_OFF: Final = "gone-seen-off"
"""Under this name the database remembers that no seat of somebody who is gone was left in it."""

T = TypeVar("T")

Listener = Callable[[Live], None]
Publisher = Callable[[Live], Awaitable[None]]


async def _to_nobody(live: Live) -> None:
    """As long as nobody can watch."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is still to be written, and how."""

    live: Live
    write: Work[None]


class Tables:
    """The tables in memory, and the one way to change them."""

    def __init__(self, store: Store, metrics: Metrics, memory: int = MOST) -> None:
        self.store = store
        self.metrics = metrics
        self._memory = Memory(self._load, memory)
        self.publish: Publisher = _to_nobody
        """Shows a changed table to those who watch it; EngineFailed when its rules can't."""
        self.listeners: list[Listener] = []
        """Called after a table changed here: bots, notifications."""
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
            await self.read(live)
            if live.gone:
                raise not_found()
            await self._see_off(live)
            await self.follow(live)  # what a crash left undone
        return live

    async def _see_off(self, live: Live) -> None:
        """Nobody sits at a table, whose lock is held, who is not among the people any more."""
        while missing := gone(live):
            with contextlib.suppress(Stale):  # another process does the same: the table was read again
                await self.change(live, farewell(live, missing.pop()))

    async def see_off_the_gone(self) -> None:
        """Free all seats of people who are gone, once: an earlier version could leave them behind."""
        if await self.store.read(lambda tx: people_store.meta(tx, SEEN_OFF)):
            return
        for id in await self.store.read(seat_store.with_gone):
            with logs.told("a table with a seat of nobody can't be read", table=id):
                await self.get(id)
        await self.store.write(lambda tx: people_store.set_meta(tx, SEEN_OFF, "yes"))

    def _new(self, id: str, secret: str) -> Live:
        live = Live(id, secret)
        itself = weakref.ref(live)  # no circle, or a table that nobody holds would stay in memory
        live.lock.mend = lambda: self._mend(itself)
        return live

    async def _mend(self, itself: weakref.ref[Live]) -> None:
        live = itself()
        if live is not None:
            await self.read(live)

    async def read(self, live: Live) -> None:
        """(Again) from its log; the lock is held."""
        await loading.read(self.store, live)
        if live.gone:
            self.drop(live.id)

    # -- what other processes change -----------------------------------------------------------------

    async def fresh(self, id: str) -> Live:
        """The table with this id as the database has it now, whichever process changed it last."""
        live = await self.get(id)
        if self.store.shared:
            version, steps = await self.store.peek(lambda tx: seat_store.kept(tx, id))
            await self.catch_up(live, version)
            if version == live.version and steps != live.steps_kept:
                async with live.lock:
                    await self.read(live)
        return live

    async def behind(self, live: Live) -> bool:
        """Had another process changed this table, whose lock is held? It is then read again."""
        if not self.store.shared:
            return False
        before = live.version, live.steps_kept
        if await self.store.peek(lambda tx: seat_store.kept(tx, live.id)) == before:
            return False
        await self.read(live)
        await self.show(live)
        return (live.version, live.steps_kept) != before

    async def catch_up(
        self, live: Live, version: int, told: Sequence[tuple[int, int, e.AnyEntry]] = ()
    ) -> None:
        """Apply what other processes added up to a version (-1: whichever there is), as told or as read."""
        if 0 <= version <= live.version:
            return
        async with live.lock:
            if 0 <= version <= live.version:
                return
            rows = [row for row in told if row[0] > live.version]
            if not rows or rows[0][0] != live.version + 1:
                since = live.version
                rows = await self.store.peek(lambda tx: log_store.entries_since(tx, live.id, since))
            live.lock.torn = True
            try:
                for n, at, entry in rows:
                    live.apply(n, at, entry)
                # As the other process wrote them; it has seen to the drafts, too.
                live.seats_kept = live.seats()
                live.lock.torn = False
            except EngineFailed:
                await self.read(live)
            unknown = live.log_state.people() - live.names.keys()
            if unknown:
                live.names.update(await self.store.read(lambda tx: people_store.names(tx, unknown)))
            if any(not isinstance(entry, e.Moved) for _, _, entry in rows):
                await self.store.read(lambda tx: loading.look_up_ratings(tx, live))
            await self.show(live)
            live.room.wake()

    # -- changing ----------------------------------------------------------------------------------

    def prepare(self, id: str, entries: Sequence[e.AnyEntry], secret: str) -> NewTable:
        """A new table with its first entries, to be written."""
        live = self._new(id, secret)
        at = ids.now()
        for n, entry in enumerate(entries, 1):
            live.apply(n, at, entry)
        settings, creator = live.log_state.settings, live.log_state.creator
        summary = live.summary()

        async def write(tx: Tx) -> None:
            await people_store.check_there(tx, live.log_state.people() | {creator})
            await log_store.create(tx, id, settings.game, settings.open, creator, "{}", secret, at)
            await log_store.append(tx, id, 0, entries, summary, at)
            live.names = await people_store.names(tx, live.log_state.people() | {creator})
            await loading.look_up_ratings(tx, live)

        return NewTable(live, write)

    def take_in(self, new: NewTable) -> Live:
        """A new table is written: it is here, unless somebody has heard of it and read it already."""
        live = new.live
        live.seats_kept = live.seats()
        self.metrics.count("tables_created", game=live.log_state.settings.game)
        return self._memory.add(live)

    async def change(
        self,
        live: Live,
        entries: Sequence[e.AnyEntry],
        draft: int = -1,
        request_key: RequestKey | None = None,
        answer: str = "",
        also: Work[None] | None = None,
    ) -> int:
        """Append entries to a table whose lock is held: commit, then show. Returns the new version.

        `draft` is the seat whose draft, as it is known here, they come from; `request_key` the request that
        asks for it, which is remembered with its answer (as JSON; empty: the version). `also` is done in
        the same transaction.

        Stale: another process was faster; the table has been read again, decide anew.
        Repeated: this very request was carried out before.
        """
        if live.version >= limits.ENTRIES and not any(isinstance(entry, ALWAYS) for entry in entries):
            raise Refused("log_full", n=limits.ENTRIES)
        at = ids.now()
        version = live.version
        known = (draft, live.steps_kept.get(draft, [])) if draft >= 0 else None
        done: list[e.AnyEntry] = []
        live.lock.torn = True
        try:
            for entry in entries:
                live.apply(live.version + 1, at, entry)
                done.append(entry)
            if live.finished:  # in the same commit: no crash can leave a finished game without its end
                live.apply(live.version + 1, at, e.Ended("rules"))
                done.append(e.Ended("rules"))
        except EngineFailed as error:
            raise await self.engine_failed(live, error) from None
        try:
            await self._commit(live, Change(version, done, at, request_key, answer, known, also))
        except BaseException:
            await self.read(live)
            raise
        reached = live.version
        await self._show(live)
        await self.follow(live)
        return reached

    async def _commit(self, live: Live, change: Change) -> None:
        """Write what a table in memory has become; it is then no longer torn."""
        begun = time.monotonic()
        await commit(self.store, live, change)
        self.metrics.timing("commit", time.monotonic() - begun)

    async def engine_failed(self, live: Live, error: EngineFailed) -> Refused:
        """The rules failed at a table whose lock is held: it is frozen, and says so.

        If it stands still already, the rules are no longer asked to show it.
        """
        logs.broken("engine failed", table=live.id, game=live.log_state.settings.game, ply=live.ply)
        await self.read(live)
        if live.log_state.status not in ("open", "playing"):
            live.unseen = True
            return Refused("frozen")
        self.metrics.count("tables_frozen", game=live.log_state.settings.game)
        version = live.version
        at = ids.now()
        entry = e.Frozen("overran" if error.overran else type(error.__cause__ or error).__name__)
        live.lock.torn = True
        live.apply(version + 1, at, entry)
        try:
            await self._commit(live, Change(version, [entry], at))
        except Stale:  # another process was faster
            await self.read(live)
        await self._show(live)
        return Refused("frozen")

    async def shown(self, live: Live, show: Callable[[], T]) -> T:
        """What a table, whose lock is held, shows; if its engine fails at it, the table is frozen first."""
        for _ in range(3):  # then without previews, then as a frozen table, then without its position
            previews = len(WITHOUT_PREVIEWS)
            try:
                return show()
            except EngineFailed as error:
                if len(WITHOUT_PREVIEWS) == previews:
                    await self.engine_failed(live, error)
        return show()

    async def show(self, live: Live) -> None:
        """Show a table, whose lock is held, to those who watch it; if its engine fails, it is frozen."""
        if live.gone:
            return
        previews = len(WITHOUT_PREVIEWS)
        try:
            await self.publish(live)
        except EngineFailed as error:
            if len(WITHOUT_PREVIEWS) > previews:
                await self.show(live)
            elif live.log_state.status == "playing":
                await self.engine_failed(live, error)  # which shows it
            else:
                await self.engine_failed(live, error)
                await self.publish(live)

    async def follow(self, live: Live) -> None:
        """What follows by itself: the end, standing answers, what all have agreed to."""
        while True:
            version = live.version
            at = ids.now()
            try:
                entry = follows(live)
                if entry is None:
                    return
                live.lock.torn = True
                live.apply(version + 1, at, entry)
                await self._commit(live, Change(version, [entry], at))
            except Stale:
                await self.read(live)
                await self.show(live)
                return
            except EngineFailed as error:
                await self.engine_failed(live, error)
                return
            await self._show(live)

    async def unchanged(self, live: Live, request_key: RequestKey | None, answer: str = "") -> None:
        """A table whose lock is held is as the request wants it: that is remembered as done, too."""
        version = live.version

        async def work(tx: Tx) -> None:
            if await log_store.versions(tx, [live.id]) != {live.id: version}:
                raise Stale
            await repeats.keep(tx, live.id, request_key, answer, version, ids.now())

        if request_key is not None:
            await self._write_aside(live, work)

    async def _write_aside(self, live: Live, work: Work[None]) -> None:
        """Write what is not in the log of a table whose lock is held."""
        try:
            await self.store.write(work)
        except Stale:
            await self.read(live)
            raise

    async def keep_draft(
        self, live: Live, seat: int, draft: Draft | None, request_key: RequestKey | None
    ) -> None:
        """Keep a seat's draft; the lock is held."""
        stored = None if draft is None or not draft.moves else store(draft, live.ply)
        known = live.steps_kept.get(seat, [])

        async def work(tx: Tx) -> None:
            await repeats.keep(tx, live.id, request_key, "", live.version, ids.now())
            await seat_store.set_draft(tx, live.id, seat, stored, known)

        await self._write_aside(live, work)
        if stored is None:
            live.drafts.pop(seat, None)
            live.steps_kept.pop(seat, None)
        else:
            assert draft is not None
            live.drafts[seat] = draft
            live.steps_kept[seat] = stored.moves
        await self.show(live)
        live.room.wake()

    async def set_standing(
        self, live: Live, seat: int, key: str, policy: str, request_key: RequestKey | None
    ) -> None:
        """Keep a standing answer (none: ask me) of a seat; the lock is held."""

        async def work(tx: Tx) -> None:
            await repeats.keep(tx, live.id, request_key, "", live.version, ids.now())
            await seat_store.set_standing(tx, live.id, seat, key, policy)

        await self._write_aside(live, work)
        if policy:
            live.standing[seat, key] = policy
        else:
            live.standing.pop((seat, key), None)
        await self.show(live)
        live.room.wake()
        if live.playing and seat in live.asked():
            await self.follow(live)

    async def _show(self, live: Live) -> None:
        await self.show(live)
        live.room.wake()
        for listener in self.listeners:
            listener(live)

    async def delete(self, id: str) -> None:
        """Remove a table altogether."""
        await self.store.write(lambda tx: log_store.delete(tx, id))
        self.drop(id)

    def drop(self, id: str) -> None:
        """A table was removed: nobody looks at it any more."""
        live = self._memory.remove(id)
        if live is not None:
            live.gone = True
            for channel in live.room.channels.values():
                for outbox in channel.outboxes:
                    outbox.close()
            live.room.wake()

    def rename(self, person: str, name: str) -> None:
        """Somebody has another name now."""
        for live in self.in_memory():
            if person in live.names:
                live.names[person] = name
                live.rendered.clear()
                live.shared.clear()

    async def shut_out(self, live: Live, person: str, blocked: bool) -> None:
        """Somebody who sits at a table was shut out of the server, or let in again."""
        async with live.lock:
            if blocked:
                live.log_state.blocked.add(person)
            else:
                live.log_state.blocked.discard(person)
            live.shared.clear()
            await self._show(live)
            await self.follow(live)  # nobody waits for his consent

    def held(self, id: str) -> Live | None:
        """The table with this id, if it is in memory or on its way there."""
        return self._memory.held(id)

    def in_memory(self) -> list[Live]:
        """The tables held now."""
        return self._memory.all()
