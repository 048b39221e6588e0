"""Requests that can safely be repeated: the transaction that carries one out stores it with its answer."""

from __future__ import annotations

from typing import Final

import msgspec

from ratusha.server.refusal import Refused
from ratusha.server.store.interface import Tx

MOST: Final = 2000
"""At least this many requests of one person at one table are remembered."""
NOW_AND_THEN: Final = 100
"""When the time in milliseconds is divisible by this, older ones are removed."""


class RequestKey(msgspec.Struct, frozen=True):
    """A request with an id chosen by its sender: it is carried out once, however often it arrives."""

    author: str
    id: str
    what: str
    """A fingerprint of what it asks for."""


class Repeated(Exception):
    """This request has been carried out before, with this answer."""

    def __init__(self, answer: str) -> None:
        super().__init__(answer)
        self.answer = answer
        """As JSON."""


async def keep(
    tx: Tx, table: str, request_key: RequestKey | None, answer: str, version: int, at: int
) -> None:
    """Store that this request was carried out, and its answer, as JSON (empty: the version).

    Repeated if it is stored already.
    """
    if request_key is None:
        return
    fresh = await tx.run(
        "INSERT INTO submits (table_id, author, id, version, at, what, answer) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, author, id) DO NOTHING",
        table,
        request_key.author,
        request_key.id,
        version,
        at,
        request_key.what,
        answer,
    )
    if fresh and at % NOW_AND_THEN == 0:
        await forget(tx, table, request_key.author)
    if not fresh:
        first = await known(tx, table, request_key)
        raise Repeated(first or answer)


async def known(tx: Tx, table: str, request_key: RequestKey | None) -> str | None:
    """The answer to this request, if it was carried out before; Refused if its id was used for another
    one."""
    if request_key is None:
        return None
    row = await tx.one(
        "SELECT what, answer, version FROM submits WHERE table_id = ? AND author = ? AND id = ?",
        table,
        request_key.author,
        request_key.id,
    )
    if row is None:
        return None
    if row[0] not in (request_key.what, ""):
        raise Refused("id_already_used")
    return str(row[1]) or f'{{"version":{row[2]}}}'


async def forget(tx: Tx, table: str, author: str) -> None:
    """Remove all but a person's latest requests at a table: there is no end to steps and undos."""
    his = "WHERE table_id = ? AND author = ?"
    last = f"SELECT at FROM submits {his} ORDER BY at DESC LIMIT 1 OFFSET {MOST}"
    await tx.run(
        f"DELETE FROM submits {his} AND at < ({last})",
        table,
        author,
        table,
        author,
    )


async def adopt(tx: Tx, old: str, new: str) -> None:
    """Move a guest's requests to his account."""
    await tx.run(
        "UPDATE submits SET author = ? WHERE author = ? AND NOT EXISTS (SELECT 1 FROM submits s"
        " WHERE s.table_id = submits.table_id AND s.id = submits.id AND s.author = ?)",
        new,
        old,
        new,
    )
    await tx.run("DELETE FROM submits WHERE author = ?", old)
