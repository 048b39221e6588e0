"""The pages that are open at a table: one channel for all that show the same."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.websockets import WebSocket

from ratusha.server.store.chat import ChatLine
from ratusha.server.tables.live.room import Channel
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations.chat import LINES, chat_lines
from ratusha.server.tables.shown.shared_screen import drawn
from ratusha.server.web.pages.parts import News, Reader, known_after, known_parts, mark, news
from ratusha.server.web.pages.table import reader_of
from ratusha.server.web.pages.table_parts import chat_part, table_news, table_parts
from ratusha.server.web.socket import Client, serve


class Pages(Channel):
    """The pages of equal readers: they get the parts that have changed."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader.viewer)
        self.reader = reader
        self.keys: dict[str, str] = {}
        """The parts they were sent last."""
        self.chat: list[ChatLine] = []

    @property
    def key(self) -> Reader:
        return self.reader

    def marked(self, live: Live) -> str:
        return mark(live, self.reader)

    def begin(self, live: Live, said: list[ChatLine], known: Mapping[str, str]) -> bytes:
        """What a page that has these parts still needs."""
        if said and (not self.chat or said[-1].n > self.chat[-1].n):
            self.chat = said
        parts = [*table_parts(live, self.reader), chat_part(live, self.reader, self.chat)]
        begun = news(live, self.reader, parts)
        self.keys = begun.facts.keys
        self.version, self.mark = live.version, self.marked(live)
        return begun.to(known)

    def show(self, live: Live) -> None:
        # When a device passes to the next player, its connection moves to the next channel.
        reader = self.reader._replace(viewer=drawn(live, self.viewer))
        self._send_parts(live, table_news(live, reader))

    def say(self, live: Live, said: ChatLine) -> None:
        if all(known.n != said.n for known in self.chat):
            self.chat = [*self.chat, said][-LINES:]
        self._send_parts(live, news(live, self.reader, [chat_part(live, self.reader, self.chat)]))

    def _send_parts(self, live: Live, told: News) -> None:
        """To all; a page whose request is being answered gets the parts with the answer, and only their
        keys here."""
        answered = {outbox for outbox in self.outboxes if outbox.page in live.room.answering}
        for outboxes, known in ((answered, told.facts.keys), (self.outboxes - answered, self.keys)):
            message = told.to(known) if outboxes else b""
            for outbox in outboxes:
                outbox.put(message)
        self.keys = known_after(self.keys, told.facts.keys)


async def page_socket(socket: WebSocket) -> None:
    """A page at a table."""
    await serve(socket, Page)


class Page(Client):
    """A page: it gets its parts here, and sends its forms by HTTP."""

    _reader: Reader | None = None

    def _channel(self) -> Pages:
        assert self._reader is not None
        return Pages(self._reader._replace(viewer=self._viewer))

    async def _enter(self) -> bool:
        if self._reader is None:
            self._page = self._socket.query_params.get("page", "")[:64]
            _, self._reader, _ = await reader_of(self._socket)
        return await super()._enter()

    async def _first(self, channel: Channel) -> bytes:
        assert isinstance(channel, Pages)
        # Read after subscribing, so that no line is missed.
        said = await chat_lines(self._server.store, self._live, self._viewer)
        known = known_parts(self._socket) if self._fresh else {}
        self._fresh = False
        return await self._server.tables.writer.shown(
            self._live, lambda: channel.begin(self._live, said, known)
        )

    _fresh = True
    """Has the page just been loaded? Then it has the parts that it says it has."""
