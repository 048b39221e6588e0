"""Reading a table from its log, and what is kept beside it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from ratusha.server.base import logs
from ratusha.server.model import entries as e
from ratusha.server.model.draft import StoredDraft
from ratusha.server.store import Store, Tx
from ratusha.server.store import drafts as draft_store
from ratusha.server.store import invitations as invitation_store
from ratusha.server.store import log as log_store
from ratusha.server.store import people as people_store
from ratusha.server.tables.live.draft import restore
from ratusha.server.tables.live.history import History
from ratusha.server.tables.live.kept_data import KeptData
from ratusha.server.tables.live.rules_guard import EngineFailed
from ratusha.server.tables.live.table import Live

AT_ONCE: Final = 0.02
"""Seconds that the rules of one table may work before other tables get a turn."""
SLOW: Final = 0.05
"""Seconds for one step, beyond which rules are slow."""

Rows = Sequence[tuple[int, int, e.AnyEntry]]


class Turns:
    """Lets other tasks run while much is done for one table."""

    def __init__(self) -> None:
        self._since = time.monotonic()

    async def give(self) -> None:
        """After a long step let others run; after a very long one, for as long as it took."""
        taken = time.monotonic() - self._since
        if taken > AT_ONCE:
            await asyncio.sleep(taken if taken > SLOW else 0)
            self._since = time.monotonic()


async def read(store: Store, live: Live) -> None:
    """Read a table, whose lock is held, from the beginning of its log; also when it was read before."""
    history, kept = History(live.history.secret.hex), KeptData()

    async def log(tx: Tx) -> tuple[Rows, dict[int, StoredDraft]]:
        kept.standing = await draft_store.standing(tx, live.id)
        kept.invites = await invitation_store.invites(tx, live.id)
        return await log_store.entries_since(tx, live.id, 0), await draft_store.drafts(tx, live.id)

    async def people(tx: Tx) -> None:
        log_state = history.log_state
        kept.names = await people_store.names(tx, log_state.everybody())
        log_state.blocked = await people_store.blocked(tx, log_state.people())
        await kept.look_up_ratings(tx, live.id, log_state)

    rows, drafts = await store.read(log)
    await _rebuild(live.id, history, rows)
    if history.match is not None:
        kept.steps = {seat: stored.moves for seat, stored in drafts.items()}
        for seat, stored in drafts.items():
            _take_up(live.id, history, kept, seat, stored)
    await store.read(people)
    live.gone = not rows
    live.take_over(history, kept)


async def _rebuild(id: str, history: History, rows: Rows) -> None:
    """Apply stored entries; if the engine fails on one, the table is frozen at the position before it."""
    turns = Turns()
    for version, at, entry in rows:
        await turns.give()
        try:
            history.apply(version, at, entry)
        except EngineFailed as error:
            if history.outdated:  # as expected
                history.apply_without_rules(version, at, entry)
                continue
            logs.log_error("engine failed on a stored entry", table=id, version=version)
            history.log_state.apply(e.Frozen(str(error)[:200]), at)
            history.version = rows[-1][0]
            return


def _take_up(id: str, history: History, kept: KeptData, seat: int, stored: StoredDraft) -> None:
    """Restore a stored draft, unless the rules fail on it."""
    try:
        draft = restore(stored, history.state, seat)
    except EngineFailed:
        logs.log_error("engine failed on a kept draft", table=id)
        return
    if draft is not None:
        kept.drafts[seat] = draft
