"""Queries about what is stored for a seat: the draft of its turn, its standing answers."""

from __future__ import annotations

import msgspec

from ratusha.server.base.ids import PROCESS
from ratusha.server.model.draft import StoredDraft
from ratusha.server.model.notices import KeptChanged
from ratusha.server.store.interface import Stale, Tx


async def check_draft(tx: Tx, table: str, seat: int, known: list[str]) -> None:
    """Stale if the stored draft is not the one that this process knows."""
    row = await tx.one("SELECT moves FROM drafts WHERE table_id = ? AND seat = ?" + tx.lock, table, seat)
    moves = [] if row is None else msgspec.json.decode(row[0], type=StoredDraft).moves
    if moves != known:
        raise Stale


async def set_draft(tx: Tx, table: str, seat: int, draft: StoredDraft | None, known: list[str]) -> None:
    """Store a seat's draft, or remove it; Stale if the stored one is not the one that this process knows."""
    await check_draft(tx, table, seat, known)
    if draft is None:
        await tx.run("DELETE FROM drafts WHERE table_id = ? AND seat = ?", table, seat)
    else:
        await tx.run(
            "INSERT INTO drafts (table_id, seat, version, moves) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET version = excluded.version, moves = excluded.moves",
            table,
            seat,
            draft.ply,
            msgspec.json.encode(draft).decode(),
        )
    tx.notify(KeptChanged(table, PROCESS))


async def keep_only(tx: Tx, table: str, seats: list[int]) -> None:
    """Remove all drafts of a table except those of these seats."""
    for row in await tx.rows("SELECT seat FROM drafts WHERE table_id = ?", table):
        if row[0] not in seats:
            await tx.run("DELETE FROM drafts WHERE table_id = ? AND seat = ?", table, row[0])


async def drafts(tx: Tx, table: str) -> dict[int, StoredDraft]:
    rows = await tx.rows("SELECT seat, moves FROM drafts WHERE table_id = ?", table)
    return {row[0]: msgspec.json.decode(row[1], type=StoredDraft) for row in rows}


async def kept(tx: Tx, table: str) -> tuple[int, dict[int, list[str]]]:
    """The version of a table, and the steps of its stored drafts."""
    rows = await tx.rows(
        "SELECT t.version, d.seat, d.moves FROM tables t LEFT JOIN drafts d ON d.table_id = t.id"
        " WHERE t.id = ?",
        table,
    )
    steps = {
        row[1]: msgspec.json.decode(row[2], type=StoredDraft).moves for row in rows if row[1] is not None
    }
    return (rows[0][0] if rows else 0), steps


async def set_standing(tx: Tx, table: str, seat: int, key: str, policy: str) -> None:
    """Store a standing answer for this table; an empty policy removes it."""
    if policy:
        await tx.run(
            "INSERT INTO standing (table_id, seat, key, policy) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, seat, key) DO UPDATE SET policy = excluded.policy",
            table,
            seat,
            key,
            policy,
        )
    else:
        await tx.run("DELETE FROM standing WHERE table_id = ? AND seat = ? AND key = ?", table, seat, key)
    tx.notify(KeptChanged(table, PROCESS))


async def forget_standing(tx: Tx, table: str, seat: int) -> None:
    """Remove a seat's standing answers: another person has it now."""
    await tx.run("DELETE FROM standing WHERE table_id = ? AND seat = ?", table, seat)


async def standing(tx: Tx, table: str) -> dict[tuple[int, str], str]:
    rows = await tx.rows("SELECT seat, key, policy FROM standing WHERE table_id = ?", table)
    return {(row[0], row[1]): row[2] for row in rows}
