"""Queries about chat and private notes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ratusha.server.base import limits
from ratusha.server.model.notices import ChatWritten
from ratusha.server.store.interface import Tx


def coach_rooms(person: str) -> list[str]:
    """The rooms where this person talks with his coaches, whichever seat is his; see `Viewer.kept`."""
    return [f"coach-{seat}:{person}" for seat in range(limits.SEATS)]


LINE = "n, room, person, name, text, at"


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    n: int
    room: str
    person: str
    name: str
    text: str
    at: int


async def say(tx: Tx, table: str, room: str, person: str, name: str, text: str, at: int) -> ChatLine:
    """Add a line of chat. No two at a table have the same time, so that readers can tell them apart by it."""
    await tx.one("SELECT id FROM tables WHERE id = ?" + tx.lock, table)
    row = await tx.one("SELECT coalesce(max(n), 0), coalesce(max(at), 0) FROM chat WHERE table_id = ?", table)
    assert row is not None
    said = ChatLine(row[0] + 1, room, person, name, text, max(at, row[1] + 1))
    await tx.run(
        "INSERT INTO chat (table_id, n, room, person, name, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        table,
        said.n,
        room,
        person,
        name,
        text,
        said.at,
    )
    tx.notify(ChatWritten(table, said.n))
    return said


async def chat(tx: Tx, table: str, most: int, after: int = 0, rooms: Sequence[str] = ()) -> list[ChatLine]:
    """The last lines of these rooms (none given: of all), in order."""
    only = f" AND room IN ({', '.join('?' for _ in rooms)})" if rooms else ""
    rows = await tx.rows(
        f"SELECT {LINE} FROM chat WHERE table_id = ? AND n > ?{only} ORDER BY n DESC LIMIT {most:d}",
        table,
        after,
        *rooms,
    )
    return [ChatLine(*row) for row in reversed(rows)]


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
