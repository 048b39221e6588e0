"""Queries about tables and their logs. `append` is the one way in which a table changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ratusha.server.store.tx import Row, Stale, Tx
from ratusha.server.tables.entries import AnyEntry, decode, encode, kind_of

SKEW: Final = 60_000
"""Milliseconds by which the clocks of several machines may differ."""


class Repeated(Exception):
    """This submit has been carried out before, at this version."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class Summary(msgspec.Struct, frozen=True):
    """What the lobby needs to know of a table without reading its log."""

    status: str
    ply: int
    seats: list[tuple[str, bool]]
    """Who sits there (empty: nobody or a bot) and whether he is asked."""
    card: str
    """JSON for the table's card in the lobby."""
    deadline: int | None
    bot: bool
    """Is a bot asked?"""


class StoredTable(msgspec.Struct, frozen=True):
    """A row of `tables`."""

    id: str
    game: str
    status: str
    open: bool
    creator: str
    version: int
    ply: int
    card: str
    updated: int
    deadline: int | None


COLUMNS = "t.id, t.game, t.status, t.open, t.creator, t.version, t.ply, t.summary, t.updated, t.deadline"


def _table(row: Row) -> StoredTable:
    return StoredTable(
        row[0], row[1], row[2], bool(row[3]), row[4], row[5], row[6], row[7], row[8], row[9]
    )  # fmt: skip


async def create(
    tx: Tx, id: str, game: str, open: bool, creator: str, settings: str, secret: str, at: int
) -> None:
    """A table with an empty log."""
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
    author: str = "",
    submit: str = "",
    before: Sequence[tuple[str, bool]] = (),
) -> None:
    """Add entries to the log of a table that is still at `version`; Stale or Repeated if not.

    `before` are the seats as the database has them: only those that changed are written.
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
        first = await repeated(tx, id, author, submit) if submit else None
        raise Stale if first is None else Repeated(first)
    if submit and not await keep_submit(tx, id, author, submit, after, at):
        raise Repeated(await repeated(tx, id, author, submit) or 0)
    bodies = [encode(entry) for entry in entries]
    for n, (entry, body) in enumerate(zip(entries, bodies, strict=True), version + 1):
        await tx.run(
            "INSERT INTO entries (table_id, version, at, kind, body) VALUES (?, ?, ?, ?, ?)",
            id,
            n,
            at,
            kind_of(entry),
            body,
        )
    await _seat(tx, id, summary.seats, before)
    asked = ",".join(person for person, asked in summary.seats if asked)
    tx.notify(f"table {id} {after} {asked}", f"{at} " + "\n".join(bodies))


def heard(words: Sequence[str]) -> tuple[int, list[tuple[int, int, AnyEntry]]]:
    """What a notice of `append` tells: the version reached, and the entries, if they are in it."""
    version = int(words[1])
    if len(words) < 5:
        return version, []
    bodies = words[4].split("\n")
    first = version - len(bodies) + 1
    return version, [(first + n, int(words[3]), decode(body)) for n, body in enumerate(bodies)]


async def _seat(tx: Tx, id: str, seats: list[tuple[str, bool]], before: Sequence[tuple[str, bool]]) -> None:
    changed = [
        (seat, person, asked)
        for seat, (person, asked) in enumerate(seats)
        if seat >= len(before) or before[seat] != (person, asked)
    ]
    for seat, person, _ in changed:
        if not person:
            await tx.run("DELETE FROM seated WHERE table_id = ? AND seat = ?", id, seat)
    taken = [(id, seat, person, int(asked)) for seat, person, asked in changed if person]
    if taken:
        marks = ", ".join(["(?, ?, ?, ?)"] * len(taken))
        await tx.run(
            f"INSERT INTO seated (table_id, seat, person, asked) VALUES {marks}"
            " ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, asked = excluded.asked"
            " WHERE seated.person <> excluded.person OR seated.asked <> excluded.asked",
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


async def keep_submit(tx: Tx, id: str, author: str, submit: str, version: int, at: int) -> bool:
    """Remember that this was carried out, and with what result; False if it is remembered already."""
    fresh = await tx.run(
        "INSERT INTO submits (table_id, author, id, version, at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, author, id) DO NOTHING",
        id,
        author,
        submit,
        version,
        at,
    )
    return fresh > 0


async def repeated(tx: Tx, id: str, author: str, submit: str) -> int | None:
    """At which version this submit was carried out, if it was."""
    row = await tx.one(
        "SELECT version FROM submits WHERE table_id = ? AND author = ? AND id = ?", id, author, submit
    )
    return None if row is None else int(row[0])


async def get(tx: Tx, id: str) -> StoredTable | None:
    row = await tx.one(f"SELECT {COLUMNS} FROM tables t WHERE t.id = ?", id)
    return None if row is None else _table(row)


async def lobby(tx: Tx, statuses: Sequence[str], most: int) -> list[StoredTable]:
    """Open tables in these states, the latest first."""
    marks = ", ".join("?" for _ in statuses)
    rows = await tx.rows(
        f"SELECT {COLUMNS} FROM tables t WHERE t.status IN ({marks}) AND t.open = 1"
        f" ORDER BY t.updated DESC LIMIT {most:d}",
        *statuses,
    )
    return [_table(row) for row in rows]


async def of_person(tx: Tx, person: str, most: int) -> list[tuple[StoredTable, bool]]:
    """The tables where a person sits, with whether he is asked there; those first."""
    rows = await tx.rows(
        f"SELECT {COLUMNS}, s.asked FROM tables t JOIN"
        " (SELECT table_id, max(asked) AS asked FROM seated WHERE person = ? GROUP BY table_id) s"
        f" ON s.table_id = t.id ORDER BY s.asked DESC, t.updated DESC LIMIT {most:d}",
        person,
    )
    return [(_table(row), bool(row[10])) for row in rows]


async def waiting_for(tx: Tx, person: str) -> list[str]:
    """Tables that wait for a person, the longest waiting first."""
    rows = await tx.rows(
        "SELECT DISTINCT t.id, t.updated FROM seated s JOIN tables t ON t.id = s.table_id"
        " WHERE s.person = ? AND s.asked = 1 AND t.status = 'playing' ORDER BY t.updated",
        person,
    )
    return [row[0] for row in rows]


async def versions(tx: Tx, ids: Sequence[str]) -> dict[str, int]:
    """The present versions of these tables."""
    marks = ", ".join("?" for _ in ids)
    rows = await tx.rows(f"SELECT id, version FROM tables WHERE id IN ({marks})", *ids)
    return {row[0]: row[1] for row in rows}


async def all_tables(tx: Tx, most: int) -> list[StoredTable]:
    """For the host."""
    rows = await tx.rows(f"SELECT {COLUMNS} FROM tables t ORDER BY t.updated DESC LIMIT {most:d}")
    return [_table(row) for row in rows]


async def bots_asked(tx: Tx, before: int, at: int) -> list[str]:
    """Tables where a bot has been asked since before a moment, or in the future: a clock was set back."""
    rows = await tx.rows(
        "SELECT id FROM tables WHERE bot = 1 AND status = 'playing' AND (updated <= ? OR updated > ?)"
        " ORDER BY updated",
        before,
        at + SKEW,
    )
    return [row[0] for row in rows]


async def due(tx: Tx, at: int) -> list[str]:
    """Tables whose deadline has passed."""
    rows = await tx.rows("SELECT id FROM tables WHERE deadline IS NOT NULL AND deadline <= ?", at)
    return [row[0] for row in rows]


async def count_by_status(tx: Tx) -> dict[str, int]:
    rows = await tx.rows("SELECT status, count(*) FROM tables GROUP BY status")
    return {row[0]: row[1] for row in rows}


async def delete(tx: Tx, id: str) -> None:
    await tx.run("DELETE FROM tables WHERE id = ?", id)
    tx.notify(f"gone {id}")


async def lease(tx: Tx, name: str, owner: str, at: int, until: int) -> bool:
    """Take or prolong a lease, unless another process holds it (and not from a clock that was set back)."""
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
