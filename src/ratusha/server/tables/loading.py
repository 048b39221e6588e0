"""Reading a table from its log, and what is kept beside it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from ratusha.server.base import logs
from ratusha.server.model import entries as e
from ratusha.server.model.draft import StoredDraft
from ratusha.server.store import Store, Tx, ratings
from ratusha.server.store import log as log_store
from ratusha.server.store import people as people_store
from ratusha.server.store import seats as seat_store
from ratusha.server.tables.draft import restore
from ratusha.server.tables.engine import EngineFailed
from ratusha.server.tables.live import Line, Live

AT_ONCE: Final = 0.02
"""Seconds that the rules of one table work before it is another's turn."""
SLOW: Final = 0.05
"""Rules that need as long for one thing are slow."""

Rows = Sequence[tuple[int, int, e.AnyEntry]]


class Turns:
    """Lets others go on while much is done for one table."""

    def __init__(self) -> None:
        self._since = time.monotonic()

    async def give(self) -> None:
        """If it has taken long, let the others have their turn; after very long, for the same time."""
        taken = time.monotonic() - self._since
        if taken > AT_ONCE:
            await asyncio.sleep(taken if taken > SLOW else 0)
            self._since = time.monotonic()


async def read(store: Store, live: Live) -> None:
    """(Again) from the log, from the beginning; the lock is held."""
    fresh = Live(live.id, live.secret.hex)

    async def log(tx: Tx) -> tuple[Rows, dict[int, StoredDraft], dict[tuple[int, str], str]]:
        return (
            await log_store.entries_since(tx, live.id, 0),
            await seat_store.drafts(tx, live.id),
            await seat_store.standing(tx, live.id),
        )

    async def people(tx: Tx) -> None:
        fresh.names = await people_store.names(tx, fresh.log_state.everybody())
        fresh.log_state.blocked = await people_store.blocked(tx, fresh.log_state.people())
        await look_up_ratings(tx, fresh)

    rows, drafts, standing = await store.read(log)
    await _rebuild(fresh, rows)
    fresh.standing = standing
    fresh.gone = not rows
    if fresh.match is not None:
        fresh.steps_kept = {seat: stored.moves for seat, stored in drafts.items()}
        for seat, stored in drafts.items():
            _take_up(fresh, seat, stored)
    await store.read(people)
    fresh.lock = live.lock
    fresh.room = live.room
    live.__dict__.update(fresh.__dict__)
    live.lock.torn = False


async def _rebuild(live: Live, rows: Rows) -> None:
    """Apply stored entries; an engine that fails on them freezes the table where it still holds."""
    turns = Turns()
    for version, at, entry in rows:
        await turns.give()
        try:
            live.apply(version, at, entry)
        except EngineFailed as error:
            if live.outdated:  # no wonder: what is not about the position still counts
                live.lost = True
                live.log_state.apply(entry, at)
                live.version = version
                live.lines.append(Line(version, at, entry, live.ply, live.ply, []))
                continue
            logs.broken("engine failed on a stored entry", table=live.id, version=version)
            live.log_state.apply(e.Frozen(str(error)[:200]), at)
            live.version = rows[-1][0]
            return


def _take_up(live: Live, seat: int, stored: StoredDraft) -> None:
    """Go on with a kept draft, unless the rules fail on it."""
    try:
        draft = restore(stored, live.state, seat)
    except EngineFailed:
        logs.broken("engine failed on a kept draft", table=live.id)
        return
    if draft is not None:
        live.drafts[seat] = draft


async def look_up_ratings(tx: Tx, live: Live) -> None:
    """At a rated table: what its people are rated, and what it did to that once it is over."""
    settings = live.log_state.settings
    if settings.rated:
        known = await ratings.of_people(tx, settings.game, live.log_state.people())
        live.ratings = {person: rating.shown() for person, rating in known.items()}
    if settings.rated and live.log_state.status == "over":
        changes = await ratings.of_table(tx, live.id)
        live.rated = {seat: (change.before, change.after) for seat, change in changes.items()}
