"""Chat and notes at a table."""

from __future__ import annotations

import unicodedata
from typing import Any

from ratusha.server.base import limits
from ratusha.server.base.ids import now
from ratusha.server.model.person import Person
from ratusha.server.refusal import Refused
from ratusha.server.server import Server
from ratusha.server.store import Tx
from ratusha.server.store import repeats as repeats
from ratusha.server.store import seats as seat_store
from ratusha.server.store.repeats import RequestKey
from ratusha.server.tables.access import may_write
from ratusha.server.tables.hub import chat_line
from ratusha.server.tables.live import Live
from ratusha.server.tables.room import Viewer


async def write_chat(
    server: Server,
    live: Live,
    person: Person,
    viewer: Viewer,
    room: str,
    text: str,
    request_key: RequestKey | None,
) -> dict[str, Any]:
    """Say something in one of the rooms this viewer may write in."""
    if not may_write(live, viewer, room):
        raise Refused("chat_not_allowed")
    cleaned = "".join(c for c in text if c == "\n" or unicodedata.category(c)[0] != "C").strip()
    if not cleaned:
        raise Refused("empty_message")
    cleaned = cleaned[: limits.CHAT]
    kept = viewer.kept(room)

    async def work(tx: Tx) -> dict[str, Any]:
        said = await seat_store.say(tx, live.id, kept, person.id, person.name, cleaned, now())
        answer = {"line": chat_line(said)}
        await repeats.keep(tx, live.id, request_key, answer, live.version, now())
        return answer

    return await server.store.write(work)


async def write_notes(
    server: Server, live: Live, person: Person, text: str, request_key: RequestKey | None
) -> None:
    """Keep somebody's private notes."""

    async def work(tx: Tx) -> None:
        await repeats.keep(tx, live.id, request_key, {}, live.version, now())
        await seat_store.set_notes(tx, live.id, person.id, text)

    await server.store.write(work)


async def read_chat(server: Server, live: Live, viewer: Viewer, most: int = 100) -> list[dict[str, Any]]:
    """The last lines this viewer may read."""
    rooms = [viewer.kept(room) for room in viewer.rooms]
    said = await server.store.read(lambda tx: seat_store.chat(tx, live.id, most, rooms=rooms))
    return [dict(chat_line(line)) for line in said]
