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
    """WebSockets, where who does not read is not answered for ever."""

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)


__all__: list[Any] = ["Http", "Socket"]
