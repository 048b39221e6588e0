"""Queries about who sits where, and about what a guest's account takes over."""

from __future__ import annotations

from ratusha.server.store import repeated_requests
from ratusha.server.store.chat import coach_rooms
from ratusha.server.store.interface import Tx


async def tell_once(tx: Tx, table: str, seat: int, version: int, kind: str, at: int) -> bool:
    """Note that a seat was notified of this turn; True if it had not been."""
    return (
        await tx.run(
            "INSERT INTO told (table_id, seat, version, kind, at) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, seat, kind) DO UPDATE SET version = excluded.version, at = excluded.at"
            " WHERE told.version < excluded.version",
            table,
            seat,
            version,
            kind,
            at,
        )
        > 0
    )


async def of_person(tx: Tx, person: str) -> list[str]:
    """The tables where a person sits, and those he has created."""
    rows = await tx.rows(
        "SELECT table_id FROM seated WHERE person = ? UNION SELECT id FROM tables WHERE creator = ?",
        person,
        person,
    )
    return [row[0] for row in rows]


async def set_creator(tx: Tx, table: str, old: str, new: str) -> None:
    """Make another person (or nobody) the creator of a table."""
    await tx.run("UPDATE tables SET creator = ? WHERE id = ? AND creator = ?", new, table, old)


async def with_gone(tx: Tx) -> list[str]:
    """The tables where a person sits who is not in the database."""
    rows = await tx.rows(
        "SELECT DISTINCT table_id FROM seated"
        " WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = seated.person)"
    )
    return [row[0] for row in rows]


async def adopt(tx: Tx, old: str, new: str) -> None:
    """Move what a guest has, besides seats and tables, to his account."""
    for table, same in (("notes", ""), ("access", " AND n.kind = o.kind AND n.seat = o.seat")):
        await tx.run(
            f"DELETE FROM {table} AS o WHERE person = ? AND EXISTS (SELECT 1 FROM {table} n"
            f" WHERE n.person = ? AND n.table_id = o.table_id{same})",
            old,
            new,
        )
        await tx.run(f"UPDATE {table} SET person = ? WHERE person = ?", new, old)
    await tx.run("UPDATE chat SET person = ? WHERE person = ?", new, old)
    for before, after in zip(coach_rooms(old), coach_rooms(new), strict=True):
        await tx.run("UPDATE chat SET room = ? WHERE room = ?", after, before)
    await tx.run("UPDATE invites SET author = ? WHERE author = ?", new, old)
    await repeated_requests.adopt(tx, old, new)
