"""Chat and notes at a table."""

from __future__ import annotations

import unicodedata
from typing import Any

from ratusha.server import limits
from ratusha.server.hub import chat_line
from ratusha.server.ids import now
from ratusha.server.people.person import Person
from ratusha.server.refusal import Refused
from ratusha.server.server import Server
from ratusha.server.store import seats as seat_store
from ratusha.server.tables.access import may_write
from ratusha.server.tables.live import Live
from ratusha.server.tables.room import Viewer


async def write_chat(
    server: Server, live: Live, person: Person, viewer: Viewer, room: str, text: str, id: str = ""
) -> dict[str, Any]:
    """Say something in one of the rooms this viewer may write in; once, however often it is sent."""
    if not may_write(live, viewer, room):
        raise Refused(403, "chat-here")
    cleaned = "".join(c for c in text if c == "\n" or unicodedata.category(c)[0] != "C").strip()
    if not cleaned:
        raise Refused(409, "empty-chat")
    cleaned = cleaned[: limits.CHAT]
    kept = viewer.kept(room)
    said = await server.store.write(
        lambda tx: seat_store.say(tx, live.id, kept, person.id, person.name, cleaned, now(), id)
    )
    return dict(chat_line(said))


async def read_chat(server: Server, live: Live, viewer: Viewer, most: int = 100) -> list[dict[str, Any]]:
    """The last lines this viewer may read."""
    rooms = [viewer.kept(room) for room in viewer.rooms]
    said = await server.store.read(lambda tx: seat_store.chat(tx, live.id, most, rooms=rooms))
    return [dict(chat_line(line)) for line in said]
