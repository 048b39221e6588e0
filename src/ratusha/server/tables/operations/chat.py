"""Chat and notes at a table."""

from __future__ import annotations

import unicodedata
from typing import Annotated, ClassVar, Final

from msgspec import Meta

from ratusha.server.base import limits
from ratusha.server.base.ids import now
from ratusha.server.refusal import Refused
from ratusha.server.store import Store, Tx, repeated_requests
from ratusha.server.store import chat as chat_store
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations.access import may_write
from ratusha.server.tables.operations.operation import AtTable, Kept, Operation, Outcome, encoded
from ratusha.server.tables.shown.shapes import ChatLine
from ratusha.server.tables.shown.snapshots import chat_line

LINES: Final = 100
"""Lines of a chat that are shown."""


class ChatSent(Outcome, kw_only=True):
    """A line of chat was said."""

    line: ChatLine


class Chat(Operation, kw_only=True):
    """Write in a chat: table, watch, or coach-N."""

    name: ClassVar[str] = "chat"
    rate: ClassVar[str] = "chat"
    locked: ClassVar[bool] = False

    text: Annotated[str, Meta(max_length=limits.CHAT)]
    room: Annotated[str, Meta(max_length=20)] = "table"

    async def do(self, at: AtTable) -> ChatSent:
        """Write in one of the rooms where this viewer may."""
        live, person = at.live, at.person
        if not may_write(live, at.viewer, self.room):
            raise Refused("chat_not_allowed")
        cleaned = "".join(c for c in self.text if c == "\n" or unicodedata.category(c)[0] != "C").strip()
        if not cleaned:
            raise Refused("empty_message")
        kept = at.viewer.kept(self.room)

        async def work(tx: Tx) -> ChatSent:
            said = await chat_store.say(
                tx, live.id, kept, person.id, person.name, cleaned[: limits.CHAT], now()
            )
            heard = ChatSent(line=chat_line(said))
            await repeated_requests.keep(tx, live.id, at.key, encoded(heard), live.version, now())
            return heard

        return await at.tables.store.write(work)


class Notes(Operation, kw_only=True):
    """Your private notes at this table."""

    name: ClassVar[str] = "notes"
    rate: ClassVar[str] = "chat"
    locked: ClassVar[bool] = False

    text: Annotated[str, Meta(max_length=limits.NOTES)]

    async def do(self, at: AtTable) -> Kept:
        """Store them; nobody else can read them."""

        async def work(tx: Tx) -> None:
            await repeated_requests.keep(tx, at.live.id, at.key, encoded(Kept()), at.live.version, now())
            await chat_store.set_notes(tx, at.live.id, at.person.id, self.text)

        await at.tables.store.write(work)
        return Kept()


async def chat_lines(store: Store, live: Live, viewer: Viewer) -> list[chat_store.ChatLine]:
    """The last lines that this viewer may read."""
    rooms = [viewer.kept(room) for room in viewer.rooms]
    return await store.read(lambda tx: chat_store.chat(tx, live.id, LINES, rooms=rooms))
