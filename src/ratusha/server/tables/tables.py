"""All tables of this process: loading, changing, and hearing what other processes changed.

A change is made in memory under the table's lock, committed, and only then shown to anybody. When
the commit fails, the table is read again from its log.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

from ratusha.server import ids, limits, logs, ratings
from ratusha.server.metrics import Metrics
from ratusha.server.refusal import Refused, not_found
from ratusha.server.store import Store, Tx
from ratusha.server.store import log as log_store
from ratusha.server.store import people as people_store
from ratusha.server.store import seats as seat_store
from ratusha.server.store.log import Repeated
from ratusha.server.store.tx import Stale
from ratusha.server.tables import entries as e
from ratusha.server.tables.draft import Draft, restore, store
from ratusha.server.tables.engine import EngineFailed
from ratusha.server.tables.live import Live, rebuild

IN_MEMORY: Final = 2000
"""Tables nobody watches are forgotten beyond this number."""

ALWAYS: Final = (e.Moved, e.Rewound, e.Ended, e.Adopted, e.Replaced)
"""Entries that a log takes however long it is."""

MANY: Final = 500
"""Tables asked for in one query."""

T = TypeVar("T")

Listener = Callable[[Live], None]


class Tables:
    """The tables in memory, and the one way to change them."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.publish: Listener = lambda live: None
        """Shows a changed table to those who watch it."""
        self.listeners: list[Listener] = []
        """Called after a table changed here: bots, notifications."""
        self.chat_heard: Callable[[Live, seat_store.Said], None] = lambda live, said: None
        self.person_asked: Callable[[str, str], None] = lambda person, table: None
        self.person_shut: Callable[[str], None] = lambda person: None
        """Called when a session or a token of a person has ended, or he was blocked."""
        store.listen(self._heard)
        metrics.gauge("tables_in_memory", lambda: len(self._live))
        metrics.gauge("viewers", lambda: sum(self._viewers(live) for live in self._live.values()))

    @staticmethod
    def _viewers(live: Live) -> int:
        return sum(len(channel.outboxes) for channel in live.room.channels.values())

    async def get(self, id: str) -> Live:
        """The table with this id; Refused if there is none."""
        live = self._live.get(id)
        if live is not None:
            self._live.move_to_end(id)
            return live
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._load_new(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load_new(self, id: str) -> Live:
        secret = await self.store.read(lambda tx: log_store.secret_of(tx, id))
        if secret is None:
            raise not_found()
        live = self._new(id, secret)
        async with live.lock:
            await self._read(live)
            await self.follow(live)  # what a crash left undone
        self._live[id] = live
        self._forget_idle()
        return live

    def _new(self, id: str, secret: str) -> Live:
        live = Live(id, secret)
        live.lock.mend = lambda: self._read(live)
        return live

    async def _read(self, live: Live) -> None:
        """(Again) from the log, from the beginning."""
        fresh = Live(live.id, live.secret.hex)

        async def work(tx: Tx) -> None:
            rows = await log_store.entries_since(tx, live.id, 0)
            rebuild(fresh, rows)
            fresh.names = await people_store.names(tx, fresh.fold.people())
            await _look_up_ratings(tx, fresh)
            fresh.standing = await seat_store.standing(tx, live.id)
            if fresh.match is not None:
                for seat, stored in (await seat_store.drafts(tx, live.id)).items():
                    fresh.draft_kept = True
                    draft = restore(stored, fresh.state, seat)
                    if draft is not None:
                        fresh.drafts[seat] = draft

        await self.store.read(work)
        fresh.lock = live.lock
        fresh.room = live.room
        live.__dict__.update(fresh.__dict__)
        live.lock.torn = False

    def _forget_idle(self) -> None:
        for id in list(self._live):
            if len(self._live) <= IN_MEMORY:
                return
            live = self._live[id]
            if live.room.empty and not live.lock.locked():
                del self._live[id]

    # -- changing ----------------------------------------------------------------------------------

    async def create(self, id: str, creator: str, first: e.Created, secret: str) -> Live:
        """A new table with its first entry."""
        live = self._new(id, secret)
        at = ids.now()
        live.apply(1, at, first)
        settings = first.settings

        async def work(tx: Tx) -> None:
            await log_store.create(tx, id, settings.game, settings.open, creator, "{}", secret, at)
            await log_store.append(tx, id, 0, [first], live.summary(), at)
            live.names = await people_store.names(tx, live.fold.people() | {creator})

        await self.store.write(work)
        self._live[id] = live
        self.metrics.count("tables_created", game=settings.game)
        return live

    async def change(
        self, live: Live, entries: Sequence[e.AnyEntry], author: str = "", submit: str = "", draft: int = -1
    ) -> int:
        """Append entries to a table whose lock is held: commit, then show. Returns the new version.

        `draft` is the seat whose draft, as it is known here, they come from.

        Stale: another process was faster; the table has been read again, decide anew.
        """
        if live.version >= limits.ENTRIES and not any(isinstance(entry, ALWAYS) for entry in entries):
            raise Refused(409, "longer-log", n=limits.ENTRIES)
        at = ids.now()
        version = live.version
        known = (draft, live.draft_moves(draft)) if draft >= 0 else None
        done: list[e.AnyEntry] = []
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
            await self._commit(live, version, done, at, author, submit, known)
        except Repeated as first:
            await self._read(live)
            return first.version
        except BaseException:
            await self._read(live)
            raise
        reached = live.version
        self._show(live)
        await self.follow(live)
        return reached

    async def _commit(
        self,
        live: Live,
        version: int,
        entries: list[e.AnyEntry],
        at: int,
        author: str = "",
        submit: str = "",
        draft: tuple[int, list[str]] | None = None,
    ) -> None:
        summary = live.summary()
        moved = live.draft_kept and any(isinstance(entry, e.Moved | e.Rewound) for entry in entries)
        unknown = live.fold.people() - live.names.keys()
        drafts = list(live.drafts)
        over = any(isinstance(entry, e.Ended) for entry in entries)
        placed = ratings.places(live) if over else {}
        seats = [(seat, live.fold.seats[seat].person, place) for seat, place in placed.items()]
        seated = over or any(isinstance(entry, e.Sat | e.Started | e.Adopted) for entry in entries)

        async def work(tx: Tx) -> None:
            await log_store.append(
                tx, live.id, version, entries, summary, at, author, submit, live.seats_kept
            )
            if draft is not None:
                await seat_store.check_draft(tx, live.id, *draft)
            if moved:
                await seat_store.keep_only(tx, live.id, drafts)
            if unknown:
                live.names.update(await people_store.names(tx, unknown))
            if seats:
                await ratings.settle(tx, live.id, live.fold.settings.game, seats, at)
            if seated:
                await _look_up_ratings(tx, live)

        begun = time.monotonic()
        live.lock.torn = True
        await self.store.write(work)
        live.lock.torn = False
        self.metrics.timing("commit", time.monotonic() - begun)
        live.seats_kept = summary.seats
        live.draft_kept = bool(drafts) if moved else live.draft_kept

    async def engine_failed(self, live: Live, error: Exception) -> Refused:
        """The rules raised what they should not: freeze the table, whose lock is held, and say so."""
        logs.broken("engine failed", table=live.id, game=live.fold.settings.game, ply=live.ply)
        self.metrics.count("tables_frozen", game=live.fold.settings.game)
        await self._read(live)
        if live.fold.status == "playing":
            version = live.version
            at = ids.now()
            entry = e.Frozen(type(error.__cause__ or error).__name__)
            live.apply(version + 1, at, entry)
            await self._commit(live, version, [entry], at, "", "")
            self._show(live)
        return Refused(409, "frozen")

    async def shown(self, live: Live, show: Callable[[], T]) -> T:
        """What a table, whose lock is held, shows; if its engine fails at it, the table is frozen first."""
        try:
            return show()
        except EngineFailed as error:
            await self.engine_failed(live, error)
            return show()

    async def follow(self, live: Live) -> None:
        """What follows by itself: the end, standing answers, what all have agreed to."""
        while True:
            version = live.version
            at = ids.now()
            try:
                entry = self._next(live)
                if entry is None:
                    return
                live.apply(version + 1, at, entry)
                await self._commit(live, version, [entry], at, "", "")
            except Stale:
                await self._read(live)
                return
            except EngineFailed as error:
                await self.engine_failed(live, error)
                return
            self._show(live)

    def _next(self, live: Live) -> e.AnyEntry | None:
        fold = live.fold
        if live.outdated and fold.status == "playing":
            return e.Frozen("rules-version")
        if live.finished:
            return e.Ended("rules")
        if fold.proposal is not None and fold.agreed():
            what = fold.proposal.what
            if what == "take-back":
                return e.Rewound(fold.proposal.ply, "take-back")
            if what == "end":
                return e.Ended("agreed")
            return e.Paused(what == "pause")
        answer = live.standing_move()
        if answer is not None:
            seat, move = answer
            return e.Moved(
                live.ply, seat, live.state.game.moves.text(move), live.fold.seats[seat].person, "standing"
            )
        return None

    async def keep_draft(self, live: Live, seat: int, draft: Draft | None) -> None:
        """Keep a seat's draft; the lock is held."""
        stored = None if draft is None or not draft.moves else store(draft, live.ply)
        known = live.draft_moves(seat)
        try:
            await self.store.write(lambda tx: seat_store.set_draft(tx, live.id, seat, stored, known))
        except Stale:
            await self._read(live)
            raise
        if stored is None:
            live.drafts.pop(seat, None)
        else:
            assert draft is not None
            live.drafts[seat] = draft
            live.draft_kept = True
        self.publish(live)

    def _show(self, live: Live) -> None:
        self.publish(live)
        live.room.wake()
        for listener in self.listeners:
            listener(live)

    async def delete(self, id: str) -> None:
        """Remove a table altogether."""
        await self.store.write(lambda tx: log_store.delete(tx, id))
        self._drop(id)

    def _drop(self, id: str) -> None:
        live = self._live.pop(id, None)
        if live is not None:
            live.gone = True
            for channel in live.room.channels.values():
                for outbox in channel.outboxes:
                    outbox.close()

    # -- notices -----------------------------------------------------------------------------------

    def _heard(self, text: str) -> None:
        """A notice of the database: something changed, here or in another process."""
        if not text:
            for live in list(self._live.values()):
                self._later(self._catch_up(live, -1))
            return
        kind, _, rest = text.partition(" ")
        words = rest.split(" ", 4)
        if kind == "person":
            self.person_shut(words[0])
            return
        live_here = self._live.get(words[0])
        if kind == "table" and len(words) > 2:
            for person in filter(None, words[2].split(",")):
                self.person_asked(person, words[0])
        if live_here is None:
            return
        if kind == "table" and int(words[1]) > live_here.version:
            self._later(self._catch_up(live_here, *log_store.heard(words)))
        elif kind == "gone":
            self._drop(words[0])
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

    async def _catch_up(
        self, live: Live, version: int, told: Sequence[tuple[int, int, e.AnyEntry]] = ()
    ) -> None:
        """Apply what other processes added up to a version (-1: whichever there is), as told or as read."""
        async with live.lock:
            if 0 <= version <= live.version:
                return
            rows = [row for row in told if row[0] > live.version]
            if not rows or rows[0][0] != live.version + 1:
                since = live.version
                rows = await self.store.peek(lambda tx: log_store.entries_since(tx, live.id, since))
            try:
                for n, at, entry in rows:
                    live.apply(n, at, entry)
                live.seats_kept = (
                    live.seats()
                )  # as the other process wrote them; it has seen to the drafts, too
            except EngineFailed:
                await self._read(live)
            unknown = live.fold.people() - live.names.keys()
            if unknown:
                live.names.update(await self.store.read(lambda tx: people_store.names(tx, unknown)))
            if any(not isinstance(entry, e.Moved) for _, _, entry in rows):
                await self.store.read(lambda tx: _look_up_ratings(tx, live))
            self.publish(live)
            live.room.wake()

    async def _read_aside(self, live: Live) -> None:
        """What is kept beside the log changed: drafts, standing answers, who may look."""
        async with live.lock:
            await self._read(live)
            self.publish(live)

    async def _fetch_chat(self, live: Live, n: int) -> None:
        for said in await self.store.read(lambda tx: seat_store.chat(tx, live.id, 10, n - 1)):
            if said.n == n:
                self.chat_heard(live, said)

    async def look_for_missed(self) -> None:
        """Catch up with tables that are watched here and of whose change no notice came."""
        watched = [live for live in self._live.values() if not live.room.empty] if self.store.shared else []
        for start in range(0, len(watched), MANY):
            part = watched[start : start + MANY]
            known = await self.store.read(lambda tx: log_store.versions(tx, [live.id for live in part]))  # noqa: B023
            for live in part:
                if known.get(live.id, 0) > live.version and not live.lock.locked():
                    self._later(self._catch_up(live, known[live.id]))

    async def close(self) -> None:
        """Finish what is under way."""
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task

    def held(self, id: str) -> Live | None:
        """The table with this id, if it is in memory."""
        return self._live.get(id)

    def in_memory(self) -> list[Live]:
        """The tables held now."""
        return list(self._live.values())


async def _look_up_ratings(tx: Tx, live: Live) -> None:
    """At a rated table: what its people are rated, and what it did to that once it is over."""
    settings = live.fold.settings
    if settings.rated:
        known = await ratings.of_people(tx, settings.game, live.fold.people())
        live.ratings = {person: rating.shown() for person, rating in known.items()}
    if settings.rated and live.fold.status == "over":
        changes = await ratings.of_table(tx, live.id)
        live.rated = {seat: (change.before, change.after) for seat, change in changes.items()}
