"""uvicorn's protocols, with limits for slow and greedy clients.

uvicorn waits without limit for a request's head, keeps whatever is in it, answers pings to a client that
does not read, keeps a closed connection until the other side has read the rest, and accepts any number of
connections from one address. None of this can be set from outside, so its protocols are subclassed.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ratusha.server.base import limits
from ratusha.server.web.connections import OPEN
from ratusha.server.web.guard import HEADERS

HEAD: Final = 64_000
"""Bytes of a request's first line and headers."""
HEAD_SECONDS: Final = 20.0
"""Seconds in which they must arrive."""
PART: Final = 2048
"""Bytes that are read from a socket at once."""
PINGS: Final = 30
"""Pings that are answered in a second."""
FRAGMENTS: Final = 1000
"""The most fragments of one message."""
LINGER: Final = 10.0
"""Seconds that the other side of a closed socket has to read the rest."""
UNREAD: Final = 120.0
"""Seconds that a client has to read an answer."""


class Http(HttpToolsProtocol):
    """HTTP with limits for the size and time of a request's head, and for the time to read an answer."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head = 0
        self._head_timer = self.loop.call_later(HEAD_SECONDS, self._too_slow)
        self._unread_timer: asyncio.TimerHandle | None = None
        self._from = limits.customer(self.client[0]) if self.client else "?"
        if not self.config.proxy_headers:  # a proxy has its own limits
            OPEN.add(self._from, self)

    @property
    def waiting(self) -> bool:
        """Is no request being answered?"""
        return self.cycle is None or self.cycle.response_complete

    def hang_up(self) -> None:
        """Close it now: others need the room."""
        OPEN.remove(self._from, self)
        self.transport.abort()

    def shutdown(self) -> None:
        super().shutdown()
        stop = self.app_state.get("stop")
        if stop is not None and not self.waiting:
            stop()  # uvicorn would wait for a long poll, and then cut it off with an error

    def connection_lost(self, exc: Exception | None) -> None:
        OPEN.remove(self._from, self)
        self._head_timer.cancel()
        self._is_read()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        if OPEN.full(self._from):
            self.send_400_response("Too many sockets from this address.")
            return
        OPEN.remove(self._from, self)
        super().handle_websocket_upgrade()
        # A reference cycle with the socket: only the garbage collector would find it, and
        # it rarely looks at old objects (see `hub.tidy`).
        del self.parser

    def pause_writing(self) -> None:
        self._to_be_read()
        super().pause_writing()

    def resume_writing(self) -> None:
        if not self.transport.is_closing():
            self._is_read()
        super().resume_writing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._to_be_read()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._to_be_read()

    def _to_be_read(self) -> None:
        if self._unread_timer is None:
            self._unread_timer = self.loop.call_later(UNREAD, self.transport.abort)

    def _is_read(self) -> None:
        if self._unread_timer is not None:
            self._unread_timer.cancel()
            self._unread_timer = None

    def send_400_response(self, msg: str) -> None:
        head = {**HEADERS, "cache-control": "no-store", "connection": "close"}
        head |= {"content-type": "text/plain; charset=utf-8", "content-length": str(len(msg))}
        lines = ["HTTP/1.1 400 Bad Request", *(f"{name}: {value}" for name, value in head.items()), "", msg]
        self.transport.write("\r\n".join(lines).encode())
        self.transport.close()

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
    """WebSockets: a flood is read in small parts, and a client that does not read is not answered for
    ever."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._waiting = b""
        self._feeding = False
        self._pings = 0
        self._from = limits.customer(self.client[0]) if self.client else "?"
        if not self.config.proxy_headers:
            OPEN.upgrade(self._from, self)
        self.loop.call_later(HEAD_SECONDS, self._no_handshake)

    def connection_lost(self, exc: Exception | None) -> None:
        OPEN.remove(self._from, self)
        super().connection_lost(exc)
        self.conn.parser.close()  # a reference cycle; see above

    @property
    def waiting(self) -> bool:
        """A socket is always in use."""
        return False

    def hang_up(self) -> None:
        """Close it now: others need the room."""
        OPEN.remove(self._from, self)
        self.transport.abort()

    def _no_handshake(self) -> None:
        """It was not a handshake, e.g. because it has a body: nobody answers it."""
        if not self.handshake_initiated:
            self.transport.abort()

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
