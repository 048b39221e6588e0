"""The only way to change a table.

A change is made in memory under the table's lock, committed, and only then shown to anybody. When the commit
fails, the table is read again from its log.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from ratusha.server.base import ids, limits, logs
from ratusha.server.base.metrics import Metrics
from ratusha.server.model import entries as e
from ratusha.server.refusal import Refused
from ratusha.server.store import Store, Tx, repeated_requests
from ratusha.server.store import drafts as draft_store
from ratusha.server.store import log as log_store
from ratusha.server.store.interface import Stale, Work
from ratusha.server.store.repeated_requests import RequestKey
from ratusha.server.tables import loading
from ratusha.server.tables.commit import Change, commit
from ratusha.server.tables.live.automatic import automatic_entry
from ratusha.server.tables.live.draft import Draft, store
from ratusha.server.tables.live.rules_guard import WITHOUT_PREVIEWS, EngineFailed
from ratusha.server.tables.live.table import Live

ALWAYS: Final = (e.Moved, e.Rewound, e.Ended, e.Adopted, e.Replaced, e.BotFailed)
"""Entries that are accepted even when the log is full; a bot's failure is followed by a move."""

T = TypeVar("T")

Listener = Callable[[Live], None]
Publisher = Callable[[Live], Awaitable[None]]


async def _to_nobody(live: Live) -> None:
    """Before the hub is connected: show nothing."""


class Writer:
    """Changes tables whose locks are held, and shows the result."""

    def __init__(self, store: Store, metrics: Metrics, forget: Callable[[str], None]) -> None:
        self._store = store
        self._metrics = metrics
        self._forget = forget
        """Called with the id of a table that was removed."""
        self.publish: Publisher = _to_nobody
        """Shows a changed table to those who watch it; EngineFailed when its rules can't."""
        self.listeners: list[Listener] = []
        """Called after a table changed here: bots, notifications."""

    async def read(self, live: Live) -> None:
        """Read a table again from its log; the lock is held."""
        await loading.read(self._store, live)
        if live.gone:
            self._forget(live.id)

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

        `draft` is the seat whose draft, as this process knows it, they come from; `request_key` the request
        that asks for it, which is stored with its answer (as JSON; empty: the version). `also` is done in the
        same transaction. Stale: another process was faster; the table has been read again, decide again.
        Repeated: this very request was carried out before.
        """
        if live.version >= limits.ENTRIES and not any(isinstance(entry, ALWAYS) for entry in entries):
            raise Refused("log_full", n=limits.ENTRIES)
        at = ids.now()
        version = live.version
        known = (draft, live.kept.steps.get(draft, [])) if draft >= 0 else None
        done: list[e.AnyEntry] = []
        live.lock.uncommitted = True
        try:
            for entry in entries:
                live.apply(live.version + 1, at, entry)
                done.append(entry)
            if live.history.finished:  # in the same commit: a crash can't separate them
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
        await self.announce(live)
        await self.add_automatic(live)
        return reached

    async def _commit(self, live: Live, change: Change) -> None:
        """Commit the changes of a table in memory; afterwards it agrees with the database again."""
        begun = time.monotonic()
        await commit(self._store, live, change)
        self._metrics.timing("commit", time.monotonic() - begun)

    async def engine_failed(self, live: Live, error: EngineFailed) -> Refused:
        """The rules failed at a table whose lock is held: freeze it, and show that.

        If it is frozen or over already, its rules are no longer asked to show it.
        """
        logs.log_error("engine failed", table=live.id, game=live.log_state.settings.game, ply=live.ply)
        await self.read(live)
        if live.log_state.status not in ("open", "playing"):
            live.history.unseen = True
            return Refused("frozen")
        self._metrics.count("tables_frozen", game=live.log_state.settings.game)
        version = live.version
        at = ids.now()
        entry = e.Frozen("overran" if error.overran else type(error.__cause__ or error).__name__)
        live.lock.uncommitted = True
        live.apply(version + 1, at, entry)
        try:
            await self._commit(live, Change(version, [entry], at))
        except Stale:  # another process was faster
            await self.read(live)
        await self.announce(live)
        return Refused("frozen")

    async def shown(self, live: Live, show: Callable[[], T]) -> T:
        """What a table, whose lock is held, shows; if its engine fails, the table is frozen first."""
        for _ in range(3):  # then without previews, then as a frozen table, then without its position
            previews = len(WITHOUT_PREVIEWS)
            try:
                return show()
            except EngineFailed as error:
                if len(WITHOUT_PREVIEWS) == previews:
                    await self.engine_failed(live, error)
        return show()

    async def show(self, live: Live) -> None:
        """Show a table, whose lock is held, to its viewers; if its engine fails, it is frozen."""
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

    async def reshow(self, live: Live) -> None:
        """Show a table again after a change that is not in its log; long polls are answered, too."""
        await self.show(live)
        live.room.wake()

    async def add_automatic(self, live: Live) -> None:
        """Add what happens without a request: the end, standing answers, what all have agreed to."""
        while True:
            version = live.version
            at = ids.now()
            try:
                entry = automatic_entry(live)
                if entry is None:
                    return
                live.lock.uncommitted = True
                live.apply(version + 1, at, entry)
                await self._commit(live, Change(version, [entry], at))
            except Stale:
                await self.read(live)
                await self.show(live)
                return
            except EngineFailed as error:
                await self.engine_failed(live, error)
                return
            await self.announce(live)

    async def unchanged(self, live: Live, request_key: RequestKey | None, answer: str = "") -> None:
        """A table, whose lock is held, already is as the request wants it: store that the request is done."""
        version = live.version

        async def work(tx: Tx) -> None:
            if await log_store.versions(tx, [live.id]) != {live.id: version}:
                raise Stale
            await repeated_requests.keep(tx, live.id, request_key, answer, version, ids.now())

        if request_key is not None:
            await self._write_aside(live, work)

    async def _write_aside(self, live: Live, work: Work[None]) -> None:
        """Write something beside the log of a table whose lock is held."""
        try:
            await self._store.write(work)
        except Stale:
            await self.read(live)
            raise

    async def keep_draft(
        self, live: Live, seat: int, draft: Draft | None, request_key: RequestKey | None
    ) -> None:
        """Store a seat's draft; the lock is held."""
        stored = None if draft is None or not draft.moves else store(draft, live.ply)
        known = live.kept.steps.get(seat, [])

        async def work(tx: Tx) -> None:
            await repeated_requests.keep(tx, live.id, request_key, "", live.version, ids.now())
            await draft_store.set_draft(tx, live.id, seat, stored, known)

        await self._write_aside(live, work)
        if stored is None:
            live.kept.drafts.pop(seat, None)
            live.kept.steps.pop(seat, None)
        else:
            assert draft is not None
            live.kept.drafts[seat] = draft
            live.kept.steps[seat] = stored.moves
        await self.reshow(live)

    async def set_standing(
        self, live: Live, seat: int, key: str, policy: str, request_key: RequestKey | None
    ) -> None:
        """Store a seat's standing answer (empty: ask me); the lock is held."""

        async def work(tx: Tx) -> None:
            await repeated_requests.keep(tx, live.id, request_key, "", live.version, ids.now())
            await draft_store.set_standing(tx, live.id, seat, key, policy)

        await self._write_aside(live, work)
        if policy:
            live.kept.standing[seat, key] = policy
        else:
            live.kept.standing.pop((seat, key), None)
        await self.reshow(live)
        if live.playing and seat in live.asked():
            await self.add_automatic(live)

    async def announce(self, live: Live) -> None:
        """Show a changed table, and pass it on to long polls, bots and notifications."""
        await self.reshow(live)
        for listener in self.listeners:
            listener(live)
