"""Queries about what belongs to the people at a table: drafts, invitations, chat, notes, answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ratusha.server.base import limits
from ratusha.server.base.ids import PROCESS
from ratusha.server.model.draft import StoredDraft
from ratusha.server.model.notices import AccessChanged, ChatWritten, KeptChanged
from ratusha.server.store import repeats
from ratusha.server.store.tx import Stale, Tx


async def check_draft(tx: Tx, table: str, seat: int, known: list[str]) -> None:
    """Stale if another process has changed the draft that is known here."""
    row = await tx.one("SELECT moves FROM drafts WHERE table_id = ? AND seat = ?" + tx.lock, table, seat)
    moves = [] if row is None else msgspec.json.decode(row[0], type=StoredDraft).moves
    if moves != known:
        raise Stale


async def set_draft(tx: Tx, table: str, seat: int, draft: StoredDraft | None, known: list[str]) -> None:
    """Keep a seat's draft, or none, in place of the one that is known here."""
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
    """Forget all drafts of a table but those of these seats."""
    for row in await tx.rows("SELECT seat FROM drafts WHERE table_id = ?", table):
        if row[0] not in seats:
            await tx.run("DELETE FROM drafts WHERE table_id = ? AND seat = ?", table, row[0])


async def drafts(tx: Tx, table: str) -> dict[int, StoredDraft]:
    rows = await tx.rows("SELECT seat, moves FROM drafts WHERE table_id = ?", table)
    return {row[0]: msgspec.json.decode(row[1], type=StoredDraft) for row in rows}


async def kept(tx: Tx, table: str) -> tuple[int, dict[int, list[str]]]:
    """The version of a table, and the steps of the drafts beside its log."""
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
    """A standing answer at this table; an empty policy: ask again."""
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
    """Another sits there now."""
    await tx.run("DELETE FROM standing WHERE table_id = ? AND seat = ?", table, seat)


async def standing(tx: Tx, table: str) -> dict[tuple[int, str], str]:
    rows = await tx.rows("SELECT seat, key, policy FROM standing WHERE table_id = ?", table)
    return {(row[0], row[1]): row[2] for row in rows}


InviteKind = Literal["play", "watch", "coach"]


class Invite(msgspec.Struct, frozen=True):
    """A link into a table: to play, to watch, or to coach a seat."""

    token: str
    table: str
    kind: InviteKind
    seat: int
    author: str


async def add_invite(tx: Tx, invite: Invite, at: int) -> None:
    await tx.run(
        "INSERT INTO invites (token, table_id, kind, seat, author, created) VALUES (?, ?, ?, ?, ?, ?)",
        invite.token,
        invite.table,
        invite.kind,
        invite.seat,
        invite.author,
        at,
    )
    tx.notify(KeptChanged(invite.table, PROCESS))


async def invite(tx: Tx, token: str) -> Invite | None:
    row = await tx.one("SELECT token, table_id, kind, seat, author FROM invites WHERE token = ?", token)
    return None if row is None else Invite(*row)


async def invites(tx: Tx, table: str) -> list[Invite]:
    rows = await tx.rows(
        "SELECT token, table_id, kind, seat, author FROM invites WHERE table_id = ? ORDER BY created", table
    )
    return [Invite(*row) for row in rows]


async def revoke(tx: Tx, table: str, token: str) -> int:
    """End an invitation; who came by it and has no seat is out."""
    await tx.run("DELETE FROM access WHERE token = ?", token)
    gone = await tx.run("DELETE FROM invites WHERE token = ? AND table_id = ?", token, table)
    tx.notify(AccessChanged(table))
    tx.notify(KeptChanged(table, PROCESS))
    return gone


async def admit(tx: Tx, invite: Invite, person: str) -> None:
    await tx.run(
        "INSERT INTO access (table_id, person, kind, seat, token) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, person, kind, seat) DO UPDATE SET token = excluded.token",
        invite.table,
        person,
        invite.kind,
        invite.seat,
        invite.token,
    )


async def access(tx: Tx, table: str, person: str) -> list[tuple[str, int, str]]:
    """What a person was invited to at a table: kinds, seats, and by whom."""
    rows = await tx.rows(
        "SELECT a.kind, a.seat, i.author FROM access a JOIN invites i ON i.token = a.token"
        " WHERE a.table_id = ? AND a.person = ?",
        table,
        person,
    )
    return [(row[0], row[1], row[2]) for row in rows]


def coach_rooms(person: str) -> list[str]:
    """Where this person talks with his coaches, whichever seat is his; see `Viewer.kept`."""
    return [f"coach-{seat}:{person}" for seat in range(limits.SEATS)]


LINE = "n, room, person, name, text, at"


class Said(msgspec.Struct, frozen=True):
    """A line of chat."""

    n: int
    room: str
    person: str
    name: str
    text: str
    at: int


async def say(tx: Tx, table: str, room: str, person: str, name: str, text: str, at: int) -> Said:
    """Add a line of chat. No two at a table have the same time, by which readers know them apart."""
    await tx.one("SELECT id FROM tables WHERE id = ?" + tx.lock, table)
    row = await tx.one("SELECT coalesce(max(n), 0), coalesce(max(at), 0) FROM chat WHERE table_id = ?", table)
    assert row is not None
    said = Said(row[0] + 1, room, person, name, text, max(at, row[1] + 1))
    await tx.run(
        "INSERT INTO chat (table_id, n, room, person, name, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        table,
        said.n,
        room,
        person,
        name,
        text,
        at,
    )
    tx.notify(ChatWritten(table, said.n))
    return said


async def chat(tx: Tx, table: str, most: int, after: int = 0, rooms: Sequence[str] = ()) -> list[Said]:
    """The last lines of these rooms (none given: of all), in order."""
    only = f" AND room IN ({', '.join('?' for _ in rooms)})" if rooms else ""
    rows = await tx.rows(
        f"SELECT {LINE} FROM chat WHERE table_id = ? AND n > ?{only} ORDER BY n DESC LIMIT {most:d}",
        table,
        after,
        *rooms,
    )
    return [Said(*row) for row in reversed(rows)]


async def set_notes(tx: Tx, table: str, person: str, text: str) -> None:
    await tx.run(
        "INSERT INTO notes (table_id, person, text) VALUES (?, ?, ?) ON CONFLICT (table_id, person)"
        " DO UPDATE SET text = excluded.text",
        table,
        person,
        text,
    )


async def notes(tx: Tx, table: str, person: str) -> str:
    row = await tx.one("SELECT text FROM notes WHERE table_id = ? AND person = ?", table, person)
    return "" if row is None else str(row[0])


async def tell_once(tx: Tx, table: str, seat: int, version: int, kind: str, at: int) -> bool:
    """Was this seat not yet told about this hand-over? (And it is now.)"""
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
    """The tables where a person sits, and those he has made."""
    rows = await tx.rows(
        "SELECT table_id FROM seated WHERE person = ? UNION SELECT id FROM tables WHERE creator = ?",
        person,
        person,
    )
    return [row[0] for row in rows]


async def set_creator(tx: Tx, table: str, old: str, new: str) -> None:
    """A table that one person has made is another's from now on, or nobody's."""
    await tx.run("UPDATE tables SET creator = ? WHERE id = ? AND creator = ?", new, table, old)


async def with_gone(tx: Tx) -> list[str]:
    """The tables where somebody sits who is not among the people."""
    rows = await tx.rows(
        "SELECT DISTINCT table_id FROM seated"
        " WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = seated.person)"
    )
    return [row[0] for row in rows]


async def adopt(tx: Tx, old: str, new: str) -> None:
    """What a guest has beside his seats and tables goes to his account."""
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
    await repeats.adopt(tx, old, new)
