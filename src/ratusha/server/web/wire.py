"""Under the application: uvicorn's protocols, with an end to what a client may leave undone.

uvicorn waits without limit for a request's head, keeps whatever is in it, answers pings to someone
who does not read, and lets a closed connection live until the other side has read the rest.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD: Final = 64_000
"""Bytes of a request's first line and headers."""
HEAD_SECONDS: Final = 20.0
"""How long they may take to come."""
PART: Final = 2048
"""Bytes of a socket that are read at once."""
PINGS: Final = 30
"""Pings that are answered in a second."""
FRAGMENTS: Final = 1000
"""Parts of one message."""
LINGER: Final = 10.0
"""Seconds that the other side of a closed socket has to read the rest."""


class Http(HttpToolsProtocol):
    """HTTP, where a request's head has a size and a time in which it must come."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head = 0
        self._head_timer = self.loop.call_later(HEAD_SECONDS, self._too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_timer.cancel()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._head_timer.cancel()
        self._head_timer = self.loop.call_later(HEAD_SECONDS, self._too_slow)

    def on_url(self, url: bytes) -> None:
        self._take(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._take(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._head_timer.cancel()
        super().on_headers_complete()

    def _take(self, size: int) -> None:
        self._head += size + 4
        if self._head > HEAD:
            raise ValueError("the head of a request is too large")  # answered with 400

    def _too_slow(self) -> None:
        self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """WebSockets, where a flood is taken in small parts, and who does not read is not answered for ever."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._waiting = b""
        self._feeding = False
        self._pings = 0

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        if not self._feeding and not self.read_paused:
            self._feed()

    def _feed(self) -> None:
        """Read one part; the next when others have had their turn, and the application has taken this one."""
        self._feeding = False
        if self.transport.is_closing() or self.read_paused:
            return
        part, self._waiting = self._waiting[:PART], self._waiting[PART:]
        super().data_received(part)
        if self._waiting and not self.read_paused:
            self._feeding = True
            self.transport.pause_reading()
            self.loop.call_soon(self._feed)
        elif not self.read_paused:
            self._read_on()

    def _read_on(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if not self._waiting:
                self._read_on()
            elif not self._feeding:
                self._feeding = True
                self.loop.call_soon(self._feed)
        return message

    def handle_ping(self) -> None:
        self._pings += 1
        if self._pings == 1:
            self.loop.call_later(1.0, self._forget_pings)
        if self.writable.is_set() and self._pings <= PINGS:
            super().handle_ping()
        else:
            self.transport.abort()

    def _forget_pings(self) -> None:
        self._pings = 0

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)
