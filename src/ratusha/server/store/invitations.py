"""Queries about links into a table, and about the people who used them."""

from __future__ import annotations

from typing import Literal

import msgspec

from ratusha.server.base.ids import PROCESS
from ratusha.server.model.notices import AccessChanged, KeptChanged
from ratusha.server.store.interface import Tx

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
    """End an invitation; those who came by it and have no seat lose access."""
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
