"""Queries about tables and their logs. `append` is the one way in which a table changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ratusha.server.model.entries import AnyEntry, decode, encode, kind_of
from ratusha.server.model.notices import TableChanged, TableGone
from ratusha.server.model.table_card import Status
from ratusha.server.store import repeated_requests
from ratusha.server.store.interface import Row, Stale, Tx
from ratusha.server.store.repeated_requests import Repeated, RequestKey

SKEW: Final = 60_000
"""Milliseconds by which the clocks of several machines may differ."""


class Seated(msgspec.Struct, frozen=True):
    """Who sits at a seat (empty: nobody or a bot), and whether it is his turn."""

    person: str
    asked: bool = False
    since: int = 0
    """When it became his turn."""
    deadline: int | None = None
    """When his time runs out, if there is a clock."""


class Summary(msgspec.Struct, frozen=True):
    """What the lobby shows of a table, so that its log need not be read."""

    status: Status
    ply: int
    seats: list[Seated]
    card: str
    """JSON for the table's card in the lobby."""
    deadline: int | None
    bot: bool
    """Is it a bot's turn?"""


class StoredTable(msgspec.Struct, frozen=True):
    """A row of `tables`."""

    id: str
    game: str
    status: Status
    open: bool
    creator: str
    version: int
    ply: int
    card: str
    updated: int
    deadline: int | None


COLUMNS = "t.id, t.game, t.status, t.open, t.creator, t.version, t.ply, t.summary, t.updated, t.deadline"


def _table(row: Row) -> StoredTable:
    # Fmt: skip.
    return StoredTable(row[0], row[1], row[2], bool(row[3]), row[4], row[5], row[6], row[7], row[8], row[9])


async def create(
    tx: Tx, id: str, game: str, open: bool, creator: str, settings: str, secret: str, at: int
) -> None:
    """Add a table with an empty log."""
    await tx.run(
        "INSERT INTO tables (id, game, status, open, creator, version, ply, settings, summary, secret,"
        " deadline, created, updated) VALUES (?, ?, 'open', ?, ?, 0, 0, ?, '{}', ?, NULL, ?, ?)",
        id,
        game,
        int(open),
        creator,
        settings,
        secret,
        at,
        at,
    )


async def append(
    tx: Tx,
    id: str,
    version: int,
    entries: Sequence[AnyEntry],
    summary: Summary,
    at: int,
    request_key: RequestKey | None = None,
    answer: str = "",
    before: Sequence[Seated] = (),
) -> None:
    """Add entries to the log of a table that is still at `version`; Stale or Repeated if not.

    `request_key` is the request they come from, `answer` its answer, as JSON (empty: the version). `before`
    are the seats as the database has them: only those that changed are written.
    """
    after = version + len(entries)
    moved_on = await tx.run(
        "UPDATE tables SET version = ?, ply = ?, status = ?, summary = ?, deadline = ?, bot = ?, updated = ?"
        " WHERE id = ? AND version = ?",
        after,
        summary.ply,
        summary.status,
        summary.card,
        summary.deadline,
        int(summary.bot),
        at,
        id,
        version,
    )
    if not moved_on:
        first = await repeated_requests.known(tx, id, request_key)
        raise Stale if first is None else Repeated(first)
    await repeated_requests.keep(tx, id, request_key, answer, after, at)
    for n, entry in enumerate(entries, version + 1):
        await tx.run(
            "INSERT INTO entries (table_id, version, at, kind, body) VALUES (?, ?, ?, ?, ?)",
            id,
            n,
            at,
            kind_of(entry),
            encode(entry),
        )
    await _seat(tx, id, summary.seats, before)
    asked = [seat.person for seat in summary.seats if seat.asked]
    tx.notify(TableChanged(id, after, asked, at, list(entries)))


async def _seat(tx: Tx, id: str, seats: Sequence[Seated], before: Sequence[Seated]) -> None:
    changed = [(n, seat) for n, seat in enumerate(seats) if n >= len(before) or before[n] != seat]
    for n, seat in changed:
        if not seat.person:
            await tx.run("DELETE FROM seated WHERE table_id = ? AND seat = ?", id, n)
    taken = [
        (id, n, seat.person, int(seat.asked), seat.since, seat.deadline) for n, seat in changed if seat.person
    ]
    if taken:
        marks = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(taken))
        await tx.run(
            f"INSERT INTO seated (table_id, seat, person, asked, since, deadline) VALUES {marks}"
            " ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, asked = excluded.asked,"
            " since = excluded.since, deadline = excluded.deadline",
            *(value for row in taken for value in row),
        )


async def entries_since(tx: Tx, id: str, version: int) -> list[tuple[int, int, AnyEntry]]:
    """The entries after a version: version, time, entry."""
    rows = await tx.rows(
        "SELECT version, at, body FROM entries WHERE table_id = ? AND version > ? ORDER BY version",
        id,
        version,
    )
    return [(row[0], row[1], decode(row[2])) for row in rows]


async def secret_of(tx: Tx, id: str) -> str | None:
    row = await tx.one("SELECT secret FROM tables WHERE id = ?", id)
    return None if row is None else str(row[0])


async def get(tx: Tx, id: str) -> StoredTable | None:
    row = await tx.one(f"SELECT {COLUMNS} FROM tables t WHERE t.id = ?", id)
    return None if row is None else _table(row)


async def lobby(tx: Tx, statuses: Sequence[str], most: int) -> list[StoredTable]:
    """Open tables in these states, the latest first."""
    found: list[StoredTable] = []
    for status in statuses:  # one by one, so that the index gives them in order
        rows = await tx.rows(
            f"SELECT {COLUMNS} FROM tables t WHERE t.status = ? AND t.open = 1"
            f" ORDER BY t.updated DESC LIMIT {most:d}",
            status,
        )
        found += [_table(row) for row in rows]
    return sorted(found, key=lambda table: table.updated, reverse=True)[:most]


URGENT: Final = "s.deadline IS NULL, s.deadline, s.since"
"""The order in which a person sees the tables that wait for him: those with a clock first, the least time
left at the top, because only there something is lost by waiting; then those that have waited longest."""

_ASKED: Final = (
    "(SELECT table_id, max(asked) AS asked, min(CASE WHEN asked = 1 THEN since END) AS since,"
    " min(deadline) AS deadline FROM seated WHERE person = ? GROUP BY table_id) s"
)
"""For each table where a person sits: whether it is his turn, since when, and until when."""


async def of_person(
    tx: Tx, person: str, most: int, *, latest: bool = False
) -> list[tuple[StoredTable, bool]]:
    """The tables where a person sits, with whether it is his turn: by urgency, or by when something last
    happened."""
    order = "t.updated DESC" if latest else f"s.asked DESC, {URGENT}, t.updated DESC"
    rows = await tx.rows(
        f"SELECT {COLUMNS}, s.asked FROM tables t JOIN {_ASKED}"
        f" ON s.table_id = t.id ORDER BY {order} LIMIT {most:d}",
        person,
    )
    return [(_table(row), bool(row[10])) for row in rows]


async def waiting_for(tx: Tx, person: str) -> list[str]:
    """Tables that wait for a person, the most urgent first."""
    rows = await tx.rows(
        f"SELECT t.id FROM tables t JOIN {_ASKED}"
        f" ON s.table_id = t.id WHERE s.asked = 1 AND t.status = 'playing' ORDER BY {URGENT}, t.id",
        person,
    )
    return [row[0] for row in rows]


async def versions(tx: Tx, ids: Sequence[str]) -> dict[str, int]:
    """The present versions of these tables."""
    marks = ", ".join("?" for _ in ids)
    rows = await tx.rows(f"SELECT id, version FROM tables WHERE id IN ({marks})", *ids)
    return {row[0]: row[1] for row in rows}


async def all_tables(tx: Tx, most: int) -> list[StoredTable]:
    """All tables, for the admin."""
    rows = await tx.rows(f"SELECT {COLUMNS} FROM tables t ORDER BY t.updated DESC LIMIT {most:d}")
    return [_table(row) for row in rows]


async def bots_asked(tx: Tx, before: int, at: int) -> list[str]:
    """Tables where it has been a bot's turn since before a moment, or since a future one (a clock was set
    back)."""
    rows = await tx.rows(
        "SELECT id FROM tables WHERE bot = 1 AND status = 'playing' AND (updated <= ? OR updated > ?)"
        " ORDER BY updated",
        before,
        at + SKEW,
    )
    return [row[0] for row in rows]


async def due(tx: Tx, at: int) -> dict[str, int]:
    """Tables whose deadline has passed, with the deadline."""
    rows = await tx.rows("SELECT id, deadline FROM tables WHERE deadline IS NOT NULL AND deadline <= ?", at)
    return {row[0]: row[1] for row in rows}


async def count_by_status(tx: Tx) -> dict[str, int]:
    rows = await tx.rows("SELECT status, count(*) FROM tables GROUP BY status")
    return {row[0]: row[1] for row in rows}


async def delete(tx: Tx, id: str) -> None:
    await tx.run("DELETE FROM tables WHERE id = ?", id)
    tx.notify(TableGone(id))


async def lease(tx: Tx, name: str, owner: str, at: int, until: int) -> bool:
    """Take or extend a lease, unless another process holds it (a lease from the future, of a clock that was
    set back, does not count)."""
    taken = await tx.run(
        "INSERT INTO leases (name, owner, until) VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE"
        " SET owner = excluded.owner, until = excluded.until"
        " WHERE leases.owner = excluded.owner OR leases.until < ? OR leases.until > ?",
        name,
        owner,
        until,
        at,
        until + SKEW,
    )
    return taken > 0
